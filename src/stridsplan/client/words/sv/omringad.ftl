# Omringad: frågor, väntan, knappar, händelser, resultat och avslag. Resten finns i omringad-things.ftl.
# En plats $x ger även $x_is: "you" för läsarens egen plats, annars "other". Tärningar och listor ger även $x_count.

## Spelets mål

omringad-goal-points = Den som först når { $limit } poäng vinner.
omringad-goal-team = Det lag vinner där någon först når { $limit } poäng.
omringad-goal-both = Ett lag vinner när båda har { $limit } poäng, eller { $enough } tillsammans.

## Frågor

omringad-question-lay-terrain = Hur lägger du ut ditt land?
    .title = Ditt land
omringad-question-raise-army = Du har { $gold } guld. Vilka enheter blir din första armé?
    .title = Din första armé
omringad-question-stack-army = Vilka enheter står i vilken stapel?
    .title = Tre staplar
omringad-question-whole = { $asked ->
        [lay_terrain] Vill du försegla det här landet?
        [raise_army] Vill du försegla den här armén?
        [stack_army] Vill du försegla den här armén?
        [move] Vill du göra den här förflyttningen?
        [aim] Vill du rikta träffarna så här?
        [take_hits] Vill du ta de här träffarna?
       *[other] Allt är på plats. Bekräftar du?
    }
    .title = Klart
omringad-question-ready = På auktion: { $unit }. Har du hunnit titta?
    .title = Auktionen
omringad-question-open-bidding = Vad bjuder du? På auktion: { $unit }.
    .title = Auktionen
omringad-question-raise-bid = Budet är { $bid } guld: { $unit }. Höjer du eller lägger du dig?
    .title = Auktionen
omringad-question-bid-in-turn = Det är din tur att bjuda: { $unit }. { $bid ->
        [0] Ingen har bjudit ännu.
       *[other] Högsta budet är { $bid } guld.
    }
    .title = Auktionen
omringad-question-seal-bid = Hur mycket ger du högst? På auktion: { $unit }.
    .title = Auktionen
omringad-question-place-special = Du har vunnit: { $unit }. Var placerar du enheten?
    .title = Auktionen
omringad-question-purchase = Du har { $gold } guld att handla för. Vilka enheter köper du?
    .title = Inköp
omringad-question-move = Vilken stapel flyttar härnäst?
    .title = Förflyttning
omringad-question-move-group = Vilka enheter lämnar { $from }, och vart går de?
    .title = Förflyttning
omringad-question-move-on = Vart går gruppen från { $from } vidare?
    .title = Förflyttning
omringad-question-choose-battle = Vilken ruta strider ni om härnäst?
    .title = Strider
omringad-question-diplomat = Din diplomat står på { $square }. Strider du, eller avbryter du striden?
    .title = Diplomaten
omringad-question-aim = Du har slagit { $hits ->
        [one] en träff
       *[other] { $hits } träffar
    } på { $square }. Vem drabbas?
    .title = Rikta
omringad-question-take-hits = { $hits ->
        [one] Du tar en träff på { $square }. Vilken enhet?
       *[other] Du tar { $hits } träffar på { $square }. Vilka enheter?
    }
    .title = Träffar
omringad-question-sharpshoot = Dina prickskyttar har fått in en träff på { $square }. Vilken enhet tar den?
    .title = Prickskyttar
omringad-question-withdraw = Vart retirerar din grupp på { $square }?
    .title = Reträtt
omringad-question-reinforce = { $units ->
        [0] { $merges ->
            [0] Det finns inget kvar att placera. Är du klar?
           *[other] Vill du slå ihop skadade enheter?
        }
        [one] Var placerar du din nya enhet?
       *[other] Var placerar du dina { $units } nya enheter?
    }
    .title = Förstärkningar
omringad-question-choose-top = Vilken enhet ligger överst på { $square }?
    .title = Enheten överst

## Vad de andra gör

omringad-waiting-lay-terrain = { $seat_count ->
        [one] { $seat } lägger ut ett land i hemlighet.
       *[other] { $seat } lägger ut sina länder i hemlighet.
    }
    .title = Länderna
