# Omringad: questions, waiting, actions, events, results and refusals. The rest is in omringad-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Dice and lists also give $x_count.

## Questions

omringad-question-lay-terrain = Lay out your country: a castle, two villages, two lakes, two forests and two mountains.
    .title = Your country
omringad-question-raise-army = Which units do you buy for your first army? You have { $gold } gold, and the units must make three equal stacks.
    .title = Your first army
omringad-question-stack-army = Which units stand in the castle, and which in the villages?
    .title = Your first army
omringad-question-ready = { $unit } will be auctioned. Are you ready to bid?
    .title = Auction
omringad-question-open-bidding = What do you bid for { $unit }? You have { $gold } gold.
    .title = Auction
omringad-question-raise-bid = { $bid ->
        [0] Do you open the bidding for { $unit }, or fold? You have { $gold } gold.
       *[other] The bid for { $unit } is { $bid }. Do you raise it, or fold? You have { $gold } gold.
    }
    .title = Auction
omringad-question-raise-bid-again = { $bid ->
        [0] Do you open the bidding for { $unit }, or fold? You have { $gold } gold.
       *[other] The bid for { $unit } is { $bid }. Do you raise it, or fold? You have { $gold } gold.
    }
    .title = Auction
omringad-question-bid-in-turn = { $bid ->
        [0] Do you open the bidding for { $unit }, or fold? You have { $gold } gold.
       *[other] The bid for { $unit } is { $bid }. Do you raise it, or fold? You have { $gold } gold.
    }
    .title = Auction
omringad-question-seal-bid = What is the most you would pay for { $unit }? You have { $gold } gold. The highest bidder pays one more than the next.
    .title = Auction
omringad-question-place-special = Where do you place { $unit }?
    .title = Auction
omringad-question-purchase = What do you buy? You have { $gold } gold, and what you do not spend is lost.
    .title = Purchase
omringad-question-move = Which of your units do you move? If you pass, you move no more this round.
    .title = Movement
omringad-question-move-group = Who goes from { $from }, and where to?
    .title = Movement
omringad-question-move-on = Does the group go on, or stop here?
    .title = Movement
omringad-question-choose-battle = Which battle is fought next?
    .title = Battle
omringad-question-diplomat = Does your diplomat call off the battle for { $square }? He is lost by it.
    .title = The diplomat
omringad-question-aim = Whom do your hits fall on? { $hits ->
        [one] One is left to aim.
       *[other] { $hits } are left to aim.
    }
    .title = Battle
omringad-question-take-hits = Which of your tiles take the hits? { $hits ->
        [one] One is left.
       *[other] { $hits } are left.
    }
    .title = Battle
omringad-question-sharpshoot = Your sharpshooters have hit. Whom?
    .title = Battle
omringad-question-withdraw = The way back is barred. Where do your units withdraw to?
    .title = Battle
omringad-question-reinforce = Where do you place your new units? { $units ->
        [0] You have none left.
        [one] One is left.
       *[other] { $units } are left.
    }
    .title = Reinforcements

## What the others are doing

omringad-waiting-lay-terrain = { $seat } lays out a country.
    .title = Countries
omringad-waiting-raise-army = { $seat } raises an army.
    .title = First armies
omringad-waiting-ready = { $seat } looks at { $unit } before the bidding.
    .title = Auction
omringad-waiting-open-bidding = { $seat } may open the bidding for { $unit }.
    .title = Auction
omringad-waiting-raise-bid = { $bid ->
        [0] { $seat } opens the bidding for { $unit }, or folds.
       *[other] { $seat } may raise the bid of { $bid } for { $unit }.
    }
    .title = Auction
omringad-waiting-raise-bid-again = { $bid ->
        [0] { $seat } opens the bidding for { $unit }, or folds.
       *[other] { $seat } may raise the bid of { $bid } for { $unit }.
    }
    .title = Auction
