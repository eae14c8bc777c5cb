# Slaget om Clusta Noba: namnen på dess ting. Id slutar med namnet ur vyn, med bindestreck: unit-thorms-soner.
# Namnen passar i en mening; .title står ensam, som rubrik eller i en tabell; .help förklarar.
# side- unit- commander- specialist- trade- camp- chief- people- settlement- place- area- road- terrain- order- stance- letter-
# cargo- state- fate- sighted- source- reported- band- class- priority- doctrine-. En setting- är en doktrin med sitt $value.

## Sidor

clusta-noba-side-tra = trakorierna
    .title = Trakorier
clusta-noba-side-ran = ransarderna
    .title = Ransarder
clusta-noba-side-ste = stegoserna
    .title = Stegoser
clusta-noba-side-cru = crurerna
    .title = Crurer

## Enheter: skeppslagen med namnen ur armélistorna

clusta-noba-unit-norra-tricilves-stadshird = Norra Tricilves stadshird
clusta-noba-unit-bralorgi-falthundar = Bralorgi fälthundar
clusta-noba-unit-hjaltarna-av-hiltre = Hjältarna av Hiltre
clusta-noba-unit-moherri-musteloner = Moherri musteloner
clusta-noba-unit-kamesti-traskodlor = Kamesti träsködlor
clusta-noba-unit-kustalerna-av-karnald = Kustalerna av Karnald
clusta-noba-unit-digetens-stalklo = Digetens stålklo
clusta-noba-unit-de-hesapiska-bjornarna = De hesapiska björnarna
clusta-noba-unit-gommankerna-av-ruhl = Gommankerna av Ruhl
clusta-noba-unit-marduci-dragoner = Marduci dragoner
clusta-noba-unit-radassabars-ravar = Radassabars rävar
clusta-noba-unit-rattorna-fran-grumm = Råttorna från Grumm
clusta-noba-unit-da-kaelves-company = da Kaelves kompani
clusta-noba-unit-thorms-soner = Thôrms söner
clusta-noba-unit-cormvaki-garde = Cormvaki garde
clusta-noba-unit-ap-griffwuth = ap Griffwuth
clusta-noba-unit-griparna-ap-saexby = Griparna ap Saexby
clusta-noba-unit-wullfurs-blodsbroder = Wullfurs blodsbröder
clusta-noba-unit-vortigi-hedersskvadron = Vortigi hedersskvadron
clusta-noba-unit-tupwiths-vargar = Tupwiths vargar
clusta-noba-unit-pirates-1 = piratkompani 1
clusta-noba-unit-pirates-2 = piratkompani 2
clusta-noba-unit-pirates-3 = piratkompani 3
clusta-noba-unit-mea-plakoles-livgarde = Mea plakoles livgarde
clusta-noba-unit-skuggbataljonen = Skuggbataljonen
clusta-noba-unit-soluppgangens-broder = Soluppgångens bröder
clusta-noba-unit-de-heliga-namnens-vaktare = De heliga namnens väktare
clusta-noba-unit-group-1 = grupp 1
clusta-noba-unit-group-2 = grupp 2
clusta-noba-unit-group-3 = grupp 3
clusta-noba-unit-group-4 = grupp 4
clusta-noba-unit-group-5 = grupp 5
clusta-noba-unit-group-6 = grupp 6
clusta-noba-unit-group-7 = grupp 7
clusta-noba-unit-group-8 = grupp 8
clusta-noba-unit-group-9 = grupp 9
clusta-noba-unit-group-10 = grupp 10
clusta-noba-unit-group-11 = grupp 11
clusta-noba-unit-group-12 = grupp 12
clusta-noba-unit-group-13 = grupp 13
clusta-noba-unit-group-14 = grupp 14
clusta-noba-unit-group-15 = grupp 15
clusta-noba-unit-group-16 = grupp 16
clusta-noba-unit-group-17 = grupp 17
clusta-noba-unit-group-18 = grupp 18
clusta-noba-unit-group-19 = grupp 19
clusta-noba-unit-group-20 = grupp 20
clusta-noba-unit-islanders-1 = Barbaröarnas kompani 1
clusta-noba-unit-islanders-2 = Barbaröarnas kompani 2
clusta-noba-unit-islanders-3 = Barbaröarnas kompani 3
clusta-noba-unit-islanders-4 = Barbaröarnas kompani 4
clusta-noba-unit-islanders-5 = Barbaröarnas kompani 5
clusta-noba-unit-islanders-6 = Barbaröarnas kompani 6
clusta-noba-unit-band-1 = de återuppståndnas skara 1
clusta-noba-unit-band-2 = de återuppståndnas skara 2
clusta-noba-unit-band-3 = de återuppståndnas skara 3
clusta-noba-unit-band-4 = de återuppståndnas skara 4
clusta-noba-unit-band-5 = de återuppståndnas skara 5
clusta-noba-unit-band-6 = de återuppståndnas skara 6
clusta-noba-unit-band-7 = de återuppståndnas skara 7
clusta-noba-unit-band-8 = de återuppståndnas skara 8
clusta-noba-unit-band-9 = de återuppståndnas skara 9
clusta-noba-unit-band-10 = de återuppståndnas skara 10
clusta-noba-unit-band-11 = de återuppståndnas skara 11
clusta-noba-unit-band-12 = de återuppståndnas skara 12
clusta-noba-unit-band-13 = de återuppståndnas skara 13
clusta-noba-unit-band-14 = de återuppståndnas skara 14
clusta-noba-unit-band-15 = de återuppståndnas skara 15
clusta-noba-unit-band-16 = de återuppståndnas skara 16
clusta-noba-unit-band-17 = de återuppståndnas skara 17
clusta-noba-unit-band-18 = de återuppståndnas skara 18
clusta-noba-unit-band-19 = de återuppståndnas skara 19
clusta-noba-unit-band-20 = de återuppståndnas skara 20
clusta-noba-unit-band-21 = de återuppståndnas skara 21
clusta-noba-unit-band-22 = de återuppståndnas skara 22
clusta-noba-unit-band-23 = de återuppståndnas skara 23
clusta-noba-unit-band-24 = de återuppståndnas skara 24
clusta-noba-unit-band-25 = de återuppståndnas skara 25
clusta-noba-unit-band-26 = de återuppståndnas skara 26
clusta-noba-unit-band-27 = de återuppståndnas skara 27

