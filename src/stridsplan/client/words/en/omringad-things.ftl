# Omringad: the names of its things, and what its board says. $owner is the name of a seat; $owner_is is "you" or "other".

## Units, ground, directions, phases

omringad-unit-merc = mercenaries
omringad-unit-elite = elite soldiers
omringad-unit-archer = archers
omringad-unit-rider = riders
omringad-unit-catapult = catapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = dragon
omringad-unit-horses = horses
omringad-unit-infiltrator = infiltrator
omringad-unit-elephants = war elephants
omringad-unit-mage = mage
omringad-unit-pirates = pirates
omringad-unit-sharpshooters = sharpshooters
omringad-power-diplomat = When attacked, it may be spent to call off the battle, and the attackers go back. Takes no squares alone.
omringad-power-dragon = Lives on a plain, in a forest or on a mountain without units, and fights whoever comes. It never moves.
omringad-power-horses = Everything that moves with them goes one square farther, three at most. They cannot be hit and never stay alone.
omringad-power-infiltrator = While it is alive in a battle, hostile generals give no bonus. Takes no squares alone.
omringad-power-elephants = Fast and strong. The horses do not help them.
omringad-power-mage = Strikes hard, but one hit is the end of it. Takes no squares alone.
omringad-power-pirates = They alone may enter lakes, where nobody can attack them.
omringad-power-sharpshooters = When they hit, their owner chooses the unit that is hit.
omringad-tile-damaged = { $unit }, damaged
omringad-tile-count = { $count } × { $tile }
omringad-values = F { $f } · S { $s }
omringad-values-help = F is how many squares a unit moves, S the lowest die with which it hits; after a slash, when damaged.
omringad-pool-help = The pool is how many are left for you to buy.
omringad-terrain-plain = plain
omringad-terrain-castle = castle
omringad-terrain-village = village
omringad-terrain-lake = lake
omringad-terrain-forest = forest
omringad-terrain-mountain = mountain
omringad-terrain-hidden = still secret
omringad-direction-north = north
omringad-direction-east = east
omringad-direction-south = south
omringad-direction-west = west
omringad-phase-terrain = Laying out the countries
omringad-phase-army = The first army
omringad-phase-initiative = Phase 1: initiative
omringad-phase-auction = Phase 2: auction
omringad-phase-purchase = Phase 3: purchase
omringad-phase-movement = Phase 4: movement
omringad-phase-combat = Phase 5: combat
omringad-phase-reinforcement = Phase 6: reinforcement
omringad-phase-scoring = Phases 7 and 8: income and score
omringad-phase-over = The war is over

## The board

omringad-map = The countries
omringad-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
omringad-globe-orange = The two countries are the halves of a ball, sewn together all along the rim: over every rim lies the other country.
omringad-globe-antipodal = Over an outer rim lies the country diagonally across, at the opposite point of the map.
omringad-controlled = { $owner_is ->
        [you] yours
       *[other] held by { $owner }
    }
omringad-stack = { $owner_is ->
        [you] your stack of { $height }
       *[other] { $owner }’s stack of { $height }
    }
omringad-stack-top = { $tile } on top
omringad-stack-general = a general under the horses
omringad-stack-moved = { $moved } of { $height } moved
omringad-dragon-here = { $damaged ->
        [0] the dragon lives here
       *[1] the damaged dragon lives here
    }
omringad-siege-minor = Besieged from { $squares }: { $room ->
        [0] no room for more units
        [one] room for one more unit
       *[other] room for { $room } more units
    }
omringad-siege-major = Besieged from { $squares }: no room for units
omringad-neighbours = neighbours { $squares }

## What a place is good for now

omringad-can-lay = terrain can be laid here
omringad-can-laid = choose it to take it up
omringad-can-put = a unit may be placed here
omringad-can-lodge = the special may be placed here
omringad-can-lair = the dragon may live here
omringad-can-start = can move
omringad-can-step = a step away
omringad-can-battle = can fight next
omringad-can-withdraw = free to withdraw to
omringad-can-restack = the unit on top may be changed

## Laying out a country

