# Clusta Noba: questions, waiting, actions, events, results and refusals. The rest is in clusta_noba-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Dice and lists also give $x_count. What is not
# known is "none". Hexes are column and row: 10.09. The lines of a dispatch are in the words of its sender.

## The goal of the game

clusta-noba-goal-conflux = { $hex ->
        [none] Hold the hex of the conflux on day { $day }:
       *[other] Hold { $hex }, where the conflux comes, on day { $day }:
    } { $left ->
        [0] today.
        [one] tomorrow.
       *[other] { $left } days left.
    }
clusta-noba-goal-secret-conflux = { $hex ->
        [none] Hold the hex of the conflux on a secret day from { $first } to { $last }.
       *[other] Hold { $hex }, where the conflux comes, on a secret day from { $first } to { $last }.
    }

## Questions

clusta-noba-question-set-up = You lead { $side }. Make your choices before the campaign, then be ready.
    .title = Before the campaign
clusta-noba-question-orders = { $headquarters ->
        [none] Day { $day }, { $clock }. None of your people on the island can send orders now.
       *[other] { $columns ->
            [0] Day { $day }, { $clock }. You are at { $headquarters }. What are your orders?
            [one] Day { $day }, { $clock }. One column is written. Do you write more, or seal?
           *[other] Day { $day }, { $clock }. { $columns } columns are written. Do you write more, or seal?
        }
    }
    .title = Orders
clusta-noba-question-live = Day { $day }, round { $round }, { $clock }. What do the units at { $headquarters } do?
    .title = Your own hex
clusta-noba-question-live-for = In the place of { $seat }: day { $day }, round { $round }, { $clock }. What do the units at { $headquarters } do?
    .title = A player’s own hex
clusta-noba-question-column = Orders for { $recipient }: for which units, and from when?
    .title = A column
clusta-noba-question-entry-order = { $recipient }, day { $day }, round { $round }: which order?
    .title = An entry
clusta-noba-question-entry-hex = { $recipient }, day { $day }, round { $round }, { $order }: which hex?
    .title = An entry
clusta-noba-question-entry = { $recipient }, day { $day }, round { $round }: { clusta-noba-label-order }. What else?
    .title = An entry
clusta-noba-question-via = { $recipient }, day { $day }, round { $round }: through which hex does the route lead?
    .title = The route
clusta-noba-question-wish = If the orders of { $commander } run out: what does he want to do { $number ->
        [1] most of all
        [2] second
       *[3] third
    }?
    .title = Three wishes
clusta-noba-question-wish-hex = Wish { $number } of { $commander }, { $order }: which hex?
    .title = Three wishes
clusta-noba-question-errand = { $hexes ->
        [0] Where does { $specialist } go?
       *[other] Where does { $specialist } go next, or with which marker does the errand end?
    }
    .title = An errand
clusta-noba-question-umpire = Day { $day }, { $clock }. { clusta-noba-label-stage } Does the war go on, or do you change something first?
    .title = The umpire
clusta-noba-question-umpire-number = { $typed } so far, { $most } at most: the next digit, or the end of the number?
    .title = A number
clusta-noba-question-umpire-place = Which hex?
    .title = A hex
clusta-noba-question-umpire-rescued = Who is saved?
    .title = A heroic deed
clusta-noba-question-umpire-figure = What do you change in this line?
    .title = A report
clusta-noba-question-umpire-foe = Which side is the message about?
    .title = A message

## What the others are doing

clusta-noba-waiting-set-up = { $seat_count ->
        [one] { $seat } prepares the campaign.
       *[other] { $seat } prepare the campaign.
    }
    .title = Before the campaign
clusta-noba-waiting-orders = { $seat_count ->
        [one] Day { $day }, { $clock }: { $seat } writes orders.
       *[other] Day { $day }, { $clock }: { $seat } write orders.
    }
    .title = Orders
clusta-noba-waiting-live = { $seat_count ->
        [one] Day { $day }, { $clock }: { $seat } commands in person.
       *[other] Day { $day }, { $clock }: { $seat } command in person.
    }
    .title = Live orders
clusta-noba-waiting-umpire = Day { $day }, { $clock }: the campaign waits for { $seat }, the umpire.
    .title = The umpire

## Parts of other messages. A label-order is an order and the hex that it names.

clusta-noba-label-order = { $order ->
        [none] { clusta-noba-order-none }
       *[other] { $hex ->
            [none] { $order }
           *[other] { $order } { $hex }
        }
    }
clusta-noba-label-order-name = { $order ->
        [hold] { clusta-noba-order-hold }
        [wait] { clusta-noba-order-wait }
        [attack] { clusta-noba-order-attack }
        [goto] { clusta-noba-order-goto }
        [advance] { clusta-noba-order-advance }
        [haste] { clusta-noba-order-haste }
        [camp] { clusta-noba-order-camp }
        [fortify] { clusta-noba-order-fortify }
        [hunt] { clusta-noba-order-hunt }
        [ship] { clusta-noba-order-ship }
        [ambush] { clusta-noba-order-ambush }
        [patrol] { clusta-noba-order-patrol }
        [scout] { clusta-noba-order-scout }
        [divine] { clusta-noba-order-divine }
       *[home] { clusta-noba-order-home }
    }