## Befälhavare

clusta-noba-commander-tasseluka = Tasseluka da Zafelasi
    .title = Amiral Tasseluka da Zafelasi
clusta-noba-commander-da-kaelve = da Kaelve
    .title = Praanz da Kaelve
clusta-noba-commander-kyrias = Kyrias
    .title = Kyrias
clusta-noba-commander-trugdan = Trugdan Järnbuk
    .title = Amiral Trugdan Järnbuk
clusta-noba-commander-grisban = Grisban
    .title = Överste Grisban
clusta-noba-commander-naramsi = Naramsi
    .title = Naramsi av den östra klyftan
clusta-noba-commander-officer = den gode officeren
    .title = Den gode officeren
clusta-noba-commander-dunkelbrink = Arn Dunkelbrink
    .title = Arn Dunkelbrink
clusta-noba-commander-general-1 = den förste generalen
    .title = General 1
clusta-noba-commander-general-2 = den andre generalen
    .title = General 2
clusta-noba-commander-general-3 = den tredje generalen
    .title = General 3
clusta-noba-commander-general-4 = den fjärde generalen
    .title = General 4
clusta-noba-commander-general-5 = den femte generalen
    .title = General 5
clusta-noba-chief-tra = trakoriernas ÖB
clusta-noba-chief-ran = ransardernas ÖB
clusta-noba-chief-ste = stegosernas ÖB
clusta-noba-chief-cru = crurernas ÖB
clusta-noba-chief = ÖB
    .title = ÖB

## Specialister

clusta-noba-specialist-tra-astrologer-1 = trakoriernas förste astrolog
clusta-noba-specialist-tra-astrologer-2 = trakoriernas andre astrolog
clusta-noba-specialist-tra-spy-1 = trakoriernas förste spion
clusta-noba-specialist-tra-spy-2 = trakoriernas andre spion
clusta-noba-specialist-tra-spy-3 = trakoriernas tredje spion
clusta-noba-specialist-tra-interrogator = trakoriernas förhörsledare
clusta-noba-specialist-ran-astrologer = ransardernas astrolog
clusta-noba-specialist-manzonla = Manzonla
clusta-noba-specialist-ran-spy = ransardernas spion
clusta-noba-specialist-ran-interrogator = ransardernas förhörsledare
clusta-noba-specialist-hippogriff-1 = den första hippogriffen
clusta-noba-specialist-hippogriff-2 = den andra hippogriffen
clusta-noba-specialist-hippogriff-3 = den tredje hippogriffen
clusta-noba-specialist-ste-astrologer = hovastrologen från Stegos
clusta-noba-specialist-ste-spy = stegosernas spion
clusta-noba-trade-astrologer = astrolog
    .help = Läser stjärnorna i en ruta om dagen och säger hur långt bort konfluxen är.
