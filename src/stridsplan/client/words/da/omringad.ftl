# Omringad: spørgsmål, venten, træk, hændelser, resultater og afslag. Resten er i omringad-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Terninger og lister giver også $x_count.

## Spørgsmål

omringad-question-lay-terrain = Læg dit land ud: en borg, to landsbyer, to søer, to skove og to bjerge.
    .title = Dit land
omringad-question-raise-army = Hvilke enheder køber du til din første hær? Du har { $gold } guld, og enhederne skal blive til tre lige høje stakke.
    .title = Din første hær
omringad-question-stack-army = Hvilke enheder står på borgen, og hvilke i landsbyerne?
    .title = Din første hær
omringad-question-ready = { $unit } skal på auktion. Er du klar til at byde?
    .title = Auktion
omringad-question-open-bidding = Hvad byder du på { $unit }? Du har { $gold } guld.
    .title = Auktion
omringad-question-raise-bid = { $bid ->
        [0] Åbner du budgivningen på { $unit }, eller går du fra? Du har { $gold } guld.
       *[other] Budet på { $unit } er { $bid }. Byder du over, eller går du fra? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-raise-bid-again = { $bid ->
        [0] Åbner du budgivningen på { $unit }, eller går du fra? Du har { $gold } guld.
       *[other] Budet på { $unit } er { $bid }. Byder du over, eller går du fra? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-bid-in-turn = { $bid ->
        [0] Åbner du budgivningen på { $unit }, eller går du fra? Du har { $gold } guld.
       *[other] Budet på { $unit } er { $bid }. Byder du over, eller går du fra? Du har { $gold } guld.
    }
    .title = Auktion
omringad-question-seal-bid = Hvor meget vil du højst betale for { $unit }? Du har { $gold } guld. Den højestbydende betaler én mere end den næste.
    .title = Auktion
omringad-question-place-special = Hvor anbringer du { $unit }?
    .title = Auktion
omringad-question-purchase = Hvad køber du? Du har { $gold } guld, og det, du ikke bruger, går tabt.
    .title = Indkøb
omringad-question-move = Hvilke af dine enheder flytter du? Hvis du melder pas, flytter du ikke mere i denne runde.
    .title = Bevægelse
omringad-question-move-group = Hvem går fra { $from }, og hvorhen?
    .title = Bevægelse
omringad-question-move-on = Går gruppen videre, eller bliver den her?
    .title = Bevægelse
omringad-question-choose-battle = Hvilken kamp udkæmpes nu?
    .title = Kamp
omringad-question-diplomat = Skal din diplomat aflyse kampen om { $square }? Han går tabt ved det.
    .title = Diplomaten
omringad-question-aim = Hvem rammes af dine træffere? { $hits ->
        [one] Der er én tilbage.
       *[other] Der er { $hits } tilbage.
    }
    .title = Kamp
omringad-question-take-hits = Hvilke af dine brikker tager træfferne? { $hits ->
        [one] Der er én tilbage.
       *[other] Der er { $hits } tilbage.
    }
    .title = Kamp
omringad-question-sharpshoot = Dine finskytter har ramt. Hvem?
    .title = Kamp
omringad-question-withdraw = Vejen tilbage er spærret. Hvor trækker dine enheder sig tilbage til?
    .title = Kamp
omringad-question-reinforce = Hvor anbringer du dine nye enheder? { $units ->
        [0] Du har ingen tilbage.
        [one] Der er én tilbage.
       *[other] Der er { $units } tilbage.
    }
    .title = Forstærkninger

## Hvad de andre gør

omringad-waiting-lay-terrain = { $seat } lægger et land ud.
    .title = Landene
omringad-waiting-raise-army = { $seat } rejser en hær.
    .title = De første hære
omringad-waiting-ready = { $seat } ser på { $unit } før budgivningen.
    .title = Auktion
omringad-waiting-open-bidding = { $seat } kan åbne budgivningen på { $unit }.
    .title = Auktion
omringad-waiting-raise-bid = { $bid ->
        [0] { $seat } åbner budgivningen på { $unit } eller går fra.
       *[other] { $seat } kan byde over { $bid } for { $unit }.
    }
    .title = Auktion
omringad-waiting-raise-bid-again = { $bid ->
        [0] { $seat } åbner budgivningen på { $unit } eller går fra.
       *[other] { $seat } kan byde over { $bid } for { $unit }.
    }
    .title = Auktion
omringad-waiting-bid-in-turn = { $bid ->
        [0] { $seat } åbner budgivningen på { $unit } eller går fra.
       *[other] { $seat } kan byde over { $bid } for { $unit }.
    }
    .title = Auktion
omringad-waiting-seal-bid = { $seat } skriver et lukket bud på { $unit }.
    .title = Auktion
omringad-waiting-place-special = { $seat } anbringer { $unit }.
    .title = Auktion
omringad-waiting-purchase = { $seat } køber enheder i hemmelighed.
    .title = Indkøb
omringad-waiting-move = { $seat } flytter.
    .title = Bevægelse
omringad-waiting-choose-battle = { $seat } vælger den næste kamp.
    .title = Kamp
omringad-waiting-diplomat = { $seat } afgør, om diplomaten aflyser kampen om { $square }.
    .title = Diplomaten
omringad-waiting-aim = { $seat } siger, hvem træfferne rammer.
    .title = Kamp
omringad-waiting-take-hits = { $seat } vælger, hvem der tager træfferne.
    .title = Kamp
omringad-waiting-sharpshoot = { $seat } vælger, hvem finskytterne har ramt.
    .title = Kamp
omringad-waiting-withdraw = { $seat } vælger, hvor tilbagetoget går hen.
    .title = Kamp
omringad-waiting-reinforce = { $seat } anbringer nye enheder.
    .title = Forstærkninger

## Knapper

omringad-action-take-all = Tag alle
omringad-action-stop = Bliv her
omringad-action-pass = Meld pas for runden
omringad-action-end-purchase = Færdig med at købe
omringad-action-ready = Klar
omringad-action-fold = Gå fra
omringad-action-call-off = Aflys kampen
omringad-action-fight-on = Kæmp videre
omringad-action-end-reinforcement = Færdig med at anbringe
omringad-action-bid = Byd { $gold }
omringad-action-start = Flyt fra { $square }
omringad-action-step = Til { $to }
omringad-action-battle = Kæmp om { $square }
omringad-action-lodge = Anbring i { $square }
omringad-action-lair = Lad den bo på { $square }
omringad-action-withdraw = Træk tilbage til { $to }

## Hændelser

omringad-event-terrain-sealed = { $seat_is ->
        [you] Dit land er lagt ud.
       *[other] { $seat } har lagt sit land ud.
    }
omringad-event-terrain-revealed = Landene ligger åbne.
omringad-event-army-sealed = { $seat_is ->
        [you] Din hær står klar.
       *[other] { $seat } har sin hær klar.
    }
omringad-event-armies-revealed = De første stakke står på borge og i landsbyer.
omringad-event-round-began = { $seat_is ->
        [you] Runde { $number }. Du har initiativet.
       *[other] Runde { $number }. { $seat } har initiativet.
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] Du slår om initiativet: { $dice }
       *[other] { $seat } slår om initiativet: { $dice }
    }
omringad-event-special-drawn = { $unit } trækkes af bægeret.
omringad-event-was-ready = { $seat_is ->
        [you] Du er klar til at byde.
       *[other] { $seat } er klar til at byde.
    }
omringad-event-bid-made = { $seat_is ->
        [you] Du byder { $gold }.
       *[other] { $seat } byder { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] Dit bud er afgivet.
       *[other] { $seat } har afgivet et lukket bud.
    }
omringad-event-folded = { $seat_is ->
        [you] Du går fra.
       *[other] { $seat } går fra.
    }
omringad-event-auction-won = { $seat_is ->
        [you] Du vinder { $unit } for { $gold } guld.
       *[other] { $seat } vinder { $unit } for { $gold } guld.
    }
omringad-event-special-returned = Ingen har budt. { $unit } går tilbage i bægeret.
omringad-event-special-placed = { $seat_is ->
        [you] Du anbringer { $unit } på { $square }.
       *[other] { $seat } anbringer { $unit } på { $square }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] Du er færdig med at købe.
       *[other] { $seat } er færdig med at købe.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] Du køber { $unit }.
       *[other] { $seat } køber { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] Du flytter en brik fra { $from } til { $to }.
           *[other] Du flytter { $number } brikker fra { $from } til { $to }, øverst { $unit }.
        }
       *[other] { $number ->
            [one] { $seat } flytter en brik fra { $from } til { $to }: { $unit }.
           *[other] { $seat } flytter { $number } brikker fra { $from } til { $to }, øverst { $unit }.
        }
    }
