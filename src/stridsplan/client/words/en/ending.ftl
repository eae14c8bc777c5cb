# The end of a game: the banner on the board, and what is shown below the result.

over-won-by = { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
ending-opened = What was secret
ending-power = The course of the game
ending-replay-round = Replay from here
ending-table = As a table
