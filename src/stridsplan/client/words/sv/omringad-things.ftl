# Omringad: namnen på dess ting.

## Enheter

omringad-unit-merc = legoknektar
omringad-unit-elite = elitsoldater
omringad-unit-archer = bågskyttar
omringad-unit-rider = ryttare
omringad-unit-catapult = katapult
omringad-unit-general = general
omringad-unit-diplomat = diplomat
omringad-unit-dragon = drake
omringad-unit-horses = hästar
omringad-unit-infiltrator = infiltratör
omringad-unit-elephants = krigselefanter
omringad-unit-mage = magiker
omringad-unit-pirates = pirater
omringad-unit-sharpshooters = prickskyttar

## Terräng

omringad-terrain-plain = slätt
omringad-terrain-castle = slott
omringad-terrain-village = by
omringad-terrain-lake = sjö
omringad-terrain-forest = skog
omringad-terrain-mountain = berg

## Faser

omringad-phase-terrain = Länder
omringad-phase-army = Första arméer
omringad-phase-initiative = Initiativ
omringad-phase-auction = Auktion
omringad-phase-purchase = Inköp
omringad-phase-movement = Förflyttning
omringad-phase-combat = Strid
omringad-phase-reinforcement = Förstärkning
omringad-phase-scoring = Poängräkning
omringad-phase-over = Slut