omringad-waiting-raise-army = { $seat_count ->
        [one] { $seat } ställer upp sin första armé.
       *[other] { $seat } ställer upp sina första arméer.
    }
    .title = Den första armén
omringad-waiting-ready = { $seat_count ->
        [one] { $seat } tittar på vad som auktioneras: { $unit }.
       *[other] { $seat } tittar på vad som auktioneras: { $unit }.
    }
    .title = Auktionen
omringad-waiting-open-bidding = { $seat_count ->
        [one] { $seat } får bjuda: { $unit }.
       *[other] { $seat } får bjuda: { $unit }.
    }
    .title = Auktionen
omringad-waiting-raise-bid = { $seat_count ->
        [one] { $seat } får höja budet på { $bid } guld: { $unit }.
       *[other] { $seat } får höja budet på { $bid } guld: { $unit }.
    }
    .title = Auktionen
omringad-waiting-bid-in-turn = { $seat_count ->
        [one] { $seat } bjuder eller lägger sig: { $unit }.
       *[other] { $seat } bjuder eller lägger sig: { $unit }.
    }
    .title = Auktionen
omringad-waiting-seal-bid = { $seat_count ->
        [one] { $seat } förseglar ett bud: { $unit }.
       *[other] { $seat } förseglar sina bud: { $unit }.
    }
    .title = Auktionen
omringad-waiting-place-special = { $seat_count ->
        [one] { $seat } placerar specialenheten: { $unit }.
       *[other] { $seat } placerar specialenheten: { $unit }.
    }
    .title = Auktionen
omringad-waiting-purchase = { $seat_count ->
        [one] { $seat } köper enheter.
       *[other] { $seat } köper enheter.
    }
    .title = Inköp
omringad-waiting-move = { $seat_count ->
        [one] { $seat } flyttar en stapel eller passar.
       *[other] { $seat } flyttar staplar eller passar.
    }
    .title = Förflyttning
omringad-waiting-choose-battle = { $seat_count ->
        [one] { $seat } väljer nästa strid.
       *[other] { $seat } väljer nästa strid.
    }
    .title = Strider
omringad-waiting-diplomat = { $seat_count ->
        [one] { $seat } överväger att offra diplomaten på { $square }.
       *[other] { $seat } överväger att offra diplomaten på { $square }.
    }
    .title = Diplomaten
omringad-waiting-aim = { $seat_count ->
        [one] { $seat } riktar träffarna på { $square }.
       *[other] { $seat } riktar sina träffar på { $square }.
    }
    .title = Strid
omringad-waiting-take-hits = { $seat_count ->
        [one] { $seat } fördelar träffarna på { $square }.
       *[other] { $seat } fördelar sina träffar på { $square }.
    }
    .title = Strid
omringad-waiting-sharpshoot = { $seat_count ->
        [one] { $seat } väljer prickskyttarnas mål på { $square }.
       *[other] { $seat } väljer prickskyttarnas mål på { $square }.
    }
    .title = Strid
omringad-waiting-withdraw = { $seat_count ->
        [one] { $seat } retirerar från { $square }.
       *[other] { $seat } retirerar från { $square }.
    }
    .title = Reträtt
omringad-waiting-reinforce = { $seat_count ->
        [one] { $seat } placerar förstärkningar.
       *[other] { $seat } placerar förstärkningar.
    }
    .title = Förstärkningar

## Handlingar

omringad-action-lay = Lägg brickan
omringad-action-buy = Köp för { $cost } guld
omringad-action-put = Placera på { $square }
omringad-action-merge = Slå ihop på { $square }
omringad-action-bid = Bjud { $gold }
omringad-action-lodge = Placera på { $square }
omringad-action-lair = Låt den bo på { $square }
omringad-action-start = Flytta från { $square }
omringad-action-take = Ta en enhet
omringad-action-take-all = Ta alla
omringad-action-step = Gå till { $to }
omringad-action-stop = Stanna här
omringad-action-pass = Passa
omringad-action-end-purchase = Avsluta inköpet
omringad-action-ready = Redo
omringad-action-fold = Lägg dig
omringad-action-call-off = Offra diplomaten
omringad-action-fight-on = Strid vidare
omringad-action-end-reinforcement = Avsluta förstärkningen
omringad-action-battle = Strid om { $square }
omringad-action-aim = Rikta en träff
omringad-action-hit = Ta en träff
omringad-action-target = Träffa enheten
omringad-action-withdraw = Retirera till { $to }
omringad-action-restack = Byt översta enhet på { $square }
omringad-action-lead = Lägg överst på dem som går
omringad-action-top = Lägg överst