omringad-waiting-bid-in-turn = { $bid ->
        [0] { $seat } opens the bidding for { $unit }, or folds.
       *[other] { $seat } may raise the bid of { $bid } for { $unit }.
    }
    .title = Auction
omringad-waiting-seal-bid = { $seat } writes down a sealed bid for { $unit }.
    .title = Auction
omringad-waiting-place-special = { $seat } places { $unit }.
    .title = Auction
omringad-waiting-purchase = { $seat } buys units in secret.
    .title = Purchase
omringad-waiting-move = { $seat } moves.
    .title = Movement
omringad-waiting-choose-battle = { $seat } chooses the next battle.
    .title = Battle
omringad-waiting-diplomat = { $seat } decides whether the diplomat calls off the battle for { $square }.
    .title = The diplomat
omringad-waiting-aim = { $seat } says whom the hits fall on.
    .title = Battle
omringad-waiting-take-hits = { $seat } chooses who takes the hits.
    .title = Battle
omringad-waiting-sharpshoot = { $seat } chooses whom the sharpshooters have hit.
    .title = Battle
omringad-waiting-withdraw = { $seat } chooses where to withdraw to.
    .title = Battle
omringad-waiting-reinforce = { $seat } places new units.
    .title = Reinforcements

## Buttons

omringad-action-take-all = Take all
omringad-action-stop = Stop here
omringad-action-pass = Pass for this round
omringad-action-end-purchase = Done buying
omringad-action-ready = Ready
omringad-action-fold = Fold
omringad-action-call-off = Call off the battle
omringad-action-fight-on = Fight on
omringad-action-end-reinforcement = Done placing
omringad-action-bid = Bid { $gold }
omringad-action-start = Move from { $square }
omringad-action-step = To { $to }
omringad-action-battle = Fight for { $square }
omringad-action-lodge = Place it in { $square }
omringad-action-lair = Let it live on { $square }
omringad-action-withdraw = Withdraw to { $to }

## Events

omringad-event-terrain-sealed = { $seat_is ->
        [you] Your country is laid out.
       *[other] { $seat } has laid out a country.
    }
omringad-event-terrain-revealed = The countries lie open.
omringad-event-army-sealed = { $seat_is ->
        [you] Your army stands ready.
       *[other] { $seat } has an army ready.
    }
omringad-event-armies-revealed = The first stacks stand in castles and villages.
omringad-event-round-began = { $seat_is ->
        [you] Round { $number }. You hold the marker.
       *[other] Round { $number }. { $seat } holds the marker.
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] You roll for the marker: { $dice }
       *[other] { $seat } rolls for the marker: { $dice }
    }
omringad-event-special-drawn = { $unit } is drawn from the cup.
omringad-event-was-ready = { $seat_is ->
        [you] You are ready to bid.
       *[other] { $seat } is ready to bid.
    }
omringad-event-bid-made = { $seat_is ->
        [you] You bid { $gold }.
       *[other] { $seat } bids { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] Your bid is sealed.
       *[other] { $seat } has sealed a bid.
    }
omringad-event-folded = { $seat_is ->
        [you] You fold.
       *[other] { $seat } folds.
    }
omringad-event-auction-won = { $seat_is ->
        [you] You win { $unit } for { $gold } gold.
       *[other] { $seat } wins { $unit } for { $gold } gold.
    }
omringad-event-special-returned = Nobody has bid. { $unit } goes back to the cup.
omringad-event-special-placed = { $seat_is ->
        [you] You place { $unit } on { $square }.
       *[other] { $seat } places { $unit } on { $square }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] You have done your buying.
       *[other] { $seat } has done the buying.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] You buy { $unit }.
       *[other] { $seat } buys { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] You move a tile from { $from } to { $to }.
           *[other] You move { $number } tiles from { $from } to { $to }, { $unit } on top.
        }
       *[other] { $number ->
            [one] { $seat } moves a tile from { $from } to { $to }: { $unit }.
           *[other] { $seat } moves { $number } tiles from { $from } to { $to }, { $unit } on top.
        }
    }
