# Slag for Øen: spørgsmål, ventetid, knapper, hændelser, resultat og afslag. Resten står i island-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Terninger og lister giver også $x_count.

## Spillets mål

island-goal-last = Tag fjendens sidste figur.
island-goal-five = Tag fem af fjendens figurer.
island-goal-team = Tag det andet holds sidste figur.
island-goal-last-standing = Bliv den sidste, der har figurer tilbage.
island-goal-war-wins = Slag { $battle } af { $of }, vundet indtil nu: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-points = Slag { $battle } af { $of }, point indtil nu: { $one } { $first }, { $two } { $second }. { $aim }
island-goal-war-to = Først til { $points } point, slag { $battle }: { $one } { $first }, { $two } { $second }. { $aim }

## Spørgsmål

island-question-place-block =
    { $left ->
        [one] Der er kun én blok tilbage. Hvor sætter du den?
       *[other] Hvor sætter du den næste blok? Der er { $left } tilbage at sætte.
    }
    .title = Blokke
island-question-place-character = Hvilken figur, hvor og hvilken vej?
    .title = Figurer
island-question-arrange-pad = I hvilken rækkefølge venter de andre på din pude?
    .title = Din pude
island-question-launch = Du har ingen tilbage på øen. Hvem sender du ind, før du slår?
    .title = Før kastet
island-question-zero = Du har slået et nul. Hvad gør du med det, før du slår igen?
    .title = Et nul
island-question-zero-two =
    { $number ->
        [0] Du har slået to nuller. Hvad gør du med det første, før du slår det om?
       *[other] Du har et nul og tallet { $number }. Hvad gør du med nullet, før du slår det om?
    }
    .title = Et nul
island-question-move = Hvilken figur bruger tallet { $number }?
    .title = Din flytning
island-question-bound = Tallet { $number } gælder kun din { $type } på { $square }. Hvor går den hen?
    .title = Din flytning
island-question-other = Ét tal er tilbage: Hvilken anden figur bruger { $number }?
    .title = Det andet tal
island-question-two = Du har tallene { $number } og { $second }. Hvilken figur flytter først, og hvor langt?
    .title = To tal
island-question-slide = Tallet er { $number }. Til hvilken side glider din pude?
    .title = Din pude
island-question-blocked = Som det står nu, kan der ikke flyttes. Skyder du først, eller melder du dig blokeret?
    .title = Blokeret
island-question-after = Skyder du, eller afslutter du turen?
    .title = Efter flytningen
island-question-penalty-island = { $victim } kan ikke flytte. Hvilken figur tager du fra øen?
    .title = Straf
island-question-penalty-pad = { $victim } kan ikke sende nogen ind. Hvilken figur tager du fra puden?
    .title = Straf

## Hvad de andre gør

island-waiting-place-block = { $seat } sætter en blok.
    .title = Blokke
island-waiting-place-character = { $seat } stiller en figur op.
    .title = Figurer
island-waiting-arrange-pad = { $seat } ordner sin pude.
    .title = Bærepuder
island-waiting-launch = { $seat } sender en figur ind før kastet.
    .title = Før kastet
island-waiting-zero = { $seat } har slået et nul og vælger, hvad det skal bruges til.
    .title = Et nul
island-waiting-zero-two =
    { $number ->
        [0] { $seat } har slået to nuller og vælger, hvad det første skal bruges til.
       *[other] { $seat } har et nul og tallet { $number } og vælger, hvad nullet skal bruges til.
    }
    .title = Et nul
island-waiting-move = { $seat } vælger, hvilken figur der bruger tallet { $number }.
    .title = Flytning
island-waiting-bound = { $seat } flytter sin { $type } på { $square } med tallet { $number }.
    .title = Flytning
island-waiting-other = { $seat } vælger, hvilken figur der bruger det andet tal, { $number }.
    .title = Det andet tal
island-waiting-two = { $seat } har tallene { $number } og { $second } at flytte med.
    .title = To tal
island-waiting-slide = { $seat } vælger, til hvilken side puden glider med tallet { $number }.
    .title = Bærepude
island-waiting-blocked = { $seat } kan ikke flytte, men kan stadig skyde.
    .title = Blokeret
island-waiting-after = { $seat } har flyttet og kan stadig skyde.
    .title = Efter flytningen
island-waiting-penalty-island = { $victim_is ->
        [you] { $seat } vælger, hvilken figur på øen du skal miste.
       *[other] { $seat } vælger, hvilken figur på øen { $victim } skal miste.
    }
    .title = Straf