clusta-noba-trade-half-astrologer = halvkunnig astrolog
    .help = Behöver två dagar för en ruta och misstar sig oftare.
clusta-noba-trade-spy = spion
    .help = Berättar exakt vilka som finns i rutorna han passerar. I varje fientlig ruta kan han gå förlorad för alltid.
clusta-noba-trade-interrogator = förhörsledare
    .help = Får fångar i sin ruta att tala.
clusta-noba-trade-hippogriff = hippogriff
    .help = Spanar från luften, bara om dagen.

## Läger

clusta-noba-camp-tra-1 = trakoriernas läger 1
clusta-noba-camp-tra-2 = trakoriernas läger 2
clusta-noba-camp-tra-3 = trakoriernas läger 3
clusta-noba-camp-tra-4 = trakoriernas läger 4
clusta-noba-camp-tra-5 = trakoriernas läger 5
clusta-noba-camp-tra-6 = trakoriernas läger 6
clusta-noba-camp-ran-1 = ransardernas läger 1
clusta-noba-camp-ran-2 = ransardernas läger 2
clusta-noba-camp-ran-3 = ransardernas läger 3
clusta-noba-camp-ran-4 = ransardernas läger 4
clusta-noba-camp-ran-5 = ransardernas läger 5
clusta-noba-camp-ran-6 = ransardernas läger 6
clusta-noba-camp-ste-1 = stegosernas läger 1
clusta-noba-camp-ste-2 = stegosernas läger 2
clusta-noba-camp-ste-3 = stegosernas läger 3
clusta-noba-camp-ste-4 = stegosernas läger 4
clusta-noba-camp-ste-5 = stegosernas läger 5
clusta-noba-camp-ste-6 = stegosernas läger 6
clusta-noba-camp-cru-1 = crurernas läger 1
clusta-noba-camp-cru-2 = crurernas läger 2
clusta-noba-camp-cru-3 = crurernas läger 3
clusta-noba-camp-cru-4 = crurernas läger 4
clusta-noba-camp-cru-5 = crurernas läger 5
clusta-noba-camp-cru-6 = crurernas läger 6

## Platser. I en mening är en by som rapporterar den första av dem.

clusta-noba-hex-box = brofästet på Marjura
clusta-noba-settlement = byn
clusta-noba-settlement-mellanby = Mellanby
clusta-noba-settlement-sydudden = Sydudden
clusta-noba-settlement-sydby = Sydby
clusta-noba-settlement-ostby = Östby
clusta-noba-settlement-vastervik = Västervik
clusta-noba-settlement-higher-tacticum = Kyrias högre tacticum
clusta-noba-settlement-hypherer-settlement = hyphererbyn
clusta-noba-settlement-feliker-settlement = felikerbyn
clusta-noba-settlement-norrby = Norrby
clusta-noba-settlement-vagskal = Vägskäl
clusta-noba-settlement-skogsby = Skogsby
clusta-noba-settlement-hojden = Höjden
clusta-noba-people-inhabitants = öborna
clusta-noba-people-feliker = felikerna
clusta-noba-people-hypherer = hyphererna
clusta-noba-people-tacticum = folket på tacticum
clusta-noba-place-middle-of-the-island = mitten av ön
clusta-noba-place-south-cape = Södra udden
clusta-noba-place-northern-mountain = Norra berget
clusta-noba-place-south-point = sydspetsen
clusta-noba-place-northern-hill = Norra kullen
clusta-noba-area-west-side = västra sidan
clusta-noba-area-west-wood = västra skogen
clusta-noba-road-bridge-road = brovägen
clusta-noba-road-east-road = östra vägen
clusta-noba-road-tacticum-road = tacticumvägen
clusta-noba-road-west-road = västra vägen
clusta-noba-road-mountain-track = bergsstigen
clusta-noba-road-south-road = södra vägen
clusta-noba-terrain-open = öppen terräng
clusta-noba-terrain-buildings = bebyggelse
clusta-noba-terrain-pine = tallskog
clusta-noba-terrain-white = vitskog
clusta-noba-terrain-bridge = bro
clusta-noba-terrain-sea = hav

