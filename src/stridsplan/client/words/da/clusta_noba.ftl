# Clusta Noba: spørgsmål, ventetid, knapper, hændelser, resultater og afslag. Resten er i clusta_noba-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Terninger og lister giver også $x_count. Det, der
# ikke kendes, er "none". Felter er kolonne og række: 10.09. Linjerne i en melding er afsenderens ord.

## Spillets mål

clusta-noba-goal-conflux = { $hex ->
        [none] Hold konfluksens felt på dag { $day }:
       *[other] Hold { $hex }, hvor konfluksen kommer, på dag { $day }:
    } { $left ->
        [0] i dag.
        [one] i morgen.
       *[other] { $left } dage tilbage.
    }
clusta-noba-goal-secret-conflux = { $hex ->
        [none] Hold konfluksens felt på en hemmelig dag fra { $first } til { $last }.
       *[other] Hold { $hex }, hvor konfluksen kommer, på en hemmelig dag fra { $first } til { $last }.
    }

## Spørgsmål

clusta-noba-question-set-up = Du leder { $side }. Træf dine valg før felttoget, og sig så, at du er klar.
    .title = Før felttoget
clusta-noba-question-orders = { $headquarters ->
        [none] Dag { $day }, kl. { $clock }. Ingen af dine på øen kan sende ordrer nu.
       *[other] { $columns ->
            [0] Dag { $day }, kl. { $clock }. Du er ved { $headquarters }. Hvilke ordrer giver du?
            [one] Dag { $day }, kl. { $clock }. Én kolonne er skrevet. Skriver du flere, eller forsegler du?
           *[other] Dag { $day }, kl. { $clock }. { $columns } kolonner er skrevet. Skriver du flere, eller forsegler du?
        }
    }
    .title = Ordrer
clusta-noba-question-live = Dag { $day }, runde { $round }, kl. { $clock }. Hvad gør enhederne ved { $headquarters }?
    .title = Dit eget felt
clusta-noba-question-live-for = I stedet for { $seat }: dag { $day }, runde { $round }, kl. { $clock }. Hvad gør enhederne ved { $headquarters }?
    .title = En spillers eget felt
clusta-noba-question-column = Ordrer til { $recipient }: for hvilke enheder, og fra hvornår?
    .title = En kolonne
clusta-noba-question-entry-order = { $recipient }, dag { $day }, runde { $round }: hvilken ordre?
    .title = En linje
clusta-noba-question-entry-hex = { $recipient }, dag { $day }, runde { $round }, { $order }: hvilket felt?
    .title = En linje
clusta-noba-question-entry = { $recipient }, dag { $day }, runde { $round }: { clusta-noba-label-order }. Mere?
    .title = En linje
clusta-noba-question-via = { $recipient }, dag { $day }, runde { $round }: gennem hvilket felt fører vejen?
    .title = Vejen
clusta-noba-question-wish = Hvis { $commander } ikke har flere ordrer: hvad vil han { $number ->
        [1] helst gøre
        [2] gøre dernæst
       *[3] gøre som det tredje
    }?
    .title = Tre ønsker
clusta-noba-question-wish-hex = Ønske { $number } for { $commander }, { $order }: hvilket felt?
    .title = Tre ønsker
clusta-noba-question-errand = { $hexes ->
        [0] Hvor går { $specialist } hen?
       *[other] Hvor går { $specialist } så hen, eller hos hvilken brik ender opgaven?
    }
    .title = En opgave
clusta-noba-question-umpire = Dag { $day }, kl. { $clock }. { clusta-noba-label-stage } Fortsætter krigen, eller ændrer du noget først?
    .title = Spillederen
clusta-noba-question-umpire-number = { $typed } indtil nu, højst { $most }: næste ciffer, eller slut på tallet?
    .title = Et tal
clusta-noba-question-umpire-place = Hvilket felt?
    .title = Et felt
clusta-noba-question-umpire-rescued = Hvem reddes?
    .title = En heltedåd
clusta-noba-question-umpire-figure = Hvad ændrer du i denne linje?
    .title = En melding
clusta-noba-question-umpire-foe = Hvilken side handler beskeden om?
    .title = En besked

## Hvad de andre gør

clusta-noba-waiting-set-up = { $seat_count ->
        [one] { $seat } forbereder felttoget.
       *[other] { $seat } forbereder felttoget.
    }
    .title = Før felttoget
clusta-noba-waiting-orders = { $seat_count ->
        [one] Dag { $day }, kl. { $clock }: { $seat } skriver ordrer.
       *[other] Dag { $day }, kl. { $clock }: { $seat } skriver ordrer.
    }
    .title = Ordrer
clusta-noba-waiting-live = { $seat_count ->
        [one] Dag { $day }, kl. { $clock }: { $seat } har kommandoen på stedet.
       *[other] Dag { $day }, kl. { $clock }: { $seat } har kommandoen på stedet.
    }
    .title = Ordrer på stedet
clusta-noba-waiting-umpire = Dag { $day }, kl. { $clock }: felttoget venter på { $seat }, spillederen.
    .title = Spillederen

## Dele af andre beskeder. En label-order er en ordre og det felt, den nævner.

clusta-noba-label-order = { $order ->
        [none] { clusta-noba-order-none }
       *[other] { $hex ->
            [none] { $order }
           *[other] { $order } { $hex }
        }
    }
clusta-noba-label-order-name = { $order ->
        [hold] { clusta-noba-order-hold }
        [wait] { clusta-noba-order-wait }
        [attack] { clusta-noba-order-attack }
        [goto] { clusta-noba-order-goto }
        [advance] { clusta-noba-order-advance }
        [haste] { clusta-noba-order-haste }
        [camp] { clusta-noba-order-camp }
        [fortify] { clusta-noba-order-fortify }
        [hunt] { clusta-noba-order-hunt }
        [ship] { clusta-noba-order-ship }
        [ambush] { clusta-noba-order-ambush }
        [patrol] { clusta-noba-order-patrol }
        [scout] { clusta-noba-order-scout }
        [divine] { clusta-noba-order-divine }
       *[home] { clusta-noba-order-home }
    }
