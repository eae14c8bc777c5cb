# Slutet på ett spel: banderollen på brädet, och det som visas under resultatet.

over-won-by = { $count ->
       *[other] { $names } har vunnit
    }
ending-opened = Det som var hemligt
ending-power = Spelets gång
ending-replay-round = Spela upp härifrån
ending-table = Som tabell
