# Clusta Noba: kartan, dess paneler, breven.

clusta-noba-map = Karta över krigsskådeplatsen
clusta-noba-map-hex = Ruta { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = dag { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] alldeles nyss
        [one] för 1 timme sedan
       *[other] för { $hours } timmar sedan
    }
clusta-noba-map-age-days = för { $days } dygn sedan
clusta-noba-map-mark-hours = { $hours } t
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = sett med egna ögon
clusta-noba-map-nobody = Okänd
clusta-noba-map-unit = { $name }, { $men } man
clusta-noba-map-units = { $count } enheter, { $men } man
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } man enligt rapport
clusta-noba-map-men = { $men } man
clusta-noba-map-men-reported = { $men } man enligt rapport
clusta-noba-map-points = { $points ->
        [0] inga hjältepoäng
        [one] 1 hjältepoäng
       *[other] { $points } hjältepoäng
    }
clusta-noba-map-fortified = { $days ->
        [0] inte befäst
        [one] befäst under 1 dag
       *[other] befäst under { $days } dagar
    }
clusta-noba-map-aboard = ombord
clusta-noba-map-expected = borde vara här nu: { $stack }
clusta-noba-map-ghost = borde vara här nu; senast rapporterat { $age }, från { $hex }
clusta-noba-map-nothing = Du känner inte till någon här.
clusta-noba-map-reading = Stjärnläsning dag { $day }: konfluxen är { $band }.
clusta-noba-map-letter = brev
clusta-noba-map-open-letter = Öppna brevet
clusta-noba-map-open = Detaljer


## Tabeller

clusta-noba-map-table-units = Dina enheter, enligt senaste rapport
clusta-noba-map-table-persons = Dina befälhavare, specialister och läger
clusta-noba-map-table-sightings = Vad som har setts av andra
clusta-noba-map-table-show = visa på kartan
clusta-noba-map-table-unit = Enhet
clusta-noba-map-table-person = Vem
clusta-noba-map-table-what = Vad
clusta-noba-map-table-side = Sida
clusta-noba-map-table-hex = Ruta
clusta-noba-map-table-men = Man
clusta-noba-map-table-lost = Förlorat
clusta-noba-map-table-state = Läge
clusta-noba-map-table-order = Order
clusta-noba-map-table-source = Källa
clusta-noba-map-table-age = Rapporterat

## Skikt

clusta-noba-map-layers = Skikt
clusta-noba-map-layer-costs = Rörelsekostnad
clusta-noba-map-layer-reach = Tid att nå fram
clusta-noba-map-layer-risk = Fara för kurirer
clusta-noba-map-layer-plans = Order och vart de leder
clusta-noba-map-layer-old = Äldre iakttagelser
clusta-noba-map-layer-costs-line = { $from ->
        [none] Rörelsepoäng för marken. Välj en ruta för att se varje steg från den.
       *[other] Rörelsepoäng för varje steg från { $from }.
    }
clusta-noba-map-layer-reach-line = Timmar från { $from }, med { $points } rörelsepoäng per runda. Trupper vilar om natten.
clusta-noba-map-layer-risk-line = Risken i procent att en kurir fångas i rutan av fiender enligt rapport, vid sidan av vägen och på den.
clusta-noba-map-way = Sätt att röra sig
clusta-noba-map-way-march = Marsch
clusta-noba-map-way-combat = Strid
clusta-noba-map-way-courier = Kurir

## Kalender och krigsdagbok

clusta-noba-map-day = Dag { $day }
clusta-noba-map-clock = { $clock }, runda { $round }
clusta-noba-map-conflux = { $left ->
        [0] Konfluxen kommer i dag.
        [one] Konfluxen kommer i morgon, dag { $day }.
       *[other] Konfluxen kommer dag { $day }, om { $left } dagar.
    }
clusta-noba-map-conflux-here = konfluxens ruta
clusta-noba-map-conflux-hex = Den kommer vid { $hex }.
clusta-noba-map-bridge = Stenbron är färdig.
clusta-noba-map-never-bridge = Det blir ingen bro.
clusta-noba-map-bridge-days = { $days ->
        [0] Stenbron blir färdig i gryningen dag { $first }.
       *[other] Stenbron blir färdig i gryningen någon av dagarna { $first } till { $last }.
    }