# A single step, where a bot says what it would do
omringad-label-tile = { $damaged ->
        [1] { omringad-tile-damaged }
       *[other] { $unit }
    }
omringad-advice-lay = Lägg { $terrain } på { $place }
omringad-advice-put = Ställ { $unit } på { $square }
omringad-advice-hit = En träff på { omringad-label-tile }
omringad-advice-target = En träff på { omringad-label-tile }
omringad-advice-take = Ta { omringad-label-tile }
omringad-advice-lead = Lägg { omringad-label-tile } överst på dem som går
omringad-advice-top = Lägg { omringad-label-tile } överst

## Händelser

omringad-event-terrain-sealed = { $seat_is ->
        [you] Du har förseglat ditt land.
       *[other] { $seat } har förseglat ett land.
    }
omringad-event-terrain-revealed = Alla länder visas.
omringad-event-army-sealed = { $seat_is ->
        [you] Du har förseglat din första armé.
       *[other] { $seat } har förseglat den första armén.
    }
omringad-event-armies-revealed = De första staplarna står i borgar och byar.
omringad-event-round-began = { $seat_is ->
        [you] Rond { $number }: du har initiativet
       *[other] Rond { $number }: { $seat } har initiativet
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] Du slår om initiativet: { $dice }
       *[other] { $seat } slår om initiativet: { $dice }
    }
omringad-event-special-drawn = Draget ur koppen: { $unit }.
omringad-event-was-ready = { $seat_is ->
        [you] Du är redo att bjuda.
       *[other] { $seat } är redo att bjuda.
    }
omringad-event-bid-made = { $seat_is ->
        [you] Du bjuder { $gold }.
       *[other] { $seat } bjuder { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] Du har förseglat ditt bud.
       *[other] { $seat } har förseglat ett bud.
    }
omringad-event-folded = { $seat_is ->
        [you] Du lägger dig.
       *[other] { $seat } lägger sig.
    }
omringad-event-declined = { $seat_is ->
        [you] Du öppnar inte budgivningen.
       *[other] { $seat } öppnar inte budgivningen.
    }
omringad-event-auction-won = { $seat_is ->
        [you] Du vinner för { $gold } guld: { $unit }.
       *[other] { $seat } vinner för { $gold } guld: { $unit }.
    }
omringad-event-special-returned = Ingen bjuder. Tillbaka i koppen: { $unit }.
omringad-event-special-placed = { $seat_is ->
        [you] Du placerar på { $square }: { $unit }.
       *[other] { $seat } placerar på { $square }: { $unit }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] Du har köpt dina enheter.
       *[other] { $seat } har köpt i hemlighet.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] Du köper: { $unit }.
       *[other] { $seat } köper: { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] Du flyttar en enhet från { $from } till { $to }: { $unit }.
           *[other] Du flyttar { $number } enheter från { $from } till { $to }, överst { $unit }.
        }
       *[other] { $number ->
            [one] { $seat } flyttar en enhet från { $from } till { $to }: { $unit }.
           *[other] { $seat } flyttar { $number } enheter från { $from } till { $to }, överst { $unit }.
        }
    }
omringad-event-conquered = { $seat_is ->
        [you] Du erövrar { $square } från { $loser }.
       *[other] { $loser_is ->
            [you] { $seat } erövrar { $square } från dig.
           *[other] { $seat } erövrar { $square } från { $loser }.
        }
    }
omringad-event-horses-lost = { $seat_is ->
        [you] Dina hästar blir ensamma kvar på { $square } och går tillbaka i koppen.
       *[other] Hästarna på { $square } blir ensamma kvar ({ $seat }) och går tillbaka i koppen.
    }
