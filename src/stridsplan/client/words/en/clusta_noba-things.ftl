# Clusta Noba: the names of its things. Ids end with the name that the view gives, with hyphens: unit-thorms-soner.
# Names fit into a sentence; .title stands alone, as a heading or in a table; .help explains.
# side- unit- commander- specialist- trade- camp- chief- people- settlement- place- area- road- terrain- order- stance- letter-
# cargo- state- fate- sighted- source- reported- band- class- priority- doctrine-. A setting- is a doctrine with its $value.

## Sides

clusta-noba-side-tra = the Trakorians
    .title = Trakorians
clusta-noba-side-ran = the Ransards
    .title = Ransards
clusta-noba-side-ste = the Stegosians
    .title = Stegosians
clusta-noba-side-cru = the Crurians
    .title = Crurians

## Units: the companies by the names of the army lists

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
clusta-noba-unit-da-kaelves-company = da Kaelve’s company
clusta-noba-unit-thorms-soner = Thôrms söner
clusta-noba-unit-cormvaki-garde = Cormvaki garde
clusta-noba-unit-ap-griffwuth = ap Griffwuth
clusta-noba-unit-griparna-ap-saexby = Griparna ap Saexby
clusta-noba-unit-wullfurs-blodsbroder = Wullfurs blodsbröder
clusta-noba-unit-vortigi-hedersskvadron = Vortigi hedersskvadron
clusta-noba-unit-tupwiths-vargar = Tupwiths vargar
clusta-noba-unit-pirates-1 = pirate company 1
clusta-noba-unit-pirates-2 = pirate company 2
clusta-noba-unit-pirates-3 = pirate company 3
clusta-noba-unit-mea-plakoles-livgarde = Mea plakoles livgarde
clusta-noba-unit-skuggbataljonen = Skuggbataljonen
clusta-noba-unit-soluppgangens-broder = Soluppgångens bröder
clusta-noba-unit-de-heliga-namnens-vaktare = De heliga namnens väktare
clusta-noba-unit-group-1 = group 1
clusta-noba-unit-group-2 = group 2
clusta-noba-unit-group-3 = group 3
clusta-noba-unit-group-4 = group 4
clusta-noba-unit-group-5 = group 5
clusta-noba-unit-group-6 = group 6
clusta-noba-unit-group-7 = group 7
clusta-noba-unit-group-8 = group 8
clusta-noba-unit-group-9 = group 9
clusta-noba-unit-group-10 = group 10
clusta-noba-unit-group-11 = group 11
clusta-noba-unit-group-12 = group 12
clusta-noba-unit-group-13 = group 13
clusta-noba-unit-group-14 = group 14
clusta-noba-unit-group-15 = group 15
clusta-noba-unit-group-16 = group 16
clusta-noba-unit-group-17 = group 17
clusta-noba-unit-group-18 = group 18
clusta-noba-unit-group-19 = group 19
clusta-noba-unit-group-20 = group 20
clusta-noba-unit-islanders-1 = Barbaröarna company 1
clusta-noba-unit-islanders-2 = Barbaröarna company 2
clusta-noba-unit-islanders-3 = Barbaröarna company 3
clusta-noba-unit-islanders-4 = Barbaröarna company 4
clusta-noba-unit-islanders-5 = Barbaröarna company 5
clusta-noba-unit-islanders-6 = Barbaröarna company 6
clusta-noba-unit-band-1 = band 1 of the risen dead
clusta-noba-unit-band-2 = band 2 of the risen dead
clusta-noba-unit-band-3 = band 3 of the risen dead
clusta-noba-unit-band-4 = band 4 of the risen dead
clusta-noba-unit-band-5 = band 5 of the risen dead
clusta-noba-unit-band-6 = band 6 of the risen dead
clusta-noba-unit-band-7 = band 7 of the risen dead
clusta-noba-unit-band-8 = band 8 of the risen dead
clusta-noba-unit-band-9 = band 9 of the risen dead
clusta-noba-unit-band-10 = band 10 of the risen dead
clusta-noba-unit-band-11 = band 11 of the risen dead
clusta-noba-unit-band-12 = band 12 of the risen dead
clusta-noba-unit-band-13 = band 13 of the risen dead
clusta-noba-unit-band-14 = band 14 of the risen dead
clusta-noba-unit-band-15 = band 15 of the risen dead
clusta-noba-unit-band-16 = band 16 of the risen dead
clusta-noba-unit-band-17 = band 17 of the risen dead
clusta-noba-unit-band-18 = band 18 of the risen dead
clusta-noba-unit-band-19 = band 19 of the risen dead
clusta-noba-unit-band-20 = band 20 of the risen dead
clusta-noba-unit-band-21 = band 21 of the risen dead
clusta-noba-unit-band-22 = band 22 of the risen dead
clusta-noba-unit-band-23 = band 23 of the risen dead
clusta-noba-unit-band-24 = band 24 of the risen dead
clusta-noba-unit-band-25 = band 25 of the risen dead
clusta-noba-unit-band-26 = band 26 of the risen dead
clusta-noba-unit-band-27 = band 27 of the risen dead