island-waiting-penalty-pad = { $victim_is ->
        [you] { $seat } vælger, hvilken figur på puden du skal miste.
       *[other] { $seat } vælger, hvilken figur på puden { $victim } skal miste.
    }
    .title = Straf

## Knapper. De fire første er dele af de andre.

island-label-a-type = { $type ->
        [tank] en kampvogn
        [jeep] en jeep
       *[soldier] en soldat
    }
island-label-the-type = { $type ->
        [tank] kampvognen
        [jeep] jeepen
       *[soldier] soldaten
    }
island-label-facing = { $facing ->
        [north] nord
        [east] øst
        [south] syd
       *[west] vest
    }
island-label-where = { $slot ->
        [1] i pudefelt 1
        [2] i pudefelt 2
        [3] i pudefelt 3
        [4] i pudefelt 4
        [5] i pudefelt 5
       *[0] på { $square }
    }
island-action-place-block = Sæt blokken på { $square }
island-action-place = Stil { island-label-a-type } på { $square }, vendt mod { island-label-facing }
island-action-arrange = Stil dem på puden
island-action-shoot = { $at ->
        [block] Fra { $from }: skyd på blokken på { $target }
       *[character] Fra { $from }: skyd mod { $target }
    }
island-action-launch = Send { island-label-the-type } ind på { $square }
island-action-nominate = Flyt puden
island-action-rotate = { $to ->
        [left] Drej til venstre, mod { island-label-facing }
       *[right] Drej til højre, mod { island-label-facing }
    }
island-action-move = { $turn ->
        [left] Gå til { $to }, og drej til venstre
        [right] Gå til { $to }, og drej til højre
       *[straight] Gå til { $to }
    }
island-action-slide = { $to ->
        [left] Til venstre, til kolonne { $column }
       *[right] Til højre, til kolonne { $column }
    }
island-action-remove = Tag { island-label-the-type } { island-label-where }
island-action-decline = Eftergiv straffen
island-action-claim-draw = Kræv uafgjort
island-action-end-turn = Afslut turen
island-action-blocked = Meld dig blokeret

## Hændelser

island-event-battle-began = { $number ->
        [1] { $seat_is ->
            [you] Slaget begynder. Du sætter den første blok.
           *[other] Slaget begynder. { $seat } sætter den første blok.
        }
       *[other] { $seat_is ->
            [you] Slag { $number } begynder. Du sætter den første blok.
           *[other] Slag { $number } begynder. { $seat } sætter den første blok.
        }
    }
island-event-start-rolled = { $seat_is ->
        [you] Du slår om starten: { $dice }
       *[other] { $seat } slår om starten: { $dice }
    }
island-event-block-placed = { $seat_is ->
        [you] Du sætter en blok på { $square }.
       *[other] { $seat } sætter en blok på { $square }.
    }
island-event-character-placed = { $seat_is ->
        [you] Du stiller en { $type } på { $square }, vendt mod { $facing }.
       *[other] { $seat } stiller en { $type } på { $square }, vendt mod { $facing }.
    }
island-event-pad-arranged = { $seat_is ->
        [you] Du fylder din pude, fra venstre: { $types }.
       *[other] { $seat } fylder sin pude, fra venstre: { $types }.
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
        [you] Du sender en { $type } ind på { $square }.
       *[other] { $seat } sender en { $type } ind på { $square }.
    }
island-event-pad-nominated = { $seat_is ->
        [you] Du vælger at flytte din pude.
       *[other] { $seat } vælger at flytte sin pude.
    }
island-event-rotated = { $seat_is ->
        [you] Du drejer en { $type } på { $square }, så den vender mod { $facing }.
       *[other] { $seat } drejer en { $type } på { $square }, så den vender mod { $facing }.
    }
island-event-shot = { $seat_is ->
        [you] { $victim_is ->
            [you] Du skyder fra { $from } med en { $type } og rammer din egen { $hit } på { $target }.
           *[other] Du skyder fra { $from } med en { $type } og rammer en { $hit } på { $target }, som tilhører { $victim }.
        }
       *[other] { $victim_is ->
            [you] { $seat } skyder fra { $from } med en { $type } og rammer din { $hit } på { $target }.
           *[other] { $seat } skyder fra { $from } med en { $type } og rammer en { $hit } på { $target }, som tilhører { $victim }.
        }
    }
island-event-shot-block = { $seat_is ->
        [you] Du skyder på blokken på { $target } med en { $type } på { $from }.
       *[other] { $seat } skyder på blokken på { $target } med en { $type } på { $from }.
    }