clusta-noba-label-source = { $source ->
        [battle] { clusta-noba-source-battle }
        [contact] { clusta-noba-source-contact }
        [ambient] { clusta-noba-source-ambient }
        [scout] { clusta-noba-source-scout }
        [spy] { clusta-noba-source-spy }
        [hippogriff] { clusta-noba-source-hippogriff }
        [captive] { clusta-noba-source-captive }
        [settlement] { clusta-noba-source-settlement }
        [open_map] { clusta-noba-source-open-map }
        [stranger] { clusta-noba-source-stranger }
       *[own_eyes] { clusta-noba-source-own-eyes }
    }
clusta-noba-label-strength = { $men ->
        [none] { "" }
        [one] , one man
       *[other] , { $men } men
    }
clusta-noba-label-unit-named = { $unit ->
        [none] { "" }
       *[other] { " " }({ $unit })
    }
clusta-noba-label-as-reported = { $men ->
        [none] { "" }
       *[other] { $source ->
            [own_eyes] { "" }
            [spy] { "" }
           *[other] , as reported
        }
    }
clusta-noba-label-setting = { $doctrine ->
        [retreat_at] { clusta-noba-setting-retreat-at }
        [pursue] { clusta-noba-setting-pursue }
        [advance] { clusta-noba-setting-advance }
        [let_pass] { clusta-noba-setting-let-pass }
        [follow_up] { clusta-noba-setting-follow-up }
        [follow] { clusta-noba-setting-follow }
        [captured_camp] { clusta-noba-setting-captured-camp }
        [tv_boost] { clusta-noba-setting-tv-boost }
        [reserve] { clusta-noba-setting-reserve }
        [rank] { clusta-noba-setting-rank }
       *[leader] { clusta-noba-setting-leader }
    }
clusta-noba-label-side-name = { $side ->
        [tra] { clusta-noba-side-tra }
        [ran] { clusta-noba-side-ran }
        [ste] { clusta-noba-side-ste }
       *[cru] { clusta-noba-side-cru }
    }
clusta-noba-label-men = { $elite ->
        [0] { $standard ->
            [one] one man
           *[other] { $standard } men
        }
       *[other] { $standard ->
            [0] { $elite } elite
           *[other] { $standard } men and { $elite } elite
        }
    }
clusta-noba-label-condition = { $condition ->
        [shaken] { clusta-noba-state-shaken }
        [retreated] { clusta-noba-state-retreated }
        [without_orders] { clusta-noba-state-without-orders }
        [destroyed] { clusta-noba-state-destroyed }
       *[ready] { clusta-noba-state-ready }
    }
clusta-noba-label-stage = { $stage ->
        [begin_day] A day is about to begin.
        [ask_orders] The sides are about to write their orders.
        [send_orders] All orders are in, and are about to leave.
        [ask_live] Live orders are about to be given.
        [begin_round] A round is about to begin.
        [sail] The ships are about to sail.
        [walk] The messengers are about to move.
        [march] The troops are about to march.
        [fight] The field rounds are about to be fought.
        [settle] Retreats and pursuits are about to follow.
        [end_round] The round is about to end.
        [end_day] Dusk is about to fall.
       *[end_night] The night is about to end.
    }
clusta-noba-label-die = { $die ->
        [tactics_20] a d20 for Tactics
        [morale_20] a d20 for morale
        [hero_10000] a d10000 for a commander’s life
        [couriers_100] a d100 for catching somebody
        [couriers_20] a d20 for questioning a captive
        [reports_20] a d20 for the error of a report
        [reports_100] a d100 for what is seen
        [spies_100] a d100 for a spy or the stars
        [spies_2] a coin for the stars
        [fates_6] a d6 for a commander’s wish
        [fates_100] a d100 for an outrage
        [fates_4] a d4 for the rising dead
       *[setup_6] a d6 for the islanders’ landing
    }
clusta-noba-label-ruling = { $ruling ->
        [break_off] break off
        [fight_on] fight on
        [pursue] pursue
        [halt] do not pursue
       *[boost] spend a hero point
    }
clusta-noba-label-deed = { $deed ->
        [stand] his force does not retreat
        [rally] his shaken troops are steady
       *[rescue] somebody is saved
    }
clusta-noba-label-line = { $line ->
        [own_unit] the state of a unit
        [own_commander] the state of a commander
        [own_camp] the state of a camp
        [own_specialist] the state of a specialist
        [battle] a battle
        [sighting] a sighting
        [reading] a reading of the stars
        [lapsed] orders that ran out
        [stopped] a halt before enemies
        [interrogation] what a captive told
        [captured_sheet] a captured order
        [order_failed] an order that failed
       *[returned] a courier who came back
    }

## Actions

clusta-noba-action-name-chief = Name the commander-in-chief
clusta-noba-action-ready = Ready
clusta-noba-action-write = Write orders
clusta-noba-action-name-unit = Name a unit
clusta-noba-action-go-alone = He travels without troops
clusta-noba-action-at-time = Day { $day }, round { $round }
clusta-noba-action-order = { clusta-noba-label-order-name }
clusta-noba-action-hex = { NUMBER($column, minimumIntegerDigits: 2) }.{ NUMBER($row, minimumIntegerDigits: 2) }
clusta-noba-action-via = Lead the route through a hex
clusta-noba-action-formation = { $formation ->
        [march] { clusta-noba-formation-march }
       *[combat] { clusta-noba-formation-combat }
    }
clusta-noba-action-nights = { $nights ->
        [0] Rest at night
        [one] March one night round each night
       *[other] March { $nights } night rounds each night
    }
clusta-noba-action-until-further-notice = Until further notice
clusta-noba-action-cover-days = { $days ->
        [one] The sheet covers one day
       *[other] The sheet covers { $days } days
    }
