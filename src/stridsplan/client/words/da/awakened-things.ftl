# The Awakened: tingenes navne og det, brættet siger. $owner er navnet på en plads; $owner_is er "you" eller "other".

## Bygninger, soldater og områder

awakened-building-city = by
    .title = By
awakened-building-city-help = Plads til én mere.
awakened-building-factory = fabrik
    .title = Fabrik
awakened-building-factory-help = Én ressource mere hver tur, så længe nogen bor der.
awakened-building-railroad = jernbane
    .title = Jernbane
awakened-building-railroad-help = Det koster ingen flytning at passere området, én gang pr. tur.
awakened-building-defence = skanse
    .title = Skanse
awakened-building-defence-help = Kæmper som en soldat i hvert overfald og står, til området forlades eller erobres.
awakened-rank-fresh = ny soldat
awakened-rank-veteran = veteran
awakened-code-equal = giver lige så meget som sine indbyggere
awakened-code-plus-1 = giver én mere end sine indbyggere
awakened-code-double = giver dobbelt så meget som sine indbyggere
awakened-code-minus-1 = giver én mindre end sine indbyggere
awakened-code-at-most-2 = giver lige så meget som sine indbyggere, højst 2
awakened-code-at-most-3 = giver lige så meget som sine indbyggere, højst 3
awakened-code-nothing = giver ingenting

## Et område i ord

awakened-map = Ødemarken
awakened-land-chamber = kryokammer
awakened-land-unexplored = uudforsket område
awakened-land-free = ingens
awakened-land-owner =
    { $owner_is ->
        [you] dit
       *[other] tilhører { $owner }
    }
awakened-land-room = plads til { $limit }
awakened-land-people =
    { $count ->
        [one] én indbygger
       *[other] { $count } indbyggere
    }
awakened-land-resources =
    { $count ->
        [one] én ressource
       *[other] { $count } ressourcer
    }
awakened-land-fresh =
    { $count ->
        [one] én ny soldat
       *[other] { $count } nye soldater
    }
awakened-land-veterans =
    { $count ->
        [one] én veteran
       *[other] { $count } veteraner
    }
awakened-can-source = kan sende
awakened-can-goal = kan nås
awakened-can-target = kan overfaldes
awakened-can-origin = kan vælges
awakened-can-build = her kan du bygge
awakened-can-form = her kan en soldat uddannes
awakened-can-grow = her kan nogen blive født
awakened-score =
    { $score ->
        [one] én indbygger
       *[other] { $score } indbyggere
    }

## Stillingen som tabel

awakened-table-lands = Områder
awakened-table-cell = Område
awakened-table-chamber = { $cell } (kammer)
awakened-table-owner = Tilhører
awakened-table-limit = Plads
awakened-table-code = Produktion
awakened-table-people = Indbyggere
awakened-table-resources = Ressourcer
awakened-table-fresh = Nye soldater
awakened-table-veterans = Veteraner
awakened-table-buildings = Bygninger

## Turens faser

awakened-phases = Turens faser
awakened-phase-population = Vækst
awakened-phase-population-help = Af sig selv: I hvert område dør den, der er alene, to forbliver to, tre bliver fire, og er de fire eller flere, fødes der to til. De, der ikke er plads til, dør.
awakened-phase-resources = Mad
awakened-phase-resources-help = Af sig selv: Dine områder giver ressourcer, og hver indbygger spiser én. Det, der bliver tilovers, kommer på lager; den, der intet får, sulter ihjel.
awakened-phase-move = Flyt
awakened-phase-move-help = Indbyggere og ressourcer på lager går til et område ved siden af deres eget, alle på samme tid.
awakened-phase-explore = Udforsk
awakened-phase-explore-help = Af sig selv: Hvor dine indbyggere er kommet til uudforsket land, vendes en brik.
awakened-phase-build = Byg
awakened-phase-build-help = To ressourcer på lager i et område betaler en bygning dér.
awakened-phase-age = Ældes
awakened-phase-age-help = Af sig selv: Dine veteraner går af, og derefter bliver dine nye soldater veteraner.
awakened-phase-form = Uddan
awakened-phase-form-help = En indbygger og en ressource på lager i samme område bliver til en soldat.
awakened-phase-military = Soldater
awakened-phase-military-help = Hver soldat flytter, overfalder eller bliver stående.
awakened-phase-over = Spillet er slut

## Ved siden af spørgsmålet

