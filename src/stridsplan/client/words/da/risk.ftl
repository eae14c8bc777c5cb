# Verdensherredømme: spørgsmål, ventetid, knapper, hændelser og afslag. Tingenes navne står i risk-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Terninger og lister giver også $x_count.

risk-neutral = den neutrale styrke
risk-score = { $score ->
        [one] { $score } område
       *[other] { $score } områder
    }

## Spillets mål

risk-score-capitals = { $score ->
        [one] { $score } hovedstad
       *[other] { $score } hovedstæder
    }
risk-goal-world = Erobr verden: besejr alle andre.
risk-goal-destroy-opponent = Tilintetgør modstanderens sidste hær; de neutrale hære behøver ikke at blive slået.
risk-goal-missions = Alle har en hemmelig mission; den, der først fuldfører sin, vinder.
risk-goal-mission = { $mission } Indtil nu { $done } af { $of }.
risk-goal-destroy = { $left ->
        [one] { $mission } { $left } område tilbage.
       *[other] { $mission } { $left } områder tilbage.
    }
risk-goal-capitals = { $own ->
        [needed] Behersk { $count } hovedstæder samtidig, din egen iblandt.
       *[counts] Behersk { $count } hovedstæder samtidig; din egen tæller med.
    }
risk-goal-capitals-or-mission = { risk-goal-capitals } Eller: { $mission } Indtil nu { $done } af { $of }.
risk-goal-capitals-or-destroy = { risk-goal-capitals } Eller: { risk-goal-destroy }

## Spørgsmål

risk-question-place-setup = Hvor skal din næste hær stå?
    .title = Opstilling
risk-question-place-secretly = Stil alle dine hære op. De andre ser dem, når alle er færdige.
    .title = Hemmelig opstilling
risk-question-choose-capital = Hvilket af dine områder er din hovedstad? Ingen får det at vide, før den falder.
    .title = Din hovedstad
risk-question-reinforce =
    { $must_trade ->
        [1] Du har for mange kort. Hvilke tre indløser du?
       *[other] { $to_place ->
            [0] Alle hære er stillet op. Er du klar til at angribe?
            [one] Hvor skal din ene hær hen?
           *[other] Hvor skal dine { $to_place } hære hen?
        }
    }
    .title = Forstærkning
risk-question-trade = Hvilke kort gør sættet fuldt?
    .title = Indløs kort
risk-question-place-neutral =
    { $to_place ->
        [one] Hvor stiller den neutrale styrke sin ene hær?
       *[other] Hvor stiller den neutrale styrke sine { $to_place } hære?
    }
    .title = Neutral styrke
risk-question-trade-captured = Du har erobret kort. Hvilke tre indløser du straks?
    .title = Erobrede kort
risk-question-attack = Hvor angriber du fra?
    .title = Angreb
risk-question-attack-from = Fra { $source }: Hvilken nabo angriber du?
    .title = Angreb
risk-question-declare = { $source } mod { $target }. Hvor mange hære deltager?
    .title = Angreb
risk-question-defend = { $target } angribes fra { $source } med { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }. Hvor mange terninger forsvarer du dig med?
    .title = Forsvar
risk-question-occupy = { $target } er dit. Hvor mange hære rykker ind fra { $source }?
    .title = Erobret
risk-question-fortify = Én flytning, før turen er slut: hvorfra?
    .title = Troppeflytning
risk-question-move-to = Fra { $source } til hvilket område?
    .title = Troppeflytning
risk-question-move-amount = Fra { $source } til { $target }: hvor mange hære?
    .title = Troppeflytning

## Hvad de andre gør

risk-waiting-place-setup = { $seat } stiller en hær op.
    .title = Opstilling
risk-waiting-place-secretly = { $seat_count ->
        [one] { $seat } stiller sine hære op i hemmelighed.
       *[other] { $seat } stiller deres hære op i hemmelighed.
    }
    .title = Opstilling
risk-waiting-choose-capital = { $seat_count ->
        [one] { $seat } vælger hovedstad.
       *[other] { $seat } vælger hovedstæder.
    }
    .title = Hovedstæder
