# Stridsplan: skallens ord. I et spils sætninger giver en plads $x også $x_is: "you" (læseren selv) eller "other".

## Overalt

home = Stridsplan, til lobbyen
back-home = Til lobbyen
loading = Indlæser…
try-again = Prøv igen
try-now = Prøv nu
close = Luk
cancel = Annuller
undo = Fortryd
copy = Kopiér
copied = Kopieret.
copy-failed = Browseren tillod ikke kopiering. Markér teksten, og kopiér den selv.
yes = Ja
no = Nej
menu = Menu
rules = Regelbog
name = Navn
name-ask = Hvad skal vi kalde dig?
name-default = Gæst
language = Sprog
language-en = English
language-sv = Svenska
language-da = Dansk
theme = Udseende
theme-system = System
theme-light = Papir
theme-dark = Nat
speed = Trækkenes tempo
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Hurtigt
speed-instant = Straks
sound = Lyd
sound-off = Fra
sound-on = Til
documents = Om webstedet
document-terms = Vilkår
document-privacy = Privatliv
credits = Skrifttyper: Alegreya og IM Fell (Open Font Licence). Billeder: game-icons.net (CC BY 3.0). Landkort: Natural Earth.

stepper-less = Én færre
stepper-more = Én til
stepper-smallest = Det kan ikke være færre end { $min }.
stepper-largest = Det kan ikke være flere end { $max }.
amount = Antal
amount-send = Vælg { $n }

## Lobbyen

lobby-title = Hvad skal vi spille?
lobby-line = Krigsspil på landkort af papir. Reglerne holder vi styr på, terningerne er ærlige, og en ven er aldrig længere væk end et link.
puzzles = Opgaver
lobby-play-now = Spil nu
lobby-play-now-help =
    { $bots ->
        [one] »Spil nu« giver dig én robot som modstander og de almindelige regler.
       *[other] »Spil nu« giver dig { $bots } robotter som modstandere og de almindelige regler.
    }
lobby-with-friends = Med venner
lobby-more = Mere
lobby-your-tables = Dine borde
lobby-no-tables = Ingen endnu. De borde, du sætter dig ved, venter på dig her.
pairing = Find hurtigt et spil
pairing-line = Du får en plads, hvor nogen venter, eller venter ved dine egne borde.
pairing-games = Spil
pairing-tick = Sæt først kryds ved et spil.
pairing-players = Spillere
pairing-any = Alle antal
pairing-pace-none = Ingen har travlt.
pairing-any-game = Et hvilket som helst spil
pairing-any-count = et hvilket som helst antal spillere
pairing-count = { $count } spillere
pairing-change = Spil, spillere og tempo
pairing-rated = Ratede spil
pairing-find = Find spillere
pairing-waiting = Leder efter spillere.
pairing-taken = { $taken } af { $count } spillere
pairing-stay = Lad siden være åben. Det spil, der først bliver fyldt, begynder, og du forlader de andre.
pairing-stay-mail = Du kan forlade siden. Det spil, der først bliver fyldt, begynder, og du forlader de andre.
pairing-bots = Er der ingen andre endnu? Du kan vente videre eller begynde med robotter:
pairing-begin =
    { $bots ->
        [one] { $game } med { $bots } robot
       *[other] { $game } med { $bots } robotter
    }
pairing-stop = Stop med at lede
pairing-found = { $game } er begyndt: Der er fundet spillere.
lobby-open-tables = Åbne borde
lobby-sit-down = Sæt dig
lobby-sit-down-at = Sæt dig ved { $game } med { $host }
lobby-rated = ratet
lobby-no-advice = uden råd
lobby-otherwise = andre regler: { $options }
lobby-finished =
    { $count ->
        [one] Ét afsluttet parti
       *[other] { $count } afsluttede partier
    }
lobby-your-tournaments = Dine turneringer
lobby-tournaments = Turneringer at deltage i eller følge
lobby-watch = Partier at følge
tournament = Turneringen
tournament-round-robin = Alle møder alle
tournament-knock-out = Udslagning
tournament-entered = { $entered } af { $places } pladser taget
tournament-open = Åben for tilmelding
tournament-playing = I gang
tournament-over = Slut
lobby-failed = Lobbyen kunne ikke hentes. Serveren er måske nede.
game-players = { $least } til { $most } spillere
game-players-either = { $counts } spillere
game-umpire = med eller uden spilleder
game-minutes = { $short } til { $long } minutter

