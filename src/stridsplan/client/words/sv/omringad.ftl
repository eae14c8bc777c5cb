# Omringad: frågor, väntan, drag, händelser, resultat och avslag. Resten finns i omringad-things.ftl.
# En plats $x ger också $x_is: "you" för läsarens egen plats, annars "other". Tärningar och listor ger också $x_count.

## Frågor

omringad-question-lay-terrain = Lägg ut ditt land: ett slott, två byar, två sjöar, två skogar och två berg.
    .title = Ditt land
omringad-question-raise-army = Vilka enheter köper du till din första armé? Du har { $gold } guld, och enheterna ska räcka till tre lika höga högar.
    .title = Din första armé
omringad-question-stack-army = Vilka enheter står i slottet och vilka i byarna?
    .title = Din första armé
omringad-question-ready = { $unit } ska auktioneras ut. Är du redo att bjuda?
    .title = Auktion
omringad-question-open-bidding = Vad bjuder du på { $unit }? Du har { $gold } guld.
    .title = Auktion
omringad-question-raise-bid = { $bid ->
        [0] Öppnar du budgivningen på { $unit }, eller lägger du dig? Du har { $gold } guld.
       *[other] Budet på { $unit } är { $bid }. Höjer du, eller lägger du dig? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-raise-bid-again = { $bid ->
        [0] Öppnar du budgivningen på { $unit }, eller lägger du dig? Du har { $gold } guld.
       *[other] Budet på { $unit } är { $bid }. Höjer du, eller lägger du dig? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-bid-in-turn = { $bid ->
        [0] Öppnar du budgivningen på { $unit }, eller lägger du dig? Du har { $gold } guld.
       *[other] Budet på { $unit } är { $bid }. Höjer du, eller lägger du dig? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-seal-bid = Hur mycket är du högst beredd att betala för { $unit }? Du har { $gold } guld. Den som bjuder mest betalar ett mer än den näst högsta.
    .title = Auktion
omringad-question-place-special = Var placerar du { $unit }?
    .title = Auktion
omringad-question-purchase = Vad köper du? Du har { $gold } guld, och det du inte använder går förlorat.
    .title = Inköp
omringad-question-move = Vilka av dina enheter flyttar du? Passar du, flyttar du inte mer den här ronden.
    .title = Förflyttning
omringad-question-move-group = Vilka går från { $from }, och vart?
    .title = Förflyttning
omringad-question-move-on = Går gruppen vidare, eller stannar den här?
    .title = Förflyttning
omringad-question-choose-battle = Vilken strid utkämpas härnäst?
    .title = Strid
omringad-question-diplomat = Ska din diplomat avblåsa striden om { $square }? Han går förlorad på det.
    .title = Diplomaten
omringad-question-aim = Vem drabbas av dina träffar? { $hits ->
        [one] En återstår.
       *[other] { $hits } återstår.
    }
    .title = Strid
omringad-question-take-hits = Vilka av dina brickor tar träffarna? { $hits ->
        [one] En återstår.
       *[other] { $hits } återstår.
    }
    .title = Strid
omringad-question-sharpshoot = Dina prickskyttar har träffat. Vem?
    .title = Strid
omringad-question-withdraw = Vägen tillbaka är spärrad. Vart drar sig dina enheter tillbaka?
    .title = Strid
omringad-question-reinforce = Var placerar du dina nya enheter? { $units ->
        [0] Du har inga kvar.
        [one] En är kvar.
       *[other] { $units } är kvar.
    }
    .title = Förstärkningar

## Vad de andra gör

omringad-waiting-lay-terrain = { $seat } lägger ut ett land.
    .title = Länderna
omringad-waiting-raise-army = { $seat } reser en armé.
    .title = De första arméerna
omringad-waiting-ready = { $seat } betraktar { $unit } inför budgivningen.
    .title = Auktion
omringad-waiting-open-bidding = { $seat } kan öppna budgivningen på { $unit }.
    .title = Auktion
omringad-waiting-raise-bid = { $bid ->
        [0] { $seat } öppnar budgivningen på { $unit } eller lägger sig.
       *[other] { $seat } kan höja budet { $bid } på { $unit }.
    }
    .title = Auktion
omringad-waiting-raise-bid-again = { $bid ->
        [0] { $seat } öppnar budgivningen på { $unit } eller lägger sig.
       *[other] { $seat } kan höja budet { $bid } på { $unit }.
    }
    .title = Auktion
omringad-waiting-bid-in-turn = { $bid ->
        [0] { $seat } öppnar budgivningen på { $unit } eller lägger sig.
       *[other] { $seat } kan höja budet { $bid } på { $unit }.
    }
    .title = Auktion
omringad-waiting-seal-bid = { $seat } skriver ett slutet bud på { $unit }.
    .title = Auktion
omringad-waiting-place-special = { $seat } placerar { $unit }.
    .title = Auktion
omringad-waiting-purchase = { $seat } köper enheter i hemlighet.
    .title = Inköp
omringad-waiting-move = { $seat } flyttar.
    .title = Förflyttning
omringad-waiting-choose-battle = { $seat } väljer nästa strid.
    .title = Strid
omringad-waiting-diplomat = { $seat } avgör om diplomaten avblåser striden om { $square }.
    .title = Diplomaten
omringad-waiting-aim = { $seat } säger vem träffarna drabbar.
    .title = Strid
omringad-waiting-take-hits = { $seat } väljer vilka som tar träffarna.
    .title = Strid
omringad-waiting-sharpshoot = { $seat } väljer vem prickskyttarna har träffat.
    .title = Strid
omringad-waiting-withdraw = { $seat } väljer vart reträtten går.
    .title = Strid
omringad-waiting-reinforce = { $seat } placerar nya enheter.
    .title = Förstärkningar

## Knappar

omringad-action-take-all = Ta alla
omringad-action-stop = Stanna här
omringad-action-pass = Passa för ronden
omringad-action-end-purchase = Köpt klart
omringad-action-ready = Redo
omringad-action-fold = Lägg dig
omringad-action-call-off = Avblås striden
omringad-action-fight-on = Strid vidare
omringad-action-end-reinforcement = Placerat klart
omringad-action-bid = Bjud { $gold }
omringad-action-start = Flytta från { $square }
omringad-action-step = Till { $to }
omringad-action-battle = Strid om { $square }
omringad-action-lodge = Placera i { $square }
omringad-action-lair = Låt den bo på { $square }
omringad-action-withdraw = Dra tillbaka till { $to }

## Händelser

omringad-event-terrain-sealed = { $seat_is ->
        [you] Ditt land är utlagt.
       *[other] { $seat } har lagt ut sitt land.
    }
omringad-event-terrain-revealed = Länderna ligger öppna.
omringad-event-army-sealed = { $seat_is ->
        [you] Din armé står redo.
       *[other] { $seat } har sin armé redo.
    }
omringad-event-armies-revealed = De första högarna står i slott och byar.
omringad-event-round-began = { $seat_is ->
        [you] Rond { $number }. Du har initiativet.
       *[other] Rond { $number }. { $seat } har initiativet.
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] Du slår om initiativet: { $dice }
       *[other] { $seat } slår om initiativet: { $dice }
    }
omringad-event-special-drawn = { $unit } dras ur muggen.
omringad-event-was-ready = { $seat_is ->
        [you] Du är redo att bjuda.
       *[other] { $seat } är redo att bjuda.
    }
omringad-event-bid-made = { $seat_is ->
        [you] Du bjuder { $gold }.
       *[other] { $seat } bjuder { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] Ditt bud är lagt.
       *[other] { $seat } har lagt ett slutet bud.
    }
omringad-event-folded = { $seat_is ->
        [you] Du lägger dig.
       *[other] { $seat } lägger sig.
    }
omringad-event-auction-won = { $seat_is ->
        [you] Du vinner { $unit } för { $gold } guld.
       *[other] { $seat } vinner { $unit } för { $gold } guld.
    }
omringad-event-special-returned = Ingen har bjudit. { $unit } går tillbaka i muggen.
omringad-event-special-placed = { $seat_is ->
        [you] Du placerar { $unit } på { $square }.
       *[other] { $seat } placerar { $unit } på { $square }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] Du har köpt klart.
       *[other] { $seat } har köpt klart.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] Du köper { $unit }.
       *[other] { $seat } köper { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] Du flyttar en bricka från { $from } till { $to }.
           *[other] Du flyttar { $number } brickor från { $from } till { $to }, överst { $unit }.
        }
       *[other] { $number ->
            [one] { $seat } flyttar en bricka från { $from } till { $to }: { $unit }.
           *[other] { $seat } flyttar { $number } brickor från { $from } till { $to }, överst { $unit }.
        }
    }