omringad-event-passed = { $seat_is ->
        [you] Du passar för ronden.
       *[other] { $seat } passar för ronden.
    }
omringad-event-battle-began = Strid om { $square }: { $seats }.
omringad-event-battle-with-dragon = { $seats_count ->
        [one] { $seats_is ->
            [you] På { $square } möter du draken.
           *[other] På { $square } möter { $seats } draken.
        }
       *[other] På { $square } möter { $seats } draken.
    }
omringad-event-force-shown = { $seat_is ->
        [you] Du visar { $units }: { $number } i allt.
       *[other] { $seat } visar { $units }: { $number } i allt.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] Du slår { $dice } ({ $unit }, träffar på { $least } eller högre)
       *[other] { $seat } slår { $dice } ({ $unit }, träffar på { $least } eller högre)
    }: { $hits ->
        [0] ingen träff
        [one] en träff
       *[other] { $hits } träffar
    }.
omringad-event-hits-aimed = { $seat_is ->
        [you] { $number ->
            [one] Du riktar en träff mot { $target }.
           *[other] Du riktar { $number } träffar mot { $target }.
        }
       *[other] { $target_is ->
            [you] { $number ->
                [one] { $seat } riktar en träff mot dig.
               *[other] { $seat } riktar { $number } träffar mot dig.
            }
           *[other] { $number ->
                [one] { $seat } riktar en träff mot { $target }.
               *[other] { $seat } riktar { $number } träffar mot { $target }.
            }
        }
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Du tar träffar ({ $unit }): { $damaged } skadade, { $lost } eliminerade.
       *[other] { $seat } tar träffar ({ $unit }): { $damaged } skadade, { $lost } eliminerade.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Dina prickskyttar väljer ett mål hos { $target }: { $unit }.
       *[other] { $target_is ->
            [you] Prickskyttarna ({ $seat }) väljer ett mål hos dig: { $unit }.
           *[other] Prickskyttarna ({ $seat }) väljer ett mål hos { $target }: { $unit }.
        }
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Din diplomat avbryter striden om { $square }.
       *[other] Diplomaten ({ $seat }) avbryter striden om { $square }.
    }
omringad-event-stalemate = På { $square } kan ingen träffa längre: anfallarna retirerar.
omringad-event-withdrew = { $seat_is ->
        [you] { $number ->
            [one] Du retirerar med en enhet från { $from } till { $to }.
           *[other] Du retirerar med { $number } enheter från { $from } till { $to }.
        }
       *[other] { $number ->
            [one] { $seat } retirerar med en enhet från { $from } till { $to }.
           *[other] { $seat } retirerar med { $number } enheter från { $from } till { $to }.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] { $number ->
            [one] Din enhet på { $square } har ingen väg ut och elimineras.
           *[other] Dina { $number } enheter på { $square } har ingen väg ut och elimineras.
        }
       *[other] { $number ->
            [one] En enhet på { $square } ({ $seat }) har ingen väg ut och elimineras.
           *[other] { $number } enheter på { $square } ({ $seat }) har ingen väg ut och elimineras.
        }
    }
omringad-event-battle-won = { $seat_count ->
        [one] { $seat_is ->
            [you] Striden om { $square } är din.
           *[other] { $seat } vinner striden om { $square }.
        }
       *[other] { $seat } vinner striden om { $square }.
    }
omringad-event-battle-won-by-dragon = Draken håller { $square }.
omringad-event-battle-without-survivors = Ingen överlever på { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] Du placerar en enhet på { $square }.
       *[other] { $seat } placerar en enhet på { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] Du placerar på { $square }: { $unit }.
       *[other] { $seat } placerar på { $square }: { $unit }.
    }
omringad-event-merged = { $seat_is ->
        [you] Du slår ihop två skadade enheter på { $square }.
       *[other] { $seat } slår ihop två skadade enheter på { $square }.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] Du slår ihop på { $square }: { $unit }.
       *[other] { $seat } slår ihop på { $square }: { $unit }.
    }
