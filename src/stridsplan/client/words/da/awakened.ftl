# The Awakened: spørgsmål, ventetid, knapper, hændelser, resultater og afslag. Resten står i awakened-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Lister giver også $x_count.

## Spillets mål

awakened-goal-population = Den, der først har { $target } indbyggere, vinder.

## Spørgsmål

awakened-question-grow = Hvor bliver nogen født?
    .title = Vækst
awakened-question-flee = I { $from } er der intet tilbage at spise. Hvor flygter nogen hen?
    .title = Exodus
awakened-question-move = Hvor skal dine indbyggere hen?
    .title = Flyt
awakened-question-move-to = Fra { $from }: Hvorhen?
    .title = Flyt
awakened-question-people = Fra { $from } til { $to }: Hvor mange indbyggere går?
    .title = Flyt
awakened-question-resources = Hvad sender du fra { $from } til { $to }?
    .title = Flyt
awakened-question-build = Hvad bygger du?
    .title = Byg
awakened-question-form = Hvor uddanner du en soldat?
    .title = Uddan
awakened-question-military = Hvad gør dine soldater?
    .title = Soldater
awakened-question-march-to = Soldaterne i { $from }: Hvor flytter de hen, eller hvad overfalder de?
    .title = Soldater
awakened-question-fresh = Fra { $from } til { $to }: Hvor mange nye soldater går?
    .title = Soldater
awakened-question-veterans = Hvilke soldater går fra { $from } til { $to }?
    .title = Soldater
awakened-question-origins =
    { $soldiers ->
        [one] Én soldat er klar til at overfalde { $to }. Går flere med?
       *[other] { $soldiers } soldater er klar til at overfalde { $to }. Går flere med?
    }
    .title = Overfald
awakened-question-raid =
    { $soldiers ->
        [one] Én soldat er klar til at overfalde { $to }.
       *[other] { $soldiers } soldater er klar til at overfalde { $to }.
    }
    .title = Overfald
awakened-question-effect =
    { $survivors ->
        [one] Én soldat er tilbage efter overfaldet på { $to }. Hvad gør den?
       *[other] { $survivors } soldater er tilbage efter overfaldet på { $to }. Hvad gør de?
    }
    .title = Overfald

## Hvad de andre gør

awakened-waiting-grow = { $seat } vælger, hvor nogen bliver født.
    .title = Vækst
awakened-waiting-flee = { $seat } vælger, hvor de sultne flygter hen.
    .title = Exodus
awakened-waiting-move = { $seat } flytter indbyggere og ressourcer.
    .title = Flyt
awakened-waiting-build = { $seat } bygger.
    .title = Byg
awakened-waiting-form = { $seat } uddanner soldater.
    .title = Uddan
awakened-waiting-military = { $seat } giver soldaterne ordrer.
    .title = Soldater
awakened-waiting-effect = { $seat } vælger, hvad de overlevende fra overfaldet gør.
    .title = Overfald

## Knapper. Den første er en del af en anden. I awakened-action-march-to er $raids en plads' nummer, hvis området overfaldes.

awakened-label-building = { $building ->
        [city] by
        [factory] fabrik
        [railroad] jernbane
       *[defence] skanse
    }
awakened-action-grow = Én mere i { $cell }
awakened-action-end-growth = Ingen andre bliver født
awakened-action-flee = Flygt til { $cell }
awakened-action-move-from = Fra { $cell }
awakened-action-move-to = Til { $cell }
awakened-action-send-people = { $people ->
        [0] Ingen indbyggere
        [one] Én indbygger
       *[other] { $people } indbyggere
    }
awakened-action-send-resources = { $resources ->
        [0] Ingen ressourcer
        [one] Én ressource
       *[other] { $resources } ressourcer
    }
awakened-action-end-moves = Lad dem gå
awakened-action-build = Byg en { awakened-label-building } i { $cell }
awakened-action-end-building = Færdig med at bygge
awakened-action-form = Uddan en soldat i { $cell }
awakened-action-end-forming = Færdig med soldaterne
awakened-action-march-from = Soldaterne i { $cell }
awakened-action-march-to = { $raids ->
        [one] Overfald { $cell }
        [other] Overfald { $cell }
       *[none] Gå til { $cell }
    }
awakened-action-send-fresh = { $soldiers ->
        [0] Ingen nye soldater
        [one] Én ny soldat
       *[other] { $soldiers } nye soldater
    }
awakened-action-send-veterans = { $soldiers ->
        [0] Ingen veteraner
        [one] Én veteran
       *[other] { $soldiers } veteraner
    }