clusta-noba-map-no-bridge = Ingen har ännu berättat att den är färdig.
clusta-noba-map-now = nu
clusta-noba-map-expect-courier = Dina order borde nå { $who }.
clusta-noba-map-expect-ends = Orderna tar slut för { $who }.
clusta-noba-map-expect-wounded = Sårade återvänder till lägret närmast striden: { $who }
clusta-noba-map-wounded = { $name } (högst { $men })
clusta-noba-map-expect-idle = Utan order: { $who }
clusta-noba-map-expect-missing = Har lämnat högkvarteret; ingen vet var de är: { $who }
clusta-noba-map-diary = Krigsdagbok
clusta-noba-map-quiet-day = Ingen har berättat något för dig.
clusta-noba-map-earlier-days = Tidigare dagar

## Brev

clusta-noba-map-letters = Brev
clusta-noba-map-papers = Papper
clusta-noba-map-calendar = Kalender
clusta-noba-map-new = { $count ->
        [one] nytt brev
       *[other] nya brev
    }
clusta-noba-map-inbox-empty = Inget brev har kommit än.
clusta-noba-map-more = { $count } äldre brev
clusta-noba-letter-to = Till högkvarteret
clusta-noba-letter-sender = { $sender }
clusta-noba-letter-from = — { $sender }
clusta-noba-letter-came = Kom dag { $day } kl. { $clock }. Siffror enligt rapport.
clusta-noba-letter-remark = P.S. { $text }
clusta-noba-letter-close = { $kind ->
        [commander] Jag inväntar era order.
        [unit] Vi inväntar era order.
        [camp] Lägret är väl bevakat.
        [specialist] Bränn detta när ni har läst det.
        [settlement] Vi hoppas på ert beskydd.
       *[other] Med vördnad,
    }
clusta-noba-letter-unit-reported = { $condition ->
        [destroyed] { $unit } finns inte mer. De sista stupade vid { $hex }.
       *[other] { $own ->
            [self] Vi står vid { $hex }, { clusta-noba-label-men } enligt rapport, { clusta-noba-label-condition }.
           *[other] { $unit } är vid { $hex }, { clusta-noba-label-men } enligt rapport, { clusta-noba-label-condition }.
        }{ $lost ->
            [none] { "" }
            [0] { "" }
            [one] { " " }En man är förlorad sedan i går kväll.
           *[other] { " " }{ $lost } man är förlorade sedan i går kväll.
        }
    }
clusta-noba-letter-commander-reported = { $fate ->
        [free] { $own ->
            [self] Jag är vid { $hex } och vid gott mod.
           *[other] { $commander } är vid { $hex }.
        }
        [dead] { $commander } stupade vid { $hex }.
        [prisoner] { $commander } har tagits till fånga vid { $hex }.
       *[absent] { $commander } är inte på ön.
    }
clusta-noba-letter-battle-reported = Vi har stridit mot { $side } vid { $hex }{ $men ->
        [none] .
       *[other] , { $men } man enligt rapport.
    } Det har kostat oss { $own_lost ->
        [0] ingen
        [one] en man
       *[other] { $own_lost } man
    } och dem { $lost ->
        [0] ingen
        [one] en man
       *[other] { $lost } man
    }, enligt rapport. { $outcome ->
        [won] Fältet är vårt.
        [left] Vi har dragit oss tillbaka.
        [lost] Här är allt förlorat.
       *[undecided] Ingen ger vika.
    }