omringad-event-units-kept = { $seat_is ->
        [you] { $number ->
            [one] Det finns ingen plats för en av dina enheter: den sparas.
           *[other] Det finns ingen plats för { $number } av dina enheter: de sparas.
        }
       *[other] { $number ->
            [one] { $seat } har en enhet utan plats: den sparas.
           *[other] { $seat } har { $number } enheter utan plats: de sparas.
        }
    }
omringad-event-units-lost = { $seat_is ->
        [you] { $number ->
            [one] Det finns ingen plats för en av dina enheter: den går tillbaka till poolen.
           *[other] Det finns ingen plats för { $number } av dina enheter: de går tillbaka till poolen.
        }
       *[other] { $number ->
            [one] { $seat } har en enhet utan plats: den går tillbaka till poolen.
           *[other] { $seat } har { $number } enheter utan plats: de går tillbaka till poolen.
        }
    }
omringad-event-reinforced = { $seat_is ->
        [you] Du har placerat dina förstärkningar.
       *[other] { $seat } har placerat alla förstärkningar.
    }
omringad-event-income = { $seat_is ->
        [you] Dina rutor ger { $gold } guld.
       *[other] { $seat } får { $gold } guld av sina rutor.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] Du får { $points } och har { $total } poäng.
           *[other] Du får { $points }, ett av dem för flest rutor, och har { $total } poäng.
        }
       *[other] { $majority ->
            [0] { $seat } får { $points } och har { $total } poäng.
           *[other] { $seat } får { $points }, ett av dem för flest rutor, och har { $total } poäng.
        }
    }
omringad-event-tied-at-limit = Ingen leder ensam med { $total } poäng: en rond till spelas.
omringad-event-team-held-back = { $seat } har { $total } poäng tillsammans, men båda måste nå { $limit }. Med { $enough } tillsammans vinner de ändå.
omringad-event-top-chosen = { $seat_is ->
        [you] Du lägger överst på { $square }: { $unit }.
       *[other] { $seat } lägger överst på { $square }: { $unit }.
    }
omringad-event-game-won = { $seat_count ->
        [one] { $seat_is ->
            [you] Kriget är ditt med { $total } poäng.
           *[other] { $seat } vinner kriget med { $total } poäng.
        }
       *[other] { $seat } vinner kriget med { $total } poäng tillsammans.
    }

## Hur det slutade

omringad-result-won = { $seat_is ->
        [you] Du har vunnit kriget med { $points } poäng.
       *[other] { $seat } har vunnit kriget med { $points } poäng.
    }
omringad-result-won-by-team = { $seat } har vunnit kriget med { $points } poäng tillsammans.
omringad-ending-round = { $round ->
        [0] Uppställningen
       *[other] Rond { $round }
    }
omringad-ending-points = Poäng
omringad-ending-areas = Rutor
omringad-ending-units = Enheter på kartan

## Varför inte

omringad-illegal-not-asked = Det är inte vad du tillfrågas om nu.
omringad-illegal-no-such-action = Det finns inget sådant drag.
omringad-illegal-compound-action-begun = Avsluta först förflyttningen du har börjat.
omringad-illegal-cell-taken = Det ligger redan något på den rutan.
omringad-illegal-none-of-terrain-left = Ingen sådan bricka är kvar.
omringad-illegal-not-enough-gold = Så mycket guld har du inte.
omringad-illegal-pool-empty = Ingen sådan är kvar i din pool.
omringad-illegal-not-in-threes = { $kind ->
        [buy] De tre staplarna måste bli lika höga. Med en sådan räcker guldet inte till ett antal enheter som är delbart med tre.
       *[other] De tre staplarna måste bli lika höga: antalet enheter måste vara delbart med tre.
    }
omringad-illegal-stack-full = Den stapeln är full: alla tre måste bli lika höga.
omringad-illegal-not-your-settlement = Det är ingen borg eller by som du kontrollerar.
omringad-illegal-none-set-aside = Du har ingen sådan att placera.
omringad-illegal-besieged = Belägringen lämnar ingen plats där.
omringad-illegal-units-left-to-place = Det finns plats för enheter som du inte har placerat.
omringad-illegal-no-pair-to-merge = Två skadade enheter av samma sort måste stå där.
omringad-illegal-bid-too-low = Budet måste vara högre än det förra.
omringad-illegal-bid-over-gold = Så mycket guld har du inte.
omringad-illegal-no-place-for-special = Specialenheten kan inte placeras där.
omringad-illegal-not-a-lair = Draken bor bara på barmark, i skog eller på berg utan enheter.
omringad-illegal-no-tile-there = { $kind ->
        [start] Där har du ingen enhet som kan flytta.
       *[other] Där har du ingen sådan enhet som kan flytta.
    }
