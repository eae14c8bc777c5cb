# Clusta Noba: blanketten där order skrivs, och vad som skrivs i övrigt inför en dag. Rutor är kolumn och rad: 10.09.
# En $time är en tidpunkt som clusta-noba-map-moment säger den, $order namnet på en order, $who en person eller ett läger.

clusta-noba-question-sheet = Hur lyder orderna till { $recipient }?
    .title = Orderformulär

## Före fälttåget

clusta-noba-sheet-chief = ÖB
clusta-noba-sheet-chief-hint = Order utgår från hans ruta, och rapporter kommer dit. Stupar han tar någon annan över.
clusta-noba-sheet-approach = Inlöpning
clusta-noba-sheet-approach-hint = Dina skepp dyker upp i { $hex }. Välj en annan havsruta vid kartans kant för att komma därifrån; ingen annan får veta det.
clusta-noba-sheet-ready = Redo

## Vem som är var

clusta-noba-sheet-nobody = Dina skepp har inte nått ön än.
clusta-noba-sheet-home = högkvarteret
clusta-noba-sheet-aboard = ombord
clusta-noba-sheet-lone = Ensam
clusta-noba-sheet-lone-hint = Bara vägen hem kan beordras.
clusta-noba-sheet-write = Order
clusta-noba-sheet-write-to = Order till { $who }
clusta-noba-sheet-write-for = Skriv order för { $unit }

## Blanketten

clusta-noba-sheet-at-once = I högkvarteret: orderna gäller genast.
clusta-noba-sheet-arrives = Går allt väl är kuriren framme { $time }.
clusta-noba-sheet-through = Så vitt du vet är chansen att kuriren kommer fram { $chance }.
clusta-noba-sheet-through-safe = Du vet inte av någon på vägen som kan fånga kuriren.
clusta-noba-sheet-units = Enheter
clusta-noba-sheet-all-units = Alla
clusta-noba-sheet-alone = Ensam, utan trupper
clusta-noba-sheet-grid = Dagar åt höger, rundor nedåt
clusta-noba-sheet-day = Dag
clusta-noba-sheet-cell = dag { $day }, runda { $round }, { $clock }
clusta-noba-sheet-state-none = inget beordrat
clusta-noba-sheet-state-late = innan kuriren är framme
clusta-noba-sheet-state-busy = pågår
clusta-noba-sheet-state-done = utfört, väntar
clusta-noba-sheet-state-over = orderna har upphört
clusta-noba-sheet-hint-first = Välj dagen och rundan då orderna börjar gälla.
clusta-noba-sheet-hint-more = Välj en runda för att lägga till en rad eller ändra en.
clusta-noba-sheet-close = Kasta
clusta-noba-sheet-finish = Behåll orderna
clusta-noba-sheet-days = Gäller
clusta-noba-sheet-days-auto = till sista raden
clusta-noba-sheet-days-count = { $days ->
        [one] en dag
       *[other] { $days } dagar
    }
clusta-noba-sheet-couriers = Kurirer
clusta-noba-sheet-copy = Samma order till
clusta-noba-sheet-copy-to = Välj
clusta-noba-sheet-lapses = Orderna upphör { $time }. Därefter försvarar sig enheterna bara.

## En rad

clusta-noba-sheet-entry = Rad
clusta-noba-sheet-entry-title = Dag { $day }, { $clock }
clusta-noba-sheet-entry-close = Stäng raden
clusta-noba-sheet-entry-remove = Ta bort raden
clusta-noba-sheet-orders = Order
clusta-noba-sheet-other-order = En annan order
clusta-noba-sheet-hex = Ruta
clusta-noba-sheet-hex-format = Skriv en ruta som kolumn och rad: 07.06.
clusta-noba-sheet-pick = Välj på kartan
clusta-noba-sheet-route = Väg
clusta-noba-sheet-route-nearest = den närmaste
clusta-noba-sheet-via-add = Genom en ruta
clusta-noba-sheet-via-remove = Inte genom { $hex }
clusta-noba-sheet-nights = Nattrundor
clusta-noba-sheet-formation = Formation
clusta-noba-sheet-formation-march = Marsch
clusta-noba-sheet-formation-combat = Strid
clusta-noba-sheet-further = Tills vidare
clusta-noba-sheet-begins = Börjar { $time }.
clusta-noba-sheet-ends = Utfört { $time }, så vitt man vet.
clusta-noba-sheet-runs = Det fortsätter så länge orderna gäller.
clusta-noba-sheet-runs-until = Det fortsätter till nästa rad.
clusta-noba-sheet-order-hex = { $order } { $hex }
clusta-noba-sheet-by = genom { $hexes }
clusta-noba-sheet-nights-short = { $nights ->
        [one] en nattrunda
       *[other] { $nights } nattrundor
    }