clusta-noba-label-source = { $source ->
        [battle] { clusta-noba-source-battle }
        [contact] { clusta-noba-source-contact }
        [ambient] { clusta-noba-source-ambient }
        [scout] { clusta-noba-source-scout }
        [spy] { clusta-noba-source-spy }
        [hippogriff] { clusta-noba-source-hippogriff }
        [captive] { clusta-noba-source-captive }
        [settlement] { clusta-noba-source-settlement }
        [open_map] { clusta-noba-source-open-map }
        [stranger] { clusta-noba-source-stranger }
       *[own_eyes] { clusta-noba-source-own-eyes }
    }
clusta-noba-label-strength = { $men ->
        [none] { "" }
       *[other] , { $men } mand
    }
clusta-noba-label-unit-named = { $unit ->
        [none] { "" }
       *[other] { " " }({ $unit })
    }
clusta-noba-label-as-reported = { $men ->
        [none] { "" }
       *[other] { $source ->
            [own_eyes] { "" }
            [spy] { "" }
           *[other] , ifølge meldingen
        }
    }
clusta-noba-label-setting = { $doctrine ->
        [retreat_at] { clusta-noba-setting-retreat-at }
        [pursue] { clusta-noba-setting-pursue }
        [advance] { clusta-noba-setting-advance }
        [let_pass] { clusta-noba-setting-let-pass }
        [follow_up] { clusta-noba-setting-follow-up }
        [follow] { clusta-noba-setting-follow }
        [captured_camp] { clusta-noba-setting-captured-camp }
        [tv_boost] { clusta-noba-setting-tv-boost }
        [reserve] { clusta-noba-setting-reserve }
        [rank] { clusta-noba-setting-rank }
       *[leader] { clusta-noba-setting-leader }
    }
clusta-noba-label-side-name = { $side ->
        [tra] { clusta-noba-side-tra }
        [ran] { clusta-noba-side-ran }
        [ste] { clusta-noba-side-ste }
       *[cru] { clusta-noba-side-cru }
    }
clusta-noba-label-men = { $elite ->
        [0] { $standard } mand
       *[other] { $standard ->
            [0] { $elite } elite
           *[other] { $standard } mand og { $elite } elite
        }
    }
clusta-noba-label-condition = { $condition ->
        [shaken] { clusta-noba-state-shaken }
        [retreated] { clusta-noba-state-retreated }
        [without_orders] { clusta-noba-state-without-orders }
        [destroyed] { clusta-noba-state-destroyed }
       *[ready] { clusta-noba-state-ready }
    }
clusta-noba-label-stage = { $stage ->
        [begin_day] En dag skal til at begynde.
        [ask_orders] Siderne skal til at skrive ordrer.
        [send_orders] Alle ordrer er skrevet og skal nu afgå.
        [ask_live] Nu skal ordrerne på stedet gives.
        [begin_round] En runde skal til at begynde.
        [sail] Skibene skal til at sejle.
        [walk] Sendebuddene skal til at gå videre.
        [march] Tropperne skal til at marchere.
        [fight] Nu skal feltslagsrunderne udkæmpes.
        [settle] Nu følger tilbagetog og forfølgelser.
        [end_round] Runden er ved at slutte.
        [end_day] Skumringen er ved at falde på.
       *[end_night] Natten er ved at slutte.
    }
clusta-noba-label-die = { $die ->
        [tactics_20] en T20 for taktik
        [morale_20] en T20 for moral
        [hero_10000] en T10000 for en hærførers liv
        [couriers_100] en T100 for at fange nogen
        [couriers_20] en T20 for at forhøre en fange
        [reports_20] en T20 for fejlen i en melding
        [reports_100] en T100 for, hvad der ses
        [spies_100] en T100 for en spion eller stjernerne
        [spies_2] en mønt for stjernerne
        [fates_6] en T6 for en hærførers ønske
        [fates_100] en T100 for et overgreb
        [fates_4] en T4 for døde, der rejser sig
       *[setup_6] en T6 for øboernes landgang
    }
clusta-noba-label-ruling = { $ruling ->
        [break_off] afbryd kampen
        [fight_on] kæmp videre
        [pursue] forfølg
        [halt] forfølg ikke
       *[boost] brug et heltepoint
    }
clusta-noba-label-deed = { $deed ->
        [stand] hans styrke trækker sig ikke tilbage
        [rally] hans rystede tropper står fast
       *[rescue] nogen reddes
    }
clusta-noba-label-line = { $line ->
        [own_unit] en enheds tilstand
        [own_commander] en hærførers tilstand
        [own_camp] en lejrs tilstand
        [own_specialist] en specialists tilstand
        [battle] en kamp
        [sighting] en iagttagelse
        [reading] en spådom
        [lapsed] ordrer, der er udløbet
        [stopped] et stop foran fjender
        [interrogation] hvad en fange har fortalt
        [captured_sheet] en opsnappet ordre
        [order_failed] en ordre, der ikke kunne udføres
       *[returned] en kurer, der kom tilbage
    }

## Knapper

clusta-noba-action-name-chief = Udpeg den øverstkommanderende
clusta-noba-action-ready = Klar
clusta-noba-action-write = Skriv ordrer
clusta-noba-action-name-unit = Angiv en enhed
clusta-noba-action-go-alone = Han rejser uden tropper
clusta-noba-action-at-time = Dag { $day }, runde { $round }
clusta-noba-action-order = { clusta-noba-label-order-name }
clusta-noba-action-hex = { NUMBER($column, minimumIntegerDigits: 2) }.{ NUMBER($row, minimumIntegerDigits: 2) }
clusta-noba-action-via = Læg vejen gennem et felt
clusta-noba-action-formation = { $formation ->
        [march] { clusta-noba-formation-march }
       *[combat] { clusta-noba-formation-combat }
    }
clusta-noba-action-nights = { $nights ->
        [0] Hvil om natten
        [one] March én natrunde hver nat
       *[other] March { $nights } natrunder hver nat
    }
clusta-noba-action-until-further-notice = Indtil videre
clusta-noba-action-cover-days = { $days ->
        [one] Arket gælder én dag
       *[other] Arket gælder { $days } dage
    }
