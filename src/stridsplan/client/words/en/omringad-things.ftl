# Omringad: the names of its things.

## Units

omringad-unit-merc = mercenaries
omringad-unit-elite = elite soldiers
omringad-unit-archer = archers
omringad-unit-rider = riders
omringad-unit-catapult = catapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = dragon
omringad-unit-horses = horses
omringad-unit-infiltrator = infiltrator
omringad-unit-elephants = war elephants
omringad-unit-mage = mage
omringad-unit-pirates = pirates
omringad-unit-sharpshooters = sharpshooters

## Terrain

omringad-terrain-plain = plain
omringad-terrain-castle = castle
omringad-terrain-village = village
omringad-terrain-lake = lake
omringad-terrain-forest = forest
omringad-terrain-mountain = mountain

## Phases

omringad-phase-terrain = Countries
omringad-phase-army = First armies
omringad-phase-initiative = Initiative
omringad-phase-auction = Auction
omringad-phase-purchase = Purchase
omringad-phase-movement = Movement
omringad-phase-combat = Combat
omringad-phase-reinforcement = Reinforcement
omringad-phase-scoring = Scoring
omringad-phase-over = The end