bot-numbered = { $bot } { $number }
bot-recruit = Rekrut
    .help = Vælger ofte det næstbedste. God til dine første spil.
bot-sergeant = Sergent
    .help = Spiller efter tommelfingerregler: solidt og hurtigt.
bot-captain = Kaptajn
    .help = Tænker sig om nu og da og spiller ellers efter tommelfingerregler.
bot-colonel = Oberst
    .help = Tænker sig ofte om, men overser en del.
bot-marshal = Marskal
    .help = Tænker sig om ved hvert valg. Den stærkeste.
bot-random = Vild robot

## Nyt bord

setting-up = Opretter bordet…
setup-title = { $game }: et nyt bord
setup-seats = Hvem spiller?
setup-seat = Hvem der sidder på plads { $number }
setup-me = Du
setup-friend = En ven, via link
setup-bot = En robot
setup-screen = En anden ved denne skærm
setup-friend-line = Du får et link, du kan sende.
setup-screen-name = Spiller { $number }
setup-which-bot = Hvilken robot
setup-add =
    { $count ->
        [one] Tilføj en plads
       *[other] Tilføj { $count } pladser
    }
setup-tournament = Hold en turnering i stedet
setup-remove = Fjern pladsen
setup-fewest = Spillet kræver mindst { $count } spillere.
setup-most = Spillet har højst { $count } pladser.
setup-profile = Hvilke regler?
setup-options = Flere valg
setup-option-title = »{ $option }«
setup-option-clash = { $option } kan ikke forenes med { $count ->
        [0] denne profil eller antallet af spillere
       *[other] { $others }
    }.
setup-reset = Tilbage til de almindelige regler
setup-create = Begynd spillet
setup-create-friends = Opret bordet og linkene

## At komme til et bord

join-title = { $host } indbyder dig til et parti { $game }
join-key-title = Tag plads igen: { $game }
join = Tag pladsen
join-key = Tag plads
join-watch = Bare se med

## Pladser

seats = Pladser
seat-you = du
seat-you-title = Du
seat-you-object = dig
seat-empty = En ledig plads
seat-bot = robot
seat-away = fraværende
seat-acting = har turen
seat-out = slået ud
seat-score-of = { $score } af { $target }
goal-label = Mål

## Et bords tilstand

table-no-advice = Ved dette bord vises ingen odds og ingen forslag, før spillet er slut.
table-your-turn = Din tur
table-rematch = { $name } vil gerne spille igen
table-open = Ledige pladser
table-over = Slut
table-playing = I gang
table-waiting-for = Venter på { $names }
table-won-by = { $names } vandt
table-missing-title = Bordet findes ikke
table-missing-text = Der er intet bord på denne adresse. En del af linket mangler måske.
table-failed-title = Ingen forbindelse til bordet
missing-title = Siden findes ikke
missing-text = Der er ingenting på denne adresse.

question-title = Din tur
question-label = Hvad du skal tage stilling til
waiting-title = Et øjeblik
waiting-line = Bordet gøres klar.
advice-ask = Hvad ville en stærk spiller gøre?
advice-ask-help = En robot tænker i et sekund, med det, som din plads ved.
advice-soon = (gøres klar)
plan-ahead = Planlæg forud
delegate = Placer resten for mig
delegate-help = En robot placerer resten efter tommelfingerregler, ud fra det du må vide. Alle ser, at den spiller for dig.
delegated-title = En robot placerer for dig
delegated-line = Den placerer resten efter tommelfingerregler, ud fra det du må vide.
delegated-end = Jeg placerer selv resten
gathering-title = Venter på spillere
gathering-host =
    { $count ->
        [one] Én plads er ledig. Send linket til en ven; spillet begynder, når pladsen er taget.
       *[other] { $count } pladser er ledige. Send hvert link til en ven; spillet begynder, når alle pladser er taget.
    }
