# Stridsplan: skalets ord. I ett spels meningar ger en plats $x även $x_is: "you" (läsaren själv) eller "other".

## Överallt

home = Stridsplan, till lobbyn
back-home = Till lobbyn
loading = Laddar…
try-again = Försök igen
try-now = Försök nu
close = Stäng
cancel = Avbryt
undo = Ångra
copy = Kopiera
copied = Kopierat.
copy-failed = Webbläsaren tillät inte kopiering. Markera texten och kopiera den själv.
yes = Ja
no = Nej
menu = Meny
rules = Regelbok
name = Namn
name-ask = Vad ska vi kalla dig?
name-default = Gäst
language = Språk
language-en = English
language-sv = Svenska
language-da = Dansk
theme = Utseende
theme-system = System
theme-light = Papper
theme-dark = Natt
speed = Dragens tempo
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-instant = Genast
sound = Ljud
sound-off = Av
sound-on = På
documents = Om webbplatsen
document-terms = Användarvillkor
document-privacy = Integritet
credits = Typsnitt: Alegreya och IM Fell (Open Font Licence). Bilder: game-icons.net (CC BY 3.0). Karta: Natural Earth.

stepper-less = En mindre
stepper-more = En till
stepper-smallest = Det kan inte bli färre än { $min }.
stepper-largest = Det kan inte bli fler än { $max }.
amount = Antal
amount-send = Välj { $n }

## Lobbyn

lobby-title = Vad ska vi spela?
lobby-line = Krigsspel på papperskartor. Reglerna håller vi reda på, tärningarna är ärliga, och en vän är bara en länk bort.
puzzles = Problem
lobby-play-now = Spela nu
lobby-play-now-help =
    { $bots ->
        [one] Spela nu ger dig en robot som motståndare och de vanliga reglerna.
       *[other] Spela nu ger dig { $bots } robotar som motståndare och de vanliga reglerna.
    }
lobby-with-friends = Med vänner
lobby-more = Mer
lobby-your-tables = Dina bord
lobby-no-tables = Inga än. Bord som du sätter dig vid väntar på dig här.
pairing = Snabbparning
pairing-line = Du får en plats där någon väntar, eller väntar vid egna bord.
pairing-games = Spel
pairing-tick = Kryssa för ett spel först.
pairing-players = Spelare
pairing-any = Valfritt
pairing-pace-none = Ingen har bråttom.
pairing-any-game = Vilket spel som helst
pairing-any-count = valfritt antal spelare
pairing-count = { $count } spelare
pairing-change = Spel, spelare och tempo
pairing-rated = Rankade partier
pairing-find = Hitta spelare
pairing-waiting = Letar efter spelare.
pairing-taken = { $taken } av { $count } spelare
pairing-stay = Låt sidan vara öppen. Det spel som först blir fullt börjar, och du lämnar de andra.
pairing-stay-mail = Du kan lämna sidan. Det spel som först blir fullt börjar, och du lämnar de andra.
pairing-bots = Ingen annan än? Du kan vänta vidare, eller börja med robotar:
pairing-begin =
    { $bots ->
        [one] { $game } med { $bots } robot
       *[other] { $game } med { $bots } robotar
    }
pairing-stop = Sluta leta
pairing-found = { $game } har börjat: spelare har hittats.
lobby-open-tables = Öppna bord
lobby-sit-down = Sätt dig
lobby-sit-down-at = Sätt dig vid { $game } med { $host }
lobby-rated = rankat
lobby-no-advice = utan råd
lobby-otherwise = andra regler: { $options }
lobby-finished =
    { $count ->
        [one] Ett avslutat parti
       *[other] { $count } avslutade partier
    }
lobby-your-tournaments = Dina turneringar
lobby-tournaments = Turneringar att delta i eller följa
lobby-watch = Partier att följa
tournament = Turneringen
tournament-round-robin = Alla möter alla
tournament-knock-out = Utslagning
tournament-entered = { $entered } av { $places } platser tagna
tournament-open = Öppen för anmälan
tournament-playing = Pågår
tournament-over = Slut
lobby-failed = Lobbyn gick inte att hämta. Servern kan vara nere.
game-players = { $least } till { $most } spelare
game-players-either = { $counts } spelare
game-umpire = med eller utan spelledare
game-minutes = { $short } till { $long } minuter

