# Världsherravälde: namnen på allt som finns i spelet.

risk-name = Världsherravälde
risk-subtitle = reglerna för Risk
risk-line = Håll gränserna, lita på tärningarna och ta världen innan grannarna gör det.

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

## Bordets val

risk-option-goal = Spelets mål
    .help = Vad du måste göra för att vinna.
    .v-mission = Hemligt uppdrag
    .v-world = Hela världen
    .v-capital = Huvudstäder
    .v-destroy-opponent = Förgör motståndaren
risk-option-defence-two-dice-min = Andra försvarstärningen
    .help = Hur många arméer ett område måste ha för att försvararen ska få slå två tärningar.
    .v-3 = Från tre arméer
    .v-2 = Från två arméer
risk-option-defence-decision = Val av försvarstärningar
    .help = Om försvararen tillfrågas om antalet tärningar när det finns något att välja på.
    .v-ask-with-standing-max = Stående svar, från början så många som möjligt
    .v-auto-max = Alltid så många som möjligt
    .v-ask = Fråga alltid
risk-option-attack-min-move = Inmarsch
    .help = Hur många arméer som minst måste flyttas in i ett erövrat område.
    .v-declared = Lika många som deltog
    .v-dice = Lika många som slagna tärningar
risk-option-cards-set-values = Kortsetens värde
    .help = Om ett kortset ger ett fast antal arméer eller fler för varje kortset som byts in i spelet.
    .v-fixed = Fast: 4, 6, 8 eller 10
    .v-rising = Stigande skala
risk-option-cards-forced-scope = Bytestvång
    .help = Hur länge du måste fortsätta byta när du börjar turen med minst fem kort.
    .v-until-no-set = Tills inget kortset finns kvar
    .v-max-sets = Så många kortset som möjligt
    .v-below-five = Tills färre än fem kort är kvar
risk-option-cards-territory-bonus = Tillägg för egna områden
    .help = Hur ofta du får två extra arméer för ett inbytt kort som visar ett av dina egna områden.
    .v-per-card = För varje sådant kort
    .v-once-per-set = En gång per kortset
    .v-once-per-turn = En gång per tur
    .v-none = Aldrig
risk-option-cards-captured = Tagna kort
    .help = När du får byta in kort som du har tagit från en annan spelare.
    .v-keep-until-next-reinforcement = Vid din nästa förstärkning
    .v-may-trade-now = Genast, om du vill
    .v-must-trade-now-5plus = Genast, tvång med minst fem kort
    .v-must-trade-now-6plus = Genast, tvång med minst sex kort
risk-option-setup-placement = De första arméerna
    .help = Hur startarméerna kommer ut på kartan.
    .v-alternating-single = En i taget, turvis
    .v-batch-in-turn = Alla på en gång, turvis
    .v-batch-secret = Alla på en gång, i hemlighet
    .v-random = Slumpvis
risk-option-mission-own-colour = Uppdrag mot din egen färg
    .help = Vad som händer när ditt uppgiftskort säger att du ska förgöra din egen färg.
    .v-conquer-24 = Håll 24 områden i stället
    .v-redeal = Byt mot ett kort som blev över
    .v-next-colour = Förgör nästa färg i stället
risk-option-mission-destroyed-by-other = Målet förgjort av någon annan
    .help = Vad som händer med ditt uppdrag när någon annan förgör ditt mål.
    .v-conquer-24 = Håll 24 områden i stället
    .v-counts-as-done = Uppdraget är fullgjort
risk-option-move-reach = Trupprörelsens räckvidd
    .help = Hur långt arméerna får gå i den enda förflyttning som avslutar turen.
    .v-adjacent = Till ett grannområde
    .v-connected = Genom sammanhängande egna områden
risk-option-capital-missions = Uppdrag i huvudstadsspelet
    .help = Om du även kan vinna på ditt hemliga uppdrag när ni spelar om huvudstäder.
    .v-on = Med uppdrag
    .v-off = Utan uppdrag
risk-option-capital-own-must-be-held = Din egen huvudstad
    .help = Om du måste hålla din egen huvudstad för att vinna huvudstadsspelet.
    .v-false = Behövs inte för att vinna
    .v-true = Måste hållas för att vinna
risk-option-twop-half-includes-bonus = Den neutrala styrkans andel
    .help = Om tillägget för egna områden räknas med när den neutrala styrkan får hälften av en förstärkning.
    .v-true = Hälften av allt
    .v-false = Utan tillägget för egna områden

## Färdiga regelval

risk-profile-text = Original
    .help = Reglerna så som vår svenska utgåva beskriver dem, med den andra försvarstärningen från tre arméer.
risk-profile-international = Internationellt
    .help = Som i många internationella utgåvor: den andra försvarstärningen från två arméer, stigande värde på kortseten och mildare bytestvång.