island-event-moved = { $seat_is ->
        [you] Du flytter en { $type } fra { $from } til { $to }, vendt mod { $facing }.
       *[other] { $seat } flytter en { $type } fra { $from } til { $to }, vendt mod { $facing }.
    }
island-event-landed = { $seat_is ->
        [you] Du lander på blokken på { $square } med en { $type }.
       *[other] { $seat } lander på blokken på { $square } med en { $type }.
    }
island-event-block-turned = { $chained ->
        [0] { $face ->
            [live] Blokken på { $square } er skarp og eksploderer.
           *[safe] Blokken på { $square } er sikker.
        }
       *[other] { $face ->
            [live] Også blokken på { $square } udløses: Den er skarp og eksploderer.
           *[safe] Også blokken på { $square } udløses, men den er sikker.
        }
    }
island-event-lost = { $cause ->
        [shot] { $seat_is ->
            [you] Du mister din { $type } på { $square } ved en fuldtræffer.
           *[other] { $seat } mister sin { $type } på { $square } ved en fuldtræffer.
        }
        [crossfire] { $seat_is ->
            [you] Du mister din { $type } på { $square } i krydsilden.
           *[other] { $seat } mister sin { $type } på { $square } i krydsilden.
        }
        [explosion] { $seat_is ->
            [you] Du mister din { $type } på { $square } i eksplosionen.
           *[other] { $seat } mister sin { $type } på { $square } i eksplosionen.
        }
        [landing] { $seat_is ->
            [you] Du mister din { $type } på { $square }: Den stod midt på den skarpe blok.
           *[other] { $seat } mister sin { $type } på { $square }: Den stod midt på den skarpe blok.
        }
       *[penalty] { $seat_is ->
            [you] Du mister din { $type } på { $square } som straf.
           *[other] { $seat } mister sin { $type } på { $square } som straf.
        }
    }
island-event-lost-from-pad = { $seat_is ->
        [you] Du mister en { $type } fra din pude som straf.
       *[other] { $seat } mister en { $type } fra sin pude som straf.
    }
island-event-pad-slid = { $seat_is ->
        [you] Du flytter din pude: Midterfeltet glider fra kolonne { $from } til kolonne { $to }.
       *[other] { $seat } flytter sin pude: Midterfeltet glider fra kolonne { $from } til kolonne { $to }.
    }
island-event-pad-stayed = { $seat_is ->
        [you] Din pude kan ikke glide så langt til nogen af siderne og bliver liggende.
       *[other] { $seat } kan ikke flytte sin pude så langt til nogen af siderne, og den bliver liggende.
    }
island-event-number-lapsed = { $seat_is ->
        [you] Du kan ikke gøre noget med tallet: Det bortfalder uden straf.
       *[other] { $seat } kan ikke gøre noget med tallet: Det bortfalder uden straf.
    }
island-event-blocked = { $seat_is ->
        [you] Straffen er en af dine figurer på øen: du kan ikke flytte med det, du har slået.
       *[other] Straffen for { $seat } er en figur på øen: ingen kan flytte med det, der blev slået.
    }
island-event-stranded = { $seat_is ->
        [you] Straffen er en figur på din pude: ingen kan flytte eller sendes ind.
       *[other] Straffen for { $seat } er en figur på puden: ingen kan flytte eller sendes ind.
    }
island-event-declined = { $seat_is ->
        [you] Du eftergiver straffen og tager ingen figur fra { $victim }.
       *[other] { $victim_is ->
            [you] { $seat } eftergiver straffen og tager ingen figur fra dig.
           *[other] { $seat } eftergiver straffen og tager ingen figur fra { $victim }.
        }
    }
island-event-passed = { $seat_is ->
        [you] Du har ingen at spille med og bliver sprunget over.
       *[other] { $seat } har ingen at spille med og bliver sprunget over.
    }
island-event-seat-out = { $seat_is ->
        [you] Du har ingen figurer tilbage og er ude. Din pude tages væk.
       *[other] { $seat } har ingen figurer tilbage og er ude. Puden tages væk.
    }
island-event-battle-won = { $how ->
        [short_target] { $seat_is ->
            [you] Du vinder slaget, som er { $points } point værd: Modstanderen har mistet fem figurer.
           *[other] { $seat } vinder slaget, som er { $points } point værd: Modstanderen har mistet fem figurer.
        }
        [together] { $seat_is ->
            [you] Alle, der var tilbage, besejres i samme øjeblik. Slaget er dit og { $points } point værd.
           *[other] Alle, der var tilbage, besejres i samme øjeblik. Slaget går til { $seat } og er { $points } point værd.
        }
       *[last_lost] { $seat_is ->
            [you] Du vinder slaget, som er { $points } point værd: Ingen anden har en figur tilbage.
           *[other] { $seat } vinder slaget, som er { $points } point værd: Ingen anden har en figur tilbage.
        }
    }
