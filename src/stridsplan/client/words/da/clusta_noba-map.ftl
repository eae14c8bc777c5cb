# Clusta Noba: kortet, dets paneler, brevene.

clusta-noba-map = Kort over krigsskuepladsen
clusta-noba-map-hex = Felt { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = dag { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] lige nu
        [one] for 1 time siden
       *[other] for { $hours } timer siden
    }
clusta-noba-map-age-days = for { $days } døgn siden
clusta-noba-map-mark-hours = { $hours } t
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = set med egne øjne
clusta-noba-map-nobody = Ukendt
clusta-noba-map-unit = { $name }, { $men } mand
clusta-noba-map-units = { $count } enheder, { $men } mand
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } mand ifølge melding
clusta-noba-map-men = { $men } mand
clusta-noba-map-men-reported = { $men } mand ifølge melding
clusta-noba-map-points = { $points ->
        [0] ingen heltepoint
        [one] 1 heltepoint
       *[other] { $points } heltepoint
    }
clusta-noba-map-fortified = { $days ->
        [0] ikke befæstet
        [one] befæstet i 1 dag
       *[other] befæstet i { $days } dage
    }
clusta-noba-map-aboard = om bord
clusta-noba-map-expected = burde være her nu: { $stack }
clusta-noba-map-ghost = burde være her nu; sidst meldt { $age }, fra { $hex }
clusta-noba-map-nothing = Du kender ikke til nogen her.
clusta-noba-map-reading = Stjernerne læst på dag { $day }: konfluksen er { $band }.
clusta-noba-map-letter = brev
clusta-noba-map-open-letter = Åbn brevet
clusta-noba-map-open = Detaljer


## Tabeller

clusta-noba-map-table-units = Dine enheder, ifølge seneste melding
clusta-noba-map-table-persons = Dine hærførere, specialister og lejre
clusta-noba-map-table-sightings = Hvad der er set af andre
clusta-noba-map-table-show = vis på kortet
clusta-noba-map-table-unit = Enhed
clusta-noba-map-table-person = Hvem
clusta-noba-map-table-what = Hvad
clusta-noba-map-table-side = Side
clusta-noba-map-table-hex = Felt
clusta-noba-map-table-men = Mand
clusta-noba-map-table-lost = Tabt
clusta-noba-map-table-state = Tilstand
clusta-noba-map-table-order = Ordre
clusta-noba-map-table-source = Kilde
clusta-noba-map-table-age = Meldt

## Lag

clusta-noba-map-layers = Lag
clusta-noba-map-layer-costs = Bevægelsens pris
clusta-noba-map-layer-reach = Tid til at nå frem
clusta-noba-map-layer-risk = Fare for kurerer
clusta-noba-map-layer-plans = Ordrer, og hvor de fører hen
clusta-noba-map-layer-old = Ældre iagttagelser
clusta-noba-map-layer-costs-line = { $from ->
        [none] Bevægelsespoint for terrænet. Vælg et felt for at se hvert skridt fra det.
       *[other] Bevægelsespoint for hvert skridt fra { $from }.
    }
clusta-noba-map-layer-reach-line = Timer fra { $from }, med { $points } bevægelsespoint pr. runde. Tropper hviler om natten.
clusta-noba-map-layer-risk-line = Risikoen i procent for, at en kurer fanges i feltet af fjender ifølge melding, uden for vejen og på den.
clusta-noba-map-way = Måde at bevæge sig på
clusta-noba-map-way-march = March
clusta-noba-map-way-combat = Kamp
clusta-noba-map-way-courier = Kurer

## Kalender og krigsdagbog

clusta-noba-map-day = Dag { $day }
clusta-noba-map-clock = { $clock }, runde { $round }
clusta-noba-map-conflux = { $left ->
        [0] Konfluksen kommer i dag.
        [one] Konfluksen kommer i morgen, dag { $day }.
       *[other] Konfluksen kommer på dag { $day }, om { $left } dage.
    }
