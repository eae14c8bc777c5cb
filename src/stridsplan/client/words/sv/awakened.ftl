# The Awakened: frågor, väntan, knappar, händelser, resultat och avslag. Resten finns i awakened-things.ftl.
# En plats $x ger även $x_is: "you" för läsarens egen plats, annars "other". Listor ger även $x_count.

## Spelets mål

awakened-goal-population = Den som först har { $target } invånare vinner.

## Frågor

awakened-question-grow = Var föds någon?
    .title = Tillväxt
awakened-question-flee = I { $from } finns inget kvar att äta. Vart flyr någon?
    .title = Exodus
awakened-question-move = Vart ska dina invånare?
    .title = Flytta
awakened-question-move-to = Från { $from }: vart?
    .title = Flytta
awakened-question-people = Från { $from } till { $to }: hur många invånare går?
    .title = Flytta
awakened-question-resources = Vad skickar du från { $from } till { $to }?
    .title = Flytta
awakened-question-build = Vad bygger du?
    .title = Bygg
awakened-question-form = Var utbildar du en soldat?
    .title = Utbilda
awakened-question-military = Vad gör dina soldater?
    .title = Soldater
awakened-question-march-to = Soldaterna i { $from }: vart går de, eller vad gör de en räd mot?
    .title = Soldater
awakened-question-fresh = Från { $from } till { $to }: hur många nya soldater går?
    .title = Soldater
awakened-question-veterans = Vilka soldater går från { $from } till { $to }?
    .title = Soldater
awakened-question-origins =
    { $soldiers ->
        [one] En soldat är redo för en räd mot { $to }. Följer fler med?
       *[other] { $soldiers } soldater är redo för en räd mot { $to }. Följer fler med?
    }
    .title = Räd
awakened-question-raid =
    { $soldiers ->
        [one] En soldat är redo för en räd mot { $to }.
       *[other] { $soldiers } soldater är redo för en räd mot { $to }.
    }
    .title = Räd
awakened-question-effect =
    { $survivors ->
        [one] En soldat är kvar efter räden mot { $to }. Vad gör den?
       *[other] { $survivors } soldater är kvar efter räden mot { $to }. Vad gör de?
    }
    .title = Räd

## Vad de andra gör

awakened-waiting-grow = { $seat } väljer var någon föds.
    .title = Tillväxt
awakened-waiting-flee = { $seat } väljer vart de hungriga flyr.
    .title = Exodus
awakened-waiting-move = { $seat } flyttar invånare och resurser.
    .title = Flytta
awakened-waiting-build = { $seat } bygger.
    .title = Bygg
awakened-waiting-form = { $seat } utbildar soldater.
    .title = Utbilda
awakened-waiting-military = { $seat } ger soldaterna order.
    .title = Soldater
awakened-waiting-effect = { $seat } väljer vad de överlevande från räden gör.
    .title = Räd

## Knappar. Den första är en del av en annan. I awakened-action-march-to är $raids en plats nummer om området utsätts för en räd.

awakened-label-building = { $building ->
        [city] stad
        [factory] fabrik
        [railroad] järnväg
       *[defence] skans
    }
awakened-action-grow = En till i { $cell }
awakened-action-end-growth = Ingen mer föds
awakened-action-flee = Fly till { $cell }
awakened-action-move-from = Från { $cell }
awakened-action-move-to = Till { $cell }
awakened-action-send-people = { $people ->
        [0] Inga invånare
        [one] En invånare
       *[other] { $people } invånare
    }
awakened-action-send-resources = { $resources ->
        [0] Inga resurser
        [one] En resurs
       *[other] { $resources } resurser
    }
awakened-action-end-moves = Låt dem gå
awakened-action-build = Bygg en { awakened-label-building } i { $cell }
awakened-action-end-building = Klar med bygget
awakened-action-form = Utbilda en soldat i { $cell }
awakened-action-end-forming = Klar med soldaterna
awakened-action-march-from = Soldaterna i { $cell }
awakened-action-march-to = { $raids ->
        [one] Gör en räd mot { $cell }
        [other] Gör en räd mot { $cell }
       *[none] Gå till { $cell }
    }
awakened-action-send-fresh = { $soldiers ->
        [0] Inga nya soldater
        [one] En ny soldat
       *[other] { $soldiers } nya soldater
    }
awakened-action-send-veterans = { $soldiers ->
        [0] Inga veteraner
        [one] En veteran
       *[other] { $soldiers } veteraner
    }
