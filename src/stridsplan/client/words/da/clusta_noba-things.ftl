# Clusta Noba: navnene på dets ting. Id slutter med navnet fra visningen, med bindestreger: unit-thorms-soner.
# Navnene passer ind i en sætning; .title står alene, som overskrift eller i en tabel; .help forklarer.
# side- unit- commander- specialist- trade- camp- chief- people- settlement- place- area- road- terrain- order- stance- letter-
# cargo- state- fate- sighted- source- reported- band- class- priority- doctrine-. En setting- er en doktrin med sin $value.

## Sider

clusta-noba-side-tra = trakorierne
    .title = Trakorier
clusta-noba-side-ran = ransarderne
    .title = Ransarder
clusta-noba-side-ste = stegoserne
    .title = Stegosere
clusta-noba-side-cru = crurerne
    .title = Crurere

## Enheder: kompagnierne med navnene fra armélisterne

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
clusta-noba-unit-da-kaelves-company = da Kaelves kompagni
clusta-noba-unit-thorms-soner = Thôrms söner
clusta-noba-unit-cormvaki-garde = Cormvaki garde
clusta-noba-unit-ap-griffwuth = ap Griffwuth
clusta-noba-unit-griparna-ap-saexby = Griparna ap Saexby
clusta-noba-unit-wullfurs-blodsbroder = Wullfurs blodsbröder
clusta-noba-unit-vortigi-hedersskvadron = Vortigi hedersskvadron
clusta-noba-unit-tupwiths-vargar = Tupwiths vargar
clusta-noba-unit-pirates-1 = piratkompagni 1
clusta-noba-unit-pirates-2 = piratkompagni 2
clusta-noba-unit-pirates-3 = piratkompagni 3
clusta-noba-unit-mea-plakoles-livgarde = Mea plakoles livgarde
clusta-noba-unit-skuggbataljonen = Skuggbataljonen
clusta-noba-unit-soluppgangens-broder = Soluppgångens bröder
clusta-noba-unit-de-heliga-namnens-vaktare = De heliga namnens väktare
clusta-noba-unit-group-1 = gruppe 1
clusta-noba-unit-group-2 = gruppe 2
clusta-noba-unit-group-3 = gruppe 3
clusta-noba-unit-group-4 = gruppe 4
clusta-noba-unit-group-5 = gruppe 5
clusta-noba-unit-group-6 = gruppe 6
clusta-noba-unit-group-7 = gruppe 7
clusta-noba-unit-group-8 = gruppe 8
clusta-noba-unit-group-9 = gruppe 9
clusta-noba-unit-group-10 = gruppe 10
clusta-noba-unit-group-11 = gruppe 11
clusta-noba-unit-group-12 = gruppe 12
clusta-noba-unit-group-13 = gruppe 13
clusta-noba-unit-group-14 = gruppe 14
clusta-noba-unit-group-15 = gruppe 15
clusta-noba-unit-group-16 = gruppe 16
clusta-noba-unit-group-17 = gruppe 17
clusta-noba-unit-group-18 = gruppe 18
clusta-noba-unit-group-19 = gruppe 19
clusta-noba-unit-group-20 = gruppe 20
clusta-noba-unit-islanders-1 = Barbaröarnas kompagni 1
clusta-noba-unit-islanders-2 = Barbaröarnas kompagni 2
clusta-noba-unit-islanders-3 = Barbaröarnas kompagni 3
clusta-noba-unit-islanders-4 = Barbaröarnas kompagni 4
clusta-noba-unit-islanders-5 = Barbaröarnas kompagni 5
clusta-noba-unit-islanders-6 = Barbaröarnas kompagni 6
clusta-noba-unit-band-1 = de genopståndnes skare 1
clusta-noba-unit-band-2 = de genopståndnes skare 2
clusta-noba-unit-band-3 = de genopståndnes skare 3
clusta-noba-unit-band-4 = de genopståndnes skare 4
clusta-noba-unit-band-5 = de genopståndnes skare 5
clusta-noba-unit-band-6 = de genopståndnes skare 6
clusta-noba-unit-band-7 = de genopståndnes skare 7
clusta-noba-unit-band-8 = de genopståndnes skare 8
clusta-noba-unit-band-9 = de genopståndnes skare 9
clusta-noba-unit-band-10 = de genopståndnes skare 10
clusta-noba-unit-band-11 = de genopståndnes skare 11
clusta-noba-unit-band-12 = de genopståndnes skare 12
clusta-noba-unit-band-13 = de genopståndnes skare 13
clusta-noba-unit-band-14 = de genopståndnes skare 14
clusta-noba-unit-band-15 = de genopståndnes skare 15
clusta-noba-unit-band-16 = de genopståndnes skare 16
clusta-noba-unit-band-17 = de genopståndnes skare 17
clusta-noba-unit-band-18 = de genopståndnes skare 18
clusta-noba-unit-band-19 = de genopståndnes skare 19
clusta-noba-unit-band-20 = de genopståndnes skare 20
clusta-noba-unit-band-21 = de genopståndnes skare 21
clusta-noba-unit-band-22 = de genopståndnes skare 22
clusta-noba-unit-band-23 = de genopståndnes skare 23
clusta-noba-unit-band-24 = de genopståndnes skare 24
clusta-noba-unit-band-25 = de genopståndnes skare 25
clusta-noba-unit-band-26 = de genopståndnes skare 26
clusta-noba-unit-band-27 = de genopståndnes skare 27