clusta-noba-letter-sighting-reported = { $source ->
        [ambient] Våra förposter har sett
        [scout] Våra spejare har sett
        [spy] Jag har räknat
        [hippogriff] Från luften såg vi
        [captive] En fånge talar om
        [settlement] Vi har sett
       *[other] Vi har mött
    } { $sighted ->
        [unit] trupper från { $side }
        [camp] ett av { $side }s läger
        [commander] en av { $side }s befälhavare med sina trupper
        [ships] några av { $side }s skepp
        [stenfar] Store Stenfar, planterad,
       *[main_force] { $side }s huvudstyrka
    } vid { $hex }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-letter-lapse-reported = { $order ->
        [none] { $own ->
            [self] Våra order har tagit slut. Vi försvarar oss vid { $hex } och väntar på nya.
           *[other] Orderna har tagit slut för { $unit }. Enheten försvarar sig vid { $hex } och väntar på nya.
        }
       *[other] { $own ->
            [self] Våra order har tagit slut vid { $hex }. Vi gör som vår befälhavare själv vill: { $order }.
           *[other] Orderna har tagit slut för { $unit } vid { $hex }. Enheten gör som befälhavaren själv vill: { $order }.
        }
    }
clusta-noba-letter-stop-reported = { $own ->
        [self] Vi har stannat
       *[other] { $unit } har stannat
    } framför { $side } vid { $hex }, { $men ->
        [none] okänd styrka
        [one] en man enligt rapport
       *[other] { $men } man enligt rapport
    }. Vad ska vi göra?
clusta-noba-letter-failure-reported = { $own ->
        [self] Vi är vid { $hex } och kan inte utföra er order ”{ $order }”. { $reason }
       *[other] { $unit } är vid { $hex } och kan inte utföra er order ”{ $order }”. { $reason }
    }
clusta-noba-subject-unit-reported = läget
clusta-noba-subject-commander-reported = läget
clusta-noba-subject-specialist-reported = läget
clusta-noba-subject-camp-reported = läget
clusta-noba-subject-battle-reported = strid
clusta-noba-subject-sighting-reported = fiender i sikte
clusta-noba-subject-reading-reported = stjärnorna
clusta-noba-subject-lapse-reported = order som har tagit slut
clusta-noba-subject-stop-reported = stopp inför fienden
clusta-noba-subject-interrogation-reported = en fånge har talat
clusta-noba-subject-captured-order-reported = uppsnappade order
clusta-noba-subject-failure-reported = en order som inte går att utföra
clusta-noba-subject-letter-arrived = ett brev från en annan sida
clusta-noba-subject-courier-returned = dina order har kommit tillbaka

## Odds för en strid

clusta-noba-fight = En strid över den här gränsen
clusta-noba-fight-ask = Vad skulle en strid ge?
clusta-noba-fight-wait = Räknar…
clusta-noba-fight-forces = { $own } egna man vid { $from }, { $men } av deras enligt rapport. Båda i stridsformation, med den vanliga doktrinen.
clusta-noba-fight-unknown = Ingen har berättat hur många man som finns där.
clusta-noba-fight-attack = Du anfaller och vinner
clusta-noba-fight-defend = De anfaller och du håller stånd
clusta-noba-fight-attack-begins = Du anfaller
clusta-noba-fight-defend-begins = De anfaller
clusta-noba-fight-left = Väntat: du förlorar { $own } man, de { $enemy }, efter { $rounds } fältslagsrundor.
clusta-noba-fight-lost = Du måste ge vika: { $chance }.
clusta-noba-fight-leader = Din ledare stupar: { $chance }.
clusta-noba-fight-first = Första fältslagsrundan: du vinner taktikslaget i { $tactics } av fallen. Väntat: du förlorar { $own } man, de { $enemy }. Panik: du { $panic }, de { $enemy-panic }.
clusta-noba-fight-too-large = Hela striden är för stor för att räkna ut.
clusta-noba-fight-impossible = De här styrkorna kan inte slåss så.
clusta-noba-fight-own-flees = Dina män skulle fly för den större styrkan före striden.
clusta-noba-fight-own-stops = Dina män skulle inte anfalla en styrka som är två klasser större.
clusta-noba-fight-own-makes-way = Dina män avvaktar och skulle vika undan för den större styrkan.
clusta-noba-fight-enemy-flees = De skulle fly för den större styrkan före striden.
clusta-noba-fight-enemy-stops = De skulle inte anfalla en styrka som är två klasser större.
