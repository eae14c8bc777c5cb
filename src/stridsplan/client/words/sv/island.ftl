# Slaget om ön: frågor, väntan, knappar, händelser, resultat och avslag. Resten finns i island-things.ftl.
# En plats $x ger även $x_is: "you" för läsarens egen plats, annars "other". Tärningar och listor ger även $x_count.

## Spelets mål

island-goal-last = Ta fiendens sista pjäs.
island-goal-five = Ta fem av fiendens pjäser.
island-goal-team = Ta det andra lagets sista pjäs.
island-goal-last-standing = Bli den sista som har pjäser kvar.
island-goal-war-wins = Slag { $battle } av { $of }, vunna hittills: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-points = Slag { $battle } av { $of }, poäng hittills: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-to = Först till { $points } poäng, slag { $battle }: { $one } { $first }, { $two } { $second }. { $aim }

## Frågor

island-question-place-block =
    { $left ->
        [one] Ett enda hinder är kvar. Var placerar du det?
       *[other] Var placerar du nästa hinder? { $left } är kvar att placera ut.
    }
    .title = Hinder
island-question-place-character = Vilken pjäs, var och åt vilket håll?
    .title = Pjäser
island-question-arrange-pad = I vilken ordning väntar de andra på din platta?
    .title = Din platta
island-question-launch = Du har ingen kvar på ön. Vem sätter du in innan du slår?
    .title = Före kastet
island-question-zero = Du har slagit en nolla. Vad gör du med den innan du slår igen?
    .title = En nolla
island-question-zero-two =
    { $number ->
        [0] Du har slagit två nollor. Vad gör du med den första innan du slår om den?
       *[other] Du har en nolla och talet { $number }. Vad gör du med nollan innan du slår om den?
    }
    .title = En nolla
island-question-move = Vilken pjäs använder talet { $number }?
    .title = Din förflyttning
island-question-bound = Talet { $number } gäller bara din { $type } på { $square }. Vart går den?
    .title = Din förflyttning
island-question-other = Ett tal är kvar: vilken annan pjäs använder { $number }?
    .title = Det andra talet
island-question-two = Du har talen { $number } och { $second }. Vilken pjäs flyttar först, och hur långt?
    .title = Två tal
island-question-slide = Talet är { $number }. Åt vilket håll glider din platta?
    .title = Din platta
island-question-blocked = Som det står nu går det inte att flytta. Skjuter du först, eller säger du att du är blockerad?
    .title = Blockerad
island-question-after = Skjuter du, eller avslutar du turen?
    .title = Efter förflyttningen
island-question-penalty-island = { $victim } kan inte flytta. Vilken pjäs tar du från ön?
    .title = Straff
island-question-penalty-pad = { $victim } kan inte sätta in någon. Vilken pjäs tar du från plattan?
    .title = Straff

## Vad de andra gör

island-waiting-place-block = { $seat } placerar ut ett hinder.
    .title = Hinder
island-waiting-place-character = { $seat } placerar ut en pjäs.
    .title = Pjäser
island-waiting-arrange-pad = { $seat } ordnar sin platta.
    .title = Bärplattor
island-waiting-launch = { $seat } sätter in en pjäs före kastet.
    .title = Före kastet
island-waiting-zero = { $seat } har slagit en nolla och väljer vad den ska bli.
    .title = En nolla
island-waiting-zero-two =
    { $number ->
        [0] { $seat } har slagit två nollor och väljer vad den första ska bli.
       *[other] { $seat } har en nolla och talet { $number } och väljer vad nollan ska bli.
    }
    .title = En nolla
island-waiting-move = { $seat } väljer vilken pjäs som använder talet { $number }.
    .title = Förflyttning
island-waiting-bound = { $seat } flyttar sin { $type } på { $square } med talet { $number }.
    .title = Förflyttning
island-waiting-other = { $seat } väljer vilken pjäs som använder det andra talet, { $number }.
    .title = Det andra talet
