# The Awakened: sakernas namn och det som brädet säger. $owner är en plats namn; $owner_is är "you" eller "other".

## Byggnader, soldater och områden

awakened-building-city = stad
    .title = Stad
awakened-building-city-help = Plats för en till.
awakened-building-factory = fabrik
    .title = Fabrik
awakened-building-factory-help = En resurs till varje tur, så länge någon bor där.
awakened-building-railroad = järnväg
    .title = Järnväg
awakened-building-railroad-help = Att passera området kostar ingen förflyttning, en gång per tur.
awakened-building-defence = skans
    .title = Skans
awakened-building-defence-help = Strider som en soldat i varje räd och står tills området överges eller erövras.
awakened-rank-fresh = ny soldat
awakened-rank-veteran = veteran
awakened-code-equal = ger lika mycket som sina invånare
awakened-code-plus-1 = ger en mer än sina invånare
awakened-code-double = ger dubbelt så mycket som sina invånare
awakened-code-minus-1 = ger en mindre än sina invånare
awakened-code-at-most-2 = ger lika mycket som sina invånare, högst 2
awakened-code-at-most-3 = ger lika mycket som sina invånare, högst 3
awakened-code-nothing = ger ingenting

## Ett område i ord

awakened-map = Ödemarken
awakened-land-chamber = kryokammare
awakened-land-unexplored = outforskat område
awakened-land-free = ingens
awakened-land-owner =
    { $owner_is ->
        [you] ditt
       *[other] hör till { $owner }
    }
awakened-land-room = plats för { $limit }
awakened-land-people =
    { $count ->
        [one] en invånare
       *[other] { $count } invånare
    }
awakened-land-resources =
    { $count ->
        [one] en resurs
       *[other] { $count } resurser
    }
awakened-land-fresh =
    { $count ->
        [one] en ny soldat
       *[other] { $count } nya soldater
    }
awakened-land-veterans =
    { $count ->
        [one] en veteran
       *[other] { $count } veteraner
    }
awakened-can-source = kan skicka
awakened-can-goal = kan nås
awakened-can-target = kan utsättas för en räd
awakened-can-origin = kan väljas
awakened-can-build = här kan du bygga
awakened-can-form = här kan en soldat utbildas
awakened-can-grow = här kan någon födas
awakened-score =
    { $score ->
        [one] en invånare
       *[other] { $score } invånare
    }

## Ställningen som tabell

awakened-table-lands = Områden
awakened-table-cell = Område
awakened-table-chamber = { $cell } (kammare)
awakened-table-owner = Hör till
awakened-table-limit = Plats
awakened-table-code = Produktion
awakened-table-people = Invånare
awakened-table-resources = Resurser
awakened-table-fresh = Nya soldater
awakened-table-veterans = Veteraner
awakened-table-buildings = Byggnader

## Turens faser

awakened-phases = Turens faser
awakened-phase-population = Tillväxt
awakened-phase-population-help = Av sig själv: i varje område dör den som är ensam, två förblir två, tre blir fyra, och är de fyra eller fler föds två till. De som inte får plats dör.
awakened-phase-resources = Mat
awakened-phase-resources-help = Av sig själv: dina områden ger resurser, och var och en äter en. Det som blir över lagras; den som inte får något svälter.
awakened-phase-move = Flytta
awakened-phase-move-help = Invånare och lagrade resurser går till ett område intill sitt eget, alla på samma gång.
awakened-phase-explore = Utforska
awakened-phase-explore-help = Av sig själv: där dina invånare har kommit till outforskad mark vänds en bricka upp.
awakened-phase-build = Bygg
awakened-phase-build-help = Två resurser i lager i ett område räcker till en byggnad där.
awakened-phase-age = Åldras
awakened-phase-age-help = Av sig själv: dina veteraner slutar, och sedan blir dina nya soldater veteraner.
awakened-phase-form = Utbilda
awakened-phase-form-help = En invånare och en lagrad resurs i samma område blir en soldat.
awakened-phase-military = Soldater
awakened-phase-military-help = Varje soldat flyttar, gör en räd eller stannar.
awakened-phase-over = Spelet är slut

## Intill frågan

