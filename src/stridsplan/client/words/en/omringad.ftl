# Omringad: questions, waiting, actions, events, results and refusals. The rest is in omringad-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Dice and lists also give $x_count.

## The goal of the game

omringad-goal-points = The first to { $limit } points wins.
omringad-goal-team = The first team with a member at { $limit } points wins.
omringad-goal-both = A team wins when both have { $limit } points, or { $enough } together.

## Questions

omringad-question-lay-terrain = How do you lay out your country?
    .title = Your country
omringad-question-raise-army = You have { $gold } gold. Which units make up your first army?
    .title = Your first army
omringad-question-stack-army = Which units stand in which stack?
    .title = Three stacks
omringad-question-whole = { $asked ->
        [lay_terrain] Seal this country?
        [raise_army] Seal this army?
        [stack_army] Seal this army?
        [move] Make this move?
        [aim] Aim the hits like this?
        [take_hits] Take these hits?
       *[other] Everything is in place. Do you confirm?
    }
    .title = Ready
omringad-question-ready = Up for auction: { $unit }. Have you had time to look?
    .title = The auction
omringad-question-open-bidding = What do you bid for the { $unit }?
    .title = The auction
omringad-question-raise-bid = { $bid } gold is bid for the { $unit }. Do you raise or fold?
    .title = The auction
omringad-question-bid-in-turn = It is your turn to bid for the { $unit }. { $bid ->
        [0] Nobody has bid yet.
       *[other] The highest bid is { $bid } gold.
    }
    .title = The auction
omringad-question-seal-bid = How much is the { $unit } worth to you at most?
    .title = The auction
omringad-question-place-special = You have won the { $unit }. Where do you place it?
    .title = The auction
omringad-question-purchase = You have { $gold } gold to spend. Which units do you buy?
    .title = Purchase
omringad-question-move = Which stack moves next?
    .title = Movement
omringad-question-move-group = Which units leave { $from }, and where do they go?
    .title = Movement
omringad-question-move-on = Where does the group from { $from } go on to?
    .title = Movement
omringad-question-choose-battle = Which square is fought over next?
    .title = Battles
omringad-question-diplomat = You have the diplomat on { $square }. Do you fight, or call the battle off?
    .title = The diplomat
omringad-question-aim = You have rolled { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } on { $square }. Who takes them?
    .title = Aim
omringad-question-take-hits = { $hits ->
        [one] You take one hit on { $square }. Which unit takes it?
       *[other] You take { $hits } hits on { $square }. Which units take them?
    }
    .title = Hits
omringad-question-sharpshoot = Your sharpshooters have scored a hit on { $square }. Which unit takes it?
    .title = Sharpshooters
omringad-question-withdraw = Where does your group on { $square } withdraw to?
    .title = Withdrawal
omringad-question-reinforce = { $units ->
        [0] { $merges ->
            [0] Nothing is left to place. Are you done?
           *[other] Do you want to merge damaged units?
        }
        [one] Where do you place your new unit?
       *[other] Where do you place your { $units } new units?
    }
    .title = Reinforcement
omringad-question-choose-top = Which unit lies on top on { $square }?
    .title = The unit on top

## What the others are doing

omringad-waiting-lay-terrain = { $seat_count ->
        [one] { $seat } lays out a country in secret.
       *[other] { $seat } lay out their countries in secret.
    }
    .title = The countries
omringad-waiting-raise-army = { $seat_count ->
        [one] { $seat } raises the first army.
       *[other] { $seat } raise their first armies.
    }
    .title = The first army
omringad-waiting-ready = { $seat_count ->
        [one] { $seat } studies the { $unit }.
       *[other] { $seat } study the { $unit }.
    }
    .title = The auction
omringad-waiting-open-bidding = { $seat_count ->
        [one] { $seat } may bid for the { $unit }.
       *[other] { $seat } may bid for the { $unit }.
    }
    .title = The auction
omringad-waiting-raise-bid = { $seat_count ->
        [one] { $seat } may raise the bid of { $bid } gold for the { $unit }.
       *[other] { $seat } may raise the bid of { $bid } gold for the { $unit }.
    }
    .title = The auction
