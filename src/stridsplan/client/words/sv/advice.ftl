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
advice-share = lottas: välj det i { $percent } % av fallen
advice-own = ditt svar
advice-times = × { $count }
advice-hint = En uppskattning, inte exakt: roboten har spelat vidare härifrån på { $worlds ->
        [one] ett sätt
       *[other] { $worlds } sätt
    } som stämmer med det som din plats vet. Det valda ritas på brädet.
advice-close = Dölj

analysis = Analys
analysis-line = En robot går igenom hela partiet: hur troligt det var att var och en skulle vinna, som den spelaren såg det, och vilka val som kostade mest. Det tar ungefär en minut.
analysis-start = Analysera partiet
analysis-running = Analyserar
analysis-percent = { $percent } %
analysis-chances = Vinstchanser
analysis-point = Ögonblick { $place } av { $count }
analysis-skill-and-luck = Skicklighet och tur
analysis-lost = { $count ->
        [0] Inget misstag
        [one] Ett misstag: { $points } procentenheter förlorade
       *[other] { $count } misstag: { $points } procentenheter förlorade
    }
analysis-not-judged = En robot, vars val inte har granskats
analysis-no-luck = Ingen tur att räkna
analysis-mistakes = Misstag
analysis-no-mistakes = Inget misstag som roboten är säker på.
analysis-mistake = Misstag
analysis-blunder = Grovt misstag
analysis-better = Bättre:
analysis-cost = { $played } % vinstchans i stället för { $chance } %
analysis-replay = Visa ögonblicket
analysis-hint = Uppskattningar, var och en från det som spelaren visste då. Ett misstag kostar minst 5 procentenheter av vinstchansen och ett grovt misstag 15, utöver robotens osäkerhet. Skicklighet är vad misstagen kostade i procentenheter av vinstchansen. Av turen visas det som avvek mest från det väntade; allt finns under ”Tur”.
analysis-again = Försök igen härifrån
analysis-again-help = Öppnar ett nytt bord från det här ögonblicket: du på den här platsen, robotar på de andra, med nya tärningar härifrån.