omringad-event-conquered = { $seat_is ->
        [you] Du tar { $square } från { $loser }.
       *[other] { $loser_is ->
            [you] { $seat } tar { $square } från dig.
           *[other] { $seat } tar { $square } från { $loser }.
        }
    }
omringad-event-horses-lost = { $seat_is ->
        [you] Dina hästar på { $square } blir ensamma och skenar bort.
       *[other] Hästarna som { $seat } hade på { $square } blir ensamma och skenar bort.
    }
omringad-event-passed = { $seat_is ->
        [you] Du passar för ronden.
       *[other] { $seat } passar för ronden.
    }
omringad-event-battle-began = { $seats } strider om { $square }.
omringad-event-battle-with-dragon = Draken på { $square } strider mot { $seats }.
omringad-event-force-shown = { $seat_is ->
        [you] Du visar { $number ->
            [one] en bricka
           *[other] { $number } brickor
        }: { $units }.
       *[other] { $seat } visar { $number ->
            [one] en bricka
           *[other] { $number } brickor
        }: { $units }.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] Dina { $unit }, som träffar på { $least } eller mer: { $dice } { $hits ->
            [0] Ingen träff.
            [one] En träff.
           *[other] { $hits } träffar.
        }
       *[other] { $unit } hos { $seat }, som träffar på { $least } eller mer: { $dice } { $hits ->
            [0] Ingen träff.
            [one] En träff.
           *[other] { $hits } träffar.
        }
    }