clusta-noba-action-doctrine = { clusta-noba-label-setting }
clusta-noba-action-force-march = Forced march: day { $day }, round { $round }
clusta-noba-action-end-column = { $copies ->
        [one] End the column; one courier carries it
       *[other] End the column; { $copies } couriers carry it
    }
clusta-noba-action-wishes = Rank a commander’s three wishes
clusta-noba-action-errand = Send a specialist on an errand
clusta-noba-action-return-to = Return to a marker
clusta-noba-action-divine = Read the stars there
clusta-noba-action-letter = { $letter ->
        [truce] Offer { clusta-noba-label-side-name } a truce
       *[war] Tell { clusta-noba-label-side-name } that there is war
    }
clusta-noba-action-take-back = Take back column { $number }
clusta-noba-action-play-on = { $days ->
        [0] Write orders again tomorrow
        [one] Play on for one day, unless something reaches me
       *[other] Play on for { $days } days, unless something reaches me
    }
clusta-noba-action-discard = Discard what is begun
clusta-noba-action-seal = { $then ->
        [live] Seal, and command my own hex before each round
       *[wait] Seal the orders
    }
clusta-noba-action-send-nothing = Send nothing
clusta-noba-action-go-on = The war goes on
clusta-noba-action-pause-before = Turn the pause before this step on or off: { clusta-noba-label-stage }
clusta-noba-action-ask-umpire = Turn the pause before this step on or off: { clusta-noba-label-stage }
clusta-noba-action-answer-for = Answer for player { $player }
clusta-noba-action-replace-die = Replace { clusta-noba-label-die }
clusta-noba-action-change-report = Change line { $line } of the reports
clusta-noba-action-withhold-report = Withhold the report of messenger { $carrier }
clusta-noba-action-rule-fight = Force { $force }: { clusta-noba-label-ruling }
clusta-noba-action-accept-deed = A heroic deed: { clusta-noba-label-deed }
clusta-noba-action-allow-night = { clusta-noba-label-side-name }: attacks at night
clusta-noba-action-move-person = Move a person
clusta-noba-action-plant-stenfar = Store Stenfar is planted on a day
clusta-noba-action-move-bridge = The bridge is finished on another day
clusta-noba-action-drop-islanders = No ships from Barbaröarna in week { $week }
clusta-noba-action-send-message = A stranger’s message to { clusta-noba-label-side-name }
clusta-noba-action-figure = Number { $number } of the line
clusta-noba-action-digit = { $digit }
clusta-noba-action-end-number = The number ends
clusta-noba-action-foe = { clusta-noba-label-side-name }
clusta-noba-action-save-person = Save a person
clusta-noba-advice-name-chief = Commander-in-chief: { $commander }
clusta-noba-advice-write = Orders for { $recipient }
clusta-noba-advice-name-unit = { $unit }
clusta-noba-advice-wishes = Wishes of { $commander }
clusta-noba-advice-errand = Errand of { $specialist }
clusta-noba-advice-return-to = back to { $recipient }

## Events: the calendar

clusta-noba-event-side-held = { $seat_is ->
        [you] You lead { $side }.
       *[other] { $seat } leads { $side }.
    }
clusta-noba-event-day-began = Day { $day }
clusta-noba-event-night-fell = Night falls after day { $day }.
clusta-noba-event-conflux-came = The fifth conflux comes at { $hex }.
clusta-noba-event-campaign-ended = { $how ->
        [held] { $seat_count ->
            [one] { $seat_is ->
                [you] You hold the conflux and win the war.
               *[other] { $seat } holds the conflux and wins the war.
            }
           *[other] { $seat } hold the conflux and win the war together.
        }
        [last_left] { $seat_count ->
            [one] { $seat_is ->
                [you] You alone are left on the island and win the war.
               *[other] { $seat } alone is left on the island and wins the war.
            }
           *[other] { $seat } are left on the island and win the war.
        }
       *[drawn] Nobody holds the conflux. The war is a draw.
    }

## Events: what a side does

clusta-noba-event-headquarters-chosen = { $seat_is ->
        [you] You put { $commander } in command.
       *[other] { $seat } puts { $commander } in command.
    }
clusta-noba-event-approach-chosen = { $seat_is ->
        [you] Your ships will appear at { $hex }.
       *[other] The ships of { $seat } will appear at { $hex }.
    }
clusta-noba-event-column-written = { $seat_is ->
        [you] You have written orders for { $marker }.
       *[other] { $seat } has written orders for { $marker }.
    }
clusta-noba-event-sheet-sent = { $seat_is ->
        [you] { $copies ->
            [0] Your orders for { $marker } hold at once.
            [one] Your orders for { $marker } leave by courier.
           *[other] Your orders for { $marker } leave by { $copies } couriers.
        }
       *[other] { $copies ->
            [0] The orders of { $seat } for { $marker } hold at once.
            [one] The orders of { $seat } for { $marker } leave by courier.
           *[other] The orders of { $seat } for { $marker } leave by { $copies } couriers.
        }
    }
clusta-noba-event-sheet-kept = { $seat_is ->
        [you] No courier could leave with your orders for { $marker }.
       *[other] No courier could leave with the orders of { $seat } for { $marker }.
    }
clusta-noba-event-letter-sent = { $seat_is ->
        [you] { $letter ->
            [truce] You write to { $side } and offer a truce.
           *[war] You write to { $side } that there is war.
        }
       *[other] { $letter ->
            [truce] { $seat } writes to { $side } and offers a truce.
           *[war] { $seat } writes to { $side } that there is war.
        }
    }
