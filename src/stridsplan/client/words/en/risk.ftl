# World Conquest: questions, waiting, actions, events and refusals. The names of things are in risk-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Dice and lists also give $x_count.

risk-neutral = the neutral force
risk-score = { $score ->
        [one] { $score } territory
       *[other] { $score } territories
    }

## The goal of the game

risk-score-capitals = { $score ->
        [one] { $score } capital
       *[other] { $score } capitals
    }
risk-goal-world = Conquer the world: wipe out everybody else.
risk-goal-destroy-opponent = Destroy the other player’s last army; the neutral armies need not be beaten.
risk-goal-missions = Everybody has a secret mission; who fulfils it first wins.
risk-goal-mission = { $mission } So far { $done } of { $of }.
risk-goal-destroy = { $left ->
        [one] { $mission } { $left } territory left.
       *[other] { $mission } { $left } territories left.
    }
risk-goal-capitals = { $own ->
        [needed] Hold { $count } capitals at once, your own among them.
       *[counts] Hold { $count } capitals at once; your own counts.
    }
risk-goal-capitals-or-mission = { risk-goal-capitals } Or: { $mission } So far { $done } of { $of }.
risk-goal-capitals-or-destroy = { risk-goal-capitals } Or: { risk-goal-destroy }

## Questions

risk-question-place-setup = Where does your next army stand?
    .title = Setting up
risk-question-place-secretly = Place all your armies. The others see them when everybody is done.
    .title = Setting up in secret
risk-question-choose-capital = Which of your territories is your capital? Nobody learns it until it falls.
    .title = Your capital
risk-question-reinforce =
    { $must_trade ->
        [1] You hold too many cards. Which three do you trade?
       *[other] { $to_place ->
            [0] Everything is placed. Are you ready to attack?
            [one] Where does your one army go?
           *[other] Where do your { $to_place } armies go?
        }
    }
    .title = Reinforcement
risk-question-trade = Which cards complete the set?
    .title = Trade cards
risk-question-place-neutral =
    { $to_place ->
        [one] Where does the neutral force put its one army?
       *[other] Where does the neutral force put its { $to_place } armies?
    }
    .title = Neutral force
risk-question-trade-captured = You have taken cards. Which three do you trade at once?
    .title = Captured cards
risk-question-attack = Where do you attack from?
    .title = Attack
risk-question-attack-from = From { $source }: which neighbour do you attack?
    .title = Attack
risk-question-declare = { $source } against { $target }. How many armies take part?
    .title = Attack
risk-question-defend = { $target } is attacked from { $source } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }. How many dice do you defend with?
    .title = Defend
risk-question-occupy = { $target } is yours. How many armies march in from { $source }?
    .title = Conquered
risk-question-fortify = One move before the turn ends: from where?
    .title = Troop movement
risk-question-move-to = From { $source } to where?
    .title = Troop movement
risk-question-move-amount = From { $source } to { $target }: how many armies?
    .title = Troop movement

## What the others are doing

risk-waiting-place-setup = { $seat } places an army.
    .title = Setting up
risk-waiting-place-secretly = { $seat_count ->
        [one] { $seat } places armies in secret.
       *[other] { $seat } place armies in secret.
    }
    .title = Setting up
risk-waiting-choose-capital = { $seat_count ->
        [one] { $seat } chooses a capital.
       *[other] { $seat } choose their capitals.
    }
    .title = Capitals
risk-waiting-reinforce = { $seat } places reinforcements.
    .title = Reinforcement
risk-waiting-trade = { $seat } trades cards.
    .title = Reinforcement
risk-waiting-place-neutral = { $seat } places the neutral armies.
    .title = Neutral force
risk-waiting-trade-captured = { $seat } trades captured cards.
    .title = Captured cards
risk-waiting-attack = { $seat } thinks about an attack.
    .title = Attack
risk-waiting-declare = { $seat } thinks about an attack.
    .title = Attack
risk-waiting-defend = { $seat } chooses the defender’s dice.
    .title = Defence
risk-waiting-occupy = { $seat } marches into a conquered territory.
    .title = Conquest
risk-waiting-fortify = { $seat } moves troops.
    .title = Troop movement

