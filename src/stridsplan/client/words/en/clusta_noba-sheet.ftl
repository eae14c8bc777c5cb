# Clusta Noba: the form in which orders are written, and what else is written before a day. Hexes are column and row: 10.09.
# A $time is a moment as clusta-noba-map-moment says it, $order the name of an order, $who a person or a camp.

clusta-noba-question-sheet = What are the orders for { $recipient }?
    .title = Order sheet

## Before the campaign

clusta-noba-sheet-chief = Commander in chief
clusta-noba-sheet-chief-hint = Orders start from his hex, and reports come to it. If he falls, somebody else takes over.
clusta-noba-sheet-approach = Approach
clusta-noba-sheet-approach-hint = Your ships appear in { $hex }. Choose another sea hex on the edge of the map to come from there; nobody else learns of it.
clusta-noba-sheet-ready = Ready

## Who is where

clusta-noba-sheet-nobody = Your ships have not reached the island yet.
clusta-noba-sheet-home = headquarters
clusta-noba-sheet-aboard = on board
clusta-noba-sheet-lone = Alone
clusta-noba-sheet-lone-hint = Only the way home can be ordered.
clusta-noba-sheet-write = Orders
clusta-noba-sheet-write-to = Orders to { $who }
clusta-noba-sheet-write-for = Write orders for { $unit }

## The form

clusta-noba-sheet-at-once = At headquarters: the orders apply at once.
clusta-noba-sheet-arrives = If all goes well, the courier arrives on { $time }.
clusta-noba-sheet-through = As far as you know, the chance that the courier gets there is { $chance }.
clusta-noba-sheet-through-safe = You know of nobody on the way who could catch the courier.
clusta-noba-sheet-units = Units
clusta-noba-sheet-all-units = All
clusta-noba-sheet-alone = Alone, without troops
clusta-noba-sheet-grid = Days across, rounds down
clusta-noba-sheet-day = Day
clusta-noba-sheet-cell = day { $day }, round { $round }, { $clock }
clusta-noba-sheet-state-none = nothing ordered
clusta-noba-sheet-state-late = before the courier arrives
clusta-noba-sheet-state-busy = under way
clusta-noba-sheet-state-done = done, waits
clusta-noba-sheet-state-over = orders have ended
clusta-noba-sheet-hint-first = Choose the day and the round in which the orders begin.
clusta-noba-sheet-hint-more = Choose a round to add an entry or to change one.
clusta-noba-sheet-close = Discard
clusta-noba-sheet-finish = Keep these orders
clusta-noba-sheet-days = Days covered
clusta-noba-sheet-days-auto = to the last entry
clusta-noba-sheet-days-count = { $days ->
        [one] one day
       *[other] { $days } days
    }
clusta-noba-sheet-couriers = Couriers
clusta-noba-sheet-copy = Same orders for
clusta-noba-sheet-copy-to = Choose
clusta-noba-sheet-lapses = The orders end on { $time }. After that the units only defend themselves.

## An entry

clusta-noba-sheet-entry = Entry
clusta-noba-sheet-entry-title = Day { $day }, { $clock }
clusta-noba-sheet-entry-close = Close the entry
clusta-noba-sheet-entry-remove = Remove this entry
clusta-noba-sheet-orders = Order
clusta-noba-sheet-other-order = Another order
clusta-noba-sheet-hex = Hex
clusta-noba-sheet-hex-format = Write a hex as column and row: 07.06.
clusta-noba-sheet-pick = Choose on the map
clusta-noba-sheet-route = Route
clusta-noba-sheet-route-nearest = the nearest way
clusta-noba-sheet-via-add = Through a hex
clusta-noba-sheet-via-remove = Not through { $hex }
clusta-noba-sheet-nights = Night rounds
clusta-noba-sheet-formation = Formation
clusta-noba-sheet-formation-march = March
clusta-noba-sheet-formation-combat = Combat
clusta-noba-sheet-further = Until further notice
clusta-noba-sheet-begins = Begins on { $time }.
clusta-noba-sheet-ends = Done on { $time }, as far as known.
clusta-noba-sheet-runs = It goes on as long as the orders last.
clusta-noba-sheet-runs-until = It goes on until the next entry.
clusta-noba-sheet-order-hex = { $order } { $hex }
clusta-noba-sheet-by = through { $hexes }
clusta-noba-sheet-nights-short = { $nights ->
        [one] one night round
       *[other] { $nights } night rounds
    }
