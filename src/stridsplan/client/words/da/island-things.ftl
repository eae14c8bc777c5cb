# Slag for Øen: tingenes navne og det, brættet siger. $owner er navnet på en plads; $owner_is er "you" eller "other".

## Figurer og retninger

island-type-tank = kampvogn
island-type-jeep = jeep
island-type-soldier = soldat
island-facing-north = nord
island-facing-east = øst
island-facing-south = syd
island-facing-west = vest
island-unit =
    { $owner_is ->
        [you] din { $type }
       *[other] en { $type }, som { $owner } har
    }
island-unit-on = { $unit } på { $square }
island-unit-facing = { $unit }, vendt mod { $facing }
island-facing = vendt mod { $facing }
island-range = rækkevidde { $range }
island-fire-hits = kan ramme { $square }
island-fire-aims = sigter på { $square }, hvor der intet er at ramme
island-fire-barred = blokken på { $square } standser skuddet
island-fire-off = { $range } felter fremme ligger havet
island-score = { $score ->
        [one] { $score } figur tilbage
       *[other] { $score } figurer tilbage
    }

## Øen og puderne

island-map = Øen
island-block = en lukket blok
island-block-title = Blok
island-block-chance = lukket, { $chance } chance for, at den er skarp
island-trace-live = her sprang en skarp blok
island-trace-safe = her blev en sikker blok vendt
island-safe = sikker
island-pad =
    { $owner_is ->
        [you] din bærepude
       *[other] den bærepude, { $owner } har
    }, med missilet ved kolonne { $column }
island-slot =
    { $owner_is ->
        [you] pudefelt { $slot } på din pude
       *[other] pudefelt { $slot } på den pude, { $owner } har
    }
island-slot-number = pudefelt { $slot }
island-slot-empty = tomt
island-slot-empty-title = Tomt pudefelt
island-slot-beside = ved siden af { $square }
island-slot-overhangs = ud over hjørnet, ingen vej i land

## Stillingen som tabeller

island-table-characters = Figurer
island-table-character = Figur
island-table-owner = Tilhører
island-table-square = Felt
island-table-facing = Vendt mod
island-table-range = Rækkevidde
island-table-fire = Skud
island-table-pads = Puder
island-table-slot = Pudefelt
island-table-beside = Ved siden af
island-table-blocks = Blokke
island-table-state = Tilstand

## Hvad et sted kan bruges til nu

island-can-block = her må en blok ligge
island-can-place = her må en figur stå
island-can-piece = kan vælges
island-can-to = kan nås
island-can-target = kan beskydes
island-can-launch = kan sendes ind
island-can-nominate = kan vælges til at glide
island-can-remove = må fjernes
island-can-swap = kan bytte plads

## Hvad en handling koster

island-land = Land på blokken på { $square }
island-losses-hit = Fjernes: { $units }.
island-losses-crossfire = Krydsilden tager også { $units }.
island-losses-live = Chancen er { $chance } for, at blokken er skarp og tager { $units }.
island-losses-live-nobody = Chancen er { $chance } for, at blokken er skarp; ingen står ved siden af.
island-losses-if-live = Hvis blokken er skarp, tager den { $units }.
island-losses-if-live-nobody = Blokken kan være skarp; ingen står ved siden af.
island-losses-chain =
    { $count ->
        [one] Blokken ved siden af udløses også og kan tage flere.
       *[other] De { $count } blokke ved siden af udløses også og kan tage flere.
    }
island-lander = figuren, der lander
island-cause-shot = skud
island-cause-crossfire = krydsild
island-cause-explosion = eksplosion
island-cause-landing = landede på en skarp blok
island-cause-penalty = straf

## Vink

island-block-hint = Vælg et felt. Blokke standser både flytning og skud; ingen ved, hvilke der er skarpe.
island-hand = Figurer at stille op
island-hand-none = Ikke flere af denne at stille op.
island-dial = Hvilken vej den vender
island-place-hint = Vælg et felt i dine to hjemmerækker.
island-place-turns = drejer figuren.
island-order = Pudefelterne på din pude, fra din venstre side
island-order-hint = Vælg to figurer, så bytter de plads; missilet ligger ved pudefelt 3.
island-order-send = Behold denne rækkefølge
island-move-which = Vælg en figur, og så hvor den skal hen.
island-move-where = Vælg, hvor den skal hen; en pil drejer den der.
island-move-landing = Den kan kun nå blokke: Skal den flytte, skal den lande på en.
island-within-reach = Kan nås: { $squares }
island-which-way = Der er mere end én måde.
island-shots = Skud
island-zero-launch = Send en figur ind på feltet ved siden af dens pudefelt:
island-zero-pad = Lad puden glide med det næste tal; så er turen slut:
island-zero-turn = Drej en figur på øen: Vælg den.
island-zero-turn-how = Drej den figur, du har valgt:
island-remove-hint = Vælg den figur, der skal væk.
island-dice-open = Mangler at blive brugt: { $numbers }
island-dice-used = Tallet er brugt

## Ved siden af brættet

island-forces = Styrker
island-force = { $island } på øen, { $pad } på puden, { $lost } tabt
island-state-island = på øen
island-state-pad = på puden
island-state-lost = tabt
island-state-hand = ikke stillet op
island-idle = { $turns } ture, hvor ingen er tabt eller sendt ind, og ingen blok er vendt.
island-blocks = Blokke
island-blocks-live = Næste er skarp
island-blocks-left = Lukkede: { $live } skarpe, { $safe } sikre.
island-blocks-none = Alle blokke er vendt.
island-war = Krig, slag { $battle }
island-war-points = Point
island-war-wins = Vundne
island-war-worth = Ved sejr nu
island-reach = Rækkevidde
island-reach-any = Næste tur
island-reach-number = Ved { $number }: { $chance }
island-reach-help = Chancen for, at en tur med dette tal fjerner en fjende, og hvad hver figur kan ramme efter sin flytning.
island-reach-none = Der er intet at vise lige nu.
island-reach-wait = Regner…
island-reach-squares = når { $squares }

## Taster

island-keys-turn = R, ⇧ R
island-keys-turn-help = Drej den figur, der skal stilles op
island-keys-swap = ⇧ ← →
island-keys-swap-help = Flyt en figur til pudens næste pudefelt