clusta-noba-action-doctrine = { clusta-noba-label-setting }
clusta-noba-action-force-march = Ilmarch: dag { $day }, runde { $round }
clusta-noba-action-end-column = { $copies ->
        [one] Afslut kolonnen; én kurer bærer den
       *[other] Afslut kolonnen; { $copies } kurerer bærer den
    }
clusta-noba-action-wishes = Rangordn en hærførers tre ønsker
clusta-noba-action-errand = Giv en specialist en opgave
clusta-noba-action-return-to = Vend tilbage til en brik
clusta-noba-action-divine = Spå der
clusta-noba-action-letter = { $letter ->
        [truce] Tilbyd { clusta-noba-label-side-name } våbenhvile
       *[war] Erklær { clusta-noba-label-side-name } krig
    }
clusta-noba-action-take-back = Tag kolonne { $number } tilbage
clusta-noba-action-play-on = { $days ->
        [0] Skriv ordrer igen i morgen
        [one] Spil videre i én dag, hvis intet når mig
       *[other] Spil videre i { $days } dage, hvis intet når mig
    }
clusta-noba-action-discard = Kassér det påbegyndte
clusta-noba-action-seal = { $then ->
        [live] Forsegl, og tag kommandoen i mit eget felt før hver runde
       *[wait] Forsegl ordrerne
    }
clusta-noba-action-send-nothing = Send intet
clusta-noba-action-go-on = Krigen fortsætter
clusta-noba-action-pause-before = Slå pausen før dette trin til eller fra: { clusta-noba-label-stage }
clusta-noba-action-ask-umpire = Slå pausen før dette trin til eller fra: { clusta-noba-label-stage }
clusta-noba-action-answer-for = Svar for spiller { $player }
clusta-noba-action-replace-die = Udskift { clusta-noba-label-die }
clusta-noba-action-change-report = Ændr linje { $line } i meldingerne
clusta-noba-action-withhold-report = Hold meldingen fra sendebud { $carrier } tilbage
clusta-noba-action-rule-fight = Styrke { $force }: { clusta-noba-label-ruling }
clusta-noba-action-accept-deed = En heltedåd: { clusta-noba-label-deed }
clusta-noba-action-allow-night = { clusta-noba-label-side-name }: angreb om natten
clusta-noba-action-move-person = Flyt en person
clusta-noba-action-plant-stenfar = Store Stenfar plantes på en bestemt dag
clusta-noba-action-move-bridge = Broen bliver færdig på en anden dag
clusta-noba-action-drop-islanders = Ingen skibe fra Barbaröarna i uge { $week }
clusta-noba-action-send-message = En fremmeds besked til { clusta-noba-label-side-name }
clusta-noba-action-figure = Tal { $number } i linjen
clusta-noba-action-digit = { $digit }
clusta-noba-action-end-number = Tallet er slut
clusta-noba-action-foe = { clusta-noba-label-side-name }
clusta-noba-action-save-person = Red en person
clusta-noba-advice-name-chief = Øverstkommanderende: { $commander }
clusta-noba-advice-write = Ordrer til { $recipient }
clusta-noba-advice-name-unit = { $unit }
clusta-noba-advice-wishes = Ønsker for { $commander }
clusta-noba-advice-errand = Opgave til { $specialist }
clusta-noba-advice-return-to = tilbage til { $recipient }

## Hændelser: kalenderen

clusta-noba-event-side-held = { $seat_is ->
        [you] Du leder { $side }.
       *[other] { $seat } leder { $side }.
    }
clusta-noba-event-day-began = Dag { $day }
clusta-noba-event-night-fell = Natten efter dag { $day } begynder.
clusta-noba-event-conflux-came = Den femte konfluks kommer ved { $hex }.
clusta-noba-event-campaign-ended = { $how ->
        [held] { $seat_count ->
            [one] { $seat_is ->
                [you] Du holder konfluksen og vinder krigen.
               *[other] { $seat } holder konfluksen og vinder krigen.
            }
           *[other] { $seat } holder konfluksen og vinder krigen sammen.
        }
        [last_left] { $seat_count ->
            [one] { $seat_is ->
                [you] Kun du er tilbage på øen og vinder krigen.
               *[other] Kun { $seat } er tilbage på øen og vinder krigen.
            }
           *[other] { $seat } er tilbage på øen og vinder krigen.
        }
       *[drawn] Ingen holder konfluksen. Krigen ender uafgjort.
    }

## Hændelser: hvad en side gør

clusta-noba-event-headquarters-chosen = { $seat_is ->
        [you] Du udpeger { $commander } til øverstkommanderende.
       *[other] { $seat } udpeger { $commander } til øverstkommanderende.
    }
clusta-noba-event-approach-chosen = { $seat_is ->
        [you] Dine skibe skal dukke op ved { $hex }.
       *[other] Skibene for { $seat } skal dukke op ved { $hex }.
    }
clusta-noba-event-column-written = { $seat_is ->
        [you] Du har skrevet ordrer til { $marker }.
       *[other] { $seat } har skrevet ordrer til { $marker }.
    }
clusta-noba-event-sheet-sent = { $seat_is ->
        [you] { $copies ->
            [0] Dine ordrer til { $marker } gælder straks.
            [one] Dine ordrer til { $marker } afgår med kurer.
           *[other] Dine ordrer til { $marker } afgår med { $copies } kurerer.
        }
       *[other] { $copies ->
            [0] Ordrer fra { $seat } til { $marker } gælder straks.
            [one] Ordrer fra { $seat } til { $marker } afgår med kurer.
           *[other] Ordrer fra { $seat } til { $marker } afgår med { $copies } kurerer.
        }
    }
clusta-noba-event-sheet-kept = { $seat_is ->
        [you] Ingen kurer kunne drage af sted med dine ordrer til { $marker }.
       *[other] Ingen kurer kunne drage af sted med ordrer fra { $seat } til { $marker }.
    }
clusta-noba-event-letter-sent = { $seat_is ->
        [you] { $letter ->
            [truce] Du skriver til { $side } og tilbyder våbenhvile.
           *[war] Du skriver til { $side }, at der er krig.
        }
       *[other] { $letter ->
            [truce] { $seat } skriver til { $side } og tilbyder våbenhvile.
           *[war] { $seat } skriver til { $side }, at der er krig.
        }
    }