## Buttons

risk-action-place = { $armies ->
        [one] Place one army
       *[other] Place { $armies } armies
    }
risk-action-place-neutral = { $armies ->
        [one] Place one army
       *[other] Place { $armies } armies
    }
risk-advice-place = { $armies ->
        [one] Place one army in { $territory }
       *[other] Place { $armies } armies in { $territory }
    }
risk-advice-place-neutral = { $armies ->
        [one] Place one army in { $territory }
       *[other] Place { $armies } armies in { $territory }
    }
risk-advice-card = Choose the card { $card }
risk-action-card = Choose the card
risk-action-end-reinforcement = On to the attack
risk-action-choose-capital = Make it the capital
risk-action-attack = Attack
risk-action-roll = { $armies ->
        [one] Attack with one army
       *[other] Attack with { $armies } armies
    }
risk-action-roll-fewer = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
risk-action-until = Until decided
risk-action-until-left = { $armies ->
        [one] Until one army is left
       *[other] Until { $armies } armies are left
    }
risk-action-end-attacks = End attacks
risk-action-defend = { $dice ->
        [one] One die
       *[other] { $dice } dice
    }
risk-action-occupy = { $armies ->
        [one] March in with one army
       *[other] March in with { $armies } armies
    }
risk-action-all-in = All in: { $armies }
risk-action-move = { $armies ->
        [one] Move one army
       *[other] Move { $armies } armies
    }
risk-action-move-all = All { $armies }
risk-action-move-from = Move from here
risk-action-move-to = Move here
risk-action-done = Done
risk-advice-count = { $armies ->
        [one] One army more
       *[other] { $armies } armies more
    }
risk-action-count = Count
risk-action-end-turn = End the turn
risk-action-withdraw = Start over
risk-action-stand = Change the standing answer

## Round the question

risk-step = Armies at a time
risk-step-all = All
risk-left = { $armies ->
        [0] None left to place
        [one] One army left
       *[other] { $armies } armies left
    }
risk-place-hint = Choose { $whose ->
        [neutral] a territory of the neutral force
       *[own] one of your territories
    }. Hold Shift for five at once.
risk-place-hint-one = Choose { $whose ->
        [neutral] a territory of the neutral force
       *[own] one of your territories
    }.
risk-fewer = Fewer dice…
risk-until = Stop earlier…
risk-until-label = Stop when this many armies are left
risk-trade-optional = You may also trade a set first: choose three cards below.
risk-must-trade-first = First trade three of your cards, below.

risk-odds = Odds
risk-odds-win = Conquest
risk-odds-left = On average you keep { $own } armies and they keep { $other }.
risk-odds-spread = Armies free to march in if you conquer it
risk-odds-bar = { $armies } to march in: { $share }
risk-odds-dice = { $attack ->
        [one] One die
       *[other] { $attack } dice
    } against { $defend }.
risk-why-one-defence-die = The defence rolls one die: it takes { $min } armies in the territory to roll two.
risk-why-few-attack-dice = You roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } at most: of { $armies } armies one always stays behind.

risk-hand = Cards
risk-hand-empty = No cards yet. Conquer a territory on your turn and you draw one.
risk-hand-picked = { $count } of three chosen
risk-card-bonus = two extra armies here
risk-card-no = This card is not part of a set now.
risk-card-not-now = Cards are traded at the start of your own turn.
risk-card-brings = For { $armies } armies
risk-card-chosen = Chosen already.
risk-set-next = The next set brings { $value } armies (set number { $number } of the game).
risk-set-fixed = Three infantry bring 4 armies, three cavalry 6, three artillery 8, one of each 10. A joker is any card.
risk-mission = Your mission
risk-mission-progress = { $done } of { $of }
risk-mission-now = Now in force: { $mission }
risk-capital = Your capital
risk-standing = When you defend
risk-standing-max = Most dice
risk-standing-one = One die
risk-standing-ask = Ask me
risk-standing-help = Your answer whenever a defender may choose, so that nobody has to wait.
risk-powers = The powers
risk-power-head-territories = Territories
risk-power-head-armies = Armies
risk-power-head-cards = Cards
risk-power-head-income = A turn
risk-continents = Continents
risk-continents-bonus = A turn
risk-continents-own = You hold
risk-continents-holder = Held by
risk-tray = Last exchange
risk-map = The map of the world
risk-place-name = { $territory }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }, { $owner_is ->
        [you] yours
       *[other] { $owner }
    }