clusta-noba-event-orders-sealed = { $seat_is ->
        [you] Your orders are sealed.
       *[other] { $seat } has sealed the orders.
    }
clusta-noba-event-wishes-set = { $seat_is ->
        [you] You have ranked the wishes of { $commander }.
       *[other] { $seat } has ranked the wishes of { $commander }.
    }

## Events: dispatches and their lines

clusta-noba-event-dispatch-arrived = { $lines ->
        [0] { $seat_is ->
            [you] A letter from { $sender }, day { $day }, { $clock }:
           *[other] A letter from { $sender }, day { $day }, { $clock }, reaches { $seat }:
        }
       *[other] { $seat_is ->
            [you] { $sender } reports from { $hex }, day { $day }, { $clock }:
           *[other] { $sender } reports to { $seat } from { $hex }, day { $day }, { $clock }:
        }
    }
clusta-noba-event-unit-reported = { $condition ->
        [destroyed] { $unit } is no more; it was at { $hex }.
       *[other] { $unit } is at { $hex }: { clusta-noba-label-men }, { clusta-noba-label-condition }{ $lost ->
            [none] .
            [0] .
            [one] . One man lost since the last night report.
           *[other] . { $lost } men lost since the last night report.
        }
    }
clusta-noba-event-commander-reported = { $fate ->
        [free] { $points ->
            [0] { $commander } is at { $hex } and has no hero points left.
            [one] { $commander } is at { $hex } and has one hero point.
           *[other] { $commander } is at { $hex } and has { $points } hero points.
        }
        [dead] { $commander } has fallen at { $hex }.
        [prisoner] { $commander } has been taken prisoner at { $hex }.
       *[absent] { $commander } is not on the island.
    }
clusta-noba-event-specialist-reported = { $fate ->
        [free] { $specialist } is at { $hex }.
        [dead] { $specialist } has died at { $hex }.
        [prisoner] { $specialist } has been taken prisoner at { $hex }.
       *[absent] { $specialist } is not on the island.
    }
clusta-noba-event-camp-reported = { $days ->
        [0] { $camp } stands at { $hex }, not fortified.
        [one] { $camp } stands at { $hex }, fortified for one day.
       *[other] { $camp } stands at { $hex }, fortified for { $days } days.
    }
clusta-noba-event-battle-reported = { $outcome ->
        [won] Victory
        [left] Retreat
        [lost] Wiped out
       *[undecided] Undecided
    }: battle with { $side } at { $hex }{ $men ->
        [none] .
       *[other] , { $men } strong.
    } We lost { $own_lost ->
        [0] nobody
        [one] one man
       *[other] { $own_lost } men
    }{ $lost ->
        [0] , they nobody, as reported.
        [one] , they one man, as reported.
       *[other] , they { $lost }, as reported.
    }
clusta-noba-event-sighting-reported = { clusta-noba-label-source }: { $sighted ->
        [unit] { $side } at { $hex }
        [camp] a camp of { $side } at { $hex }
        [commander] a commander of { $side } with troops at { $hex }
        [ships] ships of { $side } at { $hex }
        [stenfar] Store Stenfar, planted at { $hex }
       *[main_force] the main force of { $side } at { $hex }
    }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-event-reading-reported = { $specialist } has read the stars at { $hex }: the conflux is { $band }.
clusta-noba-event-lapse-reported = { $order ->
        [none] { $unit } at { $hex } has no orders left. It only defends itself, and waits.
       *[other] { $unit } at { $hex } has no orders left. It follows its commander’s own wish: { $order }.
    }
clusta-noba-event-stop-reported = { $men ->
        [none] { $unit } has stopped before { $side } at { $hex }, strength unknown. What are the orders?
        [one] { $unit } has stopped before { $side } at { $hex }, one man as reported. What are the orders?
       *[other] { $unit } has stopped before { $side } at { $hex }, { $men } men as reported. What are the orders?
    }
clusta-noba-event-interrogation-reported = A captive of { $side } has talked. { $cargo ->
        [sheet] He carried orders for { $marker }.
        [report] He carried a report from { $marker }.
        [letter] { $letter ->
            [truce] He carried an offer of truce to { $marker }.
           *[war] He carried the end of a truce to { $marker }.
        }
        [errand] He carried an errand for { $marker }.
       *[none] He scouted for { $marker }.
    }{ $hex ->
        [none] { "" }
       *[other] { " " }Their main force was at { $hex }.
    }
clusta-noba-event-captured-order-reported = { $day ->
        [none] Captured orders for { $marker }: { clusta-noba-label-order }.
       *[other] Captured orders for { $marker }, day { $day }, round { $round }: { clusta-noba-label-order }.
    }
clusta-noba-event-failure-reported = { $unit } at { $hex } cannot carry out the order “{ $order }”. { $reason }
clusta-noba-event-letter-arrived = { $letter ->
        [truce] { $side } offer a truce. It holds from the dawn after both have offered it.
       *[war] { $side } want no truce: from the next dawn there is war.
    }
clusta-noba-event-courier-returned = A courier comes back with the orders for { $marker }, who is no more.
clusta-noba-event-stance-changed = { $stance ->
        [truce] A truce with { $side } holds from this dawn.
        [allied] { $side } are our allies from this dawn.
       *[hostile] We are at war with { $side } from this dawn.
    }
clusta-noba-event-conflux-learned = Shagul knows where the conflux will come: at { $hex }.
clusta-noba-event-tactics-seen = { $confirm_count ->
        [0] The force at { $hex } rolls { $die } for Tactics.
       *[other] The force at { $hex } rolls { $die } and then { $confirm } for Tactics.
    }