risk-waiting-reinforce = { $seat } stiller forstærkninger op.
    .title = Forstærkning
risk-waiting-trade = { $seat } indløser kort.
    .title = Forstærkning
risk-waiting-place-neutral = { $seat } stiller de neutrale hære op.
    .title = Neutral styrke
risk-waiting-trade-captured = { $seat } indløser erobrede kort.
    .title = Erobrede kort
risk-waiting-attack = { $seat } overvejer et angreb.
    .title = Angreb
risk-waiting-declare = { $seat } overvejer et angreb.
    .title = Angreb
risk-waiting-defend = { $seat } vælger forsvarets terninger.
    .title = Forsvar
risk-waiting-occupy = { $seat } rykker ind i et erobret område.
    .title = Erobring
risk-waiting-fortify = { $seat } flytter tropper.
    .title = Troppeflytning

## Knapper

risk-action-place = { $armies ->
        [one] Stil én hær op
       *[other] Stil { $armies } hære op
    }
risk-action-place-neutral = { $armies ->
        [one] Stil én hær op
       *[other] Stil { $armies } hære op
    }
risk-advice-place = { $armies ->
        [one] Stil én hær op i { $territory }
       *[other] Stil { $armies } hære op i { $territory }
    }
risk-advice-place-neutral = { $armies ->
        [one] Stil én hær op i { $territory }
       *[other] Stil { $armies } hære op i { $territory }
    }
risk-advice-card = Vælg kortet { $card }
risk-action-card = Vælg kortet
risk-action-end-reinforcement = Videre til angrebene
risk-action-choose-capital = Gør til hovedstad
risk-action-attack = Angrib
risk-action-roll = { $armies ->
        [one] Angrib med én hær
       *[other] Angrib med { $armies } hære
    }
risk-action-roll-fewer = { $armies ->
        [one] { $armies } hær
       *[other] { $armies } hære
    }, { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }
risk-action-until = Indtil det er afgjort
risk-action-until-left = { $armies ->
        [one] Indtil én hær er tilbage
       *[other] Indtil { $armies } hære er tilbage
    }
risk-action-end-attacks = Afslut angrebene
risk-action-defend = { $dice ->
        [one] Én terning
       *[other] { $dice } terninger
    }
risk-action-occupy = { $armies ->
        [one] Ryk ind med én hær
       *[other] Ryk ind med { $armies } hære
    }
risk-action-all-in = Alle: { $armies }
risk-action-move = { $armies ->
        [one] Flyt én hær
       *[other] Flyt { $armies } hære
    }
risk-action-move-all = Alle { $armies }
risk-action-move-from = Flyt herfra
risk-action-move-to = Flyt hertil
risk-action-done = Færdig
risk-advice-count = { $armies ->
        [one] Én hær mere
       *[other] { $armies } hære mere
    }
risk-action-count = Tæl
risk-action-end-turn = Afslut turen
risk-action-withdraw = Begynd forfra
risk-action-stand = Skift stående svar

## Omkring spørgsmålet

risk-step = Hære ad gangen
risk-step-all = Alle
risk-left = { $armies ->
        [0] Ingen tilbage at stille op
        [one] Én hær tilbage
       *[other] { $armies } hære tilbage
    }
risk-place-hint = Vælg { $whose ->
        [neutral] et af den neutrale styrkes områder
       *[own] et af dine områder
    }. Hold Skift nede for at stille fem op på én gang.
risk-place-hint-one = Vælg { $whose ->
        [neutral] et af den neutrale styrkes områder
       *[own] et af dine områder
    }.
risk-fewer = Færre terninger…
risk-until = Stop tidligere…
risk-until-label = Stop, når så mange hære er tilbage
risk-trade-optional = Du må også indløse et sæt først: Vælg tre kort herunder.
risk-must-trade-first = Indløs først tre af dine kort herunder.

risk-odds = Odds
risk-odds-win = Erobring
risk-odds-left = I gennemsnit beholder du { $own } hære og de { $other }.
risk-odds-spread = Hære, der kan rykke ind, hvis du erobrer området
risk-odds-bar = { $armies } kan rykke ind: { $share }
risk-odds-dice = { $attack ->
        [one] Én terning
       *[other] { $attack } terninger
    } mod { $defend }.
