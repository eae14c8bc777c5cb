# Terninger og held efter et spil.

statistics-line = Hvad tilfældet gav, sammenlignet med de nøjagtige odds. Her tæller kun held, ikke hvor godt nogen spillede.
statistics-none = Tilfældet afgjorde intet ved dette bord.
statistics-nobody = Ingens
statistics-dice = Terninger
statistics-tables = Som tabeller
statistics-exactness = Alle sandsynligheder er nøjagtige for det, der blev slået og trukket, undtagen dem med ≈: for mange kast er en kurve tæt nok på. Hvilke kast og træk der blev gjort, afhang af dem før.
statistics-seat = Plads
statistics-measure = Hvad
statistics-stream = Terninger til
statistics-throws = Gange
statistics-fell = Udfald
statistics-deviation = Sædvanlig afvigelse
statistics-as-far = Mindst lige så langt fra
statistics-faces = Sider
statistics-mean = I gennemsnit
statistics-as-uneven = Mindst lige så ujævnt
luck-lucky = mere held
luck-unlucky = mere uheld
luck-more = flere
luck-fewer = færre
luck-expected = Ventet
luck-replaced = Erstattet af spillederen, tæller ikke ovenfor
luck-middle = som ventet
luck-figure = { $fell } (ventet { $expected })
luck-usual = Det er intet usædvanligt.
luck-lucky-often = Et parti ud af { $games } giver lige så meget held eller mere.
luck-unlucky-often = Et parti ud af { $games } giver lige så meget uheld eller mere.
luck-more-often = Et parti ud af { $games } ender lige så højt eller højere.
luck-fewer-often = Et parti ud af { $games } ender lige så lavt eller lavere.
dice-face-fell = { $face }: { $count } gange
dice-fell = { $count ->
        [one] En terning:
       *[other] { $count } terninger:
    } { $mean } i gennemsnit, { $expected } ventet.
dice-usual = Sådan falder ærlige terninger ofte.
dice-unusual = Ærlige terninger falder lige så ujævnt i et parti ud af { $games }.
dice-undone = { $count ->
        [one] En af dem blev taget tilbage senere.
       *[other] { $count } af dem blev taget tilbage senere.
    }