clusta-noba-sheet-further-short = tills vidare
clusta-noba-sheet-when = Dag { $day }, runda { $round }: { $what }

## Vad kartan tillfrågas om

clusta-noba-sheet-ask-hex = { $order }: vilken ruta? Välj den, eller rita vägen från där enheterna är.
clusta-noba-sheet-ask-via = Genom vilken ruta går vägen?
clusta-noba-sheet-ask-wish = { $order }: vilken ruta?
clusta-noba-sheet-ask-errand = Vilken ruta kommer härnäst på vägen?
clusta-noba-sheet-ask-umpire = Välj rutan.
clusta-noba-sheet-ask-template-camp = Var slår de läger?
clusta-noba-sheet-ask-template-scout = Varifrån spanar de?
clusta-noba-sheet-ask-template-land = Var går de i land?
clusta-noba-sheet-ask-template-divine = Var spår de?

## Färdiga order

clusta-noba-sheet-templates = Färdiga order
clusta-noba-sheet-template-camp = Gå dit och slå läger
clusta-noba-sheet-template-fortify = Befäst från och med nu
clusta-noba-sheet-template-hold = Håll från och med nu
clusta-noba-sheet-template-patrol = Patrullera från och med nu
clusta-noba-sheet-template-scout = Spana därifrån
clusta-noba-sheet-template-land = Gå i land där
clusta-noba-sheet-template-divine = Spå där

## Uppträdande i strid

clusta-noba-sheet-doctrine = { $count ->
        [0] Uppträdande i strid: som vanligt
        [one] Uppträdande i strid: en ändring
       *[other] Uppträdande i strid: { $count } ändringar
    }
clusta-noba-sheet-doctrine-hint = Ingen kan fråga dig mitt i en strid. Det här avgör i ditt ställe.
clusta-noba-sheet-forced = Ilmarsch
clusta-noba-sheet-forced-at = dag { $day }, runda { $round }
clusta-noba-sheet-forced-add = I den valda rundan
clusta-noba-sheet-forced-choose = Välj först en runda.
clusta-noba-sheet-forced-remove = Ingen ilmarsch dag { $day }, runda { $round }

## Varningar

clusta-noba-sheet-warning-no-courier = Ingen kurir kan komma dit.
clusta-noba-sheet-warning-in-camp = En befälhavare i ett läger leder bara de enheter som du namnger. Välj dem, eller skriv till lägret.
clusta-noba-sheet-warning-nobody = Så vitt du vet finns ingen där som kan göra det.
clusta-noba-sheet-warning-skipped = { $order } dag { $day }, runda { $round }: kuriren kommer för sent för det.
clusta-noba-sheet-warning-no-way = { $order } dag { $day }, runda { $round }: ingen väg leder dit.
clusta-noba-sheet-warning-cut-short = { $order } dag { $day }, runda { $round }: nästa rad börjar innan det är utfört.
clusta-noba-sheet-warning-unfinished = { $order } dag { $day }, runda { $round }: orderna upphör innan det är utfört.
clusta-noba-sheet-warning-no-commander = { $order } dag { $day }, runda { $round }: ingen befälhavare följer med, och utan befälhavare slås inget läger.
clusta-noba-sheet-warning-lone = Till slut har enheterna varken läger eller befälhavare. Då kan du bara skicka hem dem.
clusta-noba-sheet-warning-headquarters = Överbefälhavaren följer med de här enheterna: högkvarteret flyttar, och order till dem som stannar kräver en kurir.
clusta-noba-sheet-warning-idle = { $count ->
        [one] { $units } har inga order.
       *[other] { $units } har inga order.
    }
clusta-noba-sheet-warning-ends = { $count ->
        [one] Orderna till { $units } upphör { $time }, innan nya kan komma fram.
       *[other] Orderna till { $units } upphör { $time }, innan nya kan komma fram.
    }
clusta-noba-sheet-warning-alone = { $count ->
        [one] { $units } har varken läger eller befälhavare och kan bara skickas hem.
       *[other] { $units } har varken läger eller befälhavare och kan bara skickas hem.
    }

## Vad som är skrivet

clusta-noba-sheet-written = { $count ->
        [one] En kolumn är skriven
       *[other] { $count } kolumner är skrivna
    }
clusta-noba-sheet-to = Till { $who }
clusta-noba-sheet-edit = Ändra
clusta-noba-sheet-edit-label = Ändra kolumnen till { $who }
clusta-noba-sheet-remove = Ta bort
clusta-noba-sheet-remove-label = Ta bort kolumnen till { $who }

## Önskemål, uppdrag, brev

clusta-noba-sheet-other-wishes = Önskemål
clusta-noba-sheet-other-errand = { $count ->
        [0] Specialister
       *[other] Specialister: { $count }
    }