omringad-event-conquered = { $seat_is ->
        [you] Du tager { $square } fra { $loser }.
       *[other] { $loser_is ->
            [you] { $seat } tager { $square } fra dig.
           *[other] { $seat } tager { $square } fra { $loser }.
        }
    }
omringad-event-horses-lost = { $seat_is ->
        [you] Dine heste på { $square } bliver alene og løber bort.
       *[other] De heste, { $seat } havde på { $square }, bliver alene og løber bort.
    }
omringad-event-passed = { $seat_is ->
        [you] Du melder pas for runden.
       *[other] { $seat } melder pas for runden.
    }
omringad-event-battle-began = { $seats } kæmper om { $square }.
omringad-event-battle-with-dragon = Dragen på { $square } kæmper mod { $seats }.
omringad-event-force-shown = { $seat_is ->
        [you] Du viser { $number ->
            [one] en brik
           *[other] { $number } brikker
        }: { $units }.
       *[other] { $seat } viser { $number ->
            [one] en brik
           *[other] { $number } brikker
        }: { $units }.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] Dine { $unit }, der rammer fra { $least }: { $dice } { $hits ->
            [0] Ingen træffer.
            [one] Én træffer.
           *[other] { $hits } træffere.
        }
       *[other] { $unit } hos { $seat }, der rammer fra { $least }: { $dice } { $hits ->
            [0] Ingen træffer.
            [one] Én træffer.
           *[other] { $hits } træffere.
        }
    }