clusta-noba-event-orders-sealed = { $seat_is ->
        [you] Dine ordrer er forseglet.
       *[other] { $seat } har forseglet ordrerne.
    }
clusta-noba-event-wishes-set = { $seat_is ->
        [you] Du har rangordnet, hvad { $commander } helst gør uden ordrer.
       *[other] { $seat } har rangordnet, hvad { $commander } helst gør uden ordrer.
    }

## Hændelser: meldinger og deres linjer

clusta-noba-event-dispatch-arrived = { $lines ->
        [0] { $seat_is ->
            [you] Et brev fra { $sender }, dag { $day } kl. { $clock }:
           *[other] Et brev fra { $sender }, dag { $day } kl. { $clock }, når { $seat }:
        }
       *[other] { $seat_is ->
            [you] { $sender } melder fra { $hex }, dag { $day } kl. { $clock }:
           *[other] { $sender } melder til { $seat } fra { $hex }, dag { $day } kl. { $clock }:
        }
    }
clusta-noba-event-unit-reported = { $condition ->
        [destroyed] { $unit } findes ikke mere, sidst ved { $hex }.
       *[other] { $unit } er ved { $hex }: { clusta-noba-label-men }, { clusta-noba-label-condition }{ $lost ->
            [none] .
            [0] .
            [one] . Én mand tabt siden sidste natmelding.
           *[other] . { $lost } mand tabt siden sidste natmelding.
        }
    }
clusta-noba-event-commander-reported = { $fate ->
        [free] { $points ->
            [0] { $commander } er ved { $hex } og har ingen heltepoint tilbage.
            [one] { $commander } er ved { $hex } og har ét heltepoint.
           *[other] { $commander } er ved { $hex } og har { $points } heltepoint.
        }
        [dead] { $commander } er faldet ved { $hex }.
        [prisoner] { $commander } er taget til fange ved { $hex }.
       *[absent] { $commander } er ikke på øen.
    }
clusta-noba-event-specialist-reported = { $fate ->
        [free] { $specialist } er ved { $hex }.
        [dead] { $specialist } er død ved { $hex }.
        [prisoner] { $specialist } er taget til fange ved { $hex }.
       *[absent] { $specialist } er ikke på øen.
    }
clusta-noba-event-camp-reported = { $days ->
        [0] { $camp } står ved { $hex }, ikke befæstet.
        [one] { $camp } står ved { $hex }, befæstet i én dag.
       *[other] { $camp } står ved { $hex }, befæstet i { $days } dage.
    }
clusta-noba-event-battle-reported = { $outcome ->
        [won] Sejr
        [left] Tilbagetog
        [lost] Udslettet
       *[undecided] Uafgjort
    }: kamp med { $side } ved { $hex }{ $men ->
        [none] .
       *[other] , { $men } mand stærke.
    } Vi mistede { $own_lost ->
        [0] ingen
        [one] én mand
       *[other] { $own_lost } mand
    }{ $lost ->
        [0] , de ingen, ifølge meldingen.
        [one] , de én mand, ifølge meldingen.
       *[other] , de { $lost }, ifølge meldingen.
    }
clusta-noba-event-sighting-reported = { clusta-noba-label-source }: { $sighted ->
        [unit] { $side } ved { $hex }
        [camp] en af { $side }s lejre ved { $hex }
        [commander] en af { $side }s hærførere med tropper ved { $hex }
        [ships] nogle af { $side }s skibe ved { $hex }
        [stenfar] Store Stenfar, plantet ved { $hex }
       *[main_force] { $side }s hovedstyrke ved { $hex }
    }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-event-reading-reported = { $specialist } har læst stjernerne ved { $hex }: konfluksen er { $band }.
clusta-noba-event-lapse-reported = { $order ->
        [none] { $unit } ved { $hex } har ingen ordrer tilbage. Enheden forsvarer sig kun og venter.
       *[other] { $unit } ved { $hex } har ingen ordrer tilbage. Enheden gør, som hærføreren selv vil: { $order }.
    }
clusta-noba-event-stop-reported = { $men ->
        [none] { $unit } er standset foran { $side } ved { $hex }, ukendt styrke. Hvad er ordren?
        [one] { $unit } er standset foran { $side } ved { $hex }, én mand ifølge meldingen. Hvad er ordren?
       *[other] { $unit } er standset foran { $side } ved { $hex }, { $men } mand ifølge meldingen. Hvad er ordren?
    }
clusta-noba-event-interrogation-reported = En fange fra { $side } har talt. { $cargo ->
        [sheet] Han bar ordrer til { $marker }.
        [report] Han bar en melding fra { $marker }.
        [letter] { $letter ->
            [truce] Han bar et tilbud om våbenhvile til { $marker }.
           *[war] Han bar enden på en våbenhvile til { $marker }.
        }
        [errand] Han bar en opgave til { $marker }.
       *[none] Han spejdede for { $marker }.
    }{ $hex ->
        [none] { "" }
       *[other] { " " }Deres hovedstyrke var ved { $hex }.
    }
clusta-noba-event-captured-order-reported = { $day ->
        [none] Opsnappede ordrer til { $marker }: { clusta-noba-label-order }.
       *[other] Opsnappede ordrer til { $marker }, dag { $day }, runde { $round }: { clusta-noba-label-order }.
    }
clusta-noba-event-failure-reported = { $unit } ved { $hex } kan ikke udføre ordren »{ $order }«. { $reason }
clusta-noba-event-letter-arrived = { $letter ->
        [truce] { $side } tilbyder våbenhvile. Den gælder fra daggry, efter at begge har tilbudt den.
       *[war] { $side } vil ikke have våbenhvile: fra næste daggry er der krig.
    }
clusta-noba-event-courier-returned = En kurer kommer tilbage med ordrerne til { $marker }, som ikke findes mere.
clusta-noba-event-stance-changed = { $stance ->
        [truce] Våbenhvilen med { $side } gælder fra dette daggry.
        [allied] { $side } er vores forbundsfæller fra dette daggry.
       *[hostile] Vi er i krig med { $side } fra dette daggry.
    }
