# Verdensherredømme: navnene på spillets ting.

## Områder, i kortets rækkefølge

risk-territory-alaska = Alaska
risk-territory-northwest-territory = Nordvestterritoriet
risk-territory-greenland = Grønland
risk-territory-alberta = Alberta
risk-territory-ontario = Ontario
risk-territory-quebec = Quebec
risk-territory-western-us = Vest-USA
risk-territory-eastern-us = Øst-USA
risk-territory-central-america = Mellemamerika
risk-territory-venezuela = Venezuela
risk-territory-peru = Peru
risk-territory-brazil = Brasilien
risk-territory-argentina = Argentina
risk-territory-iceland = Island
risk-territory-great-britain = Storbritannien
risk-territory-scandinavia = Skandinavien
risk-territory-northern-europe = Nordeuropa
risk-territory-western-europe = Vesteuropa
risk-territory-southern-europe = Sydeuropa
risk-territory-ukraine = Ukraine
risk-territory-north-africa = Nordafrika
risk-territory-egypt = Egypten
risk-territory-east-africa = Østafrika
risk-territory-congo = Congo
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
risk-territory-middle-east = Mellemøsten
risk-territory-indonesia = Indonesien
risk-territory-new-guinea = Ny Guinea
risk-territory-western-australia = Vestaustralien
risk-territory-eastern-australia = Østaustralien

## Kontinenter

risk-continent-north-america = Nordamerika
risk-continent-south-america = Sydamerika
risk-continent-europe = Europa
risk-continent-africa = Afrika
risk-continent-asia = Asien
risk-continent-australia = Australien

## Symboler på kortene

risk-symbol-infantry = Infanteri
risk-symbol-cavalry = Kavaleri
risk-symbol-artillery = Artilleri
risk-symbol-joker = Joker

## Spillernes farver

risk-colour-red = Rød
risk-colour-blue = Blå
risk-colour-yellow = Gul
risk-colour-green = Grøn
risk-colour-purple = Violet
risk-colour-black = Koksgrå

## Missioner. I risk-mission-destroy er $seat navnet på den, hvis hære skal væk; $seat_is er "you" eller "other".

risk-mission-asia-south-america = Behersk alle områder i Asien og Sydamerika.
risk-mission-asia-africa = Behersk alle områder i Asien og Afrika.
risk-mission-north-america-africa = Behersk alle områder i Nordamerika og Afrika.
risk-mission-north-america-australia = Behersk alle områder i Nordamerika og Australien.
risk-mission-europe-south-america-plus = Behersk alle områder i Europa, Sydamerika og et tredje kontinent efter eget valg.
risk-mission-europe-australia-plus = Behersk alle områder i Europa, Australien og et tredje kontinent efter eget valg.
risk-mission-territories-24 = Behersk 24 områder efter eget valg.
risk-mission-territories-18-by-2 = Behersk 18 områder efter eget valg med mindst to hære i hvert.
risk-mission-destroy =
    { $seat_is ->
        [you] Tilintetgør alle dine egne hære.
       *[other] Tilintetgør alle hære, der tilhører { $seat }.
    }

## Faser

risk-phase-setup = Opstilling
risk-phase-capitals = Valg af hovedstæder
risk-phase-reinforcement = Forstærkning
risk-phase-neutral = Neutral styrke
risk-phase-attack = Angreb
risk-phase-movement = Troppeflytning
risk-phase-over = Spillet er slut
