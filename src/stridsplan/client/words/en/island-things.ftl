# Battle for the Island: the names of its things, and what its board says. $owner is the name of a seat; $owner_is is "you" or "other".

## Characters and directions

island-type-tank = tank
island-type-jeep = jeep
island-type-soldier = soldier
island-facing-north = north
island-facing-east = east
island-facing-south = south
island-facing-west = west
island-unit =
    { $owner_is ->
        [you] your { $type }
       *[other] the { $type } of { $owner }
    }
island-unit-on = { $unit } on { $square }
island-unit-facing = { $unit }, facing { $facing }
island-facing = facing { $facing }
island-range = range { $range }
island-fire-hits = can hit { $square }
island-fire-aims = aims at { $square }, where there is nothing to hit
island-fire-barred = the block on { $square } stops its fire
island-fire-off = the sea is { $range } squares ahead
island-score = { $score ->
        [one] { $score } character left
       *[other] { $score } characters left
    }

## The island and the pads

island-map = The island
island-block = a face-down block
island-block-title = Block
island-block-chance = face down, { $chance } chance of being live
island-trace-live = a live block blew up here
island-trace-safe = a safe block was turned over here
island-safe = safe
island-pad =
    { $owner_is ->
        [you] your carrier pad
       *[other] the carrier pad of { $owner }
    }, its missile at column { $column }
island-slot =
    { $owner_is ->
        [you] slot { $slot } of your pad
       *[other] slot { $slot } of the pad of { $owner }
    }
island-slot-number = slot { $slot }
island-slot-empty = empty
island-slot-empty-title = Empty slot
island-slot-beside = beside { $square }
island-slot-overhangs = past the corner, no way ashore

## The position as tables

island-table-characters = Characters
island-table-character = Character
island-table-owner = Held by
island-table-square = Square
island-table-facing = Facing
island-table-range = Range
island-table-fire = Fire
island-table-pads = Carrier pads
island-table-slot = Slot
island-table-beside = Beside
island-table-blocks = Blocks
island-table-state = State

## What a place is good for now

island-can-block = a block may lie here
island-can-place = a character may stand here
island-can-piece = can be chosen
island-can-to = within reach
island-can-target = can be shot
island-can-launch = can be launched
island-can-nominate = can be chosen to slide
island-can-remove = may be removed
island-can-swap = can change places

## What an action costs

island-land = Land on the block on { $square }
island-losses-hit = Removed: { $units }.
island-losses-crossfire = Crossfire takes { $units } too.
island-losses-live = { $chance } chance that the block is live and takes { $units }.
island-losses-live-nobody = { $chance } chance that the block is live; nobody stands beside it.
island-losses-if-live = If the block is live it takes { $units }.
island-losses-if-live-nobody = The block may be live; nobody stands beside it.
island-losses-chain =
    { $count ->
        [one] The block beside it goes off as well, and may take more.
       *[other] The { $count } blocks beside it go off as well, and may take more.
    }
island-lander = the character that lands
island-cause-shot = shot
island-cause-crossfire = crossfire
island-cause-explosion = explosion
island-cause-landing = landed on a live block
island-cause-penalty = penalty

## Hints

island-block-hint = Choose a square. Blocks stop movement and fire; nobody knows which are live.
island-hand = Characters to place
island-hand-none = None of these left to place.
island-dial = Which way it faces
island-place-hint = Choose a square in your two home rows.
island-place-turns = turns the character.
island-order = The slots of your pad, from your left
island-order-hint = Choose two characters to swap them; the missile is at slot 3.
island-order-send = Keep this order
island-move-which = Choose a character, then where it goes.
island-move-where = Choose where it goes; an arrow turns it there.
island-move-landing = Only blocks are within its reach: to move it must land on one.
island-within-reach = Within reach: { $squares }
island-which-way = There is more than one way.
island-shots = Shots
island-zero-launch = Launch a character onto the square beside its slot:
island-zero-pad = Let the pad slide by the next number; the turn then ends:
island-zero-turn = Turn a character on the island: choose it.
island-zero-turn-how = Turn the character you have chosen:
island-remove-hint = Choose the character to remove.
island-dice-open = Still to use: { $numbers }
island-dice-used = The number is used

## Beside the board

island-forces = Forces
island-force = { $island } on the island, { $pad } on the pad, { $lost } lost
island-state-island = on the island
island-state-pad = on the pad
island-state-lost = lost
island-state-hand = not placed
island-idle = { $turns } turns without a loss, a launch or a block turned over.
island-blocks = Blocks
island-blocks-live = Next is live
island-blocks-left = Face down: { $live } live, { $safe } safe.
island-blocks-none = All blocks have been turned over.
island-war = War, battle { $battle }
island-war-points = Points
island-war-wins = Won
island-war-worth = If won now
island-reach = Reach
island-reach-any = Next turn
island-reach-number = Rolling { $number }: { $chance }
island-reach-help = The chance that a turn with this number can remove an enemy, and what each character can hit after moving.
island-reach-none = There is nothing to show at the moment.
island-reach-wait = Working it out…
island-reach-squares = reaches { $squares }

## Keys

island-keys-turn = R, ⇧ R
island-keys-turn-help = Turn the character about to be placed
island-keys-swap = ⇧ ← →
island-keys-swap-help = Move a character to the next slot of the pad