clusta-noba-event-conflux-learned = Shagul ved, hvor konfluksen kommer: ved { $hex }.
clusta-noba-event-tactics-seen = { $confirm_count ->
        [0] Styrken ved { $hex } slår { $die } i Taktik.
       *[other] Styrken ved { $hex } slår { $die } og så { $confirm } i Taktik.
    }
clusta-noba-event-morale-seen = { $elite ->
        [0] { $unit } slår { $die } i moralslag.
       *[other] Eliten i { $unit } slår { $die } i moralslag.
    }

## Hændelser, som kun spillederen ser, til felttoget er forbi

clusta-noba-event-conflux-drawn = Konfluksen skal komme på dag { $day } ved { $hex }.
clusta-noba-event-calendar-drawn = { $bridge_day ->
        [-1] Der kommer ingen bro.
       *[other] Broen bliver færdig på dag { $bridge_day }.
    } { $alliance ->
        [0] Crurerne og ransarderne er fjender.
       *[other] Crurerne og ransarderne er allierede.
    }{ $priority ->
        [none] { "" }
        [disgrace] { " " }Trakorierne er i unåde.
        [low] { " " }Trakorierne har lav prioritet.
        [high] { " " }Trakorierne har høj prioritet.
       *[highest] { " " }Trakorierne har højeste prioritet.
    }{ $stenfar_day ->
        [-1] { "" }
       *[other] { " " }Store Stenfar plantes på dag { $stenfar_day }.
    }{ $pirates ->
        [0] { "" }
        [one] { " " }Ransarderne møder ét piratskib.
       *[other] { " " }Ransarderne møder { $pirates } piratskibe.
    }
clusta-noba-event-arrival-drawn = { $side } skal komme på dag { $day }, runde { $round }.
clusta-noba-event-pirates-met = Ransarderne har mødt { $ships ->
        [one] ét piratskib
       *[other] { $ships } piratskibe
    }; { $annexed ->
        [0] intet slutter sig til dem.
        [one] ét slutter sig til dem.
       *[other] { $annexed } slutter sig til dem.
    }
clusta-noba-event-dunkelbrink-drawn = Arn Dunkelbrink skal komme på dag { $day }.
clusta-noba-event-ships-arrived = { $side } kommer med deres skibe ved { $hex }.
clusta-noba-event-bridge-finished = Kong Ottars bro er færdig ved daggry på dag { $day }.
clusta-noba-event-round-began = Dag { $day } kl. { $clock }.
clusta-noba-event-order-began = { $unit } begynder: { clusta-noba-label-order }.
clusta-noba-event-order-lapsed = Der er ikke flere ordrer til { $unit } ved { $hex }.
clusta-noba-event-sheet-taken = { $marker } ved { $hex } får ordrer.
clusta-noba-event-wish-rolled = { $commander } handler på egen hånd og slår { $die }: det { $wish ->
        [0] første
        [1] andet
       *[2] tredje
    } ønske.
clusta-noba-event-unit-entered = { $unit } går fra { $from } til { $hex }.
clusta-noba-event-unit-stopped = { $unit } standser foran fjender ved { $hex }.
clusta-noba-event-unit-landed = { $unit } går i land ved { $hex }.
clusta-noba-event-unit-boarded = { $unit } går om bord ved { $hex }.
clusta-noba-event-fled = { $unit } ved { $hex } flygter for en meget større styrke.
clusta-noba-event-stepped-back = { $unit } viger for en større styrke, fra { $from } til { $hex }.
clusta-noba-event-patrol-met = { $unit } på patrulje ved { $hex } møder { $intruder }.
clusta-noba-event-ambush-sprung = { $unit } slår til fra baghold mod { $victim } ved { $hex }.
clusta-noba-event-battle-began = Kamp: { $side } ved { $hex }, { $men } mand, mod { $foe } ved { $foe_hex }, { $foe_men } mand.
clusta-noba-event-tactics-rolled = { $confirm_count ->
        [0] { $side } ved { $hex } slår { $die } i Taktik: differensværdi { $differential }.
       *[other] { $side } ved { $hex } slår { $die } og så { $confirm } i Taktik: differensværdi { $differential }.
    }
clusta-noba-event-field-round-fought = Feltslagsrunde ved { $hex }: { $side } vinder taktikslaget mod { $other } med { $difference }. Tabellens række { $row }, kolonne { $column }: tab { $winner_loss } % og { $loser_loss } %.
clusta-noba-event-force-lost = { $side } ved { $hex } mister { $tv } i troppeværdi: { $men } mand.
clusta-noba-event-hero-rolled = { $commander } er i livsfare ved { $hex }: slog { $die } af 10000, højst { $chance } er døden.
clusta-noba-event-hero-fell = { $commander } falder ved { $hex }.
clusta-noba-event-hero-saved = { $points ->
        [0] Et heltepoint redder { $commander } ved { $hex }; intet er tilbage.
        [one] Et heltepoint redder { $commander } ved { $hex }; ét er tilbage.
       *[other] Et heltepoint redder { $commander } ved { $hex }; { $points } er tilbage.
    }
clusta-noba-event-boost-spent = { $points ->
        [0] { $commander } bruger et heltepoint i kampen; intet er tilbage.
        [one] { $commander } bruger et heltepoint i kampen; ét er tilbage.
       *[other] { $commander } bruger et heltepoint i kampen; { $points } er tilbage.
    }
clusta-noba-event-point-regained = Et perfekt slag: { $commander } får et heltepoint tilbage og har { $points }.
clusta-noba-event-morale-tested = { $elite ->
        [0] { $succeeds ->
            [0] { $unit } slår { $die } i moralslag (højst { $target } krævedes): enheden vakler.
           *[other] { $unit } slår { $die } i moralslag (højst { $target } krævedes): enheden står fast.
        }
       *[other] { $succeeds ->
            [0] Eliten i { $unit } slår { $die } i moralslag (højst { $target } krævedes): den vakler.
           *[other] Eliten i { $unit } slår { $die } i moralslag (højst { $target } krævedes): den står fast.
        }
    }
