# Tilbageblik på et afsluttet spil: tro ved siden af sandhed.

hindsight-belief = Hvad { $name } troede
hindsight-truth = Hvordan det var
hindsight-belief-short = Tro
hindsight-truth-short = Sandhed
hindsight-sides = Hvad brættet viser
hindsight-commander = Hvis tro
hindsight-wrong = { $count ->
        [0] Ingen vidste noget endnu.
       *[other] { $wrong ->
            [0] Tro og sandhed stemmer overens.
            [one] Tro og sandhed er forskellige på 1 punkt ud af { $count }.
           *[other] Tro og sandhed er forskellige på { $wrong } punkter ud af { $count }.
        }
    }
hindsight-findings = Hvad der gik galt
hindsight-nothing = Intet gik galt.
hindsight-groups = Type
hindsight-group-all = Alle { $count }
hindsight-tables = Som tabeller
hindsight-loading = Spillet spilles en gang til…
hindsight-none = Dette spil har ingen sammenligning af tro og sandhed.
