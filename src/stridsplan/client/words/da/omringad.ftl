# Omringad: spørgsmål, venten, knapper, hændelser, resultater og afslag. Resten står i omringad-things.ftl.
# En plads $x giver også $x_is: "you" for læserens egen plads, ellers "other". Terninger og lister giver også $x_count.

## Spillets mål

omringad-goal-points = Den, der først når { $limit } point, vinder.
omringad-goal-team = Det hold vinder, hvor en spiller først når { $limit } point.
omringad-goal-both = Et hold vinder, når begge har { $limit } point eller { $enough } tilsammen.

## Spørgsmål

omringad-question-lay-terrain = Hvordan lægger du dit land ud?
    .title = Dit land
omringad-question-raise-army = Du har { $gold } guld. Hvilke enheder skal være din første hær?
    .title = Din første hær
omringad-question-stack-army = Hvilke enheder står i hvilken stak?
    .title = Tre stakke
omringad-question-whole = { $asked ->
        [lay_terrain] Vil du forsegle dette land?
        [raise_army] Vil du forsegle denne hær?
        [stack_army] Vil du forsegle denne hær?
        [move] Vil du foretage denne flytning?
        [aim] Vil du rette træfferne sådan?
        [take_hits] Vil du tage disse træffere?
       *[other] Alt er på plads. Bekræfter du?
    }
    .title = Klar
omringad-question-ready = På auktion: { $unit }. Har du nået at kigge?
    .title = Auktionen
omringad-question-open-bidding = Hvad byder du? På auktion: { $unit }.
    .title = Auktionen
omringad-question-raise-bid = Budet er { $bid } guld: { $unit }. Byder du over, eller står du af?
    .title = Auktionen
omringad-question-bid-in-turn = Det er din tur til at byde: { $unit }. { $bid ->
        [0] Ingen har budt endnu.
       *[other] Det højeste bud er { $bid } guld.
    }
    .title = Auktionen
omringad-question-seal-bid = Hvor meget vil du højst give? På auktion: { $unit }.
    .title = Auktionen
omringad-question-place-special = Du har vundet: { $unit }. Hvor placerer du enheden?
    .title = Auktionen
omringad-question-purchase = Du har { $gold } guld at købe for. Hvilke enheder køber du?
    .title = Indkøb
omringad-question-move = Hvilken stak flytter du nu?
    .title = Flytning
omringad-question-move-group = Hvilke enheder forlader { $from }, og hvor går de hen?
    .title = Flytning
omringad-question-move-on = Hvor går gruppen fra { $from } videre hen?
    .title = Flytning
omringad-question-choose-battle = Hvilket felt kæmpes der om nu?
    .title = Kampe
omringad-question-diplomat = Din diplomat står på { $square }. Kæmper du, eller aflyser du kampen?
    .title = Diplomaten
omringad-question-aim = Du har slået { $hits ->
        [one] én træffer
       *[other] { $hits } træffere
    } på { $square }. Hvem går de ud over?
    .title = Ret
omringad-question-take-hits = { $hits ->
        [one] Du tager én træffer på { $square }. Hvilken enhed?
       *[other] Du tager { $hits } træffere på { $square }. Hvilke enheder?
    }
    .title = Træffere
omringad-question-sharpshoot = Dine skarpskytter har fået en træffer på { $square }. Hvilken enhed tager den?
    .title = Skarpskytter
omringad-question-withdraw = Hvor trækker din gruppe på { $square } sig tilbage til?
    .title = Tilbagetog
omringad-question-reinforce = { $units ->
        [0] { $merges ->
            [0] Der er ikke mere at placere. Er du færdig?
           *[other] Vil du slå skadede enheder sammen?
        }
        [one] Hvor placerer du din nye enhed?
       *[other] Hvor placerer du dine { $units } nye enheder?
    }
    .title = Forstærkninger
omringad-question-choose-top = Hvilken enhed ligger øverst på { $square }?
    .title = Enheden øverst

## Hvad de andre gør

omringad-waiting-lay-terrain = { $seat_count ->
        [one] { $seat } lægger et land ud i hemmelighed.
       *[other] { $seat } lægger deres lande ud i hemmelighed.
    }
    .title = Landene
omringad-waiting-raise-army = { $seat_count ->
        [one] { $seat } stiller den første hær op.
       *[other] { $seat } stiller deres første hære op.
    }
    .title = Den første hær
