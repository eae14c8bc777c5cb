# Slaget om Clusta Noba: frågor, väntan, knappar, händelser, resultat och avslag. Resten finns i clusta_noba-things.ftl.
# En plats $x ger även $x_is: "you" för läsarens egen plats, annars "other". Tärningar och listor ger även $x_count. Det som
# inte är känt är "none". Rutor är kolumn och rad: 10.09. Raderna i en rapport är avsändarens ord.

## Spelets mål

clusta-noba-goal-conflux = { $hex ->
        [none] Håll konfluxens ruta dag { $day }:
       *[other] Håll { $hex }, där konfluxen kommer, dag { $day }:
    } { $left ->
        [0] i dag.
        [one] i morgon.
       *[other] { $left } dagar kvar.
    }
clusta-noba-goal-secret-conflux = { $hex ->
        [none] Håll konfluxens ruta en hemlig dag från { $first } till { $last }.
       *[other] Håll { $hex }, där konfluxen kommer, en hemlig dag från { $first } till { $last }.
    }

## Frågor

clusta-noba-question-set-up = Du leder { $side }. Gör dina val inför fälttåget och säg sedan att du är redo.
    .title = Före fälttåget
clusta-noba-question-orders = { $headquarters ->
        [none] Dag { $day }, kl. { $clock }. Ingen av dina på ön kan sända order nu.
       *[other] { $columns ->
            [0] Dag { $day }, kl. { $clock }. Du är vid { $headquarters }. Vilka order ger du?
            [one] Dag { $day }, kl. { $clock }. En kolumn är skriven. Skriver du fler, eller förseglar du?
           *[other] Dag { $day }, kl. { $clock }. { $columns } kolumner är skrivna. Skriver du fler, eller förseglar du?
        }
    }
    .title = Order
clusta-noba-question-live = Dag { $day }, runda { $round }, kl. { $clock }. Vad gör enheterna vid { $headquarters }?
    .title = Din egen ruta
clusta-noba-question-live-for = I stället för { $seat }: dag { $day }, runda { $round }, kl. { $clock }. Vad gör enheterna vid { $headquarters }?
    .title = En spelares egen ruta
clusta-noba-question-column = Order till { $recipient }: för vilka enheter, och från när?
    .title = En kolumn
clusta-noba-question-entry-order = { $recipient }, dag { $day }, runda { $round }: vilken order?
    .title = En rad
clusta-noba-question-entry-hex = { $recipient }, dag { $day }, runda { $round }, { $order }: vilken ruta?
    .title = En rad
clusta-noba-question-entry = { $recipient }, dag { $day }, runda { $round }: { clusta-noba-label-order }. Något mer?
    .title = En rad
clusta-noba-question-via = { $recipient }, dag { $day }, runda { $round }: genom vilken ruta leder vägen?
    .title = Vägen
clusta-noba-question-wish = Om orderna tar slut för { $commander }: vad vill han { $number ->
        [1] helst göra
        [2] göra i andra hand
       *[3] göra i tredje hand
    }?
    .title = Tre önskemål
clusta-noba-question-wish-hex = Önskemål { $number } för { $commander }, { $order }: vilken ruta?
    .title = Tre önskemål
clusta-noba-question-errand = { $hexes ->
        [0] Vart går { $specialist }?
       *[other] Vart går { $specialist } sedan, eller hos vilken markör slutar uppdraget?
    }
    .title = Ett uppdrag
clusta-noba-question-umpire = Dag { $day }, kl. { $clock }. { clusta-noba-label-stage } Fortsätter kriget, eller ändrar du något först?
    .title = Spelledaren
clusta-noba-question-umpire-number = { $typed } hittills, högst { $most }: nästa siffra, eller slut på talet?
    .title = Ett tal
clusta-noba-question-umpire-place = Vilken ruta?
    .title = En ruta
clusta-noba-question-umpire-rescued = Vem räddas?
    .title = Ett hjältedåd
clusta-noba-question-umpire-figure = Vad ändrar du i den här raden?
    .title = En rapport
clusta-noba-question-umpire-foe = Vilken sida handlar meddelandet om?
    .title = Ett meddelande

## Vad de andra gör

clusta-noba-waiting-set-up = { $seat_count ->
        [one] { $seat } förbereder fälttåget.
       *[other] { $seat } förbereder fälttåget.
    }
    .title = Före fälttåget
clusta-noba-waiting-orders = { $seat_count ->
        [one] Dag { $day }, kl. { $clock }: { $seat } skriver order.
       *[other] Dag { $day }, kl. { $clock }: { $seat } skriver order.
    }
    .title = Order
clusta-noba-waiting-live = { $seat_count ->
        [one] Dag { $day }, kl. { $clock }: { $seat } för befälet på plats.
       *[other] Dag { $day }, kl. { $clock }: { $seat } för befälet på plats.
    }
    .title = Order på plats
clusta-noba-waiting-umpire = Dag { $day }, kl. { $clock }: fälttåget väntar på { $seat }, spelledaren.
    .title = Spelledaren

## Delar av andra meddelanden. En label-order är en order och rutan den anger.

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
       *[other] , { $men } man
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
           *[other] , enligt rapporten
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
        [0] { $standard } man
       *[other] { $standard ->
            [0] { $elite } elit
           *[other] { $standard } man och { $elite } elit
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
        [begin_day] En dag ska just börja.
        [ask_orders] Sidorna ska just skriva order.
        [send_orders] Alla order är skrivna och ska just avgå.
        [ask_live] Order på plats ska just ges.
        [begin_round] En runda ska just börja.
        [sail] Skeppen ska just segla.
        [walk] Budbärarna ska just gå vidare.
        [march] Trupperna ska just marschera.
        [fight] Fältslagsrundorna ska just utkämpas.
        [settle] Reträtter och förföljelser ska just följa.
        [end_round] Rundan ska just sluta.
        [end_day] Skymningen ska just falla.
       *[end_night] Natten ska just ta slut.
    }
