# Turneringar: formuläret och sidan.

tournament-new = { $game }: en ny turnering
tournament-name = Turneringens namn
tournament-name-usual = Turnering hos { $name }
tournament-format = Hur spelas den?
tournament-round-robin-help = Alla par möts en gång. Först räknas vinster, sedan skillnaden i poäng.
tournament-knock-out-help = Den som förlorar är ute. En oavgjord match spelas om, med ombytta platser.
tournament-places = Platser
tournament-enter = Jag spelar också
tournament-others = På turneringens egen sida får du en länk att skicka, och där kan du anmäla robotar.
tournament-listed = Vem som helst får delta
tournament-listed-help = Turneringen visas i lobbyn, och vem som helst får delta tills den börjar.
tournament-create = Skapa turneringen

tournament-entries = Vilka spelar
tournament-you = { $name } (du)
tournament-enter-do = Var med
tournament-leave = Gå ur turneringen
tournament-remove = Avvisa { $name }
tournament-guest = Bara den som har fått inbjudan kan vara med. Du får titta på.
tournament-wait = Du är med. Värden börjar när alla är här.
tournament-invite = Före starten
tournament-invite-help = Den som följer länken kan vara med tills alla platser är tagna.
tournament-invite-link = Länk för att vara med
tournament-bot-add = Anmäl en robot
tournament-start = Starta turneringen

tournament-own = Din match
tournament-own-line = Du möter { $name }.
tournament-own-go = Till ditt bord
tournament-own-wait = Din nästa match börjar när andra har spelat klart.
tournament-own-out = Du är utslagen. Du får titta på.
tournament-won = { $count ->
        [one] { $names } vann turneringen
       *[other] { $names } delar segern
    }

tournament-table = Tabell
tournament-place = Plats
tournament-player = Spelare
tournament-wins = Vinster
tournament-points = Poäng
tournament-cross = Alla matcher
tournament-match = { $first } mot { $second }: { $state }
tournament-match-playing = pågår
tournament-match-later = inte spelad än
tournament-match-won = vann
tournament-match-lost = förlorade
tournament-match-drawn = oavgjort

tournament-bracket = Slutspelsträd
tournament-round = Omgång { $number }
tournament-semi-finals = Semifinaler
tournament-final = Final
tournament-bye = går vidare utan match
tournament-unknown = Inte avgjort än
tournament-walkover = Motståndaren gav upp.
tournament-won-by = { $name } vann
tournament-drawn = En tidigare match blev oavgjord: { $score }
tournament-missing = Turneringen finns inte