risk-why-one-defence-die = Forsvaret slår med én terning: Der skal { $min } hære i området til at slå med to.
risk-why-few-attack-dice = Du slår med højst { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }: Af { $armies } hære bliver én altid tilbage.

risk-hand = Kort
risk-hand-empty = Ingen kort endnu. Erobr et område i din tur, så trækker du et.
risk-hand-picked = { $count } af tre valgt
risk-card-bonus = to ekstra hære her
risk-card-no = Kortet indgår ikke i noget sæt lige nu.
risk-card-not-now = Kort indløses i begyndelsen af din egen tur.
risk-card-brings = Giver { $armies } hære
risk-card-chosen = Allerede valgt.
risk-set-next = Det næste sæt giver { $value } hære (sæt nummer { $number } i spillet).
risk-set-fixed = Tre infanterikort giver 4 hære, tre kavalerikort 6, tre artillerikort 8, ét af hver slags 10. En joker gælder for et hvilket som helst kort.
risk-mission = Din mission
risk-mission-progress = { $done } af { $of }
risk-mission-now = Gælder nu: { $mission }
risk-capital = Din hovedstad
risk-standing = Når du forsvarer dig
risk-standing-max = Flest terninger
risk-standing-one = Én terning
risk-standing-ask = Spørg mig
risk-standing-help = Dit svar, hver gang en forsvarer kan vælge, så ingen behøver at vente.
risk-powers = Magterne
risk-power-head-territories = Områder
risk-power-head-armies = Hære
risk-power-head-cards = Kort
risk-power-head-income = Pr. tur
risk-continents = Kontinenter
risk-continents-bonus = Pr. tur
risk-continents-own = Du har
risk-continents-holder = Holdes af
risk-tray = Seneste kast
risk-map = Verdenskortet
risk-place-name = { $territory }, { $armies ->
        [one] én hær
       *[other] { $armies } hære
    }, { $owner_is ->
        [you] dit
       *[other] { $owner }
    }
risk-place-borders = grænser til { $places }
risk-place-armies = { $armies ->
        [one] én hær
       *[other] { $armies } hære
    }
risk-territory-capital = { $territory } (hovedstad)
risk-table-territories = Områder
risk-table-territory = Område
risk-table-owner = Holdes af
risk-table-armies = Hære
risk-table-continent = Kontinent
risk-table-borders = Grænser til
risk-place-unowned = herreløst
risk-place-continent = { $continent }: { $value } hære pr. tur
risk-place-capital = hovedstad
risk-can-place = kan forstærkes
risk-can-place-neutral = kan forstærkes
risk-can-source = kan angribe
risk-can-target = kan angribes
risk-can-choose-capital = kan blive hovedstad
risk-can-move-from = kan sende hære
risk-can-move-to = kan modtage hære
risk-chosen = valgt

## Hændelser

risk-event-dealer-drawn = { $seat_is ->
        [you] Du er kortgiver.
       *[other] { $seat } er kortgiver.
    }
risk-event-territories-dealt = Områderne er delt ud.
risk-event-mission-dealt = Din mission: { $mission }
risk-event-army-placed = { $armies ->
        [one] { $seat_is ->
            [you] Du forstærker { $territory } med en hær.
           *[other] { $seat } forstærker { $territory } med en hær.
        }
       *[other] { $seat_is ->
            [you] Du forstærker { $territory } med { $armies } hære.
           *[other] { $seat } forstærker { $territory } med { $armies } hære.
        }
    }
risk-event-capital-chosen = Din hovedstad er { $territory }.
risk-event-capitals-chosen = Alle hovedstæder er valgt.
risk-event-turn-began = { $seat_is ->
        [you] Runde { $round }: din tur
       *[other] Runde { $round }: { $seat }
    }
risk-event-reinforced = { $continents ->
        [0] { $seat_is ->
            [you] Du får { $base } hære.
           *[other] { $seat } får { $base } hære.
        }
       *[other] { $seat_is ->
            [you] Du får { $total } hære, heraf { $continents } for kontinenter.
           *[other] { $seat } får { $total } hære, heraf { $continents } for kontinenter.
        }
    }
