# Clusta Noba: kortet, dets paneler, brevene.

clusta-noba-map = Kort over krigsskuepladsen
clusta-noba-map-hex = Felt { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = dag { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] lige nu
        [one] for 1 time siden
       *[other] for { $hours } timer siden
    }
clusta-noba-map-age-days = for { $days } døgn siden
clusta-noba-map-mark-hours = { $hours } t
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = set med egne øjne
clusta-noba-map-nobody = Ukendt
clusta-noba-map-unit = { $name }, { $men } mand
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } mand ifølge melding
clusta-noba-map-table-units = Dine afdelinger, ifølge seneste melding
clusta-noba-map-table-persons = Dine hærførere, specialister og lejre
clusta-noba-map-table-sightings = Hvad der er set af andre
clusta-noba-map-table-show = vis på kortet
clusta-noba-map-table-unit = Afdeling
clusta-noba-map-table-person = Hvem
clusta-noba-map-table-what = Hvad
clusta-noba-map-table-side = Side
clusta-noba-map-table-hex = Felt
clusta-noba-map-table-men = Mand
clusta-noba-map-table-lost = Tabt
clusta-noba-map-table-state = Tilstand
clusta-noba-map-table-order = Ordre
clusta-noba-map-table-source = Kilde
clusta-noba-map-table-age = Meldt