bot-numbered = { $bot } { $number }
bot-recruit = Rekryt
    .help = Väljer ofta det näst bästa. Bra för dina första partier.
bot-sergeant = Sergeant
    .help = Spelar efter tumregler: stadigt och snabbt.
bot-captain = Kapten
    .help = Tänker efter då och då och spelar annars efter tumregler.
bot-colonel = Överste
    .help = Tänker ofta efter, men förbiser en del.
bot-marshal = Marskalk
    .help = Tänker efter vid varje val. Den starkaste.
bot-random = Vild robot

## Nytt bord

setting-up = Skapar bordet…
setup-title = { $game }: ett nytt bord
setup-seats = Vilka spelar?
setup-seat = Vem som sitter på plats { $number }
setup-me = Du
setup-friend = En vän, via länk
setup-bot = En robot
setup-screen = Någon vid den här skärmen
setup-friend-line = Du får en länk att skicka.
setup-screen-name = Spelare { $number }
setup-which-bot = Vilken robot
setup-add =
    { $count ->
        [one] Lägg till en plats
       *[other] Lägg till { $count } platser
    }
setup-tournament = Ordna en turnering i stället
setup-remove = Ta bort platsen
setup-fewest = Spelet kräver minst { $count } spelare.
setup-most = Spelet har högst { $count } platser.
setup-profile = Vilka regler?
setup-options = Fler val
setup-option-title = ”{ $option }”
setup-option-clash = { $option } går inte ihop med { $count ->
        [0] den här profilen eller antalet spelare
       *[other] { $others }
    }.
setup-reset = Tillbaka till de vanliga reglerna
setup-create = Börja spela
setup-create-friends = Skapa bordet och länkarna

## Att komma till ett bord

join-title = { $host } bjuder in till ett parti { $game }
join-key-title = Sätt dig igen: { $game }
join = Ta platsen
join-key = Sätt dig
join-watch = Bara titta på

## Platser

seats = Platser
seat-you = du
seat-you-title = Du
seat-you-object = dig
seat-empty = En ledig plats
seat-bot = robot
seat-away = borta
seat-acting = i tur
seat-out = utslagen
seat-score-of = { $score } av { $target }
goal-label = Mål

## Ett bords tillstånd

table-no-advice = Vid det här bordet visas inga odds och inga förslag förrän partiet är slut.
table-your-turn = Din tur
table-rematch = { $name } vill spela igen
table-open = Lediga platser
table-over = Slut
table-playing = Pågår
table-waiting-for = Väntar på { $names }
table-won-by = { $names } vann
table-missing-title = Bordet finns inte
table-missing-text = Det finns inget bord på den här adressen. En del av länken kanske saknas.
table-failed-title = Bordet gick inte att nå
missing-title = Sidan finns inte
missing-text = Det finns ingenting på den här adressen.

question-title = Din tur
question-label = Vad du ska göra
waiting-title = Ett ögonblick
waiting-line = Bordet förbereds.
advice-ask = Vad skulle en stark spelare göra?
advice-ask-help = En robot tänker i en sekund, med det som din plats vet.
advice-soon = (görs i ordning)
plan-ahead = Planera i förväg
delegate = Placera resten åt mig
delegate-help = En robot placerar resten efter tumregler, utifrån det du får veta. Alla ser att den spelar åt dig.
delegated-title = En robot placerar åt dig
delegated-line = Den placerar resten efter tumregler, utifrån det du får veta.
delegated-end = Jag placerar resten själv
gathering-title = Väntar på spelare
gathering-host =
    { $count ->
        [one] En plats är ledig. Skicka länken till en vän; spelet börjar när platsen är tagen.
       *[other] { $count } platser är lediga. Skicka en länk till varje vän; spelet börjar när alla har satt sig.
    }
gathering-guest =
    { $count ->
        [one] Spelet börjar när den sista platsen är tagen.
       *[other] Spelet börjar när { $count } till har satt sig.
    }