awakened-action-raid = Begynd overfaldet
awakened-action-plunder = Tag en ressource til { $cell }
awakened-action-kill = { $people ->
        [one] Dræb én indbygger
       *[other] Dræb { $people } indbyggere
    }
awakened-action-destroy = { $building ->
        [city] Ødelæg byen
        [factory] Ødelæg fabrikken
        [railroad] Ødelæg jernbanen
       *[defence] Ødelæg skansen
    }
awakened-action-conquer = { $rank ->
        [fresh] Gå ind med en ny soldat fra { $cell }
       *[veteran] Gå ind med en veteran fra { $cell }
    }
awakened-action-end-raid = Afslut overfaldet
awakened-action-end-turn = Afslut turen
awakened-advice-end-moves = Ingen flytter

## Hændelser

awakened-event-chamber-placed = { $seat_is ->
        [you] Dit kammer ligger på { $cell }.
       *[other] { $seat } får sit kammer på { $cell }.
    }
awakened-event-first-drawn = { $seat_is ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }
awakened-event-turn-began = { $seat_is ->
        [you] Runde { $round }: din tur
       *[other] Runde { $round }: { $seat }
    }
awakened-event-loner-died = { $seat_is ->
        [you] Din sidste indbygger i { $cell } dør alene.
       *[other] Den sidste indbygger i { $cell } dør alene, og { $seat } mister én.
    }
awakened-event-land-overcrowded = { $lost ->
        [one] Der er trangt i { $cell }: Én dør, for der er plads til { $limit }.
       *[other] Der er trangt i { $cell }: { $lost } dør, for der er plads til { $limit }.
    }
awakened-event-people-born = { $people ->
        [one] Én fødes i { $cell }.
       *[other] { $people } fødes i { $cell }.
    }
awakened-event-harvested = { $cell } giver { $produced }. { $people ->
        [one] Én bliver spist
       *[other] { $people } bliver spist
    }, { $stored } kommer på lager.
awakened-event-all-eaten = { $cell } giver { $produced }, og det hele bliver spist.
awakened-event-stores-eaten = { $cell } giver { $produced } til { $people }: { $spent ->
        [one] Én ressource på lager bliver spist.
       *[other] { $spent } ressourcer på lager bliver spist.
    }
awakened-event-food-lacking = { $cell } giver { $produced } til { $people }, og lageret er tomt.
awakened-event-people-starved = { $lost ->
        [one] Én sulter ihjel i { $cell }.
       *[other] { $lost } sulter ihjel i { $cell }.
    }
awakened-event-resources-lost = { $seat_is ->
        [you] { $lost ->
            [one] Én ressource går tabt i { $cell }: Du kan ikke have flere på lager.
           *[other] { $lost } ressourcer går tabt i { $cell }: Du kan ikke have flere på lager.
        }
       *[other] { $lost ->
            [one] Én ressource går tabt i { $cell }: { $seat } kan ikke have flere på lager.
           *[other] { $lost } ressourcer går tabt i { $cell }: { $seat } kan ikke have flere på lager.
        }
    }
awakened-event-person-fled = { $host_is ->
        [you] Nogen flygter fra sulten i { $from } til { $to } og er nu din.
       *[other] Nogen flygter fra sulten i { $from } til { $to } og går over til { $host }.
    }
awakened-event-refugee-died = { $host_is ->
        [you] Nogen flygter fra sulten i { $from } til { $to } og dør: Du har ingen klods tilbage.
       *[other] Nogen flygter fra sulten i { $from } til { $to } og dør: { $host } har ingen klods tilbage.
    }
awakened-event-moved = { $what ->
        [people] { $people ->
            [one] Én indbygger går fra { $from } til { $to }.
           *[other] { $people } indbyggere går fra { $from } til { $to }.
        }
        [resources] { $resources ->
            [one] Én ressource føres fra { $from } til { $to }.
           *[other] { $resources } ressourcer føres fra { $from } til { $to }.
        }
       *[both] { $people ->
            [one] Én indbygger går
           *[other] { $people } indbyggere går
        } fra { $from } til { $to } med { $resources ->
            [one] én ressource.
           *[other] { $resources } ressourcer.
        }
    }
awakened-event-moved-by-rail = { $what ->
        [people] { $people ->
            [one] Én indbygger tager toget fra { $from } via { $via } til { $to }.
           *[other] { $people } indbyggere tager toget fra { $from } via { $via } til { $to }.
        }
        [resources] { $resources ->
            [one] Én ressource kommer med toget fra { $from } via { $via } til { $to }.
           *[other] { $resources } ressourcer kommer med toget fra { $from } via { $via } til { $to }.
        }
       *[both] { $people ->
            [one] Én indbygger tager toget
           *[other] { $people } indbyggere tager toget
        } fra { $from } via { $via } til { $to } med { $resources ->
            [one] én ressource.
           *[other] { $resources } ressourcer.
        }
    }
