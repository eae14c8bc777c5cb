# Slutningen på et spil: banneret på brættet og det, der vises under resultatet.

over-won-by = { $count ->
       *[other] { $names } har vundet
    }
ending-opened = Det hemmelige
ending-power = Spillets gang
ending-replay-round = Genspil herfra
ending-table = Som tabel