awakened-action-raid = Börja räden
awakened-action-plunder = Ta en resurs till { $cell }
awakened-action-kill = { $people ->
        [one] Döda en invånare
       *[other] Döda { $people } invånare
    }
awakened-action-destroy = { $building ->
        [city] Förstör staden
        [factory] Förstör fabriken
        [railroad] Förstör järnvägen
       *[defence] Förstör skansen
    }
awakened-action-conquer = { $rank ->
        [fresh] Gå in med en ny soldat från { $cell }
       *[veteran] Gå in med en veteran från { $cell }
    }
awakened-action-end-raid = Avsluta räden
awakened-action-end-turn = Avsluta turen
awakened-advice-end-moves = Ingen flyttar

## Händelser

awakened-event-chamber-placed = { $seat_is ->
        [you] Din kammare ligger på { $cell }.
       *[other] { $seat } får sin kammare på { $cell }.
    }
awakened-event-first-drawn = { $seat_is ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
awakened-event-turn-began = { $seat_is ->
        [you] Runda { $round }: din tur
       *[other] Runda { $round }: { $seat }
    }
awakened-event-loner-died = { $seat_is ->
        [you] Din sista invånare i { $cell } dör i ensamhet.
       *[other] Den sista invånaren i { $cell } dör i ensamhet, och { $seat } förlorar en.
    }
awakened-event-land-overcrowded = { $lost ->
        [one] Det är trångt i { $cell }: en dör, för det finns plats för { $limit }.
       *[other] Det är trångt i { $cell }: { $lost } dör, för det finns plats för { $limit }.
    }
awakened-event-people-born = { $people ->
        [one] En föds i { $cell }.
       *[other] { $people } föds i { $cell }.
    }
awakened-event-harvested = { $cell } ger { $produced }. { $people ->
        [one] En äts upp
       *[other] { $people } äts upp
    }, { $stored } läggs i lager.
awakened-event-all-eaten = { $cell } ger { $produced }, och allt äts upp.
awakened-event-stores-eaten = { $cell } ger { $produced } åt { $people }: { $spent ->
        [one] en lagrad resurs äts upp.
       *[other] { $spent } lagrade resurser äts upp.
    }
awakened-event-food-lacking = { $cell } ger { $produced } åt { $people }, och lagret är tomt.
awakened-event-people-starved = { $lost ->
        [one] En svälter ihjäl i { $cell }.
       *[other] { $lost } svälter ihjäl i { $cell }.
    }
awakened-event-resources-lost = { $seat_is ->
        [you] { $lost ->
            [one] En resurs går förlorad i { $cell }: du kan inte lagra mer.
           *[other] { $lost } resurser går förlorade i { $cell }: du kan inte lagra mer.
        }
       *[other] { $lost ->
            [one] En resurs går förlorad i { $cell }: { $seat } kan inte lagra mer.
           *[other] { $lost } resurser går förlorade i { $cell }: { $seat } kan inte lagra mer.
        }
    }
awakened-event-person-fled = { $host_is ->
        [you] Någon flyr från hungern i { $from } till { $to } och är nu din.
       *[other] Någon flyr från hungern i { $from } till { $to } och går över till { $host }.
    }
awakened-event-refugee-died = { $host_is ->
        [you] Någon flyr från hungern i { $from } till { $to } och dör: du har ingen kub kvar.
       *[other] Någon flyr från hungern i { $from } till { $to } och dör: { $host } har ingen kub kvar.
    }
awakened-event-moved = { $what ->
        [people] { $people ->
            [one] En invånare går från { $from } till { $to }.
           *[other] { $people } invånare går från { $from } till { $to }.
        }
        [resources] { $resources ->
            [one] En resurs förs från { $from } till { $to }.
           *[other] { $resources } resurser förs från { $from } till { $to }.
        }
       *[both] { $people ->
            [one] En invånare går
           *[other] { $people } invånare går
        } från { $from } till { $to } med { $resources ->
            [one] en resurs.
           *[other] { $resources } resurser.
        }
    }
awakened-event-moved-by-rail = { $what ->
        [people] { $people ->
            [one] En invånare åker tåg från { $from } via { $via } till { $to }.
           *[other] { $people } invånare åker tåg från { $from } via { $via } till { $to }.
        }
        [resources] { $resources ->
            [one] En resurs går med tåg från { $from } via { $via } till { $to }.
           *[other] { $resources } resurser går med tåg från { $from } via { $via } till { $to }.
        }
       *[both] { $people ->
            [one] En invånare åker tåg
           *[other] { $people } invånare åker tåg
        } från { $from } via { $via } till { $to } med { $resources ->
            [one] en resurs.
           *[other] { $resources } resurser.
        }
    }
awakened-event-land-explored = { $seat_is ->
        [you] Du utforskar { $cell }: plats för { $limit }, { $code }.
       *[other] { $seat } utforskar { $cell }: plats för { $limit }, { $code }.
    }
awakened-event-built = { $seat_is ->
        [you] Du bygger en { $building } i { $cell }.
       *[other] { $seat } bygger en { $building } i { $cell }.
    }
awakened-event-soldiers-aged = { $gone ->
        [0] { $turned ->
            [one] En ny soldat blir veteran.
           *[other] { $turned } nya soldater blir veteraner.
        }
        [one] { $turned ->
            [0] En veteran slutar.
            [one] En veteran slutar, och en ny soldat blir veteran.
           *[other] En veteran slutar, och { $turned } nya soldater blir veteraner.
        }
       *[other] { $turned ->
            [0] { $gone } veteraner slutar.
            [one] { $gone } veteraner slutar, och en ny soldat blir veteran.
           *[other] { $gone } veteraner slutar, och { $turned } nya soldater blir veteraner.
        }
    }
awakened-event-soldier-formed = { $seat_is ->
        [you] Du utbildar en soldat i { $cell }.
       *[other] { $seat } utbildar en soldat i { $cell }.
    }
awakened-event-soldiers-marched = { $soldiers ->
        [one] En soldat går från { $from } till { $to }.
       *[other] { $soldiers } soldater går från { $from } till { $to }.
    }
awakened-event-soldiers-marched-by-rail = { $soldiers ->
        [one] En soldat åker tåg från { $from } via { $via } till { $to }.
       *[other] { $soldiers } soldater åker tåg från { $from } via { $via } till { $to }.
    }
awakened-event-raided = { $seat_is ->
        [you] Du gör en räd mot { $cell } med { $attackers ->
            [one] en soldat
           *[other] { $attackers } soldater
        }: { $victim } förlorar { $soldiers_lost }, du { $attackers_lost }.
       *[other] { $seat } gör en räd mot { $cell } med { $attackers ->
            [one] en soldat
           *[other] { $attackers } soldater
        }: { $victim_is ->
            [you] du förlorar
           *[other] { $victim } förlorar
        } { $soldiers_lost }, { $seat } { $attackers_lost }.
    }
awakened-event-plundered = { $seat_is ->
        [you] Du tar en resurs från { $cell } till { $origin }.
       *[other] { $seat } tar en resurs från { $cell } till { $origin }.
    }
awakened-event-people-killed = { $seat_is ->
        [you] { $lost ->
            [one] Du dödar en invånare i { $cell }.
           *[other] Du dödar { $lost } invånare i { $cell }.
        }
       *[other] { $lost ->
            [one] { $seat } dödar en invånare i { $cell }.
           *[other] { $seat } dödar { $lost } invånare i { $cell }.
        }
    }
awakened-event-building-destroyed = { $cell } mister sin { $building }.
awakened-event-land-conquered = { $seat_is ->
        [you] Du erövrar { $cell }.
       *[other] { $victim_is ->
            [you] { $seat } tar { $cell } från dig.
           *[other] { $seat } tar { $cell } från { $victim }.
        }
    }
awakened-event-survivor-moved = En { $rank } går in i { $to } från { $from }.
awakened-event-land-abandoned = { $resources ->
        [0] { $cell } överges.
        [one] { $cell } överges. En resurs blir kvar.
       *[other] { $cell } överges. { $resources } resurser blir kvar.
    }
awakened-event-resources-found = { $seat_is ->
        [you] { $found ->
            [one] Du hittar en resurs i { $cell }.
           *[other] Du hittar { $found } resurser i { $cell }.
        }
       *[other] { $found ->
            [one] { $seat } hittar en resurs i { $cell }.
           *[other] { $seat } hittar { $found } resurser i { $cell }.
        }
    }
awakened-event-seat-out = { $seat_is ->
        [you] Du har varken invånare eller soldater kvar och är utslagen.
       *[other] { $seat } har varken invånare eller soldater kvar och är utslagen.
    }
awakened-event-last-round-began = { $seat_is ->
        [you] Du har { $population } invånare: det här är sista rundan.
       *[other] { $seat } har { $population } invånare: det här är sista rundan.
    }
awakened-event-game-ended = { $how ->
        [population] { $seat_is ->
            [you] Du vinner: du har nått segertalet.
           *[other] { $seat } vinner: segertalet är nått.
        }
        [round_finished] { $seat_count ->
            [one] { $seat_is ->
                [you] Sista rundan är slut. Du vinner med störst befolkning.
               *[other] Sista rundan är slut. { $seat } vinner med störst befolkning.
            }
           *[other] Sista rundan är slut. { $seat } har lika många invånare.
        }
        [last_left] { $seat_is ->
            [you] Du vinner: ingen annan är kvar.
           *[other] { $seat } vinner: ingen annan är kvar.
        }
        [nobody_left] Ingen är kvar. Ödemarken är tom igen.
       *[round_limit] { $seat_count ->
            [one] { $seat_is ->
                [you] Alla rundor är spelade. Du leder och vinner.
               *[other] Alla rundor är spelade. { $seat } leder och vinner.
            }
           *[other] Alla rundor är spelade. { $seat } står lika.
        }
    }

## Hur det slutade

awakened-result-won = { $how ->
        [population] { $seat_is ->
            [you] Ödemarken lever igen: du var först att nå segertalet.
           *[other] Ödemarken lever igen: { $seat } var först att nå segertalet.
        }
        [round_finished] { $seat_is ->
            [you] Efter sista rundan har du flest invånare ({ $people }) och vinner.
           *[other] Efter sista rundan har { $seat } flest invånare ({ $people }) och vinner.
        }
        [last_left] { $seat_is ->
            [you] Ödemarken är din: ingen annan är kvar.
           *[other] Ödemarken tillhör { $seat }: ingen annan är kvar.
        }
       *[round_limit] { $by ->
            [people] { $seat_is ->
                [you] Alla rundor är spelade. Du har flest invånare ({ $people }) och vinner.
               *[other] Alla rundor är spelade. { $seat } har flest invånare ({ $people }) och vinner.
            }
            [lands] { $seat_is ->
                [you] Alla rundor är spelade. Du har lika många invånare ({ $people }) som { $level }, men fler områden ({ $lands }): du vinner.
               *[other] Alla rundor är spelade. { $seat } har lika många invånare ({ $people }) som { $level }, men fler områden ({ $lands }), och vinner.
            }
           *[resources] { $seat_is ->
                [you] Alla rundor är spelade. Du har lika många invånare ({ $people }) och områden ({ $lands }) som { $level }, men fler resurser i lager ({ $resources }): du vinner.
               *[other] Alla rundor är spelade. { $seat } har lika många invånare ({ $people }) och områden ({ $lands }) som { $level }, men fler resurser i lager ({ $resources }), och vinner.
            }
        }
    }
awakened-result-shared = { $how ->
        [round_finished] { $seat } delar segern. Efter sista rundan har de flest invånare, { $people } var, och inget annat räknas.
       *[round_limit] { $seat } delar segern. Efter alla rundor leder de och står lika i allt som räknas: invånare ({ $people }), områden ({ $lands }) och resurser i lager ({ $resources }).
    }
awakened-result-drawn = { $how ->
        [nobody_left] Oavgjort: ingen har överlevt.
        [round_finished] Oavgjort: efter sista rundan har alla { $people } invånare, och inget annat räknas.
       *[round_limit] Oavgjort: efter alla rundor står alla lika i allt som räknas: invånare ({ $people }), områden ({ $lands }) och resurser i lager ({ $resources }).
    }
awakened-ending-round = Runda { $round }
awakened-ending-people = Invånare
awakened-ending-lands = Områden
awakened-ending-soldiers = Soldater

## Varför inte

awakened-illegal-not-asked = Det är inte det du tillfrågas om nu.
awakened-illegal-no-such-action = Det draget finns inte.
awakened-illegal-compound-action-begun = Gör först klart det du har börjat på, eller avbryt det.
awakened-illegal-not-yours = Det området är inte ditt.
awakened-illegal-no-growth-left = Ingen mer kan födas där.
awakened-illegal-no-refuge = De kan bara fly till ett område intill där en annan spelare har mat över.
awakened-illegal-nothing-to-move = Där finns varken någon invånare eller någon resurs att flytta.
awakened-illegal-held-by-another = Det området hör till en annan spelare.
awakened-illegal-out-of-reach = Det är för långt: ett område, eller två över en järnväg.
awakened-illegal-too-many = Så många finns inte där, eller så har de redan flyttat.
awakened-illegal-keeper-needed = Någon måste stanna där och vakta resurserna som kommer.
awakened-illegal-nobody-to-guard = Resurser behöver egna invånare eller soldater där de hamnar.
awakened-illegal-none-sent = Någon eller något måste flytta.
awakened-illegal-too-dear = En byggnad kostar två resurser som ligger i samma område.
awakened-illegal-already-built = Det finns redan en sådan i området.
awakened-illegal-none-in-stock = Alla 13 av den sorten står på kartan.
awakened-illegal-on-chamber = På en kammare kan inget byggas.
awakened-illegal-not-explored = Det området är inte utforskat.
awakened-illegal-no-citizen = Ingen bor där som kan bli soldat.
awakened-illegal-no-resource = Det finns ingen lagrad resurs att betala soldaten med.
awakened-illegal-no-soldier-marker = Du har 20 soldater, och fler finns inte.
awakened-illegal-no-ready-soldier = Ingen soldat där kan göra något mer den här turen.
awakened-illegal-soldiers-out-of-reach = Dina soldater kommer inte dit: ett område, eller två över en järnväg.
awakened-illegal-needs-explored-land = Vid det här bordet går soldater inte in på outforskad mark.
awakened-illegal-not-next-to-target = Bara soldater alldeles intill kan göra en räd; en järnväg hjälper inte.
awakened-illegal-too-many-soldiers = Så många soldater är inte redo där.
awakened-illegal-no-soldier-sent = Minst en soldat måste gå.
awakened-illegal-already-joined = Soldaterna därifrån är redan med i räden.
awakened-illegal-too-few-survivors = För få soldater är kvar efter räden för det.
awakened-illegal-another-effect = Räden har redan valt att göra något annat.
awakened-illegal-no-survivor-of-land = Ingen överlevande därifrån kan göra det.
awakened-illegal-nothing-to-plunder = Där finns inga resurser i lager.
awakened-illegal-nobody-to-kill = Så många bor inte där.
awakened-illegal-no-such-building = Den byggnaden finns inte där.
awakened-illegal-still-populated = Där bor fortfarande någon. Bara ett område utan invånare kan erövras.

## Vad slumpen avgör

awakened-stream-boards = Terrängbitarna
awakened-stream-seating = Kamrarnas platser
awakened-stream-first = Vem som börjar
awakened-stream-markers = Områdesbrickorna

## Tur

awakened-luck-room = Plats i de utforskade områdena
    .more = { $seat } fann plats för { $by } fler än väntat.
    .fewer = { $seat } fann plats för { $by } färre än väntat.
    .even = { $seat } fann så mycket plats som väntat.
awakened-luck-food = Vad de utforskade områdena ger när de är fulla
    .more = Områdena som { $seat } utforskade ger { $by } mer än väntat.
    .fewer = Områdena som { $seat } utforskade ger { $by } mindre än väntat.
    .even = Områdena som { $seat } utforskade ger så mycket som väntat.

## Ledtrådar för en första tur

awakened-hint-move = Din kammare mättar bara två. Välj den och sedan ett område intill; den som kommer till outforskad mark får veta vad som finns där.
awakened-hint-target = Alla områden du når är markerade. En järnväg på vägen tar dig ett område längre.
awakened-hint-numbers = Den som är ensam dör, två förblir två, och det krävs tre för att bli fler. Resurser mättar bara där de ligger, så ta med några.
awakened-hint-build = Två resurser i lager i ett område räcker till en byggnad där: en stad för mer plats, en fabrik för mer mat, en järnväg för fart, en skans mot räder.
awakened-hint-form = En soldat äter inget och håller ett område, men räknas inte längre bland dina invånare. Det går bra utan.
awakened-hint-military = Soldaterna agerar en i taget. En räd har inga tärningar: varje försvarare tar med sig en anfallare, och du ser utgången innan du börjar.
awakened-hint-effect = De som är kvar efter räden gör en sak tillsammans. Ett område med invånare kan inte erövras.
awakened-hint-grow = Varje område har plats för ett visst antal. Den som föds ska också ha mat i fasen som följer.
awakened-hint-flee = Den som annars svälter går över till en granne med mat och räknas till den spelaren från och med nu.