risk-place-borders = borders { $places }
risk-place-armies = { $armies ->
        [one] one army
       *[other] { $armies } armies
    }
risk-territory-capital = { $territory } (capital)
risk-table-territories = Territories
risk-table-territory = Territory
risk-table-owner = Held by
risk-table-armies = Armies
risk-table-continent = Continent
risk-table-borders = Borders
risk-place-unowned = nobody’s
risk-place-continent = { $continent }: { $value } armies a turn
risk-place-capital = capital
risk-can-place = can be reinforced
risk-can-place-neutral = can be reinforced
risk-can-source = can attack
risk-can-target = can be attacked
risk-can-choose-capital = can be the capital
risk-can-move-from = can send armies
risk-can-move-to = can receive armies
risk-chosen = chosen

## Events

risk-event-dealer-drawn = { $seat_is ->
        [you] You deal.
       *[other] { $seat } deals.
    }
risk-event-territories-dealt = The territories are dealt.
risk-event-mission-dealt = Your mission: { $mission }
risk-event-army-placed = { $armies ->
        [one] { $seat_is ->
            [you] You place an army in { $territory }.
           *[other] { $seat } places an army in { $territory }.
        }
       *[other] { $seat_is ->
            [you] You place { $armies } armies in { $territory }.
           *[other] { $seat } places { $armies } armies in { $territory }.
        }
    }
risk-event-capital-chosen = Your capital is { $territory }.
risk-event-capitals-chosen = All capitals are chosen.
risk-event-turn-began = { $seat_is ->
        [you] Round { $round }: your turn
       *[other] Round { $round }: { $seat }
    }
risk-event-reinforced = { $continents ->
        [0] { $seat_is ->
            [you] You receive { $base } armies.
           *[other] { $seat } receives { $base } armies.
        }
       *[other] { $seat_is ->
            [you] You receive { $total } armies, { $continents } of them for continents.
           *[other] { $seat } receives { $total } armies, { $continents } of them for continents.
        }
    }
risk-event-set-traded = { $seat_is ->
        [you] You trade { $cards } for { $armies } armies.
       *[other] { $seat } trades { $cards } for { $armies } armies.
    }
risk-event-bonus-placed = { $armies ->
        [one] One extra army goes to { $territory }, which is on a traded card.
       *[other] { $armies } extra armies go to { $territory }, which is on a traded card.
    }
risk-event-neutral-placed = The neutral force puts { $armies } armies in each of its territories.
risk-event-neutral-reinforced = { $armies ->
        [one] The neutral force receives one army.
       *[other] The neutral force receives { $armies } armies.
    }
risk-event-attack-declared = { $seat_is ->
        [you] You attack { $target } from { $source } with { $armies ->
            [one] one army.
           *[other] { $armies } armies.
        }
       *[other] { $seat } attacks { $target } from { $source } with { $armies ->
            [one] one army.
           *[other] { $armies } armies.
        }
    }
risk-event-exchange = { $attacker_loss ->
        [0] { $defender_loss ->
            [one] the defence loses an army.
           *[other] the defence loses { $defender_loss } armies.
        }
       *[other] { $defender_loss ->
            [0] { $attacker_loss ->
                [one] the attack loses an army.
               *[other] the attack loses { $attacker_loss } armies.
            }
           *[other] each side loses an army.
        }
    } { $source } against { $target } { $attack_dice } { $defence_dice }
risk-event-territory-conquered = { $seat_is ->
        [you] You conquer { $territory }.
       *[other] { $defender_is ->
            [you] { $seat } takes { $territory } from you.
           *[other] { $seat } takes { $territory } from { $defender }.
        }
    }
risk-event-armies-occupied = { $armies ->
        [one] One army marches from { $source } into { $target }.
       *[other] { $armies } armies march from { $source } into { $target }.
    }