## Hærførere

clusta-noba-commander-tasseluka = Tasseluka da Zafelasi
    .title = Admiral Tasseluka da Zafelasi
clusta-noba-commander-da-kaelve = da Kaelve
    .title = Praanz da Kaelve
clusta-noba-commander-kyrias = Kyrias
    .title = Kyrias
clusta-noba-commander-trugdan = Trugdan Järnbuk
    .title = Admiral Trugdan Järnbuk
clusta-noba-commander-grisban = Grisban
    .title = Oberst Grisban
clusta-noba-commander-naramsi = Naramsi
    .title = Naramsi af den østlige kløft
clusta-noba-commander-officer = den gode officer
    .title = Den gode officer
clusta-noba-commander-dunkelbrink = Arn Dunkelbrink
    .title = Arn Dunkelbrink
clusta-noba-commander-general-1 = den første general
    .title = General 1
clusta-noba-commander-general-2 = den anden general
    .title = General 2
clusta-noba-commander-general-3 = den tredje general
    .title = General 3
clusta-noba-commander-general-4 = den fjerde general
    .title = General 4
clusta-noba-commander-general-5 = den femte general
    .title = General 5
clusta-noba-chief-tra = trakoriernes øverstkommanderende
clusta-noba-chief-ran = ransardernes øverstkommanderende
clusta-noba-chief-ste = stegosernes øverstkommanderende
clusta-noba-chief-cru = crurernes øverstkommanderende
clusta-noba-chief = øverstkommanderende
    .title = Øverstkommanderende

## Specialister

clusta-noba-specialist-tra-astrologer-1 = trakoriernes første astrolog
clusta-noba-specialist-tra-astrologer-2 = trakoriernes anden astrolog
clusta-noba-specialist-tra-spy-1 = trakoriernes første spion
clusta-noba-specialist-tra-spy-2 = trakoriernes anden spion
clusta-noba-specialist-tra-spy-3 = trakoriernes tredje spion
clusta-noba-specialist-tra-interrogator = trakoriernes forhørsleder
clusta-noba-specialist-ran-astrologer = ransardernes astrolog
clusta-noba-specialist-manzonla = Manzonla
clusta-noba-specialist-ran-spy = ransardernes spion
clusta-noba-specialist-ran-interrogator = ransardernes forhørsleder
clusta-noba-specialist-hippogriff-1 = den første hippogrif
clusta-noba-specialist-hippogriff-2 = den anden hippogrif
clusta-noba-specialist-hippogriff-3 = den tredje hippogrif
clusta-noba-specialist-ste-astrologer = hofastrologen fra Stegos
clusta-noba-specialist-ste-spy = stegosernes spion
clusta-noba-trade-astrologer = astrolog
    .help = Læser stjernerne i ét felt om dagen og siger, hvor langt væk konfluksen er.
clusta-noba-trade-half-astrologer = halvlært astrolog
    .help = Bruger to dage på et felt og tager oftere fejl.
clusta-noba-trade-spy = spion
    .help = Fortæller præcis, hvem der er i de felter, han passerer. I hvert fjendtligt felt kan han gå tabt for altid.