gathering-guest =
    { $count ->
        [one] Spillet begynder, når den sidste plads er taget.
       *[other] Spillet begynder, når de sidste { $count } pladser er taget.
    }
over-title = Spillet er slut
over-won = Du har vundet
over-nobody = Ingen vandt dette parti.
over-again = Til lobbyen
over-unknown = Spillet er slut.
fairness-check = Efterprøv terningerne

connection-lost = Forbindelsen er afbrudt. Prøver igen…
sheet-raise = Vis mere
sheet-lower = Vis mindre

## Fælles skærm

curtain-title = Nu har { $name } turen
curtain-line = Giv skærmen videre. Intet hemmeligt vises, før tæppet går op.
curtain-open = Jeg er { $name }

## Links

share = Links
share-invite = Indbydelser
share-invite-help = Hvert link giver én ven en plads; den, der først følger linket, får pladsen.
share-seat = Plads { $number }
share-watch = Tilskuere
share-watch-help = Alle med dette link kan se med; hemmeligheder forbliver hemmelige.
share-watch-link = Link til bordet
share-own = Dit eget link
share-own-help = Følg det på en anden enhed for at tage samme plads der. Hold det for dig selv.
share-renew = Lav et nyt link
share-renew-help = Det gamle link holder op med at virke, og den, der kom til pladsen med det, mister pladsen, også dine andre enheder.
share-renew-yes = Ja, et nyt link
share-renewed = Der er et nyt link. Det gamle virker ikke mere.

## Ærlighed

fairness = Ærlige terninger
fairness-line = Før det første træk offentliggjorde serveren et fingeraftryk af den hemmelighed, som al tilfældighed kommer af. Når spillet er slut, vises selve hemmeligheden, og så kan enhver regne hvert eneste terningkast efter.
fairness-texts = Tekster blandet ind i terningerne
fairness-texts-line = Hver browser, der sætter sig ved et bord, lægger sin egen tilfældige tekst til. Derfor kunne ingen kende terningerne på forhånd, heller ikke serveren.
fairness-own = din
fairness-own-later = Dette er den tekst, din browser lagde til. Alle tekster vises, når spillet begynder.
fairness-own-in = Den tekst, din browser lagde til, er med.
fairness-own-missing = Den tekst, din browser lagde til, mangler. Terningerne er ikke dem, du blev lovet.
fairness-none = Der er ikke trukket noget endnu.
stream-codes = Handlinger
fairness-commitment = Fingeraftryk (SHA-256)
fairness-key = Hemmelighed
fairness-later = vises, når spillet er slut
fairness-kept = vises aldrig, for den ville røbe, hvad der forbliver skjult efter spillet

## Genspil

replay = Genspil
replay-slider = Sted i spillet
replay-place = Trin { $place } af { $count }
replay-play = Afspil
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-turn-back = Til turen før
replay-turn-forward = Til næste tur
replay-speed = Hastighed
replay-speed-times = { $speed }×
replay-nothing = Intet at vise.
replay-viewpoints = Set af
replay-viewpoints-spectator = En tilskuer
replay-viewpoints-all = Alles paneler
replay-viewpoints-none = Du ser, hvad enhver tilskuer så.
replay-link = Kopiér et link til dette øjeblik
replay-to-table = Til bordet
hindsight = Tro og sandhed

## Protokollen

proof = Efterprøv en protokol
proof-open = Efterprøv protokollen
proof-download = Hent protokollen
record-imported = Spillet blev spillet et andet sted. Træk og terninger følger af protokollen; navnene er kun, hvad protokollen siger.
record-origin = Dette spil fortsætter fra et andet bord: { $rows ->
        [one] det første træk er
       *[other] de første { $rows } træk er
    } derfra, med de terninger, der faldt der.
record-origin-puzzle = Dette spil fortsætter fra en opgave.
record-origin-puzzle-open = Åbn opgaven
record-origin-open = Åbn det bord

## Loggen

log = Log
log-empty = Der er ikke sket noget endnu.
log-why = hvorfor?
log-why-help = Slå { $rule } op i regelbogen
log-rest =
    { $count ->
        [one] Vis én linje mere
       *[other] Vis { $count } linjer mere
    }