omringad-event-conquered = { $seat_is ->
        [you] You take { $square } from { $loser }.
       *[other] { $loser_is ->
            [you] { $seat } takes { $square } from you.
           *[other] { $seat } takes { $square } from { $loser }.
        }
    }
omringad-event-horses-lost = { $seat_is ->
        [you] Your horses on { $square } are left alone and run away.
       *[other] The horses of { $seat } on { $square } are left alone and run away.
    }
omringad-event-passed = { $seat_is ->
        [you] You pass for this round.
       *[other] { $seat } passes for this round.
    }
omringad-event-battle-began = { $seats } fight for { $square }.
omringad-event-battle-with-dragon = The dragon on { $square } fights { $seats }.
omringad-event-force-shown = { $seat_is ->
        [you] You show { $number ->
            [one] one tile
           *[other] { $number } tiles
        }: { $units }.
       *[other] { $seat } shows { $number ->
            [one] one tile
           *[other] { $number } tiles
        }: { $units }.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] Your { $unit }, hitting from { $least }: { $dice } { $hits ->
            [0] No hit.
            [one] One hit.
           *[other] { $hits } hits.
        }
       *[other] { $unit } of { $seat }, hitting from { $least }: { $dice } { $hits ->
            [0] No hit.
            [one] One hit.
           *[other] { $hits } hits.
        }
    }
omringad-event-hits-aimed = { $seat_is ->
        [you] You aim { $number ->
            [one] one hit
           *[other] { $number } hits
        } at { $target }.
       *[other] { $seat } aims { $number ->
            [one] one hit
           *[other] { $number } hits
        } at { $target }.
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Your { $unit }: { $lost } lost, { $damaged } damaged.
       *[other] { $unit } of { $seat }: { $lost } lost, { $damaged } damaged.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Your sharpshooters hit { $unit } of { $target }.
       *[other] The sharpshooters of { $seat } hit { $unit } of { $target }.
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Your diplomat calls off the battle for { $square }.
       *[other] The diplomat of { $seat } calls off the battle for { $square }.
    }
omringad-event-stalemate = Nobody on { $square } can fight. The attackers withdraw.
omringad-event-withdrew = { $seat_is ->
        [you] You withdraw from { $from } to { $to } with { $number ->
            [one] one tile.
           *[other] { $number } tiles.
        }
       *[other] { $seat } withdraws from { $from } to { $to } with { $number ->
            [one] one tile.
           *[other] { $number } tiles.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] You have nowhere to go from { $square } and lose { $number ->
            [one] one tile.
           *[other] { $number } tiles.
        }
       *[other] { $seat } has nowhere to go from { $square } and loses { $number ->
            [one] one tile.
           *[other] { $number } tiles.
        }
    }
omringad-event-battle-won = { $seat_is ->
        [you] You win the battle for { $square }.
       *[other] { $seat } wins the battle for { $square }.
    }
omringad-event-battle-won-by-dragon = The dragon on { $square } has won.
omringad-event-battle-without-survivors = Nobody survives the battle for { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] You place a unit on { $square }.
       *[other] { $seat } places a unit on { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] It is { $unit }, on { $square }.
       *[other] { $seat } has placed { $unit } on { $square }.
    }
omringad-event-merged = { $seat_is ->
        [you] You merge two damaged units on { $square } into one.
       *[other] { $seat } merges two damaged units on { $square } into one.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] They were { $unit }, on { $square }.
       *[other] { $seat } has merged { $unit } on { $square }.
    }
omringad-event-units-kept = { $seat_is ->
        [you] You keep { $number ->
            [one] one unit
           *[other] { $number } units
        } for a later round.
       *[other] { $seat } keeps { $number ->
            [one] one unit
           *[other] { $number } units
        } for a later round.
    }
