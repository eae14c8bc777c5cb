# Återblick på ett avslutat spel: tro bredvid sanning.

hindsight-belief = Vad { $name } trodde
hindsight-truth = Hur det var
hindsight-belief-short = Tro
hindsight-truth-short = Sanning
hindsight-sides = Vad brädet visar
hindsight-commander = Vems tro
hindsight-wrong = { $count ->
        [0] Ingen visste något ännu.
       *[other] { $wrong ->
            [0] Tro och sanning stämmer överens.
            [one] Tro och sanning skiljer sig på 1 punkt av { $count }.
           *[other] Tro och sanning skiljer sig på { $wrong } punkter av { $count }.
        }
    }
hindsight-findings = Vad som gick fel
hindsight-nothing = Ingenting gick fel.
hindsight-groups = Typ
hindsight-group-all = Alla { $count }
hindsight-tables = Som tabeller
hindsight-loading = Spelet spelas en gång till…
hindsight-none = Det här spelet har ingen jämförelse mellan tro och sanning.