## Order

clusta-noba-order-hold = Håll
    .help = Stanna till varje pris. Moralslag görs först när halva manskapet är förlorat.
clusta-noba-order-wait = Avvakta
    .help = Stå still. Strid mot en lika stor eller mindre angripare och vik undan ett steg för en större.
clusta-noba-order-attack = Anfall
    .help = Gå till rutan och anfall allt motstånd där, om det inte är två storleksklasser större.
clusta-noba-order-goto = Gå till
    .help = Marschera till rutan. Stanna framför fiender och begär order.
clusta-noba-order-advance = Avancera till
    .help = Gå till rutan i stridsformation och anfall fiender på vägen.
clusta-noba-order-haste = Gå snarast till
    .help = Marschera till rutan och gå runt alla fiender.
clusta-noba-order-camp = Slå läger
    .help = Slå läger i rutan: sex rundors arbete, och en befälhavare måste vara där.
clusta-noba-order-fortify = Befäst
    .help = Befäst lägret: en enhet om minst 250 man. För varje dag blir det starkare.
clusta-noba-order-hunt = Fånga kurirer
    .help = Fånga kurirer i rutan och runt omkring. En fjärdedel av enheten är borta och försvarar inte.
clusta-noba-order-ship = Em-/debarkera
    .help = Gå i land i rutan, eller ombord på skeppet där. Det tar en hel runda.
clusta-noba-order-ambush = Bakhåll
    .help = Ligg på lur i rutan. En fjärdedel av enheten slår till mot den som kommer in.
clusta-noba-order-patrol = Patrull
    .help = Anfall varje mindre styrka som kommer inom två rutor, under en dag.
clusta-noba-order-scout = Spana
    .help = Göm er och rapportera alla fiender inom en radie som växer med en ruta varje runda, till skymningen.
clusta-noba-order-divine = Spå
    .help = Låt astrologen i enheten läsa stjärnorna i dess ruta, hela dagen.
clusta-noba-order-home = Gå till närmsta läger
    .help = Den enda ordern för en enhet utan läger eller befälhavare.
clusta-noba-order-none = inga order
clusta-noba-formation-march = marschformation
clusta-noba-formation-combat = stridsformation

## Vad en kolumn säger inför strid

clusta-noba-doctrine-retreat-at = Avbryt striden
    .help = Vid vilken förlust av truppvärdet i striden styrkan retirerar.
clusta-noba-doctrine-pursue = Förfölj
    .help = Om en styrka med befälhavare förföljer en slagen fiende.
clusta-noba-doctrine-advance = Gå in efter seger
    .help = Om styrkan går in i en slagen fiendes ruta.
clusta-noba-doctrine-let-pass = Släpp förbi fiender
    .help = Om fiender får marschera genom rutan utan strid.
clusta-noba-doctrine-follow-up = Efter ett bakhåll
    .help = Om den fjärdedel som har slagit till drar sig ur eller strider vidare.
clusta-noba-doctrine-follow = Retirera med andra
    .help = Om enheten följer med när en annan enhet i rutan retirerar och en befälhavare är där.
clusta-noba-doctrine-captured-camp = Erövrat läger
    .help = Vad som händer med ett läger som tas.
clusta-noba-doctrine-tv-boost = Hjältepoäng i strid
    .help = När befälhavaren spenderar en hjältepoäng för att höja truppvärdet med hälften under en fältslagsrunda.
clusta-noba-doctrine-reserve = Sparade hjältepoäng
    .help = Hur många hjältepoäng som aldrig spenderas på truppvärdet; de kan rädda befälhavarens liv.
clusta-noba-doctrine-rank = Försvarsordning
    .help = Vilken enhet i rutan en anfallare möter först, där ingen befälhavare låter dem strida tillsammans.
clusta-noba-doctrine-leader = Ledare i strid
    .help = Vem som slår för Taktik om flera befälhavare finns i rutan: den med högst LV, eller den som får de här orderna.
clusta-noba-doctrine-forced-1 = Första ilmarschen
    .help = I vilken runda en hjältepoäng fördubblar förflyttningen.
clusta-noba-doctrine-forced-2 = Andra ilmarschen
    .help = I vilken runda en hjältepoäng fördubblar förflyttningen.