omringad-waiting-bid-in-turn = { $seat_count ->
        [one] { $seat } bids for the { $unit } or folds.
       *[other] { $seat } bid for the { $unit } or fold.
    }
    .title = The auction
omringad-waiting-seal-bid = { $seat_count ->
        [one] { $seat } seals a bid for the { $unit }.
       *[other] { $seat } seal their bids for the { $unit }.
    }
    .title = The auction
omringad-waiting-place-special = { $seat_count ->
        [one] { $seat } places the { $unit }.
       *[other] { $seat } place the { $unit }.
    }
    .title = The auction
omringad-waiting-purchase = { $seat_count ->
        [one] { $seat } buys units.
       *[other] { $seat } buy units.
    }
    .title = Purchase
omringad-waiting-move = { $seat_count ->
        [one] { $seat } moves a stack or passes.
       *[other] { $seat } move stacks or pass.
    }
    .title = Movement
omringad-waiting-choose-battle = { $seat_count ->
        [one] { $seat } chooses the next battle.
       *[other] { $seat } choose the next battle.
    }
    .title = Battles
omringad-waiting-diplomat = { $seat_count ->
        [one] { $seat } considers spending the diplomat on { $square }.
       *[other] { $seat } consider spending the diplomat on { $square }.
    }
    .title = The diplomat
omringad-waiting-aim = { $seat_count ->
        [one] { $seat } aims the hits on { $square }.
       *[other] { $seat } aim their hits on { $square }.
    }
    .title = Battle
omringad-waiting-take-hits = { $seat_count ->
        [one] { $seat } assigns the hits on { $square }.
       *[other] { $seat } assign their hits on { $square }.
    }
    .title = Battle
omringad-waiting-sharpshoot = { $seat_count ->
        [one] { $seat } chooses the sharpshooters’ target on { $square }.
       *[other] { $seat } choose the sharpshooters’ target on { $square }.
    }
    .title = Battle
omringad-waiting-withdraw = { $seat_count ->
        [one] { $seat } withdraws from { $square }.
       *[other] { $seat } withdraw from { $square }.
    }
    .title = Withdrawal
omringad-waiting-reinforce = { $seat_count ->
        [one] { $seat } places reinforcements.
       *[other] { $seat } place reinforcements.
    }
    .title = Reinforcement

## Actions

omringad-action-lay = Lay the tile
omringad-action-buy = Buy for { $cost } gold
omringad-action-put = Place on { $square }
omringad-action-merge = Merge on { $square }
omringad-action-bid = Bid { $gold }
omringad-action-lodge = Place on { $square }
omringad-action-lair = Let it live on { $square }
omringad-action-start = Move from { $square }
omringad-action-take = Take a unit
omringad-action-take-all = Take all
omringad-action-step = Go to { $to }
omringad-action-stop = Stop here
omringad-action-pass = Pass
omringad-action-end-purchase = End the purchase
omringad-action-ready = Ready
omringad-action-fold = Fold
omringad-action-call-off = Spend the diplomat
omringad-action-fight-on = Fight on
omringad-action-end-reinforcement = End the reinforcement
omringad-action-battle = Fight on { $square }
omringad-action-aim = Aim a hit
omringad-action-hit = Take a hit
omringad-action-target = Hit the unit
omringad-action-withdraw = Withdraw to { $to }
omringad-action-restack = Change the top on { $square }
omringad-action-lead = Put on top of those who go
omringad-action-top = Put on top

# A single step, where a bot says what it would do
omringad-label-tile = { $damaged ->
        [1] { omringad-tile-damaged }
       *[other] { $unit }
    }
omringad-advice-lay = Lay { $terrain } on { $place }
omringad-advice-put = Place { $unit } on { $square }
omringad-advice-hit = A hit on { omringad-label-tile }
omringad-advice-target = A hit on { omringad-label-tile }
omringad-advice-take = Take { omringad-label-tile }
omringad-advice-lead = Put { omringad-label-tile } on top of those who go
omringad-advice-top = Put { omringad-label-tile } on top

## Events

omringad-event-terrain-sealed = { $seat_is ->
        [you] You have sealed your country.
       *[other] { $seat } has sealed a country.
    }
omringad-event-terrain-revealed = All countries are revealed.
omringad-event-army-sealed = { $seat_is ->
        [you] You have sealed your first army.
       *[other] { $seat } has sealed the first army.
    }