omringad-waiting-ready = { $seat_count ->
        [one] { $seat } ser på det, der er på auktion: { $unit }.
       *[other] { $seat } ser på det, der er på auktion: { $unit }.
    }
    .title = Auktionen
omringad-waiting-open-bidding = { $seat_count ->
        [one] { $seat } kan byde: { $unit }.
       *[other] { $seat } kan byde: { $unit }.
    }
    .title = Auktionen
omringad-waiting-raise-bid = { $seat_count ->
        [one] { $seat } kan byde over { $bid } guld: { $unit }.
       *[other] { $seat } kan byde over { $bid } guld: { $unit }.
    }
    .title = Auktionen
omringad-waiting-bid-in-turn = { $seat_count ->
        [one] { $seat } byder eller står af: { $unit }.
       *[other] { $seat } byder eller står af: { $unit }.
    }
    .title = Auktionen
omringad-waiting-seal-bid = { $seat_count ->
        [one] { $seat } forsegler et bud: { $unit }.
       *[other] { $seat } forsegler deres bud: { $unit }.
    }
    .title = Auktionen
omringad-waiting-place-special = { $seat_count ->
        [one] { $seat } placerer specialenheden: { $unit }.
       *[other] { $seat } placerer specialenheden: { $unit }.
    }
    .title = Auktionen
omringad-waiting-purchase = { $seat_count ->
        [one] { $seat } køber enheder.
       *[other] { $seat } køber enheder.
    }
    .title = Indkøb
omringad-waiting-move = { $seat_count ->
        [one] { $seat } flytter en stak eller melder pas.
       *[other] { $seat } flytter stakke eller melder pas.
    }
    .title = Flytning
omringad-waiting-choose-battle = { $seat_count ->
        [one] { $seat } vælger den næste kamp.
       *[other] { $seat } vælger den næste kamp.
    }
    .title = Kampe
omringad-waiting-diplomat = { $seat_count ->
        [one] { $seat } overvejer at ofre diplomaten på { $square }.
       *[other] { $seat } overvejer at ofre diplomaten på { $square }.
    }
    .title = Diplomaten
omringad-waiting-aim = { $seat_count ->
        [one] { $seat } retter træfferne på { $square }.
       *[other] { $seat } retter deres træffere på { $square }.
    }
    .title = Kamp
omringad-waiting-take-hits = { $seat_count ->
        [one] { $seat } fordeler træfferne på { $square }.
       *[other] { $seat } fordeler deres træffere på { $square }.
    }
    .title = Kamp
omringad-waiting-sharpshoot = { $seat_count ->
        [one] { $seat } vælger skarpskytternes mål på { $square }.
       *[other] { $seat } vælger skarpskytternes mål på { $square }.
    }
    .title = Kamp
omringad-waiting-withdraw = { $seat_count ->
        [one] { $seat } trækker sig tilbage fra { $square }.
       *[other] { $seat } trækker sig tilbage fra { $square }.
    }
    .title = Tilbagetog
omringad-waiting-reinforce = { $seat_count ->
        [one] { $seat } placerer forstærkninger.
       *[other] { $seat } placerer forstærkninger.
    }
    .title = Forstærkninger

## Handlinger

omringad-action-lay = Læg brikken
omringad-action-buy = Køb for { $cost } guld
omringad-action-put = Placér på { $square }
omringad-action-merge = Slå sammen på { $square }
omringad-action-bid = Byd { $gold }
omringad-action-lodge = Placér på { $square }
omringad-action-lair = Lad den bo på { $square }
omringad-action-start = Flyt fra { $square }
omringad-action-take = Tag en enhed
omringad-action-take-all = Tag alle
omringad-action-step = Gå til { $to }
omringad-action-stop = Stop her
omringad-action-pass = Meld pas
omringad-action-end-purchase = Afslut indkøbet
omringad-action-ready = Klar
omringad-action-fold = Stå af
omringad-action-call-off = Ofr diplomaten
omringad-action-fight-on = Kæmp videre
omringad-action-end-reinforcement = Afslut forstærkningen
omringad-action-battle = Kæmp om { $square }
omringad-action-aim = Ret en træffer
omringad-action-hit = Tag en træffer
omringad-action-target = Ram enheden
omringad-action-withdraw = Træk tilbage til { $to }
omringad-action-restack = Skift den øverste enhed på { $square }
omringad-action-lead = Læg øverst på dem, der går
omringad-action-top = Læg øverst