omringad-lay-tiles = Terrain to lay
omringad-lay-none = None of these is left.
omringad-lay-hint = Choose a tile, then a square, or drag it there. Choose a laid tile to take it up. The names outside the rim are the squares that lie beyond.
omringad-lay-whole = All nine are laid. You can still move them before you seal.
omringad-lay-first = First lay all nine tiles.
omringad-lay-seal = Seal the country
omringad-lay-chance = Lay the rest at random
omringad-clear = Start over

## Buying and placing

omringad-purse = { $gold } gold left · { $units ->
        [one] one unit
       *[other] { $units } units
    }
omringad-buy-line = { $cost } gold · { $values } · pool { $pool }
omringad-buy-less = { $unit }: one less
omringad-buy-more = { $unit }: one more
omringad-buy-none-taken = None of these is taken.
omringad-buy-send = { $count ->
        [one] Buy one unit
       *[other] Buy { $count } units
    }
omringad-buy-nothing = Buy nothing
omringad-buy-hint = Gold that is left over is lost. What you buy is placed after the battles.
omringad-army-stack = Put them into stacks
omringad-army-hint = The army is divided into three equal stacks: the castle’s and the two villages’. Gold that is left over is lost.
omringad-army-seal = Seal the army
omringad-army-back = Back to the purchase
omringad-put-units = Units to place
omringad-put-back = Take { $unit } back
omringad-put-first = First place all units there is room for.
omringad-put-share = Share them out
omringad-put-done = End the reinforcement
omringad-settlement = { $terrain } { $square }
omringad-top-goes = On top of those who go
omringad-top-stays = On top of those who stay
omringad-top-of = On top on { $square }
omringad-top-back = { $tile } on top: take it back
omringad-top-put = { $tile } on top
omringad-top-keep = Leave it as it is
omringad-top-change = Change what lies on top
omringad-merge = Merge two damaged on { $square }: { $unit }

## The auction

omringad-high-bid = The highest bid is { $gold } gold
omringad-no-bid = No bid yet
omringad-bid-amount = Your bid in gold
omringad-bid-purse = You have { $gold } gold; this bid would leave { $left }
omringad-bid = Bid { $gold }
omringad-bid-seal = Seal a bid of up to { $gold }
omringad-bid-none = No bid
omringad-fold = Fold
omringad-decline = Do not open
omringad-bid-hint = The winner pays the last bid. Whoever folds cannot bid for this unit again. What is left is for the purchase.
omringad-bid-open-hint = Whoever does not open may still answer a bid. If nobody opens, the unit goes back into the cup.
omringad-bid-sealed-hint = The highest sealed bid wins and pays one more than the second highest.
omringad-bid-cannot = You cannot bid higher.
omringad-bid-yours = your sealed bid { $gold }
omringad-bidder-high = highest bid
omringad-bidder-in = in
omringad-bidder-out = out
omringad-gold = { $gold } gold
omringad-ready = Ready to bid
omringad-ready-hint = Bidding opens when everybody is ready.
omringad-lodge-hint = Sieges do not hinder a special, and it may move in this same round.
omringad-lair-hint = Choose a plain, a forest or a mountain without units.

## Moving

omringad-march-hint = Choose a stack that can move, then the squares it goes through.
omringad-march-first = First take a step.
omringad-march-send = Move to { $square }
omringad-march-send-first = Move
omringad-ways = Next step
omringad-step = One step { $direction }, to { $square }
omringad-step-not = The group cannot go there now.
omringad-step-back = Take back the last step
omringad-steps-left = { $steps ->
        [one] 1 step remaining
       *[other] { $steps } steps remaining
    }
omringad-take-less = { $tile }: one stays
omringad-take-more = { $tile }: one more goes
omringad-take-none = None of these goes.
omringad-take-all = All of these go.
omringad-take-stepped = Take the steps back to change the group.
omringad-of = { $count }/{ $all }
omringad-pass = Pass for the round
omringad-pass-sure = Passing is final: you move nothing more in this round.
omringad-pass-final = Pass for good

## Battle