clusta-noba-label-die = { $die ->
        [tactics_20] en T20 för taktik
        [morale_20] en T20 för moral
        [hero_10000] en T10000 för en befälhavares liv
        [couriers_100] en T100 för att fånga någon
        [couriers_20] en T20 för att förhöra en fånge
        [reports_20] en T20 för felet i en rapport
        [reports_100] en T100 för vad som syns
        [spies_100] en T100 för en spion eller stjärnorna
        [spies_2] en slant för stjärnorna
        [fates_6] en T6 för en befälhavares önskemål
        [fates_100] en T100 för ett övergrepp
        [fates_4] en T4 för döda som reser sig
       *[setup_6] en T6 för öbornas landstigning
    }
clusta-noba-label-ruling = { $ruling ->
        [break_off] avbryt striden
        [fight_on] slåss vidare
        [pursue] förfölj
        [halt] förfölj inte
       *[boost] spendera en hjältepoäng
    }
clusta-noba-label-deed = { $deed ->
        [stand] hans styrka retirerar inte
        [rally] hans skakade trupper står fast
       *[rescue] någon räddas
    }
clusta-noba-label-line = { $line ->
        [own_unit] en enhets tillstånd
        [own_commander] en befälhavares tillstånd
        [own_camp] ett lägers tillstånd
        [own_specialist] en specialists tillstånd
        [battle] en strid
        [sighting] en iakttagelse
        [reading] en spådom
        [lapsed] order som har löpt ut
        [stopped] ett stopp inför fiender
        [interrogation] vad en fånge har berättat
        [captured_sheet] en uppsnappad order
        [order_failed] en order som inte gick att utföra
       *[returned] en kurir som kom tillbaka
    }

## Knappar

clusta-noba-action-name-chief = Utse ÖB
clusta-noba-action-ready = Redo
clusta-noba-action-write = Skriv order
clusta-noba-action-name-unit = Ange en enhet
clusta-noba-action-go-alone = Han reser utan trupper
clusta-noba-action-at-time = Dag { $day }, runda { $round }
clusta-noba-action-order = { clusta-noba-label-order-name }
clusta-noba-action-hex = { NUMBER($column, minimumIntegerDigits: 2) }.{ NUMBER($row, minimumIntegerDigits: 2) }
clusta-noba-action-via = Lägg vägen genom en ruta
clusta-noba-action-formation = { $formation ->
        [march] { clusta-noba-formation-march }
       *[combat] { clusta-noba-formation-combat }
    }
clusta-noba-action-nights = { $nights ->
        [0] Vila på natten
        [one] Marschera en nattrunda varje natt
       *[other] Marschera { $nights } nattrundor varje natt
    }
clusta-noba-action-until-further-notice = Tills vidare
clusta-noba-action-cover-days = { $days ->
        [one] Formuläret gäller en dag
       *[other] Formuläret gäller { $days } dagar
    }
clusta-noba-action-doctrine = { clusta-noba-label-setting }
clusta-noba-action-force-march = Ilmarsch: dag { $day }, runda { $round }
clusta-noba-action-end-column = { $copies ->
        [one] Avsluta kolumnen; en kurir bär den
       *[other] Avsluta kolumnen; { $copies } kurirer bär den
    }
clusta-noba-action-wishes = Rangordna en befälhavares tre önskemål
clusta-noba-action-errand = Ge en specialist ett uppdrag
clusta-noba-action-return-to = Återvänd till en markör
clusta-noba-action-divine = Spå där
clusta-noba-action-letter = { $letter ->
        [truce] Erbjud { clusta-noba-label-side-name } vapenvila
       *[war] Förklara { clusta-noba-label-side-name } krig
    }
clusta-noba-action-take-back = Ta tillbaka kolumn { $number }
clusta-noba-action-play-on = { $days ->
        [0] Skriv order igen i morgon
        [one] Spela vidare en dag, om inget når mig
       *[other] Spela vidare { $days } dagar, om inget når mig
    }
clusta-noba-action-discard = Kasta det påbörjade
clusta-noba-action-seal = { $then ->
        [live] Försegla, och för befälet i min egen ruta inför varje runda
       *[wait] Försegla orderna
    }
clusta-noba-action-send-nothing = Sänd ingenting
clusta-noba-action-go-on = Kriget fortsätter
clusta-noba-action-pause-before = Slå på eller av pausen före det här steget: { clusta-noba-label-stage }
clusta-noba-action-ask-umpire = Slå på eller av pausen före det här steget: { clusta-noba-label-stage }
clusta-noba-action-answer-for = Svara för spelare { $player }
clusta-noba-action-replace-die = Byt ut { clusta-noba-label-die }
clusta-noba-action-change-report = Ändra rad { $line } i rapporterna
clusta-noba-action-withhold-report = Håll inne rapporten från budbärare { $carrier }
clusta-noba-action-rule-fight = Styrka { $force }: { clusta-noba-label-ruling }
clusta-noba-action-accept-deed = Ett hjältedåd: { clusta-noba-label-deed }
clusta-noba-action-allow-night = { clusta-noba-label-side-name }: anfall på natten
clusta-noba-action-move-person = Flytta en person
clusta-noba-action-plant-stenfar = Store Stenfar planteras en viss dag
clusta-noba-action-move-bridge = Bron blir klar en annan dag
clusta-noba-action-drop-islanders = Inga skepp från Barbaröarna vecka { $week }
clusta-noba-action-send-message = En främlings meddelande till { clusta-noba-label-side-name }
clusta-noba-action-figure = Tal { $number } i raden
clusta-noba-action-digit = { $digit }
clusta-noba-action-end-number = Talet är slut
clusta-noba-action-foe = { clusta-noba-label-side-name }
clusta-noba-action-save-person = Rädda en person
clusta-noba-advice-name-chief = ÖB: { $commander }
clusta-noba-advice-write = Order till { $recipient }
clusta-noba-advice-name-unit = { $unit }
clusta-noba-advice-wishes = Önskemål för { $commander }
clusta-noba-advice-errand = Uppdrag åt { $specialist }
clusta-noba-advice-return-to = åter till { $recipient }