clusta-noba-sheet-further-short = until further notice
clusta-noba-sheet-when = Day { $day }, round { $round }: { $what }

## What the map is asked for

clusta-noba-sheet-ask-hex = { $order }: which hex? Choose it, or draw the route from where the units are.
clusta-noba-sheet-ask-via = Through which hex does the route lead?
clusta-noba-sheet-ask-wish = { $order }: which hex?
clusta-noba-sheet-ask-errand = Which hex comes next on the way?
clusta-noba-sheet-ask-umpire = Choose the hex.
clusta-noba-sheet-ask-template-camp = Where do they camp?
clusta-noba-sheet-ask-template-scout = From where do they scout?
clusta-noba-sheet-ask-template-land = Where do they land?
clusta-noba-sheet-ask-template-divine = Where are the stars read?

## Templates

clusta-noba-sheet-templates = Ready-made orders
clusta-noba-sheet-template-camp = March there and camp
clusta-noba-sheet-template-fortify = Fortify from now on
clusta-noba-sheet-template-hold = Hold from now on
clusta-noba-sheet-template-patrol = Patrol from now on
clusta-noba-sheet-template-scout = Scout from there
clusta-noba-sheet-template-land = Land there
clusta-noba-sheet-template-divine = Read the stars there

## Conduct in fights

clusta-noba-sheet-doctrine = { $count ->
        [0] Conduct in fights: as usual
        [one] Conduct in fights: one change
       *[other] Conduct in fights: { $count } changes
    }
clusta-noba-sheet-doctrine-hint = Nobody can ask you in the middle of a battle. These rules decide in your place.
clusta-noba-sheet-forced = Forced march
clusta-noba-sheet-forced-at = day { $day }, round { $round }
clusta-noba-sheet-forced-add = In the chosen round
clusta-noba-sheet-forced-choose = First choose a round.
clusta-noba-sheet-forced-remove = No forced march on day { $day }, round { $round }

## Warnings

clusta-noba-sheet-warning-no-courier = No courier can get there.
clusta-noba-sheet-warning-in-camp = A commander in a camp leads only the units that you name. Choose them, or write to the camp.
clusta-noba-sheet-warning-nobody = As far as you know, nobody is there who could do it.
clusta-noba-sheet-warning-skipped = { $order } on day { $day }, round { $round }: the courier comes too late for it.
clusta-noba-sheet-warning-no-way = { $order } on day { $day }, round { $round }: no way leads there.
clusta-noba-sheet-warning-cut-short = { $order } on day { $day }, round { $round }: the next entry begins before it is done.
clusta-noba-sheet-warning-unfinished = { $order } on day { $day }, round { $round }: the orders end before it is done.
clusta-noba-sheet-warning-no-commander = { $order } on day { $day }, round { $round }: no commander comes along, and without one no camp is pitched.
clusta-noba-sheet-warning-lone = In the end the units have neither a camp nor a commander. Then you can only send them home.
clusta-noba-sheet-warning-headquarters = The commander-in-chief goes with these units: headquarters move, and orders for those who stay need a courier.
clusta-noba-sheet-warning-idle = { $count ->
        [one] { $units } has no orders.
       *[other] { $units } have no orders.
    }
clusta-noba-sheet-warning-ends = { $count ->
        [one] The orders of { $units } end on { $time }, before new ones can arrive.
       *[other] The orders of { $units } end on { $time }, before new ones can arrive.
    }
clusta-noba-sheet-warning-alone = { $count ->
        [one] { $units } has neither a camp nor a commander, and can only be sent home.
       *[other] { $units } have neither a camp nor a commander, and can only be sent home.
    }

## What is written

clusta-noba-sheet-written = { $count ->
        [one] One column is written
       *[other] { $count } columns are written
    }
clusta-noba-sheet-to = To { $who }
clusta-noba-sheet-edit = Change
clusta-noba-sheet-edit-label = Change the column to { $who }
clusta-noba-sheet-remove = Remove
clusta-noba-sheet-remove-label = Remove the column to { $who }

