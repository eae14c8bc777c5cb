# The Awakened: questions, waiting, actions, events, results and refusals. The rest is in awakened-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Lists also give $x_count.

## The goal of the game

awakened-goal-population = The first to have { $target } people wins.

## Questions

awakened-question-grow = Where is somebody born?
    .title = Growth
awakened-question-flee = In { $from } there is nothing left to eat. Where does somebody flee to?
    .title = Exodus
awakened-question-move = Where do your people go?
    .title = Move
awakened-question-move-to = From { $from }: where to?
    .title = Move
awakened-question-people = From { $from } to { $to }: how many people go?
    .title = Move
awakened-question-resources = What do you send from { $from } to { $to }?
    .title = Move
awakened-question-build = What do you build?
    .title = Build
awakened-question-form = Where do you form a soldier?
    .title = Recruit
awakened-question-military = What do your soldiers do?
    .title = Soldiers
awakened-question-march-to = Soldiers in { $from }: where do they move, or what do they raid?
    .title = Soldiers
awakened-question-fresh = From { $from } to { $to }: how many fresh soldiers go?
    .title = Soldiers
awakened-question-veterans = Which soldiers go from { $from } to { $to }?
    .title = Soldiers
awakened-question-origins =
    { $soldiers ->
        [one] One soldier is ready to raid { $to }. Do others join?
       *[other] { $soldiers } soldiers are ready to raid { $to }. Do others join?
    }
    .title = Raid
awakened-question-raid =
    { $soldiers ->
        [one] One soldier is ready to raid { $to }.
       *[other] { $soldiers } soldiers are ready to raid { $to }.
    }
    .title = Raid
awakened-question-effect =
    { $survivors ->
        [one] One soldier has survived the raid on { $to }. What does it do?
       *[other] { $survivors } soldiers have survived the raid on { $to }. What do they do?
    }
    .title = Raid

## What the others are doing

awakened-waiting-grow = { $seat } chooses where somebody is born.
    .title = Growth
awakened-waiting-flee = { $seat } chooses where the hungry flee to.
    .title = Exodus
awakened-waiting-move = { $seat } moves people and resources.
    .title = Move
awakened-waiting-build = { $seat } builds.
    .title = Build
awakened-waiting-form = { $seat } forms soldiers.
    .title = Recruit
awakened-waiting-military = { $seat } commands the soldiers.
    .title = Soldiers
awakened-waiting-effect = { $seat } chooses what the survivors of the raid do.
    .title = Raid

## Buttons. The first is part of another. In awakened-action-march-to, $raids is a seat's number if the land is raided.

awakened-label-building = { $building ->
        [city] city
        [factory] factory
        [railroad] railroad
       *[defence] defence
    }
awakened-action-grow = One more in { $cell }
awakened-action-end-growth = Nobody else is born
awakened-action-flee = Flee to { $cell }
awakened-action-move-from = From { $cell }
awakened-action-move-to = To { $cell }
awakened-action-send-people = { $people ->
        [0] No people
        [one] One person
       *[other] { $people } people
    }
awakened-action-send-resources = { $resources ->
        [0] No resources
        [one] One resource
       *[other] { $resources } resources
    }
awakened-action-end-moves = Let them go
awakened-action-build = Build a { awakened-label-building } in { $cell }
awakened-action-end-building = Done building
awakened-action-form = Form a soldier in { $cell }
awakened-action-end-forming = Done recruiting
awakened-action-march-from = Soldiers in { $cell }
awakened-action-march-to = { $raids ->
        [one] Raid { $cell }
        [other] Raid { $cell }
       *[none] Move to { $cell }
    }
awakened-action-send-fresh = { $soldiers ->
        [0] No fresh soldiers
        [one] One fresh soldier
       *[other] { $soldiers } fresh soldiers
    }
awakened-action-send-veterans = { $soldiers ->
        [0] No veterans
        [one] One veteran
       *[other] { $soldiers } veterans
    }