omringad-event-hits-aimed = { $seat_is ->
        [you] Du retter { $number ->
            [one] én træffer
           *[other] { $number } træffere
        } mod { $target }.
       *[other] { $seat } retter { $number ->
            [one] én træffer
           *[other] { $number } træffere
        } mod { $target }.
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Dine { $unit }: { $lost } tabt, { $damaged } skadet.
       *[other] { $unit } hos { $seat }: { $lost } tabt, { $damaged } skadet.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Dine finskytter rammer { $unit } hos { $target }.
       *[other] Finskytterne hos { $seat } rammer { $unit } hos { $target }.
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Din diplomat aflyser kampen om { $square }.
       *[other] Diplomaten hos { $seat } aflyser kampen om { $square }.
    }
omringad-event-stalemate = Ingen på { $square } kan kæmpe. Angriberne trækker sig tilbage.
omringad-event-withdrew = { $seat_is ->
        [you] Du trækker dig tilbage fra { $from } til { $to } med { $number ->
            [one] én brik.
           *[other] { $number } brikker.
        }
       *[other] { $seat } trækker sig tilbage fra { $from } til { $to } med { $number ->
            [one] én brik.
           *[other] { $number } brikker.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] Du har intet sted at gå hen fra { $square } og mister { $number ->
            [one] én brik.
           *[other] { $number } brikker.
        }
       *[other] { $seat } har intet sted at gå hen fra { $square } og mister { $number ->
            [one] én brik.
           *[other] { $number } brikker.
        }
    }
omringad-event-battle-won = { $seat_is ->
        [you] Du vinder kampen om { $square }.
       *[other] { $seat } vinder kampen om { $square }.
    }
omringad-event-battle-won-by-dragon = Dragen på { $square } har vundet.
omringad-event-battle-without-survivors = Ingen overlever kampen om { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] Du anbringer en enhed på { $square }.
       *[other] { $seat } anbringer en enhed på { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] Det er { $unit }, på { $square }.
       *[other] { $seat } har anbragt { $unit } på { $square }.
    }
omringad-event-merged = { $seat_is ->
        [you] Du slår to skadede enheder på { $square } sammen til én.
       *[other] { $seat } slår to skadede enheder på { $square } sammen til én.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] Det var { $unit }, på { $square }.
       *[other] { $seat } har slået { $unit } på { $square } sammen.
    }
omringad-event-units-kept = { $seat_is ->
        [you] Du beholder { $number ->
            [one] én enhed
           *[other] { $number } enheder
        } til en senere runde.
       *[other] { $seat } beholder { $number ->
            [one] én enhed
           *[other] { $number } enheder
        } til en senere runde.
    }
omringad-event-units-lost = { $seat_is ->
        [you] Du har ikke plads til { $number ->
            [one] én enhed
           *[other] { $number } enheder
        }, som går tabt.
       *[other] { $seat } har ikke plads til { $number ->
            [one] én enhed
           *[other] { $number } enheder
        }, som går tabt.
    }
