# Looking back on a finished game: belief beside truth.

hindsight-belief = What { $name } believed
hindsight-truth = How it was
hindsight-belief-short = Belief
hindsight-truth-short = Truth
hindsight-sides = What the board shows
hindsight-commander = Whose belief
hindsight-wrong = { $count ->
        [0] Nobody knew of anything yet.
       *[other] { $wrong ->
            [0] Belief and truth agree.
            [one] Belief and truth differ in 1 of { $count } things.
           *[other] Belief and truth differ in { $wrong } of { $count } things.
        }
    }
hindsight-findings = What went wrong
hindsight-nothing = Nothing went wrong.
hindsight-groups = Kind
hindsight-group-all = All { $count }
hindsight-tables = As tables
hindsight-loading = The game is played once more…
hindsight-none = This game offers no comparison of belief and truth.