## Commanders

clusta-noba-commander-tasseluka = Tasseluka da Zafelasi
    .title = Admiral Tasseluka da Zafelasi
clusta-noba-commander-da-kaelve = da Kaelve
    .title = Praanz da Kaelve
clusta-noba-commander-kyrias = Kyrias
    .title = Kyrias
clusta-noba-commander-trugdan = Trugdan Järnbuk
    .title = Admiral Trugdan Järnbuk
clusta-noba-commander-grisban = Grisban
    .title = Colonel Grisban
clusta-noba-commander-naramsi = Naramsi
    .title = Naramsi of the Eastern Cleft
clusta-noba-commander-officer = the good officer
    .title = The good officer
clusta-noba-commander-dunkelbrink = Arn Dunkelbrink
    .title = Arn Dunkelbrink
clusta-noba-commander-general-1 = the first general
    .title = General 1
clusta-noba-commander-general-2 = the second general
    .title = General 2
clusta-noba-commander-general-3 = the third general
    .title = General 3
clusta-noba-commander-general-4 = the fourth general
    .title = General 4
clusta-noba-commander-general-5 = the fifth general
    .title = General 5
clusta-noba-chief-tra = the Trakorian commander-in-chief
clusta-noba-chief-ran = the Ransard commander-in-chief
clusta-noba-chief-ste = the Stegosian commander-in-chief
clusta-noba-chief-cru = the Crurian commander-in-chief
clusta-noba-chief = commander-in-chief
    .title = Commander-in-chief

## Specialists

clusta-noba-specialist-tra-astrologer-1 = the first Trakorian astrologer
clusta-noba-specialist-tra-astrologer-2 = the second Trakorian astrologer
clusta-noba-specialist-tra-spy-1 = the first Trakorian spy
clusta-noba-specialist-tra-spy-2 = the second Trakorian spy
clusta-noba-specialist-tra-spy-3 = the third Trakorian spy
clusta-noba-specialist-tra-interrogator = the Trakorian interrogator
clusta-noba-specialist-ran-astrologer = the Ransard astrologer
clusta-noba-specialist-manzonla = Manzonla
clusta-noba-specialist-ran-spy = the Ransard spy
clusta-noba-specialist-ran-interrogator = the Ransard interrogator
clusta-noba-specialist-hippogriff-1 = the first hippogriff
clusta-noba-specialist-hippogriff-2 = the second hippogriff
clusta-noba-specialist-hippogriff-3 = the third hippogriff
clusta-noba-specialist-ste-astrologer = the court astrologer of Stegos
clusta-noba-specialist-ste-spy = the Stegosian spy
clusta-noba-trade-astrologer = astrologer
    .help = Reads the stars in one hex a day, and tells how far away the conflux is.