island-waiting-two = { $seat } har talen { $number } och { $second } att flytta med.
    .title = Två tal
island-waiting-slide = { $seat } väljer åt vilket håll plattan glider med talet { $number }.
    .title = Bärplatta
island-waiting-blocked = { $seat } kan inte flytta, men kan fortfarande skjuta.
    .title = Blockerad
island-waiting-after = { $seat } har flyttat och kan fortfarande skjuta.
    .title = Efter förflyttningen
island-waiting-penalty-island = { $victim_is ->
        [you] { $seat } väljer vilken pjäs på ön du ska mista.
       *[other] { $seat } väljer vilken pjäs på ön { $victim } ska mista.
    }
    .title = Straff
island-waiting-penalty-pad = { $victim_is ->
        [you] { $seat } väljer vilken pjäs på plattan du ska mista.
       *[other] { $seat } väljer vilken pjäs på plattan { $victim } ska mista.
    }
    .title = Straff

## Knappar. De fyra första är delar av de andra.

island-label-a-type = { $type ->
        [tank] en stridsvagn
        [jeep] en jeep
       *[soldier] en soldat
    }
island-label-the-type = { $type ->
        [tank] stridsvagnen
        [jeep] jeepen
       *[soldier] soldaten
    }
island-label-facing = { $facing ->
        [north] norr
        [east] öster
        [south] söder
       *[west] väster
    }
island-label-where = { $slot ->
        [1] i fack 1
        [2] i fack 2
        [3] i fack 3
        [4] i fack 4
        [5] i fack 5
       *[0] på { $square }
    }
island-action-place-block = Placera hindret på { $square }
island-action-place = Placera { island-label-a-type } på { $square }, vänd mot { island-label-facing }
island-action-arrange = Placera dem på plattan
island-action-shoot = { $at ->
        [block] Från { $from }: skjut på hindret på { $target }
       *[character] Från { $from }: skjut mot { $target }
    }
island-action-launch = Sätt in { island-label-the-type } på { $square }
island-action-nominate = Flytta plattan
island-action-rotate = { $to ->
        [left] Vrid åt vänster, mot { island-label-facing }
       *[right] Vrid åt höger, mot { island-label-facing }
    }
island-action-move = { $turn ->
        [left] Gå till { $to } och vrid åt vänster
        [right] Gå till { $to } och vrid åt höger
       *[straight] Gå till { $to }
    }
island-action-slide = { $to ->
        [left] Åt vänster, till kolumn { $column }
       *[right] Åt höger, till kolumn { $column }
    }
island-action-remove = Ta { island-label-the-type } { island-label-where }
island-action-decline = Efterskänk straffet
island-action-claim-draw = Begär oavgjort
island-action-end-turn = Avsluta turen
island-action-blocked = Säg att du är blockerad

## Händelser

island-event-battle-began = { $number ->
        [1] { $seat_is ->
            [you] Slaget börjar. Du placerar ut det första hindret.
           *[other] Slaget börjar. { $seat } placerar ut det första hindret.
        }
       *[other] { $seat_is ->
            [you] Slag { $number } börjar. Du placerar ut det första hindret.
           *[other] Slag { $number } börjar. { $seat } placerar ut det första hindret.
        }
    }
island-event-start-rolled = { $seat_is ->
        [you] Du slår om starten: { $dice }
       *[other] { $seat } slår om starten: { $dice }
    }
island-event-block-placed = { $seat_is ->
        [you] Du placerar ett hinder på { $square }.
       *[other] { $seat } placerar ett hinder på { $square }.
    }
island-event-character-placed = { $seat_is ->
        [you] Du placerar en { $type } på { $square }, vänd mot { $facing }.
       *[other] { $seat } placerar en { $type } på { $square }, vänd mot { $facing }.
    }
