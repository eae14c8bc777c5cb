# Omringad: navnene på dets ting, og hvad brættet siger. $owner er navnet på en plads; $owner_is er "you" eller "other".

## Enheder, terræn, verdenshjørner, faser

omringad-unit-merc = lejesoldater
omringad-unit-elite = elitesoldater
omringad-unit-archer = bueskytter
omringad-unit-rider = ryttere
omringad-unit-catapult = katapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = dragen
omringad-unit-horses = heste
omringad-unit-infiltrator = infiltratør
omringad-unit-elephants = krigselefanter
omringad-unit-mage = magiker
omringad-unit-pirates = pirater
omringad-unit-sharpshooters = skarpskytter
omringad-power-diplomat = Bliver feltet angrebet, kan diplomaten ofres, så kampen aflyses: angriberne går tilbage. Erobrer intet alene.
omringad-power-dragon = Bor på bar mark, i skov eller på et bjerg uden enheder og kæmper mod alle, der kommer. Den flytter sig aldrig.
omringad-power-horses = Alt, der flyttes med dem, kommer et felt længere, højst tre. De kan ikke rammes og bliver aldrig alene tilbage.
omringad-power-infiltrator = Så længe infiltratøren lever i en kamp, giver fjendtlige generaler ingen bonus. Erobrer intet alene.
omringad-power-elephants = Hurtige og stærke. Hestene hjælper dem ikke.
omringad-power-mage = Slår hårdt, men én træffer er nok. Erobrer intet alene.
omringad-power-pirates = Kun de må gå ud på søer, og der kan ingen angribe dem.
omringad-power-sharpshooters = Når de rammer, vælger deres ejer enheden.
omringad-tile-damaged = { $unit }, skadet
omringad-tile-count = { $count } × { $tile }
omringad-values = F { $f } · S { $s }
omringad-values-help = F er, hvor mange felter enheden flytter, S det laveste terningslag, der rammer; efter skråstregen gælder skadet.
omringad-pool-help = Puljen er, hvor mange du har tilbage at købe.
omringad-terrain-plain = bar mark
omringad-terrain-castle = borg
omringad-terrain-village = landsby
omringad-terrain-lake = sø
omringad-terrain-forest = skov
omringad-terrain-mountain = bjerg
omringad-terrain-hidden = endnu hemmeligt
omringad-direction-north = mod nord
omringad-direction-east = mod øst
omringad-direction-south = mod syd
omringad-direction-west = mod vest
omringad-phase-terrain = Landene lægges ud
omringad-phase-army = Den første hær
omringad-phase-initiative = Fase 1: initiativ
omringad-phase-auction = Fase 2: auktion
omringad-phase-purchase = Fase 3: indkøb
omringad-phase-movement = Fase 4: flytning
omringad-phase-combat = Fase 5: kamp
omringad-phase-reinforcement = Fase 6: forstærkninger
omringad-phase-scoring = Fase 7 og 8: indkomst og point
omringad-phase-over = Krigen er slut

## Brættet

omringad-map = Landene
omringad-score = { $score } point
omringad-globe-orange = De to lande er halvdelene af en kugle, syet sammen langs hele kanten: på den anden side af hver kant ligger det andet land.
omringad-globe-antipodal = På den anden side af en yderkant ligger landet diagonalt overfor, ved kortets modsatte punkt.
omringad-controlled = { $owner_is ->
        [you] dit
       *[other] kontrolleres af { $owner }
    }
omringad-stack = { $owner_is ->
        [you] din stak på { $height }
       *[other] { $owner }: stak på { $height }
    }
omringad-stack-top = { $tile } øverst
omringad-stack-general = en general under hestene
omringad-stack-moved = { $moved } af { $height } er flyttet
omringad-dragon-here = { $damaged ->
        [0] her bor dragen
       *[1] her bor den skadede drage
    }
omringad-siege-minor = Belejres fra { $squares }: { $room ->
        [0] ikke plads til flere enheder
        [one] plads til én enhed mere
       *[other] plads til { $room } enheder mere
    }
omringad-siege-major = Belejres fra { $squares }: ingen plads til enheder
omringad-neighbours = naboer { $squares }

## Hvad et felt duer til nu

omringad-can-lay = her kan lægges terræn
omringad-can-laid = vælg for at tage op
omringad-can-put = her kan en enhed placeres
omringad-can-lodge = her kan specialenheden placeres
omringad-can-lair = her kan dragen bo
omringad-can-start = kan flyttes
omringad-can-step = et skridt væk
omringad-can-battle = kan kæmpe som det næste
omringad-can-withdraw = fri at trække sig tilbage til
omringad-can-restack = den øverste enhed må skiftes

## At lægge et land ud

