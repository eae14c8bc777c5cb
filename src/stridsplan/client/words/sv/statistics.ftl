# Tärningar och tur efter ett parti.

statistics-line = Vad slumpen gav, jämfört med de exakta oddsen. Här räknas bara tur, inte hur väl någon spelade.
statistics-none = Inget avgjordes av slumpen vid det här bordet.
statistics-nobody = Ingens
statistics-dice = Tärningar
statistics-tables = Som tabeller
statistics-exactness = Alla sannolikheter är exakta för det som slogs och drogs, utom de som är märkta ≈: för många kast räcker en kurva. Vilka kast och dragningar som gjordes berodde på dem som kom före.
statistics-seat = Plats
statistics-measure = Vad
statistics-stream = Tärningar för
statistics-throws = Gånger
statistics-fell = Utfall
statistics-deviation = Vanlig avvikelse
statistics-as-far = Minst lika långt ifrån
statistics-faces = Sidor
statistics-mean = I genomsnitt
statistics-as-uneven = Minst lika ojämnt
luck-lucky = mer tur
luck-unlucky = mer otur
luck-more = fler
luck-fewer = färre
luck-expected = Väntat
luck-replaced = Ersatta av spelledaren, räknas inte ovan
luck-middle = som väntat
luck-figure = { $fell } (väntat { $expected })
luck-usual = Det är inget ovanligt.
luck-lucky-often = Ett parti av { $games } ger lika mycket tur eller mer.
luck-unlucky-often = Ett parti av { $games } ger lika mycket otur eller mer.
luck-more-often = Ett parti av { $games } hamnar lika högt eller högre.
luck-fewer-often = Ett parti av { $games } hamnar lika lågt eller lägre.
dice-face-fell = { $face }: { $count } gånger
dice-fell = { $count ->
        [one] En tärning:
       *[other] { $count } tärningar:
    } { $mean } i genomsnitt, { $expected } väntat.
dice-usual = Så faller ärliga tärningar ofta.
dice-unusual = Ärliga tärningar faller lika ojämnt i ett parti av { $games }.
dice-undone = { $count ->
        [one] En av dem togs tillbaka senare.
       *[other] { $count } av dem togs tillbaka senare.
    }