omringad-battle = Battle at { $square }, { $terrain }
omringad-battle-hint = You have the initiative and choose the next battle.
omringad-step-ranged = Step 1: ranged weapons
omringad-step-melee = Step 2: melee
omringad-step-withdrawal = Withdrawal
omringad-box-ranged = Ranged
omringad-box-melee = Melee
omringad-box-none = No strength
omringad-side-attackers = Attack
omringad-side-defenders = Defence
omringad-least = { $least }+
omringad-fighter = { $count } × { $tile }{ $least ->
        [0] , rolls no die
       *[other] , hits on { $least } or more
    }
omringad-does-hit = Let { $tile } take a hit
omringad-does-target = Shoot at { $tile }
omringad-rolled = { $unit } rolled { $faces } (hitting on { $least } or more): { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
omringad-hits-left = { $hits ->
        [one] One hit to take
       *[other] { $hits } hits to take
    }
omringad-hits-send = Take the hits
omringad-hits-first = First assign every hit.
omringad-hits-cheapest = Cheapest first
omringad-aim-none = They cannot take more hits.
omringad-aim-send = Aim the hits
omringad-aim-first = First aim every hit.
omringad-fight-on = Fight on
omringad-call-off = Spend the diplomat
omringad-call-off-hint = If the battle is called off, the attackers go back, losses stand, and the diplomat returns to the cup.
omringad-target = { $tile } of { $owner }

## Beside the board

omringad-round = Round { $round }, to { $limit } points
omringad-before = Before the war, to { $limit } points
omringad-holder = has the initiative
omringad-head-score = Score
omringad-head-points = Per round
omringad-head-areas = Squares
omringad-head-gold = Gold
omringad-head-pool = Pool
omringad-head-aside = Aside
omringad-head-values = Values
omringad-majority = * with the point for most squares
omringad-pool = Your pool
omringad-specials = Special units
omringad-special-cup = in the cup
omringad-special-offer = on offer
omringad-special-board = on the board
omringad-chart = Round by round
omringad-chart-points = Score
omringad-chart-gold = Income in gold

## The position as tables

omringad-table-battle = The battle
omringad-table-squares = Squares
omringad-table-square = Square
omringad-table-terrain = Terrain
omringad-table-control = Held by
omringad-table-height = Units
omringad-table-stacks = Stacks
omringad-table-siege = Siege
omringad-table-neighbours = Neighbours
omringad-table-tile = Unit
omringad-table-owner = Owner
omringad-table-count = Number
omringad-table-box = Box
omringad-table-least = Hits on
omringad-table-values = Values

## Keys

omringad-keys-march = ← ↑ ↓ →
omringad-keys-march-help = With a group chosen: one step further, over the rim too
omringad-keys-back = ⌫
omringad-keys-back-help = Take a step or a laid tile back
omringad-keys-buy = 1–9
omringad-keys-buy-help = Choose a tile, buy a unit, assign a hit

## Odds and advice

omringad-odds = Odds
omringad-odds-take = To take { $square }
omringad-odds-hold = To hold { $square }
omringad-odds-at-most = at most { $chance }
omringad-odds-seen = { $hidden ->
        [one] One unit there is hidden. It is not counted, and only makes it harder.
       *[other] { $hidden } units there are hidden. They are not counted, and only make it harder.
    }
omringad-odds-left = Units left on average: { $own } of yours, { $enemy } of theirs.
omringad-odds-call-off = The diplomat may call the battle off.
omringad-odds-hidden = The horses hide who is with them, so there are no odds.
omringad-odds-parties = Odds are shown only for battles between two sides.
omringad-odds-too-large = This battle is too large for exact odds.
omringad-odds-wait = Working out the odds…
omringad-advise = Advise me
omringad-advised-best = best
omringad-advised-do = Best: { $hits }
omringad-advised-mix = No choice is best every time. Draw lots:
omringad-advised-share = { $share }: { $hits }
omringad-advised-take = That gives you a { $chance } chance of taking the square.
omringad-advised-hold = That gives a { $chance } chance that they do not take the square.
omringad-advised-follow = Follow the advice