clusta-noba-sheet-other-letter = { $count ->
        [0] Brev
       *[other] Brev: { $count }
    }
clusta-noba-sheet-other-play-on = { $count ->
        [0] Spela vidare
       *[other] Spela vidare: { $count }
    }
clusta-noba-sheet-give-up = Avbryt
clusta-noba-sheet-wishes-hint = Tar en befälhavares order slut gör han en av tre saker, troligast den första. Ingen kurir behöver säga det till honom.
clusta-noba-sheet-wishes-change = Ändra
clusta-noba-sheet-wish-next = { $number ->
        [1] Vad gör han allra helst?
        [2] Och i andra hand?
       *[3] Och i tredje hand?
    }
clusta-noba-sheet-errand-begin = Skicka på uppdrag
clusta-noba-sheet-errand-change = Ett annat uppdrag
clusta-noba-sheet-errand-hex = Till en ruta
clusta-noba-sheet-errand-return = Sedan tillbaka till
clusta-noba-sheet-errand-choose = Välj
clusta-noba-sheet-errand-divine = Spå där
clusta-noba-sheet-errand-trip = { $hexes }, sedan tillbaka till { $home }.
clusta-noba-sheet-errand-stars = Spår i { $hexes }.
clusta-noba-sheet-letter-truce = Erbjud vapenvila
clusta-noba-sheet-letter-war = Förklara krig
clusta-noba-sheet-letter-got = Senast mottagna brev: { $letter }.
clusta-noba-sheet-letter-posted = Färdigt att skickas: { $letter }.

## Order i filer

clusta-noba-sheet-other-write = Filer
clusta-noba-sheet-files-hint = Order kan sparas i en fil och användas igen, en annan dag eller vid ett annat bord. Har deras första dag passerat börjar de i dag.
clusta-noba-sheet-files-form = Så ser en sådan fil ut
clusta-noba-sheet-files-load = Läs in order
clusta-noba-sheet-files-save = Spara dagens formulär
clusta-noba-sheet-files-none = Ingenting är skrivet än.
clusta-noba-sheet-files-unreadable = Det finns inga order i filen.
clusta-noba-sheet-files-loaded = { $count ->
        [0] Filen är läst.
        [one] En kolumn är skriven.
       *[other] { $count } kolumner är skrivna.
    }
clusta-noba-sheet-files-moved = { $days ->
        [one] Allt ligger en dag senare än i filen.
       *[other] Allt ligger { $days } dagar senare än i filen.
    }

## Sigillet

clusta-noba-sheet-watch = Fråga mig före varje runda under dagen om min egen ruta
clusta-noba-sheet-play-on = Spela vidare
clusta-noba-sheet-play-on-hint = De dagarna skriver du inget. Når något fram till någon som spelar vidare tillfrågas alla igen nästa morgon.
clusta-noba-sheet-play-on-days = { $days ->
        [0] bara i dag
        [one] en dag till, om inget når mig
       *[other] { $days } dagar till, om inget når mig
    }
clusta-noba-sheet-seal = { $sheets ->
        [0] Försegla utan nya order
        [one] Försegla och skicka ett formulär
       *[other] Försegla och skicka { $sheets } formulär
    }
clusta-noba-sheet-live-hint = De som är i din egen ruta kan få andra order före den här rundan, utan kurir.
clusta-noba-sheet-live-go-on = Inget ändras
clusta-noba-sheet-live-seal = Ge de här orderna

## Tips för de första dagarna

clusta-noba-hint-approach = Skepp kommer in från kartans kant; bara crurerna kommer över bron. Kommer du med skepp kan du gå i land i fred på en avlägsen kust, eller vara först nära mitten.
clusta-noba-hint-orders = Varje morgon får du skicka order. Välj en enhet eller dess befälhavare för att skriva ett formulär till dem; första dagen går ni i land.
clusta-noba-hint-sheet = En kolumn i rutnätet är en dag, en ruta två timmar. Välj rutan där något börjar. Det som ordern leder till, så vitt man kan veta nu, är färglagt.
clusta-noba-hint-templates = Färdiga order skriver flera rader på en gång, var och en till dess att den före bör vara utförd.
clusta-noba-hint-lapse = När order tar slut försvarar sig enheterna bara. Låt därför den sista raden gälla tills vidare.
clusta-noba-hint-seal = Inget rör sig förrän alla sidor har förseglat. Sedan går dagen, och du får bara veta det som kurirerna berättar.
clusta-noba-hint-reports = Kartan visar vad du har fått veta, blekare med åldern. Bara din egen ruta är som du ser den.
clusta-noba-hint-live = I din egen ruta är du själv på plats: där får du ändra order från runda till runda.
