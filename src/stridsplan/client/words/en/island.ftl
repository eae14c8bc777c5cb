# Battle for the Island: questions, waiting, actions, events, results and refusals. The rest is in island-things.ftl.
# A seat $x also gives $x_is: "you" for the reader's own seat, else "other". Dice and lists also give $x_count.

## The goal of the game

island-goal-last = Take the enemy’s last character.
island-goal-five = Take five of the enemy’s characters.
island-goal-team = Take the last character of the other team.
island-goal-last-standing = Be the last one with characters left.
island-goal-war-wins = Battle { $battle } of { $of }, won so far: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-points = Battle { $battle } of { $of }, points so far: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-to = First to { $points } points, battle { $battle }: { $one } { $first }, { $two } { $second }. { $aim }

## Questions

island-question-place-block =
    { $left ->
        [one] Only one block is left. Where do you put it?
       *[other] Where do you put the next block? { $left } are left to place.
    }
    .title = Blocks
island-question-place-character = Who goes where, facing which way?
    .title = Characters
island-question-arrange-pad = In what order do the others wait on your pad?
    .title = Your pad
island-question-launch = You have nobody left on the island. Which character do you launch before you roll?
    .title = Before the roll
island-question-zero = You have rolled a zero. What do you do with it, before you roll again?
    .title = A zero
island-question-zero-two =
    { $number ->
        [0] You have rolled two zeros. What do you do with the first, before you roll it again?
       *[other] You have a zero beside a { $number }. What do you do with the zero, before you roll it again?
    }
    .title = A zero
island-question-move = Which character uses the { $number }?
    .title = Your move
island-question-bound = The { $number } is for your { $type } on { $square } alone. Where does it go?
    .title = Your move
island-question-other = One number is left: which other character uses the { $number }?
    .title = The second number
island-question-two = You have a { $number } and a { $second }. Which character moves first, and by how much?
    .title = Two numbers
island-question-slide = The number is { $number }. To which side does your pad slide?
    .title = Your pad
island-question-blocked = No move is possible as things stand. Do you shoot first, or declare yourself blocked?
    .title = Blocked
island-question-after = Do you shoot, or end your turn?
    .title = After the move
island-question-penalty-island = { $victim } cannot move. Which character do you take from the island?
    .title = Penalty
island-question-penalty-pad = { $victim } cannot launch anybody. Which character do you take from the pad?
    .title = Penalty

## What the others are doing

island-waiting-place-block = { $seat } places a block.
    .title = Blocks
island-waiting-place-character = { $seat } places a character.
    .title = Characters
island-waiting-arrange-pad = { $seat } arranges the pad.
    .title = Carrier pads
island-waiting-launch = { $seat } launches a character before the roll.
    .title = Before the roll
island-waiting-zero = { $seat } has rolled a zero and chooses what to do with it.
    .title = A zero
island-waiting-zero-two =
    { $number ->
        [0] { $seat } has rolled two zeros and chooses what to do with the first.
       *[other] { $seat } has a zero beside a { $number } and chooses what to do with the zero.
    }
    .title = A zero
island-waiting-move = { $seat } chooses who uses the { $number }.
    .title = Move
island-waiting-bound = { $seat } moves the { $type } on { $square } by { $number }.
    .title = Move
island-waiting-other = { $seat } chooses who uses the second number, the { $number }.
    .title = The second number
island-waiting-two = { $seat } has a { $number } and a { $second } to move with.
    .title = Two numbers
island-waiting-slide = { $seat } chooses to which side the pad slides by { $number }.
    .title = Carrier pad
island-waiting-blocked = { $seat } cannot move, but can still shoot.
    .title = Blocked
island-waiting-after = { $seat } has moved, and can still shoot.
    .title = After the move
island-waiting-penalty-island = { $victim_is ->
        [you] { $seat } chooses which character you lose from the island.
       *[other] { $seat } chooses which character { $victim } loses from the island.
    }
    .title = Penalty