omringad-event-units-lost = { $seat_is ->
        [you] You have no room for { $number ->
            [one] one unit
           *[other] { $number } units
        } and lose it all.
       *[other] { $seat } has no room for { $number ->
            [one] one unit
           *[other] { $number } units
        } and loses it all.
    }
omringad-event-reinforced = { $seat_is ->
        [you] You have placed your units.
       *[other] { $seat } has placed the new units.
    }
omringad-event-income = { $seat_is ->
        [you] You receive { $gold } gold.
       *[other] { $seat } receives { $gold } gold.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] You score { $points } points and have { $total }.
           *[other] You score { $points } points, one of them for most areas, and have { $total }.
        }
       *[other] { $majority ->
            [0] { $seat } scores { $points } points and has { $total }.
           *[other] { $seat } scores { $points } points, one of them for most areas, and has { $total }.
        }
    }
omringad-event-tied-at-limit = The limit is reached, but { $total } points are shared. Another round is played.
omringad-event-game-won = { $seat_is ->
        [you] You win with { $total } points.
       *[other] { $seat_count ->
            [one] { $seat } wins with { $total } points.
           *[other] { $seat } win with { $total } points.
        }
    }

## How it ended

omringad-result-won = { $seat_is ->
        [you] You have won with { $points } points.
       *[other] { $seat } has won with { $points } points.
    }
omringad-result-won-by-team = { $seat } have won with { $points } points together.

## Why not

omringad-illegal-not-asked = That is not what you are asked now.
omringad-illegal-no-such-action = There is no such action.
omringad-illegal-chain-begun = First finish what you have begun.
omringad-illegal-cell-taken = That square is taken.
omringad-illegal-none-of-terrain-left = You have no more of that terrain.
omringad-illegal-not-enough-gold = You do not have gold enough.
omringad-illegal-pool-empty = Your pool holds no more of them.
omringad-illegal-not-in-threes = The number of units must be divisible by three.
omringad-illegal-stack-full = That stack is as high as it may be.
omringad-illegal-not-your-settlement = You do not control a settlement there.
omringad-illegal-none-set-aside = You have none of them to place.
omringad-illegal-besieged = The siege lets no more units in.
omringad-illegal-units-left-to-place = You still have units to place.
omringad-illegal-no-pair-to-merge = There are not two damaged units of that kind.
omringad-illegal-bid-too-low = The bid must be higher than the last.
omringad-illegal-bid-over-gold = You cannot bid more than you have.
omringad-illegal-no-place-for-special = It cannot be placed there.
omringad-illegal-not-a-lair = The dragon lives on an empty plain, forest or mountain.
omringad-illegal-no-tile-there = You have nobody there.
omringad-illegal-nothing-left-to-move = Nobody there is left to move.
omringad-illegal-horses-alone = Horses do not go alone.
omringad-illegal-stack-pinned = As many must stay as have attacked.
omringad-illegal-towards-attacker = You may not go straight towards the attackers.
omringad-illegal-too-far = The group cannot go that far.
omringad-illegal-lake = Only pirates go on lakes, and nobody with them.
omringad-illegal-must-stop = The move ends here.
omringad-illegal-border-closed = In the first round nobody leaves his country.
omringad-illegal-same-square = Another way leads to the same square.
omringad-illegal-no-step-yet = A move has at least one step.
omringad-illegal-no-battle-there = There is no battle there.
omringad-illegal-not-an-opponent = That is no opponent here.
omringad-illegal-cannot-be-hit = That tile cannot be hit.
omringad-illegal-square-not-free = Enemies stand there.
omringad-illegal-no-way-out = The attackers have nowhere to go.

## What chance decides

omringad-stream-initiative = The roll for the marker
omringad-stream-cup = The cup
omringad-stream-dice = Dice

## Luck

omringad-luck-hits = Hits
    .more = { $seat } hit { $by } times more than expected.
    .fewer = { $seat } hit { $by } times less than expected.
    .even = { $seat } hit as often as expected.