clusta-noba-trade-interrogator = forhørsleder
    .help = Får fanger i sit felt til at tale.
clusta-noba-trade-hippogriff = hippogrif
    .help = Spejder fra luften, kun om dagen.

## Lejre

clusta-noba-camp-tra-1 = trakoriernes lejr 1
clusta-noba-camp-tra-2 = trakoriernes lejr 2
clusta-noba-camp-tra-3 = trakoriernes lejr 3
clusta-noba-camp-tra-4 = trakoriernes lejr 4
clusta-noba-camp-tra-5 = trakoriernes lejr 5
clusta-noba-camp-tra-6 = trakoriernes lejr 6
clusta-noba-camp-ran-1 = ransardernes lejr 1
clusta-noba-camp-ran-2 = ransardernes lejr 2
clusta-noba-camp-ran-3 = ransardernes lejr 3
clusta-noba-camp-ran-4 = ransardernes lejr 4
clusta-noba-camp-ran-5 = ransardernes lejr 5
clusta-noba-camp-ran-6 = ransardernes lejr 6
clusta-noba-camp-ste-1 = stegosernes lejr 1
clusta-noba-camp-ste-2 = stegosernes lejr 2
clusta-noba-camp-ste-3 = stegosernes lejr 3
clusta-noba-camp-ste-4 = stegosernes lejr 4
clusta-noba-camp-ste-5 = stegosernes lejr 5
clusta-noba-camp-ste-6 = stegosernes lejr 6
clusta-noba-camp-cru-1 = crurernes lejr 1
clusta-noba-camp-cru-2 = crurernes lejr 2
clusta-noba-camp-cru-3 = crurernes lejr 3
clusta-noba-camp-cru-4 = crurernes lejr 4
clusta-noba-camp-cru-5 = crurernes lejr 5
clusta-noba-camp-cru-6 = crurernes lejr 6

## Steder. I en sætning er en landsby, der melder, den første af dem.

clusta-noba-hex-box = brohovedet på Marjura
clusta-noba-settlement = landsbyen
clusta-noba-settlement-mellanby = Mellanby
clusta-noba-settlement-sydudden = Sydudden
clusta-noba-settlement-sydby = Sydby
clusta-noba-settlement-ostby = Östby
clusta-noba-settlement-vastervik = Västervik
clusta-noba-settlement-higher-tacticum = Kyrias’ højere tacticum
clusta-noba-settlement-hypherer-settlement = hypherernes by
clusta-noba-settlement-feliker-settlement = felikernes by
clusta-noba-settlement-norrby = Norrby
clusta-noba-settlement-vagskal = Vägskäl
clusta-noba-settlement-skogsby = Skogsby
clusta-noba-settlement-hojden = Höjden
clusta-noba-people-inhabitants = øboerne
clusta-noba-people-feliker = felikerne
clusta-noba-people-hypherer = hyphererne
clusta-noba-people-tacticum = folket på tacticum
clusta-noba-place-middle-of-the-island = øens midte
clusta-noba-place-south-cape = den sydlige odde
clusta-noba-place-northern-mountain = Nordbjerget
clusta-noba-place-south-point = sydspidsen
clusta-noba-place-northern-hill = den nordlige bakke
clusta-noba-area-west-side = vestsiden
clusta-noba-area-west-wood = vestskoven
clusta-noba-road-bridge-road = brovejen
clusta-noba-road-east-road = østvejen
clusta-noba-road-tacticum-road = tacticumvejen
clusta-noba-road-west-road = vestvejen
clusta-noba-road-mountain-track = bjergstien
clusta-noba-road-south-road = sydvejen
clusta-noba-terrain-open = åbent terræn
clusta-noba-terrain-buildings = bebyggelse
clusta-noba-terrain-pine = fyrreskov
clusta-noba-terrain-white = hvidskov
clusta-noba-terrain-bridge = bro
clusta-noba-terrain-sea = hav

## Ordrer

clusta-noba-order-hold = Hold stillingen
    .help = Bliv for enhver pris. Moralen prøves først, når halvdelen af mandskabet er tabt.
clusta-noba-order-wait = Afvent
    .help = Stå stille. Kæmp mod en lige så stor eller mindre angriber, og vig et felt for en større.
