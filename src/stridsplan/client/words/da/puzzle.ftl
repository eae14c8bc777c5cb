# Opgaverne: siden med dem alle, og det, der står ved siden af brættet.

puzzles-line = Stillinger fra rigtige partier mellem robotter, hver med én plan, som er klart bedst. Find den; det, din plads ikke kan vide, forbliver skjult.
puzzles-none = Her er ingen opgaver endnu.
puzzle-solved = { $done } af { $count } løst
puzzle-begin = Begynd
puzzle-go-on = Næste uløste
puzzle-name = Opgave { $place }
puzzle-name-solved = Opgave { $place }, løst
puzzle-task = Find din bedste plan
puzzle-place = Opgave { $place } af { $count }
puzzle-solution = Vis løsningen
puzzle-solution-title = Løsningen
puzzle-yours = Dit svar:
puzzle-best = Bedst!
puzzle-best-line = Det er den bedste plan: { $percent } % vinderchance.
puzzle-good = Løst
puzzle-good-line = Omtrent lige så god som den bedste: { $percent } % vinderchance, den bedste { $best } %.
puzzle-worse = Der er noget bedre
puzzle-worse-line = { $percent } % vinderchance; den bedste plan giver { $best } %.
puzzle-again = Prøv igen
puzzle-next = Næste opgave
puzzle-all = Alle opgaver
puzzle-play = Spil videre herfra
puzzle-play-help = Åbner et nyt bord i denne stilling: du på denne plads, robotter på de andre, med nye terninger herfra.