clusta-noba-event-unit-panicked = { $unit } gribes af panik ved { $hex }.
clusta-noba-event-unit-retreated = { $unit } trækker sig tilbage fra { $from } til { $hex }.
clusta-noba-event-unit-pursued = { $unit } forfølger fra { $from } til { $hex }.
clusta-noba-event-unit-surrendered = { $unit } er afskåret ved { $hex } og går tabt med { $men } mand.
clusta-noba-event-unit-broken = { $unit } opløses ved { $hex }: { $men ->
        [one] den sidste mand går til nærmeste lejr.
       *[other] de sidste { $men } går til nærmeste lejr.
    }
clusta-noba-event-unit-restored = { $unit } findes igen ved { $hex } med { $men } mand.
clusta-noba-event-losses-shared = Dagens tab for { $unit }: { $dead } døde, { $badly } hårdt sårede, { $wounded } sårede, { $stragglers } efternølere.
clusta-noba-event-men-returned = { $men ->
        [one] Én såret fra { $unit } vender tilbage til tjenesten ved { $hex }.
       *[other] { $men } sårede fra { $unit } vender tilbage til tjenesten ved { $hex }.
    }
clusta-noba-event-dead-rose = { $men ->
        [one] Én død rejser sig ved { $hex }: { $unit }.
       *[other] { $men } døde rejser sig ved { $hex }: { $unit }.
    }
clusta-noba-event-group-raised = { $men } crurere ved { $hex } bliver til { $unit }.
clusta-noba-event-islanders-landed = { $unit } går i land ved { $hex } med { $men } mand.
clusta-noba-event-sight-rolled = { $succeeds ->
        [0] { $unit } ses ikke fra { $hex }: slog { $die }, højst { $chance } krævedes.
       *[other] { $unit } ses fra { $hex }: slog { $die }, højst { $chance } krævedes.
    }
clusta-noba-event-error-rolled = En melding til { $side } angiver { $men } mand som { $reported } (slog { $die }).
clusta-noba-event-scout-caught = { $captor } fanger en spejder fra { $unit } ved { $hex }.
clusta-noba-event-camp-pitched = { $side } har slået lejr ved { $hex }: { $camp }.
clusta-noba-event-camp-taken = { $side } tager { $camp } ved { $hex }.
clusta-noba-event-camp-destroyed = { $side } ødelægger { $camp } ved { $hex }.
clusta-noba-event-outrage = { $unit } overskrider sine beføjelser ved { $hex }: sårede og indbyggere dræbes.
clusta-noba-event-settlement-destroyed = Crurerne ødelægger landsbyen ved { $hex }.
clusta-noba-event-stenfar-planted = Store Stenfar plantes ved { $hex }.
clusta-noba-event-stenfar-noticed = { $unit } finder Store Stenfar ved { $hex }.
clusta-noba-event-courier-sent = { $side }s kurer { $courier } forlader { $hex } for at nå { $goal }.
clusta-noba-event-courier-arrived = { $side }s kurer { $courier } når frem ved { $hex }.
clusta-noba-event-catch-rolled = { $succeeds ->
        [0] En af { $side } slipper forbi { $unit } ved { $hex }: slog { $die }, højst { $chance } krævedes.
       *[other] { $unit } fanger en af { $side } ved { $hex }: slog { $die }, højst { $chance } krævedes.
    }
clusta-noba-event-courier-caught = { $unit } fanger { $side }s kurer { $courier } ved { $hex }.
clusta-noba-event-courier-lacked = { $side } har ingen kurer tilbage til { $marker }.
clusta-noba-event-captive-asked = { $unit } forhører en fange: slog { $die } mod { $skill }.
clusta-noba-event-captive-spoke = Fangen fortæller { $unit } alt.
clusta-noba-event-captive-died = Fangen hos { $unit } er død.
clusta-noba-event-person-caught = { $unit } fanger { $commander } ved { $hex }.
clusta-noba-event-specialist-caught = { $unit } fanger { $specialist } ved { $hex }.
clusta-noba-event-spy-rolled = { $specialist } sniger sig ind blandt fjender ved { $hex } (slog { $die }).
clusta-noba-event-spy-gone = { $specialist } forsvinder for altid ved { $hex }.
clusta-noba-event-reading-made = { $specialist } læser ved { $hex }, at konfluksen er { $band }; i virkeligheden er den { $true_band }.
clusta-noba-event-command-passed = { $commander ->
        [none] { $side } har ingen hærfører tilbage til at lede dem.
       *[other] { $commander } leder nu { $side }.
    }
clusta-noba-event-side-out = { $side } har ingen tilbage på øen og er ude af krigen.

## Hændelser: hvad spillederen gør

clusta-noba-event-umpire-asked = Dag { $day }, kl. { $clock }: { clusta-noba-label-stage } Spillederen bliver spurgt.
clusta-noba-event-answered-for = Dag { $day }, kl. { $clock }: spillederen svarer for { $seat }: { $columns ->
        [0] ingen ordre.
        [one] én kolonne med ordrer.
       *[other] { $columns } kolonner med ordrer.
    }
clusta-noba-event-die-replaced = Dag { $day }, kl. { $clock }: { $shown ->
        [0] spillederen lader { clusta-noba-label-die } gælde, som den falder { $place ->
            [1] (den næste)
           *[other] (nummer { $place } i rækken)
        }.
       *[other] spillederen udskifter { clusta-noba-label-die }: { $shown } { $place ->
            [1] (den næste)
           *[other] (nummer { $place } i rækken)
        }.
    }
clusta-noba-event-report-changed = Dag { $day }, kl. { $clock }: spillederen ændrer en melding til { $side } om { clusta-noba-label-line }: { $before ->
        [none] et udeladt tal
       *[other] { $before }
    } bliver { $after ->
        [none] et udeladt tal
       *[other] { $after }
    }.
clusta-noba-event-report-withheld = Dag { $day }, kl. { $clock }: spillederen tilbageholder en melding til { $side } med { $lines ->
        [one] én linje
       *[other] { $lines } linjer
    }.
clusta-noba-event-fight-ruled = Dag { $day }, kl. { $clock }: spillederen afgør for { $side } ved { $hex }: { clusta-noba-label-ruling }.
clusta-noba-event-deed-done = Dag { $day }, kl. { $clock }: en heltedåd af { $commander }: { clusta-noba-label-deed }. { $points ->
        [0] Intet heltepoint er tilbage.
        [one] Ét heltepoint er tilbage.
       *[other] { $points } heltepoint er tilbage.
    }