log-less = Vis mindre
watching-title = I mellemtiden
watching-line = Dette er sket, siden du sidst svarede.
playback-again = Vis igen
playback-pause = Hold pause
playback-resume = Fortsæt
playback-skip = Spring til slutningen
skip-to-question = Til spørgsmålet
map-in = Zoom ind
map-out = Zoom ud
map-whole = Vis hele kortet
log-earlier = Vis, hvad der skete tidligere
dice-faces = Terninger: { $faces }
rules-contents = Indhold
rules-failed = Regelbogen kunne ikke hentes.

## Samtale og noter

tabs = Hvad der vises nedenfor
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, én ny besked
       *[other] Chat, { $count } nye beskeder
    }
chat-empty = Ingen beskeder endnu.
chat-write-table = Skriv til bordet
chat-write-team = Skriv til holdet
chat-send = Send
chat-audience = Hvem der kan læse det
chat-table = Bordet
chat-team = Mit hold
chat-to-team = til holdet
chat-blank = Fjernet af den, der skrev det.
chat-heard = { $name }: { $text }
players = Spillere
challenge-declined = Vennen, du udfordrede, har afslået.
chat-line-menu = Valg for { $name }
chat-mute = Slå lyden fra for { $name }
chat-report = Anmeld beskeden
chat-muted = Du har slået lyden fra for { $name }.
chat-unmute = Slå lyden til igen
chat-watching = Du ser med. Kun spillerne kan skrive her.
notes = Noter
notes-placeholder = Planer, løfter, mistanker. Ingen andre ser dem.
notes-watching = Noter hører til en plads, og du ser med.
notes-loading = Henter dine noter…
notes-empty = Gemmes, mens du skriver.
notes-changed = Gemmer…
notes-kept = Gemt.

## Stillingen som tabel

position = Stillingen som tabel
position-empty = Der er ikke noget at vise endnu.
position-sort = { $column }, sortér
position-choose = { $row }: { $role }

## Tips til den første tur

hint-title = Et tip
hint-next = Forstået
hint-none = Ikke flere tips
hints-again = Vis tips igen

## Taster

keys = Taster
keys-now = Nu
keys-later = Ved andre spørgsmål
keys-arrows = ← ↑ → ↓
keys-arrows-help = Gå til det nærmeste sted i den retning
keys-tab = Tab
keys-tab-help = Gå til det næste sted, der kan vælges, eller den næste knap
keys-enter = Enter
keys-enter-help = Vælg stedet, eller tryk på den farvede knap
keys-escape = Esc
keys-escape-help = Annuller valget
keys-digits = 1 2 3 …
keys-digits-help = Indstil antallet, eller tryk på knappen med det tal
keys-plus = + −
keys-plus-help = Én til, én færre
keys-end = E
keys-end-help = Afslut denne del af turen
keys-undo = U
keys-undo-help = Fortryd
keys-chat = T
keys-chat-help = Skriv til de andre
keys-position = P
keys-position-help = Stillingen som tabel
keys-help = ?
keys-help-help = Denne liste

## Mellem spillerne