risk-event-set-traded = { $seat_is ->
        [you] Du indløser { $cards } og får { $armies } hære.
       *[other] { $seat } indløser { $cards } og får { $armies } hære.
    }
risk-event-bonus-placed = { $armies ->
        [one] Én ekstra hær går til { $territory }, som står på et indløst kort.
       *[other] { $armies } ekstra hære går til { $territory }, som står på et indløst kort.
    }
risk-event-neutral-placed = Den neutrale styrke stiller { $armies } hære i hvert af sine områder.
risk-event-neutral-reinforced = { $armies ->
        [one] Den neutrale styrke får én hær.
       *[other] Den neutrale styrke får { $armies } hære.
    }
risk-event-attack-declared = { $seat_is ->
        [you] Du angriber { $target } fra { $source } med { $armies ->
            [one] én hær.
           *[other] { $armies } hære.
        }
       *[other] { $seat } angriber { $target } fra { $source } med { $armies ->
            [one] én hær.
           *[other] { $armies } hære.
        }
    }
risk-event-exchange = { $attacker_loss ->
        [0] { $defender_loss ->
            [one] Forsvaret mister en hær.
           *[other] Forsvaret mister { $defender_loss } hære.
        }
       *[other] { $defender_loss ->
            [0] { $attacker_loss ->
                [one] Angrebet mister en hær.
               *[other] Angrebet mister { $attacker_loss } hære.
            }
           *[other] Begge sider mister en hær.
        }
    } { $source } mod { $target } { $attack_dice } { $defence_dice }
risk-event-territory-conquered = { $seat_is ->
        [you] Du erobrer { $territory }.
       *[other] { $defender_is ->
            [you] { $seat } tager { $territory } fra dig.
           *[other] { $seat } tager { $territory } fra { $defender }.
        }
    }
risk-event-armies-occupied = { $armies ->
        [one] Én hær rykker frem fra { $source } til { $target }.
       *[other] { $armies } hære rykker frem fra { $source } til { $target }.
    }
risk-event-capital-taken = { $founder_is ->
        [you] Din hovedstad, { $territory }, falder i hænderne på { $seat }.
       *[other] { $seat_is ->
            [you] Du tager { $territory }, hovedstad for { $founder }.
           *[other] { $seat } tager { $territory }, hovedstad for { $founder }.
        }
    }
risk-event-territory-seized = { $seat_is ->
        [you] { $territory } går over til dig.
       *[other] { $territory } går over til { $seat }.
    }
risk-event-cards-taken = { $count ->
        [one] { $seat_is ->
            [you] Du tager et kort fra { $from }.
           *[other] { $from_is ->
                [you] { $seat } tager et kort fra dig.
               *[other] { $seat } tager et kort fra { $from }.
            }
        }
       *[other] { $seat_is ->
            [you] Du tager { $count } kort fra { $from }.
           *[other] { $from_is ->
                [you] { $seat } tager { $count } kort fra dig.
               *[other] { $seat } tager { $count } kort fra { $from }.
            }
        }
    }
risk-event-cards-taken-shown = De kort, du tager: { $cards }.
risk-event-seat-eliminated = { $seat_is ->
        [you] Du er slået ud, besejret af { $by }.
       *[other] { $by_is ->
            [you] Du har slået { $seat } ud.
           *[other] { $seat } er slået ud, besejret af { $by }.
        }
    }
risk-event-card-drawn = { $seat_is ->
        [you] Du trækker et kort.
       *[other] { $seat } trækker et kort.
    }
risk-event-card-drawn-shown = Dit nye kort: { $card }.
risk-event-mission-changed = Din mission er ændret: { $mission }
risk-event-armies-moved = { $armies ->
        [one] { $seat_is ->
            [you] Du flytter en hær fra { $source } til { $target }.
           *[other] { $seat } flytter en hær fra { $source } til { $target }.
        }
       *[other] { $seat_is ->
            [you] Du flytter { $armies } hære fra { $source } til { $target }.
           *[other] { $seat } flytter { $armies } hære fra { $source } til { $target }.
        }
    }