omringad-illegal-nothing-left-to-move = Allt där har redan flyttat i den här ronden.
omringad-illegal-horses-alone = Hästar flyttar aldrig ensamma.
omringad-illegal-stack-pinned = Lika många enheter måste stanna som anfallarna har fört in.
omringad-illegal-towards-attacker = Du kan inte lämna rutan åt det håll anfallarna kom ifrån.
omringad-illegal-too-far = Så långt kommer gruppen inte.
omringad-illegal-lake = Bara pirater får gå ut på en sjö.
omringad-illegal-must-stop = Gruppen måste stanna där den är.
omringad-illegal-border-closed = Första ronden råder fred: ingen lämnar landet.
omringad-illegal-same-square = Det leder till rutan som anfallarna kom ifrån.
omringad-illegal-no-step-yet = En förflyttning är minst ett steg.
omringad-illegal-no-battle-there = Ingen strider om den rutan.
omringad-illegal-not-an-opponent = De är inte dina motståndare i den här striden.
omringad-illegal-cannot-be-hit = Den enheten kan inte ta en träff.
omringad-illegal-square-not-free = Dit kan gruppen inte retirera.
omringad-illegal-top-fixed = Där ligger en general eller hästar överst.
omringad-illegal-top-settled = Vad som ligger överst där är redan bestämt.
omringad-illegal-other-country = Du lägger bara ut ditt eget land.
omringad-illegal-not-adjacent = En grupp går en ruta i taget, aldrig diagonalt.

## Vad slumpen avgör

omringad-stream-initiative = Initiativet
omringad-stream-cup = Koppen
omringad-stream-dice = Tärningar

## Tips för ett första spel

omringad-hint-globe = Kartan är rund som en apelsin. Peka på en ruta, så lyser dess grannar, även på andra sidan kanten. Ingen har ryggen fri.
omringad-hint-terrain = Borgen är värd mest och är lättast att försvara. Sjöar stoppar alla, berg bromsar alla. Ingen ser ditt land förrän alla är förseglade.
omringad-hint-army = Legoknektar är billiga och tar träffarna. Bågskyttar och katapulter slår först, ryttare är snabba, och en general gör alla andra bättre.
omringad-hint-stacks = Välj en enhet och sedan en borg eller by, eller dra den dit. Andra ser bara hur hög en stapel är och vad som ligger överst: den första enheten, eller den du lägger där.
omringad-hint-purchase = Det du köper nu placeras efter striderna, i bosättningar som inte är belägrade.
omringad-hint-march = Du flyttar en stapel, sedan de andra en, tills alla har passat. Varje tom fientlig ruta du går genom blir din genast.
omringad-hint-group = Alla enheter går om du inte lämnar några med minus. Den långsammaste bestämmer farten. Välj rutorna en efter en.
omringad-hint-auction = En specialenhet går till den som bjuder högst, och guldet saknas sedan i rondens inköp. Den placeras genast och får flytta i samma rond.
omringad-hint-hits = Två träffar eliminerar de flesta enheter, en träff en general. Du väljer vilka av dina enheter som tar träffarna, så låt de billiga ta dem.
omringad-hint-siege = En fiende på en grannruta lämnar plats för två enheter per rond, på två rutor för ingen. Märkena på kartan visar hur många.

## Tur

omringad-luck-hits = Träffar
    .more = { $seat } fick { $by ->
            [1] en träff mer
           *[other] { $by } fler träffar
        } än väntat.
    .fewer = { $seat } fick { $by ->
            [1] en träff mindre
           *[other] { $by } färre träffar
        } än väntat.
    .even = { $seat } fick så många träffar som väntat.