at-table-resign = Giv op
at-table-resign-sure = Du er ude af spillet. Er kun én spiller eller ét hold tilbage, har de vundet.
at-table-offer-draw = Tilbyd remis
at-table-offer-draw-sure = Tilbuddet gælder, indtil en anden spiller videre; alle, der stadig er med, skal gå med til det. Du kan spille imens.
at-table-accept-draw = Gå med til remis
draw-agreed-so-far = Har sagt ja indtil nu: { $seats }.
event-resigned = { $seat_is ->
    [you] Du giver op.
   *[other] { $seat } giver op.
}
event-draw-offered = { $seat_is ->
    [you] Du tilbyder remis.
   *[other] { $seat } tilbyder remis.
}
event-draw-agreed = { $seat_is ->
    [you] Du går med til remis.
   *[other] { $seat } går med til remis.
}
event-forfeited = { $seat_is ->
    [you] Din tid er udløbet: du er ude af spillet.
   *[other] { $seat } løb tør for tid og er ude af spillet.
}
event-left = { $seat_is ->
    [you] Du har forladt spillet for altid.
   *[other] { $seat } har forladt spillet for altid.
}
event-timed-out = { $seat_is ->
    [you] Din tid er udløbet: spillet trækker for dig.
   *[other] { $seat } løb tør for tid: spillet går videre.
}
event-stood-in = { $seat_is ->
    [you] En robot spiller for dig.
   *[other] En robot spiller for { $seat }.
}
result-resigned = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vundet: { $loser } gav op.
       *[other] { $seat } har vundet: { $loser_is ->
            [you] du gav op.
           *[other] { $loser } gav op.
        }
    }
   *[other] { $seat } har vundet: { $loser_is ->
        [you] du gav op.
       *[other] { $loser } gav op.
    }
}
result-forfeited = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vundet: { $loser } løb tør for tid.
       *[other] { $seat } har vundet: { $loser_is ->
            [you] du løb tør for tid.
           *[other] { $loser } løb tør for tid.
        }
    }
   *[other] { $seat } har vundet: { $loser_is ->
        [you] du løb tør for tid.
       *[other] { $loser } løb tør for tid.
    }
}
result-left-alone = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vundet: ingen anden er tilbage.
       *[other] { $seat } har vundet: ingen anden er tilbage.
    }
   *[other] { $seat } har vundet: ingen andre er tilbage.
}
result-left = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vundet: { $loser } er gået.
       *[other] { $seat } har vundet: { $loser_is ->
            [you] du er gået.
           *[other] { $loser } er gået.
        }
    }
   *[other] { $seat } har vundet: { $loser_is ->
        [you] du er gået.
       *[other] { $loser } er gået.
    }
}
result-draw-agreed = I blev enige om remis.

## Bordets tempo

pace = Hvor hurtigt?
pace-none = Intet ur
pace-live = Direkte
pace-mail = Per e-mail
pace-live-summary =
    { $minutes ->
        [one] { $minutes } minut og { $seconds } sekunder pr. træk
       *[other] { $minutes } minutter og { $seconds } sekunder pr. træk
    }
pace-live-help = Alle har en tidsbank med minutter. Sekunderne lægges til, hver gang det er din tur.
pace-mail-summary =
    { $days ->
        [one] { $days } døgn pr. træk
       *[other] { $days } døgn pr. træk
    }
pace-mail-help = Så længe har du, hver gang det er din tur. Kom igen, når det passer dig.
pace-own = Mine egne tal
pace-bank = Minutter i tidsbanken
pace-turn = Sekunder pr. træk
time-out = Når nogens tid er udløbet
time-out-pass = Det mindste træk
time-out-pass-help = Reglerne gør det mindste træk for den, hvis tid er udløbet, og spillet går videre.
time-out-bot = En robot træder til
time-out-bot-help = En robot spiller videre med det, pladsen må vide, og giver den tilbage, når spilleren vender tilbage.
time-out-forfeit = Ude af spillet
time-out-forfeit-help = Den, hvis tid er udløbet, er ude af spillet.
setup-listed = Enhver må sætte sig
setup-listed-help = Bordet står i alles lobby, til pladserne er taget.
setup-rated = Spillet er ratet
setup-rated-help = Det tæller i ratingen for alle ved bordet, som har en konto.
setup-advice = Råd
setup-advice-shown = Odds og forslag må vises
setup-advice-help = Uden råd vises ingen odds, før spillet er slut.
clock-days = { $days } d { $hours } t
clock-hours = { $hours } t { $minutes } min
clock-left = { $time } tilbage
clock-spoken =
    { $seconds ->
        [60] Du har et minut tilbage.
       *[other] Du har { $seconds } sekunder tilbage.
    }

## Hvad alle bliver bedt om

ask-pause = Bed om pause
ask-resume = Fortsæt
ask-take-back = Tag tilbage…
ask-rematch = Spil igen
ask-open = Bed om at vise alt
rematch-go = Til næste spil
request-agree = Gå med til det
request-refuse = Afslå
request-withdraw = Træk tilbage
request-waits = Venter på de andre.
take-back = Tag tilbage
take-back-own = Dit seneste træk tages tilbage.
take-back-bots =
    { $count ->
        [one] Også ét træk, som en robot har foretaget siden, tages tilbage.
       *[other] Også { $count } træk, som robotter har foretaget siden, tages tilbage.
    }