clusta-noba-event-morale-seen = { $elite ->
        [0] { $unit } rolls { $die } for morale.
       *[other] The elite of { $unit } roll { $die } for morale.
    }

## Events that only the umpire sees until the campaign is over

clusta-noba-event-conflux-drawn = The conflux will come on day { $day } at { $hex }.
clusta-noba-event-calendar-drawn = { $bridge_day ->
        [-1] There will be no bridge.
       *[other] The bridge will be finished on day { $bridge_day }.
    } { $alliance ->
        [0] Crurians and Ransards are enemies.
       *[other] Crurians and Ransards are allies.
    }{ $priority ->
        [none] { "" }
        [disgrace] { " " }The Trakorians are in disgrace.
        [low] { " " }The Trakorians have low priority.
        [high] { " " }The Trakorians have high priority.
       *[highest] { " " }The Trakorians have the highest priority.
    }{ $stenfar_day ->
        [-1] { "" }
       *[other] { " " }Store Stenfar will be planted on day { $stenfar_day }.
    }{ $pirates ->
        [0] { "" }
        [one] { " " }The Ransards meet one pirate ship.
       *[other] { " " }The Ransards meet { $pirates } pirate ships.
    }
clusta-noba-event-arrival-drawn = { $side } will arrive on day { $day }, round { $round }.
clusta-noba-event-pirates-met = The Ransards have met { $ships ->
        [one] one pirate ship
       *[other] { $ships } pirate ships
    }; { $annexed ->
        [0] not one joins them.
        [one] one joins them.
       *[other] { $annexed } join them.
    }
clusta-noba-event-dunkelbrink-drawn = Arn Dunkelbrink will come on day { $day }.
clusta-noba-event-ships-arrived = The ships of { $side } appear at { $hex }.
clusta-noba-event-bridge-finished = King Ottar’s bridge is finished at the dawn of day { $day }.
clusta-noba-event-round-began = Day { $day }, { $clock }.
clusta-noba-event-order-began = { $unit } begins: { clusta-noba-label-order }.
clusta-noba-event-order-lapsed = The orders of { $unit } at { $hex } have run out.
clusta-noba-event-sheet-taken = { $marker } at { $hex } receives orders.
clusta-noba-event-wish-rolled = { $commander } acts on his own and rolls { $die }: the { $wish ->
        [0] first
        [1] second
       *[2] third
    } wish.
clusta-noba-event-unit-entered = { $unit } goes from { $from } to { $hex }.
clusta-noba-event-unit-stopped = { $unit } stops before enemies at { $hex }.
clusta-noba-event-unit-landed = { $unit } goes ashore at { $hex }.
clusta-noba-event-unit-boarded = { $unit } goes aboard at { $hex }.
clusta-noba-event-fled = { $unit } at { $hex } flees from a much larger force.
clusta-noba-event-stepped-back = { $unit } gives way to a larger force, from { $from } to { $hex }.
clusta-noba-event-patrol-met = { $unit } on patrol at { $hex } meets { $intruder }.
clusta-noba-event-ambush-sprung = { $unit } ambushes { $victim } at { $hex }.
clusta-noba-event-battle-began = Battle: { $side } at { $hex }, { $men } strong, against { $foe } at { $foe_hex }, { $foe_men } strong.
clusta-noba-event-tactics-rolled = { $confirm_count ->
        [0] { $side } at { $hex } roll { $die } for Tactics: differential { $differential }.
       *[other] { $side } at { $hex } roll { $die } and then { $confirm } for Tactics: differential { $differential }.
    }
clusta-noba-event-field-round-fought = Field round at { $hex }: { $side } win the Tactics roll over { $other } by { $difference }. Table row { $row }, column { $column }: losses of { $winner_loss } % and { $loser_loss } %.
clusta-noba-event-force-lost = { $side } at { $hex } lose { $tv } of their troop value: { $men ->
        [one] one man.
       *[other] { $men } men.
    }
clusta-noba-event-hero-rolled = { $commander } is in danger at { $hex }: rolled { $die } of 10000, { $chance } or less is death.
clusta-noba-event-hero-fell = { $commander } falls at { $hex }.
clusta-noba-event-hero-saved = { $points ->
        [0] A hero point saves { $commander } at { $hex }; no point is left.
        [one] A hero point saves { $commander } at { $hex }; one is left.
       *[other] A hero point saves { $commander } at { $hex }; { $points } are left.
    }
clusta-noba-event-boost-spent = { $points ->
        [0] { $commander } spends a hero point on the battle; no point is left.
        [one] { $commander } spends a hero point on the battle; one is left.
       *[other] { $commander } spends a hero point on the battle; { $points } are left.
    }
clusta-noba-event-point-regained = A perfect roll: { $commander } regains a hero point and has { $points }.
clusta-noba-event-morale-tested = { $elite ->
        [0] { $succeeds ->
            [0] { $unit } rolls { $die } for morale ({ $target } or less was needed): it wavers.
           *[other] { $unit } rolls { $die } for morale ({ $target } or less was needed): it stands firm.
        }
       *[other] { $succeeds ->
            [0] The elite of { $unit } roll { $die } for morale ({ $target } or less was needed): they waver.
           *[other] The elite of { $unit } roll { $die } for morale ({ $target } or less was needed): they stand firm.
        }
    }
