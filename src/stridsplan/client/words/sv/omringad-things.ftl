# Omringad: namnen på dess ting, och vad spelplanen säger. $owner är namnet på en plats; $owner_is är "you" eller "other".

## Enheter, terräng, väderstreck, faser

omringad-unit-merc = legoknektar
omringad-unit-elite = elitsoldater
omringad-unit-archer = bågskyttar
omringad-unit-rider = ryttare
omringad-unit-catapult = katapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = draken
omringad-unit-horses = hästar
omringad-unit-infiltrator = infiltratör
omringad-unit-elephants = krigselefanter
omringad-unit-mage = magiker
omringad-unit-pirates = pirater
omringad-unit-sharpshooters = prickskyttar
omringad-power-diplomat = Anfalls rutan kan diplomaten offras så att striden avbryts: anfallarna går tillbaka. Erövrar inget ensam.
omringad-power-dragon = Bor på barmark, i skog eller på berg utan enheter och strider mot alla som kommer. Den flyttar aldrig.
omringad-power-horses = Allt som flyttar med dem kommer en ruta längre, högst tre. De kan inte träffas och blir aldrig ensamma kvar.
omringad-power-infiltrator = Så länge infiltratören lever i en strid ger fientliga generaler ingen bonus. Erövrar inget ensam.
omringad-power-elephants = Snabba och starka. Hästarna hjälper dem inte.
omringad-power-mage = Slår hårt, men en träff är nog. Erövrar inget ensam.
omringad-power-pirates = Bara de får gå ut på sjöar, och där kan ingen anfalla dem.
omringad-power-sharpshooters = När de träffar väljer deras ägare vilken enhet det blir.
omringad-tile-damaged = { $unit }, skadad
omringad-tile-count = { $count } × { $tile }
omringad-values = F { $f } · S { $s }
omringad-values-help = F är hur många rutor enheten flyttar, S det lägsta tärningsslag som träffar; efter snedstrecket gäller skadad.
omringad-pool-help = Poolen är hur många du har kvar att köpa.
omringad-terrain-plain = barmark
omringad-terrain-castle = borg
omringad-terrain-village = by
omringad-terrain-lake = sjö
omringad-terrain-forest = skog
omringad-terrain-mountain = berg
omringad-terrain-hidden = ännu hemligt
omringad-direction-north = norrut
omringad-direction-east = österut
omringad-direction-south = söderut
omringad-direction-west = västerut
omringad-phase-terrain = Länderna läggs ut
omringad-phase-army = Den första armén
omringad-phase-initiative = Fas 1: initiativ
omringad-phase-auction = Fas 2: auktion
omringad-phase-purchase = Fas 3: inköp
omringad-phase-movement = Fas 4: förflyttning
omringad-phase-combat = Fas 5: strid
omringad-phase-reinforcement = Fas 6: förstärkningar
omringad-phase-scoring = Fas 7 och 8: inkomst och poäng
omringad-phase-over = Kriget är slut

## Spelplanen

omringad-map = Länderna
omringad-score = { $score } poäng
omringad-globe-orange = De två länderna är halvorna av ett klot, hopsydda längs hela kanten: bortom varje kant ligger det andra landet.
omringad-globe-antipodal = Bortom en ytterkant ligger landet diagonalt över, vid kartans motsatta punkt.
omringad-controlled = { $owner_is ->
        [you] din
       *[other] kontrolleras av { $owner }
    }
omringad-stack = { $owner_is ->
        [you] din stapel med { $height }
       *[other] { $owner }: stapel med { $height }
    }
omringad-stack-top = { $tile } överst
omringad-stack-general = en general under hästarna
omringad-stack-moved = { $moved } av { $height } har flyttat
omringad-dragon-here = { $damaged ->
        [0] här bor draken
       *[1] här bor den skadade draken
    }
omringad-siege-minor = Belägras från { $squares }: { $room ->
        [0] ingen plats för fler enheter
        [one] plats för en enhet till
       *[other] plats för { $room } enheter till
    }
omringad-siege-major = Belägras från { $squares }: ingen plats för enheter
omringad-neighbours = grannar { $squares }

## Vad en plats duger till nu

omringad-can-lay = här kan terräng läggas
omringad-can-laid = välj för att ta upp
omringad-can-put = här kan en enhet placeras
omringad-can-lodge = här kan specialenheten placeras
omringad-can-lair = här kan draken bo
omringad-can-start = kan flytta
omringad-can-step = ett steg bort
omringad-can-battle = kan strida härnäst
omringad-can-withdraw = fri att retirera till
omringad-can-restack = översta enheten får bytas

## Att lägga ut ett land

