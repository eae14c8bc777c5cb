# Tournaments: the form, and the page.

tournament-new = { $game }: a new tournament
tournament-name = Name of the tournament
tournament-name-usual = { $name }’s tournament
tournament-format = How is it played?
tournament-round-robin-help = Each pair meets once. Wins count first, then the difference in points.
tournament-knock-out-help = Whoever loses is out. A drawn match is played again, with seats changed.
tournament-places = Places
tournament-enter = I want to play too
tournament-others = On the tournament’s own page you get a link to send, and can enter bots.
tournament-listed = Anyone may enter
tournament-listed-help = The tournament is listed in the lobby, and anybody may enter until it starts.
tournament-create = Create the tournament

tournament-entries = Who plays
tournament-you = { $name } (you)
tournament-enter-do = Enter
tournament-leave = Leave
tournament-remove = Turn { $name } away
tournament-guest = Only those who were sent the invitation can enter. You may watch.
tournament-wait = You are in. The host begins when all are here.
tournament-invite = Before the start
tournament-invite-help = Whoever follows this link can enter until all places are taken.
tournament-invite-link = Link to enter
tournament-bot-add = Enter a bot
tournament-start = Begin the tournament

tournament-own = Your match
tournament-own-line = You meet { $name }.
tournament-own-go = To your table
tournament-own-wait = Your next match begins when others have finished theirs.
tournament-own-out = You are out. You may watch.
tournament-won = { $count ->
        [one] { $names } won the tournament
       *[other] { $names } share the victory
    }

tournament-table = Table
tournament-place = Place
tournament-player = Player
tournament-wins = Wins
tournament-points = Points
tournament-cross = All matches
tournament-match = { $first } against { $second }: { $state }
tournament-match-playing = in play
tournament-match-later = not yet played
tournament-match-won = won
tournament-match-lost = lost
tournament-match-drawn = drawn

tournament-bracket = Bracket
tournament-round = Round { $number }
tournament-semi-finals = Semi-finals
tournament-final = Final
tournament-bye = advances without a match
tournament-unknown = To be decided
tournament-walkover = The opponent gave up.
tournament-won-by = { $name } won
tournament-drawn = An earlier match was drawn: { $score }
tournament-missing = No such tournament