omringad-event-armies-revealed = The first stacks stand in castles and villages.
omringad-event-round-began = { $seat_is ->
        [you] Round { $number }: you have the initiative
       *[other] Round { $number }: { $seat } has the initiative
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] You roll for the initiative: { $dice }
       *[other] { $seat } rolls for the initiative: { $dice }
    }
omringad-event-special-drawn = Drawn from the cup: { $unit }.
omringad-event-was-ready = { $seat_is ->
        [you] You are ready to bid.
       *[other] { $seat } is ready to bid.
    }
omringad-event-bid-made = { $seat_is ->
        [you] You bid { $gold }.
       *[other] { $seat } bids { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] You have sealed your bid.
       *[other] { $seat } has sealed a bid.
    }
omringad-event-folded = { $seat_is ->
        [you] You fold.
       *[other] { $seat } folds.
    }
omringad-event-declined = { $seat_is ->
        [you] You do not open the bidding.
       *[other] { $seat } does not open the bidding.
    }
omringad-event-auction-won = { $seat_is ->
        [you] You win the { $unit } for { $gold } gold.
       *[other] { $seat } wins the { $unit } for { $gold } gold.
    }
omringad-event-special-returned = Nobody bids for the { $unit }: back into the cup.
omringad-event-special-placed = { $seat_is ->
        [you] You place the { $unit } on { $square }.
       *[other] { $seat } places the { $unit } on { $square }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] You have bought your units.
       *[other] { $seat } has bought in secret.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] You buy: { $unit }.
       *[other] { $seat } buys: { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] You move one unit from { $from } to { $to }: { $unit }.
           *[other] You move { $number } units from { $from } to { $to }, { $unit } on top.
        }
       *[other] { $number ->
            [one] { $seat } moves one unit from { $from } to { $to }: { $unit }.
           *[other] { $seat } moves { $number } units from { $from } to { $to }, { $unit } on top.
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
        [you] Your horses are left alone on { $square } and go back into the cup.
       *[other] The horses of { $seat } are left alone on { $square } and go back into the cup.
    }
omringad-event-passed = { $seat_is ->
        [you] You pass for the round.
       *[other] { $seat } passes for the round.
    }
omringad-event-battle-began = Battle on { $square }: { $seats }.
omringad-event-battle-with-dragon = { $seats_count ->
        [one] { $seats_is ->
            [you] On { $square } you meet the dragon.
           *[other] On { $square } { $seats } meets the dragon.
        }
       *[other] On { $square } { $seats } meet the dragon.
    }
omringad-event-force-shown = { $seat_is ->
        [you] You show { $units }: { $number } in all.
       *[other] { $seat } shows { $units }: { $number } in all.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] You roll { $dice } for your { $unit } (hitting on { $least } or more)
       *[other] { $seat } rolls { $dice } for { $unit } (hitting on { $least } or more)
    }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
omringad-event-hits-aimed = { $seat_is ->
        [you] { $number ->
            [one] You aim one hit at { $target }.
           *[other] You aim { $number } hits at { $target }.
        }
       *[other] { $target_is ->
            [you] { $number ->
                [one] { $seat } aims one hit at you.
               *[other] { $seat } aims { $number } hits at you.
            }
           *[other] { $number ->
                [one] { $seat } aims one hit at { $target }.
               *[other] { $seat } aims { $number } hits at { $target }.
            }
        }
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Hits on your { $unit }: { $damaged } damaged, { $lost } eliminated.
       *[other] Hits on { $seat }, { $unit }: { $damaged } damaged, { $lost } eliminated.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Your sharpshooters choose: { $unit } of { $target }.
       *[other] { $target_is ->
            [you] The sharpshooters of { $seat } choose: your { $unit }.
           *[other] The sharpshooters of { $seat } choose: { $unit } of { $target }.
        }
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Your diplomat calls off the battle on { $square }.
       *[other] The diplomat of { $seat } calls off the battle on { $square }.
    }
