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
advice-times = × { $count }
advice-hint = Et skøn, ikke nøjagtigt: robotten har spillet videre herfra på { $worlds ->
        [one] én måde
       *[other] { $worlds } måder
    }, der passer med det, som din plads ved. Det valgte tegnes på brættet.
advice-close = Skjul