clusta-noba-setting-retreat-at = { $value ->
        [10] aldrig
       *[other] när { $value }0 % av truppvärdet är förlorat
    }
clusta-noba-setting-pursue = { $value ->
        [0] förföljer inte
       *[1] förföljer
    }
clusta-noba-setting-advance = { $value ->
        [0] går in om den anföll på order
        [1] går alltid in
       *[2] går aldrig in
    }
clusta-noba-setting-let-pass = { $value ->
        [0] släpper inte förbi någon fiende
       *[1] släpper förbi fiender
    }
clusta-noba-setting-follow-up = { $value ->
        [0] drar sig ur efter ett bakhåll
       *[1] strider vidare efter ett bakhåll
    }
clusta-noba-setting-follow = { $value ->
        [0] stannar när andra retirerar
       *[1] retirerar med andra
    }
clusta-noba-setting-captured-camp = { $value ->
        [0] behåller erövrade läger
       *[1] förstör erövrade läger
    }
clusta-noba-setting-tv-boost = { $value ->
        [0] spenderar inga hjältepoäng i strid
        [1] spenderar hjältepoäng i underläge
       *[2] spenderar en hjältepoäng i första fältslagsrundan
    }
clusta-noba-setting-reserve = { $value ->
        [0] sparar inga hjältepoäng
        [one] sparar en hjältepoäng
       *[other] sparar { $value } hjältepoäng
    }
clusta-noba-setting-rank = { $value ->
        [0] den starkaste enheten försvarar först
       *[other] försvarar som nummer { $value }
    }
clusta-noba-setting-leader = { $value ->
        [0] befälhavaren med högst LV leder
       *[1] den som får orderna leder
    }

## Avtal och brev

clusta-noba-stance-hostile = i krig
clusta-noba-stance-truce = vapenvila
clusta-noba-stance-allied = allierade
clusta-noba-letter-truce = ett anbud om vapenvila
clusta-noba-letter-war = slutet på vapenvilan
clusta-noba-cargo-none = ingenting
clusta-noba-cargo-sheet = order
clusta-noba-cargo-report = en rapport
clusta-noba-cargo-letter = ett brev
clusta-noba-cargo-errand = ett uppdrag

## Hur det står till, som en rapport säger

clusta-noba-state-ready = redo
clusta-noba-state-shaken = skakad
clusta-noba-state-retreated = på reträtt
clusta-noba-state-without-orders = utan order
clusta-noba-state-destroyed = förintad
clusta-noba-fate-absent = inte på ön
clusta-noba-fate-free = på fri fot
clusta-noba-fate-dead = död
clusta-noba-fate-prisoner = fånge
clusta-noba-sighted-unit = trupper
clusta-noba-sighted-camp = läger
clusta-noba-sighted-commander = befälhavare med trupper
clusta-noba-sighted-ships = skepp
clusta-noba-sighted-stenfar = Store Stenfar
clusta-noba-sighted-main-force = huvudstyrka
clusta-noba-source-battle = från strid
clusta-noba-source-contact = från kontakt
clusta-noba-source-ambient = från förposter
clusta-noba-source-scout = från spejare
clusta-noba-source-spy = från en spion
clusta-noba-source-hippogriff = från luften
clusta-noba-source-captive = från en fånge
clusta-noba-source-settlement = från en by
clusta-noba-source-own-eyes = med egna ögon
clusta-noba-source-open-map = på den öppna kartan
clusta-noba-source-stranger = från en främling
clusta-noba-reported-won = fienden är borta
clusta-noba-reported-left = reträtt
clusta-noba-reported-lost = förintade
clusta-noba-reported-undecided = båda stannar
clusta-noba-band-0 = här
clusta-noba-band-1 = 1 ruta bort
clusta-noba-band-2 = 2 eller 3 rutor bort
clusta-noba-band-3 = 4 till 6 rutor bort
clusta-noba-band-4 = 7 till 10 rutor bort
clusta-noba-band-5 = 11 rutor bort eller mer
clusta-noba-class-platoon = pluton
clusta-noba-class-company = kompani
clusta-noba-class-battalion = bataljon
clusta-noba-class-regiment = regemente
clusta-noba-priority-disgrace = i onåd
clusta-noba-priority-low = låg prioritet
clusta-noba-priority-high = hög prioritet
clusta-noba-priority-highest = högsta prioritet
