# Clusta Noba: skemaet, som ordrer skrives på, og hvad der ellers skrives før en dag. Felter er kolonne og række: 10.09.
# En $time er et tidspunkt, som clusta-noba-map-moment siger det, $order navnet på en ordre, $who en person eller en lejr.

clusta-noba-question-sheet = Hvordan lyder ordrerne til { $recipient }?
    .title = Ordreark

## Før felttoget

clusta-noba-sheet-chief = Øverstkommanderende
clusta-noba-sheet-chief-hint = Ordrer udgår fra hans felt, og meldinger kommer dertil. Falder han, tager en anden over.
clusta-noba-sheet-approach = Anduvning
clusta-noba-sheet-approach-hint = Dine skibe viser sig i { $hex }. Vælg et andet havfelt ved kortets kant for at komme derfra; ingen anden får det at vide.
clusta-noba-sheet-ready = Klar

## Hvem er hvor

clusta-noba-sheet-nobody = Dine skibe har ikke nået øen endnu.
clusta-noba-sheet-home = hovedkvarteret
clusta-noba-sheet-aboard = om bord
clusta-noba-sheet-lone = Alene
clusta-noba-sheet-lone-hint = Kun vejen hjem kan beordres.
clusta-noba-sheet-write = Ordrer
clusta-noba-sheet-write-to = Ordrer til { $who }
clusta-noba-sheet-write-for = Skriv ordrer for { $unit }

## Skemaet

clusta-noba-sheet-at-once = I hovedkvarteret: ordrerne gælder straks.
clusta-noba-sheet-arrives = Går alt vel, er kureren fremme { $time }.
clusta-noba-sheet-through = Så vidt du ved, er chancen for, at kureren når frem, { $chance }.
clusta-noba-sheet-through-safe = Du kender ikke til nogen på vejen, der kan fange kureren.
clusta-noba-sheet-units = Enheder
clusta-noba-sheet-all-units = Alle
clusta-noba-sheet-alone = Alene, uden tropper
clusta-noba-sheet-grid = Dage mod højre, runder nedad
clusta-noba-sheet-day = Dag
clusta-noba-sheet-cell = dag { $day }, runde { $round }, { $clock }
clusta-noba-sheet-state-none = intet beordret
clusta-noba-sheet-state-late = før kureren er fremme
clusta-noba-sheet-state-busy = i gang
clusta-noba-sheet-state-done = udført, venter
clusta-noba-sheet-state-over = ordrerne er ophørt
clusta-noba-sheet-hint-first = Vælg dagen og runden, hvor ordrerne begynder.
clusta-noba-sheet-hint-more = Vælg en runde for at tilføje en linje eller ændre en.
clusta-noba-sheet-close = Kassér
clusta-noba-sheet-finish = Behold ordrerne
clusta-noba-sheet-days = Gælder
clusta-noba-sheet-days-auto = til den sidste linje
clusta-noba-sheet-days-count = { $days ->
        [one] én dag
       *[other] { $days } dage
    }
clusta-noba-sheet-couriers = Kurerer
clusta-noba-sheet-copy = Samme ordrer til
clusta-noba-sheet-copy-to = Vælg
clusta-noba-sheet-lapses = Ordrerne ophører { $time }. Derefter forsvarer enhederne sig kun.

## En linje

clusta-noba-sheet-entry = Linje
clusta-noba-sheet-entry-title = Dag { $day }, { $clock }
clusta-noba-sheet-entry-close = Luk linjen
clusta-noba-sheet-entry-remove = Fjern linjen
clusta-noba-sheet-orders = Ordre
clusta-noba-sheet-other-order = En anden ordre
clusta-noba-sheet-hex = Felt
clusta-noba-sheet-hex-format = Skriv et felt som kolonne og række: 07.06.
clusta-noba-sheet-pick = Vælg på kortet
clusta-noba-sheet-route = Vej
clusta-noba-sheet-route-nearest = den nærmeste
clusta-noba-sheet-via-add = Gennem et felt
clusta-noba-sheet-via-remove = Ikke gennem { $hex }
clusta-noba-sheet-nights = Natrunder
clusta-noba-sheet-formation = Formation
clusta-noba-sheet-formation-march = March
clusta-noba-sheet-formation-combat = Kamp
clusta-noba-sheet-further = Indtil videre
clusta-noba-sheet-begins = Begynder { $time }.
clusta-noba-sheet-ends = Udført { $time }, så vidt man ved.
clusta-noba-sheet-runs = Det fortsætter, så længe ordrerne gælder.
clusta-noba-sheet-runs-until = Det fortsætter til næste linje.
clusta-noba-sheet-order-hex = { $order } { $hex }
clusta-noba-sheet-by = gennem { $hexes }
clusta-noba-sheet-nights-short = { $nights ->
        [one] én natrunde
       *[other] { $nights } natrunder
    }