island-event-pad-arranged = { $seat_is ->
        [you] Du fyller din platta, från vänster: { $types }.
       *[other] { $seat } fyller sin platta, från vänster: { $types }.
    }
island-event-turn-began = { $seat_is ->
        [you] Tur { $number }: din
       *[other] Tur { $number }: { $seat }
    }
island-event-rolled = { $seat_is ->
        [you] Du slår { $dice }
       *[other] { $seat } slår { $dice }
    }
island-event-rolled-again = { $seat_is ->
        [you] Du slår igen: { $dice }
       *[other] { $seat } slår igen: { $dice }
    }
island-event-launched = { $seat_is ->
        [you] Du sätter in en { $type } på { $square }.
       *[other] { $seat } sätter in en { $type } på { $square }.
    }
island-event-pad-nominated = { $seat_is ->
        [you] Du väljer att flytta din platta.
       *[other] { $seat } väljer att flytta sin platta.
    }
island-event-rotated = { $seat_is ->
        [you] Du vrider en { $type } på { $square }, som nu är vänd mot { $facing }.
       *[other] { $seat } vrider en { $type } på { $square }, som nu är vänd mot { $facing }.
    }
island-event-shot = { $seat_is ->
        [you] { $victim_is ->
            [you] Du skjuter från { $from } med en { $type } och träffar din egen { $hit } på { $target }.
           *[other] Du skjuter från { $from } med en { $type } och träffar en { $hit } på { $target }, som tillhör { $victim }.
        }
       *[other] { $victim_is ->
            [you] { $seat } skjuter från { $from } med en { $type } och träffar din { $hit } på { $target }.
           *[other] { $seat } skjuter från { $from } med en { $type } och träffar en { $hit } på { $target }, som tillhör { $victim }.
        }
    }
island-event-shot-block = { $seat_is ->
        [you] Du skjuter på hindret på { $target } med en { $type } på { $from }.
       *[other] { $seat } skjuter på hindret på { $target } med en { $type } på { $from }.
    }
island-event-moved = { $seat_is ->
        [you] Du flyttar en { $type } från { $from } till { $to }, vänd mot { $facing }.
       *[other] { $seat } flyttar en { $type } från { $from } till { $to }, vänd mot { $facing }.
    }
island-event-landed = { $seat_is ->
        [you] Du landar på hindret på { $square } med en { $type }.
       *[other] { $seat } landar på hindret på { $square } med en { $type }.
    }
island-event-block-turned = { $chained ->
        [0] { $face ->
            [live] Hindret på { $square } är skarpt och exploderar.
           *[safe] Hindret på { $square } är ofarligt.
        }
       *[other] { $face ->
            [live] Även hindret på { $square } utlöses: det är skarpt och exploderar.
           *[safe] Även hindret på { $square } utlöses, men det är ofarligt.
        }
    }
island-event-lost = { $cause ->
        [shot] { $seat_is ->
            [you] Du förlorar din { $type } på { $square } i en fullträff.
           *[other] { $seat } förlorar sin { $type } på { $square } i en fullträff.
        }
        [crossfire] { $seat_is ->
            [you] Du förlorar din { $type } på { $square } i korselden.
           *[other] { $seat } förlorar sin { $type } på { $square } i korselden.
        }
        [explosion] { $seat_is ->
            [you] Du förlorar din { $type } på { $square } i explosionen.
           *[other] { $seat } förlorar sin { $type } på { $square } i explosionen.
        }
        [landing] { $seat_is ->
            [you] Du förlorar din { $type } på { $square }: den stod mitt på det skarpa hindret.
           *[other] { $seat } förlorar sin { $type } på { $square }: den stod mitt på det skarpa hindret.
        }
       *[penalty] { $seat_is ->
            [you] Du förlorar din { $type } på { $square } som straff.
           *[other] { $seat } förlorar sin { $type } på { $square } som straff.
        }
    }