clusta-noba-trade-half-astrologer = half-skilled astrologer
    .help = Takes two days for a hex, and errs more often.
clusta-noba-trade-spy = spy
    .help = Tells exactly who is in the hexes he passes. In each hostile one he may be lost for ever.
clusta-noba-trade-interrogator = interrogator
    .help = Makes captives of his hex talk.
clusta-noba-trade-hippogriff = hippogriff
    .help = Scouts from the air, by day only.

## Camps

clusta-noba-camp-tra-1 = Trakorian camp 1
clusta-noba-camp-tra-2 = Trakorian camp 2
clusta-noba-camp-tra-3 = Trakorian camp 3
clusta-noba-camp-tra-4 = Trakorian camp 4
clusta-noba-camp-tra-5 = Trakorian camp 5
clusta-noba-camp-tra-6 = Trakorian camp 6
clusta-noba-camp-ran-1 = Ransard camp 1
clusta-noba-camp-ran-2 = Ransard camp 2
clusta-noba-camp-ran-3 = Ransard camp 3
clusta-noba-camp-ran-4 = Ransard camp 4
clusta-noba-camp-ran-5 = Ransard camp 5
clusta-noba-camp-ran-6 = Ransard camp 6
clusta-noba-camp-ste-1 = Stegosian camp 1
clusta-noba-camp-ste-2 = Stegosian camp 2
clusta-noba-camp-ste-3 = Stegosian camp 3
clusta-noba-camp-ste-4 = Stegosian camp 4
clusta-noba-camp-ste-5 = Stegosian camp 5
clusta-noba-camp-ste-6 = Stegosian camp 6
clusta-noba-camp-cru-1 = Crurian camp 1
clusta-noba-camp-cru-2 = Crurian camp 2
clusta-noba-camp-cru-3 = Crurian camp 3
clusta-noba-camp-cru-4 = Crurian camp 4
clusta-noba-camp-cru-5 = Crurian camp 5
clusta-noba-camp-cru-6 = Crurian camp 6

## Places. In a sentence a reporting settlement is the first of these.

clusta-noba-hex-box = the Marjura end of the bridge
clusta-noba-settlement = the settlement
clusta-noba-settlement-mellanby = Mellanby
clusta-noba-settlement-sydudden = Sydudden
clusta-noba-settlement-sydby = Sydby
clusta-noba-settlement-ostby = Östby
clusta-noba-settlement-vastervik = Västervik
clusta-noba-settlement-higher-tacticum = Kyrias’ higher tacticum
clusta-noba-settlement-hypherer-settlement = the Hypherers’ settlement
clusta-noba-settlement-feliker-settlement = the Felikers’ settlement
clusta-noba-settlement-norrby = Norrby
clusta-noba-settlement-vagskal = Vägskäl
clusta-noba-settlement-skogsby = Skogsby
clusta-noba-settlement-hojden = Höjden
clusta-noba-people-inhabitants = the inhabitants
clusta-noba-people-feliker = the Felikers
clusta-noba-people-hypherer = the Hypherers
clusta-noba-people-tacticum = the people of the tacticum
clusta-noba-place-middle-of-the-island = the middle of the island
clusta-noba-place-south-cape = the south cape
clusta-noba-place-northern-mountain = the Northern Mountain
clusta-noba-place-south-point = the south point
clusta-noba-place-northern-hill = the northern hill
clusta-noba-area-west-side = the west side
clusta-noba-area-west-wood = the west wood
clusta-noba-road-bridge-road = the bridge road
clusta-noba-road-east-road = the east road
clusta-noba-road-tacticum-road = the tacticum road
clusta-noba-road-west-road = the west road
clusta-noba-road-mountain-track = the mountain track
clusta-noba-road-south-road = the south road
clusta-noba-terrain-open = open ground
clusta-noba-terrain-buildings = buildings
clusta-noba-terrain-pine = pine forest
clusta-noba-terrain-white = white forest
clusta-noba-terrain-bridge = bridge
clusta-noba-terrain-sea = sea