awakened-event-land-explored = { $seat_is ->
        [you] Du udforsker { $cell }: plads til { $limit }, { $code }.
       *[other] { $seat } udforsker { $cell }: plads til { $limit }, { $code }.
    }
awakened-event-built = { $seat_is ->
        [you] Du bygger en { $building } i { $cell }.
       *[other] { $seat } bygger en { $building } i { $cell }.
    }
awakened-event-soldiers-aged = { $gone ->
        [0] { $turned ->
            [one] Én ny soldat bliver veteran.
           *[other] { $turned } nye soldater bliver veteraner.
        }
        [one] { $turned ->
            [0] Én veteran går af.
            [one] Én veteran går af, og én ny soldat bliver veteran.
           *[other] Én veteran går af, og { $turned } nye soldater bliver veteraner.
        }
       *[other] { $turned ->
            [0] { $gone } veteraner går af.
            [one] { $gone } veteraner går af, og én ny soldat bliver veteran.
           *[other] { $gone } veteraner går af, og { $turned } nye soldater bliver veteraner.
        }
    }
awakened-event-soldier-formed = { $seat_is ->
        [you] Du uddanner en soldat i { $cell }.
       *[other] { $seat } uddanner en soldat i { $cell }.
    }
awakened-event-soldiers-marched = { $soldiers ->
        [one] Én soldat går fra { $from } til { $to }.
       *[other] { $soldiers } soldater går fra { $from } til { $to }.
    }
awakened-event-soldiers-marched-by-rail = { $soldiers ->
        [one] Én soldat tager toget fra { $from } via { $via } til { $to }.
       *[other] { $soldiers } soldater tager toget fra { $from } via { $via } til { $to }.
    }
awakened-event-raided = { $seat_is ->
        [you] Du overfalder { $cell } med { $attackers ->
            [one] én soldat
           *[other] { $attackers } soldater
        }: { $victim } mister { $soldiers_lost }, du { $attackers_lost }.
       *[other] { $seat } overfalder { $cell } med { $attackers ->
            [one] én soldat
           *[other] { $attackers } soldater
        }: { $victim_is ->
            [you] Du mister
           *[other] { $victim } mister
        } { $soldiers_lost }, { $seat } { $attackers_lost }.
    }
awakened-event-plundered = { $seat_is ->
        [you] Du tager en ressource fra { $cell } til { $origin }.
       *[other] { $seat } tager en ressource fra { $cell } til { $origin }.
    }
awakened-event-people-killed = { $seat_is ->
        [you] { $lost ->
            [one] Du dræber én indbygger i { $cell }.
           *[other] Du dræber { $lost } indbyggere i { $cell }.
        }
       *[other] { $lost ->
            [one] { $seat } dræber én indbygger i { $cell }.
           *[other] { $seat } dræber { $lost } indbyggere i { $cell }.
        }
    }
awakened-event-building-destroyed = { $cell } mister sin { $building }.
awakened-event-land-conquered = { $seat_is ->
        [you] Du erobrer { $cell }.
       *[other] { $victim_is ->
            [you] { $seat } tager { $cell } fra dig.
           *[other] { $seat } tager { $cell } fra { $victim }.
        }
    }
awakened-event-survivor-moved = En { $rank } går ind i { $to } fra { $from }.
awakened-event-land-abandoned = { $resources ->
        [0] { $cell } bliver forladt.
        [one] { $cell } bliver forladt. Én ressource bliver liggende.
       *[other] { $cell } bliver forladt. { $resources } ressourcer bliver liggende.
    }
awakened-event-resources-found = { $seat_is ->
        [you] { $found ->
            [one] Du finder én ressource i { $cell }.
           *[other] Du finder { $found } ressourcer i { $cell }.
        }
       *[other] { $found ->
            [one] { $seat } finder én ressource i { $cell }.
           *[other] { $seat } finder { $found } ressourcer i { $cell }.
        }
    }
awakened-event-seat-out = { $seat_is ->
        [you] Du har hverken indbyggere eller soldater tilbage og er ude af spillet.
       *[other] { $seat } har hverken indbyggere eller soldater tilbage og er ude af spillet.
    }
awakened-event-last-round-began = { $seat_is ->
        [you] Du har { $population } indbyggere: Dette er den sidste runde.
       *[other] { $seat } har { $population } indbyggere: Dette er den sidste runde.
    }