omringad-event-hits-aimed = { $seat_is ->
        [you] Du riktar { $number ->
            [one] en träff
           *[other] { $number } träffar
        } mot { $target }.
       *[other] { $seat } riktar { $number ->
            [one] en träff
           *[other] { $number } träffar
        } mot { $target }.
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Dina { $unit }: { $lost } förlorade, { $damaged } skadade.
       *[other] { $unit } hos { $seat }: { $lost } förlorade, { $damaged } skadade.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Dina prickskyttar träffar { $unit } hos { $target }.
       *[other] Prickskyttarna hos { $seat } träffar { $unit } hos { $target }.
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Din diplomat avblåser striden om { $square }.
       *[other] Diplomaten hos { $seat } avblåser striden om { $square }.
    }
omringad-event-stalemate = Ingen på { $square } kan strida. Anfallarna drar sig tillbaka.
omringad-event-withdrew = { $seat_is ->
        [you] Du drar dig tillbaka från { $from } till { $to } med { $number ->
            [one] en bricka.
           *[other] { $number } brickor.
        }
       *[other] { $seat } drar sig tillbaka från { $from } till { $to } med { $number ->
            [one] en bricka.
           *[other] { $number } brickor.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] Du har ingenstans att ta vägen från { $square } och förlorar { $number ->
            [one] en bricka.
           *[other] { $number } brickor.
        }
       *[other] { $seat } har ingenstans att ta vägen från { $square } och förlorar { $number ->
            [one] en bricka.
           *[other] { $number } brickor.
        }
    }
omringad-event-battle-won = { $seat_is ->
        [you] Du vinner striden om { $square }.
       *[other] { $seat } vinner striden om { $square }.
    }
omringad-event-battle-won-by-dragon = Draken på { $square } har vunnit.
omringad-event-battle-without-survivors = Ingen överlever striden om { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] Du placerar en enhet på { $square }.
       *[other] { $seat } placerar en enhet på { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] Det är { $unit }, på { $square }.
       *[other] { $seat } har placerat { $unit } på { $square }.
    }
omringad-event-merged = { $seat_is ->
        [you] Du slår ihop två skadade enheter på { $square } till en.
       *[other] { $seat } slår ihop två skadade enheter på { $square } till en.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] Det var { $unit }, på { $square }.
       *[other] { $seat } har slagit ihop { $unit } på { $square }.
    }
omringad-event-units-kept = { $seat_is ->
        [you] Du behåller { $number ->
            [one] en enhet
           *[other] { $number } enheter
        } till en senare rond.
       *[other] { $seat } behåller { $number ->
            [one] en enhet
           *[other] { $number } enheter
        } till en senare rond.
    }
omringad-event-units-lost = { $seat_is ->
        [you] Du har inte plats för { $number ->
            [one] en enhet
           *[other] { $number } enheter
        }, som går förlorade.
       *[other] { $seat } har inte plats för { $number ->
            [one] en enhet
           *[other] { $number } enheter
        }, som går förlorade.
    }