island-waiting-penalty-pad = { $victim_is ->
        [you] { $seat } chooses which character you lose from the pad.
       *[other] { $seat } chooses which character { $victim } loses from the pad.
    }
    .title = Penalty

## Buttons. The first four are parts of the others.

island-label-a-type = { $type ->
        [tank] a tank
        [jeep] a jeep
       *[soldier] a soldier
    }
island-label-the-type = { $type ->
        [tank] the tank
        [jeep] the jeep
       *[soldier] the soldier
    }
island-label-facing = { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
island-label-where = { $slot ->
        [1] in slot 1
        [2] in slot 2
        [3] in slot 3
        [4] in slot 4
        [5] in slot 5
       *[0] on { $square }
    }
island-action-place-block = Put the block on { $square }
island-action-place = Place { island-label-a-type } on { $square }, facing { island-label-facing }
island-action-arrange = Put them on the pad
island-action-shoot = { $at ->
        [block] From { $from }: shoot the block on { $target }
       *[character] From { $from }: shoot at { $target }
    }
island-action-launch = Launch { island-label-the-type } to { $square }
island-action-nominate = Move the pad
island-action-rotate = { $to ->
        [left] Turn left, to face { island-label-facing }
       *[right] Turn right, to face { island-label-facing }
    }
island-action-move = { $turn ->
        [left] Go to { $to } and turn left
        [right] Go to { $to } and turn right
       *[straight] Go to { $to }
    }
island-action-slide = { $to ->
        [left] Slide left, to column { $column }
       *[right] Slide right, to column { $column }
    }
island-action-remove = Take { island-label-the-type } { island-label-where }
island-action-decline = Waive the penalty
island-action-claim-draw = Claim a draw
island-action-end-turn = End the turn
island-action-blocked = Declare yourself blocked

## Events

island-event-battle-began = { $number ->
        [1] { $seat_is ->
            [you] The battle begins. You place the first block.
           *[other] The battle begins. { $seat } places the first block.
        }
       *[other] { $seat_is ->
            [you] Battle { $number } begins. You place the first block.
           *[other] Battle { $number } begins. { $seat } places the first block.
        }
    }
island-event-start-rolled = { $seat_is ->
        [you] You roll for the start: { $dice }
       *[other] { $seat } rolls for the start: { $dice }
    }
island-event-block-placed = { $seat_is ->
        [you] You put a block on { $square }.
       *[other] { $seat } puts a block on { $square }.
    }
island-event-character-placed = { $seat_is ->
        [you] You place a { $type } on { $square }, facing { $facing }.
       *[other] { $seat } places a { $type } on { $square }, facing { $facing }.
    }
island-event-pad-arranged = { $seat_is ->
        [you] You fill your pad, from the left: { $types }.
       *[other] { $seat } fills the pad, from the left: { $types }.
    }
island-event-turn-began = { $seat_is ->
        [you] Turn { $number }: yours
       *[other] Turn { $number }: { $seat }
    }
island-event-rolled = { $seat_is ->
        [you] You roll { $dice }
       *[other] { $seat } rolls { $dice }
    }
island-event-rolled-again = { $seat_is ->
        [you] You roll again: { $dice }
       *[other] { $seat } rolls again: { $dice }
    }
island-event-launched = { $seat_is ->
        [you] You launch a { $type } to { $square }.
       *[other] { $seat } launches a { $type } to { $square }.
    }
island-event-pad-nominated = { $seat_is ->
        [you] You choose to move your pad.
       *[other] { $seat } chooses to move the pad.
    }
island-event-rotated = { $seat_is ->
        [you] You turn the { $type } on { $square } to face { $facing }.
       *[other] { $seat } turns the { $type } on { $square } to face { $facing }.
    }
island-event-shot = { $seat_is ->
        [you] { $victim_is ->
            [you] You shoot from { $from } with a { $type } and hit your own { $hit } on { $target }.
           *[other] You shoot from { $from } with a { $type } and hit { $victim }’s { $hit } on { $target }.
        }
       *[other] { $victim_is ->
            [you] { $seat } shoots from { $from } with a { $type } and hits your { $hit } on { $target }.
           *[other] { $seat } shoots from { $from } with a { $type } and hits { $victim }’s { $hit } on { $target }.
        }
    }
island-event-shot-block = { $seat_is ->
        [you] You shoot at the block on { $target } with a { $type } on { $from }.
       *[other] { $seat } shoots at the block on { $target } with a { $type } on { $from }.
    }
island-event-moved = { $seat_is ->
        [you] You move a { $type } from { $from } to { $to }, facing { $facing }.
       *[other] { $seat } moves a { $type } from { $from } to { $to }, facing { $facing }.
    }
island-event-landed = { $seat_is ->
        [you] You land on the block on { $square } with a { $type }.
       *[other] { $seat } lands on the block on { $square } with a { $type }.
    }
island-event-block-turned = { $chained ->
        [0] { $face ->
            [live] The block on { $square } is live and explodes.
           *[safe] The block on { $square } is safe.
        }
       *[other] { $face ->
            [live] The block on { $square } is set off as well: it is live and explodes.
           *[safe] The block on { $square } is set off as well, but it is safe.
        }
    }
island-event-lost = { $cause ->
        [shot] { $seat_is ->
            [you] You lose the { $type } on { $square } to a direct hit.
           *[other] { $seat } loses the { $type } on { $square } to a direct hit.
        }
        [crossfire] { $seat_is ->
            [you] You lose the { $type } on { $square } in the crossfire.
           *[other] { $seat } loses the { $type } on { $square } in the crossfire.
        }
        [explosion] { $seat_is ->
            [you] You lose the { $type } on { $square } in the explosion.
           *[other] { $seat } loses the { $type } on { $square } in the explosion.
        }
        [landing] { $seat_is ->
            [you] You lose the { $type } on { $square }: it stood right on the live block.
           *[other] { $seat } loses the { $type } on { $square }: it stood right on the live block.
        }
       *[penalty] { $seat_is ->
            [you] You lose the { $type } on { $square } as a penalty.
           *[other] { $seat } loses the { $type } on { $square } as a penalty.
        }
    }
island-event-lost-from-pad = { $seat_is ->
        [you] You lose a { $type } from your pad as a penalty.
       *[other] { $seat } loses a { $type } from the pad as a penalty.
    }
island-event-pad-slid = { $seat_is ->
        [you] You move your pad: the middle slot slides from column { $from } to column { $to }.
       *[other] { $seat } moves the pad: the middle slot slides from column { $from } to column { $to }.
    }
island-event-pad-stayed = { $seat_is ->
        [you] Your pad cannot slide that far either way, and stays where it is.
       *[other] { $seat } cannot move the pad that far either way, and it stays where it is.
    }
island-event-number-lapsed = { $seat_is ->
        [you] You can do nothing with the number: it lapses without a penalty.
       *[other] { $seat } can do nothing with the number: it lapses without a penalty.
    }
island-event-blocked = { $seat_is ->
        [you] The penalty is one of your characters on the island: you cannot move with what you have rolled.
       *[other] The penalty for { $seat } is a character on the island: nothing can move with what was rolled.
    }
island-event-stranded = { $seat_is ->
        [you] The penalty is a character on your pad: nobody can move or be launched.
       *[other] The penalty for { $seat } is a character on the pad: nobody can move or be launched.
    }
island-event-declined = { $seat_is ->
        [you] You waive the penalty and take nobody from { $victim }.
       *[other] { $victim_is ->
            [you] { $seat } waives the penalty and takes nobody from you.
           *[other] { $seat } waives the penalty and takes nobody from { $victim }.
        }
    }
island-event-passed = { $seat_is ->
        [you] You have nobody to play with and are passed over.
       *[other] { $seat } has nobody to play with and is passed over.
    }
island-event-seat-out = { $seat_is ->
        [you] You have no characters left and are out. Your pad is taken away.
       *[other] { $seat } has no characters left and is out. The pad is taken away.
    }
island-event-battle-won = { $how ->
        [short_target] { $seat_is ->
            [you] You win the battle, worth { $points } points: your opponent has lost five characters.
           *[other] { $seat } wins the battle, worth { $points } points: the opponent has lost five characters.
        }
        [together] { $seat_is ->
            [you] All who were left are beaten at the same moment. The battle is yours and worth { $points } points.
           *[other] All who were left are beaten at the same moment. The battle goes to { $seat } and is worth { $points } points.
        }
       *[last_lost] { $seat_is ->
            [you] You win the battle, worth { $points } points: nobody else has a character left.
           *[other] { $seat } wins the battle, worth { $points } points: nobody else has a character left.
        }
    }
island-event-battle-won-by-team = { $how ->
        [together] { $seat } win the battle: all who were left are beaten at the same moment.
       *[last_lost] { $seat } win the battle: the other team has no characters left.
    }
island-event-battle-drawn = { $how ->
        [together] All who were left are beaten at the same moment: { $seat } share a draw.
        [claimed] After many turns without progress a draw is claimed: { $seat } share it.
       *[no_progress] Too many turns have gone by without progress: { $seat } share a draw.
    }
island-event-war-won = { $seat_is ->
        [you] You win the war.
       *[other] { $seat } wins the war.
    }
island-event-war-drawn = The war ends in a draw.

## How it ended

island-result-won = { $how ->
        [short_target] { $seat_is ->
            [you] The battle is yours: your opponent has lost five characters.
           *[other] The battle goes to { $seat }: the opponent has lost five characters.
        }
        [together] { $seat_count ->
            [one] { $seat_is ->
                [you] All who were left were beaten at the same moment, and the battle is yours.
               *[other] All who were left were beaten at the same moment, and the battle goes to { $seat }.
            }
           *[other] All who were left were beaten at the same moment: { $seat } share the honours.
        }
        [claimed] A draw was claimed after many turns without progress: { $seat } share it.
        [no_progress] Too many turns went by without progress: { $seat } share a draw.
       *[last_lost] { $seat_count ->
            [one] { $seat_is ->
                [you] The island is yours: nobody else has a character left.
               *[other] The island belongs to { $seat }: nobody else has a character left.
            }
           *[other] { $seat } have won the island: the other team has no characters left.
        }
    }
island-result-drawn = { $how ->
        [together] A draw: all who were left were beaten at the same moment.
        [claimed] A draw, claimed after many turns without progress.
       *[no_progress] A draw: too many turns went by without progress.
    }
island-result-war-won = { $seat_is ->
        [you] You have won the war.
       *[other] { $seat } has won the war.
    } South: { $first_wins ->
        [one] one battle
       *[other] { $first_wins } battles
    }, { $first } points. North: { $second_wins ->
        [one] one battle
       *[other] { $second_wins } battles
    }, { $second } points.
island-result-war-drawn = The war has ended in a draw. South: { $first_wins ->
        [one] one battle
       *[other] { $first_wins } battles
    }, { $first } points. North: { $second_wins ->
        [one] one battle
       *[other] { $second_wins } battles
    }, { $second } points.
island-ending-round = { $battle ->
        [0] { $turn ->
            [0] Setting up
           *[other] Turn { $turn }
        }
       *[other] { $turn ->
            [0] Battle { $battle }, setting up
           *[other] Battle { $battle }, turn { $turn }
        }
    }
island-ending-characters = Characters left
island-ending-wins = Battles won
island-ending-points = Points

## Why not

island-choose-first = First choose one of your characters.
island-illegal-not-asked = That is not what you are asked now.
island-illegal-no-such-action = There is no such move.
island-illegal-off-the-island = That square is not on the island.
island-illegal-occupied = That square is not empty.
island-illegal-line-has-block = That row or column has all the blocks it may hold.
island-illegal-not-home = Your characters start in your home rows.
island-illegal-none-left = You have none of that kind left to place.
island-illegal-wrong-arrangement = The pad takes just the characters you have left, one in each slot.
island-illegal-not-yours = That is not a character you can use.
island-illegal-not-on-island = That character is not on the island.
island-illegal-no-target = It has nothing to hit at exactly its range, or something on the way stops the shot.
island-illegal-no-zero = That can be done only on a zero.
island-illegal-use-the-zero = First say what you do with the zero.
island-illegal-slot-empty = Nobody stands in that slot.
island-illegal-slot-overhangs = That slot sticks out past the island: there is no square in front of it.
island-illegal-launch-square-taken = The square in front of that slot is not free.
island-illegal-pad-nominated = You have chosen the pad already.
island-illegal-no-such-die = That number is not available.
island-illegal-bound-to-another = That number is meant for another character, or for the pad.
island-illegal-already-moved = It has moved already. A different character must use the other number.
island-illegal-way-barred = The way is not free that far.
island-illegal-no-turn-with-one = With a 1 a character can only go one square forward.
island-illegal-leaves-a-number = After that nobody could use the other number. Choose a move that leaves one for it.
island-illegal-pad-not-nominated = The pad slides only when you have chosen it on a zero.
island-illegal-move-first = First a character uses the other number; then the pad slides.
island-illegal-pad-cannot-go = The pad cannot go there.
island-illegal-must-move = The number can still be used, so it must be.
island-illegal-no-candidate = That character cannot be taken for this penalty.
island-illegal-penalty-is-taken = At this table a penalty must be taken.
island-illegal-too-early-to-claim = No draw can be claimed now.
island-illegal-not-that-far = None of its numbers takes that character to this square.

## What chance decides

island-stream-start = The roll for the start
island-stream-dice = Dice
island-stream-faces = The faces of the blocks

## Hints for a first turn

island-hint-block = Blocks stop movement and fire. Some of them are live and blow up whatever stands near when they are turned over, and nobody knows which.
island-hint-character = A tank shoots exactly four squares straight ahead, a jeep three, a soldier two: no more and no less. Choose one, then a square.
island-hint-facing = The dial shows which way it will face. A character walks and shoots the way it faces, so do not let it stare into the sea.
island-hint-pad = The others wait on your carrier pad. Choose two of them to swap them; a slot past the corner has no way ashore.
island-hint-move = The number is for one character. Choose one of yours, then one of the marked squares: straight ahead, with a turn at the end if you like.
island-hint-shoot = Where somebody can be hit, a line of fire is drawn: choose the target. You may shoot before the move and after it, and you are told what it costs.
island-hint-zero = A zero is a chance. Launch somebody from your pad, turn a character, or set the pad moving; then you roll again, and that number belongs to your choice.
island-hint-slide = Your pad slides by the number you rolled. Choose a side; it decides where the others can come ashore.
island-hint-launch = You have nobody on the island. Launch one from your pad to the square beside its slot; it gets the number you roll.
island-hint-blocked = When nothing can move you lose a character. A shot first may open the way.

## Luck

island-luck-steps = Numbers rolled, added up
    .more = { $seat } rolled { $by } more in all than expected.
    .fewer = { $seat } rolled { $by } less in all than expected.
    .even = { $seat } rolled as much in all as expected.
island-luck-zeros = Zeros
    .more = { $seat } rolled { $by ->
            [1] one more zero
           *[other] { $by } more zeros
        } than expected.
    .fewer = { $seat } rolled { $by ->
            [1] one fewer zero
           *[other] { $by } fewer zeros
        } than expected.
    .even = { $seat } rolled as many zeros as expected.
island-luck-live = Live blocks among those turned over
    .more = { $seat } turned over { $by ->
            [1] one more live block
           *[other] { $by } more live blocks
        } than expected.
    .fewer = { $seat } turned over { $by ->
            [1] one fewer live block
           *[other] { $by } fewer live blocks
        } than expected.
    .even = { $seat } turned over as many live blocks as expected.