## Wishes, errands, letters

clusta-noba-sheet-other-wishes = Wishes
clusta-noba-sheet-other-errand = { $count ->
        [0] Specialists
       *[other] Specialists: { $count }
    }
clusta-noba-sheet-other-letter = { $count ->
        [0] Letters
       *[other] Letters: { $count }
    }
clusta-noba-sheet-other-play-on = { $count ->
        [0] Play on
       *[other] Play on: { $count }
    }
clusta-noba-sheet-give-up = Cancel
clusta-noba-sheet-wishes-hint = If the orders of a commander run out, he does one of three things, most likely the first. No courier has to tell him.
clusta-noba-sheet-wishes-change = Change
clusta-noba-sheet-wish-next = { $number ->
        [1] What would he do most of all?
        [2] And second?
       *[3] And third?
    }
clusta-noba-sheet-errand-begin = Send on an errand
clusta-noba-sheet-errand-change = Another errand
clusta-noba-sheet-errand-hex = To a hex
clusta-noba-sheet-errand-return = Then back to
clusta-noba-sheet-errand-choose = Choose
clusta-noba-sheet-errand-divine = Read the stars there
clusta-noba-sheet-errand-trip = { $hexes }, then back to { $home }.
clusta-noba-sheet-errand-stars = Reads the stars in { $hexes }.
clusta-noba-sheet-letter-truce = Offer a truce
clusta-noba-sheet-letter-war = Declare war
clusta-noba-sheet-letter-got = Last letter received: { $letter }.
clusta-noba-sheet-letter-posted = Ready to be sent: { $letter }.

## Orders in files

clusta-noba-sheet-other-write = Files
clusta-noba-sheet-files-hint = Orders can be kept in a file and used again, on another day or at another table. Where their first day has passed, they begin today.
clusta-noba-sheet-files-form = What such a file looks like
clusta-noba-sheet-files-load = Load orders
clusta-noba-sheet-files-save = Save today’s sheets
clusta-noba-sheet-files-none = Nothing is written yet.
clusta-noba-sheet-files-unreadable = There are no orders in this file.
clusta-noba-sheet-files-loaded = { $count ->
        [0] The file has been read.
        [one] One column has been written.
       *[other] { $count } columns have been written.
    }
clusta-noba-sheet-files-moved = { $days ->
        [one] All of it is one day later than in the file.
       *[other] All of it is { $days } days later than in the file.
    }

## The seal

clusta-noba-sheet-watch = Ask me before each round of the day about my own hex
clusta-noba-sheet-play-on = Play on
clusta-noba-sheet-play-on-hint = On these days you write nothing. If something reaches anybody who plays on, all are asked again the next morning.
clusta-noba-sheet-play-on-days = { $days ->
        [0] for today only
        [one] one more day, unless something reaches me
       *[other] { $days } more days, unless something reaches me
    }
clusta-noba-sheet-seal = { $sheets ->
        [0] Seal without new orders
        [one] Seal and send one sheet
       *[other] Seal and send { $sheets } sheets
    }
clusta-noba-sheet-live-hint = Whoever is in your own hex can get other orders before this round, without a courier.
clusta-noba-sheet-live-go-on = Nothing changes
clusta-noba-sheet-live-seal = Give these orders

## Hints for the first days

clusta-noba-hint-approach = Ships come in from the edge of the map; only the Crurians come over the bridge. If you come by ship, land in peace on a far coast, or be the first near the middle.
clusta-noba-hint-orders = Each morning you may send orders. Choose a unit or its commander to write a sheet for them; on the first day, land.
clusta-noba-hint-sheet = A column of the grid is a day, a cell two hours. Choose the cell in which something begins. What the order leads to, as far as can be known now, is coloured in.
clusta-noba-hint-templates = Ready-made orders write several entries at once, each for when the one before it should be done.
clusta-noba-hint-lapse = When orders end, units only defend themselves. So let the last entry hold until further notice.
clusta-noba-hint-seal = Nothing moves before all sides have sealed. Then the day passes, and you learn only what couriers bring.
clusta-noba-hint-reports = The map shows what you were told, paler with age. Only your own hex is as you see it.
clusta-noba-hint-live = You are in your own hex yourself: there you may change orders from round to round.