over-title = Spelet är slut
over-won = Du har vunnit
over-nobody = Ingen vann det här partiet.
over-again = Till lobbyn
over-unknown = Spelet är slut.
fairness-check = Granska tärningarna

connection-lost = Förbindelsen bröts. Försöker igen…
sheet-raise = Visa mer
sheet-lower = Visa mindre

## Dela skärm

curtain-title = Nu är { $name } i tur
curtain-line = Lämna över skärmen. Inget hemligt visas förrän ridån går upp.
curtain-open = Jag är { $name }

## Länkar

share = Länkar
share-invite = Inbjudningar
share-invite-help = Varje länk ger en vän en plats; den som följer länken först får platsen.
share-seat = Plats { $number }
share-watch = Åskådare
share-watch-help = Den som har länken får titta på; hemligheter förblir hemliga.
share-watch-link = Länk till bordet
share-own = Din egen länk
share-own-help = Följ den på en annan enhet för att ta samma plats där. Behåll den för dig själv.
share-renew = Gör en ny länk
share-renew-help = Den gamla länken slutar att fungera, och den som kom till platsen med den förlorar platsen, även dina andra enheter.
share-renew-yes = Ja, en ny länk
share-renewed = Det finns en ny länk. Den gamla fungerar inte längre.

## Ärlighet

fairness = Ärliga tärningar
fairness-line = Före första draget visade servern ett fingeravtryck av den hemlighet som all slump kommer ur. När spelet är slut visas själva hemligheten, och vem som helst kan räkna om varje tärning.
fairness-texts = Texter som blandats in i tärningarna
fairness-texts-line = Varje webbläsare som slår sig ner vid ett bord lägger till en egen, slumpad text. Därför kunde ingen veta tärningarna i förväg, inte heller servern.
fairness-own = din
fairness-own-later = Det här är texten som din webbläsare lade till. Alla texter visas när spelet börjar.
fairness-own-in = Texten som din webbläsare lade till finns med.
fairness-own-missing = Texten som din webbläsare lade till saknas. Tärningarna är inte de du blev lovad.
fairness-none = Ingenting har dragits än.
stream-codes = Åtgärder
fairness-commitment = Fingeravtryck (SHA-256)
fairness-key = Hemlighet
fairness-later = visas när spelet är slut
fairness-kept = visas aldrig: den skulle avslöja vad som förblir dolt efter spelet

## Repris

replay = Repris
replay-slider = Plats i spelet
replay-place = Steg { $place } av { $count }
replay-play = Spela upp
replay-back = Ett steg tillbaka
replay-forward = Ett steg framåt
replay-turn-back = Till turen före
replay-turn-forward = Till nästa tur
replay-speed = Hastighet
replay-speed-times = { $speed }×
replay-nothing = Inget att visa.
replay-viewpoints = Sett av
replay-viewpoints-spectator = En åskådare
replay-viewpoints-all = Allas paneler
replay-viewpoints-none = Du ser vad alla åskådare såg.
replay-link = Kopiera en länk till det här ögonblicket
replay-to-table = Till bordet
hindsight = Tro och sanning

## Protokollet

proof = Granska ett protokoll
proof-open = Granska protokollet
proof-download = Ladda ner protokollet
record-imported = Spelet spelades någon annanstans. Drag och tärningar följer av protokollet; namnen är bara vad protokollet säger.
record-origin = Det här partiet fortsätter från ett annat bord: { $rows ->
        [one] det första draget är
       *[other] de första { $rows } dragen är
    } därifrån, med de tärningar som föll där.
record-origin-puzzle = Det här partiet fortsätter från ett problem.
record-origin-puzzle-open = Öppna problemet
record-origin-open = Öppna det bordet

## Loggen

log = Logg
log-empty = Ingenting har hänt än.
log-why = varför?
log-why-help = Slå upp { $rule } i regelboken
log-rest =
    { $count ->
        [one] Visa en rad till
       *[other] Visa { $count } rader till
    }
