# Verdensherredømme: navnene på spillets ting.

risk-name = Verdensherredømme
risk-subtitle = reglerne fra Risk
risk-line = Hold dine grænser, stol på dine terninger, og tag verden, før naboerne gør det.

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

## Bordets valg

risk-option-goal = Spillets mål
    .help = Hvad du skal gøre for at vinde.
    .v-mission = Hemmelig mission
    .v-world = Hele verden
    .v-capital = Hovedstæder
    .v-destroy-opponent = Tilintetgør modstanderen
risk-option-defence-two-dice-min = Forsvarsterning nummer to
    .help = Hvor mange hære der skal være i et område, før forsvareren må slå med to terninger.
    .v-3 = Fra tre hære
    .v-2 = Fra to hære
risk-option-defence-decision = Valg af forsvarsterninger
    .help = Om forsvareren bliver spurgt om antallet af terninger, når der er noget at vælge imellem.
    .v-ask-with-standing-max = Stående svar, i begyndelsen flest terninger
    .v-auto-max = Altid flest terninger
    .v-ask = Spørg altid
risk-option-attack-min-move = Indrykning
    .help = Hvor mange hære der mindst skal flyttes ind i et erobret område.
    .v-declared = Lige så mange, som blev meldt
    .v-dice = Lige så mange, som der blev slået terninger
risk-option-cards-set-values = Sættenes værdi
    .help = Om et sæt giver et fast antal hære eller flere for hvert sæt, der er indløst i spillet.
    .v-fixed = Fast: 4, 6, 8 eller 10
    .v-rising = Stigende skala
risk-option-cards-forced-scope = Tvungen indløsning
    .help = Hvor længe du skal blive ved med at indløse, når du begynder turen med mindst fem kort.
    .v-until-no-set = Til der ikke er flere sæt
    .v-max-sets = Så mange sæt som muligt
    .v-below-five = Til der er færre end fem kort tilbage
risk-option-cards-territory-bonus = Områdebonus
    .help = Hvor ofte du får to ekstra hære for at indløse et kort, der viser et af dine egne områder.
    .v-per-card = For hvert sådant kort
    .v-once-per-set = Én gang pr. sæt
    .v-once-per-turn = Én gang pr. tur
    .v-none = Aldrig
risk-option-cards-captured = Erobrede kort
    .help = Hvornår du må indløse de kort, du har taget fra en anden spiller.
    .v-keep-until-next-reinforcement = Ved din næste forstærkning
    .v-may-trade-now = Straks, hvis du vil
    .v-must-trade-now-5plus = Straks, tvungent med mindst fem kort
    .v-must-trade-now-6plus = Straks, tvungent med mindst seks kort
risk-option-setup-placement = De første hære
    .help = Hvordan de første hære kommer ud på landkortet.
    .v-alternating-single = Én ad gangen, på skift
    .v-batch-in-turn = Alle på én gang, på skift
    .v-batch-secret = Alle på én gang, i hemmelighed
    .v-random = Tilfældigt
risk-option-mission-own-colour = Mission mod din egen farve
    .help = Hvad der sker, når dit missionskort siger, at du skal tilintetgøre din egen farve.
    .v-conquer-24 = Behersk 24 områder i stedet
    .v-redeal = Byt med et kort, der blev tilovers
    .v-next-colour = Tilintetgør den næste farve i stedet
risk-option-mission-destroyed-by-other = Målet tilintetgjort af en anden
    .help = Hvad der sker med din mission, når en anden tilintetgør dit mål.
    .v-conquer-24 = Behersk 24 områder i stedet
    .v-counts-as-done = Missionen er fuldført
risk-option-move-reach = Troppeflytningens rækkevidde
    .help = Hvor langt hærene må gå i den ene flytning, der afslutter turen.
    .v-adjacent = Til et naboområde
    .v-connected = Gennem sammenhængende egne områder
risk-option-capital-missions = Missioner i hovedstadsspillet
    .help = Om du også kan vinde på din hemmelige mission, når I spiller om hovedstæder.
    .v-on = Med missioner
    .v-off = Uden missioner
risk-option-capital-own-must-be-held = Din egen hovedstad
    .help = Om du skal have din egen hovedstad i behold for at vinde hovedstadsspillet.
    .v-false = Ikke nødvendig for at vinde
    .v-true = Nødvendig for at vinde
risk-option-twop-half-includes-bonus = Den neutrale styrkes andel
    .help = Om områdebonussen regnes med, når den neutrale styrke får halvdelen af en forstærkning.
    .v-true = Halvdelen af det hele
    .v-false = Uden områdebonus

## Færdige regelvalg

risk-profile-text = Original
    .help = Reglerne, som vores svenske udgave beskriver dem, med forsvarsterning nummer to fra tre hære.
risk-profile-international = International
    .help = Som i mange internationale udgaver: forsvarsterning nummer to fra to hære, stigende værdi af sættene og mildere krav om indløsning.
