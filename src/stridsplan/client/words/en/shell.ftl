# Stridsplan: the words of the shell. In sentences of a game, a seat $x also gives $x_is: "you" or "other".

## Everywhere

home = Stridsplan, to the lobby
back-home = To the lobby
loading = Laying out the papers…
try-again = Try again
try-now = Try now
close = Close
cancel = Cancel
undo = Undo
copy = Copy
copied = Copied.
copy-failed = The browser would not let us copy. Mark the text and copy it by hand.
yes = Yes
no = No
menu = Menu
rules = Rulebook
name = Name
name-ask = What shall we call you?
name-default = Guest
language = Language
language-en = English
language-sv = Svenska
language-da = Dansk
theme = Theme
theme-system = System
theme-light = Paper
theme-dark = Night
credits = Type: Alegreya and IM Fell (Open Font Licence). Pictures: game-icons.net (CC BY 3.0). Map: Natural Earth.

stepper-less = One less
stepper-more = One more
stepper-smallest = It cannot be less than { $min }.
stepper-largest = It cannot be more than { $max }.
amount = Amount
amount-send = Say { $n }

## Lobby

lobby-title = What shall we play?
lobby-line = Wargames on paper maps. The rulebook is kept for you, the dice are honest, and a friend is a link away.
lobby-play-now = Play now
lobby-play-now-help =
    { $bots ->
        [one] Play now seats you against one bot, with the usual rules.
       *[other] Play now seats you against { $bots } bots, with the usual rules.
    }
lobby-with-friends = With friends
lobby-more = More
lobby-your-tables = Your tables
lobby-no-tables = None yet. A table you sit down at will wait for you here.
lobby-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
lobby-failed = The lobby could not be fetched. Is the server awake?
game-seats = { $least } to { $most } players
game-seats-either = { $counts } players
game-minutes = { $short } to { $long } minutes

bot-numbered = { $bot } { $number }
bot-policy = Careful bot
bot-random = Wild bot
bot-search = Thinking bot

## Setting up

setting-up = Laying the table…
setup-title = { $game }: a new table
setup-seats = Who plays?
setup-seat = Who sits on seat { $number }
setup-me = You
setup-friend = A friend, by link
setup-bot = A bot
setup-screen = Somebody at this screen
setup-friend-line = You get a link to send.
setup-screen-name = Player { $number }
setup-which-bot = Which bot
setup-add =
    { $count ->
        [one] Add a seat
       *[other] Add { $count } seats
    }
setup-remove = Remove this seat
setup-fewest = This game needs at least { $count } players.
setup-most = This game seats at most { $count } players.
setup-profile = Which rules?
setup-options = The finer points
setup-reset = Back to the usual rules
setup-create = Start the game
setup-create-friends = Make the table and its links

## Coming to a table

join-title = { $host } asks you to a game of { $game }
join-key-title = Sit down again at { $game }
join = Take the seat
join-key = Sit down
join-watch = Only watch

## Seats

seats = Seats
seat-you = you
seat-you-title = You
seat-empty = An empty seat
seat-bot = bot
seat-away = away
seat-acting = to act
seat-out = out of the game

## States of a table

table-your-turn = Your turn
table-open = Seats are still free
table-over = Over
table-playing = Being played
table-waiting-for = Waiting for { $names }
table-won-by = { $names } won
table-missing-title = No such table
table-missing-text = Nobody knows a table at this address. Perhaps a part of the link was lost on the way.
table-failed-title = The table could not be reached
missing-title = Off the map
missing-text = There is nothing at this address.

question-title = Your turn
question-label = What is asked of you
waiting-title = A moment
waiting-line = The table is being made ready.
gathering-title = Gathering
gathering-host =
    { $count ->
        [one] One seat is free. Send its link to a friend; play starts when it is taken.
       *[other] { $count } seats are free. Send each link to a friend; play starts when all are taken.
    }
gathering-guest =
    { $count ->
        [one] Play starts when the last seat is taken.
       *[other] Play starts when { $count } more seats are taken.
    }
over-title = The game is over
over-won = You have won
over-nobody = Nobody won this game.
over-again = To the lobby
over-unknown = The game is over.
fairness-check = Check the dice

connection-lost = Connection lost. Trying again…
sheet-raise = Show more
sheet-lower = Show less

## Sharing the screen

curtain-title = Now it is { $name }’s turn
curtain-line = Pass the screen on. Nothing secret is shown until the curtain is lifted.
curtain-lift = I am { $name }

## Links