omringad-event-stalemate = On { $square } nobody can hit any more: the attackers withdraw.
omringad-event-withdrew = { $seat_is ->
        [you] { $number ->
            [one] You withdraw one unit from { $from } to { $to }.
           *[other] You withdraw { $number } units from { $from } to { $to }.
        }
       *[other] { $number ->
            [one] { $seat } withdraws one unit from { $from } to { $to }.
           *[other] { $seat } withdraws { $number } units from { $from } to { $to }.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] { $number ->
            [one] Your unit on { $square } has no way out and is eliminated.
           *[other] Your { $number } units on { $square } have no way out and are eliminated.
        }
       *[other] { $number ->
            [one] One unit of { $seat } on { $square } has no way out and is eliminated.
           *[other] { $number } units of { $seat } on { $square } have no way out and are eliminated.
        }
    }
omringad-event-battle-won = { $seat_count ->
        [one] { $seat_is ->
            [you] The battle on { $square } is yours.
           *[other] { $seat } wins the battle on { $square }.
        }
       *[other] { $seat } win the battle on { $square }.
    }
omringad-event-battle-won-by-dragon = The dragon holds { $square }.
omringad-event-battle-without-survivors = Nobody survives on { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] You place a unit on { $square }.
       *[other] { $seat } places a unit on { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] You place on { $square }: { $unit }.
       *[other] { $seat } places on { $square }: { $unit }.
    }
omringad-event-merged = { $seat_is ->
        [you] You merge two damaged units on { $square }.
       *[other] { $seat } merges two damaged units on { $square }.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] You merge on { $square }: { $unit }.
       *[other] { $seat } merges on { $square }: { $unit }.
    }
omringad-event-units-kept = { $seat_is ->
        [you] { $number ->
            [one] There is no room for one of your units: it is kept.
           *[other] There is no room for { $number } of your units: they are kept.
        }
       *[other] { $number ->
            [one] There is no room for one unit of { $seat }: it is kept.
           *[other] There is no room for { $number } units of { $seat }: they are kept.
        }
    }
omringad-event-units-lost = { $seat_is ->
        [you] { $number ->
            [one] There is no room for one of your units: it goes back to the pool.
           *[other] There is no room for { $number } of your units: they go back to the pool.
        }
       *[other] { $number ->
            [one] There is no room for one unit of { $seat }: it goes back to the pool.
           *[other] There is no room for { $number } units of { $seat }: they go back to the pool.
        }
    }
omringad-event-reinforced = { $seat_is ->
        [you] You have placed your reinforcements.
       *[other] { $seat } has placed all reinforcements.
    }
omringad-event-income = { $seat_is ->
        [you] Your squares bring { $gold } gold.
       *[other] The squares of { $seat } bring { $gold } gold.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] You score { $points } and have { $total } points.
           *[other] You score { $points }, one of them for most squares, and have { $total } points.
        }
       *[other] { $majority ->
            [0] { $seat } scores { $points } and has { $total } points.
           *[other] { $seat } scores { $points }, one of them for most squares, and has { $total } points.
        }
    }
omringad-event-tied-at-limit = Nobody leads alone with { $total } points: another round is played.
omringad-event-team-held-back = { $seat } have { $total } points together, but both must reach { $limit }. With { $enough } together they win anyway.
omringad-event-top-chosen = { $seat_is ->
        [you] You put on top on { $square }: { $unit }.
       *[other] { $seat } puts on top on { $square }: { $unit }.
    }
omringad-event-game-won = { $seat_count ->
        [one] { $seat_is ->
            [you] The war is yours with { $total } points.
           *[other] { $seat } wins the war with { $total } points.
        }
       *[other] { $seat } win the war with { $total } points together.
    }

## How it ended

omringad-result-won = { $seat_is ->
        [you] You have won the war with { $points } points.
       *[other] { $seat } has won the war with { $points } points.
    }