## Händelser: kalendern

clusta-noba-event-side-held = { $seat_is ->
        [you] Du leder { $side }.
       *[other] { $seat } leder { $side }.
    }
clusta-noba-event-day-began = Dag { $day }
clusta-noba-event-night-fell = Natten faller efter dag { $day }.
clusta-noba-event-conflux-came = Den femte konfluxen kommer vid { $hex }.
clusta-noba-event-campaign-ended = { $how ->
        [held] { $seat_count ->
            [one] { $seat_is ->
                [you] Du håller konfluxen och vinner kriget.
               *[other] { $seat } håller konfluxen och vinner kriget.
            }
           *[other] { $seat } håller konfluxen och vinner kriget tillsammans.
        }
        [last_left] { $seat_count ->
            [one] { $seat_is ->
                [you] Bara du är kvar på ön och vinner kriget.
               *[other] Bara { $seat } är kvar på ön och vinner kriget.
            }
           *[other] { $seat } är kvar på ön och vinner kriget.
        }
       *[drawn] Ingen håller konfluxen. Kriget slutar oavgjort.
    }

## Händelser: vad en sida gör

clusta-noba-event-headquarters-chosen = { $seat_is ->
        [you] Du utser { $commander } till ÖB.
       *[other] { $seat } utser { $commander } till ÖB.
    }
clusta-noba-event-approach-chosen = { $seat_is ->
        [you] Dina skepp ska dyka upp vid { $hex }.
       *[other] Skeppen för { $seat } ska dyka upp vid { $hex }.
    }
clusta-noba-event-column-written = { $seat_is ->
        [you] Du har skrivit order till { $marker }.
       *[other] { $seat } har skrivit order till { $marker }.
    }
clusta-noba-event-sheet-sent = { $seat_is ->
        [you] { $copies ->
            [0] Dina order till { $marker } gäller genast.
            [one] Dina order till { $marker } går i väg med kurir.
           *[other] Dina order till { $marker } går i väg med { $copies } kurirer.
        }
       *[other] { $copies ->
            [0] Order från { $seat } till { $marker } gäller genast.
            [one] Order från { $seat } till { $marker } går i väg med kurir.
           *[other] Order från { $seat } till { $marker } går i väg med { $copies } kurirer.
        }
    }
clusta-noba-event-sheet-kept = { $seat_is ->
        [you] Ingen kurir kunde ge sig av med dina order till { $marker }.
       *[other] Ingen kurir kunde ge sig av med order från { $seat } till { $marker }.
    }
clusta-noba-event-letter-sent = { $seat_is ->
        [you] { $letter ->
            [truce] Du skriver till { $side } och erbjuder vapenvila.
           *[war] Du skriver till { $side } att det är krig.
        }
       *[other] { $letter ->
            [truce] { $seat } skriver till { $side } och erbjuder vapenvila.
           *[war] { $seat } skriver till { $side } att det är krig.
        }
    }
clusta-noba-event-orders-sealed = { $seat_is ->
        [you] Dina order är förseglade.
       *[other] { $seat } har förseglat orderna.
    }
clusta-noba-event-wishes-set = { $seat_is ->
        [you] Du har rangordnat vad { $commander } helst gör utan order.
       *[other] { $seat } har rangordnat vad { $commander } helst gör utan order.
    }

## Händelser: rapporter och deras rader

clusta-noba-event-dispatch-arrived = { $lines ->
        [0] { $seat_is ->
            [you] Ett brev från { $sender }, dag { $day } kl. { $clock }:
           *[other] Ett brev från { $sender }, dag { $day } kl. { $clock }, når { $seat }:
        }
       *[other] { $seat_is ->
            [you] { $sender } rapporterar från { $hex }, dag { $day } kl. { $clock }:
           *[other] { $sender } rapporterar till { $seat } från { $hex }, dag { $day } kl. { $clock }:
        }
    }
clusta-noba-event-unit-reported = { $condition ->
        [destroyed] { $unit } finns inte mer, sist vid { $hex }.
       *[other] { $unit } är vid { $hex }: { clusta-noba-label-men }, { clusta-noba-label-condition }{ $lost ->
            [none] .
            [0] .
            [one] . En man förlorad sedan förra nattrapporten.
           *[other] . { $lost } man förlorade sedan förra nattrapporten.
        }
    }
clusta-noba-event-commander-reported = { $fate ->
        [free] { $points ->
            [0] { $commander } är vid { $hex } och har inga hjältepoäng kvar.
            [one] { $commander } är vid { $hex } och har en hjältepoäng.
           *[other] { $commander } är vid { $hex } och har { $points } hjältepoäng.
        }
        [dead] { $commander } har stupat vid { $hex }.
        [prisoner] { $commander } har tagits till fånga vid { $hex }.
       *[absent] { $commander } är inte på ön.
    }
clusta-noba-event-specialist-reported = { $fate ->
        [free] { $specialist } är vid { $hex }.
        [dead] { $specialist } har dött vid { $hex }.
        [prisoner] { $specialist } har tagits till fånga vid { $hex }.
       *[absent] { $specialist } är inte på ön.
    }
