# Världsherravälde: namnen på allt som finns i spelet.

## Områden, i kartans ordning

risk-territory-alaska = Alaska
risk-territory-northwest-territory = Nordvästra territoriet
risk-territory-greenland = Grönland
risk-territory-alberta = Alberta
risk-territory-ontario = Ontario
risk-territory-quebec = Quebec
risk-territory-western-us = Västra USA
risk-territory-eastern-us = Östra USA
risk-territory-central-america = Centralamerika
risk-territory-venezuela = Venezuela
risk-territory-peru = Peru
risk-territory-brazil = Brasilien
risk-territory-argentina = Argentina
risk-territory-iceland = Island
risk-territory-great-britain = Storbritannien
risk-territory-scandinavia = Skandinavien
risk-territory-northern-europe = Nordeuropa
risk-territory-western-europe = Västeuropa
risk-territory-southern-europe = Sydeuropa
risk-territory-ukraine = Ukraina
risk-territory-north-africa = Nordafrika
risk-territory-egypt = Egypten
risk-territory-east-africa = Östafrika
risk-territory-congo = Kongo
risk-territory-south-africa = Sydafrika
risk-territory-madagascar = Madagaskar
risk-territory-ural = Ural
risk-territory-siberia = Sibirien
risk-territory-yakutsk = Jakutsk
risk-territory-kamchatka = Kamtjatka
risk-territory-irkutsk = Irkutsk
risk-territory-mongolia = Mongoliet
risk-territory-japan = Japan
risk-territory-afghanistan = Afghanistan
risk-territory-china = Kina
risk-territory-india = Indien
risk-territory-siam = Siam
risk-territory-middle-east = Mellanöstern
risk-territory-indonesia = Indonesien
risk-territory-new-guinea = Nya Guinea
risk-territory-western-australia = Västra Australien
risk-territory-eastern-australia = Östra Australien

## Kontinenter

risk-continent-north-america = Nordamerika
risk-continent-south-america = Sydamerika
risk-continent-europe = Europa
risk-continent-africa = Afrika
risk-continent-asia = Asien
risk-continent-australia = Australien

## Symboler på korten

risk-symbol-infantry = Infanteri
risk-symbol-cavalry = Kavalleri
risk-symbol-artillery = Artilleri
risk-symbol-joker = Joker

## Spelarnas färger

risk-colour-red = Röd
risk-colour-blue = Blå
risk-colour-yellow = Gul
risk-colour-green = Grön
risk-colour-purple = Violett
risk-colour-black = Kolgrå

## Uppdrag. I risk-mission-destroy är $seat namnet på den vars arméer ska bort; $seat_is är "you" eller "other".

risk-mission-asia-south-america = Håll alla områden i Asien och Sydamerika.
risk-mission-asia-africa = Håll alla områden i Asien och Afrika.
risk-mission-north-america-africa = Håll alla områden i Nordamerika och Afrika.
risk-mission-north-america-australia = Håll alla områden i Nordamerika och Australien.
risk-mission-europe-south-america-plus = Håll alla områden i Europa, Sydamerika och en valfri tredje kontinent.
risk-mission-europe-australia-plus = Håll alla områden i Europa, Australien och en valfri tredje kontinent.
risk-mission-territories-24 = Håll 24 valfria områden.
risk-mission-territories-18-by-2 = Håll 18 valfria områden med minst två arméer på vart och ett.
risk-mission-destroy =
    { $seat_is ->
        [you] Förgör alla dina arméer.
       *[other] Förgör varenda armé som tillhör { $seat }.
    }

## Faser

risk-phase-setup = Förberedelser
risk-phase-capitals = Val av huvudstäder
risk-phase-reinforcement = Förstärkning
risk-phase-neutral = Neutral styrka
risk-phase-attack = Anfall
risk-phase-movement = Trupprörelse
risk-phase-over = Spelet är slut