clusta-noba-order-attack = Angrib
    .help = Gå til feltet, og angrib al modstand der, medmindre den er to størrelsesklasser større.
clusta-noba-order-goto = Gå til
    .help = March til feltet. Stands foran fjender, og bed om ordrer.
clusta-noba-order-advance = Ryk frem til
    .help = Gå til feltet i kampformation, og angrib fjender undervejs.
clusta-noba-order-haste = Gå hurtigst til
    .help = March til feltet, og gå uden om alle fjender.
clusta-noba-order-camp = Slå lejr
    .help = Slå lejr i feltet: seks runders arbejde, og en hærfører skal være der.
clusta-noba-order-fortify = Befæst
    .help = Befæst lejren: én enhed på mindst 250 mand. For hver dag bliver den stærkere.
clusta-noba-order-hunt = Fang kurerer
    .help = Fang kurerer i feltet og omkring det. En fjerdedel af enheden er væk og forsvarer ikke.
clusta-noba-order-ship = Ind-/udskib
    .help = Gå i land i feltet eller om bord på skibet der. Det tager en hel runde.
clusta-noba-order-ambush = Baghold
    .help = Lig på lur i feltet. En fjerdedel af enheden slår til mod den, der kommer ind.
clusta-noba-order-patrol = Patrulje
    .help = Angrib hver mindre styrke, der kommer inden for to felter, i én dag.
clusta-noba-order-scout = Spejd
    .help = Skjul jer, og meld alle fjender inden for en radius, der vokser med ét felt hver runde, til skumringen.
clusta-noba-order-divine = Spå
    .help = Lad enhedens astrolog læse stjernerne i dens felt, hele dagen.
clusta-noba-order-home = Gå til nærmeste lejr
    .help = Den eneste ordre til en enhed uden lejr eller hærfører.
clusta-noba-order-none = ingen ordrer
clusta-noba-formation-march = marchformation
clusta-noba-formation-combat = kampformation

## Hvad en kolonne siger om kamp

clusta-noba-doctrine-retreat-at = Afbryd kampen
    .help = Ved hvilket tab af troppeværdien i kampen styrken trækker sig tilbage.
clusta-noba-doctrine-pursue = Forfølg
    .help = Om en styrke med en hærfører forfølger en slagen fjende.
clusta-noba-doctrine-advance = Ryk ind efter sejr
    .help = Om styrken rykker ind i en slagen fjendes felt.
clusta-noba-doctrine-let-pass = Lad fjender passere
    .help = Om fjender må marchere gennem feltet uden kamp.
clusta-noba-doctrine-follow-up = Efter et baghold
    .help = Om den fjerdedel, der har slået til, trækker sig ud eller kæmper videre.
clusta-noba-doctrine-follow = Tilbagetog med andre
    .help = Om enheden følger med, når en anden enhed i feltet trækker sig tilbage og en hærfører er der.
clusta-noba-doctrine-captured-camp = Erobret lejr
    .help = Hvad der sker med en lejr, der tages.
clusta-noba-doctrine-tv-boost = Heltepoint i kamp
    .help = Hvornår hærføreren bruger et heltepoint på at hæve troppeværdien med det halve i en feltslagsrunde.
clusta-noba-doctrine-reserve = Gemte heltepoint
    .help = Hvor mange heltepoint der aldrig bruges på troppeværdien; de kan redde hærførerens liv.
clusta-noba-doctrine-rank = Forsvarsorden
    .help = Hvilken enhed i feltet en angriber møder først, hvor ingen hærfører lader dem kæmpe sammen.
clusta-noba-doctrine-leader = Leder i kamp
    .help = Hvem der slår for Taktik, hvis der er flere hærførere i feltet: den med højest LV, eller den, der får disse ordrer.
clusta-noba-doctrine-forced-1 = Første ilmarch
    .help = I hvilken runde et heltepoint fordobler bevægelsen.
clusta-noba-doctrine-forced-2 = Anden ilmarch
    .help = I hvilken runde et heltepoint fordobler bevægelsen.
clusta-noba-setting-retreat-at = { $value ->
        [10] aldrig
       *[other] når { $value }0 % af troppeværdien er tabt
    }