island-event-battle-won-by-team = { $how ->
        [together] { $seat } vinder slaget: Alle, der var tilbage, besejres i samme øjeblik.
       *[last_lost] { $seat } vinder slaget: Det andet hold har ingen figurer tilbage.
    }
island-event-battle-drawn = { $how ->
        [together] Alle, der var tilbage, besejres i samme øjeblik: { $seat } deler et uafgjort slag.
        [claimed] Efter mange ture uden fremskridt kræves uafgjort: { $seat } deler slaget.
       *[no_progress] Der er gået for mange ture uden fremskridt: { $seat } deler et uafgjort slag.
    }
island-event-war-won = { $seat_is ->
        [you] Du vinder krigen.
       *[other] { $seat } vinder krigen.
    }
island-event-war-drawn = Krigen ender uafgjort.

## Hvordan det endte

island-result-won = { $how ->
        [short_target] { $seat_is ->
            [you] Slaget er dit: Modstanderen har mistet fem figurer.
           *[other] Slaget går til { $seat }: Modstanderen har mistet fem figurer.
        }
        [together] { $seat_count ->
            [one] { $seat_is ->
                [you] Alle, der var tilbage, blev besejret i samme øjeblik, og slaget er dit.
               *[other] Alle, der var tilbage, blev besejret i samme øjeblik, og slaget går til { $seat }.
            }
           *[other] Alle, der var tilbage, blev besejret i samme øjeblik: { $seat } deler æren.
        }
        [claimed] Uafgjort blev krævet efter mange ture uden fremskridt: { $seat } deler slaget.
        [no_progress] Der gik for mange ture uden fremskridt: { $seat } deler et uafgjort slag.
       *[last_lost] { $seat_count ->
            [one] { $seat_is ->
                [you] Øen er din: Ingen anden har en figur tilbage.
               *[other] Øen tilhører { $seat }: Ingen anden har en figur tilbage.
            }
           *[other] { $seat } har vundet øen: Det andet hold har ingen figurer tilbage.
        }
    }
island-result-drawn = { $how ->
        [together] Uafgjort: Alle, der var tilbage, blev besejret i samme øjeblik.
        [claimed] Uafgjort, krævet efter mange ture uden fremskridt.
       *[no_progress] Uafgjort: Der gik for mange ture uden fremskridt.
    }
island-result-war-won = { $seat_is ->
        [you] Du har vundet krigen.
       *[other] { $seat } har vundet krigen.
    } Syd: { $first_wins ->
        [one] ét slag
       *[other] { $first_wins } slag
    }, { $first } point. Nord: { $second_wins ->
        [one] ét slag
       *[other] { $second_wins } slag
    }, { $second } point.
island-result-war-drawn = Krigen endte uafgjort. Syd: { $first_wins ->
        [one] ét slag
       *[other] { $first_wins } slag
    }, { $first } point. Nord: { $second_wins ->
        [one] ét slag
       *[other] { $second_wins } slag
    }, { $second } point.
island-ending-round = { $battle ->
        [0] { $turn ->
            [0] Opstillingen
           *[other] Tur { $turn }
        }
       *[other] { $turn ->
            [0] Slag { $battle }, opstillingen
           *[other] Slag { $battle }, tur { $turn }
        }
    }
island-ending-characters = Figurer tilbage
island-ending-wins = Vundne slag
island-ending-points = Point

## Hvorfor ikke

