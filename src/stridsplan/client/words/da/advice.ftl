# Hvad en stærk spiller ville gøre, og analysen af et afsluttet spil.

advice = Hvad en stærk spiller ville gøre
advice-thinking = Tænker, med det, som din plads ved …
advice-chance = { $percent } % vinderchance
advice-best = robottens valg
advice-worse = { $percent ->
        [0] lidt dårligere
        [one] et procentpoint dårligere
       *[other] { $percent } procentpoint dårligere
    }
advice-alike = omtrent lige så godt
advice-share = ved lodtrækning: vælg det i { $percent } % af tilfældene
advice-own = dit svar
advice-times = × { $count }
advice-hint = Et skøn, ikke nøjagtigt: robotten har spillet videre herfra på { $worlds ->
        [one] én måde
       *[other] { $worlds } måder
    }, der passer med det, som din plads ved. Det valgte tegnes på brættet.
advice-close = Skjul

analysis = Analyse
analysis-line = En robot ser hele spillet igennem: hvor sandsynligt det var, at hver spiller ville vinde, som spilleren selv så det, og hvilke valg der kostede mest. Det tager omkring et minut.
analysis-start = Analysér spillet
analysis-running = Analyserer
analysis-percent = { $percent } %
analysis-chances = Vinderchancer
analysis-point = Øjeblik { $place } af { $count }
analysis-skill-and-luck = Dygtighed og held
analysis-lost = { $count ->
        [0] Ingen fejl
        [one] Én fejl: { $points } procentpoint tabt
       *[other] { $count } fejl: { $points } procentpoint tabt
    }
analysis-not-judged = En robot, hvis valg ikke er gennemgået
analysis-no-luck = Intet held at tælle
analysis-mistakes = Fejl
analysis-no-mistakes = Ingen fejl, som robotten er sikker på.
analysis-mistake = Fejl
analysis-blunder = Grov fejl
analysis-better = Bedre:
analysis-cost = { $played } % vinderchance i stedet for { $chance } %
analysis-replay = Vis øjeblikket
analysis-hint = Skøn, hvert ud fra det, som spilleren vidste dengang. En fejl koster mindst 5 procentpoint af vinderchancen og en grov fejl 15, ud over robottens usikkerhed. Dygtighed er, hvad fejlene kostede i procentpoint af vinderchancen. Af heldet vises det, der afveg mest fra det ventede; det hele står under »Held«.
analysis-again = Prøv igen herfra
analysis-again-help = Åbner et nyt bord fra dette øjeblik: du på denne plads, robotter på de andre, med nye terninger herfra.