awakened-where = Vælg et markeret område.
awakened-how-many-people = Hvor mange indbyggere går?
awakened-how-many-resources = Hvor mange ressourcer tager de med?
awakened-how-many-fresh = Hvor mange nye soldater går?
awakened-how-many-veterans = Hvor mange veteraner går?
awakened-send = Send { $cargo } til { $cell }
awakened-remove = Fjern { $from } til { $to } fra ordren
awakened-move-hint = Vælg et af dine områder og derefter, hvor de skal hen, eller træk fra det ene til det andet.
awakened-move-more = Vælg et område mere, eller lad dem gå.
awakened-explore-order = Du udforsker i denne rækkefølge: { $cells }.
awakened-stay = Ingen flytter
awakened-go = Lad dem gå
awakened-go-explore = Lad dem gå og udforske
awakened-build = Byg
awakened-form-hint = En soldat koster én indbygger og én ressource. Den handler i denne tur og den næste; så går den af.
awakened-march-hint = Vælg soldater og derefter et område at flytte til eller en fjende ved siden af at overfalde, eller træk fra det ene til det andet.
awakened-join = Soldaterne i { $cell } går med
awakened-raid-more = Soldater ved siden af kan gå med: Træk dem til { $target }.
awakened-raid-odds = Overfaldets udfald
awakened-raid-outcome =
    { $attackers ->
        [one] Én soldat overfalder { $target }
       *[other] { $attackers } soldater overfalder { $target }
    }, som forsvares af { $soldiers ->
        [0] { $defence ->
            [0] ingen
           *[1] en skanse alene
        }
        [one] { $defence ->
            [0] én soldat
           *[1] én soldat og en skanse
        }
       *[other] { $defence ->
            [0] { $soldiers } soldater
           *[1] { $soldiers } soldater og en skanse
        }
    }. Du mister { $attackers_lost }, de mister { $soldiers_lost }, og { $survivors ->
        [0] du har ingen tilbage.
        [one] du har én tilbage.
       *[other] du har { $survivors } tilbage.
    }
awakened-effect-hint =
    { $survivors ->
        [one] Den tager en ressource, dræber en indbygger eller går ind i et område uden indbyggere.
       *[other] Hver tager en ressource eller dræber en indbygger; to i fællesskab ødelægger en bygning; eller de går ind i et område uden indbyggere.
    }

## Ved siden af brættet

awakened-round = Runde { $round }
awakened-of-target = { $population } af { $target }
awakened-head-population = Indbyggere
awakened-head-lands = Områder
awakened-head-resources = På lager
awakened-head-soldiers = Soldater
awakened-unseen = Endnu ikke udforsket
awakened-unseen-hint =
    { $count ->
        [one] Én brik ligger skjult.
       *[other] { $count } brikker ligger skjult. De har alle samme chance for at blive den næste.
    }
awakened-head-limit = Plads { $limit }
awakened-stock = Bygninger tilbage

## De næste ture

awakened-next = Dine næste ture
awakened-next-hint = Sådan går det, hvis ingen flytter, bygger eller overfalder ud over det, du har valgt indtil nu.
awakened-next-head-now = Nu
awakened-next-head-one = Næste tur
awakened-next-head-two = Turen efter
awakened-next-people =
    { $people ->
        [one] én indbygger
       *[other] { $people } indbyggere
    }, { $resources } på lager
awakened-next-food = Produceres: { $produced }. Tages fra lageret: { $spent }. Lægges på lager: { $stored }.
awakened-next-born =
    { $count ->
        [one] én fødes
       *[other] { $count } fødes
    }
awakened-next-losses = Næste tur bliver der tab i { $lands }.
awakened-next-died =
    { $count ->
        [one] én dør
       *[other] { $count } dør
    }
awakened-next-starved =
    { $count ->
        [one] én sulter ihjel
       *[other] { $count } sulter ihjel
    }
awakened-next-lost =
    { $count ->
        [one] én ressource går tabt
       *[other] { $count } ressourcer går tabt
    }
awakened-next-unknown = Det ved ingen endnu
awakened-next-settlers = Plads til alle: { $fit }. Lige så mange eller flere efter næste tur: { $keep }.
awakened-earliest-title = Tidligste sejre
awakened-earliest-hint = Hvornår hver spiller tidligst kan vinde. Det tager længere tid, hvor der mangler plads eller mad.
awakened-earliest = ikke før runde { $round }
awakened-earliest-never = to indbyggere bliver aldrig flere

## Hvad et uudforsket område kan være: tallene over søjlerne er procent

awakened-chances-line =
    { $count ->
        [one] { $cell } får den sidste brik, der ligger skjult.
       *[other] { $cell } kan få en hvilken som helst af de { $count } brikker, der ligger skjult. I gennemsnit er der plads til { $room }, og et fuldt område giver { $food }.
    }
awakened-chances-room = Plads, %
awakened-chances-codes = Produktion, %
awakened-chances-food = Giver, når det er fuldt, %
awakened-chances-produces = giver { $food }
