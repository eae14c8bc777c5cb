# Omringad: navnene på dets ting.

## Enheder

omringad-unit-merc = lejesoldater
omringad-unit-elite = elitesoldater
omringad-unit-archer = bueskytter
omringad-unit-rider = ryttere
omringad-unit-catapult = katapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = drage
omringad-unit-horses = heste
omringad-unit-infiltrator = infiltrator
omringad-unit-elephants = krigselefanter
omringad-unit-mage = magiker
omringad-unit-pirates = pirater
omringad-unit-sharpshooters = finskytter

## Terræn

omringad-terrain-plain = slette
omringad-terrain-castle = borg
omringad-terrain-village = landsby
omringad-terrain-lake = sø
omringad-terrain-forest = skov
omringad-terrain-mountain = bjerg

## Faser

omringad-phase-terrain = Lande
omringad-phase-army = Første hære
omringad-phase-initiative = Initiativ
omringad-phase-auction = Auktion
omringad-phase-purchase = Indkøb
omringad-phase-movement = Bevægelse
omringad-phase-combat = Kamp
omringad-phase-reinforcement = Forstærkning
omringad-phase-scoring = Optælling
omringad-phase-over = Slut