omringad-result-won-by-team = { $seat } have won the war with { $points } points together.
omringad-ending-round = { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
omringad-ending-points = Points
omringad-ending-areas = Squares
omringad-ending-units = Units on the map

## Why not

omringad-illegal-not-asked = That is not what you are asked now.
omringad-illegal-no-such-action = There is no such move.
omringad-illegal-compound-action-begun = First finish the move you have begun.
omringad-illegal-cell-taken = Something lies on that square already.
omringad-illegal-none-of-terrain-left = None of these tiles is left.
omringad-illegal-not-enough-gold = You do not have the gold for that.
omringad-illegal-pool-empty = None of these is left in your pool.
omringad-illegal-not-in-threes = { $kind ->
        [buy] The three stacks must be equally high. With one of these your gold would not stretch to a number of units divisible by three.
       *[other] The three stacks must be equally high: the number of units must be divisible by three.
    }
omringad-illegal-stack-full = That stack is full: all three must be equally high.
omringad-illegal-not-your-settlement = That is no castle or village you control.
omringad-illegal-none-set-aside = You have none of these to place.
omringad-illegal-besieged = The siege leaves no room there.
omringad-illegal-units-left-to-place = There is room for units you have not placed.
omringad-illegal-no-pair-to-merge = Two damaged units of one kind must stand there.
omringad-illegal-bid-too-low = The bid must be higher than the last one.
omringad-illegal-bid-over-gold = You do not have that much gold.
omringad-illegal-no-place-for-special = The special cannot be placed there.
omringad-illegal-not-a-lair = The dragon lives only on a plain, in a forest or on a mountain without units.
omringad-illegal-no-tile-there = { $kind ->
        [start] You have no unit there that can move.
       *[other] You have no such unit there that can move.
    }
omringad-illegal-nothing-left-to-move = Everything there has already moved this round.
omringad-illegal-horses-alone = Horses never move alone.
omringad-illegal-stack-pinned = As many units must stay as the attackers have brought.
omringad-illegal-towards-attacker = You cannot leave towards the square the attackers came from.
omringad-illegal-too-far = The group cannot go that far.
omringad-illegal-lake = Only pirates may enter a lake.
omringad-illegal-must-stop = The group has to stop where it is.
omringad-illegal-border-closed = There is peace in the first round: nobody leaves the country.
omringad-illegal-same-square = That leads to the square the attackers came from.
omringad-illegal-no-step-yet = A move takes at least one step.
omringad-illegal-no-battle-there = Nobody fights on that square.
omringad-illegal-not-an-opponent = They are not your opponents in this battle.
omringad-illegal-cannot-be-hit = That unit cannot take a hit.
omringad-illegal-square-not-free = The group cannot withdraw to that square.
omringad-illegal-top-fixed = A general or horses lie on top there.
omringad-illegal-top-settled = What lies on top there is settled.
omringad-illegal-other-country = You lay out your own country only.
omringad-illegal-not-adjacent = A group goes one square at a time, never diagonally.

## What chance decides

omringad-stream-initiative = The initiative
omringad-stream-cup = The cup
omringad-stream-dice = Dice

## Hints for a first game

omringad-hint-globe = The map is round like an orange. Point at a square and its neighbours light up, even across the rim. Nobody has a safe back.
omringad-hint-terrain = The castle is worth most and is easiest to defend. Lakes stop everybody, mountains slow everybody down. Nobody sees your country before all are sealed.
omringad-hint-army = Mercenaries are cheap and take the hits. Archers and catapults roll first, riders are fast, and a general makes all others better.
omringad-hint-stacks = Choose a unit, then a castle or village, or drag it there. Others see only how high a stack is and what lies on top: the first unit, or the one you put there.
omringad-hint-purchase = What you buy now is placed after the battles, in settlements that are not under siege.
omringad-hint-march = You move one stack, then the others move one, until all have passed. Every empty enemy square you go through is yours at once.
omringad-hint-group = All units go unless you leave some with the minus. The slowest sets the pace. Choose the squares one after the other.
omringad-hint-auction = A special goes to the highest bidder, and the gold is gone from this round’s purchase. It is placed at once and may move in this round.
omringad-hint-hits = Two hits eliminate most units, one hit a general. You choose which of your units take the hits, so let the cheap ones take them.
omringad-hint-siege = An enemy on one neighbouring square leaves room for two units a round, on two squares for none. The marks on the map tell how many.

## Luck

omringad-luck-hits = Hits
    .more = { $seat } made { $by ->
            [1] one more hit
           *[other] { $by } more hits
        } than expected.
    .fewer = { $seat } made { $by ->
            [1] one fewer hit
           *[other] { $by } fewer hits
        } than expected.
    .even = { $seat } made as many hits as expected.