clusta-noba-map-conflux-here = konfluksens felt
clusta-noba-map-conflux-hex = Den kommer ved { $hex }.
clusta-noba-map-bridge = Stenbroen er færdig.
clusta-noba-map-never-bridge = Der kommer ingen bro.
clusta-noba-map-bridge-days = { $days ->
        [0] Stenbroen bliver færdig ved daggry på dag { $first }.
       *[other] Stenbroen bliver færdig ved daggry på en af dagene { $first } til { $last }.
    }
clusta-noba-map-no-bridge = Ingen har endnu fortalt, at den er færdig.
clusta-noba-map-now = nu
clusta-noba-map-expect-courier = Dine ordrer burde nå { $who }.
clusta-noba-map-expect-ends = Ordrerne udløber for { $who }.
clusta-noba-map-expect-wounded = Sårede vender tilbage til lejren nærmest kampen: { $who }
clusta-noba-map-wounded = { $name } (højst { $men })
clusta-noba-map-expect-idle = Uden ordrer: { $who }
clusta-noba-map-expect-missing = Har forladt hovedkvarteret; ingen ved, hvor de er: { $who }
clusta-noba-map-diary = Krigsdagbog
clusta-noba-map-quiet-day = Ingen har fortalt dig noget.
clusta-noba-map-earlier-days = Tidligere dage

## Breve

clusta-noba-map-letters = Breve
clusta-noba-map-papers = Papirer
clusta-noba-map-calendar = Kalender
clusta-noba-map-new = { $count ->
        [one] nyt brev
       *[other] nye breve
    }
clusta-noba-map-inbox-empty = Der er ikke kommet noget brev endnu.
clusta-noba-map-more = { $count } ældre breve
clusta-noba-letter-to = Til hovedkvarteret
clusta-noba-letter-sender = { $sender }
clusta-noba-letter-from = — { $sender }
clusta-noba-letter-came = Kom på dag { $day } kl. { $clock }. Tal ifølge melding.
clusta-noba-letter-remark = P.S. { $text }
clusta-noba-letter-close = { $kind ->
        [commander] Jeg afventer Deres ordrer.
        [unit] Vi afventer Deres ordrer.
        [camp] Lejren er godt bevogtet.
        [specialist] Brænd dette, når De har læst det.
        [settlement] Vi håber på Deres beskyttelse.
       *[other] Med ærbødighed,
    }
clusta-noba-letter-unit-reported = { $condition ->
        [destroyed] { $unit } findes ikke mere. De sidste faldt ved { $hex }.
       *[other] { $own ->
            [self] Vi står ved { $hex }, { clusta-noba-label-men } ifølge melding, { clusta-noba-label-condition }.
           *[other] { $unit } er ved { $hex }, { clusta-noba-label-men } ifølge melding, { clusta-noba-label-condition }.
        }{ $lost ->
            [none] { "" }
            [0] { "" }
            [one] { " " }Én mand er tabt siden i går aftes.
           *[other] { " " }{ $lost } mand er tabt siden i går aftes.
        }
    }
clusta-noba-letter-commander-reported = { $fate ->
        [free] { $own ->
            [self] Jeg er ved { $hex } og ved godt mod.
           *[other] { $commander } er ved { $hex }.
        }
        [dead] { $commander } faldt ved { $hex }.
        [prisoner] { $commander } er taget til fange ved { $hex }.
       *[absent] { $commander } er ikke på øen.
    }
clusta-noba-letter-battle-reported = Vi har kæmpet mod { $side } ved { $hex }{ $men ->
        [none] .
       *[other] , { $men } mand ifølge melding.
    } Det har kostet os { $own_lost ->
        [0] ingen
        [one] én mand
       *[other] { $own_lost } mand
    } og dem { $lost ->
        [0] ingen
        [one] én mand
       *[other] { $lost } mand
    }, ifølge melding. { $outcome ->
        [won] Marken er vores.
        [left] Vi har trukket os tilbage.
        [lost] Her er alt tabt.
       *[undecided] Ingen viger.
    }
