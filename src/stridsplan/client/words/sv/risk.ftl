# Världsherravälde: frågor, väntan, knappar, händelser och avslag. Namnen på sakerna finns i risk-things.ftl.
# En plats $x ger även $x_is: "you" för läsarens egen plats, annars "other". Tärningar och listor ger även $x_count.

risk-neutral = den neutrala styrkan
risk-score = { $score ->
        [one] { $score } område
       *[other] { $score } områden
    }

## Spelets mål

risk-score-capitals = { $score ->
        [one] { $score } huvudstad
       *[other] { $score } huvudstäder
    }
risk-goal-world = Erövra världen: besegra alla andra.
risk-goal-destroy-opponent = Förgör motståndarens sista armé; de neutrala arméerna behöver inte besegras.
risk-goal-missions = Alla har ett hemligt uppdrag; den som först fullgör sitt vinner.
risk-goal-mission = { $mission } Hittills { $done } av { $of }.
risk-goal-destroy = { $left ->
        [one] { $mission } { $left } område kvar.
       *[other] { $mission } { $left } områden kvar.
    }
risk-goal-capitals = { $own ->
        [needed] Håll { $count } huvudstäder samtidigt, din egen bland dem.
       *[counts] Håll { $count } huvudstäder samtidigt; din egen räknas.
    }
risk-goal-capitals-or-mission = { risk-goal-capitals } Eller: { $mission } Hittills { $done } av { $of }.
risk-goal-capitals-or-destroy = { risk-goal-capitals } Eller: { risk-goal-destroy }

## Frågor

risk-question-place-setup = Var placerar du nästa armé?
    .title = Uppställning
risk-question-place-secretly = Placera alla dina arméer. De andra ser dem när alla är klara.
    .title = Hemlig uppställning
risk-question-choose-capital = Vilket av dina områden är din huvudstad? Ingen får veta det förrän den faller.
    .title = Din huvudstad
risk-question-reinforce =
    { $must_trade ->
        [1] Du har för många kort. Vilka tre byter du in?
       *[other] { $to_place ->
            [0] Allt är placerat. Är du redo att anfalla?
            [one] Vart ska din enda armé?
           *[other] Vart ska dina { $to_place } arméer?
        }
    }
    .title = Förstärkning
risk-question-trade = Vilka kort kompletterar kortsetet?
    .title = Byt in kort
risk-question-place-neutral =
    { $to_place ->
        [one] Var placerar den neutrala styrkan sin enda armé?
       *[other] Var placerar den neutrala styrkan sina { $to_place } arméer?
    }
    .title = Neutral styrka
risk-question-trade-captured = Du har tagit kort. Vilka tre byter du in på en gång?
    .title = Tagna kort
risk-question-attack = Varifrån anfaller du?
    .title = Anfall
risk-question-attack-from = Från { $source }: vilken granne anfaller du?
    .title = Anfall
risk-question-declare = { $source } mot { $target }. Hur många arméer deltar?
    .title = Anfall
risk-question-defend = { $target } anfalls från { $source } med { $dice ->
        [one] en tärning
       *[other] { $dice } tärningar
    }. Med hur många tärningar försvarar du dig?
    .title = Försvar
risk-question-occupy = { $target } är ditt. Hur många arméer tågar in från { $source }?
    .title = Erövrat
risk-question-fortify = En förflyttning innan turen är slut: varifrån?
    .title = Trupprörelse
risk-question-move-to = Från { $source } till vilket område?
    .title = Trupprörelse
risk-question-move-amount = Från { $source } till { $target }: hur många arméer?
    .title = Trupprörelse

## Vad de andra gör

risk-waiting-place-setup = { $seat } placerar ut en armé.
    .title = Uppställning
risk-waiting-place-secretly = { $seat_count ->
        [one] { $seat } placerar ut sina arméer i hemlighet.
       *[other] { $seat } placerar ut sina arméer i hemlighet.
    }
    .title = Uppställning
risk-waiting-choose-capital = { $seat_count ->
        [one] { $seat } väljer huvudstad.
       *[other] { $seat } väljer huvudstäder.
    }
    .title = Huvudstäder