take-back-people =
    { $count ->
        [one] Også ét træk, som en anden spiller har foretaget siden, tages tilbage.
       *[other] Også { $count } træk, som andre spillere har foretaget siden, tages tilbage.
    }
take-back-do = Tag det tilbage
take-back-ask = Spørg de andre
paused-title = Pause
paused-line = Urene står stille. Enhver ved bordet kan fortsætte.
seat-leave = Forlad bordet
table-fill = Begynd med robotter
table-close = Luk bordet
request-asked-pause = { $seat_is ->
    [you] Du beder om pause.
   *[other] { $seat } beder om pause.
}
request-asked-take-back = { $seat_is ->
    [you] Du beder om at tage dit seneste træk tilbage.
   *[other] { $seat } beder om at tage sit seneste træk tilbage, og hvad der skete siden.
}
request-asked-rematch = { $seat_is ->
    [you] Du vil gerne spille igen.
   *[other] { $seat } vil gerne spille igen.
}
request-asked-open = { $seat_is ->
    [you] Du beder om at vise alt, hvad der var hemmeligt i spillet.
   *[other] { $seat } beder om at vise alt, hvad der var hemmeligt i spillet.
}
request-done-pause = Spillet er sat på pause.
request-done-resume = { $seat_is ->
    [you] Du genoptager spillet.
   *[other] { $seat } genoptager spillet.
}
request-done-take-back = { $seat_is ->
    [you] Dit seneste træk er taget tilbage.
   *[other] { $seat } har taget sit seneste træk tilbage.
}
request-done-rematch = Et nyt spil er klar.
request-done-open = Alt, hvad der var hemmeligt i spillet, er nu åbent.
request-refused-pause = { $seat_is ->
    [you] Du vil hellere fortsætte.
   *[other] { $seat } vil hellere fortsætte.
}
request-refused-take-back = { $seat_is ->
    [you] Du lader trækket stå.
   *[other] { $seat } lader trækket stå.
}
request-refused-rematch = { $seat_is ->
    [you] Du spiller ikke igen lige nu.
   *[other] { $seat } spiller ikke igen lige nu.
}
request-refused-open = { $seat_is ->
    [you] Du beholder spillets hemmeligheder.
   *[other] { $seat } beholder spillets hemmeligheder.
}

## Fejl

error-unknown = Noget gik galt. Intet er ændret.
error-network = Serveren svarer ikke. Tjek forbindelsen, og prøv igen.
error-server-failed = Noget gik galt på serveren. Intet er ændret.
error-play-illegal = Det tillader reglerne ikke.
error-play-document = Dette kan ikke læses ved »{ $path }«.
document-error = { $path }: { $text }
error-play-stale = Spillet er gået videre i mellemtiden. Se igen.
error-play-late = For sent: din tid var udløbet.
error-play-not-your-seat = Det er ikke din plads.
error-play-nothing-to-undo = Der er intet at fortryde.
error-play-over = Spillet er slut.
error-play-not-over = Spillet er ikke slut endnu: protokollen er stadig hemmelig.
error-play-no-advice = Bordet er uden råd: oddsene vises, når spillet er slut.
error-play-no-teacher = Ingen robot kan bedømme stillinger i dette spil endnu.
error-play-teacher-busy = Robotten kan ikke tænke lige nu: den er stadig ved at blive gjort klar. Prøv igen om et minut.
error-play-not-delegable = Her kan ingen robot svare for dig.
error-plan-shared = Du spiller på flere pladser ved dette bord: den, der deler skærmen, ville se din plan.
error-plan-asked = Det er din tur: svar først, og planlæg bagefter.
error-plan-never = Du er ude af spillet og får ikke flere spørgsmål.
error-plan-unlikely = Det, som denne del af planen venter på, dukkede ikke op i noget gæt, så den kan ikke vises på brættet nu. Du kan stadig fjerne trin.
error-play-started = Partiet er begyndt. Giv op, hvis du vil forlade det.
error-play-paused = Partiet er sat på pause. Genoptag det først.
error-play-not-asked = Det kan man ikke bede om eller svare på lige nu.
error-play-not-started = Spillet er ikke begyndt: der er stadig ledige pladser.
error-puzzle-unknown = Opgaven findes ikke.
error-table-unknown = Bordet findes ikke.
error-table-expired = Bordet er fjernet: ingen havde brugt det i lang tid.
error-table-key = Linket åbner ikke pladsen. Måske mangler en del af det.
error-table-taken = En anden har taget pladsen.
error-table-too-many = Du har for mange åbne borde i lobbyen. Luk et først, eller invitér venner med et link.
error-table-exists = Der er et andet bord med den betegnelse her.
error-table-broken = Den gemte protokol over dette spil er blevet ændret bagefter, fra række { $row }. Det kan ikke fortsætte.
error-table-outdated = Reglerne er ændret, siden spillet begyndte, så det kan ikke fortsætte her. Det er gemt.
error-table-not-host = Det må kun bordets vært.
error-import-invalid =
    { $problem ->
        [sealed] Kun protokoller, hvor alt er åbent, kan importeres.
        [rules] Serveren har ikke de regler, så spillet kan ikke vises her.
        [long] Spillet er for langt til at blive efterprøvet her.
       *[other] Protokollen blev ikke importeret: den er ikke gyldig{ $row ->
            [0] .
           *[other] , først ved række { $row }.
        }
    }