clusta-noba-sheet-further-short = indtil videre
clusta-noba-sheet-when = Dag { $day }, runde { $round }: { $what }

## Hvad kortet bliver spurgt om

clusta-noba-sheet-ask-hex = { $order }: hvilket felt? Vælg det, eller tegn vejen fra der, hvor enhederne er.
clusta-noba-sheet-ask-via = Gennem hvilket felt fører vejen?
clusta-noba-sheet-ask-wish = { $order }: hvilket felt?
clusta-noba-sheet-ask-errand = Hvilket felt kommer så på vejen?
clusta-noba-sheet-ask-umpire = Vælg feltet.
clusta-noba-sheet-ask-template-camp = Hvor slår de lejr?
clusta-noba-sheet-ask-template-scout = Hvorfra spejder de?
clusta-noba-sheet-ask-template-land = Hvor går de i land?
clusta-noba-sheet-ask-template-divine = Hvor spås der?

## Færdige ordrer

clusta-noba-sheet-templates = Færdige ordrer
clusta-noba-sheet-template-camp = Gå dertil og slå lejr
clusta-noba-sheet-template-fortify = Befæst fra nu af
clusta-noba-sheet-template-hold = Hold stillingen fra nu af
clusta-noba-sheet-template-patrol = Patruljér fra nu af
clusta-noba-sheet-template-scout = Spejd derfra
clusta-noba-sheet-template-land = Gå i land der
clusta-noba-sheet-template-divine = Spå der

## Optræden i kamp

clusta-noba-sheet-doctrine = { $count ->
        [0] Optræden i kamp: som sædvanlig
        [one] Optræden i kamp: én ændring
       *[other] Optræden i kamp: { $count } ændringer
    }
clusta-noba-sheet-doctrine-hint = Ingen kan spørge dig midt i en kamp. Det her afgør i dit sted.
clusta-noba-sheet-forced = Ilmarch
clusta-noba-sheet-forced-at = dag { $day }, runde { $round }
clusta-noba-sheet-forced-add = I den valgte runde
clusta-noba-sheet-forced-choose = Vælg først en runde.
clusta-noba-sheet-forced-remove = Ingen ilmarch dag { $day }, runde { $round }

## Advarsler

clusta-noba-sheet-warning-no-courier = Ingen kurer kan komme dertil.
clusta-noba-sheet-warning-in-camp = En hærfører i en lejr fører kun de enheder, som du nævner. Vælg dem, eller skriv til lejren.
clusta-noba-sheet-warning-nobody = Så vidt du ved, er der ingen, som kan gøre det.
clusta-noba-sheet-warning-skipped = { $order } dag { $day }, runde { $round }: kureren kommer for sent til det.
clusta-noba-sheet-warning-no-way = { $order } dag { $day }, runde { $round }: ingen vej fører dertil.
clusta-noba-sheet-warning-cut-short = { $order } dag { $day }, runde { $round }: næste linje begynder, før det er udført.
clusta-noba-sheet-warning-unfinished = { $order } dag { $day }, runde { $round }: ordrerne ophører, før det er udført.
clusta-noba-sheet-warning-no-commander = { $order } dag { $day }, runde { $round }: ingen hærfører følger med, og uden en slås der ingen lejr.
clusta-noba-sheet-warning-lone = Til sidst har enhederne hverken lejr eller hærfører. Så kan du kun sende dem hjem.
clusta-noba-sheet-warning-headquarters = Den øverstkommanderende følger med disse enheder: hovedkvarteret flytter, og ordrer til dem, der bliver, kræver en kurer.
clusta-noba-sheet-warning-idle = { $count ->
        [one] { $units } har ingen ordrer.
       *[other] { $units } har ingen ordrer.
    }
clusta-noba-sheet-warning-ends = { $count ->
        [one] Ordrerne til { $units } ophører { $time }, før nye kan nå frem.
       *[other] Ordrerne til { $units } ophører { $time }, før nye kan nå frem.
    }
clusta-noba-sheet-warning-alone = { $count ->
        [one] { $units } har hverken lejr eller hærfører og kan kun sendes hjem.
       *[other] { $units } har hverken lejr eller hærfører og kan kun sendes hjem.
    }

## Hvad der er skrevet

clusta-noba-sheet-written = { $count ->
        [one] Én kolonne er skrevet
       *[other] { $count } kolonner er skrevet
    }
clusta-noba-sheet-to = Til { $who }
clusta-noba-sheet-edit = Ændr
clusta-noba-sheet-edit-label = Ændr kolonnen til { $who }
clusta-noba-sheet-remove = Fjern
clusta-noba-sheet-remove-label = Fjern kolonnen til { $who }

## Ønsker, opgaver, breve

clusta-noba-sheet-other-wishes = Ønsker
clusta-noba-sheet-other-errand = { $count ->
        [0] Specialister
       *[other] Specialister: { $count }
    }