risk-waiting-reinforce = { $seat } placerar förstärkningar.
    .title = Förstärkning
risk-waiting-trade = { $seat } byter in kort.
    .title = Förstärkning
risk-waiting-place-neutral = { $seat } placerar ut de neutrala arméerna.
    .title = Neutral styrka
risk-waiting-trade-captured = { $seat } byter in tagna kort.
    .title = Tagna kort
risk-waiting-attack = { $seat } funderar på ett anfall.
    .title = Anfall
risk-waiting-declare = { $seat } funderar på ett anfall.
    .title = Anfall
risk-waiting-defend = { $seat } väljer försvarets tärningar.
    .title = Försvar
risk-waiting-occupy = { $seat } tågar in i ett erövrat område.
    .title = Erövring
risk-waiting-fortify = { $seat } flyttar trupper.
    .title = Trupprörelse

## Knappar

risk-action-place = { $armies ->
        [one] Placera en armé
       *[other] Placera { $armies } arméer
    }
risk-action-place-neutral = { $armies ->
        [one] Placera en armé
       *[other] Placera { $armies } arméer
    }
risk-advice-place = { $armies ->
        [one] Placera en armé i { $territory }
       *[other] Placera { $armies } arméer i { $territory }
    }
risk-advice-place-neutral = { $armies ->
        [one] Placera en armé i { $territory }
       *[other] Placera { $armies } arméer i { $territory }
    }
risk-advice-card = Välj kortet { $card }
risk-action-card = Välj kortet
risk-action-end-reinforcement = Vidare till anfallen
risk-action-choose-capital = Gör till huvudstad
risk-action-attack = Anfall
risk-action-roll = { $armies ->
        [one] Anfall med en armé
       *[other] Anfall med { $armies } arméer
    }
risk-action-roll-fewer = { $armies ->
        [one] { $armies } armé
       *[other] { $armies } arméer
    }, { $dice ->
        [one] en tärning
       *[other] { $dice } tärningar
    }
risk-action-until = Tills det är avgjort
risk-action-until-left = { $armies ->
        [one] Tills en armé är kvar
       *[other] Tills { $armies } arméer är kvar
    }
risk-action-end-attacks = Avsluta anfallen
risk-action-defend = { $dice ->
        [one] En tärning
       *[other] { $dice } tärningar
    }
risk-action-occupy = { $armies ->
        [one] Tåga in med en armé
       *[other] Tåga in med { $armies } arméer
    }
risk-action-all-in = Alla: { $armies }
risk-action-move = { $armies ->
        [one] Flytta en armé
       *[other] Flytta { $armies } arméer
    }
risk-action-move-all = Alla { $armies }
risk-action-move-from = Flytta härifrån
risk-action-move-to = Flytta hit
risk-action-done = Klart
risk-advice-count = { $armies ->
        [one] En armé till
       *[other] { $armies } arméer till
    }
risk-action-count = Räkna
risk-action-end-turn = Avsluta turen
risk-action-withdraw = Börja om
risk-action-stand = Ändra stående svar

## Kring frågan

risk-step = Arméer åt gången
risk-step-all = Alla
risk-left = { $armies ->
        [0] Ingen kvar att placera
        [one] En armé kvar
       *[other] { $armies } arméer kvar
    }
risk-place-hint = Välj { $whose ->
        [neutral] ett av den neutrala styrkans områden
       *[own] ett av dina områden
    }. Håll ner Skift för fem på en gång.
risk-place-hint-one = Välj { $whose ->
        [neutral] ett av den neutrala styrkans områden
       *[own] ett av dina områden
    }.
risk-fewer = Färre tärningar…
risk-until = Sluta tidigare…
risk-until-label = Sluta när så här många arméer är kvar
risk-trade-optional = Du får också byta in ett kortset först: välj tre kort här nedanför.
risk-must-trade-first = Byt först in tre av dina kort, här nedanför.

