# Clusta Noba: kartan, dess paneler, breven.

clusta-noba-map = Karta över krigsskådeplatsen
clusta-noba-map-hex = Hex { $hex }
clusta-noba-map-ground = { $terrain }, { $metres } m
clusta-noba-map-moment = dag { $day }, { $clock }
clusta-noba-map-age-hours = { $hours ->
        [0] alldeles nyss
        [one] för 1 timme sedan
       *[other] för { $hours } timmar sedan
    }
clusta-noba-map-age-days = för { $days } dygn sedan
clusta-noba-map-mark-hours = { $hours } t
clusta-noba-map-mark-days = { $days } d
clusta-noba-map-exact = sett med egna ögon
clusta-noba-map-nobody = Okänd
clusta-noba-map-unit = { $name }, { $men } man
clusta-noba-map-own = { $stack } ({ $age })
clusta-noba-map-sighting = { $side }: { $what }
clusta-noba-map-sighting-men = { $side }: { $what }, { $men } man enligt rapport
clusta-noba-map-table-units = Dina förband, enligt senaste rapport
clusta-noba-map-table-persons = Dina befälhavare, specialister och läger
clusta-noba-map-table-sightings = Vad som har setts av andra
clusta-noba-map-table-show = visa på kartan
clusta-noba-map-table-unit = Förband
clusta-noba-map-table-person = Vem
clusta-noba-map-table-what = Vad
clusta-noba-map-table-side = Sida
clusta-noba-map-table-hex = Hex
clusta-noba-map-table-men = Man
clusta-noba-map-table-lost = Förlorat
clusta-noba-map-table-state = Läge
clusta-noba-map-table-order = Order
clusta-noba-map-table-source = Källa
clusta-noba-map-table-age = Rapporterat
