# Clusta Noba: the map, its panels, the letters.

clusta-noba-map = Map of the theatre of war
clusta-noba-map-hex = Hex { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = day { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] just now
        [one] 1 hour ago
       *[other] { $hours } hours ago
    }
clusta-noba-map-age-days = { $days ->
        [one] 1 day ago
       *[other] { $days } days ago
    }
clusta-noba-map-mark-hours = { $hours } h
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = seen with your own eyes
clusta-noba-map-nobody = Unknown
clusta-noba-map-unit = { $name }, { $men ->
        [one] 1 man
       *[other] { $men } men
    }
clusta-noba-map-units = { $count } units, { $men } men
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } men as reported
clusta-noba-map-men = { $men ->
        [one] 1 man
       *[other] { $men } men
    }
clusta-noba-map-men-reported = { $men ->
        [one] 1 man as reported
       *[other] { $men } men as reported
    }
clusta-noba-map-points = { $points ->
        [0] no hero points
        [one] 1 hero point
       *[other] { $points } hero points
    }
clusta-noba-map-fortified = { $days ->
        [0] not fortified
        [one] fortified for 1 day
       *[other] fortified for { $days } days
    }
clusta-noba-map-aboard = aboard
clusta-noba-map-expected = should be here by now: { $stack }
clusta-noba-map-ghost = should be here by now; last report { $age }, from { $hex }
clusta-noba-map-nothing = You know of nobody here.
clusta-noba-map-reading = Stars read on day { $day }: the conflux is { $band }.
clusta-noba-map-letter = letter
clusta-noba-map-open-letter = Open the letter
clusta-noba-map-open = Details


## Tables

clusta-noba-map-table-units = Your units, as last reported
clusta-noba-map-table-persons = Your commanders, specialists and camps
clusta-noba-map-table-sightings = What was seen of others
clusta-noba-map-table-show = show on the map
clusta-noba-map-table-unit = Unit
clusta-noba-map-table-person = Who
clusta-noba-map-table-what = What
clusta-noba-map-table-side = Side
clusta-noba-map-table-hex = Hex
clusta-noba-map-table-men = Men
clusta-noba-map-table-lost = Lost
clusta-noba-map-table-state = State
clusta-noba-map-table-order = Order
clusta-noba-map-table-source = Source
clusta-noba-map-table-age = Reported

## Layers

clusta-noba-map-layers = Layers
clusta-noba-map-layer-costs = Movement cost
clusta-noba-map-layer-reach = Time to reach
clusta-noba-map-layer-risk = Courier risk
clusta-noba-map-layer-plans = Orders and where they lead
clusta-noba-map-layer-old = Older sightings
clusta-noba-map-layer-costs-line = { $from ->
        [none] Movement points for the ground. Choose a hex to see each step from it.
       *[other] Movement points of each step from { $from }.
    }
clusta-noba-map-layer-reach-line = Hours from { $from }, at { $points } movement points a round. Troops rest at night.
clusta-noba-map-layer-risk-line = Chance, in per cent, that a courier is caught in the hex by enemies as reported, off the road and on it.
clusta-noba-map-way = Way of moving
clusta-noba-map-way-march = March
clusta-noba-map-way-combat = Combat
clusta-noba-map-way-courier = Courier

## Calendar and war diary

clusta-noba-map-day = Day { $day }
clusta-noba-map-clock = { $clock }, round { $round }
clusta-noba-map-conflux = { $left ->
        [0] The conflux comes today.
        [one] The conflux comes tomorrow, on day { $day }.
       *[other] The conflux comes on day { $day }, in { $left } days.
    }
clusta-noba-map-conflux-here = the hex of the conflux
clusta-noba-map-conflux-hex = It will be at { $hex }.
clusta-noba-map-bridge = The stone bridge is finished.
clusta-noba-map-never-bridge = There will be no bridge.
clusta-noba-map-bridge-days = { $days ->
        [0] The stone bridge will be finished at dawn on day { $first }.
       *[other] The stone bridge will be finished at dawn on one of the days { $first } to { $last }.
    }
clusta-noba-map-no-bridge = Nobody has told you yet that it is finished.
clusta-noba-map-now = now
clusta-noba-map-expect-courier = Your orders should reach { $who }.
clusta-noba-map-expect-ends = The orders of { $who } run out.
clusta-noba-map-expect-wounded = Wounded return to the camp nearest to where they fought: { $who }
clusta-noba-map-wounded = { $name } (up to { $men })
clusta-noba-map-expect-idle = Without orders: { $who }
clusta-noba-map-expect-missing = Have left headquarters; nobody knows where they are: { $who }
clusta-noba-map-diary = War diary
clusta-noba-map-quiet-day = Nobody has told you of anything.
clusta-noba-map-earlier-days = Earlier days

## Letters

clusta-noba-map-letters = Letters
clusta-noba-map-papers = Papers
clusta-noba-map-calendar = Calendar
clusta-noba-map-new = { $count ->
        [one] new letter
       *[other] new letters
    }
clusta-noba-map-inbox-empty = No letter has come yet.
clusta-noba-map-more = { $count } older letters
clusta-noba-letter-to = To headquarters
clusta-noba-letter-sender = { $sender }
clusta-noba-letter-from = — { $sender }
clusta-noba-letter-came = Came on day { $day }, { $clock }. Figures as reported.
clusta-noba-letter-remark = P.S. { $text }
clusta-noba-letter-close = { $kind ->
        [commander] I await your orders.
        [unit] We await your orders.
        [camp] The camp is well guarded.
        [specialist] Burn this when you have read it.
        [settlement] We hope for your protection.
       *[other] With respect,
    }