risk-odds = Odds
risk-odds-win = Erövring
risk-odds-left = I genomsnitt behåller du { $own } arméer och de { $other }.
risk-odds-spread = Arméer som kan tåga in, om du erövrar området
risk-odds-bar = { $armies } kan tåga in: { $share }
risk-odds-dice = { $attack ->
        [one] En tärning
       *[other] { $attack } tärningar
    } mot { $defend }.
risk-why-one-defence-die = Försvaret slår en tärning: det krävs { $min } arméer i området för att slå två.
risk-why-few-attack-dice = Du slår högst { $dice ->
        [one] en tärning
       *[other] { $dice } tärningar
    }: av { $armies } arméer stannar alltid en kvar.

risk-hand = Kort
risk-hand-empty = Inga kort än. Erövra ett område under din tur, så får du dra ett.
risk-hand-picked = { $count } av tre valda
risk-card-bonus = två extra arméer här
risk-card-no = Kortet ingår inte i något set just nu.
risk-card-not-now = Kort byts in i början av din egen tur.
risk-card-brings = För { $armies } arméer
risk-card-chosen = Redan valt.
risk-set-next = Nästa kortset ger { $value } arméer (nummer { $number } i spelet).
risk-set-fixed = Tre infanterier ger 4 arméer, tre kavallerier 6, tre artillerier 8, ett av varje 10. En joker är vilket kort som helst.
risk-mission = Ditt uppdrag
risk-mission-progress = { $done } av { $of }
risk-mission-now = Gäller nu: { $mission }
risk-capital = Din huvudstad
risk-standing = När du försvarar dig
risk-standing-max = Flest tärningar
risk-standing-one = En tärning
risk-standing-ask = Fråga mig
risk-standing-help = Ditt svar varje gång försvararen får välja, så att ingen behöver vänta.
risk-powers = Makterna
risk-power-head-territories = Områden
risk-power-head-armies = Arméer
risk-power-head-cards = Kort
risk-power-head-income = Per tur
risk-continents = Kontinenter
risk-continents-bonus = Per tur
risk-continents-own = Du har
risk-continents-holder = Innehas av
risk-tray = Senaste slaget
risk-map = Världskartan
risk-place-name = { $territory }, { $armies ->
        [one] en armé
       *[other] { $armies } arméer
    }, { $owner_is ->
        [you] ditt
       *[other] { $owner }
    }
risk-place-borders = gränsar till { $places }
risk-place-armies = { $armies ->
        [one] en armé
       *[other] { $armies } arméer
    }
risk-territory-capital = { $territory } (huvudstad)
risk-table-territories = Områden
risk-table-territory = Område
risk-table-owner = Innehas av
risk-table-armies = Arméer
risk-table-continent = Kontinent
risk-table-borders = Gränsar till
risk-place-unowned = ingens
risk-place-continent = { $continent }: { $value } arméer per tur
risk-place-capital = huvudstad
risk-can-place = kan förstärkas
risk-can-place-neutral = kan förstärkas
risk-can-source = kan anfalla
risk-can-target = kan anfallas
risk-can-choose-capital = kan bli huvudstad
risk-can-move-from = kan skicka arméer
risk-can-move-to = kan ta emot arméer
risk-chosen = valt

## Händelser

risk-event-dealer-drawn = { $seat_is ->
        [you] Du är givare.
       *[other] { $seat } är givare.
    }
risk-event-territories-dealt = Områdena är utdelade.
risk-event-mission-dealt = Ditt uppdrag: { $mission }
risk-event-army-placed = { $armies ->
        [one] { $seat_is ->
            [you] Du placerar en armé i { $territory }.
           *[other] { $seat } placerar en armé i { $territory }.
        }
       *[other] { $seat_is ->
            [you] Du placerar { $armies } arméer i { $territory }.
           *[other] { $seat } placerar { $armies } arméer i { $territory }.
        }
    }
risk-event-capital-chosen = Din huvudstad är { $territory }.
risk-event-capitals-chosen = Alla huvudstäder är valda.
risk-event-turn-began = { $seat_is ->
        [you] Omgång { $round }: din tur
       *[other] Omgång { $round }: { $seat }
    }