clusta-noba-event-unit-panicked = { $unit } panics at { $hex }.
clusta-noba-event-unit-retreated = { $unit } retreats from { $from } to { $hex }.
clusta-noba-event-unit-pursued = { $unit } pursues from { $from } to { $hex }.
clusta-noba-event-unit-surrendered = { $unit } is cut off at { $hex } and lost with { $men ->
        [one] one man.
       *[other] { $men } men.
    }
clusta-noba-event-unit-broken = { $unit } breaks up at { $hex }: { $men ->
        [one] its last man goes to the nearest camp.
       *[other] its last { $men } men go to the nearest camp.
    }
clusta-noba-event-unit-restored = { $unit } stands again at { $hex } with { $men } men.
clusta-noba-event-losses-shared = The day’s losses of { $unit }: { $dead } dead, { $badly } badly wounded, { $wounded } wounded, { $stragglers } stragglers.
clusta-noba-event-men-returned = { $men ->
        [one] One wounded man of { $unit } returns to duty at { $hex }.
       *[other] { $men } wounded men of { $unit } return to duty at { $hex }.
    }
clusta-noba-event-dead-rose = { $men ->
        [one] One of the dead rises at { $hex }: { $unit }.
       *[other] { $men } of the dead rise at { $hex }: { $unit }.
    }
clusta-noba-event-group-raised = { $men } Crurians at { $hex } become { $unit }.
clusta-noba-event-islanders-landed = { $unit } lands at { $hex } with { $men } men.
clusta-noba-event-sight-rolled = { $succeeds ->
        [0] { $unit } is not seen from { $hex }: rolled { $die }, { $chance } or less was needed.
       *[other] { $unit } is seen from { $hex }: rolled { $die }, { $chance } or less was needed.
    }
clusta-noba-event-error-rolled = A report to { $side } gives { $men } men as { $reported } (rolled { $die }).
clusta-noba-event-scout-caught = { $captor } catches a scout of { $unit } from { $hex }.
clusta-noba-event-camp-pitched = { $side } have pitched { $camp } at { $hex }.
clusta-noba-event-camp-taken = { $side } take { $camp } at { $hex }.
clusta-noba-event-camp-destroyed = { $side } destroy { $camp } at { $hex }.
clusta-noba-event-outrage = { $unit } exceeds its orders at { $hex }: the wounded and the people there are killed.
clusta-noba-event-settlement-destroyed = The Crurians destroy the settlement at { $hex }.
clusta-noba-event-stenfar-planted = Store Stenfar is planted at { $hex }.
clusta-noba-event-stenfar-noticed = { $unit } finds Store Stenfar at { $hex }.
clusta-noba-event-courier-sent = Courier { $courier } of { $side } leaves { $hex } for { $goal }.
clusta-noba-event-courier-arrived = Courier { $courier } of { $side } arrives at { $hex }.
clusta-noba-event-catch-rolled = { $succeeds ->
        [0] One of { $side } slips past { $unit } at { $hex }: rolled { $die }, { $chance } or less was needed.
       *[other] { $unit } catches one of { $side } at { $hex }: rolled { $die }, { $chance } or less was needed.
    }
clusta-noba-event-courier-caught = { $unit } catches courier { $courier } of { $side } at { $hex }.
clusta-noba-event-courier-lacked = { $side } have no courier left for what { $marker } wants to send.
clusta-noba-event-captive-asked = { $unit } questions a captive: rolled { $die } against { $skill }.
clusta-noba-event-captive-spoke = The captive tells { $unit } everything.
clusta-noba-event-captive-died = The captive of { $unit } is dead.
clusta-noba-event-person-caught = { $unit } catches { $commander } at { $hex }.
clusta-noba-event-specialist-caught = { $unit } catches { $specialist } at { $hex }.
clusta-noba-event-spy-rolled = { $specialist } slips in among enemies at { $hex } (rolled { $die }).
clusta-noba-event-spy-gone = { $specialist } vanishes for ever at { $hex }.
clusta-noba-event-reading-made = { $specialist } reads at { $hex } that the conflux is { $band }; actually it is { $true_band }.
clusta-noba-event-command-passed = { $commander ->
        [none] { $side } have no commander left to lead them.
       *[other] { $commander } now leads { $side }.
    }
clusta-noba-event-side-out = { $side } have nobody left on the island and are out.

## Events: what the umpire does

clusta-noba-event-umpire-asked = Day { $day }, { $clock }: { clusta-noba-label-stage } The umpire is asked.
clusta-noba-event-answered-for = Day { $day }, { $clock }: the umpire answers for { $seat }: { $columns ->
        [0] no order.
        [one] one column of orders.
       *[other] { $columns } columns of orders.
    }
clusta-noba-event-die-replaced = Day { $day }, { $clock }: { $shown ->
        [0] the umpire leaves { clusta-noba-label-die } as it falls { $place ->
            [1] (the next one)
           *[other] (number { $place } in line)
        }.
       *[other] the umpire replaces { clusta-noba-label-die }: { $shown } { $place ->
            [1] (the next one)
           *[other] (number { $place } in line)
        }.
    }
clusta-noba-event-report-changed = Day { $day }, { $clock }: the umpire changes a report to { $side } about { clusta-noba-label-line }: { $before ->
        [none] a figure that was left out
       *[other] { $before }
    } becomes { $after ->
        [none] a figure left out
       *[other] { $after }
    }.
clusta-noba-event-report-withheld = Day { $day }, { $clock }: the umpire withholds a report to { $side } with { $lines ->
        [one] one line
       *[other] { $lines } lines
    }.