## Orders

clusta-noba-order-hold = Hold
    .help = Stay at any price. Morale is tested only when half the men are lost.
clusta-noba-order-wait = Wait
    .help = Stand still. Fight an equal or smaller attacker, and step back before a larger one.
clusta-noba-order-attack = Attack
    .help = Go to the hex and attack all resistance there, unless it is two size classes larger.
clusta-noba-order-goto = Go to
    .help = March to the hex. Stop before enemies and send for orders.
clusta-noba-order-advance = Advance to
    .help = Go to the hex in combat formation, and attack enemies on the way.
clusta-noba-order-haste = Hurry to
    .help = March to the hex, and go round all enemies.
clusta-noba-order-camp = Pitch camp
    .help = Pitch a camp in the hex: six rounds of work, and a commander has to be there.
clusta-noba-order-fortify = Fortify
    .help = Fortify the camp: one unit of at least 250 men. Each day makes it stronger.
clusta-noba-order-hunt = Catch couriers
    .help = Catch couriers in the hex and around it. A quarter of the unit is away and does not defend.
clusta-noba-order-ship = Embark or land
    .help = Go ashore in the hex, or aboard the ship there. It takes a whole round.
clusta-noba-order-ambush = Ambush
    .help = Lie in wait in the hex. A quarter of the unit strikes whoever comes in.
clusta-noba-order-patrol = Patrol
    .help = Attack every smaller force that comes within two hexes, for one day.
clusta-noba-order-scout = Scout
    .help = Hide and report all enemies within a radius that grows by one hex each round, until dusk.
clusta-noba-order-divine = Read the stars
    .help = Let the astrologer with the unit read the stars in its hex, all day.
clusta-noba-order-home = To the nearest camp
    .help = The only order for a unit without a camp or commander.
clusta-noba-order-none = no orders
clusta-noba-formation-march = march formation
clusta-noba-formation-combat = combat formation

## What a column says for fights

clusta-noba-doctrine-retreat-at = Break off
    .help = At which loss of its troop value in the battle the force retreats.
clusta-noba-doctrine-pursue = Pursue
    .help = Whether a force with a commander follows a beaten enemy.
clusta-noba-doctrine-advance = Move in after a win
    .help = Whether the force moves into the hex of a beaten enemy.
clusta-noba-doctrine-let-pass = Let enemies pass
    .help = Whether enemies may march through the hex without a fight.
clusta-noba-doctrine-follow-up = After an ambush
    .help = Whether the quarter that has sprung the ambush withdraws or fights on.
clusta-noba-doctrine-follow = Retreat with others
    .help = Whether the unit goes along when another unit of its hex retreats and a commander is there.
clusta-noba-doctrine-captured-camp = Captured camp
    .help = What becomes of a camp that is taken.
clusta-noba-doctrine-tv-boost = Hero points in battle
    .help = When the commander spends a hero point to raise the troop value by half for a field round.
clusta-noba-doctrine-reserve = Hero points kept
    .help = How many hero points are never spent on the troop value; they may save the commander’s life.
clusta-noba-doctrine-rank = Line of defence
    .help = Which unit of the hex an attacker meets first, where no commander lets them fight together.
clusta-noba-doctrine-leader = Leader in battle
    .help = Who rolls for Tactics if several commanders are in the hex: the one with the highest LV, or the one who gets these orders.
clusta-noba-doctrine-forced-1 = First forced march
    .help = In which round a hero point doubles the movement.
clusta-noba-doctrine-forced-2 = Second forced march
    .help = In which round a hero point doubles the movement.
clusta-noba-setting-retreat-at = { $value ->
        [10] never
       *[other] when { $value }0 % of the troop value is lost
    }