omringad-event-reinforced = { $seat_is ->
        [you] Du har placerat dina enheter.
       *[other] { $seat } har placerat sina enheter.
    }
omringad-event-income = { $seat_is ->
        [you] Du får { $gold } guld.
       *[other] { $seat } får { $gold } guld.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] Du får { $points } poäng och har { $total }.
           *[other] Du får { $points } poäng, varav ett för flest rutor, och har { $total }.
        }
       *[other] { $majority ->
            [0] { $seat } får { $points } poäng och har { $total }.
           *[other] { $seat } får { $points } poäng, varav ett för flest rutor, och har { $total }.
        }
    }
omringad-event-tied-at-limit = Gränsen är nådd, men { $total } poäng delas av flera. En rond till spelas.
omringad-event-game-won = { $seat_is ->
        [you] Du vinner med { $total } poäng.
       *[other] { $seat_count ->
            [one] { $seat } vinner med { $total } poäng.
           *[other] { $seat } vinner med { $total } poäng.
        }
    }

## Hur det slutade

omringad-result-won = { $seat_is ->
        [you] Du har vunnit med { $points } poäng.
       *[other] { $seat } har vunnit med { $points } poäng.
    }
omringad-result-won-by-team = { $seat } har vunnit med { $points } poäng tillsammans.

## Varför inte

omringad-illegal-not-asked = Det är inte det du tillfrågas om nu.
omringad-illegal-no-such-action = Det finns inget sådant drag.
omringad-illegal-chain-begun = Avsluta först det du har börjat.
omringad-illegal-cell-taken = Den rutan är upptagen.
omringad-illegal-none-of-terrain-left = Du har ingen sådan terräng kvar.
omringad-illegal-not-enough-gold = Du har inte guld nog.
omringad-illegal-pool-empty = Det finns inga fler i din förpott.
omringad-illegal-not-in-threes = Antalet enheter ska vara delbart med tre.
omringad-illegal-stack-full = Den högen är så hög den får bli.
omringad-illegal-not-your-settlement = Du kontrollerar ingen bosättning där.
omringad-illegal-none-set-aside = Du har inga sådana att placera.
omringad-illegal-besieged = Belägringen släpper inte in fler enheter.
omringad-illegal-units-left-to-place = Du har enheter kvar att placera.
omringad-illegal-no-pair-to-merge = Där finns inte två skadade enheter av det slaget.
omringad-illegal-bid-too-low = Budet ska vara högre än det förra.
omringad-illegal-bid-over-gold = Du kan inte bjuda mer än du har.
omringad-illegal-no-place-for-special = Den kan inte placeras där.
omringad-illegal-not-a-lair = Draken bor på en tom slätt, i skog eller på berg.
omringad-illegal-no-tile-there = Du har ingen där.
omringad-illegal-nothing-left-to-move = Ingen där har kvar att flytta.
omringad-illegal-horses-alone = Hästar går inte ensamma.
omringad-illegal-stack-pinned = Lika många måste stanna som har anfallit.
omringad-illegal-towards-attacker = Du får inte gå rakt mot anfallarna.
omringad-illegal-too-far = Gruppen kan inte gå så långt.
omringad-illegal-lake = Bara pirater far på sjöar, och ingen med dem.
omringad-illegal-must-stop = Förflyttningen slutar här.
omringad-illegal-border-closed = I första ronden lämnar ingen sitt land.
omringad-illegal-same-square = Ett annat håll leder till samma ruta.
omringad-illegal-no-step-yet = En förflyttning är minst ett steg.
omringad-illegal-no-battle-there = Där är ingen strid.
omringad-illegal-not-an-opponent = Det är ingen motståndare här.
omringad-illegal-cannot-be-hit = Den brickan kan inte träffas.
omringad-illegal-square-not-free = Där står fiender.
omringad-illegal-no-way-out = Anfallarna har ingenstans att ta vägen.

## Vad slumpen avgör

omringad-stream-initiative = Slaget om initiativet
omringad-stream-cup = Muggen
omringad-stream-dice = Tärningar

## Tur

omringad-luck-hits = Träffar
    .more = { $seat } träffade { $by } gånger mer än väntat.
    .fewer = { $seat } träffade { $by } gånger mindre än väntat.
    .even = { $seat } träffade så ofta som väntat.
