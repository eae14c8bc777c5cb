# Turneringer: formularen og siden.

tournament-new = { $game }: en ny turnering
tournament-name = Turneringens navn
tournament-name-usual = Turnering hos { $name }
tournament-format = Hvordan spilles den?
tournament-round-robin-help = Alle par mødes én gang. Først tæller sejre, så forskellen i point.
tournament-knock-out-help = Den, der taber, er ude. En uafgjort kamp spilles om, med byttede pladser.
tournament-places = Pladser
tournament-enter = Jeg spiller også med
tournament-others = På turneringens egen side får du et link, du kan sende, og der kan du tilmelde robotter.
tournament-listed = Alle må deltage
tournament-listed-help = Turneringen vises i lobbyen, og alle må deltage, indtil den begynder.
tournament-create = Opret turneringen

tournament-entries = Hvem spiller
tournament-you = { $name } (dig)
tournament-enter-do = Vær med
tournament-leave = Meld fra
tournament-remove = Afvis { $name }
tournament-guest = Kun den, der har fået indbydelsen, kan være med. Du må gerne se med.
tournament-wait = Du er med. Værten begynder, når alle er her.
tournament-invite = Før start
tournament-invite-help = Den, der følger linket, kan være med, til alle pladser er taget.
tournament-invite-link = Link til at være med
tournament-bot-add = Tilmeld en robot
tournament-start = Start turneringen

tournament-own = Din kamp
tournament-own-line = Du møder { $name }.
tournament-own-go = Til dit bord
tournament-own-wait = Din næste kamp begynder, når andre er færdige med deres.
tournament-own-out = Du er slået ud. Du må gerne se med.
tournament-won = { $count ->
        [one] { $names } vandt turneringen
       *[other] { $names } deler sejren
    }

tournament-table = Tabel
tournament-place = Plads
tournament-player = Spiller
tournament-wins = Sejre
tournament-points = Point
tournament-cross = Alle kampe
tournament-match = { $first } mod { $second }: { $state }
tournament-match-playing = i gang
tournament-match-later = ikke spillet endnu
tournament-match-won = vandt
tournament-match-lost = tabte
tournament-match-drawn = uafgjort

tournament-bracket = Kampplan
tournament-round = Runde { $number }
tournament-semi-finals = Semifinaler
tournament-final = Finale
tournament-bye = går videre uden kamp
tournament-unknown = Ikke afgjort endnu
tournament-walkover = Modstanderen gav op.
tournament-won-by = { $name } vandt
tournament-drawn = En tidligere kamp endte uafgjort: { $score }
tournament-missing = Turneringen findes ikke