risk-event-reinforced = { $continents ->
        [0] { $seat_is ->
            [you] Du får { $base } arméer.
           *[other] { $seat } får { $base } arméer.
        }
       *[other] { $seat_is ->
            [you] Du får { $total } arméer, varav { $continents } för kontinenter.
           *[other] { $seat } får { $total } arméer, varav { $continents } för kontinenter.
        }
    }
risk-event-set-traded = { $seat_is ->
        [you] Du byter in { $cards } mot { $armies } arméer.
       *[other] { $seat } byter in { $cards } mot { $armies } arméer.
    }
risk-event-bonus-placed = { $armies ->
        [one] En extra armé går till { $territory }, som finns på ett inbytt kort.
       *[other] { $armies } extra arméer går till { $territory }, som finns på ett inbytt kort.
    }
risk-event-neutral-placed = Den neutrala styrkan placerar { $armies } arméer på vart och ett av sina områden.
risk-event-neutral-reinforced = { $armies ->
        [one] Den neutrala styrkan får en armé.
       *[other] Den neutrala styrkan får { $armies } arméer.
    }
risk-event-attack-declared = { $seat_is ->
        [you] Du anfaller { $target } från { $source } med { $armies ->
            [one] en armé.
           *[other] { $armies } arméer.
        }
       *[other] { $seat } anfaller { $target } från { $source } med { $armies ->
            [one] en armé.
           *[other] { $armies } arméer.
        }
    }
risk-event-exchange = { $attacker_loss ->
        [0] { $defender_loss ->
            [one] försvaret förlorar en armé.
           *[other] försvaret förlorar { $defender_loss } arméer.
        }
       *[other] { $defender_loss ->
            [0] { $attacker_loss ->
                [one] anfallet förlorar en armé.
               *[other] anfallet förlorar { $attacker_loss } arméer.
            }
           *[other] båda sidor förlorar en armé.
        }
    } { $source } mot { $target } { $attack_dice } { $defence_dice }
risk-event-territory-conquered = { $seat_is ->
        [you] Du erövrar { $territory }.
       *[other] { $defender_is ->
            [you] { $seat } tar { $territory } från dig.
           *[other] { $seat } tar { $territory } från { $defender }.
        }
    }
risk-event-armies-occupied = { $armies ->
        [one] En armé tågar från { $source } in i { $target }.
       *[other] { $armies } arméer tågar från { $source } in i { $target }.
    }
risk-event-capital-taken = { $founder_is ->
        [you] Din huvudstad, { $territory }, faller för { $seat }.
       *[other] { $seat_is ->
            [you] Du tar { $territory }: det är huvudstaden för { $founder }.
           *[other] { $seat } tar { $territory }, huvudstaden för { $founder }.
        }
    }
risk-event-territory-seized = { $seat_is ->
        [you] { $territory } går över till dig.
       *[other] { $territory } går över till { $seat }.
    }
risk-event-cards-taken = { $count ->
        [one] { $seat_is ->
            [you] Du tar ett kort från { $from }.
           *[other] { $from_is ->
                [you] { $seat } tar ett kort från dig.
               *[other] { $seat } tar ett kort från { $from }.
            }
        }
       *[other] { $seat_is ->
            [you] Du tar { $count } kort från { $from }.
           *[other] { $from_is ->
                [you] { $seat } tar { $count } kort från dig.
               *[other] { $seat } tar { $count } kort från { $from }.
            }
        }
    }
risk-event-cards-taken-shown = Korten du tar: { $cards }.
risk-event-seat-eliminated = { $seat_is ->
        [you] Du är utslagen, besegrad av { $by }.
       *[other] { $by_is ->
            [you] Du har slagit ut { $seat }.
           *[other] { $seat } är utslagen, besegrad av { $by }.
        }
    }
risk-event-card-drawn = { $seat_is ->
        [you] Du drar ett kort.
       *[other] { $seat } drar ett kort.
    }
risk-event-card-drawn-shown = Ditt nya kort: { $card }.
risk-event-mission-changed = Ditt uppdrag har ändrats: { $mission }
risk-event-armies-moved = { $armies ->
        [one] { $seat_is ->
            [you] Du flyttar en armé från { $source } till { $target }.
           *[other] { $seat } flyttar en armé från { $source } till { $target }.
        }
       *[other] { $seat_is ->
            [you] Du flyttar { $armies } arméer från { $source } till { $target }.
           *[other] { $seat } flyttar { $armies } arméer från { $source } till { $target }.
        }
    }