clusta-noba-letter-sighting-reported = { $source ->
        [ambient] Vores forposter har set
        [scout] Vores spejdere har set
        [spy] Jeg har talt
        [hippogriff] Fra luften så vi
        [captive] En fange taler om
        [settlement] Vi har set
       *[other] Vi har mødt
    } { $sighted ->
        [unit] tropper fra { $side }
        [camp] en af { $side }s lejre
        [commander] en af { $side }s hærførere med sine tropper
        [ships] nogle af { $side }s skibe
        [stenfar] Store Stenfar, plantet,
       *[main_force] { $side }s hovedstyrke
    } ved { $hex }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-letter-lapse-reported = { $order ->
        [none] { $own ->
            [self] Vores ordrer er sluppet op. Vi forsvarer os ved { $hex } og venter på nye.
           *[other] Ordrerne er sluppet op for { $unit }. Enheden forsvarer sig ved { $hex } og venter på nye.
        }
       *[other] { $own ->
            [self] Vores ordrer er sluppet op ved { $hex }. Vi gør, som vores hærfører selv vil: { $order }.
           *[other] Ordrerne er sluppet op for { $unit } ved { $hex }. Enheden gør, som hærføreren selv vil: { $order }.
        }
    }
clusta-noba-letter-stop-reported = { $own ->
        [self] Vi er standset
       *[other] { $unit } er standset
    } foran { $side } ved { $hex }, { $men ->
        [none] ukendt styrke
        [one] én mand ifølge melding
       *[other] { $men } mand ifølge melding
    }. Hvad skal vi gøre?
clusta-noba-letter-failure-reported = { $own ->
        [self] Vi er ved { $hex } og kan ikke udføre Deres ordre »{ $order }«. { $reason }
       *[other] { $unit } er ved { $hex } og kan ikke udføre Deres ordre »{ $order }«. { $reason }
    }
clusta-noba-subject-unit-reported = stillingen
clusta-noba-subject-commander-reported = stillingen
clusta-noba-subject-specialist-reported = stillingen
clusta-noba-subject-camp-reported = stillingen
clusta-noba-subject-battle-reported = kamp
clusta-noba-subject-sighting-reported = fjender i sigte
clusta-noba-subject-reading-reported = stjernerne
clusta-noba-subject-lapse-reported = ordrer, der er udløbet
clusta-noba-subject-stop-reported = stop foran fjenden
clusta-noba-subject-interrogation-reported = en fange har talt
clusta-noba-subject-captured-order-reported = opsnappede ordrer
clusta-noba-subject-failure-reported = en ordre, der ikke kan udføres
clusta-noba-subject-letter-arrived = et brev fra en anden side
clusta-noba-subject-courier-returned = dine ordrer er kommet tilbage

## Odds for en kamp

clusta-noba-fight = En kamp over denne grænse
clusta-noba-fight-ask = Hvad ville en kamp give?
clusta-noba-fight-wait = Regner…
clusta-noba-fight-forces = { $own } af dine mænd ved { $from }, { $men } af deres ifølge melding. Begge i kampformation, med den sædvanlige doktrin.
clusta-noba-fight-unknown = Ingen har fortalt, hvor mange mænd der er dér.
clusta-noba-fight-attack = Du angriber og vinder
clusta-noba-fight-defend = De angriber, og du holder stand
clusta-noba-fight-attack-begins = Du angriber
clusta-noba-fight-defend-begins = De angriber
clusta-noba-fight-left = Ventet: du mister { $own } mand, de mister { $enemy }, efter { $rounds } feltslagsrunder.
clusta-noba-fight-lost = Du må vige: { $chance }.
clusta-noba-fight-leader = Din leder falder: { $chance }.
clusta-noba-fight-first = Første feltslagsrunde: du vinder taktikslaget i { $tactics } af tilfældene. Ventet: du mister { $own } mand, de mister { $enemy }. Panik: du { $panic }, de { $enemy-panic }.
clusta-noba-fight-too-large = Hele kampen er for stor til at regne ud.
clusta-noba-fight-impossible = Disse styrker kan ikke kæmpe sådan.
clusta-noba-fight-own-flees = Dine mænd ville flygte for den større styrke før kampen.
clusta-noba-fight-own-stops = Dine mænd ville ikke angribe en styrke, der er to klasser større.
clusta-noba-fight-own-makes-way = Dine mænd afventer og ville vige for den større styrke.
clusta-noba-fight-enemy-flees = De ville flygte for den større styrke før kampen.
clusta-noba-fight-enemy-stops = De ville ikke angribe en styrke, der er to klasser større.
