# Planning ahead: answers that are given while the others think.

ahead = Planning ahead
ahead-guess = This is a guess.
ahead-guess-line = As if the others did as little as possible until you are asked. Dice and hidden things are made up.
ahead-blocked-never = As far as one can guess, you will not be asked anything more.
ahead-blocked-race = Here it counts who is first, so nobody plans for it.
ahead-none = Answer as if it were your turn. Nothing is played before you are really asked.
ahead-title = Your plan
ahead-question = { $title }: { $text }
ahead-times = { $label } × { $count }
ahead-remove = Remove
ahead-remove-label = Remove step { $number }
ahead-anywhere = Also when the question is about something else
ahead-again = Every time I am asked, until I remove it
ahead-at-once = A planned answer comes at once, which others may notice.
ahead-first = Choose an answer first.
ahead-keep =
    { $count ->
        [0] Keep this plan
        [one] Keep 1 step
       *[other] Keep { $count } steps
    }
ahead-added = Step { $count }:
ahead-back = Back to the game
ahead-discard = Discard
ahead-look = If I am asked something else…
ahead-suppose = If I am asked
ahead-nothing-else = Nothing else was found that you may be asked.
ahead-dropped = The game has moved on: some steps no longer fit and were removed.
ahead-interrupted = You are asked now. What you had not kept was not played.
ahead-when = When I am asked
ahead-whenever = Every time I am asked
ahead-begun = Under way; next I am asked
ahead-clear = Clear the plan
ahead-edit = Edit on the board
ahead-from-here = Change the plan from step { $number }
ahead-here = Your next answer comes here.
ahead-to-end = To the end of the plan
ahead-unchanged = Leave as it was
ahead-changed = The plan you were changing has been played or changed meanwhile, so your changes were not kept.
ahead-ended = Your plan ended
ahead-ended-question = You were asked something else than you had planned for.
ahead-ended-illegal = What came next was no longer possible: { $why }
ahead-ended-changed = What came next was no longer the same.
ahead-ended-draw = A draw is offered: playing on would decline it.
ahead-ended-undone = A move was taken back.
ahead-ended-timed-out = Your time ran out.
ahead-ended-stood-in = A bot played for you.
ahead-ended-step = Not played:
ahead-ended-ok = All right
