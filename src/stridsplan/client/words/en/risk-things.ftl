# World Conquest: the names of its things.

risk-name = World Conquest
risk-subtitle = the rules of Risk
risk-line = Hold your borders, trust your dice, and take the world before your neighbours do.

## Territories, in map order

risk-territory-alaska = Alaska
risk-territory-northwest-territory = Northwest Territory
risk-territory-greenland = Greenland
risk-territory-alberta = Alberta
risk-territory-ontario = Ontario
risk-territory-quebec = Quebec
risk-territory-western-us = Western United States
risk-territory-eastern-us = Eastern United States
risk-territory-central-america = Central America
risk-territory-venezuela = Venezuela
risk-territory-peru = Peru
risk-territory-brazil = Brazil
risk-territory-argentina = Argentina
risk-territory-iceland = Iceland
risk-territory-great-britain = Great Britain
risk-territory-scandinavia = Scandinavia
risk-territory-northern-europe = Northern Europe
risk-territory-western-europe = Western Europe
risk-territory-southern-europe = Southern Europe
risk-territory-ukraine = Ukraine
risk-territory-north-africa = North Africa
risk-territory-egypt = Egypt
risk-territory-east-africa = East Africa
risk-territory-congo = Congo
risk-territory-south-africa = South Africa
risk-territory-madagascar = Madagascar
risk-territory-ural = Ural
risk-territory-siberia = Siberia
risk-territory-yakutsk = Yakutsk
risk-territory-kamchatka = Kamchatka
risk-territory-irkutsk = Irkutsk
risk-territory-mongolia = Mongolia
risk-territory-japan = Japan
risk-territory-afghanistan = Afghanistan
risk-territory-china = China
risk-territory-india = India
risk-territory-siam = Siam
risk-territory-middle-east = Middle East
risk-territory-indonesia = Indonesia
risk-territory-new-guinea = New Guinea
risk-territory-western-australia = Western Australia
risk-territory-eastern-australia = Eastern Australia

## Continents

risk-continent-north-america = North America
risk-continent-south-america = South America
risk-continent-europe = Europe
risk-continent-africa = Africa
risk-continent-asia = Asia
risk-continent-australia = Australia

## Symbols on the cards

risk-symbol-infantry = Infantry
risk-symbol-cavalry = Cavalry
risk-symbol-artillery = Artillery
risk-symbol-joker = Joker

## Colours of the seats

risk-colour-red = Red
risk-colour-blue = Blue
risk-colour-yellow = Yellow
risk-colour-green = Green
risk-colour-purple = Violet
risk-colour-black = Charcoal

## Missions. In risk-mission-destroy, $seat is the name of the seat whose armies must go; $seat_is is "you" or "other".

risk-mission-asia-south-america = Hold every territory in Asia and South America.
risk-mission-asia-africa = Hold every territory in Asia and Africa.
risk-mission-north-america-africa = Hold every territory in North America and Africa.
risk-mission-north-america-australia = Hold every territory in North America and Australia.
risk-mission-europe-south-america-plus = Hold every territory in Europe, South America and a third continent of your choice.
risk-mission-europe-australia-plus = Hold every territory in Europe, Australia and a third continent of your choice.
risk-mission-territories-24 = Hold any 24 territories.
risk-mission-territories-18-by-2 = Hold any 18 territories with at least two armies in each of them.
risk-mission-destroy =
    { $seat_is ->
        [you] Wipe out all your armies.
       *[other] Wipe out every army of { $seat }.
    }

## Phases

risk-phase-setup = Setting up
risk-phase-capitals = Choosing capitals
risk-phase-reinforcement = Reinforcement
risk-phase-neutral = Neutral force
risk-phase-attack = Attack
risk-phase-movement = Troop movement
risk-phase-over = Game over

## Table options

risk-option-goal = Goal of the game
    .help = What you have to do to win.
    .v-mission = Secret mission
    .v-world = The whole world
    .v-capital = Capitals
    .v-destroy-opponent = Destroy the opponent
risk-option-defence-two-dice-min = Second defence die
    .help = How many armies a territory needs before its defender may roll two dice.
    .v-3 = From three armies
    .v-2 = From two armies
risk-option-defence-decision = Choosing defence dice
    .help = Whether defenders are asked how many dice to roll when they have a choice.
    .v-ask-with-standing-max = Standing answer, at first the most dice
    .v-auto-max = Always the most dice
    .v-ask = Always ask
risk-option-attack-min-move = Marching in
    .help = How many armies must at least move into a conquered territory.
    .v-declared = As many as were declared
    .v-dice = As many as dice were rolled
risk-option-cards-set-values = Value of card sets
    .help = Whether a set is worth a fixed number of armies or more with every set traded in the game.
    .v-fixed = Fixed: 4, 6, 8 or 10
    .v-rising = Rising scale
risk-option-cards-forced-scope = Forced trades
    .help = How long you must go on trading once you start your turn with five cards or more.
    .v-until-no-set = Until no set is left
    .v-max-sets = As many sets as possible
    .v-below-five = Until fewer than five cards are left
risk-option-cards-territory-bonus = Territory bonus
    .help = How often you get two extra armies for trading a card that shows a territory of your own.
    .v-per-card = For every such card
    .v-once-per-set = Once per set
    .v-once-per-turn = Once per turn
    .v-none = Never
risk-option-cards-captured = Captured cards
    .help = When you may trade the cards taken from another player.
    .v-keep-until-next-reinforcement = At your next reinforcement
    .v-may-trade-now = At once, if you like
    .v-must-trade-now-5plus = At once, compulsory with five cards or more
    .v-must-trade-now-6plus = At once, compulsory with six cards or more
risk-option-setup-placement = Placing the first armies
    .help = How the starting armies get onto the map.
    .v-alternating-single = One at a time, in turn
    .v-batch-in-turn = All at once, in turn
    .v-batch-secret = All at once, in secret
    .v-random = At random
risk-option-mission-own-colour = Mission against your own colour
    .help = What happens when your mission card tells you to wipe out your own colour.
    .v-conquer-24 = Hold 24 territories instead
    .v-redeal = Swap for a left-over card
    .v-next-colour = Wipe out the next colour instead
risk-option-mission-destroyed-by-other = Target wiped out by another player
    .help = What becomes of your mission when somebody else wipes out your target.
    .v-conquer-24 = Hold 24 territories instead
    .v-counts-as-done = Your mission is done
risk-option-move-reach = Reach of the troop movement
    .help = How far armies may go in the one move that ends a turn.
    .v-adjacent = To a neighbour
    .v-connected = Through connected territories of your own
risk-option-capital-missions = Missions in the capital game
    .help = Whether you can also win by your secret mission when you play for capitals.
    .v-on = With missions
    .v-off = Without missions
risk-option-capital-own-must-be-held = Your own capital
    .help = Whether you must hold your own capital to win the capital game.
    .v-false = Not needed to win
    .v-true = Must be held to win
risk-option-twop-half-includes-bonus = Share of the neutral force
    .help = Whether armies from the territory bonus count when the neutral force gets half of a reinforcement.
    .v-true = Half of everything
    .v-false = Without the territory bonus

## Ready-made sets of options

risk-profile-text = Original
    .help = The rules as our Swedish edition tells them, with the second defence die from three armies.
risk-profile-international = International
    .help = As in many international editions: the second defence die from two armies, rising card sets and lighter forced trades.