error-option-unknown = Det valg findes ikke.
error-option-value = Et valg har en værdi, der ikke findes.
error-option-combination = Disse valg kan ikke forenes.
error-request-invalid = Serveren forstod ikke forespørgslen.
error-request-unknown = Der er intet på denne adresse.
error-request-method = Det kan ikke gøres på denne adresse.
error-request-host = Serveren hedder noget andet. Den, der driver den, kan tilføje dette navn.
error-request-origin = Et andet websted bad om dette, så det blev ikke gjort.
error-request-too-large = Det er mere, end serveren tager imod på én gang.
error-request-too-many = Lidt for hurtigt. Vent et øjeblik, og prøv igen.
error-request-too-many-lines = For mange vinduer er åbne på én gang. Luk nogle, og prøv igen.
error-game-unknown = Det spil findes ikke.
error-store-unavailable = Serveren kan ikke nå det gemte lige nu. Intet er ændret; prøv igen om lidt.
error-store-read-only = Serveren kan ikke gemme noget lige nu. Intet er ændret.
error-store-corrupt = Serverens data er beskadiget. Intet er ændret.
error-store-full = Serveren har ikke mere plads. Intet er ændret.
error-server-stalled = Serveren kan ikke følge med lige nu. Prøv igen om lidt.

## Konti

account = Konto og notifikationer
password = Adgangskode
recover = Glemt adgangskode
codes = Gendannelseskoder
notifications-mail-recovers = En e-mail dertil kan også give en ny adgangskode.
notifications-mail-recover = Brug ved glemt adgangskode
notifications-mail-recover-title = En e-mail til { $address } kan give en ny adgangskode
notifications-mail-recover-line = Din adgangskode en gang til, så ingen anden tilføjer en adresse her.
sessions = Her er du logget ind
sessions-end = Log alle andre ud
data = Dine data
data-line = Alt, hvad serveren gemmer om dig, i én fil.
data-download = Hent
seat-numbered = Spiller { $number }
seat-former = En tidligere spiller
switch-on = Slå til
switch-off = Slå fra
remove = Fjern

notifications = Når det er din tur
notifications-line = Du får en notifikation én gang pr. tur, og kun når du ikke er ved bordet. Det gælder også gæster.
notifications-page = På siden
notifications-page-line = Altid: hvor du end er på webstedet, og i browserens fane.
notifications-push = På denne enhed
notifications-push-on = Slået til, også når siden er lukket.
notifications-push-off = Slået fra. Browseren spørger dig først.
notifications-push-unsupported = Browseren kan det ikke, eller også nås webstedet ikke med https.
notifications-push-denied = Browseren blokerer notifikationer fra dette websted. Det kan du ændre i dens indstillinger.
notifications-push-failed = Browserens notifikationstjeneste svarede ikke.
notifications-mail = Med e-mail
notifications-mail-add = Tilføj adressen
notifications-mail-on = E-mails sendes til denne adresse.
notifications-mail-asked = En e-mail er på vej. Følg linket i den for at bekræfte.
notifications-mail-off = Denne server sender ingen e-mail.
notifications-mail-remove-label = Fjern { $address }
notification-go = Gå derhen