# A single step, where a bot says what it would do
omringad-label-tile = { $damaged ->
        [1] { omringad-tile-damaged }
       *[other] { $unit }
    }
omringad-advice-lay = Læg { $terrain } på { $place }
omringad-advice-put = Sæt { $unit } på { $square }
omringad-advice-hit = En træffer på { omringad-label-tile }
omringad-advice-target = En træffer på { omringad-label-tile }
omringad-advice-take = Tag { omringad-label-tile }
omringad-advice-lead = Læg { omringad-label-tile } øverst på dem, der går
omringad-advice-top = Læg { omringad-label-tile } øverst

## Hændelser

omringad-event-terrain-sealed = { $seat_is ->
        [you] Du har forseglet dit land.
       *[other] { $seat } har forseglet et land.
    }
omringad-event-terrain-revealed = Alle lande vises.
omringad-event-army-sealed = { $seat_is ->
        [you] Du har forseglet din første hær.
       *[other] { $seat } har forseglet den første hær.
    }
omringad-event-armies-revealed = De første stakke står i borge og landsbyer.
omringad-event-round-began = { $seat_is ->
        [you] Runde { $number }: du har initiativet
       *[other] Runde { $number }: { $seat } har initiativet
    }
omringad-event-initiative-rolled = { $seat_is ->
        [you] Du slår om initiativet: { $dice }
       *[other] { $seat } slår om initiativet: { $dice }
    }
omringad-event-special-drawn = Trukket op af koppen: { $unit }.
omringad-event-was-ready = { $seat_is ->
        [you] Du er klar til at byde.
       *[other] { $seat } er klar til at byde.
    }
omringad-event-bid-made = { $seat_is ->
        [you] Du byder { $gold }.
       *[other] { $seat } byder { $gold }.
    }
omringad-event-bid-sealed = { $seat_is ->
        [you] Du har forseglet dit bud.
       *[other] { $seat } har forseglet et bud.
    }
omringad-event-folded = { $seat_is ->
        [you] Du står af.
       *[other] { $seat } står af.
    }
omringad-event-declined = { $seat_is ->
        [you] Du åbner ikke budgivningen.
       *[other] { $seat } åbner ikke budgivningen.
    }
omringad-event-auction-won = { $seat_is ->
        [you] Du vinder for { $gold } guld: { $unit }.
       *[other] { $seat } vinder for { $gold } guld: { $unit }.
    }
omringad-event-special-returned = Ingen byder. Tilbage i koppen: { $unit }.
omringad-event-special-placed = { $seat_is ->
        [you] Du placerer på { $square }: { $unit }.
       *[other] { $seat } placerer på { $square }: { $unit }.
    }
omringad-event-purchase-sealed = { $seat_is ->
        [you] Du har købt dine enheder.
       *[other] { $seat } har købt i hemmelighed.
    }
omringad-event-unit-bought = { $seat_is ->
        [you] Du køber: { $unit }.
       *[other] { $seat } køber: { $unit }.
    }
omringad-event-moved = { $seat_is ->
        [you] { $number ->
            [one] Du flytter en enhed fra { $from } til { $to }: { $unit }.
           *[other] Du flytter { $number } enheder fra { $from } til { $to }, øverst { $unit }.
        }
       *[other] { $number ->
            [one] { $seat } flytter en enhed fra { $from } til { $to }: { $unit }.
           *[other] { $seat } flytter { $number } enheder fra { $from } til { $to }, øverst { $unit }.
        }
    }
omringad-event-conquered = { $seat_is ->
        [you] Du erobrer { $square } fra { $loser }.
       *[other] { $loser_is ->
            [you] { $seat } erobrer { $square } fra dig.
           *[other] { $seat } erobrer { $square } fra { $loser }.
        }
    }
omringad-event-horses-lost = { $seat_is ->
        [you] Dine heste bliver alene tilbage på { $square } og går tilbage i koppen.
       *[other] Hestene på { $square } bliver alene tilbage ({ $seat }) og går tilbage i koppen.
    }
omringad-event-passed = { $seat_is ->
        [you] Du melder pas for runden.
       *[other] { $seat } melder pas for runden.
    }
