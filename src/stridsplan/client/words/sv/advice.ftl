# Vad en stark spelare skulle göra, och analysen av ett avslutat parti.

advice = Vad en stark spelare skulle göra
advice-thinking = Tänker, med det som din plats vet …
advice-chance = { $percent } % vinstchans
advice-best = robotens val
advice-worse = { $percent ->
        [0] något sämre
        [one] en procentenhet sämre
       *[other] { $percent } procentenheter sämre
    }
advice-alike = ungefär lika bra
advice-times = × { $count }
advice-hint = En uppskattning, inte exakt: roboten har spelat vidare härifrån på { $worlds ->
        [one] ett sätt
       *[other] { $worlds } sätt
    } som stämmer med det som din plats vet. Det valda ritas på brädet.
advice-close = Dölj