island-event-lost-from-pad = { $seat_is ->
        [you] Du förlorar en { $type } från din platta som straff.
       *[other] { $seat } förlorar en { $type } från sin platta som straff.
    }
island-event-pad-slid = { $seat_is ->
        [you] Du flyttar din platta: mittfacket glider från kolumn { $from } till kolumn { $to }.
       *[other] { $seat } flyttar sin platta: mittfacket glider från kolumn { $from } till kolumn { $to }.
    }
island-event-pad-stayed = { $seat_is ->
        [you] Din platta kan inte glida så långt åt något håll och blir kvar där den är.
       *[other] { $seat } kan inte flytta sin platta så långt åt något håll, och den blir kvar där den är.
    }
island-event-number-lapsed = { $seat_is ->
        [you] Du kan inte göra något med talet: det förfaller utan straff.
       *[other] { $seat } kan inte göra något med talet: det förfaller utan straff.
    }
island-event-blocked = { $seat_is ->
        [you] Straffet är en av dina pjäser på ön: du kan inte flytta med det du har slagit.
       *[other] Straffet för { $seat } är en pjäs på ön: ingen kan flytta med det som slogs.
    }
island-event-stranded = { $seat_is ->
        [you] Straffet är en pjäs på din platta: ingen kan flytta eller sättas in.
       *[other] Straffet för { $seat } är en pjäs på plattan: ingen kan flytta eller sättas in.
    }
island-event-declined = { $seat_is ->
        [you] Du efterskänker straffet och tar ingen pjäs från { $victim }.
       *[other] { $victim_is ->
            [you] { $seat } efterskänker straffet och tar ingen pjäs från dig.
           *[other] { $seat } efterskänker straffet och tar ingen pjäs från { $victim }.
        }
    }
island-event-passed = { $seat_is ->
        [you] Du har ingen att spela med, och turen går förbi dig.
       *[other] { $seat } har ingen att spela med, och turen går vidare.
    }
island-event-seat-out = { $seat_is ->
        [you] Du har inga pjäser kvar och är ute. Din platta tas bort.
       *[other] { $seat } har inga pjäser kvar och är ute. Plattan tas bort.
    }
island-event-battle-won = { $how ->
        [short_target] { $seat_is ->
            [you] Du vinner slaget, värt { $points } poäng: motspelaren har mist fem pjäser.
           *[other] { $seat } vinner slaget, värt { $points } poäng: motspelaren har mist fem pjäser.
        }
        [together] { $seat_is ->
            [you] Alla som var kvar besegras i samma ögonblick. Slaget är ditt och värt { $points } poäng.
           *[other] Alla som var kvar besegras i samma ögonblick. Slaget går till { $seat } och är värt { $points } poäng.
        }
       *[last_lost] { $seat_is ->
            [you] Du vinner slaget, värt { $points } poäng: ingen annan har någon pjäs kvar.
           *[other] { $seat } vinner slaget, värt { $points } poäng: ingen annan har någon pjäs kvar.
        }
    }
island-event-battle-won-by-team = { $how ->
        [together] { $seat } vinner slaget: alla som var kvar besegras i samma ögonblick.
       *[last_lost] { $seat } vinner slaget: det andra laget har inga pjäser kvar.
    }
island-event-battle-drawn = { $how ->
        [together] Alla som var kvar besegras i samma ögonblick: { $seat } delar på ett oavgjort slag.
        [claimed] Efter många turer utan framsteg begärs oavgjort: { $seat } delar på slaget.
       *[no_progress] För många turer har gått utan framsteg: { $seat } delar på ett oavgjort slag.
    }
island-event-war-won = { $seat_is ->
        [you] Du vinner kriget.
       *[other] { $seat } vinner kriget.
    }
island-event-war-drawn = Kriget slutar oavgjort.

## Hur det slutade

