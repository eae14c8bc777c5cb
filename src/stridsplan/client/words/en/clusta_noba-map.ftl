# Clusta Noba: the map, its panels, the letters.

clusta-noba-map = Map of the theatre of war
clusta-noba-map-hex = Hex { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = day { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] just now
        [one] 1 hour ago
       *[other] { $hours } hours ago
    }
clusta-noba-map-age-days = { $days } days ago
clusta-noba-map-mark-hours = { $hours } h
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = seen with your own eyes
clusta-noba-map-nobody = Unknown
clusta-noba-map-unit = { $name }, { $men ->
        [one] 1 man
       *[other] { $men } men
    }
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } men as reported
clusta-noba-map-table-units = Your units, as last reported
clusta-noba-map-table-persons = Your commanders, specialists and camps
clusta-noba-map-table-sightings = What was seen of others
clusta-noba-map-table-show = show on the map
clusta-noba-map-table-unit = Unit
clusta-noba-map-table-person = Who
clusta-noba-map-table-what = What
clusta-noba-map-table-side = Side
clusta-noba-map-table-hex = Hex
clusta-noba-map-table-men = Men
clusta-noba-map-table-lost = Lost
clusta-noba-map-table-state = State
clusta-noba-map-table-order = Order
clusta-noba-map-table-source = Source
clusta-noba-map-table-age = Reported