clusta-noba-setting-pursue = { $value ->
        [0] forfølger ikke
       *[1] forfølger
    }
clusta-noba-setting-advance = { $value ->
        [0] rykker ind, hvis den angreb på ordre
        [1] rykker altid ind
       *[2] rykker aldrig ind
    }
clusta-noba-setting-let-pass = { $value ->
        [0] lader ingen fjende passere
       *[1] lader fjender passere
    }
clusta-noba-setting-follow-up = { $value ->
        [0] trækker sig ud efter et baghold
       *[1] kæmper videre efter et baghold
    }
clusta-noba-setting-follow = { $value ->
        [0] bliver, når andre trækker sig tilbage
       *[1] trækker sig tilbage med andre
    }
clusta-noba-setting-captured-camp = { $value ->
        [0] beholder erobrede lejre
       *[1] ødelægger erobrede lejre
    }
clusta-noba-setting-tv-boost = { $value ->
        [0] bruger ingen heltepoint i kamp
        [1] bruger heltepoint, når den er svagest
       *[2] bruger et heltepoint i første feltslagsrunde
    }
clusta-noba-setting-reserve = { $value ->
        [0] gemmer ingen heltepoint
        [one] gemmer ét heltepoint
       *[other] gemmer { $value } heltepoint
    }
clusta-noba-setting-rank = { $value ->
        [0] den stærkeste enhed forsvarer først
       *[other] forsvarer som nummer { $value }
    }
clusta-noba-setting-leader = { $value ->
        [0] hærføreren med højest LV leder
       *[1] den, der får ordrerne, leder
    }

## Aftaler og breve

clusta-noba-stance-hostile = i krig
clusta-noba-stance-truce = våbenhvile
clusta-noba-stance-allied = allierede
clusta-noba-letter-truce = et tilbud om våbenhvile
clusta-noba-letter-war = våbenhvilens ophør
clusta-noba-cargo-none = ingenting
clusta-noba-cargo-sheet = ordrer
clusta-noba-cargo-report = en melding
clusta-noba-cargo-letter = et brev
clusta-noba-cargo-errand = en opgave

## Hvordan det står til, som en melding siger

clusta-noba-state-ready = klar
clusta-noba-state-shaken = rystet
clusta-noba-state-retreated = på tilbagetog
clusta-noba-state-without-orders = uden ordrer
clusta-noba-state-destroyed = udslettet
clusta-noba-fate-absent = ikke på øen
clusta-noba-fate-free = på fri fod
clusta-noba-fate-dead = død
clusta-noba-fate-prisoner = fange
clusta-noba-sighted-unit = tropper
clusta-noba-sighted-camp = lejr
clusta-noba-sighted-commander = hærfører med tropper
clusta-noba-sighted-ships = skibe
clusta-noba-sighted-stenfar = Store Stenfar
clusta-noba-sighted-main-force = hovedstyrke
clusta-noba-source-battle = fra kamp
clusta-noba-source-contact = fra kontakt
clusta-noba-source-ambient = fra forposter
clusta-noba-source-scout = fra spejdere
clusta-noba-source-spy = fra en spion
clusta-noba-source-hippogriff = fra luften
clusta-noba-source-captive = fra en fange
clusta-noba-source-settlement = fra en landsby
clusta-noba-source-own-eyes = med egne øjne
clusta-noba-source-open-map = på det åbne kort
clusta-noba-source-stranger = fra en fremmed
clusta-noba-reported-won = fjenden er væk
clusta-noba-reported-left = tilbagetog
clusta-noba-reported-lost = udslettet
clusta-noba-reported-undecided = begge bliver
clusta-noba-band-0 = her
clusta-noba-band-1 = 1 felt væk
clusta-noba-band-2 = 2 eller 3 felter væk
clusta-noba-band-3 = 4 til 6 felter væk
clusta-noba-band-4 = 7 til 10 felter væk
clusta-noba-band-5 = 11 eller flere felter væk
clusta-noba-class-platoon = deling
clusta-noba-class-company = kompagni
clusta-noba-class-battalion = bataljon
clusta-noba-class-regiment = regiment
clusta-noba-priority-disgrace = i unåde
clusta-noba-priority-low = lav prioritet
clusta-noba-priority-high = høj prioritet
clusta-noba-priority-highest = højeste prioritet