log-less = Visa mindre
watching-title = Under tiden
watching-line = Det här har hänt sedan du svarade senast.
playback-again = Visa igen
playback-pause = Pausa
playback-resume = Fortsätt
playback-skip = Hoppa till slutet
skip-to-question = Till frågan
map-in = Zooma in
map-out = Zooma ut
map-whole = Visa hela kartan
log-earlier = Visa vad som hände tidigare
dice-faces = Tärningar: { $faces }
rules-contents = Innehåll
rules-failed = Regelboken gick inte att hämta.

## Samtal och anteckningar

tabs = Vad som visas nedanför
chat = Chatt
chat-unread =
    { $count ->
        [one] Chatt, ett nytt meddelande
       *[other] Chatt, { $count } nya meddelanden
    }
chat-empty = Inga meddelanden än.
chat-write-table = Skriv till bordet
chat-write-team = Skriv till laget
chat-send = Skicka
chat-audience = Vem som kan läsa det
chat-table = Bordet
chat-team = Mitt lag
chat-to-team = till laget
chat-blank = Borttaget av den som skrev det.
chat-heard = { $name }: { $text }
players = Spelare
challenge-declined = Vännen du utmanade har avböjt.
chat-line-menu = Val för { $name }
chat-mute = Tysta { $name }
chat-report = Anmäl meddelandet
chat-muted = Du har tystat { $name }.
chat-unmute = Sluta tysta
chat-watching = Du tittar på. Bara spelarna kan skriva här.
notes = Anteckningar
notes-placeholder = Planer, löften, misstankar. Ingen annan ser dem.
notes-watching = Anteckningar hör till en plats, och du tittar på.
notes-loading = Hämtar dina anteckningar…
notes-empty = Sparas medan du skriver.
notes-changed = Sparar…
notes-kept = Sparat.

## Ställningen som tabell

position = Ställningen som tabell
position-empty = Ännu finns inget att visa.
position-sort = { $column }, sortera
position-choose = { $row }: { $role }

## Tips inför första draget

hint-title = Ett tips
hint-next = Jag förstår
hint-none = Inga fler tips
hints-again = Visa tipsen igen

## Tangenter

keys = Tangenter
keys-now = Nu
keys-later = Vid andra frågor
keys-arrows = ← ↑ → ↓
keys-arrows-help = Gå till närmaste plats åt det hållet
keys-tab = Tabb
keys-tab-help = Gå till nästa plats som kan väljas, eller nästa knapp
keys-enter = Retur
keys-enter-help = Välj platsen, eller tryck på den färgade knappen
keys-escape = Esc
keys-escape-help = Avbryt valet
keys-digits = 1 2 3 …
keys-digits-help = Ställ in antalet, eller tryck på knappen med den siffran
keys-plus = + −
keys-plus-help = En till, en mindre
keys-end = E
keys-end-help = Avsluta den här delen av turen
keys-undo = U
keys-undo-help = Ångra
keys-chat = T
keys-chat-help = Skriv till de andra
keys-position = P
keys-position-help = Ställningen som tabell
keys-help = ?
keys-help-help = Den här listan

## Mellan spelarna

