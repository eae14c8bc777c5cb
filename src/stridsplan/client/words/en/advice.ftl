# What a strong player would do, and the analysis of a finished game.

advice = What a strong player would do
advice-thinking = Thinking, with what your seat knows …
advice-chance = { $percent }% to win
advice-best = the bot’s choice
advice-worse = { $percent ->
        [0] slightly worse
        [one] one point worse
       *[other] { $percent } points worse
    }
advice-alike = about as good
advice-share = drawn by lot: take it { $percent }% of the time
advice-own = your answer
advice-times = × { $count }
advice-hint = An estimate, not exact: the bot has played on from here in { $worlds ->
        [one] one way
       *[other] { $worlds } ways
    } that fit what your seat knows. What is chosen is drawn on the board.
advice-close = Hide

analysis = Analysis
analysis-line = A bot looks at the whole game: how likely each player was to win, as that player saw it, and which choices cost most. It takes a minute or so.
analysis-start = Analyse this game
analysis-running = Analysing
analysis-percent = { $percent }%
analysis-chances = Chances to win
analysis-point = Moment { $place } of { $count }
analysis-skill-and-luck = Skill and luck
analysis-lost = { $count ->
        [0] No mistake
        [one] One mistake: { $points } points lost
       *[other] { $count } mistakes: { $points } points lost
    }
analysis-not-judged = A bot; its choices were not looked at
analysis-no-luck = No luck to count
analysis-mistakes = Mistakes
analysis-no-mistakes = No mistake that the bot is sure of.
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-better = Better:
analysis-cost = { $played }% to win instead of { $chance }%
analysis-replay = Show the moment
analysis-hint = Estimates, each from what the player knew then. A mistake costs at least 5 points of the chance to win and a blunder 15, beyond the uncertainty of the bot. Skill is what mistakes cost in points of the chance to win. Of luck, what was furthest from what was expected is shown; all of it is under “Luck”.
analysis-again = Try again from here
analysis-again-help = Opens a new table at this moment: you in this seat, bots in the others, with new dice from here on.