omringad-lay-tiles = Terräng att lägga
omringad-lay-none = Ingen sådan är kvar.
omringad-lay-hint = Välj en bricka och sedan en ruta, eller dra den dit. Välj en lagd bricka för att ta upp den. Namnen utanför kanten är rutorna som ligger bortom den.
omringad-lay-whole = Alla nio är lagda. Du kan fortfarande flytta dem innan du förseglar.
omringad-lay-first = Lägg först alla nio brickorna.
omringad-lay-seal = Försegla landet
omringad-lay-chance = Lägg resten på måfå
omringad-clear = Börja om

## Att köpa och placera

omringad-purse = { $gold } guld kvar · { $units ->
        [one] en enhet
       *[other] { $units } enheter
    }
omringad-buy-line = { $cost } guld · { $values } · pool { $pool }
omringad-buy-less = { $unit }: en färre
omringad-buy-more = { $unit }: en till
omringad-buy-none-taken = Ingen sådan är vald.
omringad-buy-send = { $count ->
        [one] Köp en enhet
       *[other] Köp { $count } enheter
    }
omringad-buy-nothing = Köp ingenting
omringad-buy-hint = Guld som blir över går förlorat. Det du köper placeras efter striderna.
omringad-army-stack = Dela upp i staplar
omringad-army-hint = Armén delas i tre lika höga staplar: borgens och de två byarnas. Guld som blir över går förlorat.
omringad-army-seal = Försegla armén
omringad-army-back = Tillbaka till inköpet
omringad-put-units = Enheter att placera
omringad-put-back = Ta tillbaka { $unit }
omringad-put-first = Placera först alla enheter som det finns plats för.
omringad-put-share = Fördela dem
omringad-put-done = Avsluta förstärkningen
omringad-settlement = { $terrain } { $square }
omringad-top-goes = Överst på dem som går
omringad-top-stays = Överst på dem som stannar
omringad-top-of = Överst på { $square }
omringad-top-back = { $tile } överst: ta tillbaka
omringad-top-put = { $tile } överst
omringad-top-keep = Låt det vara
omringad-top-change = Byt vad som ligger överst
omringad-merge = Slå ihop två skadade på { $square }: { $unit }

## Auktionen

omringad-high-bid = Högsta budet är { $gold } guld
omringad-no-bid = Inget bud ännu
omringad-bid-amount = Ditt bud i guld
omringad-bid-purse = Du har { $gold } guld; efter det budet { $left } kvar
omringad-bid = Bjud { $gold }
omringad-bid-seal = Försegla högst { $gold }
omringad-bid-none = Inget bud
omringad-fold = Lägg dig
omringad-decline = Öppna inte
omringad-bid-hint = Vinnaren betalar det sista budet. Den som lägger sig kan inte bjuda mer på den här enheten. Resten är till inköpet.
omringad-bid-open-hint = Den som inte öppnar får ändå svara på ett bud. Öppnar ingen går enheten tillbaka i koppen.
omringad-bid-sealed-hint = Det högsta förseglade budet vinner och betalar ett mer än det näst högsta.
omringad-bid-cannot = Du kan inte bjuda högre.
omringad-bid-yours = ditt förseglade bud { $gold }
omringad-bidder-high = högsta bud
omringad-bidder-in = med
omringad-bidder-out = ute
omringad-gold = { $gold } guld
omringad-ready = Redo att bjuda
omringad-ready-hint = Budgivningen öppnar när alla är redo.
omringad-lodge-hint = Belägringar hindrar inte en specialenhet, och den får flytta redan i den här ronden.
omringad-lair-hint = Välj barmark, skog eller berg utan enheter.

## Förflyttning

omringad-march-hint = Välj en stapel som kan flytta, sedan rutorna den går genom.
omringad-march-first = Ta först ett steg.
omringad-march-send = Flytta till { $square }
omringad-march-send-first = Flytta
omringad-ways = Nästa steg
omringad-step = Ett steg { $direction }, till { $square }
omringad-step-not = Dit kan gruppen inte gå nu.
omringad-step-back = Ta tillbaka det sista steget
omringad-steps-left = { $steps ->
        [one] ett steg kvar
       *[other] { $steps } steg kvar
    }
omringad-take-less = { $tile }: en stannar
omringad-take-more = { $tile }: en till går
omringad-take-none = Ingen sådan går.
omringad-take-all = Alla sådana går.
omringad-take-stepped = Ta tillbaka stegen för att ändra gruppen.
omringad-of = { $count }/{ $all }
omringad-pass = Passa för ronden
omringad-pass-sure = Att passa är slutgiltigt: du flyttar inget mer i den här ronden.
omringad-pass-final = Passa för gott

## Strid