clusta-noba-event-camp-reported = { $days ->
        [0] { $camp } står vid { $hex }, inte befäst.
        [one] { $camp } står vid { $hex }, befäst under en dag.
       *[other] { $camp } står vid { $hex }, befäst under { $days } dagar.
    }
clusta-noba-event-battle-reported = { $outcome ->
        [won] Seger
        [left] Reträtt
        [lost] Utplånade
       *[undecided] Oavgjort
    }: strid med { $side } vid { $hex }{ $men ->
        [none] .
       *[other] , { $men } man starka.
    } Vi förlorade { $own_lost ->
        [0] ingen
        [one] en man
       *[other] { $own_lost } man
    }{ $lost ->
        [0] , de ingen, enligt rapporten.
        [one] , de en man, enligt rapporten.
       *[other] , de { $lost }, enligt rapporten.
    }
clusta-noba-event-sighting-reported = { clusta-noba-label-source }: { $sighted ->
        [unit] { $side } vid { $hex }
        [camp] ett av { $side }s läger vid { $hex }
        [commander] en av { $side }s befälhavare med trupper vid { $hex }
        [ships] några av { $side }s skepp vid { $hex }
        [stenfar] Store Stenfar, planterad vid { $hex }
       *[main_force] { $side }s huvudstyrka vid { $hex }
    }{ clusta-noba-label-strength }{ clusta-noba-label-unit-named }{ clusta-noba-label-as-reported }.
clusta-noba-event-reading-reported = { $specialist } har läst stjärnorna vid { $hex }: konfluxen är { $band }.
clusta-noba-event-lapse-reported = { $order ->
        [none] { $unit } vid { $hex } har inga order kvar. Enheten bara försvarar sig och väntar.
       *[other] { $unit } vid { $hex } har inga order kvar. Enheten gör som befälhavaren själv vill: { $order }.
    }
clusta-noba-event-stop-reported = { $men ->
        [none] { $unit } har stannat framför { $side } vid { $hex }, okänd styrka. Vad är ordern?
        [one] { $unit } har stannat framför { $side } vid { $hex }, en man enligt rapporten. Vad är ordern?
       *[other] { $unit } har stannat framför { $side } vid { $hex }, { $men } man enligt rapporten. Vad är ordern?
    }
clusta-noba-event-interrogation-reported = En fånge från { $side } har talat. { $cargo ->
        [sheet] Han bar order till { $marker }.
        [report] Han bar en rapport från { $marker }.
        [letter] { $letter ->
            [truce] Han bar ett anbud om vapenvila till { $marker }.
           *[war] Han bar slutet på en vapenvila till { $marker }.
        }
        [errand] Han bar ett uppdrag till { $marker }.
       *[none] Han spanade för { $marker }.
    }{ $hex ->
        [none] { "" }
       *[other] { " " }Deras huvudstyrka var vid { $hex }.
    }
clusta-noba-event-captured-order-reported = { $day ->
        [none] Uppsnappade order till { $marker }: { clusta-noba-label-order }.
       *[other] Uppsnappade order till { $marker }, dag { $day }, runda { $round }: { clusta-noba-label-order }.
    }
clusta-noba-event-failure-reported = { $unit } vid { $hex } kan inte utföra ordern ”{ $order }”. { $reason }
clusta-noba-event-letter-arrived = { $letter ->
        [truce] { $side } erbjuder vapenvila. Den gäller från gryningen efter att båda har erbjudit den.
       *[war] { $side } vill inte ha vapenvila: från nästa gryning är det krig.
    }
clusta-noba-event-courier-returned = En kurir kommer tillbaka med orderna till { $marker }, som inte finns mer.
clusta-noba-event-stance-changed = { $stance ->
        [truce] Vapenvilan med { $side } gäller från denna gryning.
        [allied] { $side } är våra bundsförvanter från denna gryning.
       *[hostile] Vi är i krig med { $side } från denna gryning.
    }
clusta-noba-event-conflux-learned = Shagul vet var konfluxen kommer: vid { $hex }.
clusta-noba-event-tactics-seen = { $confirm_count ->
        [0] Styrkan vid { $hex } slår { $die } i Taktik.
       *[other] Styrkan vid { $hex } slår { $die } och sedan { $confirm } i Taktik.
    }
clusta-noba-event-morale-seen = { $elite ->
        [0] { $unit } slår { $die } i moralslag.
       *[other] Eliten i { $unit } slår { $die } i moralslag.
    }

## Händelser som bara spelledaren ser tills fälttåget är över

clusta-noba-event-conflux-drawn = Konfluxen ska komma dag { $day } vid { $hex }.
clusta-noba-event-calendar-drawn = { $bridge_day ->
        [-1] Det blir ingen bro.
       *[other] Bron blir färdig dag { $bridge_day }.
    } { $alliance ->
        [0] Crurerna och ransarderna är fiender.
       *[other] Crurerna och ransarderna är allierade.
    }{ $priority ->
        [none] { "" }
        [disgrace] { " " }Trakorierna är i onåd.
        [low] { " " }Trakorierna har låg prioritet.
        [high] { " " }Trakorierna har hög prioritet.
       *[highest] { " " }Trakorierna har högsta prioritet.
    }{ $stenfar_day ->
        [-1] { "" }
       *[other] { " " }Store Stenfar planteras dag { $stenfar_day }.
    }{ $pirates ->
        [0] { "" }
        [one] { " " }Ransarderna möter ett piratskepp.
       *[other] { " " }Ransarderna möter { $pirates } piratskepp.
    }
clusta-noba-event-arrival-drawn = { $side } ska komma dag { $day }, runda { $round }.
clusta-noba-event-pirates-met = Ransarderna har mött { $ships ->
        [one] ett piratskepp
       *[other] { $ships } piratskepp
    }; { $annexed ->
        [0] inget följer med dem.
        [one] ett följer med dem.
       *[other] { $annexed } följer med dem.
    }