at-table-resign = Ge upp
at-table-resign-sure = Du är ute ur spelet. Är bara en spelare eller ett lag kvar har de vunnit.
at-table-offer-draw = Erbjud remi
at-table-offer-draw-sure = Erbjudandet gäller tills någon annan spelar vidare; alla som är kvar i spelet måste gå med på det. Du kan spela under tiden.
at-table-accept-draw = Gå med på remi
draw-agreed-so-far = Har gått med på det hittills: { $seats }.
event-resigned = { $seat_is ->
    [you] Du ger upp.
   *[other] { $seat } ger upp.
}
event-draw-offered = { $seat_is ->
    [you] Du erbjuder remi.
   *[other] { $seat } erbjuder remi.
}
event-draw-agreed = { $seat_is ->
    [you] Du går med på remi.
   *[other] { $seat } går med på remi.
}
event-forfeited = { $seat_is ->
    [you] Din tid är slut: du är ute ur spelet.
   *[other] { $seat } fick slut på tid och är ute ur spelet.
}
event-left = { $seat_is ->
    [you] Du har lämnat spelet för gott.
   *[other] { $seat } har lämnat spelet för gott.
}
event-timed-out = { $seat_is ->
    [you] Din tid är slut: spelet drar för dig.
   *[other] { $seat } fick slut på tid: spelet går vidare.
}
event-stood-in = { $seat_is ->
    [you] En robot spelar för dig.
   *[other] En robot spelar för { $seat }.
}
result-resigned = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vunnit: { $loser } gav upp.
       *[other] { $seat } har vunnit: { $loser_is ->
            [you] du gav upp.
           *[other] { $loser } gav upp.
        }
    }
   *[other] { $seat } har vunnit: { $loser_is ->
        [you] du gav upp.
       *[other] { $loser } gav upp.
    }
}
result-forfeited = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vunnit: { $loser } fick slut på tid.
       *[other] { $seat } har vunnit: { $loser_is ->
            [you] du fick slut på tid.
           *[other] { $loser } fick slut på tid.
        }
    }
   *[other] { $seat } har vunnit: { $loser_is ->
        [you] du fick slut på tid.
       *[other] { $loser } fick slut på tid.
    }
}
result-left-alone = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vunnit: ingen annan är kvar.
       *[other] { $seat } har vunnit: ingen annan är kvar.
    }
   *[other] { $seat } har vunnit: inga andra är kvar.
}
result-left = { $seat_count ->
    [one] { $seat_is ->
        [you] Du har vunnit: { $loser } har gått.
       *[other] { $seat } har vunnit: { $loser_is ->
            [you] du har gått.
           *[other] { $loser } har gått.
        }
    }
   *[other] { $seat } har vunnit: { $loser_is ->
        [you] du har gått.
       *[other] { $loser } har gått.
    }
}
result-draw-agreed = Ni kom överens om remi.

## Bordets tempo

pace = Hur fort?
pace-none = Ingen klocka
pace-live = Direkt
pace-mail = Per e-post
pace-live-summary =
    { $minutes ->
        [one] { $minutes } minut och { $seconds } sekunder per drag
       *[other] { $minutes } minuter och { $seconds } sekunder per drag
    }
pace-live-help = Alla har en tidsbank med minuter. Sekunderna läggs till varje gång det är din tur.
pace-mail-summary =
    { $days ->
        [one] { $days } dygn per drag
       *[other] { $days } dygn per drag
    }
pace-mail-help = Så länge har du på dig varje gång det är din tur. Kom tillbaka när det passar.
pace-own = Egna siffror
pace-bank = Minuter i tidsbanken
pace-turn = Sekunder per drag
time-out = När någons tid är ute
time-out-pass = Minsta draget
time-out-pass-help = Reglerna gör det minsta draget åt den vars tid är ute, och partiet går vidare.
time-out-bot = En robot tar över
time-out-bot-help = En robot spelar vidare med det som platsen får veta och lämnar över den när spelaren är tillbaka.
time-out-forfeit = Ute ur spelet
time-out-forfeit-help = Den vars tid är ute är också ute ur spelet.
setup-listed = Vem som helst får sätta sig
setup-listed-help = Bordet syns i allas lobby tills platserna är tagna.
setup-rated = Partiet är rankat
setup-rated-help = Det räknas i rankningen för alla vid bordet som har ett konto.
setup-advice = Råd
setup-advice-shown = Odds och förslag får visas
setup-advice-help = Utan råd visas inga odds förrän partiet är slut.
clock-days = { $days } d { $hours } tim
clock-hours = { $hours } tim { $minutes } min
clock-left = { $time } kvar
clock-spoken =
    { $seconds ->
        [60] Du har en minut kvar.
       *[other] Du har { $seconds } sekunder kvar.
    }

## Vad som begärs av alla

ask-pause = Be om paus
ask-resume = Fortsätt
ask-take-back = Ta tillbaka…
ask-rematch = Spela igen
ask-open = Be att få visa allt
rematch-go = Till nästa parti
request-agree = Gå med på det
request-refuse = Avböj
request-withdraw = Dra tillbaka
request-waits = Väntar på de andra.
take-back = Ta tillbaka
take-back-own = Ditt senaste drag tas tillbaka.
take-back-bots =
    { $count ->
        [one] Även ett drag som en robot har gjort sedan dess tas tillbaka.
       *[other] Även { $count } drag som robotar har gjort sedan dess tas tillbaka.
    }