risk-event-turn-ended = { $seat_is ->
        [you] Du avslutar din tur.
       *[other] { $seat } avslutar sin tur.
    }
risk-event-standing-set = { $defence ->
        [one] { $seat_is ->
            [you] Du försvarar dig med en tärning.
           *[other] { $seat } försvarar sig med en tärning.
        }
        [ask] { $seat_is ->
            [you] Du väljer tärningar vid varje försvar.
           *[other] { $seat } väljer tärningar vid varje försvar.
        }
       *[max] { $seat_is ->
            [you] Du försvarar dig med så många tärningar som möjligt.
           *[other] { $seat } försvarar sig med så många tärningar som möjligt.
        }
    }
risk-event-mission-shown = { $seat_is ->
        [you] Du visar ditt uppdrag: { $mission }
       *[other] { $seat } visar sitt uppdrag: { $mission }
    }
risk-event-game-won = { $how ->
        [mission] { $seat_is ->
            [you] Du vinner: uppdraget är utfört.
           *[other] { $seat } vinner: uppdraget är utfört.
        }
        [capitals] { $seat_is ->
            [you] Du vinner: du håller tillräckligt många huvudstäder.
           *[other] { $seat } vinner med tillräckligt många huvudstäder.
        }
       *[survivor] { $seat_is ->
            [you] Du vinner: ingen annan är kvar.
           *[other] { $seat } vinner: ingen annan är kvar.
        }
    }

## Hur det slutade

risk-result-mission = { $seat_is ->
        [you] Du har utfört ditt uppdrag: { $mission }
       *[other] { $seat } har utfört sitt hemliga uppdrag: { $mission }
    }
risk-result-capitals = { $seat_is ->
        [you] Du håller tillräckligt många huvudstäder.
       *[other] { $seat } håller tillräckligt många huvudstäder.
    }
risk-result-survivor = { $seat_is ->
        [you] Världen är din: ingen annan är kvar.
       *[other] Världen tillhör { $seat }: ingen annan är kvar.
    }
risk-ending-round = { $round ->
        [0] Uppställningen
       *[other] Omgång { $round }
    }
risk-ending-territories = Områden
risk-ending-armies = Arméer
risk-opened-mission = { $seat_is ->
        [you] Ditt uppdrag: { $mission }
       *[other] { $seat }: { $mission }
    }

## Varför inte

risk-illegal-not-asked = Det är inte du som ska svara nu.
risk-illegal-no-such-action = Ett sådant drag finns inte.
risk-illegal-compound-action-begun = Gör först färdigt det du har börjat på, eller avbryt.
risk-illegal-not-yours = { $kind ->
        [attack] Området är inte ditt. Välj först ett av dina områden bredvid det.
       *[other] Området är inte ditt.
    }
risk-illegal-not-neutral = Området tillhör inte den neutrala styrkan.
risk-illegal-no-armies-to-place = Du har inga arméer kvar att placera.
risk-illegal-too-many-armies = Så många arméer har du inte att placera.
risk-illegal-say-the-count = Säg först hur många arméer.
risk-illegal-armies-left-to-place = Placera först alla arméer: inga får sparas.
risk-illegal-must-trade = Med så många kort måste du först byta in ett set.
risk-illegal-card-not-held = Du har inte det kortet.
risk-illegal-card-already-chosen = Kortet är redan valt.
risk-illegal-no-set-with-card = Inget set kan göras med det kortet.
risk-illegal-trade-loses-a-set = Det bytet förbrukar ett kort ur ett annat set som du måste byta in. Välj andra kort.
risk-illegal-no-trade-now = Kort kan inte bytas in nu.
risk-illegal-source-too-weak = Det krävs minst två arméer: en stannar alltid kvar.
risk-illegal-not-adjacent = Områdena är inte grannar.
risk-illegal-target-own = { $target_is ->
        [none] Alla grannområden är dina egna.
       *[chosen] Du håller själv det området.
    }