omringad-event-reinforced = { $seat_is ->
        [you] Du har anbragt dine enheder.
       *[other] { $seat } har anbragt sine enheder.
    }
omringad-event-income = { $seat_is ->
        [you] Du får { $gold } guld.
       *[other] { $seat } får { $gold } guld.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] Du får { $points } point og har { $total }.
           *[other] Du får { $points } point, deraf ét for flest felter, og har { $total }.
        }
       *[other] { $majority ->
            [0] { $seat } får { $points } point og har { $total }.
           *[other] { $seat } får { $points } point, deraf ét for flest felter, og har { $total }.
        }
    }
omringad-event-tied-at-limit = Grænsen er nået, men { $total } point deles af flere. Der spilles en runde til.
omringad-event-game-won = { $seat_is ->
        [you] Du vinder med { $total } point.
       *[other] { $seat_count ->
            [one] { $seat } vinder med { $total } point.
           *[other] { $seat } vinder med { $total } point.
        }
    }

## Hvordan det endte

omringad-result-won = { $seat_is ->
        [you] Du har vundet med { $points } point.
       *[other] { $seat } har vundet med { $points } point.
    }
omringad-result-won-by-team = { $seat } har vundet med { $points } point tilsammen.

## Hvorfor ikke

omringad-illegal-not-asked = Det er ikke det, du bliver spurgt om nu.
omringad-illegal-no-such-action = Der findes ikke et sådant træk.
omringad-illegal-chain-begun = Gør først det færdigt, du er begyndt på.
omringad-illegal-cell-taken = Det felt er optaget.
omringad-illegal-none-of-terrain-left = Du har ikke mere af det terræn.
omringad-illegal-not-enough-gold = Du har ikke guld nok.
omringad-illegal-pool-empty = Der er ikke flere i din pulje.
omringad-illegal-not-in-threes = Antallet af enheder skal kunne deles med tre.
omringad-illegal-stack-full = Den stak er så høj, den må blive.
omringad-illegal-not-your-settlement = Du kontrollerer ingen bebyggelse der.
omringad-illegal-none-set-aside = Du har ingen af dem at anbringe.
omringad-illegal-besieged = Belejringen lader ikke flere enheder komme ind.
omringad-illegal-units-left-to-place = Du har stadig enheder at anbringe.
omringad-illegal-no-pair-to-merge = Der er ikke to skadede enheder af den slags.
omringad-illegal-bid-too-low = Budet skal være højere end det forrige.
omringad-illegal-bid-over-gold = Du kan ikke byde mere, end du har.
omringad-illegal-no-place-for-special = Den kan ikke anbringes der.
omringad-illegal-not-a-lair = Dragen bor på en tom slette, i skov eller på bjerg.
omringad-illegal-no-tile-there = Du har ingen der.
omringad-illegal-nothing-left-to-move = Der er ingen tilbage at flytte.
omringad-illegal-horses-alone = Heste går ikke alene.
omringad-illegal-stack-pinned = Der skal blive lige så mange, som har angrebet.
omringad-illegal-towards-attacker = Du må ikke gå lige mod angriberne.
omringad-illegal-too-far = Gruppen kan ikke gå så langt.
omringad-illegal-lake = Kun pirater færdes på søer, og ingen med dem.
omringad-illegal-must-stop = Bevægelsen slutter her.
omringad-illegal-border-closed = I første runde forlader ingen sit land.
omringad-illegal-same-square = En anden retning fører til samme felt.
omringad-illegal-no-step-yet = En bevægelse er mindst ét skridt.
omringad-illegal-no-battle-there = Der er ingen kamp.
omringad-illegal-not-an-opponent = Det er ingen modstander her.
omringad-illegal-cannot-be-hit = Den brik kan ikke rammes.
omringad-illegal-square-not-free = Der står fjender.
omringad-illegal-no-way-out = Angriberne har intet sted at gå hen.

## Hvad tilfældet afgør

omringad-stream-initiative = Slaget om initiativet
omringad-stream-cup = Bægeret
omringad-stream-dice = Terninger

## Held

omringad-luck-hits = Træffere
    .more = { $seat } ramte { $by } gange mere end ventet.
    .fewer = { $seat } ramte { $by } gange mindre end ventet.
    .even = { $seat } ramte så ofte som ventet.