take-back-people =
    { $count ->
        [one] Även ett drag som en annan spelare har gjort sedan dess tas tillbaka.
       *[other] Även { $count } drag som andra spelare har gjort sedan dess tas tillbaka.
    }
take-back-do = Ta tillbaka
take-back-ask = Fråga de andra
paused-title = Paus
paused-line = Klockorna står stilla. Vem som helst vid bordet kan fortsätta.
seat-leave = Lämna bordet
table-fill = Börja med robotar
table-close = Stäng bordet
request-asked-pause = { $seat_is ->
    [you] Du ber om paus.
   *[other] { $seat } ber om paus.
}
request-asked-take-back = { $seat_is ->
    [you] Du ber att få ta tillbaka ditt senaste drag.
   *[other] { $seat } ber att få ta tillbaka sitt senaste drag och det som hände sedan.
}
request-asked-rematch = { $seat_is ->
    [you] Du vill spela igen.
   *[other] { $seat } vill spela igen.
}
request-asked-open = { $seat_is ->
    [you] Du ber att få visa allt som var hemligt i partiet.
   *[other] { $seat } ber att få visa allt som var hemligt i partiet.
}
request-done-pause = Partiet är pausat.
request-done-resume = { $seat_is ->
    [you] Du återupptar partiet.
   *[other] { $seat } återupptar partiet.
}
request-done-take-back = { $seat_is ->
    [you] Ditt senaste drag är tillbakataget.
   *[other] { $seat } har tagit tillbaka sitt senaste drag.
}
request-done-rematch = Ett nytt parti är klart att spelas.
request-done-open = Allt som var hemligt i partiet är nu öppet.
request-refused-pause = { $seat_is ->
    [you] Du vill hellre fortsätta.
   *[other] { $seat } vill hellre fortsätta.
}
request-refused-take-back = { $seat_is ->
    [you] Du låter draget stå.
   *[other] { $seat } låter draget stå.
}
request-refused-rematch = { $seat_is ->
    [you] Du spelar inte igen just nu.
   *[other] { $seat } spelar inte igen just nu.
}
request-refused-open = { $seat_is ->
    [you] Du behåller partiets hemligheter.
   *[other] { $seat } behåller partiets hemligheter.
}

## Fel

error-unknown = Något gick fel. Ingenting har ändrats.
error-network = Servern svarar inte. Kontrollera anslutningen och försök igen.
error-server-failed = Något gick fel på servern. Ingenting har ändrats.
error-play-illegal = Reglerna tillåter inte det.
error-play-document = Det här går inte att läsa vid ”{ $path }”.
document-error = { $path }: { $text }
error-play-stale = Spelet har gått vidare under tiden. Titta igen.
error-play-late = För sent: din tid var ute.
error-play-not-your-seat = Det är inte din plats.
error-play-nothing-to-undo = Det finns inget att ångra.
error-play-over = Spelet är slut.
error-play-not-over = Spelet är inte slut än: protokollet är fortfarande hemligt.
error-play-no-advice = Bordet har inga råd: oddsen visas när partiet är slut.
error-play-no-teacher = Ingen robot kan bedöma ställningar i det här spelet än.
error-play-teacher-busy = Roboten kan inte tänka just nu: den förbereds fortfarande. Försök igen om en minut.
error-play-not-delegable = Här kan ingen robot svara åt dig.
error-plan-shared = Du spelar på flera platser vid det här bordet: den som delar skärmen skulle se din plan.
error-plan-asked = Det är din tur: svara först, planera sedan.
error-plan-never = Du är ute ur spelet och får inga fler frågor.
error-plan-unlikely = Det som den här delen av planen väntar på kom inte upp i någon gissning, så den kan inte visas på brädet nu. Du kan ändå ta bort steg.
error-play-started = Partiet har börjat. Ge upp om du vill lämna det.
error-play-paused = Partiet är pausat. Återuppta det först.
error-play-not-asked = Det går inte att be om eller svara på just nu.
error-play-not-started = Spelet har inte börjat: det finns lediga platser.
error-puzzle-unknown = Det finns inget sådant problem.
error-table-unknown = Bordet finns inte.
error-table-expired = Bordet har tagits bort: ingen hade använt det på länge.
error-table-key = Länken öppnar inte platsen. En del av den kanske saknas.
error-table-taken = Någon annan har tagit platsen.
error-table-too-many = Du har för många öppna bord i lobbyn. Stäng ett först, eller bjud in vänner med en länk.
error-table-exists = Det finns ett annat bord med den beteckningen här.
error-table-broken = Det sparade protokollet för det här spelet har ändrats i efterhand, från rad { $row }. Det kan inte fortsätta.
error-table-outdated = Reglerna har ändrats sedan spelet började, så det kan inte fortsätta här. Det är sparat.
error-table-not-host = Det får bara bordets värd göra.
error-import-invalid =
    { $problem ->
        [sealed] Bara protokoll där allt är öppet kan importeras.
        [rules] Servern har inte de reglerna, så spelet kan inte spelas upp här.
        [long] Spelet är för långt för att granskas här.
       *[other] Protokollet importerades inte: det är inte giltigt{ $row ->
            [0] .
           *[other] , först vid rad { $row }.
        }
    }