risk-illegal-too-many-declared = Så många arméer kan inte delta: högst tre, och en stannar kvar.
risk-illegal-one-die-only = Området har för få arméer för en andra tärning.
risk-illegal-too-many-moved = En armé måste stanna kvar.
risk-illegal-nowhere-to-move = Därifrån finns inget eget område att flytta till.
risk-illegal-not-connected = Dina arméer kan inte ta sig dit.
risk-illegal-standing-fixed = Vid det här bordet bestämmer reglerna hur många tärningar försvaret slår.
risk-illegal-seat-out = Den spelaren är utslagen.

## Vad slumpen avgör

risk-stream-dice = Tärningar
risk-stream-deal = Given
risk-stream-dealer = Givaren
risk-stream-missions = Uppdragen
risk-stream-pile = Kortleken

## Keys

risk-keys-digits = 1 2 3 …
risk-keys-digits-help = Välj hur många: arméer åt gången, tärningar eller antalet som flyttas
risk-keys-all = A
risk-keys-all-help = Alla arméer: att placera, att tåga in med eller att flytta
risk-keys-five = ⇧
risk-keys-five-help = Hålls nere när du väljer ett område: fem arméer på en gång

## Råd inför första draget

risk-hint-set-up = Välj ett av områdena med kraftig kant: de är dina. Arméer sida vid sida skyddar varandra, ensamma faller de tidigt.
risk-hint-capital = Välj ett område långt inne i ditt eget land. Det förblir hemligt tills någon intar det.
risk-hint-reinforce = Turen börjar med nya arméer. Placera dem där du tänker anfalla eller befarar ett anfall; mitt inne i landet gör de ingen nytta.
risk-hint-mission = Nedanför ser du vad du måste göra för att vinna, och vilka kort du har. Den som håller en hel kontinent får fler arméer varje tur.
risk-hint-attack = Välj ett av dina områden med minst två arméer, och sedan grannen du vill åt, eller dra från det ena till det andra. Ett vunnet anfall ger ett kort, men du behöver inte anfalla alls.
risk-hint-target = Det som kan anfallas härifrån har kraftig kant.
    .odds = Välj det, så ser du dina chanser innan någon tärning rullar.
risk-hint-dice = Fler arméer slår fler tärningar, högst tre; försvararen vinner lika slag.
    .odds = Chanserna gäller om du slåss till slutet.
risk-hint-occupy = Arméerna som segrade tågar in. Lämna kvar nog för att hålla gränsen de kom från.
risk-hint-fortify = En sista förflyttning: för arméer från där de är trygga till där de behövs. Sedan är turen slut, och de andra spelar.
risk-hint-defend = Du är anfallen. Fler tärningar försvarar bättre; under ”När du försvarar dig” kan du bestämma det en gång för alla.

## Tur

risk-luck-lost = Förlorade arméer
    .more = { $seat } förlorade { $by ->
            [1] en armé mer
           *[other] { $by } fler arméer
        } än väntat.
    .fewer = { $seat } förlorade { $by ->
            [1] en armé mindre
           *[other] { $by } färre arméer
        } än väntat.
    .even = { $seat } förlorade så många arméer som väntat.
risk-luck-lost-attacking = Förlorade arméer i anfall
    .more = { $seat } förlorade { $by ->
            [1] en armé mer
           *[other] { $by } fler arméer
        } i anfall än väntat.
    .fewer = { $seat } förlorade { $by ->
            [1] en armé mindre
           *[other] { $by } färre arméer
        } i anfall än väntat.
    .even = { $seat } förlorade så många arméer i anfall som väntat.
risk-luck-lost-defending = Förlorade arméer i försvar
    .more = { $seat } förlorade { $by ->
            [1] en armé mer
           *[other] { $by } fler arméer
        } i försvar än väntat.
    .fewer = { $seat } förlorade { $by ->
            [1] en armé mindre
           *[other] { $by } färre arméer
        } i försvar än väntat.
    .even = { $seat } förlorade så många arméer i försvar som väntat.