awakened-action-raid = Begin the raid
awakened-action-plunder = Take one resource to { $cell }
awakened-action-kill = { $people ->
        [one] Kill one person
       *[other] Kill { $people } people
    }
awakened-action-destroy = { $building ->
        [city] Destroy the city
        [factory] Destroy the factory
        [railroad] Destroy the railroad
       *[defence] Destroy the defence
    }
awakened-action-conquer = { $rank ->
        [fresh] Move in with a fresh soldier from { $cell }
       *[veteran] Move in with a veteran from { $cell }
    }
awakened-action-end-raid = End the raid
awakened-action-end-turn = End the turn
awakened-advice-end-moves = Nobody moves

## Events

awakened-event-chamber-placed = { $seat_is ->
        [you] Your chamber lies on { $cell }.
       *[other] The chamber of { $seat } lies on { $cell }.
    }
awakened-event-first-drawn = { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
awakened-event-turn-began = { $seat_is ->
        [you] Round { $round }: your turn
       *[other] Round { $round }: { $seat }
    }
awakened-event-loner-died = { $seat_is ->
        [you] Your only person in { $cell } dies alone.
       *[other] The only person of { $seat } in { $cell } dies alone.
    }
awakened-event-land-overcrowded = { $lost ->
        [one] { $cell } is overcrowded: there is room for { $limit }, so one dies.
       *[other] { $cell } is overcrowded: there is room for { $limit }, so { $lost } die.
    }
awakened-event-people-born = { $people ->
        [one] One is born in { $cell }.
       *[other] { $people } are born in { $cell }.
    }
awakened-event-harvested = { $cell } produces { $produced }. { $people ->
        [one] One is eaten
       *[other] { $people } are eaten
    }, { $stored } stored.
awakened-event-all-eaten = { $cell } produces { $produced }, and all of it is eaten.
awakened-event-stores-eaten = { $cell } produces { $produced } for { $people }: { $spent ->
        [one] one stored resource is eaten.
       *[other] { $spent } stored resources are eaten.
    }
awakened-event-food-lacking = { $cell } produces { $produced } for { $people }, and nothing is stored.
awakened-event-people-starved = { $lost ->
        [one] One starves in { $cell }.
       *[other] { $lost } starve in { $cell }.
    }
awakened-event-resources-lost = { $seat_is ->
        [you] { $lost ->
            [one] One resource is lost in { $cell }: you can store no more.
           *[other] { $lost } resources are lost in { $cell }: you can store no more.
        }
       *[other] { $lost ->
            [one] One resource is lost in { $cell }: { $seat } can store no more.
           *[other] { $lost } resources are lost in { $cell }: { $seat } can store no more.
        }
    }
awakened-event-person-fled = { $host_is ->
        [you] Somebody flees from hunger in { $from } to { $to } and is yours now.
       *[other] Somebody flees from hunger in { $from } to { $to } and joins { $host }.
    }
awakened-event-refugee-died = { $host_is ->
        [you] Somebody flees from hunger in { $from } to { $to } and dies: you have no cube left.
       *[other] Somebody flees from hunger in { $from } to { $to } and dies: { $host } has no cube left.
    }
awakened-event-moved = { $what ->
        [people] { $people ->
            [one] One person goes from { $from } to { $to }.
           *[other] { $people } people go from { $from } to { $to }.
        }
        [resources] { $resources ->
            [one] One resource goes from { $from } to { $to }.
           *[other] { $resources } resources go from { $from } to { $to }.
        }
       *[both] { $people ->
            [one] One person goes
           *[other] { $people } people go
        } from { $from } to { $to } with { $resources ->
            [one] one resource.
           *[other] { $resources } resources.
        }
    }
awakened-event-moved-by-rail = { $what ->
        [people] { $people ->
            [one] One person goes by rail from { $from } via { $via } to { $to }.
           *[other] { $people } people go by rail from { $from } via { $via } to { $to }.
        }
        [resources] { $resources ->
            [one] One resource goes by rail from { $from } via { $via } to { $to }.
           *[other] { $resources } resources go by rail from { $from } via { $via } to { $to }.
        }
       *[both] { $people ->
            [one] One person goes
           *[other] { $people } people go
        } by rail from { $from } via { $via } to { $to } with { $resources ->
            [one] one resource.
           *[other] { $resources } resources.
        }
    }
awakened-event-land-explored = { $seat_is ->
        [you] You explore { $cell }: room for { $limit }, { $code }.
       *[other] { $seat } explores { $cell }: room for { $limit }, { $code }.
    }
awakened-event-built = { $seat_is ->
        [you] You build a { $building } in { $cell }.
       *[other] { $seat } builds a { $building } in { $cell }.
    }
awakened-event-soldiers-aged = { $gone ->
        [0] { $turned ->
            [one] One fresh soldier becomes a veteran.
           *[other] { $turned } fresh soldiers become veterans.
        }
        [one] { $turned ->
            [0] One veteran leaves.
            [one] One veteran leaves, and one fresh soldier becomes a veteran.
           *[other] One veteran leaves, and { $turned } fresh soldiers become veterans.
        }
       *[other] { $turned ->
            [0] { $gone } veterans leave.
            [one] { $gone } veterans leave, and one fresh soldier becomes a veteran.
           *[other] { $gone } veterans leave, and { $turned } fresh soldiers become veterans.
        }
    }
awakened-event-soldier-formed = { $seat_is ->
        [you] You form a soldier in { $cell }.
       *[other] { $seat } forms a soldier in { $cell }.
    }
awakened-event-soldiers-marched = { $soldiers ->
        [one] One soldier moves from { $from } to { $to }.
       *[other] { $soldiers } soldiers move from { $from } to { $to }.
    }
awakened-event-soldiers-marched-by-rail = { $soldiers ->
        [one] One soldier moves by rail from { $from } via { $via } to { $to }.
       *[other] { $soldiers } soldiers move by rail from { $from } via { $via } to { $to }.
    }
awakened-event-raided = { $seat_is ->
        [you] You raid { $cell } with { $attackers ->
            [one] one soldier
           *[other] { $attackers } soldiers
        }: { $victim } loses { $soldiers_lost }, you { $attackers_lost }.
       *[other] { $seat } raids { $cell } with { $attackers ->
            [one] one soldier
           *[other] { $attackers } soldiers
        }: { $victim_is ->
            [you] you lose
           *[other] { $victim } loses
        } { $soldiers_lost }, { $seat } { $attackers_lost }.
    }
awakened-event-plundered = { $seat_is ->
        [you] You take a resource from { $cell } to { $origin }.
       *[other] { $seat } takes a resource from { $cell } to { $origin }.
    }
awakened-event-people-killed = { $seat_is ->
        [you] { $lost ->
            [one] You kill one person in { $cell }.
           *[other] You kill { $lost } people in { $cell }.
        }
       *[other] { $lost ->
            [one] { $seat } kills one person in { $cell }.
           *[other] { $seat } kills { $lost } people in { $cell }.
        }
    }
awakened-event-building-destroyed = { $cell } loses its { $building }.
awakened-event-land-conquered = { $seat_is ->
        [you] You conquer { $cell }.
       *[other] { $victim_is ->
            [you] { $seat } takes { $cell } from you.
           *[other] { $seat } takes { $cell } from { $victim }.
        }
    }
awakened-event-survivor-moved = A { $rank } moves from { $from } into { $to }.
awakened-event-land-abandoned = { $resources ->
        [0] { $cell } is abandoned.
        [one] { $cell } is abandoned. One resource stays behind.
       *[other] { $cell } is abandoned. { $resources } resources stay behind.
    }
awakened-event-resources-found = { $seat_is ->
        [you] { $found ->
            [one] You find one resource in { $cell }.
           *[other] You find { $found } resources in { $cell }.
        }
       *[other] { $found ->
            [one] { $seat } finds one resource in { $cell }.
           *[other] { $seat } finds { $found } resources in { $cell }.
        }
    }
awakened-event-seat-out = { $seat_is ->
        [you] You have no people and no soldiers left and are out.
       *[other] { $seat } has no people and no soldiers left and is out.
    }
awakened-event-last-round-began = { $seat_is ->
        [you] You have { $population } people: this is the last round.
       *[other] { $seat } has { $population } people: this is the last round.
    }
awakened-event-game-ended = { $how ->
        [population] { $seat_is ->
            [you] You win: you have reached the victory number.
           *[other] { $seat } wins: the victory number is reached.
        }
        [round_finished] { $seat_count ->
            [one] { $seat_is ->
                [you] The last round is over. You win with the most people.
               *[other] The last round is over. { $seat } wins with the most people.
            }
           *[other] The last round is over. { $seat } have the same number of people.
        }
        [last_left] { $seat_is ->
            [you] You win: nobody else is left.
           *[other] { $seat } wins: nobody else is left.
        }
        [nobody_left] Nobody is left. The wasteland is empty again.
       *[round_limit] { $seat_count ->
            [one] { $seat_is ->
                [you] All rounds are played. You are ahead and win.
               *[other] All rounds are played. { $seat } is ahead and wins.
            }
           *[other] All rounds are played. { $seat } are level.
        }
    }

## How it ended

awakened-result-won = { $how ->
        [population] { $seat_is ->
            [you] The wasteland lives again: you were the first to reach the victory number.
           *[other] The wasteland lives again: { $seat } was the first to reach the victory number.
        }
        [round_finished] { $seat_is ->
            [you] After the last round you have the most people ({ $people }) and win.
           *[other] After the last round { $seat } has the most people ({ $people }) and wins.
        }
        [last_left] { $seat_is ->
            [you] The wasteland is yours: nobody else is left.
           *[other] The wasteland belongs to { $seat }: nobody else is left.
        }
       *[round_limit] { $by ->
            [people] { $seat_is ->
                [you] All rounds are played. You have the most people ({ $people }) and win.
               *[other] All rounds are played. { $seat } has the most people ({ $people }) and wins.
            }
            [lands] { $seat_is ->
                [you] All rounds are played. You have as many people ({ $people }) as { $level }, but more lands ({ $lands }): you win.
               *[other] All rounds are played. { $seat } has as many people ({ $people }) as { $level }, but more lands ({ $lands }), and wins.
            }
           *[resources] { $seat_is ->
                [you] All rounds are played. You have as many people ({ $people }) and lands ({ $lands }) as { $level }, but more stored resources ({ $resources }): you win.
               *[other] All rounds are played. { $seat } has as many people ({ $people }) and lands ({ $lands }) as { $level }, but more stored resources ({ $resources }), and wins.
            }
        }
    }
awakened-result-shared = { $how ->
        [round_finished] { $seat } share the victory. After the last round they have the most people, { $people } each, and nothing else counts.
       *[round_limit] { $seat } share the victory. After all rounds they are ahead, and level in all that counts: people ({ $people }), lands ({ $lands }) and stored resources ({ $resources }).
    }
awakened-result-drawn = { $how ->
        [nobody_left] A draw: nobody has survived.
        [round_finished] A draw: after the last round everyone has { $people } people, and nothing else counts.
       *[round_limit] A draw: after all rounds everyone is level in all that counts: people ({ $people }), lands ({ $lands }) and stored resources ({ $resources }).
    }
awakened-ending-round = Round { $round }
awakened-ending-people = People
awakened-ending-lands = Lands
awakened-ending-soldiers = Soldiers

## Why not

awakened-illegal-not-asked = That is not what you are asked now.
awakened-illegal-no-such-action = There is no such move.
awakened-illegal-compound-action-begun = Finish what you have begun first, or cancel it.
awakened-illegal-not-yours = That land is not yours.
awakened-illegal-no-growth-left = Nobody else can be born there.
awakened-illegal-no-refuge = They can only flee to a land next door where another player has food to spare.
awakened-illegal-nothing-to-move = There is nobody there to move, and no resource.
awakened-illegal-held-by-another = Another player holds that land.
awakened-illegal-out-of-reach = That is too far: one land, or two over one railroad.
awakened-illegal-too-many = There are not that many there, or they have moved already.
awakened-illegal-keeper-needed = Somebody must stay there to guard the resources that arrive.
awakened-illegal-nobody-to-guard = Resources need people or soldiers of yours where they end up.
awakened-illegal-none-sent = Somebody or something must go.
awakened-illegal-too-dear = A building costs two resources stored in the same land.
awakened-illegal-already-built = There is one of these in that land already.
awakened-illegal-none-in-stock = All 13 of these stand on the map.
awakened-illegal-on-chamber = Nothing can be built on a chamber.
awakened-illegal-not-explored = That land has not been explored.
awakened-illegal-no-citizen = Nobody lives there to become a soldier.
awakened-illegal-no-resource = There is no stored resource to pay for the soldier.
awakened-illegal-no-soldier-marker = You have 20 soldiers, and that is all there are.
awakened-illegal-no-ready-soldier = No soldier there can still act this turn.
awakened-illegal-soldiers-out-of-reach = Your soldiers cannot get there: one land, or two over one railroad.
awakened-illegal-needs-explored-land = At this table soldiers do not enter unexplored land.
awakened-illegal-not-next-to-target = Only soldiers right next to a land can raid it; a railroad does not help.
awakened-illegal-too-many-soldiers = Not that many soldiers are ready there.
awakened-illegal-no-soldier-sent = At least one soldier must go.
awakened-illegal-already-joined = The soldiers of that land are in the raid already.
awakened-illegal-too-few-survivors = Too few soldiers have survived the raid for that.
awakened-illegal-another-effect = The raid has already chosen to do something else.
awakened-illegal-no-survivor-of-land = No survivor from that land can do it.
awakened-illegal-nothing-to-plunder = No resources are stored there.
awakened-illegal-nobody-to-kill = Not that many people live there.
awakened-illegal-no-such-building = There is no such building there.
awakened-illegal-still-populated = People still live there. Only a land without people can be conquered.

## What chance decides

awakened-stream-boards = Terrain boards
awakened-stream-seating = Places of the chambers
awakened-stream-first = Who begins
awakened-stream-markers = Land markers

## Luck

awakened-luck-room = Room in the lands explored
    .more = { $seat } found room for { $by } more than expected.
    .fewer = { $seat } found room for { $by } fewer than expected.
    .even = { $seat } found as much room as expected.
awakened-luck-food = What the lands explored produce when they are full
    .more = The lands that { $seat } explored produce { $by } more than expected.
    .fewer = The lands that { $seat } explored produce { $by } less than expected.
    .even = The lands that { $seat } explored produce as much as expected.

## Hints for a first turn

awakened-hint-move = Your chamber feeds only two. Choose it, then a land next to it; whoever enters unexplored land finds out what it is.
awakened-hint-target = Every land you can reach is marked. A railroad on the way takes you one land further.
awakened-hint-numbers = One person alone dies, two stay two, and it takes three to grow. Resources feed only the land where they lie, so take some along.
awakened-hint-build = Two resources stored in a land buy a building there: a city for more room, a factory for more food, a railroad for speed, a defence against raids.
awakened-hint-form = A soldier eats nothing and holds a land, but no longer counts as one of your people. You can do without soldiers.
awakened-hint-military = Soldiers act one by one. A raid has no dice: each defender takes one attacker with it, and you see the outcome before you begin.
awakened-hint-effect = The survivors of the raid do one thing together. A land with people in it cannot be conquered.
awakened-hint-grow = Each land has room for a certain number. Whoever is born also has to eat in the phase that follows.
awakened-hint-flee = Those who would starve go over to a neighbour with food, and count for that player from then on.