awakened-event-game-ended = { $how ->
        [population] { $seat_is ->
            [you] Du vinder: Du har nået sejrstallet.
           *[other] { $seat } vinder: Sejrstallet er nået.
        }
        [round_finished] { $seat_count ->
            [one] { $seat_is ->
                [you] Den sidste runde er slut. Du vinder med størst befolkning.
               *[other] Den sidste runde er slut. { $seat } vinder med størst befolkning.
            }
           *[other] Den sidste runde er slut. { $seat } har lige mange indbyggere.
        }
        [last_left] { $seat_is ->
            [you] Du vinder: Ingen andre er tilbage.
           *[other] { $seat } vinder: Ingen andre er tilbage.
        }
        [nobody_left] Ingen er tilbage. Ødemarken er tom igen.
       *[round_limit] { $seat_count ->
            [one] { $seat_is ->
                [you] Alle runder er spillet. Du er foran og vinder.
               *[other] Alle runder er spillet. { $seat } er foran og vinder.
            }
           *[other] Alle runder er spillet. { $seat } står lige.
        }
    }

## Hvordan det endte

awakened-result-won = { $how ->
        [population] { $seat_is ->
            [you] Ødemarken lever igen: Du nåede sejrstallet først.
           *[other] Ødemarken lever igen: { $seat } nåede sejrstallet først.
        }
        [round_finished] { $seat_is ->
            [you] Efter den sidste runde har du flest indbyggere ({ $people }) og vinder.
           *[other] Efter den sidste runde har { $seat } flest indbyggere ({ $people }) og vinder.
        }
        [last_left] { $seat_is ->
            [you] Ødemarken er din: Ingen andre er tilbage.
           *[other] Ødemarken tilhører { $seat }: Ingen andre er tilbage.
        }
       *[round_limit] { $by ->
            [people] { $seat_is ->
                [you] Alle runder er spillet. Du har flest indbyggere ({ $people }) og vinder.
               *[other] Alle runder er spillet. { $seat } har flest indbyggere ({ $people }) og vinder.
            }
            [lands] { $seat_is ->
                [you] Alle runder er spillet. Du har lige så mange indbyggere ({ $people }) som { $level }, men flere områder ({ $lands }): Du vinder.
               *[other] Alle runder er spillet. { $seat } har lige så mange indbyggere ({ $people }) som { $level }, men flere områder ({ $lands }), og vinder.
            }
           *[resources] { $seat_is ->
                [you] Alle runder er spillet. Du har lige så mange indbyggere ({ $people }) og områder ({ $lands }) som { $level }, men flere ressourcer på lager ({ $resources }): Du vinder.
               *[other] Alle runder er spillet. { $seat } har lige så mange indbyggere ({ $people }) og områder ({ $lands }) som { $level }, men flere ressourcer på lager ({ $resources }), og vinder.
            }
        }
    }
awakened-result-shared = { $how ->
        [round_finished] { $seat } deler sejren. Efter den sidste runde har de flest indbyggere, { $people } hver, og intet andet tæller.
       *[round_limit] { $seat } deler sejren. Efter alle runder fører de og står lige i alt, hvad der tæller: indbyggere ({ $people }), områder ({ $lands }) og ressourcer på lager ({ $resources }).
    }
awakened-result-drawn = { $how ->
        [nobody_left] Uafgjort: Ingen har overlevet.
        [round_finished] Uafgjort: Efter den sidste runde har alle { $people } indbyggere, og intet andet tæller.
       *[round_limit] Uafgjort: Efter alle runder står alle lige i alt, hvad der tæller: indbyggere ({ $people }), områder ({ $lands }) og ressourcer på lager ({ $resources }).
    }
awakened-ending-round = Runde { $round }
awakened-ending-people = Indbyggere
awakened-ending-lands = Områder
awakened-ending-soldiers = Soldater

## Hvorfor ikke

