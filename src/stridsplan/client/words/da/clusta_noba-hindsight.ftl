# Clusta Noba: tilbageblikket på et felttog.

clusta-noba-hindsight = Felttogets timer
clusta-noba-hindsight-slider = Time i felttoget
clusta-noba-hindsight-back = En time tilbage
clusta-noba-hindsight-forward = En time frem
clusta-noba-hindsight-turn-back = Til dagen før
clusta-noba-hindsight-turn-forward = Til næste dag
clusta-noba-hindsight-time = Dag { $day }, { $clock }
clusta-noba-hindsight-day = Dag { $day }
clusta-noba-hindsight-stack = { $side }: { $stack }
clusta-noba-hindsight-courier = kurer med { $cargo }
clusta-noba-hindsight-courier-caught = kurer med { $cargo }, fanget
clusta-noba-hindsight-nobody = Ingen.
clusta-noba-hindsight-choose = Vælg et felt for at se, hvad man troede var der, og hvad der faktisk var der.
clusta-noba-hindsight-marks = Hvad mærkerne betyder
clusta-noba-hindsight-mark-astray = formodet her, var dér
clusta-noba-hindsight-mark-vanished = ikke længere der
clusta-noba-hindsight-mark-misjudged = virkeligt antal
clusta-noba-hindsight-mark-unseen = ikke meldt her
clusta-noba-hindsight-right = rigtigt
clusta-noba-hindsight-no-more = findes ikke mere
clusta-noba-hindsight-apart = { $hexes ->
        [one] 1 felt
       *[other] { $hexes } felter
    }
clusta-noba-hindsight-unseen = Ikke meldt
clusta-noba-hindsight-table-own = Egne styrker
clusta-noba-hindsight-table-others = Andre
clusta-noba-hindsight-column-what = Hvad
clusta-noba-hindsight-column-side = Side
clusta-noba-hindsight-column-hex = Felt
clusta-noba-hindsight-column-believed = Formodet sted
clusta-noba-hindsight-column-true = Virkeligt sted
clusta-noba-hindsight-column-apart = Afvigelse
clusta-noba-hindsight-column-men = Formodet antal
clusta-noba-hindsight-column-true-men = Virkeligt antal
clusta-noba-hindsight-column-age = Melding


## Hvad der gik galt

clusta-noba-findings-couriers = Kurerer { $count }
clusta-noba-findings-orders = Ordrer { $count }
clusta-noba-findings-reports = Meldinger { $count }
clusta-noba-findings-beliefs = Forkert tro { $count }
clusta-noba-finding-courier-caught = Kureren fra { $start } til { $goal } når aldrig frem: { $captor } fanger ham ved { $hex }.
clusta-noba-finding-courier-lacked = Der er ingen kurer tilbage til det, som { $sender } vil sende.
clusta-noba-finding-scout-caught = { $captor } fanger en spejder fra { $unit } ved { $hex }.
clusta-noba-finding-report-off = En melding angiver { $reported } mand fra { $side } ved { $hex }; de var { $men }. { $way ->
        [more] Det er { $off } % for meget.
       *[less] Det er { $off } % for lidt.
    }
clusta-noba-finding-reading-off = { $specialist } læser ved { $hex }, at konfluksen er { $band }; i virkeligheden er den { $true_band }.
clusta-noba-finding-order-lost = { $why ->
        [caught] Ordrerne til { $recipient } fra dag { $day } kl. { $clock } går tabt ved { $hex } med deres sidste kurer.
        [returned] Ordrerne til { $recipient } fra dag { $day } kl. { $clock } kommer tilbage: ingen var der til at tage imod dem.
        [kept] Ordrerne til { $recipient } fra dag { $day } kl. { $clock } kom aldrig af sted: der var ingen kurer.
       *[under_way] Ordrerne til { $recipient } fra dag { $day } kl. { $clock } er stadig undervejs ved slutningen.
    }
clusta-noba-finding-order-late = Ordrerne til { $recipient } fra dag { $day } kl. { $clock } når først frem efter { $hours } timer.
clusta-noba-finding-lapsed = Ordrerne udløber for { $unit } ved { $hex }. { $learned ->
        [never] Hovedkvarteret får det aldrig at vide.
       *[later] Hovedkvarteret får det at vide { $hours ->
            [0] inden for en time
            [one] en time senere
           *[other] { $hours } timer senere
        }.
    }
clusta-noba-finding-unit-gone = { $unit } findes ikke mere; enheden var sidst ved { $hex }. { $learned ->
        [never] Hovedkvarteret regner med den til det sidste.
       *[later] Hovedkvarteret regner med den i { $hours ->
            [one] endnu en time
           *[other] yderligere { $hours } timer
        }.
    }
clusta-noba-finding-commander-gone = { $commander } falder eller tages til fange ved { $hex }. { $learned ->
        [never] Hovedkvarteret får det aldrig at vide.
       *[later] Hovedkvarteret får det at vide { $hours ->
            [one] en time senere
           *[other] { $hours } timer senere
        }.
    }
clusta-noba-finding-specialist-gone = { $specialist } går tabt ved { $hex }. { $learned ->
        [never] Hovedkvarteret får det aldrig at vide.
       *[later] Hovedkvarteret får det at vide { $hours ->
            [one] en time senere
           *[other] { $hours } timer senere
        }.
    }
clusta-noba-finding-camp-gone = { $camp } ved { $hex } er væk. { $learned ->
        [never] Hovedkvarteret får det aldrig at vide.
       *[later] Hovedkvarteret får det at vide { $hours ->
            [one] en time senere
           *[other] { $hours } timer senere
        }.
    }