risk-event-capital-taken = { $founder_is ->
        [you] Your capital, { $territory }, falls to { $seat }.
       *[other] { $seat_is ->
            [you] You take { $territory }: it is the capital of { $founder }.
           *[other] { $seat } takes { $territory }, the capital of { $founder }.
        }
    }
risk-event-territory-seized = { $seat_is ->
        [you] { $territory } passes to you.
       *[other] { $territory } passes to { $seat }.
    }
risk-event-cards-taken = { $seat_is ->
        [you] You take { $count ->
            [one] a card
           *[other] { $count } cards
        } from { $from }.
       *[other] { $from_is ->
            [you] { $seat } takes { $count ->
                [one] a card
               *[other] { $count } cards
            } from you.
           *[other] { $seat } takes { $count ->
                [one] a card
               *[other] { $count } cards
            } from { $from }.
        }
    }
risk-event-cards-taken-shown = The cards you take: { $cards }.
risk-event-seat-eliminated = { $seat_is ->
        [you] You are out of the game, beaten by { $by }.
       *[other] { $by_is ->
            [you] You have driven { $seat } out of the game.
           *[other] { $seat } is out of the game, beaten by { $by }.
        }
    }
risk-event-card-drawn = { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
risk-event-card-drawn-shown = Your new card: { $card }.
risk-event-mission-changed = Your mission has changed: { $mission }
risk-event-armies-moved = { $armies ->
        [one] { $seat_is ->
            [you] You move an army from { $source } to { $target }.
           *[other] { $seat } moves an army from { $source } to { $target }.
        }
       *[other] { $seat_is ->
            [you] You move { $armies } armies from { $source } to { $target }.
           *[other] { $seat } moves { $armies } armies from { $source } to { $target }.
        }
    }
risk-event-turn-ended = { $seat_is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
risk-event-standing-set = { $defence ->
        [one] { $seat_is ->
            [you] You will defend with one die.
           *[other] { $seat } will defend with one die.
        }
        [ask] { $seat_is ->
            [you] You will choose your dice for every defence.
           *[other] { $seat } will choose dice for every defence.
        }
       *[max] { $seat_is ->
            [you] You will defend with the most dice.
           *[other] { $seat } will defend with the most dice.
        }
    }
risk-event-mission-shown = { $seat_is ->
        [you] You show your mission: { $mission }
       *[other] { $seat } shows the mission: { $mission }
    }
risk-event-game-won = { $how ->
        [mission] { $seat_is ->
            [you] You win: your mission is done.
           *[other] { $seat } wins: the mission is done.
        }
        [capitals] { $seat_is ->
            [you] You win: you hold enough capitals.
           *[other] { $seat } wins with enough capitals.
        }
       *[survivor] { $seat_is ->
            [you] You win: nobody else is left.
           *[other] { $seat } wins: nobody else is left.
        }
    }

## How it ended

risk-result-mission = { $seat_is ->
        [you] You have fulfilled your mission: { $mission }
       *[other] { $seat } has fulfilled the secret mission: { $mission }
    }
risk-result-capitals = { $seat_is ->
        [you] You hold enough capitals.
       *[other] { $seat } holds enough capitals.
    }
risk-result-survivor = { $seat_is ->
        [you] The world is yours: nobody else is left.
       *[other] The world belongs to { $seat }: nobody else is left.
    }
risk-ending-round = { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
risk-ending-territories = Territories
risk-ending-armies = Armies
risk-opened-mission = { $seat_is ->
        [you] Your mission: { $mission }
       *[other] { $seat }: { $mission }
    }

## Why not

risk-illegal-not-asked = It is not your turn to answer.
risk-illegal-no-such-action = There is no such move.
risk-illegal-compound-action-begun = Finish what you have begun first, or cancel it.
risk-illegal-not-yours = { $kind ->
        [attack] That territory is not yours. Choose first one of yours beside it.
       *[other] That territory is not yours.
    }
risk-illegal-not-neutral = That territory does not belong to the neutral force.
risk-illegal-no-armies-to-place = You have no armies left to place.
risk-illegal-too-many-armies = You do not have that many armies to place.
risk-illegal-say-the-count = Say how many armies first.
risk-illegal-armies-left-to-place = Place all your armies first: none may be saved.
risk-illegal-must-trade = With this many cards you must trade a set first.
risk-illegal-card-not-held = You do not hold that card.
risk-illegal-card-already-chosen = That card is chosen already.
risk-illegal-no-set-with-card = No set can be made with that card.
risk-illegal-trade-loses-a-set = That trade would use up a card of another set that you have to trade. Choose other cards.
risk-illegal-no-trade-now = Cards cannot be traded now.
risk-illegal-source-too-weak = It takes at least two armies: one always stays behind.
risk-illegal-not-adjacent = Those territories are not neighbours.
risk-illegal-target-own = { $target_is ->
        [none] All neighbours of that territory are yours.
       *[chosen] You hold that territory yourself.
    }
risk-illegal-too-many-declared = That many armies cannot take part: three at most, and one stays behind.
risk-illegal-one-die-only = The territory holds too few armies for a second die.
risk-illegal-too-many-moved = One army must stay behind.
risk-illegal-nowhere-to-move = There is no territory of yours to move to from there.
risk-illegal-not-connected = Your armies cannot get there.
risk-illegal-standing-fixed = At this table the options decide how many dice the defence rolls.
risk-illegal-seat-out = That seat is out of the game.

## What chance decides

risk-stream-dice = Dice
risk-stream-deal = The deal
risk-stream-dealer = The dealer
risk-stream-missions = Missions
risk-stream-pile = The pile of cards

## Keys

risk-keys-digits = 1 2 3 …
risk-keys-digits-help = Choose how many: armies at a time, dice, or the number that moves
risk-keys-all = A
risk-keys-all-help = All armies: to place, to march in with or to move
risk-keys-five = ⇧
risk-keys-five-help = Held while you choose a territory: five armies at once

## Hints for a first turn

risk-hint-set-up = Choose one of the territories with a bold border: they are yours. Armies side by side guard each other; alone they fall early.
risk-hint-capital = Choose a territory deep in your own land. It stays secret until somebody takes it.
risk-hint-reinforce = Your turn begins with new armies. Put them where you mean to attack, or where you fear an attack; they help nobody in the middle of your land.
risk-hint-mission = Below you see what you have to do to win, and what cards you hold. Whoever holds a whole continent gets more armies each turn.
risk-hint-attack = Choose a territory of yours with two armies or more, then the neighbour you want, or drag from one to the other. One attack won brings a card; you need not attack at all.
risk-hint-target = What can be attacked from here has a bold border.
    .odds = Choose it to see your odds before any die is rolled.
risk-hint-dice = More armies roll more dice, three at most; the defender wins ties.
    .odds = The odds are for fighting on to the end.
risk-hint-occupy = The armies that won move in. Leave enough behind to hold the border they came from.
risk-hint-fortify = One last move: bring armies from where they are safe to where they are needed. Then the turn is over, and the others play.
risk-hint-defend = You are under attack. More dice defend better; under “When you defend” you can settle it once and for all.

## Luck

risk-luck-lost = Armies lost
    .more = { $seat } lost { $by ->
            [1] one more army
           *[other] { $by } more armies
        } than expected.
    .fewer = { $seat } lost { $by ->
            [1] one fewer army
           *[other] { $by } fewer armies
        } than expected.
    .even = { $seat } lost as many armies as expected.
risk-luck-lost-attacking = Armies lost attacking
    .more = { $seat } lost { $by ->
            [1] one more army
           *[other] { $by } more armies
        } attacking than expected.
    .fewer = { $seat } lost { $by ->
            [1] one fewer army
           *[other] { $by } fewer armies
        } attacking than expected.
    .even = { $seat } lost as many armies attacking as expected.
risk-luck-lost-defending = Armies lost defending
    .more = { $seat } lost { $by ->
            [1] one more army
           *[other] { $by } more armies
        } defending than expected.
    .fewer = { $seat } lost { $by ->
            [1] one fewer army
           *[other] { $by } fewer armies
        } defending than expected.
    .even = { $seat } lost as many armies defending as expected.