clusta-noba-sheet-other-letter = { $count ->
        [0] Breve
       *[other] Breve: { $count }
    }
clusta-noba-sheet-other-play-on = { $count ->
        [0] Spil videre
       *[other] Spil videre: { $count }
    }
clusta-noba-sheet-give-up = Annuller
clusta-noba-sheet-wishes-hint = Når en hærfører ikke har flere ordrer, gør han en af tre ting, mest sandsynligt den første. Ingen kurer behøver at sige det til ham.
clusta-noba-sheet-wishes-change = Ændr
clusta-noba-sheet-wish-next = { $number ->
        [1] Hvad gør han allerhelst?
        [2] Og dernæst?
       *[3] Og som det tredje?
    }
clusta-noba-sheet-errand-begin = Giv en opgave
clusta-noba-sheet-errand-change = En anden opgave
clusta-noba-sheet-errand-hex = Til et felt
clusta-noba-sheet-errand-return = Så tilbage til
clusta-noba-sheet-errand-choose = Vælg
clusta-noba-sheet-errand-divine = Spå der
clusta-noba-sheet-errand-trip = { $hexes }, så tilbage til { $home }.
clusta-noba-sheet-errand-stars = Spår i { $hexes }.
clusta-noba-sheet-letter-truce = Tilbyd våbenhvile
clusta-noba-sheet-letter-war = Erklær krig
clusta-noba-sheet-letter-got = Senest modtagne brev: { $letter }.
clusta-noba-sheet-letter-posted = Klar til at blive sendt: { $letter }.

## Ordrer i filer

clusta-noba-sheet-other-write = Filer
clusta-noba-sheet-files-hint = Ordrer kan gemmes i en fil og bruges igen, en anden dag eller ved et andet bord. Er deres første dag forbi, begynder de i dag.
clusta-noba-sheet-files-form = Sådan ser en fil med ordrer ud
clusta-noba-sheet-files-load = Indlæs ordrer
clusta-noba-sheet-files-save = Gem dagens ark
clusta-noba-sheet-files-none = Intet er skrevet endnu.
clusta-noba-sheet-files-unreadable = Der er ingen ordrer i filen.
clusta-noba-sheet-files-loaded = { $count ->
        [0] Filen er læst.
        [one] Én kolonne er skrevet.
       *[other] { $count } kolonner er skrevet.
    }
clusta-noba-sheet-files-moved = { $days ->
        [one] Alt ligger en dag senere end i filen.
       *[other] Alt ligger { $days } dage senere end i filen.
    }

## Seglet

clusta-noba-sheet-watch = Spørg mig før hver runde af dagen om mit eget felt
clusta-noba-sheet-play-on = Spil videre
clusta-noba-sheet-play-on-hint = På de dage skriver du intet. Når noget frem til nogen, der spiller videre, bliver alle spurgt igen næste morgen.
clusta-noba-sheet-play-on-days = { $days ->
        [0] kun i dag
        [one] én dag til, hvis intet når mig
       *[other] { $days } dage til, hvis intet når mig
    }
clusta-noba-sheet-seal = { $sheets ->
        [0] Forsegl uden nye ordrer
        [one] Forsegl og send ét ark
       *[other] Forsegl og send { $sheets } ark
    }
clusta-noba-sheet-live-hint = De, der er i dit eget felt, kan få andre ordrer før denne runde, uden kurer.
clusta-noba-sheet-live-go-on = Intet ændres
clusta-noba-sheet-live-seal = Giv disse ordrer

## Råd til de første dage

clusta-noba-hint-approach = Skibe kommer ind fra kortets kant; kun crurerne kommer over broen. Kommer du med skib, kan du gå i land i fred på en fjern kyst eller være først nær midten.
clusta-noba-hint-orders = Hver morgen må du sende ordrer. Vælg en enhed eller dens hærfører for at skrive et ark til dem; den første dag går I i land.
clusta-noba-hint-sheet = En kolonne i skemaet er en dag, en celle to timer. Vælg den celle, hvor noget begynder. Det, ordren fører til, så vidt man kan vide nu, er farvelagt.
clusta-noba-hint-templates = Færdige ordrer skriver flere linjer på én gang, hver til når den foregående bør være udført.
clusta-noba-hint-lapse = Når ordrer ophører, forsvarer enhederne sig kun. Lad derfor den sidste linje gælde indtil videre.
clusta-noba-hint-seal = Intet rører sig, før alle sider har forseglet. Så går dagen, og du får kun at vide, hvad kurererne bringer.
clusta-noba-hint-reports = Kortet viser, hvad du har fået at vide, blegere med alderen. Kun dit eget felt er, som du ser det.
clusta-noba-hint-live = I dit eget felt er du selv til stede: der må du ændre ordrer fra runde til runde.
