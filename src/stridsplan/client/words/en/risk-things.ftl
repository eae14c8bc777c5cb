# World Conquest: the names of its things.

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