omringad-event-battle-began = Kamp om { $square }: { $seats }.
omringad-event-battle-with-dragon = { $seats_count ->
        [one] { $seats_is ->
            [you] På { $square } møder du dragen.
           *[other] På { $square } møder { $seats } dragen.
        }
       *[other] På { $square } møder { $seats } dragen.
    }
omringad-event-force-shown = { $seat_is ->
        [you] Du viser { $units }: { $number } i alt.
       *[other] { $seat } viser { $units }: { $number } i alt.
    }
omringad-event-dice-rolled = { $seat_is ->
        [you] Du slår { $dice } ({ $unit }, rammer på { $least } eller højere)
       *[other] { $seat } slår { $dice } ({ $unit }, rammer på { $least } eller højere)
    }: { $hits ->
        [0] ingen træffer
        [one] én træffer
       *[other] { $hits } træffere
    }.
omringad-event-hits-aimed = { $seat_is ->
        [you] { $number ->
            [one] Du retter én træffer mod { $target }.
           *[other] Du retter { $number } træffere mod { $target }.
        }
       *[other] { $target_is ->
            [you] { $number ->
                [one] { $seat } retter én træffer mod dig.
               *[other] { $seat } retter { $number } træffere mod dig.
            }
           *[other] { $number ->
                [one] { $seat } retter én træffer mod { $target }.
               *[other] { $seat } retter { $number } træffere mod { $target }.
            }
        }
    }
omringad-event-hits-taken = { $seat_is ->
        [you] Du tager træffere ({ $unit }): { $damaged } skadet, { $lost } slået ud.
       *[other] { $seat } tager træffere ({ $unit }): { $damaged } skadet, { $lost } slået ud.
    }
omringad-event-target-chosen = { $seat_is ->
        [you] Dine skarpskytter vælger et mål hos { $target }: { $unit }.
       *[other] { $target_is ->
            [you] Skarpskytterne ({ $seat }) vælger et mål hos dig: { $unit }.
           *[other] Skarpskytterne ({ $seat }) vælger et mål hos { $target }: { $unit }.
        }
    }
omringad-event-battle-called-off = { $seat_is ->
        [you] Din diplomat aflyser kampen om { $square }.
       *[other] Diplomaten ({ $seat }) aflyser kampen om { $square }.
    }
omringad-event-stalemate = På { $square } kan ingen ramme mere: angriberne trækker sig tilbage.
omringad-event-withdrew = { $seat_is ->
        [you] { $number ->
            [one] Du trækker en enhed tilbage fra { $from } til { $to }.
           *[other] Du trækker { $number } enheder tilbage fra { $from } til { $to }.
        }
       *[other] { $number ->
            [one] { $seat } trækker en enhed tilbage fra { $from } til { $to }.
           *[other] { $seat } trækker { $number } enheder tilbage fra { $from } til { $to }.
        }
    }
omringad-event-cut-off = { $seat_is ->
        [you] { $number ->
            [one] Din enhed på { $square } har ingen vej ud og er slået ud.
           *[other] Dine { $number } enheder på { $square } har ingen vej ud og er slået ud.
        }
       *[other] { $number ->
            [one] En enhed på { $square } ({ $seat }) har ingen vej ud og er slået ud.
           *[other] { $number } enheder på { $square } ({ $seat }) har ingen vej ud og er slået ud.
        }
    }
omringad-event-battle-won = { $seat_count ->
        [one] { $seat_is ->
            [you] Kampen om { $square } er din.
           *[other] { $seat } vinder kampen om { $square }.
        }
       *[other] { $seat } vinder kampen om { $square }.
    }
omringad-event-battle-won-by-dragon = Dragen holder { $square }.
omringad-event-battle-without-survivors = Ingen overlever på { $square }.
omringad-event-unit-placed = { $seat_is ->
        [you] Du placerer en enhed på { $square }.
       *[other] { $seat } placerer en enhed på { $square }.
    }
omringad-event-unit-placed-shown = { $seat_is ->
        [you] Du placerer på { $square }: { $unit }.
       *[other] { $seat } placerer på { $square }: { $unit }.
    }
omringad-event-merged = { $seat_is ->
        [you] Du slår to skadede enheder sammen på { $square }.
       *[other] { $seat } slår to skadede enheder sammen på { $square }.
    }