clusta-noba-event-dunkelbrink-drawn = Arn Dunkelbrink ska komma dag { $day }.
clusta-noba-event-ships-arrived = { $side } kommer med sina skepp vid { $hex }.
clusta-noba-event-bridge-finished = Kung Ottars bro är färdig i gryningen dag { $day }.
clusta-noba-event-round-began = Dag { $day } kl. { $clock }.
clusta-noba-event-order-began = { $unit } börjar: { clusta-noba-label-order }.
clusta-noba-event-order-lapsed = Orderna har tagit slut för { $unit } vid { $hex }.
clusta-noba-event-sheet-taken = { $marker } vid { $hex } får order.
clusta-noba-event-wish-rolled = { $commander } agerar på egen hand och slår { $die }: det { $wish ->
        [0] första
        [1] andra
       *[2] tredje
    } önskemålet.
clusta-noba-event-unit-entered = { $unit } går från { $from } till { $hex }.
clusta-noba-event-unit-stopped = { $unit } stannar framför fiender vid { $hex }.
clusta-noba-event-unit-landed = { $unit } går i land vid { $hex }.
clusta-noba-event-unit-boarded = { $unit } går ombord vid { $hex }.
clusta-noba-event-fled = { $unit } vid { $hex } flyr för en mycket större styrka.
clusta-noba-event-stepped-back = { $unit } viker undan för en större styrka, från { $from } till { $hex }.
clusta-noba-event-patrol-met = { $unit } på patrull vid { $hex } möter { $intruder }.
clusta-noba-event-ambush-sprung = { $unit } slår till från bakhåll mot { $victim } vid { $hex }.
clusta-noba-event-battle-began = Strid: { $side } vid { $hex }, { $men } man, mot { $foe } vid { $foe_hex }, { $foe_men } man.
clusta-noba-event-tactics-rolled = { $confirm_count ->
        [0] { $side } vid { $hex } slår { $die } i Taktik: differensvärde { $differential }.
       *[other] { $side } vid { $hex } slår { $die } och sedan { $confirm } i Taktik: differensvärde { $differential }.
    }
clusta-noba-event-field-round-fought = Fältslagsrunda vid { $hex }: { $side } vinner taktikslaget mot { $other } med { $difference }. Tabellens rad { $row }, kolumn { $column }: förluster { $winner_loss } % och { $loser_loss } %.
clusta-noba-event-force-lost = { $side } vid { $hex } förlorar { $tv } i truppvärde: { $men } man.
clusta-noba-event-hero-rolled = { $commander } är i livsfara vid { $hex }: slog { $die } av 10000, högst { $chance } är döden.
clusta-noba-event-hero-fell = { $commander } stupar vid { $hex }.
clusta-noba-event-hero-saved = { $points ->
        [0] En hjältepoäng räddar { $commander } vid { $hex }; ingen är kvar.
        [one] En hjältepoäng räddar { $commander } vid { $hex }; en är kvar.
       *[other] En hjältepoäng räddar { $commander } vid { $hex }; { $points } är kvar.
    }
clusta-noba-event-boost-spent = { $points ->
        [0] { $commander } spenderar en hjältepoäng i striden; ingen är kvar.
        [one] { $commander } spenderar en hjältepoäng i striden; en är kvar.
       *[other] { $commander } spenderar en hjältepoäng i striden; { $points } är kvar.
    }
clusta-noba-event-point-regained = Ett perfekt slag: { $commander } får tillbaka en hjältepoäng och har { $points }.
clusta-noba-event-morale-tested = { $elite ->
        [0] { $succeeds ->
            [0] { $unit } slår { $die } i moralslag (högst { $target } behövdes): enheten vacklar.
           *[other] { $unit } slår { $die } i moralslag (högst { $target } behövdes): enheten står fast.
        }
       *[other] { $succeeds ->
            [0] Eliten i { $unit } slår { $die } i moralslag (högst { $target } behövdes): den vacklar.
           *[other] Eliten i { $unit } slår { $die } i moralslag (högst { $target } behövdes): den står fast.
        }
    }
clusta-noba-event-unit-panicked = { $unit } grips av panik vid { $hex }.
clusta-noba-event-unit-retreated = { $unit } retirerar från { $from } till { $hex }.
clusta-noba-event-unit-pursued = { $unit } förföljer från { $from } till { $hex }.
clusta-noba-event-unit-surrendered = { $unit } är avskuren vid { $hex } och går förlorad med { $men } man.
clusta-noba-event-unit-broken = { $unit } upplöses vid { $hex }: { $men ->
        [one] den sista mannen går till närmsta läger.
       *[other] de sista { $men } går till närmsta läger.
    }
clusta-noba-event-unit-restored = { $unit } finns igen vid { $hex } med { $men } man.
clusta-noba-event-losses-shared = Dagens förluster för { $unit }: { $dead } döda, { $badly } svårt sårade, { $wounded } sårade, { $stragglers } eftersläntrare.
clusta-noba-event-men-returned = { $men ->
        [one] En sårad ur { $unit } återgår i tjänst vid { $hex }.
       *[other] { $men } sårade ur { $unit } återgår i tjänst vid { $hex }.
    }
clusta-noba-event-dead-rose = { $men ->
        [one] En död reser sig vid { $hex }: { $unit }.
       *[other] { $men } döda reser sig vid { $hex }: { $unit }.
    }