omringad-lay-tiles = Terræn at lægge
omringad-lay-none = Der er ingen af dem tilbage.
omringad-lay-hint = Vælg en brik og så et felt, eller træk den derhen. Vælg en lagt brik for at tage den op. Navnene uden for kanten er felterne, der ligger på den anden side.
omringad-lay-whole = Alle ni er lagt. Du kan stadig flytte dem, før du forsegler.
omringad-lay-first = Læg først alle ni brikker.
omringad-lay-seal = Forsegl landet
omringad-lay-chance = Læg resten på må og få
omringad-clear = Begynd forfra

## At købe og placere

omringad-purse = { $gold } guld tilbage · { $units ->
        [one] én enhed
       *[other] { $units } enheder
    }
omringad-buy-line = { $cost } guld · { $values } · pulje { $pool }
omringad-buy-less = { $unit }: én færre
omringad-buy-more = { $unit }: én mere
omringad-buy-none-taken = Der er ikke valgt nogen af dem.
omringad-buy-send = { $count ->
        [one] Køb én enhed
       *[other] Køb { $count } enheder
    }
omringad-buy-nothing = Køb ingenting
omringad-buy-hint = Guld, der bliver til overs, går tabt. Det, du køber, placeres efter kampene.
omringad-army-stack = Del dem i stakke
omringad-army-hint = Hæren deles i tre lige høje stakke: borgens og de to landsbyers. Guld, der bliver til overs, går tabt.
omringad-army-seal = Forsegl hæren
omringad-army-back = Tilbage til indkøbet
omringad-put-units = Enheder at placere
omringad-put-back = Tag { $unit } tilbage
omringad-put-first = Placér først alle enheder, der er plads til.
omringad-put-share = Fordel dem
omringad-put-done = Afslut forstærkningen
omringad-settlement = { $terrain } { $square }
omringad-top-goes = Øverst på dem, der går
omringad-top-stays = Øverst på dem, der bliver
omringad-top-of = Øverst på { $square }
omringad-top-back = { $tile } øverst: tag det tilbage
omringad-top-put = { $tile } øverst
omringad-top-keep = Lad det være
omringad-top-change = Skift det, der ligger øverst
omringad-merge = Slå to skadede sammen på { $square }: { $unit }

## Auktionen

omringad-high-bid = Det højeste bud er { $gold } guld
omringad-no-bid = Intet bud endnu
omringad-bid-amount = Dit bud i guld
omringad-bid-purse = Du har { $gold } guld; efter det bud er der { $left } tilbage
omringad-bid = Byd { $gold }
omringad-bid-seal = Forsegl højst { $gold }
omringad-bid-none = Intet bud
omringad-fold = Stå af
omringad-decline = Åbn ikke
omringad-bid-hint = Vinderen betaler det sidste bud. Den, der står af, kan ikke byde mere på denne enhed. Resten er til indkøbet.
omringad-bid-open-hint = Den, der ikke åbner, må stadig svare på et bud. Åbner ingen, går enheden tilbage i koppen.
omringad-bid-sealed-hint = Det højeste lukkede bud vinder og betaler én mere end det næsthøjeste.
omringad-bid-cannot = Du kan ikke byde højere.
omringad-bid-yours = dit lukkede bud { $gold }
omringad-bidder-high = højeste bud
omringad-bidder-in = med
omringad-bidder-out = ude
omringad-gold = { $gold } guld
omringad-ready = Klar til at byde
omringad-ready-hint = Der kan bydes, når alle er klar.
omringad-lodge-hint = Belejringer hindrer ikke en specialenhed, og den må flyttes allerede i denne runde.
omringad-lair-hint = Vælg bar mark, skov eller bjerg uden enheder.

## Flytning

omringad-march-hint = Vælg en stak, der kan flyttes, og så de felter, den går gennem.
omringad-march-first = Tag først et skridt.
omringad-march-send = Flyt til { $square }
omringad-march-send-first = Flyt
omringad-ways = Næste skridt
omringad-step = Et skridt { $direction }, til { $square }
omringad-step-not = Derhen kan gruppen ikke gå nu.
omringad-step-back = Tag det sidste skridt tilbage
omringad-steps-left = { $steps ->
        [one] der er 1 skridt tilbage
       *[other] der er { $steps } skridt tilbage
    }
omringad-take-less = { $tile }: én bliver
omringad-take-more = { $tile }: én mere går
omringad-take-none = Ingen af dem går.
omringad-take-all = Alle af dem går.
omringad-take-stepped = Tag skridtene tilbage for at ændre gruppen.
omringad-of = { $count }/{ $all }
omringad-pass = Meld pas for runden
omringad-pass-sure = At melde pas er endeligt: du flytter ikke mere i denne runde.
omringad-pass-final = Meld endeligt pas