omringad-event-merged-shown = { $seat_is ->
        [you] Du slår sammen på { $square }: { $unit }.
       *[other] { $seat } slår sammen på { $square }: { $unit }.
    }
omringad-event-units-kept = { $seat_is ->
        [you] { $number ->
            [one] Der er ikke plads til en af dine enheder: den gemmes.
           *[other] Der er ikke plads til { $number } af dine enheder: de gemmes.
        }
       *[other] { $number ->
            [one] { $seat } har en enhed uden plads: den gemmes.
           *[other] { $seat } har { $number } enheder uden plads: de gemmes.
        }
    }
omringad-event-units-lost = { $seat_is ->
        [you] { $number ->
            [one] Der er ikke plads til en af dine enheder: den går tilbage til puljen.
           *[other] Der er ikke plads til { $number } af dine enheder: de går tilbage til puljen.
        }
       *[other] { $number ->
            [one] { $seat } har en enhed uden plads: den går tilbage til puljen.
           *[other] { $seat } har { $number } enheder uden plads: de går tilbage til puljen.
        }
    }
omringad-event-reinforced = { $seat_is ->
        [you] Du har placeret dine forstærkninger.
       *[other] { $seat } har placeret alle forstærkninger.
    }
omringad-event-income = { $seat_is ->
        [you] Dine felter giver { $gold } guld.
       *[other] { $seat } får { $gold } guld af sine felter.
    }
omringad-event-scored = { $seat_is ->
        [you] { $majority ->
            [0] Du får { $points } og har { $total } point.
           *[other] Du får { $points }, et af dem for flest felter, og har { $total } point.
        }
       *[other] { $majority ->
            [0] { $seat } får { $points } og har { $total } point.
           *[other] { $seat } får { $points }, et af dem for flest felter, og har { $total } point.
        }
    }
omringad-event-tied-at-limit = Ingen fører alene med { $total } point: der spilles en runde til.
omringad-event-team-held-back = { $seat } har { $total } point tilsammen, men begge skal nå { $limit }. Med { $enough } tilsammen vinder de alligevel.
omringad-event-top-chosen = { $seat_is ->
        [you] Du lægger øverst på { $square }: { $unit }.
       *[other] { $seat } lægger øverst på { $square }: { $unit }.
    }
omringad-event-game-won = { $seat_count ->
        [one] { $seat_is ->
            [you] Krigen er din med { $total } point.
           *[other] { $seat } vinder krigen med { $total } point.
        }
       *[other] { $seat } vinder krigen med { $total } point tilsammen.
    }

## Hvordan det endte

omringad-result-won = { $seat_is ->
        [you] Du har vundet krigen med { $points } point.
       *[other] { $seat } har vundet krigen med { $points } point.
    }
omringad-result-won-by-team = { $seat } har vundet krigen med { $points } point tilsammen.
omringad-ending-round = { $round ->
        [0] Opstillingen
       *[other] Runde { $round }
    }
omringad-ending-points = Point
omringad-ending-areas = Felter
omringad-ending-units = Enheder på kortet

## Hvorfor ikke

omringad-illegal-not-asked = Det er ikke det, du bliver spurgt om nu.
omringad-illegal-no-such-action = Sådan et træk findes ikke.
omringad-illegal-compound-action-begun = Afslut først den flytning, du har begyndt.
omringad-illegal-cell-taken = Der ligger allerede noget på det felt.
omringad-illegal-none-of-terrain-left = Der er ingen af de brikker tilbage.
omringad-illegal-not-enough-gold = Så meget guld har du ikke.
omringad-illegal-pool-empty = Der er ingen af dem tilbage i din pulje.
omringad-illegal-not-in-threes = { $kind ->
        [buy] De tre stakke skal være lige høje. Med en af dem rækker guldet ikke til et antal enheder, der kan deles med tre.
       *[other] De tre stakke skal være lige høje: antallet af enheder skal kunne deles med tre.
    }