clusta-noba-event-group-raised = { $men } crurer vid { $hex } blir { $unit }.
clusta-noba-event-islanders-landed = { $unit } landstiger vid { $hex } med { $men } man.
clusta-noba-event-sight-rolled = { $succeeds ->
        [0] { $unit } syns inte från { $hex }: slog { $die }, högst { $chance } behövdes.
       *[other] { $unit } syns från { $hex }: slog { $die }, högst { $chance } behövdes.
    }
clusta-noba-event-error-rolled = En rapport till { $side } anger { $men } man som { $reported } (slog { $die }).
clusta-noba-event-scout-caught = { $captor } fångar en spejare ur { $unit } från { $hex }.
clusta-noba-event-camp-pitched = { $side } har slagit läger vid { $hex }: { $camp }.
clusta-noba-event-camp-taken = { $side } tar { $camp } vid { $hex }.
clusta-noba-event-camp-destroyed = { $side } förstör { $camp } vid { $hex }.
clusta-noba-event-outrage = { $unit } överskrider sina befogenheter vid { $hex }: sårade och invånare dödas.
clusta-noba-event-settlement-destroyed = Crurerna förstör byn vid { $hex }.
clusta-noba-event-stenfar-planted = Store Stenfar planteras vid { $hex }.
clusta-noba-event-stenfar-noticed = { $unit } finner Store Stenfar vid { $hex }.
clusta-noba-event-courier-sent = { $side }s kurir { $courier } lämnar { $hex } för att nå { $goal }.
clusta-noba-event-courier-arrived = { $side }s kurir { $courier } kommer fram vid { $hex }.
clusta-noba-event-catch-rolled = { $succeeds ->
        [0] Någon av { $side } slipper förbi { $unit } vid { $hex }: slog { $die }, högst { $chance } behövdes.
       *[other] { $unit } fångar någon av { $side } vid { $hex }: slog { $die }, högst { $chance } behövdes.
    }
clusta-noba-event-courier-caught = { $unit } fångar { $side }s kurir { $courier } vid { $hex }.
clusta-noba-event-courier-lacked = { $side } har ingen kurir kvar åt { $marker }.
clusta-noba-event-captive-asked = { $unit } förhör en fånge: slog { $die } mot { $skill }.
clusta-noba-event-captive-spoke = Fången berättar allt för { $unit }.
clusta-noba-event-captive-died = Fången hos { $unit } är död.
clusta-noba-event-person-caught = { $unit } fångar { $commander } vid { $hex }.
clusta-noba-event-specialist-caught = { $unit } fångar { $specialist } vid { $hex }.
clusta-noba-event-spy-rolled = { $specialist } smyger sig in bland fiender vid { $hex } (slog { $die }).
clusta-noba-event-spy-gone = { $specialist } försvinner för alltid vid { $hex }.
clusta-noba-event-reading-made = { $specialist } läser vid { $hex } att konfluxen är { $band }; i själva verket är den { $true_band }.
clusta-noba-event-command-passed = { $commander ->
        [none] { $side } har ingen befälhavare kvar som kan leda dem.
       *[other] { $commander } leder nu { $side }.
    }
clusta-noba-event-side-out = { $side } har inga kvar på ön och är ute ur kriget.

## Händelser: vad spelledaren gör

clusta-noba-event-umpire-asked = Dag { $day }, kl. { $clock }: { clusta-noba-label-stage } Spelledaren tillfrågas.
clusta-noba-event-answered-for = Dag { $day }, kl. { $clock }: spelledaren svarar för { $seat }: { $columns ->
        [0] ingen order.
        [one] en kolumn med order.
       *[other] { $columns } kolumner med order.
    }
clusta-noba-event-die-replaced = Dag { $day }, kl. { $clock }: { $shown ->
        [0] spelledaren låter { clusta-noba-label-die } gälla som den faller { $place ->
            [1] (nästa)
           *[other] (nummer { $place } i ordningen)
        }.
       *[other] spelledaren byter ut { clusta-noba-label-die }: { $shown } { $place ->
            [1] (nästa)
           *[other] (nummer { $place } i ordningen)
        }.
    }
clusta-noba-event-report-changed = Dag { $day }, kl. { $clock }: spelledaren ändrar en rapport till { $side } om { clusta-noba-label-line }: { $before ->
        [none] en utelämnad siffra
       *[other] { $before }
    } blir { $after ->
        [none] en utelämnad siffra
       *[other] { $after }
    }.
clusta-noba-event-report-withheld = Dag { $day }, kl. { $clock }: spelledaren håller inne en rapport till { $side } med { $lines ->
        [one] en rad
       *[other] { $lines } rader
    }.
clusta-noba-event-fight-ruled = Dag { $day }, kl. { $clock }: spelledaren avgör för { $side } vid { $hex }: { clusta-noba-label-ruling }.
clusta-noba-event-deed-done = Dag { $day }, kl. { $clock }: ett hjältedåd av { $commander }: { clusta-noba-label-deed }. { $points ->
        [0] Ingen hjältepoäng är kvar.
        [one] En hjältepoäng är kvar.
       *[other] { $points } hjältepoäng är kvar.
    }
clusta-noba-event-person-saved = Dag { $day }, kl. { $clock }: { $commander } räddar { $marker } vid { $hex }.
clusta-noba-event-night-allowed = Dag { $day }, kl. { $clock }: spelledaren låter { $side } anfalla på natten.
clusta-noba-event-person-moved = Dag { $day }, kl. { $clock }: spelledaren flyttar { $marker } { $from ->
        [none] till { $hex }
       *[other] från { $from } till { $hex }
    }.