omringad-battle = Strid om { $square }, { $terrain }
omringad-battle-hint = Du har initiativet och väljer nästa strid.
omringad-step-ranged = Steg 1: distansvapen
omringad-step-melee = Steg 2: närstrid
omringad-step-withdrawal = Reträtt
omringad-box-ranged = Distans
omringad-box-melee = Närstrid
omringad-box-none = Utan stridsvärde
omringad-side-attackers = Anfall
omringad-side-defenders = Försvar
omringad-least = { $least }+
omringad-fighter = { $count } × { $tile }{ $least ->
        [0] , slår ingen tärning
       *[other] , träffar på { $least } eller högre
    }
omringad-does-hit = Låt { $tile } ta en träff
omringad-does-target = Skjut på { $tile }
omringad-rolled = { $unit } slog { $faces } (träffar på { $least } eller högre): { $hits ->
        [one] en träff
       *[other] { $hits } träffar
    }
omringad-hits-left = { $hits ->
        [one] En träff att ta
       *[other] { $hits } träffar att ta
    }
omringad-hits-send = Ta träffarna
omringad-hits-first = Fördela först alla träffar.
omringad-hits-cheapest = Billigast först
omringad-aim-none = De kan inte ta fler träffar.
omringad-aim-send = Rikta träffarna
omringad-aim-first = Rikta först alla träffar.
omringad-fight-on = Strid vidare
omringad-call-off = Offra diplomaten
omringad-call-off-hint = Avbryts striden går anfallarna tillbaka, förlusterna står kvar och diplomaten läggs i koppen.
omringad-target = { $tile } ({ $owner })

## Vid sidan av spelplanen

omringad-round = Rond { $round }, till { $limit } poäng
omringad-before = Före kriget, till { $limit } poäng
omringad-holder = har initiativet
omringad-head-score = Poäng
omringad-head-points = Per rond
omringad-head-areas = Rutor
omringad-head-gold = Guld
omringad-head-pool = Pool
omringad-head-aside = Åt sidan
omringad-head-values = Värden
omringad-majority = * med poängen för flest rutor
omringad-pool = Din pool
omringad-specials = Specialenheter
omringad-special-cup = i koppen
omringad-special-offer = auktioneras
omringad-special-board = på planen
omringad-chart = Rond för rond
omringad-chart-points = Poäng
omringad-chart-gold = Inkomst i guld

## Ställningen som tabeller

omringad-table-battle = Striden
omringad-table-squares = Rutor
omringad-table-square = Ruta
omringad-table-terrain = Terräng
omringad-table-control = Kontrolleras av
omringad-table-height = Enheter
omringad-table-stacks = Staplar
omringad-table-siege = Belägring
omringad-table-neighbours = Grannar
omringad-table-tile = Enhet
omringad-table-owner = Ägare
omringad-table-count = Antal
omringad-table-box = Ruta på stridsplanen
omringad-table-least = Träffar på
omringad-table-values = Värden

## Tangenter

omringad-keys-march = ← ↑ ↓ →
omringad-keys-march-help = Med en vald grupp: ett steg vidare, även över kanten
omringad-keys-back = ⌫
omringad-keys-back-help = Ta tillbaka ett steg eller en lagd bricka
omringad-keys-buy = 1–9
omringad-keys-buy-help = Välj en bricka, köp en enhet, fördela en träff

## Utsikter och råd

omringad-odds = Odds
omringad-odds-take = Ta { $square }
omringad-odds-hold = Hålla { $square }
omringad-odds-at-most = högst { $chance }
omringad-odds-seen = { $hidden ->
        [one] En enhet där är dold. Den räknas inte med och gör det bara svårare.
       *[other] { $hidden } enheter där är dolda. De räknas inte med och gör det bara svårare.
    }
omringad-odds-left = Enheter kvar i genomsnitt: { $own } av dina, { $enemy } av deras.
omringad-odds-call-off = Diplomaten kan avbryta striden.
omringad-odds-hidden = Hästarna döljer vilka som är med dem, så inga odds kan ges.
omringad-odds-parties = Odds visas bara för strider mellan två sidor.
omringad-odds-too-large = Striden är för stor för exakta odds.
omringad-odds-wait = Räknar ut oddsen…
omringad-advise = Ge mig råd
omringad-advised-best = bäst
omringad-advised-do = Bäst: { $hits }
omringad-advised-mix = Inget är bäst varje gång. Lotta:
omringad-advised-share = { $share }: { $hits }
omringad-advised-take = Då är chansen { $chance } att du tar rutan.
omringad-advised-hold = Då är chansen { $chance } att de inte tar rutan.
omringad-advised-follow = Följ rådet