## Kamp

omringad-battle = Kamp om { $square }, { $terrain }
omringad-battle-hint = Du har initiativet og vælger den næste kamp.
omringad-step-ranged = Trin 1: afstandsvåben
omringad-step-melee = Trin 2: nærkamp
omringad-step-withdrawal = Tilbagetog
omringad-box-ranged = Afstand
omringad-box-melee = Nærkamp
omringad-box-none = Uden styrke
omringad-side-attackers = Angreb
omringad-side-defenders = Forsvar
omringad-least = { $least }+
omringad-fighter = { $count } × { $tile }{ $least ->
        [0] , slår ingen terning
       *[other] , rammer på { $least } eller højere
    }
omringad-does-hit = Lad { $tile } tage en træffer
omringad-does-target = Skyd på { $tile }
omringad-rolled = { $unit } slog { $faces } (rammer på { $least } eller højere): { $hits ->
        [one] én træffer
       *[other] { $hits } træffere
    }
omringad-hits-left = { $hits ->
        [one] Én træffer at tage
       *[other] { $hits } træffere at tage
    }
omringad-hits-send = Tag træfferne
omringad-hits-first = Fordel først alle træffere.
omringad-hits-cheapest = Billigst først
omringad-aim-none = De kan ikke tage flere træffere.
omringad-aim-send = Ret træfferne
omringad-aim-first = Ret først alle træffere.
omringad-fight-on = Kæmp videre
omringad-call-off = Ofr diplomaten
omringad-call-off-hint = Aflyses kampen, går angriberne tilbage, tabene bliver stående, og diplomaten lægges i koppen.
omringad-target = { $tile } ({ $owner })

## Ved siden af brættet

omringad-round = Runde { $round }, til { $limit } point
omringad-before = Før krigen, til { $limit } point
omringad-holder = har initiativet
omringad-head-score = Point
omringad-head-points = Pr. runde
omringad-head-areas = Felter
omringad-head-gold = Guld
omringad-head-pool = Pulje
omringad-head-aside = Til side
omringad-head-values = Værdier
omringad-majority = * med pointet for flest felter
omringad-pool = Din pulje
omringad-specials = Specialenheder
omringad-special-cup = i koppen
omringad-special-offer = på auktion
omringad-special-board = på brættet
omringad-chart = Runde for runde
omringad-chart-points = Point
omringad-chart-gold = Indkomst i guld

## Stillingen som tabeller

omringad-table-battle = Kampen
omringad-table-squares = Felter
omringad-table-square = Felt
omringad-table-terrain = Terræn
omringad-table-control = Kontrolleres af
omringad-table-height = Enheder
omringad-table-stacks = Stakke
omringad-table-siege = Belejring
omringad-table-neighbours = Naboer
omringad-table-tile = Enhed
omringad-table-owner = Ejer
omringad-table-count = Antal
omringad-table-box = Felt på kampbrættet
omringad-table-least = Rammer på
omringad-table-values = Værdier

## Taster

omringad-keys-march = ← ↑ ↓ →
omringad-keys-march-help = Med en valgt gruppe: et skridt videre, også over kanten
omringad-keys-back = ⌫
omringad-keys-back-help = Tag et skridt eller en lagt brik tilbage
omringad-keys-buy = 1–9
omringad-keys-buy-help = Vælg en brik, køb en enhed, fordel en træffer

## Udsigter og råd

omringad-odds = Odds
omringad-odds-take = At tage { $square }
omringad-odds-hold = At holde { $square }
omringad-odds-at-most = højst { $chance }
omringad-odds-seen = { $hidden ->
        [one] En enhed dér er skjult. Den er ikke regnet med og gør det kun sværere.
       *[other] { $hidden } enheder dér er skjult. De er ikke regnet med og gør det kun sværere.
    }
omringad-odds-left = Enheder tilbage i gennemsnit: { $own } af dine, { $enemy } af deres.
omringad-odds-call-off = Diplomaten kan aflyse kampen.
omringad-odds-hidden = Hestene skjuler, hvem der er med dem, så der er ingen odds.
omringad-odds-parties = Odds vises kun for kampe mellem to sider.
omringad-odds-too-large = Kampen er for stor til nøjagtige odds.
omringad-odds-wait = Regner oddsene ud…
omringad-advise = Giv mig et råd
omringad-advised-best = bedst
omringad-advised-do = Bedst: { $hits }
omringad-advised-mix = Intet er bedst hver gang. Træk lod:
omringad-advised-share = { $share }: { $hits }
omringad-advised-take = Så er chancen { $chance } for, at du tager feltet.
omringad-advised-hold = Så er chancen { $chance } for, at de ikke tager feltet.
omringad-advised-follow = Følg rådet