clusta-noba-event-stenfar-promised = Dag { $day }, kl. { $clock }: spelledaren låter Store Stenfar planteras dag { $due }.
clusta-noba-event-bridge-moved = Dag { $day }, kl. { $clock }: spelledaren låter bron bli klar dag { $due }.
clusta-noba-event-islanders-dropped = Dag { $day }, kl. { $clock }: spelledaren stryker skeppen från Barbaröarna dag { $due }.
clusta-noba-event-message-written = Dag { $day }, kl. { $clock }: spelledaren låter { $side } underrättas dag { $due } om { $foe } vid { $hex }{ $men ->
        [none] .
       *[other] , { $men } man.
    }

## Hur det slutade

clusta-noba-result-won = { $how ->
        [held] { $seat_is ->
            [you] Du håller den femte konfluxen, och ön är din.
           *[other] { $seat } håller den femte konfluxen och därmed ön.
        }
       *[last_left] { $seat_is ->
            [you] Ingen annan är kvar: ön är din.
           *[other] Ingen annan är kvar: { $seat } har ön.
        }
    }
clusta-noba-result-shared = { $seat } håller den femte konfluxen tillsammans.
clusta-noba-result-drawn = Ingen håller den femte konfluxen: kriget slutar oavgjort. De som är närmast rankas först.
clusta-noba-ending-round = Dag { $day }
clusta-noba-ending-men = Man under vapen
clusta-noba-ending-units = Enheter
clusta-noba-opened-conflux = Den femte konfluxen skulle komma dag { $day } vid { $hex }.

## Varför inte

clusta-noba-illegal-not-asked = Det är inte vad du tillfrågas om nu.
clusta-noba-illegal-no-such-action = Det svaret finns inte.
clusta-noba-illegal-compound-action-begun = Skriv först klart, eller kasta det du har börjat på.
clusta-noba-illegal-not-your-marker = Du kan inte skriva till den markören: så vitt du vet är den inte din, eller inget läger och ingen befälhavare.
clusta-noba-illegal-no-longer-there = Så vitt du vet finns den inte på kartan.
clusta-noba-illegal-home-only = En enhet utan läger eller befälhavare kan bara skickas till närmsta läger, och ingen annan kan få den ordern.
clusta-noba-illegal-not-understood = De odöda förstår bara Håll, Anfall och Avancera till.
clusta-noba-illegal-too-many-columns = Du har skrivit så många kolumner som ryms på en dag.
clusta-noba-illegal-too-many-entries = Mer får inte plats här.
clusta-noba-illegal-not-later = Det måste vara senare än nu och än raden före.
clusta-noba-illegal-beyond-sheet = Ett formulär räcker åtta dagar framåt.
clusta-noba-illegal-not-on-map = Den rutan finns inte på kartan.
clusta-noba-illegal-sea = Den rutan är hav.
clusta-noba-illegal-no-target-needed = Den ordern anger ingen ruta.
clusta-noba-illegal-formation-fixed = Den ordern har en egen formation.
clusta-noba-illegal-not-further = Den ordern kan inte gälla tills vidare.
clusta-noba-illegal-no-night-march = Bara marscher fortsätter på natten.
clusta-noba-illegal-cannot-camp = Där går det inte att slå läger: där finns redan ett, eller Store Stenfar, eller så är det hav eller bro.
clusta-noba-illegal-cannot-fortify = Bara en enhet på minst 250 man, i ett läger, kan befästa det.
clusta-noba-illegal-fortified-by-another = En annan enhet befäster det lägret.
clusta-noba-illegal-no-commander-to-camp = Läger slås bara där en befälhavare är: ordern går till honom.
clusta-noba-illegal-no-ship = Inget skepp för enheten kan vara där.
clusta-noba-illegal-not-with-recipient = Så vitt du vet är den enheten inte där mottagaren är.
clusta-noba-illegal-cannot-go-alone = Kolumnen säger redan vem som går.
clusta-noba-illegal-not-a-commander = Det är ingen av dina befälhavare som kan göra det.
clusta-noba-illegal-same-family = De tre önskemålen måste vara av skild karaktär.
clusta-noba-illegal-targets-too-near = Önskemålens rutor måste ligga minst tre rutor isär.
clusta-noba-illegal-no-errand = En förhörsledare ges inga uppdrag.
clusta-noba-illegal-cannot-divine = Bara astrologer kan spå.
clusta-noba-illegal-no-such-side = Den sidan är inte med i fälttåget.
clusta-noba-illegal-too-early-to-betray = Det är för tidigt att svika bundsförvanten.
clusta-noba-illegal-bound-by-alliance = Bara crurerna får bryta alliansen.
clusta-noba-illegal-no-news-of-command = Ingen på ön kan sända order: dina styrkor har inte kommit, eller så vet efterträdaren inte än att han är ÖB.
clusta-noba-illegal-nothing-written = Inget är skrivet som det kan gälla.
clusta-noba-illegal-already-so = Så står det redan.
clusta-noba-illegal-not-a-sea-hex = Skepp kommer i en havsruta vid kartans kant.
clusta-noba-illegal-no-fleet = Crurerna kommer över bron: de har inga skepp.
clusta-noba-illegal-not-at-headquarters = Inför en runda ger du bara order i ÖB:s egen ruta.
clusta-noba-illegal-no-live-orders = Vid det här bordet ges inte order på det sättet inför varje runda.
clusta-noba-illegal-dice-replaced = Fler tärningar av det slaget går inte att byta ut i förväg.
clusta-noba-illegal-out-of-range = Talet måste hålla sig inom sina gränser.
clusta-noba-illegal-no-such-report = Ingen sådan rapport är på väg.
clusta-noba-illegal-fixed-number = Den delen av raden går inte att ändra.
clusta-noba-illegal-no-fight = Ingen sådan styrka är i strid.
clusta-noba-illegal-no-hero-point = Han är inte där, eller har ingen hjältepoäng kvar.
clusta-noba-illegal-no-deed = Det finns inget som dådet skulle ändra.
clusta-noba-illegal-no-such-person = Den personen är inte på ön, eller kan inte komma.
clusta-noba-illegal-in-battle = Han är i strid.
clusta-noba-illegal-not-there = Det går inte i den rutan.
clusta-noba-illegal-hex-occupied = Ett läger eller en enhet är vid konfluxen.
clusta-noba-illegal-no-bridge-due = Bron står redan, eller så byggs ingen.
clusta-noba-illegal-day-past = Den dagen har varit.
clusta-noba-illegal-calendar-full = Kalendern har inte plats för fler meddelanden.