clusta-noba-event-fight-ruled = Day { $day }, { $clock }: the umpire rules for { $side } at { $hex }: { clusta-noba-label-ruling }.
clusta-noba-event-deed-done = Day { $day }, { $clock }: a heroic deed by { $commander }: { clusta-noba-label-deed }. { $points ->
        [0] No hero point is left.
        [one] One hero point is left.
       *[other] { $points } hero points are left.
    }
clusta-noba-event-person-saved = Day { $day }, { $clock }: { $commander } saves { $marker } at { $hex }.
clusta-noba-event-night-allowed = Day { $day }, { $clock }: the umpire lets { $side } attack at night.
clusta-noba-event-person-moved = Day { $day }, { $clock }: the umpire moves { $marker } { $from ->
        [none] to { $hex }
       *[other] from { $from } to { $hex }
    }.
clusta-noba-event-stenfar-promised = Day { $day }, { $clock }: the umpire has Store Stenfar planted on day { $due }.
clusta-noba-event-bridge-moved = Day { $day }, { $clock }: the umpire has the bridge finished on day { $due }.
clusta-noba-event-islanders-dropped = Day { $day }, { $clock }: the umpire strikes out the ships from Barbaröarna of day { $due }.
clusta-noba-event-message-written = Day { $day }, { $clock }: the umpire has { $side } told on day { $due } of { $foe } at { $hex }{ $men ->
        [none] .
        [one] , one man.
       *[other] , { $men } men.
    }

## How it ended

clusta-noba-result-won = { $how ->
        [held] { $seat_is ->
            [you] You hold the fifth conflux, and the island is yours.
           *[other] { $seat } holds the fifth conflux, and with it the island.
        }
       *[last_left] { $seat_is ->
            [you] Nobody else is left: the island is yours.
           *[other] Nobody else is left: { $seat } has the island.
        }
    }
clusta-noba-result-shared = { $seat } hold the fifth conflux together.
clusta-noba-result-drawn = Nobody holds the fifth conflux: the war is a draw. Those nearest to it rank first.
clusta-noba-ending-round = Day { $day }
clusta-noba-ending-men = Men under arms
clusta-noba-ending-units = Units
clusta-noba-opened-conflux = The fifth conflux was to come on day { $day } at { $hex }.

## Why not

clusta-noba-illegal-not-asked = That is not what you are asked now.
clusta-noba-illegal-no-such-action = There is no such answer.
clusta-noba-illegal-compound-action-begun = First finish or discard what you have begun to write.
clusta-noba-illegal-not-your-marker = You cannot write to that marker: as far as you know it is not yours, or not a camp or commander.
clusta-noba-illegal-no-longer-there = As far as you know it is not on the map.
clusta-noba-illegal-home-only = A unit without a camp or commander can only be sent to the nearest camp, and nobody else can be given that order.
clusta-noba-illegal-not-understood = The undead understand only Hold, Attack and Advance to.
clusta-noba-illegal-too-many-columns = You have written as many columns as fit into one day.
clusta-noba-illegal-too-many-entries = There is no room for more here.
clusta-noba-illegal-not-later = It must be later than now, and than the entry before.
clusta-noba-illegal-beyond-sheet = A sheet reaches eight days ahead.
clusta-noba-illegal-not-on-map = That hex is not on the map.
clusta-noba-illegal-sea = That hex is sea.
clusta-noba-illegal-no-target-needed = That order names no hex.
clusta-noba-illegal-formation-fixed = That order has its own formation.
clusta-noba-illegal-not-further = That order cannot run until further notice.
clusta-noba-illegal-no-night-march = Only marches go on at night.
clusta-noba-illegal-cannot-camp = No camp can be pitched there: there is one already, or Store Stenfar, or it is sea or bridge.
clusta-noba-illegal-cannot-fortify = Only a unit of at least 250 men, in a camp, can fortify it.
clusta-noba-illegal-fortified-by-another = Another unit fortifies that camp.
clusta-noba-illegal-no-commander-to-camp = A camp is pitched only where a commander is: the order goes to him.
clusta-noba-illegal-no-ship = No ship of the unit can be there.
clusta-noba-illegal-not-with-recipient = As far as you know that unit is not where the recipient is.
clusta-noba-illegal-cannot-go-alone = The column already says who goes.
clusta-noba-illegal-not-a-commander = That is not one of your commanders who could do it.
clusta-noba-illegal-same-family = The three wishes must differ in nature.
clusta-noba-illegal-targets-too-near = The hexes of the wishes must lie at least three apart.
clusta-noba-illegal-no-errand = An interrogator goes on no errands.
clusta-noba-illegal-cannot-divine = Only astrologers read the stars.
clusta-noba-illegal-no-such-side = There is no such side in this campaign.
clusta-noba-illegal-too-early-to-betray = It is too early to betray the ally.
clusta-noba-illegal-bound-by-alliance = Only the Crurians may break the alliance.
clusta-noba-illegal-no-news-of-command = Nobody on the island can send orders: your forces have not arrived, or the successor does not know yet that he commands.
clusta-noba-illegal-nothing-written = Nothing is written that it could apply to.
clusta-noba-illegal-already-so = It says so already.
clusta-noba-illegal-not-a-sea-hex = Ships appear in a sea hex on the edge of the map.
clusta-noba-illegal-no-fleet = The Crurians come over the bridge: they have no ships.
clusta-noba-illegal-not-at-headquarters = Before a round you order only those in the commander-in-chief’s own hex.
clusta-noba-illegal-no-live-orders = At this table orders are not given before each round in that way.
clusta-noba-illegal-dice-replaced = No more dice of that kind can be replaced ahead.
clusta-noba-illegal-out-of-range = The number has to stay within its bounds.
clusta-noba-illegal-no-such-report = No such report is under way.
clusta-noba-illegal-fixed-number = That part of the line cannot be changed.
clusta-noba-illegal-no-fight = No such force is fighting.
clusta-noba-illegal-no-hero-point = He is not there, or has no hero point left.
clusta-noba-illegal-no-deed = There is nothing that the deed would change.
clusta-noba-illegal-no-such-person = That person is not on the island, or cannot come.
clusta-noba-illegal-in-battle = He is in a battle.
clusta-noba-illegal-not-there = That cannot be in that hex.
clusta-noba-illegal-hex-occupied = A camp or a unit is at the conflux.
clusta-noba-illegal-no-bridge-due = The bridge stands already, or there will be no bridge.
clusta-noba-illegal-day-past = That day is past.
clusta-noba-illegal-calendar-full = The calendar has no room for another message.