awakened-where = Välj ett markerat område.
awakened-how-many-people = Hur många invånare går?
awakened-how-many-resources = Hur många resurser tar de med sig?
awakened-how-many-fresh = Hur många nya soldater går?
awakened-how-many-veterans = Hur många veteraner går?
awakened-send = Skicka { $cargo } till { $cell }
awakened-remove = Ta bort { $from } till { $to } ur ordern
awakened-move-hint = Välj ett eget område och sedan vart de ska, eller dra från det ena till det andra.
awakened-move-more = Välj ett område till, eller låt dem gå.
awakened-explore-order = Du utforskar i den här ordningen: { $cells }.
awakened-stay = Ingen flyttar
awakened-go = Låt dem gå
awakened-go-explore = Låt dem gå och utforska
awakened-build = Bygg
awakened-form-hint = En soldat kostar en invånare och en resurs. Den agerar i den här turen och nästa, sedan slutar den.
awakened-march-hint = Välj soldater och sedan ett område att flytta till, eller en fiende intill för en räd, eller dra från det ena till det andra.
awakened-join = Soldaterna i { $cell } följer med
awakened-raid-more = Soldater intill kan följa med: dra dem till { $target }.
awakened-raid-odds = Rädens utgång
awakened-raid-outcome =
    { $attackers ->
        [one] En soldat gör en räd mot { $target }
       *[other] { $attackers } soldater gör en räd mot { $target }
    }, som försvaras av { $soldiers ->
        [0] { $defence ->
            [0] ingen
           *[1] bara en skans
        }
        [one] { $defence ->
            [0] en soldat
           *[1] en soldat och en skans
        }
       *[other] { $defence ->
            [0] { $soldiers } soldater
           *[1] { $soldiers } soldater och en skans
        }
    }. Du förlorar { $attackers_lost }, de förlorar { $soldiers_lost }, och { $survivors ->
        [0] du har ingen kvar.
        [one] du har en kvar.
       *[other] du har { $survivors } kvar.
    }
awakened-effect-hint =
    { $survivors ->
        [one] Den tar en resurs, dödar en invånare eller går in i ett område utan invånare.
       *[other] Var och en tar en resurs eller dödar en invånare; två tillsammans förstör en byggnad; eller också går de in i ett område utan invånare.
    }

## Bredvid brädet

awakened-round = Runda { $round }
awakened-of-target = { $population } av { $target }
awakened-head-population = Invånare
awakened-head-lands = Områden
awakened-head-resources = I lager
awakened-head-soldiers = Soldater
awakened-unseen = Ännu outforskat
awakened-unseen-hint =
    { $count ->
        [one] En bricka ligger dold.
       *[other] { $count } brickor ligger dolda. Var och en har samma chans att komma härnäst.
    }
awakened-head-limit = Plats { $limit }
awakened-stock = Byggnader kvar

## De närmaste turerna

awakened-next = Dina närmaste turer
awakened-next-hint = Så blir det, om ingen flyttar, bygger eller gör räder utöver det du har valt hittills.
awakened-next-head-now = Nu
awakened-next-head-one = Nästa tur
awakened-next-head-two = Turen därpå
awakened-next-people =
    { $people ->
        [one] en invånare
       *[other] { $people } invånare
    }, { $resources } i lager
awakened-next-food = Produceras: { $produced }. Tas ur lagret: { $spent }. Läggs i lager: { $stored }.
awakened-next-born =
    { $count ->
        [one] en föds
       *[other] { $count } föds
    }
awakened-next-losses = Nästa tur blir det förluster i { $lands }.
awakened-next-died =
    { $count ->
        [one] en dör
       *[other] { $count } dör
    }
awakened-next-starved =
    { $count ->
        [one] en svälter
       *[other] { $count } svälter
    }
awakened-next-lost =
    { $count ->
        [one] en resurs går förlorad
       *[other] { $count } resurser går förlorade
    }
awakened-next-unknown = Det vet ingen än
awakened-next-settlers = Plats för alla: { $fit }. Lika många eller fler efter nästa tur: { $keep }.
awakened-earliest-title = Tidigaste segrar
awakened-earliest-hint = När var och en tidigast kan vinna. Det dröjer längre där det saknas plats eller mat.
awakened-earliest = inte före runda { $round }
awakened-earliest-never = två invånare blir aldrig fler

## Vad ett outforskat område kan vara: talen över staplarna är procent

awakened-chances-line =
    { $count ->
        [one] { $cell } får den sista brickan som ligger dold.
       *[other] { $cell } kan få vilken som helst av de { $count } brickor som ligger dolda. I genomsnitt finns plats för { $room }, och ett fullt område ger { $food }.
    }
awakened-chances-room = Plats, %
awakened-chances-codes = Produktion, %
awakened-chances-food = Ger när det är fullt, %
awakened-chances-produces = ger { $food }