## Vad slumpen avgör

clusta-noba-stream-setup = Kalendern och ankomsterna
clusta-noba-stream-tactics = Taktik
clusta-noba-stream-morale = Moral
clusta-noba-stream-hero = Befälhavares liv
clusta-noba-stream-couriers = Fångade och förhörda kurirer
clusta-noba-stream-reports = Vad som syns och vad rapporter säger
clusta-noba-stream-spies = Spioner och stjärnor
clusta-noba-stream-fates = Önskemål, övergrepp och döda som reser sig

## Tur

clusta-noba-luck-tactics = Tärningar för Taktik, sammanlagt
    .more = { $seat } slog { $by } mer i Taktik än väntat; lågt är bra.
    .fewer = { $seat } slog { $by } mindre i Taktik än väntat; lågt är bra.
    .even = { $seat } slog i Taktik som väntat.
clusta-noba-luck-morale = Trupper som stod fast
    .more = { $by ->
            [1] En trupp mer
           *[other] { $by } fler trupper
        } än väntat stod fast hos { $seat }.
    .fewer = { $by ->
            [1] En trupp mindre
           *[other] { $by } färre trupper
        } än väntat stod fast hos { $seat }.
    .even = Så många trupper som väntat stod fast hos { $seat }.
clusta-noba-luck-leaders = Dödliga hugg mot ledare
    .more = { $seat } fick { $by ->
            [1] ett dödligt hugg mer
           *[other] { $by } fler dödliga hugg
        } mot sina ledare än väntat.
    .fewer = { $seat } fick { $by ->
            [1] ett dödligt hugg mindre
           *[other] { $by } färre dödliga hugg
        } mot sina ledare än väntat.
    .even = { $seat } fick så många dödliga hugg mot sina ledare som väntat.
clusta-noba-luck-catches = Fångade budbärare
    .more = { $seat } fångade { $by ->
            [1] en budbärare mer
           *[other] { $by } fler budbärare
        } än väntat.
    .fewer = { $seat } fångade { $by ->
            [1] en budbärare mindre
           *[other] { $by } färre budbärare
        } än väntat.
    .even = { $seat } fångade så många budbärare som väntat.
clusta-noba-luck-caught = Förlorade budbärare
    .more = { $seat } förlorade { $by ->
            [1] en budbärare mer
           *[other] { $by } fler budbärare
        } än väntat.
    .fewer = { $seat } förlorade { $by ->
            [1] en budbärare mindre
           *[other] { $by } färre budbärare
        } än väntat.
    .even = { $seat } förlorade så många budbärare som väntat.
clusta-noba-luck-answers = Fångar som berättade allt
    .more = { $by ->
            [1] En fånge mer
           *[other] { $by } fler fångar
        } än väntat berättade allt för { $seat }.
    .fewer = { $by ->
            [1] En fånge mindre
           *[other] { $by } färre fångar
        } än väntat berättade allt för { $seat }.
    .even = Så många fångar som väntat berättade allt för { $seat }.
clusta-noba-luck-spies = Förlorade spioner och hippogriffer
    .more = { $seat } förlorade { $by ->
            [1] en spion eller hippogriff mer
           *[other] { $by } fler spioner och hippogriffer
        } än väntat.
    .fewer = { $seat } förlorade { $by ->
            [1] en spion eller hippogriff mindre
           *[other] { $by } färre spioner och hippogriffer
        } än väntat.
    .even = { $seat } förlorade så många spioner och hippogriffer som väntat.
clusta-noba-luck-sights = Upptäckta fiender
    .more = { $seat } upptäckte { $by ->
            [1] en fientlig enhet mer
           *[other] { $by } fler fientliga enheter
        } än väntat.
    .fewer = { $seat } upptäckte { $by ->
            [1] en fientlig enhet mindre
           *[other] { $by } färre fientliga enheter
        } än väntat.
    .even = { $seat } upptäckte så många fientliga enheter som väntat.
clusta-noba-luck-seen = Egna enheter som fienden upptäckte
    .more = Fienden upptäckte { $by ->
            [1] en enhet mer
           *[other] { $by } fler enheter
        } hos { $seat } än väntat.
    .fewer = Fienden upptäckte { $by ->
            [1] en enhet mindre
           *[other] { $by } färre enheter
        } hos { $seat } än väntat.
    .even = Fienden upptäckte så många enheter hos { $seat } som väntat.
clusta-noba-luck-errors = Fel i rapporter, i procent, sammanlagt
    .more = Felen i rapporterna till { $seat } blev sammanlagt { $by } procentenheter större än väntat.
    .fewer = Felen i rapporterna till { $seat } blev sammanlagt { $by } procentenheter mindre än väntat.
    .even = Felen i rapporterna till { $seat } blev så stora som väntat.
clusta-noba-luck-readings = Rätta tydningar av stjärnorna
    .more = { $seat } tydde stjärnorna rätt { $by ->
            [1] en gång mer
           *[other] { $by } fler gånger
        } än väntat.
    .fewer = { $seat } tydde stjärnorna rätt { $by ->
            [1] en gång mindre
           *[other] { $by } färre gånger
        } än väntat.
    .even = { $seat } tydde stjärnorna rätt så ofta som väntat.