island-result-won = { $how ->
        [short_target] { $seat_is ->
            [you] Slaget är ditt: motspelaren har mist fem pjäser.
           *[other] Slaget går till { $seat }: motspelaren har mist fem pjäser.
        }
        [together] { $seat_count ->
            [one] { $seat_is ->
                [you] Alla som var kvar besegrades i samma ögonblick, och slaget är ditt.
               *[other] Alla som var kvar besegrades i samma ögonblick, och slaget går till { $seat }.
            }
           *[other] Alla som var kvar besegrades i samma ögonblick: { $seat } delar på äran.
        }
        [claimed] Oavgjort begärdes efter många turer utan framsteg: { $seat } delar på slaget.
        [no_progress] För många turer gick utan framsteg: { $seat } delar på ett oavgjort slag.
       *[last_lost] { $seat_count ->
            [one] { $seat_is ->
                [you] Ön är din: ingen annan har någon pjäs kvar.
               *[other] Ön tillhör { $seat }: ingen annan har någon pjäs kvar.
            }
           *[other] { $seat } har vunnit ön: det andra laget har inga pjäser kvar.
        }
    }
island-result-drawn = { $how ->
        [together] Oavgjort: alla som var kvar besegrades i samma ögonblick.
        [claimed] Oavgjort, på begäran efter många turer utan framsteg.
       *[no_progress] Oavgjort: för många turer gick utan framsteg.
    }
island-result-war-won = { $seat_is ->
        [you] Du har vunnit kriget.
       *[other] { $seat } har vunnit kriget.
    } Syd: { $first_wins ->
        [one] ett slag
       *[other] { $first_wins } slag
    }, { $first } poäng. Nord: { $second_wins ->
        [one] ett slag
       *[other] { $second_wins } slag
    }, { $second } poäng.
island-result-war-drawn = Kriget slutade oavgjort. Syd: { $first_wins ->
        [one] ett slag
       *[other] { $first_wins } slag
    }, { $first } poäng. Nord: { $second_wins ->
        [one] ett slag
       *[other] { $second_wins } slag
    }, { $second } poäng.
island-ending-round = { $battle ->
        [0] { $turn ->
            [0] Uppställningen
           *[other] Tur { $turn }
        }
       *[other] { $turn ->
            [0] Slag { $battle }, uppställningen
           *[other] Slag { $battle }, tur { $turn }
        }
    }
island-ending-characters = Pjäser kvar
island-ending-wins = Vunna slag
island-ending-points = Poäng

## Varför inte

island-choose-first = Välj först en av dina pjäser.
island-illegal-not-asked = Det är inte vad du ska svara på nu.
island-illegal-no-such-action = Ett sådant drag finns inte.
island-illegal-off-the-island = Den rutan ligger utanför ön.
island-illegal-occupied = Den rutan är inte tom.
island-illegal-line-has-block = Den raden eller kolumnen har redan så många hinder som den får ha.
island-illegal-not-home = Dina pjäser börjar i dina hemrader.
island-illegal-none-left = Av den sorten har du ingen kvar att placera ut.
island-illegal-wrong-arrangement = På plattan placeras just de pjäser du har kvar, en i varje fack.
island-illegal-not-yours = Den pjäsen kan du inte använda.
island-illegal-not-on-island = Den pjäsen är inte på ön.
island-illegal-no-target = Den har inget att träffa på exakt sin räckvidd, eller så är något i vägen för skottet.
island-illegal-no-zero = Det går bara vid en nolla.
island-illegal-use-the-zero = Säg först vad du gör med nollan.
island-illegal-slot-empty = I det facket står ingen.
island-illegal-slot-overhangs = Det facket sticker ut utanför ön: det har ingen ruta framför sig.
island-illegal-launch-square-taken = Rutan framför facket är inte fri.
island-illegal-pad-nominated = Du har redan valt plattan.
island-illegal-no-such-die = Det talet går inte att använda.
island-illegal-bound-to-another = Det talet är menat för en annan pjäs eller för plattan.
island-illegal-already-moved = Den har redan flyttat. En annan pjäs måste använda det andra talet.
island-illegal-way-barred = Vägen är inte fri så långt.
island-illegal-no-turn-with-one = Med en etta kan en pjäs bara gå en ruta framåt.
island-illegal-leaves-a-number = Efter det kunde ingen använda det andra talet. Välj en förflyttning som lämnar en kvar åt det.
island-illegal-pad-not-nominated = Plattan glider bara när du har valt den vid en nolla.
island-illegal-move-first = Först använder en pjäs det andra talet; sedan glider plattan.
island-illegal-pad-cannot-go = Dit kan plattan inte komma.
island-illegal-must-move = Talet kan ännu användas, och då måste det användas.
island-illegal-no-candidate = Den pjäsen kan inte tas som det här straffet.
island-illegal-penalty-is-taken = Vid det här bordet måste ett straff tas ut.
island-illegal-too-early-to-claim = Oavgjort kan inte begäras nu.
island-illegal-not-that-far = Inget av talen för pjäsen till den rutan.