clusta-noba-event-person-saved = Dag { $day }, kl. { $clock }: { $commander } redder { $marker } ved { $hex }.
clusta-noba-event-night-allowed = Dag { $day }, kl. { $clock }: spillederen lader { $side } angribe om natten.
clusta-noba-event-person-moved = Dag { $day }, kl. { $clock }: spillederen flytter { $marker } { $from ->
        [none] til { $hex }
       *[other] fra { $from } til { $hex }
    }.
clusta-noba-event-stenfar-promised = Dag { $day }, kl. { $clock }: spillederen lader Store Stenfar blive plantet på dag { $due }.
clusta-noba-event-bridge-moved = Dag { $day }, kl. { $clock }: spillederen lader broen blive færdig på dag { $due }.
clusta-noba-event-islanders-dropped = Dag { $day }, kl. { $clock }: spillederen stryger skibene fra Barbaröarna på dag { $due }.
clusta-noba-event-message-written = Dag { $day }, kl. { $clock }: spillederen lader { $side } på dag { $due } få besked om { $foe } ved { $hex }{ $men ->
        [none] .
       *[other] , { $men } mand.
    }

## Hvordan det endte

clusta-noba-result-won = { $how ->
        [held] { $seat_is ->
            [you] Du holder den femte konfluks, og øen er din.
           *[other] { $seat } holder den femte konfluks og dermed øen.
        }
       *[last_left] { $seat_is ->
            [you] Ingen anden er tilbage: øen er din.
           *[other] Ingen anden er tilbage: { $seat } har øen.
        }
    }
clusta-noba-result-shared = { $seat } holder den femte konfluks sammen.
clusta-noba-result-drawn = Ingen holder den femte konfluks: krigen ender uafgjort. De nærmeste rangerer først.
clusta-noba-ending-round = Dag { $day }
clusta-noba-ending-men = Mand under våben
clusta-noba-ending-units = Enheder
clusta-noba-opened-conflux = Den femte konfluks skulle komme på dag { $day } ved { $hex }.

## Hvorfor ikke

clusta-noba-illegal-not-asked = Det er ikke det, du bliver spurgt om nu.
clusta-noba-illegal-no-such-action = Det svar findes ikke.
clusta-noba-illegal-compound-action-begun = Skriv først det påbegyndte færdigt, eller kassér det.
clusta-noba-illegal-not-your-marker = Du kan ikke skrive til den brik: så vidt du ved, er den ikke din, eller den er hverken lejr eller hærfører.
clusta-noba-illegal-no-longer-there = Så vidt du ved, er den ikke på kortet.
clusta-noba-illegal-home-only = En enhed uden lejr eller hærfører kan kun sendes til nærmeste lejr, og ingen anden kan få den ordre.
clusta-noba-illegal-not-understood = De udøde forstår kun Hold stillingen, Angrib og Ryk frem til.
clusta-noba-illegal-too-many-columns = Du har skrevet så mange kolonner, som der er plads til på en dag.
clusta-noba-illegal-too-many-entries = Der er ikke plads til mere her.
clusta-noba-illegal-not-later = Det skal være senere end nu og end linjen før.
clusta-noba-illegal-beyond-sheet = Et ark rækker otte dage frem.
clusta-noba-illegal-not-on-map = Det felt er ikke på kortet.
clusta-noba-illegal-sea = Det felt er hav.
clusta-noba-illegal-no-target-needed = Den ordre nævner intet felt.
clusta-noba-illegal-formation-fixed = Den ordre har sin egen formation.
clusta-noba-illegal-not-further = Den ordre kan ikke gælde indtil videre.
clusta-noba-illegal-no-night-march = Kun marcher fortsætter om natten.
clusta-noba-illegal-cannot-camp = Der kan ikke slås lejr: der er allerede en, eller Store Stenfar, eller det er hav eller bro.
clusta-noba-illegal-cannot-fortify = Kun en enhed på mindst 250 mand, i en lejr, kan befæste den.
clusta-noba-illegal-fortified-by-another = En anden enhed befæster den lejr.
clusta-noba-illegal-no-commander-to-camp = Lejr slås kun, hvor en hærfører er: ordren går til ham.
clusta-noba-illegal-no-ship = Intet skib for enheden kan være der.
clusta-noba-illegal-not-with-recipient = Så vidt du ved, er den enhed ikke, hvor modtageren er.
clusta-noba-illegal-cannot-go-alone = Kolonnen siger allerede, hvem der går.
clusta-noba-illegal-not-a-commander = Det er ingen af dine hærførere, der kan gøre det.
clusta-noba-illegal-same-family = De tre ønsker skal være af forskellig art.
clusta-noba-illegal-targets-too-near = Ønskernes felter skal ligge mindst tre felter fra hinanden.
clusta-noba-illegal-no-errand = En forhørsleder får ingen opgaver.
clusta-noba-illegal-cannot-divine = Kun astrologer kan spå.
clusta-noba-illegal-no-such-side = Den side er ikke med i felttoget.
clusta-noba-illegal-too-early-to-betray = Det er for tidligt at svigte forbundsfællen.
clusta-noba-illegal-bound-by-alliance = Kun crurerne må bryde alliancen.
clusta-noba-illegal-no-news-of-command = Ingen på øen kan sende ordrer: dine styrker er ikke kommet, eller efterfølgeren ved endnu ikke, at han har kommandoen.
clusta-noba-illegal-nothing-written = Der er intet skrevet, som det kan gælde.
clusta-noba-illegal-already-so = Det står der allerede.
clusta-noba-illegal-not-a-sea-hex = Skibe kommer i et havfelt ved kortets kant.
clusta-noba-illegal-no-fleet = Crurerne kommer over broen: de har ingen skibe.
clusta-noba-illegal-not-at-headquarters = Før en runde giver du kun ordrer i den øverstkommanderendes eget felt.
clusta-noba-illegal-no-live-orders = Ved dette bord gives der ikke ordrer på den måde før hver runde.
clusta-noba-illegal-dice-replaced = Flere terninger af den slags kan ikke udskiftes på forhånd.
clusta-noba-illegal-out-of-range = Tallet skal holde sig inden for sine grænser.
clusta-noba-illegal-no-such-report = Der er ingen sådan melding undervejs.
clusta-noba-illegal-fixed-number = Den del af linjen kan ikke ændres.
clusta-noba-illegal-no-fight = Der er ingen sådan styrke i kamp.
clusta-noba-illegal-no-hero-point = Han er der ikke, eller har intet heltepoint tilbage.
clusta-noba-illegal-no-deed = Der er intet, som dåden ville ændre.
clusta-noba-illegal-no-such-person = Den person er ikke på øen, eller kan ikke komme.
clusta-noba-illegal-in-battle = Han er i kamp.
clusta-noba-illegal-not-there = Det går ikke i det felt.
clusta-noba-illegal-hex-occupied = En lejr eller en enhed er ved konfluksen.
clusta-noba-illegal-no-bridge-due = Broen står allerede, eller også bygges der ingen.
clusta-noba-illegal-day-past = Den dag er forbi.
clusta-noba-illegal-calendar-full = Kalenderen har ikke plads til flere beskeder.

