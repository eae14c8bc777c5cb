# Dice and luck at the end of a game.

statistics-line = How chance fell, compared with the exact odds. This measures only luck, not how well anybody played.
statistics-none = Nothing was left to chance at this table.
statistics-nobody = Nobody’s
statistics-dice = Dice
statistics-tables = As tables
statistics-exactness = All probabilities are exact for what was rolled and drawn, except those marked ≈: for many throws a curve is close enough. Which throws and draws were made depended on those before.
statistics-seat = Seat
statistics-measure = What
statistics-stream = Dice for
statistics-throws = Times
statistics-fell = Result
statistics-deviation = Usual deviation
statistics-as-far = At least as far off
statistics-faces = Faces
statistics-mean = Average
statistics-as-uneven = At least as uneven
luck-lucky = luckier
luck-unlucky = unluckier
luck-more = more
luck-fewer = fewer
luck-expected = Expected
luck-replaced = Replaced by the umpire, not counted above
luck-middle = as expected
luck-figure = { $fell } (expected { $expected })
luck-usual = That is nothing unusual.
luck-lucky-often = One game in { $games } is as lucky or luckier.
luck-unlucky-often = One game in { $games } is as unlucky or worse.
luck-more-often = One game in { $games } goes as far or further up.
luck-fewer-often = One game in { $games } goes as far or further down.
dice-face-fell = { $face }: { $count } times
dice-fell = { $count ->
        [one] One die:
       *[other] { $count } dice:
    } { $mean } on average, { $expected } expected.
dice-usual = Fair dice often fall like that.
dice-unusual = Fair dice are as uneven in one game of { $games }.
dice-undone = { $count ->
        [one] One of them was taken back later.
       *[other] { $count } of them were taken back later.
    }