awakened-illegal-not-asked = Det er ikke det, du bliver spurgt om nu.
awakened-illegal-no-such-action = Det træk findes ikke.
awakened-illegal-compound-action-begun = Gør først det færdigt, du er begyndt på, eller annuller det.
awakened-illegal-not-yours = Det område er ikke dit.
awakened-illegal-no-growth-left = Der kan ikke blive født flere dér.
awakened-illegal-no-refuge = De kan kun flygte til et område ved siden af, hvor en anden spiller har mad til overs.
awakened-illegal-nothing-to-move = Der er hverken indbyggere eller ressourcer at flytte.
awakened-illegal-held-by-another = Det område tilhører en anden spiller.
awakened-illegal-out-of-reach = Det er for langt: ét område, eller to over én jernbane.
awakened-illegal-too-many = Så mange er der ikke, eller også har de allerede flyttet.
awakened-illegal-keeper-needed = Nogen skal blive og passe på de ressourcer, der kommer.
awakened-illegal-nobody-to-guard = Ressourcer skal ende hos dine egne indbyggere eller soldater.
awakened-illegal-none-sent = Nogen eller noget skal flytte.
awakened-illegal-too-dear = En bygning koster to ressourcer, der ligger i samme område.
awakened-illegal-already-built = Der er allerede en af den slags i området.
awakened-illegal-none-in-stock = Alle 13 af den slags står på kortet.
awakened-illegal-on-chamber = Der kan ikke bygges på et kammer.
awakened-illegal-not-explored = Det område er ikke udforsket.
awakened-illegal-no-citizen = Der bor ingen, som kan blive soldat.
awakened-illegal-no-resource = Der er ingen ressource på lager at betale soldaten med.
awakened-illegal-no-soldier-marker = Du har 20 soldater, og flere er der ikke.
awakened-illegal-no-ready-soldier = Ingen soldat dér kan gøre mere i denne tur.
awakened-illegal-soldiers-out-of-reach = Dine soldater kan ikke nå derhen: ét område, eller to over én jernbane.
awakened-illegal-needs-explored-land = Ved dette bord går soldater ikke ind i uudforsket land.
awakened-illegal-not-next-to-target = Kun soldater lige ved siden af kan overfalde et område; en jernbane hjælper ikke.
awakened-illegal-too-many-soldiers = Så mange soldater er ikke klar dér.
awakened-illegal-no-soldier-sent = Mindst én soldat skal gå.
awakened-illegal-already-joined = Soldaterne derfra er allerede med i overfaldet.
awakened-illegal-too-few-survivors = For få soldater er tilbage efter overfaldet til det.
awakened-illegal-another-effect = Overfaldet har allerede valgt at gøre noget andet.
awakened-illegal-no-survivor-of-land = Ingen overlevende derfra kan gøre det.
awakened-illegal-nothing-to-plunder = Der er ingen ressourcer på lager.
awakened-illegal-nobody-to-kill = Så mange bor der ikke.
awakened-illegal-no-such-building = Den bygning findes ikke dér.
awakened-illegal-still-populated = Der bor stadig nogen. Kun et område uden indbyggere kan erobres.

## Hvad tilfældet afgør

awakened-stream-boards = Terrænstykkerne
awakened-stream-seating = Kamrenes pladser
awakened-stream-first = Hvem der begynder
awakened-stream-markers = Områdebrikkerne

## Held

awakened-luck-room = Plads i de udforskede områder
    .more = { $seat } fandt plads til { $by } flere end ventet.
    .fewer = { $seat } fandt plads til { $by } færre end ventet.
    .even = { $seat } fandt så meget plads som ventet.
awakened-luck-food = Hvad de udforskede områder giver, når de er fulde
    .more = De områder, som { $seat } udforskede, giver { $by } mere end ventet.
    .fewer = De områder, som { $seat } udforskede, giver { $by } mindre end ventet.
    .even = De områder, som { $seat } udforskede, giver så meget som ventet.

## Vink til en første tur

awakened-hint-move = Dit kammer har kun mad til to. Vælg det og derefter et område ved siden af; den, der kommer til uudforsket land, finder ud af, hvad der er.
awakened-hint-target = Alle områder, du kan nå, er markeret. En jernbane på vejen bringer dig ét område længere.
awakened-hint-numbers = Den, der er alene, dør, to forbliver to, og der skal tre til for at blive flere. Ressourcer giver kun mad dér, hvor de ligger, så tag nogle med.
awakened-hint-build = To ressourcer på lager i et område betaler en bygning dér: en by til mere plads, en fabrik til mere mad, en jernbane til fart, en skanse mod overfald.
awakened-hint-form = En soldat spiser ikke og holder et område, men tæller ikke længere med blandt dine indbyggere. Det går fint uden.
awakened-hint-military = Soldaterne handler én ad gangen. Et overfald har ingen terninger: Hver forsvarer tager én angriber med sig, og du ser udfaldet, før du begynder.
awakened-hint-effect = De, der er tilbage efter overfaldet, gør én ting sammen. Et område med indbyggere kan ikke erobres.
awakened-hint-grow = Hvert område har plads til et bestemt antal. Den, der bliver født, skal også have mad i den næste fase.
awakened-hint-flee = Den, der ellers ville sulte ihjel, går over til en nabo med mad og tæller med for den spiller fra nu af.