## Hvad tilfældet afgør

clusta-noba-stream-setup = Kalenderen og ankomsterne
clusta-noba-stream-tactics = Taktik
clusta-noba-stream-morale = Moral
clusta-noba-stream-hero = Hærføreres liv
clusta-noba-stream-couriers = Fangede og forhørte kurerer
clusta-noba-stream-reports = Hvad der ses, og hvad meldinger siger
clusta-noba-stream-spies = Spioner og stjerner
clusta-noba-stream-fates = Ønsker, overgreb og døde, der rejser sig

## Held

clusta-noba-luck-tactics = Terninger for Taktik, lagt sammen
    .more = { $seat } slog { $by } mere i Taktik end ventet; lavt er godt.
    .fewer = { $seat } slog { $by } mindre i Taktik end ventet; lavt er godt.
    .even = { $seat } slog i Taktik som ventet.
clusta-noba-luck-morale = Tropper, der stod fast
    .more = { $by ->
            [1] Én trop mere
           *[other] { $by } flere tropper
        } end ventet stod fast hos { $seat }.
    .fewer = { $by ->
            [1] Én trop mindre
           *[other] { $by } færre tropper
        } end ventet stod fast hos { $seat }.
    .even = Så mange tropper som ventet stod fast hos { $seat }.
clusta-noba-luck-leaders = Dødelige hug mod ledere
    .more = { $seat } fik { $by ->
            [1] ét dødeligt hug mere
           *[other] { $by } flere dødelige hug
        } mod sine ledere end ventet.
    .fewer = { $seat } fik { $by ->
            [1] ét dødeligt hug mindre
           *[other] { $by } færre dødelige hug
        } mod sine ledere end ventet.
    .even = { $seat } fik så mange dødelige hug mod sine ledere som ventet.
clusta-noba-luck-catches = Fangede sendebud
    .more = { $seat } fangede { $by ->
            [1] ét sendebud mere
           *[other] { $by } flere sendebud
        } end ventet.
    .fewer = { $seat } fangede { $by ->
            [1] ét sendebud mindre
           *[other] { $by } færre sendebud
        } end ventet.
    .even = { $seat } fangede så mange sendebud som ventet.
clusta-noba-luck-caught = Mistede sendebud
    .more = { $seat } mistede { $by ->
            [1] ét sendebud mere
           *[other] { $by } flere sendebud
        } end ventet.
    .fewer = { $seat } mistede { $by ->
            [1] ét sendebud mindre
           *[other] { $by } færre sendebud
        } end ventet.
    .even = { $seat } mistede så mange sendebud som ventet.
clusta-noba-luck-answers = Fanger, der fortalte alt
    .more = { $by ->
            [1] Én fange mere
           *[other] { $by } flere fanger
        } end ventet fortalte { $seat } alt.
    .fewer = { $by ->
            [1] Én fange mindre
           *[other] { $by } færre fanger
        } end ventet fortalte { $seat } alt.
    .even = Så mange fanger som ventet fortalte { $seat } alt.
clusta-noba-luck-spies = Mistede spioner og hippogriffer
    .more = { $seat } mistede { $by ->
            [1] én spion eller hippogrif mere
           *[other] { $by } flere spioner og hippogriffer
        } end ventet.
    .fewer = { $seat } mistede { $by ->
            [1] én spion eller hippogrif mindre
           *[other] { $by } færre spioner og hippogriffer
        } end ventet.
    .even = { $seat } mistede så mange spioner og hippogriffer som ventet.
clusta-noba-luck-sights = Opdagede fjender
    .more = { $seat } opdagede { $by ->
            [1] én fjendtlig enhed mere
           *[other] { $by } flere fjendtlige enheder
        } end ventet.
    .fewer = { $seat } opdagede { $by ->
            [1] én fjendtlig enhed mindre
           *[other] { $by } færre fjendtlige enheder
        } end ventet.
    .even = { $seat } opdagede så mange fjendtlige enheder som ventet.
clusta-noba-luck-seen = Egne enheder, som fjenden opdagede
    .more = Fjenden opdagede { $by ->
            [1] én enhed mere
           *[other] { $by } flere enheder
        } hos { $seat } end ventet.
    .fewer = Fjenden opdagede { $by ->
            [1] én enhed mindre
           *[other] { $by } færre enheder
        } hos { $seat } end ventet.
    .even = Fjenden opdagede så mange enheder hos { $seat } som ventet.
clusta-noba-luck-errors = Fejl i meldinger, i procent, lagt sammen
    .more = Fejlene i meldingerne til { $seat } blev i alt { $by } procentpoint større end ventet.
    .fewer = Fejlene i meldingerne til { $seat } blev i alt { $by } procentpoint mindre end ventet.
    .even = Fejlene i meldingerne til { $seat } blev så store som ventet.
clusta-noba-luck-readings = Rigtige tydninger af stjernerne
    .more = { $seat } tydede stjernerne rigtigt { $by ->
            [1] én gang mere
           *[other] { $by } flere gange
        } end ventet.
    .fewer = { $seat } tydede stjernerne rigtigt { $by ->
            [1] én gang mindre
           *[other] { $by } færre gange
        } end ventet.
    .even = { $seat } tydede stjernerne rigtigt så ofte som ventet.