## What chance decides

clusta-noba-stream-setup = The calendar and the arrivals
clusta-noba-stream-tactics = Tactics
clusta-noba-stream-morale = Morale
clusta-noba-stream-hero = Commanders’ lives
clusta-noba-stream-couriers = Couriers caught and questioned
clusta-noba-stream-reports = What is seen and what reports say
clusta-noba-stream-spies = Spies and stars
clusta-noba-stream-fates = Wishes, outrages and the rising dead

## Luck

clusta-noba-luck-tactics = Dice for Tactics, added up
    .more = { $seat } rolled { $by } more for Tactics than expected; low is good.
    .fewer = { $seat } rolled { $by } less for Tactics than expected; low is good.
    .even = { $seat } rolled for Tactics as expected.
clusta-noba-luck-morale = Troops that stood firm
    .more = { $seat } had { $by ->
            [1] one more troop
           *[other] { $by } more troops
        } stand firm than expected.
    .fewer = { $seat } had { $by ->
            [1] one fewer troop
           *[other] { $by } fewer troops
        } stand firm than expected.
    .even = { $seat } had as many troops stand firm as expected.
clusta-noba-luck-leaders = Mortal blows to leaders
    .more = { $seat } took { $by ->
            [1] one more mortal blow
           *[other] { $by } more mortal blows
        } to leaders than expected.
    .fewer = { $seat } took { $by ->
            [1] one fewer mortal blow
           *[other] { $by } fewer mortal blows
        } to leaders than expected.
    .even = { $seat } took as many mortal blows to leaders as expected.
clusta-noba-luck-catches = Messengers caught
    .more = { $seat } caught { $by ->
            [1] one more messenger
           *[other] { $by } more messengers
        } than expected.
    .fewer = { $seat } caught { $by ->
            [1] one fewer messenger
           *[other] { $by } fewer messengers
        } than expected.
    .even = { $seat } caught as many messengers as expected.
clusta-noba-luck-caught = Messengers lost
    .more = { $seat } lost { $by ->
            [1] one more messenger
           *[other] { $by } more messengers
        } than expected.
    .fewer = { $seat } lost { $by ->
            [1] one fewer messenger
           *[other] { $by } fewer messengers
        } than expected.
    .even = { $seat } lost as many messengers as expected.
clusta-noba-luck-answers = Captives who talked
    .more = { $by ->
            [1] One more captive
           *[other] { $by } more captives
        } than expected told { $seat } everything.
    .fewer = { $by ->
            [1] One fewer captive
           *[other] { $by } fewer captives
        } than expected told { $seat } everything.
    .even = As many captives as expected told { $seat } everything.
clusta-noba-luck-spies = Spies and hippogriffs lost
    .more = { $seat } lost { $by ->
            [1] one more spy or hippogriff
           *[other] { $by } more spies and hippogriffs
        } than expected.
    .fewer = { $seat } lost { $by ->
            [1] one fewer spy or hippogriff
           *[other] { $by } fewer spies and hippogriffs
        } than expected.
    .even = { $seat } lost as many spies and hippogriffs as expected.
clusta-noba-luck-sights = Enemies noticed
    .more = { $seat } noticed { $by ->
            [1] one more enemy unit
           *[other] { $by } more enemy units
        } than expected.
    .fewer = { $seat } noticed { $by ->
            [1] one fewer enemy unit
           *[other] { $by } fewer enemy units
        } than expected.
    .even = { $seat } noticed as many enemy units as expected.
clusta-noba-luck-seen = Own units noticed by enemies
    .more = Enemies noticed { $by ->
            [1] one more unit
           *[other] { $by } more units
        } of { $seat } than expected.
    .fewer = Enemies noticed { $by ->
            [1] one fewer unit
           *[other] { $by } fewer units
        } of { $seat } than expected.
    .even = Enemies noticed as many units of { $seat } as expected.
clusta-noba-luck-errors = Errors in reports, in per cent, added up
    .more = The errors in the reports to { $seat } added up to { $by } percentage points more than expected.
    .fewer = The errors in the reports to { $seat } added up to { $by } percentage points less than expected.
    .even = The errors in the reports to { $seat } were as large as expected.
clusta-noba-luck-readings = Right readings of the stars
    .more = { $seat } read the stars right { $by ->
            [1] one more time
           *[other] { $by } more times
        } than expected.
    .fewer = { $seat } read the stars right { $by ->
            [1] one fewer time
           *[other] { $by } fewer times
        } than expected.
    .even = { $seat } read the stars right as often as expected.