error-option-unknown = Det valet finns inte.
error-option-value = Ett val har ett värde som inte finns.
error-option-combination = De här valen går inte ihop.
error-request-invalid = Servern förstod inte begäran.
error-request-unknown = Det finns inget på den här adressen.
error-request-method = Det går inte att göra på den här adressen.
error-request-host = Servern heter något annat. Den som sköter den kan lägga till det här namnet.
error-request-origin = En annan webbplats bad om detta, så det blev inte gjort.
error-request-too-large = Det är mer än servern tar emot på en gång.
error-request-too-many = Lite för fort. Vänta ett ögonblick och försök igen.
error-request-too-many-lines = För många fönster är öppna samtidigt. Stäng några och försök igen.
error-game-unknown = Det spelet finns inte.
error-store-unavailable = Servern når inte det den har sparat just nu. Ingenting har ändrats; försök igen om en stund.
error-store-read-only = Servern kan inte spara något just nu. Ingenting har ändrats.
error-store-corrupt = Serverns data är skadade. Ingenting har ändrats.
error-store-full = Servern har slut på utrymme. Ingenting har ändrats.
error-server-stalled = Servern hinner inte med just nu. Försök igen om en stund.

## Konton

account = Konto och aviseringar
password = Lösenord
recover = Glömt lösenord
codes = Återställningskoder
notifications-mail-recovers = Ett mejl dit kan också ge ett nytt lösenord.
notifications-mail-recover = Använd vid glömt lösenord
notifications-mail-recover-title = Ett mejl till { $address } kan ge ett nytt lösenord
notifications-mail-recover-line = Ditt lösenord en gång till, så att ingen annan lägger till en adress här.
sessions = Här är du inloggad
sessions-end = Logga ut alla andra
data = Dina uppgifter
data-line = Allt servern sparar om dig, i en fil.
data-download = Ladda ner
seat-numbered = Spelare { $number }
seat-former = En tidigare spelare
switch-on = Slå på
switch-off = Stäng av
remove = Ta bort

notifications = När det är din tur
notifications-line = Du får en avisering per tur, och bara när du inte är vid bordet. Det gäller även gäster.
notifications-page = På sidan
notifications-page-line = Alltid: var du än är på webbplatsen, och i webbläsarens flik.
notifications-push = På den här enheten
notifications-push-on = På, även när sidan är stängd.
notifications-push-off = Av. Webbläsaren frågar dig först.
notifications-push-unsupported = Webbläsaren klarar det inte, eller så nås webbplatsen inte med https.
notifications-push-denied = Webbläsaren blockerar aviseringar från den här webbplatsen. Det ändrar du i dess inställningar.
notifications-push-failed = Webbläsarens aviseringstjänst svarade inte.
notifications-mail = Med e-post
notifications-mail-add = Lägg till adressen
notifications-mail-on = E-post skickas till den här adressen.
notifications-mail-asked = Ett mejl är på väg. Följ länken i det för att bekräfta.
notifications-mail-off = Den här servern skickar ingen e-post.
notifications-mail-remove-label = Ta bort { $address }
notification-go = Gå dit