ratings = Rating
ratings-line = Ratede borde mellem spillere med konto tæller. Tallet er et forsigtigt skøn over en spillers styrke; nye spillere begynder på 1000.
profile-own = Din profil, som andre ser den
ratings-none = Du har ikke spillet et ratet parti endnu.
ratings-nobody = Ingen endnu.
ratings-best = De bedste til { $game }
ratings-games =
    { $count ->
        [one] et parti
       *[other] { $count } partier
    }

email-confirm = Må vi sende dig e-mail?
email-confirm-line = Du får en e-mail, når det er din tur ved et bord. Hver e-mail har et link til at afmelde dem.
email-confirm-yes = Ja, send mig e-mail
email-confirm-done = Tak. Du får e-mail fra os.
email-end = Afmeld e-mail
email-end-line = Vi holder op med at sende e-mail til denne adresse.
email-end-yes = Afmeld
email-end-done = Udført. Du får ikke flere e-mails fra os.

error-account-unknown = Ingen med det navn har spillet et ratet parti.
error-account-needed = Det kræver, at du er logget ind.
error-account-refused = Navnet findes ikke, eller adgangskoden er forkert.
error-account-exists = Du er allerede logget ind.
error-account-name = Navnet er optaget.
error-account-password = En adgangskode skal have mindst ti tegn og må ikke være navnet.
error-account-recovery = Gendannelseskoden eller linket virker ikke. Hver virker én gang, og et link i en time.
error-account-changed = Her er en konto nu.
error-account-closed = Denne konto er lukket af de ansvarlige for webstedet.
error-account-ended = Du er blevet logget ud.
error-people-unknown = Ingen af dine venner hedder det.
error-people-too-many = Du har tilføjet eller blokeret for mange. Fjern nogle først.
error-tournament-unknown = Turneringen findes ikke.
error-tournament-key = Linket giver ikke adgang. Måske mangler en del af det.
error-tournament-not-host = Det må kun turneringens vært.
error-tournament-full = Alle pladser er taget.
error-tournament-few = Der skal mindst to til en turnering.
error-tournament-started = Turneringen er begyndt. Ingen kan komme ind eller gå ud længere.
error-notice-place = Serveren kender ikke browserens notifikationstjeneste.
error-notice-mail = Der kunne ikke sendes e-mail til den adresse.
error-notice-mail-later = Mailserveren tager ikke imod e-mail lige nu. Prøv igen om nogle minutter.
error-notice-token = Linket er allerede brugt, eller en del af det mangler.
error-notice-too-many = Du har for mange enheder og adresser. Fjern en først.

## Notifikationer, også med e-mail

notification-turn = Din tur: { $game }
notification-waiting =
    { $count ->
        [0] Bordet venter på dig.
        [one] { $names } venter på dig.
       *[other] { $names } venter på dig.
    }
notification-plan = Din plan blev afbrudt: den passer ikke længere.
mail-turn =
    { $waiting }
    Til bordet: { $link }
    Afmeld e-mail: { $unsubscribe }

mail-reset-subject = En ny adgangskode til Stridsplan
mail-reset =
    Nogen, sandsynligvis dig, har bedt om en ny adgangskode til { $name }.
    Vælg en ny her, inden for en time: { $link }
    Var det ikke dig, skal du ikke gøre noget. Adgangskoden forbliver, som den er.

mail-confirm-subject = Stridsplan spørger: må vi sende dig e-mail?
mail-confirm =
    Nogen, sandsynligvis dig, har bedt Stridsplan sende e-mail til denne adresse, hver gang det er tid til at spille.
    Var det dig, så bekræft her: { $link }
    Ellers behøver du ikke gøre noget. Du får ikke flere e-mails.

## Terninger og held

statistics = Held
luck = Held

plain-name = Navn
plain-value = Værdi
plain-number = Nr.