omringad-illegal-stack-full = Den stak er fuld: alle tre skal være lige høje.
omringad-illegal-not-your-settlement = Det er ikke en borg eller landsby, du kontrollerer.
omringad-illegal-none-set-aside = Du har ingen af dem at placere.
omringad-illegal-besieged = Belejringen giver ikke plads der.
omringad-illegal-units-left-to-place = Der er plads til enheder, du ikke har placeret.
omringad-illegal-no-pair-to-merge = Der skal stå to skadede enheder af samme slags.
omringad-illegal-bid-too-low = Budet skal være højere end det sidste.
omringad-illegal-bid-over-gold = Så meget guld har du ikke.
omringad-illegal-no-place-for-special = Specialenheden kan ikke placeres der.
omringad-illegal-not-a-lair = Dragen bor kun på bar mark, i skov eller på et bjerg uden enheder.
omringad-illegal-no-tile-there = { $kind ->
        [start] Du har ingen enhed der, som kan flyttes.
       *[other] Du har ingen sådan enhed der, som kan flyttes.
    }
omringad-illegal-nothing-left-to-move = Alt der er flyttet i denne runde.
omringad-illegal-horses-alone = Heste flytter sig aldrig alene.
omringad-illegal-stack-pinned = Lige så mange enheder skal blive, som angriberne har bragt ind.
omringad-illegal-towards-attacker = Du kan ikke gå mod det felt, angriberne kom fra.
omringad-illegal-too-far = Så langt kommer gruppen ikke.
omringad-illegal-lake = Kun pirater må gå ud på en sø.
omringad-illegal-must-stop = Gruppen skal stoppe, hvor den er.
omringad-illegal-border-closed = Der er fred i den første runde: ingen forlader landet.
omringad-illegal-same-square = Det fører til det felt, angriberne kom fra.
omringad-illegal-no-step-yet = En flytning er mindst ét skridt.
omringad-illegal-no-battle-there = Ingen kæmper om det felt.
omringad-illegal-not-an-opponent = De er ikke dine modstandere i denne kamp.
omringad-illegal-cannot-be-hit = Den enhed kan ikke tage en træffer.
omringad-illegal-square-not-free = Gruppen kan ikke trække sig tilbage dertil.
omringad-illegal-top-fixed = Der ligger en general eller heste øverst.
omringad-illegal-top-settled = Hvad der ligger øverst der, er allerede bestemt.
omringad-illegal-other-country = Du lægger kun dit eget land ud.
omringad-illegal-not-adjacent = En gruppe går et felt ad gangen, aldrig diagonalt.

## Hvad tilfældet afgør

omringad-stream-initiative = Initiativet
omringad-stream-cup = Koppen
omringad-stream-dice = Terninger

## Tips til et første spil

omringad-hint-globe = Kortet er rundt som en appelsin. Peg på et felt, så lyser dets naboer op, også på den anden side af kanten. Ingen har ryggen fri.
omringad-hint-terrain = Borgen er mest værd og lettest at forsvare. Søer stopper alle, bjerge sinker alle. Ingen ser dit land, før alle er forseglet.
omringad-hint-army = Lejesoldater er billige og tager træfferne. Bueskytter og katapulter slår først, ryttere er hurtige, og en general gør alle andre bedre.
omringad-hint-stacks = Vælg en enhed og så en borg eller landsby, eller træk den derhen. Andre ser kun, hvor høj en stak er, og hvad der ligger øverst: den første enhed eller den, du lægger der.
omringad-hint-purchase = Det, du køber nu, placeres efter kampene, i bosættelser, der ikke er belejret.
omringad-hint-march = Du flytter en stak, så flytter de andre en af deres, til alle har meldt pas. Hvert tomt fjendtligt felt, du går gennem, er straks dit.
omringad-hint-group = Alle enheder går, hvis du ikke lader nogle blive med minus. Den langsomste bestemmer farten. Vælg felterne et efter et.
omringad-hint-auction = En specialenhed går til den højestbydende, og guldet mangler så i rundens indkøb. Den placeres straks og må flyttes i samme runde.
omringad-hint-hits = To træffere slår de fleste enheder ud, én slår en general ud. Du vælger, hvilke af dine enheder der tager dem, så lad de billige gøre det.
omringad-hint-siege = En fjende på ét nabofelt giver plads til to enheder pr. runde, på to felter til ingen. Mærkerne på kortet viser, hvor mange.

## Held

omringad-luck-hits = Træffere
    .more = { $seat } fik { $by ->
            [1] én træffer mere
           *[other] { $by } flere træffere
        } end ventet.
    .fewer = { $seat } fik { $by ->
            [1] én træffer mindre
           *[other] { $by } færre træffere
        } end ventet.
    .even = { $seat } fik så mange træffere som ventet.