share = Links
share-invite = Invitations
share-invite-help = Each link seats one friend; the first who follows it takes the seat.
share-seat = Seat { $number }
share-watch = Looking on
share-watch-help = Anyone with this link may watch; secrets stay secret.
share-watch-link = Link to the table
share-own = Your own link
share-own-help = Follow it on another device to sit down on the same seat there. Show it to nobody.

## Fairness

fairness = Honest dice
fairness-line = Before the first move the server published a fingerprint of the secret that all chance comes from. When the game is over the secret itself is shown, and anyone can work out every die again.
fairness-none = Nothing has been drawn yet.
fairness-commitment = Fingerprint (SHA-256)
fairness-key = Secret
fairness-later = shown when the game is over
fairness-kept = never shown: it would tell what stays hidden after the game
fairness-transcript = The whole record of the game

## Log

log = Log
log-empty = Nothing has happened yet.
log-why = why?
log-why-help = Open the rulebook at { $rule }
log-before =
    { $count ->
        [one] and one line before it
       *[other] and { $count } lines before it
    }
log-less = fold up
watching-title = Meanwhile
watching-line = This is what has happened since your last answer.
playback-again = Show again
playback-hold = Pause
playback-go = Go on
playback-skip = Skip to the end
skip-to-question = To the question
map-in = Closer
map-out = Farther
map-whole = All of it
log-earlier = Show what came before
dice-faces = Dice: { $faces }
rules-failed = The rulebook could not be fetched.

## Keyboard

keys = Keys
keys-arrows = ← ↑ → ↓
keys-arrows-help = Go to the nearest place in that direction
keys-tab = Tab
keys-tab-help = Go to the next place that can be chosen, or the next button
keys-enter = Enter
keys-enter-help = Choose the place; or press the coloured button
keys-escape = Esc
keys-escape-help = Forget what is chosen
keys-digits = 1 2 3 …
keys-digits-help = Set the number, or press the button with that number
keys-plus = + −
keys-plus-help = One more, one less
keys-all = A
keys-all-help = All of them
keys-end = E
keys-end-help = End this part of the turn
keys-undo = U
keys-undo-help = Undo
keys-help = ?
keys-help-help = This list

## Between the players

at-table-resign = Resign
at-table-resign-sure = The game ends at once, and the other player has won.
at-table-offer-draw = Offer a draw
at-table-offer-draw-sure = The offer stands until the other player plays on. You can go on playing meanwhile.
at-table-accept-draw = Agree to the draw
event-resigned = { $seat_is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
event-draw-offered = { $seat_is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}
event-draw-agreed = { $seat_is ->
    [you] You agree to the draw.
   *[other] { $seat } agrees to the draw.
}
result-resigned = { $seat_is ->
    [you] You have won: { $loser } resigned.
   *[other] { $seat } has won: { $loser_is ->
        [you] you resigned.
       *[other] { $loser } resigned.
    }
}
result-draw-agreed = You agreed on a draw.

## Errors

error-unknown = Something went wrong. Nothing has been changed.
error-network = No answer from the server. Check the connection and try again.
error-server-failed = Something went wrong on the server. Nothing has been changed.
error-play-illegal = The rules do not allow that.
error-play-stale = The table has moved on meanwhile. Look again.
error-play-not-your-seat = That is not your seat.
error-play-nothing-to-undo = There is nothing to undo.
error-play-over = The game is over.
error-play-not-over = The game is not over yet: its record is still secret.
error-play-paused = The game is paused. Go on with it first.
error-play-not-asked = That cannot be asked, or answered, now.
error-play-not-started = The game has not started: some seats are still free.
error-table-unknown = There is no such table.
error-table-key = This link does not open the seat. Perhaps a part of it was lost on the way.
error-table-taken = Somebody else has taken this seat.
error-table-outdated = The rules have changed since this game began, so it cannot go on here. It has been kept.
error-option-unknown = There is no such option.
error-option-value = An option has a value that does not exist.
error-option-combination = These options do not go together.
error-request-invalid = The server did not understand the request.
error-request-unknown = There is nothing at this address.
error-request-method = That cannot be done at this address.
error-request-origin = Another site asked for this, so it was not done.
error-request-too-large = That is more than the server takes at once.
error-request-too-many = A little too fast. Wait a moment and try again.
error-game-unknown = There is no such game.

## Accounts

error-account-needed = You need to be logged in for that.
error-account-refused = There is no such name, or the password is another.
error-account-exists = You are logged in already.
error-account-name = Somebody else has that name.
error-account-password = A password needs at least ten characters, and it must not be the name.
error-account-ended = You have been logged out.