ratings = Rankning
ratings-line = Rankade bord mellan spelare med konto räknas. Talet är en försiktig uppskattning av hur stark en spelare är; nykomlingar börjar på 1000.
profile-own = Din profil, som andra ser den
ratings-none = Du har inte spelat något rankat parti än.
ratings-nobody = Ingen än.
ratings-best = De bästa i { $game }
ratings-games =
    { $count ->
        [one] ett parti
       *[other] { $count } partier
    }

email-confirm = Får vi skicka e-post till dig?
email-confirm-line = Du får ett mejl när det är din tur vid ett bord. Varje mejl har en länk för att avsluta utskicken.
email-confirm-yes = Ja, skicka e-post till mig
email-confirm-done = Tack. Du får e-post från oss.
email-end = Avsluta e-post
email-end-line = Vi slutar skicka e-post till den här adressen.
email-end-yes = Avsluta
email-end-done = Klart. Du får ingen mer e-post från oss.

error-account-unknown = Ingen med det namnet har spelat ett rankat parti.
error-account-needed = För det behöver du vara inloggad.
error-account-refused = Namnet finns inte, eller så är lösenordet fel.
error-account-exists = Du är redan inloggad.
error-account-name = Namnet är upptaget.
error-account-password = Ett lösenord behöver minst tio tecken och får inte vara namnet.
error-account-recovery = Återställningskoden eller länken fungerar inte. Var och en gäller en gång, och en länk i en timme.
error-account-changed = Här finns ett konto nu.
error-account-closed = Det här kontot har stängts av webbplatsens ansvariga.
error-account-ended = Du har loggats ut.
error-people-unknown = Ingen av dina vänner heter så.
error-people-too-many = Du har lagt till eller blockerat för många. Ta bort några först.
error-tournament-unknown = Turneringen finns inte.
error-tournament-key = Länken släpper inte in dig. En del av den kanske saknas.
error-tournament-not-host = Det får bara turneringens värd göra.
error-tournament-full = Alla platser är tagna.
error-tournament-few = Det krävs minst två för en turnering.
error-tournament-started = Turneringen har börjat. Ingen kan komma in eller gå ur längre.
error-notice-place = Webbläsarens aviseringstjänst är inte känd av servern.
error-notice-mail = Det gick inte att skicka e-post till den adressen.
error-notice-mail-later = E-postservern tar inte emot e-post just nu. Försök igen om några minuter.
error-notice-token = Länken är redan använd, eller så saknas en del av den.
error-notice-too-many = Du har för många enheter och adresser. Ta bort en först.

## Aviseringar, även med e-post

notification-turn = Din tur: { $game }
notification-waiting =
    { $count ->
        [0] Bordet väntar på dig.
        [one] { $names } väntar på dig.
       *[other] { $names } väntar på dig.
    }
notification-plan = Din plan avbröts: den passar inte längre.
mail-turn =
    { $waiting }
    Till bordet: { $link }
    Avsluta e-post: { $unsubscribe }

mail-reset-subject = Ett nytt lösenord till Stridsplan
mail-reset =
    Någon, troligen du, har bett om ett nytt lösenord för { $name }.
    Välj ett nytt här, inom en timme: { $link }
    Var det inte du behöver du inte göra något. Lösenordet förblir som det är.

mail-confirm-subject = Stridsplan frågar: får vi skicka e-post till dig?
mail-confirm =
    Någon, troligen du, har bett Stridsplan att skicka e-post till den här adressen varje gång det är dags att spela.
    Var det du, bekräfta här: { $link }
    Annars behöver du inte göra något. Du får ingen mer e-post.

## Tärningar och tur

statistics = Tur
luck = Tur

plain-name = Namn
plain-value = Värde
plain-number = Nr