risk-event-turn-ended = { $seat_is ->
        [you] Du afslutter din tur.
       *[other] { $seat } afslutter sin tur.
    }
risk-event-standing-set = { $defence ->
        [one] { $seat_is ->
            [you] Du forsvarer dig fremover med én terning.
           *[other] { $seat } forsvarer sig fremover med én terning.
        }
        [ask] { $seat_is ->
            [you] Du vælger fremover terninger ved hvert forsvar.
           *[other] { $seat } vælger fremover terninger ved hvert forsvar.
        }
       *[max] { $seat_is ->
            [you] Du forsvarer dig fremover med flest mulige terninger.
           *[other] { $seat } forsvarer sig fremover med flest mulige terninger.
        }
    }
risk-event-mission-shown = { $seat_is ->
        [you] Du viser din mission: { $mission }
       *[other] { $seat } viser sin mission: { $mission }
    }
risk-event-game-won = { $how ->
        [mission] { $seat_is ->
            [you] Du vinder: Din mission er fuldført.
           *[other] { $seat } vinder: Missionen er fuldført.
        }
        [capitals] { $seat_is ->
            [you] Du vinder: Du behersker hovedstæder nok.
           *[other] { $seat } vinder med hovedstæder nok.
        }
       *[survivor] { $seat_is ->
            [you] Du vinder: Ingen andre er tilbage.
           *[other] { $seat } vinder: Ingen andre er tilbage.
        }
    }

## Hvordan det endte

risk-result-mission = { $seat_is ->
        [you] Du har fuldført din mission: { $mission }
       *[other] { $seat } har fuldført sin hemmelige mission: { $mission }
    }
risk-result-capitals = { $seat_is ->
        [you] Du behersker hovedstæder nok.
       *[other] { $seat } behersker hovedstæder nok.
    }
risk-result-survivor = { $seat_is ->
        [you] Verden er din: Ingen andre er tilbage.
       *[other] Verden tilhører { $seat }: Ingen andre er tilbage.
    }
risk-ending-round = { $round ->
        [0] Opstillingen
       *[other] Runde { $round }
    }
risk-ending-territories = Områder
risk-ending-armies = Hære
risk-opened-mission = { $seat_is ->
        [you] Din mission: { $mission }
       *[other] { $seat }: { $mission }
    }

## Hvorfor ikke

risk-illegal-not-asked = Det er ikke dig, der skal svare nu.
risk-illegal-no-such-action = Sådan et træk findes ikke.
risk-illegal-compound-action-begun = Gør først det færdigt, du er begyndt på, eller annuller det.
risk-illegal-not-yours = { $kind ->
        [attack] Området er ikke dit. Vælg først et af dine områder ved siden af.
       *[other] Området er ikke dit.
    }
risk-illegal-not-neutral = Området tilhører ikke den neutrale styrke.
risk-illegal-no-armies-to-place = Du har ingen hære tilbage at stille op.
risk-illegal-too-many-armies = Så mange hære har du ikke at stille op.
risk-illegal-say-the-count = Sig først, hvor mange hære det skal være.
risk-illegal-armies-left-to-place = Stil først alle dine hære op: Ingen må gemmes.
risk-illegal-must-trade = Med så mange kort skal du først indløse et sæt.
risk-illegal-card-not-held = Det kort har du ikke.
risk-illegal-card-already-chosen = Kortet er allerede valgt.
risk-illegal-no-set-with-card = Der kan ikke dannes noget sæt med det kort.
risk-illegal-trade-loses-a-set = Den indløsning bruger et kort af et andet sæt, som du skal indløse. Vælg andre kort.
risk-illegal-no-trade-now = Kort kan ikke indløses nu.
risk-illegal-source-too-weak = Der skal mindst to hære til: Én bliver altid tilbage.
risk-illegal-not-adjacent = Områderne er ikke naboer.
risk-illegal-target-own = { $target_is ->
        [none] Alle nabo-områder er dine egne.
       *[chosen] Det område har du selv.
    }
