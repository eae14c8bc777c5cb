# Problemen: sidan med alla, och det som står bredvid brädet.

puzzles-line = Ställningar ur riktiga partier mellan robotar, var och en med en plan som är klart bäst. Hitta den; det som din plats inte kan veta förblir dolt.
puzzles-none = Här finns inga problem än.
puzzle-solved = { $done } av { $count } lösta
puzzle-begin = Börja
puzzle-go-on = Nästa olösta
puzzle-name = Problem { $place }
puzzle-name-solved = Problem { $place }, löst
puzzle-task = Hitta din bästa plan
puzzle-place = Problem { $place } av { $count }
puzzle-solution = Visa lösningen
puzzle-solution-title = Lösningen
puzzle-yours = Ditt svar:
puzzle-best = Bäst!
puzzle-best-line = Det är den bästa planen: { $percent } % vinstchans.
puzzle-good = Löst
puzzle-good-line = Ungefär lika bra som den bästa: { $percent } % vinstchans, den bästa { $best } %.
puzzle-worse = Det finns något bättre
puzzle-worse-line = { $percent } % vinstchans; den bästa planen ger { $best } %.
puzzle-again = Försök igen
puzzle-next = Nästa problem
puzzle-all = Alla problem
puzzle-play = Spela vidare härifrån
puzzle-play-help = Öppnar ett nytt bord i den här ställningen: du på den här platsen, robotar på de andra, med nya tärningar härifrån.
