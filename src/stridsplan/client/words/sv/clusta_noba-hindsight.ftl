# Clusta Noba: återblicken på ett fälttåg.

clusta-noba-hindsight = Fälttågets timmar
clusta-noba-hindsight-slider = Timme i fälttåget
clusta-noba-hindsight-back = En timme tillbaka
clusta-noba-hindsight-forward = En timme framåt
clusta-noba-hindsight-turn-back = Till dagen före
clusta-noba-hindsight-turn-forward = Till nästa dag
clusta-noba-hindsight-time = Dag { $day }, { $clock }
clusta-noba-hindsight-day = Dag { $day }
clusta-noba-hindsight-stack = { $side }: { $stack }
clusta-noba-hindsight-courier = kurir med { $cargo }
clusta-noba-hindsight-courier-caught = kurir med { $cargo }, fångad
clusta-noba-hindsight-nobody = Ingen.
clusta-noba-hindsight-choose = Välj en ruta för att se vad man trodde fanns där, och vad som faktiskt fanns där.
clusta-noba-hindsight-marks = Vad märkena betyder
clusta-noba-hindsight-mark-astray = troddes vara här, var där
clusta-noba-hindsight-mark-vanished = inte längre där
clusta-noba-hindsight-mark-misjudged = verkligt antal
clusta-noba-hindsight-mark-unseen = inte rapporterad här
clusta-noba-hindsight-right = rätt
clusta-noba-hindsight-no-more = finns inte mer
clusta-noba-hindsight-apart = { $hexes ->
        [one] 1 ruta
       *[other] { $hexes } rutor
    }
clusta-noba-hindsight-unseen = Inte rapporterad
clusta-noba-hindsight-table-own = Egna styrkor
clusta-noba-hindsight-table-others = Andra
clusta-noba-hindsight-column-what = Vad
clusta-noba-hindsight-column-side = Sida
clusta-noba-hindsight-column-hex = Ruta
clusta-noba-hindsight-column-believed = Förmodad plats
clusta-noba-hindsight-column-true = Verklig plats
clusta-noba-hindsight-column-apart = Avvikelse
clusta-noba-hindsight-column-men = Förmodat antal
clusta-noba-hindsight-column-true-men = Verkligt antal
clusta-noba-hindsight-column-age = Rapport


## Vad som gick fel

clusta-noba-findings-couriers = Kurirer { $count }
clusta-noba-findings-orders = Order { $count }
clusta-noba-findings-reports = Rapporter { $count }
clusta-noba-findings-beliefs = Felaktig tro { $count }
clusta-noba-finding-courier-caught = Kuriren från { $start } till { $goal } kommer aldrig fram: { $captor } fångar honom vid { $hex }.
clusta-noba-finding-courier-lacked = Det finns ingen kurir kvar för det som { $sender } vill skicka.
clusta-noba-finding-scout-caught = { $captor } fångar en spejare ur { $unit } vid { $hex }.
clusta-noba-finding-report-off = En rapport uppger { $reported } man ur { $side } vid { $hex }; de var { $men }. { $way ->
        [more] Det är { $off } % för mycket.
       *[less] Det är { $off } % för lite.
    }
clusta-noba-finding-reading-off = { $specialist } läser vid { $hex } att konfluxen är { $band }; i själva verket är den { $true_band }.
clusta-noba-finding-order-lost = { $why ->
        [caught] Orderna till { $recipient } från dag { $day } kl. { $clock } går förlorade vid { $hex } med sin sista kurir.
        [returned] Orderna till { $recipient } från dag { $day } kl. { $clock } kommer tillbaka: ingen fanns där att ta emot dem.
        [kept] Orderna till { $recipient } från dag { $day } kl. { $clock } kom aldrig i väg: det fanns ingen kurir.
       *[under_way] Orderna till { $recipient } från dag { $day } kl. { $clock } är fortfarande på väg vid slutet.
    }
clusta-noba-finding-order-late = Orderna till { $recipient } från dag { $day } kl. { $clock } kommer fram först efter { $hours } timmar.
clusta-noba-finding-lapsed = Orderna tar slut för { $unit } vid { $hex }. { $learned ->
        [never] Högkvarteret får aldrig veta det.
       *[later] Högkvarteret får veta det { $hours ->
            [0] inom timmen
            [one] en timme senare
           *[other] { $hours } timmar senare
        }.
    }
clusta-noba-finding-unit-gone = { $unit } finns inte mer; enheten var senast vid { $hex }. { $learned ->
        [never] Högkvarteret räknar med den till slutet.
       *[later] Högkvarteret räknar med den i { $hours ->
            [one] ännu en timme
           *[other] ytterligare { $hours } timmar
        }.
    }
clusta-noba-finding-commander-gone = { $commander } stupar eller tas till fånga vid { $hex }. { $learned ->
        [never] Högkvarteret får aldrig veta det.
       *[later] Högkvarteret får veta det { $hours ->
            [one] en timme senare
           *[other] { $hours } timmar senare
        }.
    }
clusta-noba-finding-specialist-gone = { $specialist } går förlorad vid { $hex }. { $learned ->
        [never] Högkvarteret får aldrig veta det.
       *[later] Högkvarteret får veta det { $hours ->
            [one] en timme senare
           *[other] { $hours } timmar senare
        }.
    }
clusta-noba-finding-camp-gone = { $camp } vid { $hex } är borta. { $learned ->
        [never] Högkvarteret får aldrig veta det.
       *[later] Högkvarteret får veta det { $hours ->
            [one] en timme senare
           *[other] { $hours } timmar senare
        }.
    }