## Vad slumpen avgör

island-stream-start = Kastet om starten
island-stream-dice = Tärningar
island-stream-faces = Hindrens undersidor

## Råd inför första draget

island-hint-block = Hinder stoppar både förflyttning och skott. Några av dem är skarpa och spränger allt i närheten när de öppnas, och ingen vet vilka.
island-hint-character = En stridsvagn skjuter exakt fyra rutor rakt fram, en jeep tre, en soldat två: varken mer eller mindre. Välj en, och sedan en ruta.
island-hint-facing = Visaren visar åt vilket håll den blir vänd. En pjäs går och skjuter åt det håll den är vänd, så låt den inte stirra ut i havet.
island-hint-pad = De andra väntar på din bärplatta. Välj två av dem, så byter de plats; ett fack förbi hörnet har ingen väg i land.
island-hint-move = Talet gäller en enda pjäs. Välj en av dina, och sedan en av de märkta rutorna: rakt fram, med en vridning på slutet om du vill.
island-hint-shoot = Där någon kan träffas är en skottlinje ritad: välj målet. Du får skjuta både före och efter förflyttningen, och du får veta vad det kostar.
island-hint-zero = En nolla är en möjlighet. Sätt in någon från plattan, vrid en pjäs eller sätt plattan i rörelse; sedan slår du igen, och det talet hör till ditt val.
island-hint-slide = Din platta glider så långt som talet säger. Välj en sida; det avgör var de andra kan komma i land.
island-hint-launch = Du har ingen på ön. Sätt in en från plattan på rutan intill dess fack; den får talet du slår.
island-hint-blocked = När ingen kan flytta förlorar du en pjäs. Ett skott först kan öppna vägen.

## Tur

island-luck-steps = Slagna tal, sammanlagt
    .more = { $seat } slog sammanlagt { $by } mer än väntat.
    .fewer = { $seat } slog sammanlagt { $by } mindre än väntat.
    .even = { $seat } slog sammanlagt så mycket som väntat.
island-luck-zeros = Nollor
    .more = { $seat } slog { $by ->
            [1] en nolla mer
           *[other] { $by } fler nollor
        } än väntat.
    .fewer = { $seat } slog { $by ->
            [1] en nolla mindre
           *[other] { $by } färre nollor
        } än väntat.
    .even = { $seat } slog så många nollor som väntat.
island-luck-live = Skarpa hinder bland de vända
    .more = { $seat } vände { $by ->
            [1] ett skarpt hinder mer
           *[other] { $by } fler skarpa hinder
        } än väntat.
    .fewer = { $seat } vände { $by ->
            [1] ett skarpt hinder mindre
           *[other] { $by } färre skarpa hinder
        } än väntat.
    .even = { $seat } vände så många skarpa hinder som väntat.