island-choose-first = Vælg først en af dine figurer.
island-illegal-not-asked = Det er ikke det, du skal svare på nu.
island-illegal-no-such-action = Sådan et træk findes ikke.
island-illegal-off-the-island = Det felt ligger uden for øen.
island-illegal-occupied = Det felt er ikke tomt.
island-illegal-line-has-block = Den række eller kolonne har allerede så mange blokke, som den må have.
island-illegal-not-home = Dine figurer begynder i dine hjemmerækker.
island-illegal-none-left = Af den slags har du ingen tilbage at stille op.
island-illegal-wrong-arrangement = På puden stilles netop de figurer, du har tilbage, én i hvert pudefelt.
island-illegal-not-yours = Den figur kan du ikke bruge.
island-illegal-not-on-island = Den figur er ikke på øen.
island-illegal-no-target = Den har intet at ramme på nøjagtig sin rækkevidde, eller noget er i vejen for skuddet.
island-illegal-no-zero = Det kan kun lade sig gøre ved et nul.
island-illegal-use-the-zero = Sig først, hvad du gør med nullet.
island-illegal-slot-empty = I det pudefelt står der ingen.
island-illegal-slot-overhangs = Det pudefelt rager ud over øen: Det har intet felt foran sig.
island-illegal-launch-square-taken = Feltet foran pudefeltet er ikke frit.
island-illegal-pad-nominated = Du har allerede valgt puden.
island-illegal-no-such-die = Det tal kan ikke bruges.
island-illegal-bound-to-another = Det tal er bestemt for en anden figur eller for puden.
island-illegal-already-moved = Den har allerede flyttet. En anden figur skal bruge det andet tal.
island-illegal-way-barred = Vejen er ikke fri så langt.
island-illegal-no-turn-with-one = Med en etter kan en figur kun gå ét felt fremad.
island-illegal-leaves-a-number = Derefter kunne ingen bruge det andet tal. Vælg en flytning, der levner en til det.
island-illegal-pad-not-nominated = Puden glider kun, når du har valgt den ved et nul.
island-illegal-move-first = Først bruger en figur det andet tal; derefter glider puden.
island-illegal-pad-cannot-go = Der kan puden ikke komme hen.
island-illegal-must-move = Tallet kan stadig bruges, og så skal det bruges.
island-illegal-no-candidate = Den figur kan ikke tages ved denne straf.
island-illegal-penalty-is-taken = Ved dette bord skal en straf tages.
island-illegal-too-early-to-claim = Uafgjort kan ikke kræves nu.
island-illegal-not-that-far = Ingen af tallene fører figuren til det felt.

## Hvad tilfældet afgør

island-stream-start = Kastet om starten
island-stream-dice = Terninger
island-stream-faces = Blokkenes undersider

## Råd til den første tur

island-hint-block = Blokke standser både flytning og skud. Nogle af dem er skarpe og sprænger alt i nærheden, når de vendes, og ingen ved hvilke.
island-hint-character = En kampvogn skyder præcis fire felter lige frem, en jeep tre, en soldat to: hverken mere eller mindre. Vælg en, og så et felt.
island-hint-facing = Viseren viser, hvilken vej den kommer til at vende. En figur går og skyder den vej, den vender, så lad den ikke stirre ud i havet.
island-hint-pad = De andre venter på din bærepude. Vælg to af dem, så bytter de plads; et pudefelt ud over hjørnet har ingen vej i land.
island-hint-move = Tallet gælder én figur. Vælg en af dine, og så et af de mærkede felter: lige frem, med en drejning til sidst, hvis du vil.
island-hint-shoot = Hvor nogen kan rammes, er en skudlinje tegnet: vælg målet. Du må skyde både før og efter flytningen, og du får at vide, hvad det koster.
island-hint-zero = Et nul er en mulighed. Send nogen ind fra puden, drej en figur, eller sæt puden i bevægelse; så slår du igen, og det tal hører til dit valg.
island-hint-slide = Din pude glider så langt, som tallet siger. Vælg en side; det afgør, hvor de andre kan komme i land.
island-hint-launch = Du har ingen på øen. Send en ind fra puden til feltet ved siden af dens pudefelt; den får det tal, du slår.
island-hint-blocked = Når ingen kan flytte, mister du en figur. Et skud først kan åbne vejen.

## Held

island-luck-steps = Kastede tal, lagt sammen
    .more = { $seat } slog i alt { $by } mere end ventet.
    .fewer = { $seat } slog i alt { $by } mindre end ventet.
    .even = { $seat } slog i alt så meget som ventet.
island-luck-zeros = Nuller
    .more = { $seat } slog { $by ->
            [1] et nul mere
           *[other] { $by } flere nuller
        } end ventet.
    .fewer = { $seat } slog { $by ->
            [1] et nul mindre
           *[other] { $by } færre nuller
        } end ventet.
    .even = { $seat } slog så mange nuller som ventet.
island-luck-live = Skarpe blokke blandt de vendte
    .more = { $seat } vendte { $by ->
            [1] en skarp blok mere
           *[other] { $by } flere skarpe blokke
        } end ventet.
    .fewer = { $seat } vendte { $by ->
            [1] en skarp blok mindre
           *[other] { $by } færre skarpe blokke
        } end ventet.
    .even = { $seat } vendte så mange skarpe blokke som ventet.