clusta-noba-setting-pursue = { $value ->
        [0] does not pursue
       *[1] pursues
    }
clusta-noba-setting-advance = { $value ->
        [0] moves in if it attacked by order
        [1] always moves in
       *[2] never moves in
    }
clusta-noba-setting-let-pass = { $value ->
        [0] lets no enemy pass
       *[1] lets enemies pass
    }
clusta-noba-setting-follow-up = { $value ->
        [0] withdraws after an ambush
       *[1] fights on after an ambush
    }
clusta-noba-setting-follow = { $value ->
        [0] stays when others retreat
       *[1] retreats with others
    }
clusta-noba-setting-captured-camp = { $value ->
        [0] keeps captured camps
       *[1] destroys captured camps
    }
clusta-noba-setting-tv-boost = { $value ->
        [0] spends no hero points in battle
        [1] spends hero points when weaker
       *[2] spends a hero point in the first field round
    }
clusta-noba-setting-reserve = { $value ->
        [0] keeps no hero points
        [one] keeps one hero point
       *[other] keeps { $value } hero points
    }
clusta-noba-setting-rank = { $value ->
        [0] the strongest unit defends first
       *[other] defends as number { $value }
    }
clusta-noba-setting-leader = { $value ->
        [0] the commander with the highest LV leads
       *[1] the one who gets the orders leads
    }

## Treaties and letters

clusta-noba-stance-hostile = at war
clusta-noba-stance-truce = truce
clusta-noba-stance-allied = allied
clusta-noba-letter-truce = an offer of truce
clusta-noba-letter-war = the end of the truce
clusta-noba-cargo-none = nothing
clusta-noba-cargo-sheet = orders
clusta-noba-cargo-report = a report
clusta-noba-cargo-letter = a letter
clusta-noba-cargo-errand = an errand

## How things stand, as a report says

clusta-noba-state-ready = ready
clusta-noba-state-shaken = shaken
clusta-noba-state-retreated = in retreat
clusta-noba-state-without-orders = without orders
clusta-noba-state-destroyed = no more
clusta-noba-fate-absent = not on the island
clusta-noba-fate-free = at large
clusta-noba-fate-dead = dead
clusta-noba-fate-prisoner = prisoner
clusta-noba-sighted-unit = troops
clusta-noba-sighted-camp = camp
clusta-noba-sighted-commander = commander with troops
clusta-noba-sighted-ships = ships
clusta-noba-sighted-stenfar = Store Stenfar
clusta-noba-sighted-main-force = main force
clusta-noba-source-battle = from battle
clusta-noba-source-contact = from contact
clusta-noba-source-ambient = from outposts
clusta-noba-source-scout = from scouts
clusta-noba-source-spy = from a spy
clusta-noba-source-hippogriff = from the air
clusta-noba-source-captive = from a captive
clusta-noba-source-settlement = from a settlement
clusta-noba-source-own-eyes = with one’s own eyes
clusta-noba-source-open-map = on the open map
clusta-noba-source-stranger = from a stranger
clusta-noba-reported-won = the enemy is gone
clusta-noba-reported-left = retreat
clusta-noba-reported-lost = destroyed
clusta-noba-reported-undecided = both stay
clusta-noba-band-0 = here
clusta-noba-band-1 = 1 hex away
clusta-noba-band-2 = 2 or 3 hexes away
clusta-noba-band-3 = 4 to 6 hexes away
clusta-noba-band-4 = 7 to 10 hexes away
clusta-noba-band-5 = 11 or more hexes away
clusta-noba-class-platoon = platoon
clusta-noba-class-company = company
clusta-noba-class-battalion = battalion
clusta-noba-class-regiment = regiment
clusta-noba-priority-disgrace = in disgrace
clusta-noba-priority-low = low priority
clusta-noba-priority-high = high priority
clusta-noba-priority-highest = highest priority