risk-illegal-too-many-declared = Så mange hære kan ikke deltage: højst tre, og én bliver tilbage.
risk-illegal-one-die-only = Der er for få hære i området til en terning mere.
risk-illegal-too-many-moved = Én hær skal blive tilbage.
risk-illegal-nowhere-to-move = Derfra er der ikke noget eget område at flytte til.
risk-illegal-not-connected = Dine hære kan ikke komme dertil.
risk-illegal-standing-fixed = Ved dette bord bestemmer reglerne, hvor mange terninger forsvaret slår med.
risk-illegal-seat-out = Den spiller er slået ud.

## Hvad tilfældet afgør

risk-stream-dice = Terninger
risk-stream-deal = Kortgivningen
risk-stream-dealer = Kortgiveren
risk-stream-missions = Missionerne
risk-stream-pile = Kortbunken

## Keys

risk-keys-digits = 1 2 3 …
risk-keys-digits-help = Vælg hvor mange: hære ad gangen, terninger eller antallet, der flyttes
risk-keys-all = A
risk-keys-all-help = Alle hære: at stille op, at rykke ind med eller at flytte
risk-keys-five = ⇧
risk-keys-five-help = Holdes nede, mens du vælger et område: fem hære på én gang

## Råd til den første tur

risk-hint-set-up = Vælg et af områderne med kraftig kant: de er dine. Hære side om side beskytter hinanden, alene falder de tidligt.
risk-hint-capital = Vælg et område dybt inde i dit eget land. Det forbliver hemmeligt, til nogen indtager det.
risk-hint-reinforce = En tur begynder med nye hære. Stil dem, hvor du vil angribe eller frygter et angreb; midt inde i landet gør de ingen nytte.
risk-hint-mission = Nedenfor ser du, hvad du skal gøre for at vinde, og hvilke kort du har. Den, der holder et helt kontinent, får flere hære hver tur.
risk-hint-attack = Vælg et af dine områder med mindst to hære, og så den nabo, du vil have, eller træk fra det ene til det andet. Et vundet angreb giver et kort, men du behøver slet ikke angribe.
risk-hint-target = Det, der kan angribes herfra, har kraftig kant.
    .odds = Vælg det, så ser du dine chancer, før nogen terning ruller.
risk-hint-dice = Flere hære slår med flere terninger, højst tre; forsvareren vinder, når de står lige.
    .odds = Chancerne gælder, hvis du kæmper til det sidste.
risk-hint-occupy = Hærene, der sejrede, rykker ind. Lad nok blive tilbage til at holde grænsen, de kom fra.
risk-hint-fortify = En sidste flytning: bring hære fra der, hvor de er trygge, til der, hvor der er brug for dem. Så er turen forbi, og de andre spiller.
risk-hint-defend = Du bliver angrebet. Med flere terninger forsvarer du dig bedre; under »Når du forsvarer dig« kan du bestemme det én gang for alle.

## Held

risk-luck-lost = Mistede hære
    .more = { $seat } mistede { $by ->
            [1] en hær mere
           *[other] { $by } flere hære
        } end ventet.
    .fewer = { $seat } mistede { $by ->
            [1] en hær mindre
           *[other] { $by } færre hære
        } end ventet.
    .even = { $seat } mistede så mange hære som ventet.
risk-luck-lost-attacking = Mistede hære i angreb
    .more = { $seat } mistede { $by ->
            [1] en hær mere
           *[other] { $by } flere hære
        } i angreb end ventet.
    .fewer = { $seat } mistede { $by ->
            [1] en hær mindre
           *[other] { $by } færre hære
        } i angreb end ventet.
    .even = { $seat } mistede så mange hære i angreb som ventet.
risk-luck-lost-defending = Mistede hære i forsvar
    .more = { $seat } mistede { $by ->
            [1] en hær mere
           *[other] { $by } flere hære
        } i forsvar end ventet.
    .fewer = { $seat } mistede { $by ->
            [1] en hær mindre
           *[other] { $by } færre hære
        } i forsvar end ventet.
    .even = { $seat } mistede så mange hære i forsvar som ventet.
