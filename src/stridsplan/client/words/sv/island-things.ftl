# Slaget om ön: sakernas namn och det som brädet säger. $owner är en plats namn; $owner_is är "you" eller "other".

## Pjäser och riktningar

island-type-tank = stridsvagn
island-type-jeep = jeep
island-type-soldier = soldat
island-facing-north = norr
island-facing-east = öster
island-facing-south = söder
island-facing-west = väster
island-unit =
    { $owner_is ->
        [you] din { $type }
       *[other] en { $type } som { $owner } har
    }
island-unit-on = { $unit } på { $square }
island-unit-facing = { $unit }, vänd mot { $facing }
island-facing = vänd mot { $facing }
island-range = räckvidd { $range }
island-fire-hits = kan träffa { $square }
island-fire-aims = siktar på { $square }, där inget finns att träffa
island-fire-barred = hindret på { $square } stoppar skottet
island-fire-off = { $range } rutor framåt ligger havet
island-score = { $score ->
        [one] { $score } pjäs kvar
       *[other] { $score } pjäser kvar
    }

## Ön och plattorna

island-map = Ön
island-block = ett oöppnat hinder
island-block-title = Hinder
island-block-chance = oöppnat, { $chance } chans att det är skarpt
island-trace-live = här sprängdes ett skarpt hinder
island-trace-safe = här öppnades ett ofarligt hinder
island-safe = ofarligt
island-pad =
    { $owner_is ->
        [you] din bärplatta
       *[other] bärplattan som { $owner } har
    }, med missilen vid kolumn { $column }
island-slot =
    { $owner_is ->
        [you] fack { $slot } på din platta
       *[other] fack { $slot } på plattan som { $owner } har
    }
island-slot-number = fack { $slot }
island-slot-empty = tomt
island-slot-empty-title = Tomt fack
island-slot-beside = intill { $square }
island-slot-overhangs = förbi hörnet, ingen väg i land

## Ställningen som tabeller

island-table-characters = Pjäser
island-table-character = Pjäs
island-table-owner = Hör till
island-table-square = Ruta
island-table-facing = Vänd mot
island-table-range = Räckvidd
island-table-fire = Skott
island-table-pads = Bärplattor
island-table-slot = Fack
island-table-beside = Intill
island-table-blocks = Hinder
island-table-state = Läge

## Vad en plats duger till nu

island-can-block = här får ett hinder ligga
island-can-place = här får en pjäs stå
island-can-piece = kan väljas
island-can-to = kan nås
island-can-target = kan beskjutas
island-can-launch = kan sättas in
island-can-nominate = kan väljas för att glida
island-can-remove = får tas bort
island-can-swap = kan byta plats

## Vad en handling kostar

island-land = Landa på hindret på { $square }
island-losses-hit = Tas bort: { $units }.
island-losses-crossfire = Korselden tar också { $units }.
island-losses-live = Chansen är { $chance } att hindret är skarpt och tar { $units }.
island-losses-live-nobody = Chansen är { $chance } att hindret är skarpt; ingen står intill.
island-losses-if-live = Om hindret är skarpt tar det { $units }.
island-losses-if-live-nobody = Hindret kan vara skarpt; ingen står intill.
island-losses-chain =
    { $count ->
        [one] Hindret intill utlöses också och kan ta fler.
       *[other] De { $count } hindren intill utlöses också och kan ta fler.
    }
island-lander = pjäsen som landar
island-cause-shot = skott
island-cause-crossfire = korseld
island-cause-explosion = explosion
island-cause-landing = landade på ett skarpt hinder
island-cause-penalty = straff

## Ledtrådar

island-block-hint = Välj en ruta. Hinder stoppar både förflyttning och skott; ingen vet vilka som är skarpa.
island-hand = Pjäser att placera ut
island-hand-none = Inga fler av den här att placera ut.
island-dial = Åt vilket håll den är vänd
island-place-hint = Välj en ruta i dina två hemrader.
island-place-turns = vrider pjäsen.
island-order = Facken på din platta, från din vänstra sida
island-order-hint = Välj två pjäser, så byter de plats; missilen ligger vid fack 3.
island-order-send = Behåll den här ordningen
island-move-which = Välj en pjäs, och sedan vart den ska.
island-move-where = Välj vart den ska; en pil vrider den där.
island-move-landing = Den når bara hinder: ska den flytta måste den landa på ett.
island-within-reach = Kan nås: { $squares }
island-which-way = Det finns mer än ett sätt.
island-shots = Skott
island-zero-launch = Sätt in en pjäs på rutan intill dess fack:
island-zero-pad = Låt plattan glida med nästa tal; sedan är turen slut:
island-zero-turn = Vrid en pjäs på ön: välj den.
island-zero-turn-how = Vrid den pjäs du har valt:
island-remove-hint = Välj pjäsen som ska bort.
island-dice-open = Kvar att använda: { $numbers }
island-dice-used = Talet är använt

## Bredvid brädet

island-forces = Styrkor
island-force = { $island } på ön, { $pad } på plattan, { $lost } förlorade
island-state-island = på ön
island-state-pad = på plattan
island-state-lost = förlorad
island-state-hand = inte utplacerad
island-idle = { $turns } turer utan förlust, insättning eller öppnat hinder.
island-blocks = Hinder
island-blocks-live = Nästa är skarpt
island-blocks-left = Oöppnade: { $live } skarpa, { $safe } ofarliga.
island-blocks-none = Alla hinder är öppnade.
island-war = Krig, slag { $battle }
island-war-points = Poäng
island-war-wins = Vunna
island-war-worth = Vid vinst nu
island-reach = Räckhåll
island-reach-any = Nästa tur
island-reach-number = Vid { $number }: { $chance }
island-reach-help = Chansen att en tur med det här talet tar bort en fiende, och vad varje pjäs kan träffa efter sin flyttning.
island-reach-none = Det finns inget att visa just nu.
island-reach-wait = Räknar…
island-reach-squares = når { $squares }

## Tangenter

island-keys-turn = R, ⇧ R
island-keys-turn-help = Vrid pjäsen som ska placeras ut
island-keys-swap = ⇧ ← →
island-keys-swap-help = Flytta en pjäs till plattans nästa fack
