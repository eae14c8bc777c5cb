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
advice-times = × { $count }
advice-hint = An estimate, not exact: the bot has played on from here in { $worlds ->
        [one] one way
       *[other] { $worlds } ways
    } that fit what your seat knows. What is chosen is drawn on the board.
advice-close = Hide