clusta-noba-letter-unit-reported = { $condition ->
        [destroyed] { $unit } is no more. The last of them fell at { $hex }.
       *[other] { $own ->
            [self] We stand at { $hex }, { clusta-noba-label-men } as reported, { clusta-noba-label-condition }.
           *[other] { $unit } is at { $hex }, { clusta-noba-label-men } as reported, { clusta-noba-label-condition }.
        }{ $lost ->
            [none] { "" }
            [0] { "" }
            [one] { " " }One man is lost since last night.
           *[other] { " " }{ $lost } men are lost since last night.
        }
    }
clusta-noba-letter-commander-reported = { $fate ->
        [free] { $own ->
            [self] I am at { $hex } and in good heart.
           *[other] { $commander } is at { $hex }.
        }
        [dead] { $commander } fell at { $hex }.
        [prisoner] { $commander } has been taken prisoner at { $hex }.
       *[absent] { $commander } is not on the island.
    }
clusta-noba-letter-battle-reported = We have fought { $side } at { $hex }{ $men ->
        [none] .
       *[other] , { $men } men as reported.
    } It has cost us { $own_lost ->
        [0] nobody
        [one] one man
       *[other] { $own_lost } men
    } and them { $lost ->
        [0] nobody
        [one] one man
       *[other] { $lost } men
    }, as reported. { $outcome ->
        [won] The field is ours.
        [left] We have fallen back.
        [lost] All is lost here.
       *[undecided] Nobody gives way.
    }
clusta-noba-letter-sighting-reported = { $source ->
        [ambient] Our outposts have seen
        [scout] Our scouts have seen
        [spy] I have counted
        [hippogriff] From the air we saw
        [captive] A captive speaks of
        [settlement] We have seen
       *[other] We have met
    } { $sighted ->
        [unit] troops of { $side }
        [camp] a camp of { $side }
        [commander] a commander of { $side } with his troops
        [ships] ships of { $side }
        [stenfar] Store Stenfar, planted,
       *[main_force] the main force of { $side }
    } at { $hex }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-letter-lapse-reported = { $order ->
        [none] { $own ->
            [self] Our orders have run out. We defend ourselves at { $hex } and wait for new ones.
           *[other] The orders of { $unit } have run out. It defends itself at { $hex } and waits for new ones.
        }
       *[other] { $own ->
            [self] Our orders have run out at { $hex }. We follow our commander’s own wish: { $order }.
           *[other] The orders of { $unit } have run out at { $hex }. It follows its commander’s own wish: { $order }.
        }
    }
clusta-noba-letter-stop-reported = { $own ->
        [self] We have halted
       *[other] { $unit } has halted
    } before { $side } at { $hex }, { $men ->
        [none] strength unknown
        [one] one man as reported
       *[other] { $men } men as reported
    }. What are we to do?
clusta-noba-letter-failure-reported = { $own ->
        [self] We are at { $hex } and cannot carry out your order “{ $order }”. { $reason }
       *[other] { $unit } is at { $hex } and cannot carry out your order “{ $order }”. { $reason }
    }
clusta-noba-subject-unit-reported = how things stand
clusta-noba-subject-commander-reported = how things stand
clusta-noba-subject-specialist-reported = how things stand
clusta-noba-subject-camp-reported = how things stand
clusta-noba-subject-battle-reported = battle
clusta-noba-subject-sighting-reported = enemies seen
clusta-noba-subject-reading-reported = the stars
clusta-noba-subject-lapse-reported = orders have run out
clusta-noba-subject-stop-reported = halted before enemies
clusta-noba-subject-interrogation-reported = a captive has talked
clusta-noba-subject-captured-order-reported = captured orders
clusta-noba-subject-failure-reported = an order that cannot be carried out
clusta-noba-subject-letter-arrived = a letter from another side
clusta-noba-subject-courier-returned = your orders have come back

## Odds of a fight

clusta-noba-fight = A fight across this border
clusta-noba-fight-ask = What would a fight bring?
clusta-noba-fight-wait = Working it out…
clusta-noba-fight-forces = { $own } of your men at { $from }, { $men } of theirs as reported. Both in combat formation, with the usual doctrine.
clusta-noba-fight-unknown = Nobody has told you how many men are there.
clusta-noba-fight-attack = You attack and win
clusta-noba-fight-defend = They attack and you hold out
clusta-noba-fight-attack-begins = You attack
clusta-noba-fight-defend-begins = They attack
clusta-noba-fight-left = Expected: you lose { $own } men, they lose { $enemy }, after { $rounds } field rounds.
clusta-noba-fight-lost = You have to give way: { $chance }.
clusta-noba-fight-leader = Your leader falls: { $chance }.
clusta-noba-fight-first = First field round: you win the Tactics roll { $tactics } of the time. Expected: you lose { $own } men, they lose { $enemy }. Panic: you { $panic }, they { $enemy-panic }.
clusta-noba-fight-too-large = The whole fight is too large to work out.
clusta-noba-fight-impossible = These forces cannot fight like that.
clusta-noba-fight-own-flees = Your men would flee from the larger force before the fight.
clusta-noba-fight-own-stops = Your men would not attack a force two classes larger.
clusta-noba-fight-own-makes-way = Your men wait, and would make way for the larger force.
clusta-noba-fight-enemy-flees = They would flee from the larger force before the fight.
clusta-noba-fight-enemy-stops = They would not attack a force two classes larger.
