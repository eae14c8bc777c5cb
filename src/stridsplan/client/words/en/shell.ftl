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
lobby-open-tables = Open tables
lobby-sit-down = Sit down
lobby-sit-down-at = Sit down at { $game } with { $host }
lobby-rated = rated
lobby-no-advice = without advice
lobby-otherwise = other rules: { $options }
lobby-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
lobby-your-tournaments = Your tournaments
tournament = The tournament
tournament-round-robin = Everyone meets everyone
tournament-knock-out = Knock-out
tournament-entered = { $entered } of { $places } places taken
tournament-open = Can be entered
tournament-playing = Being played
tournament-over = Over
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
setup-tournament = Hold a tournament instead
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

table-no-advice = No odds and no suggestions at this table until the game is over.
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
share-renew = Make a new link
share-renew-help = The old link stops working, and whoever came to the seat by it loses it, your other devices too.
share-renew-yes = Yes, a new link
share-renewed = There is a new link. The old one does not work any more.

## Fairness

fairness = Honest dice
fairness-line = Before the first move the server published a fingerprint of the secret that all chance comes from. When the game is over the secret itself is shown, and anyone can work out every die again.
fairness-brought = What was brought into the dice
fairness-brought-line = Each browser that sits down at a table adds a text of its own, made by chance. So nobody could know the dice beforehand, the server neither.
fairness-own = yours
fairness-own-later = This is the text your browser brought. All texts are shown when play begins.
fairness-own-in = The text your browser brought is among them.
fairness-own-missing = The text your browser brought is not among them. The dice are not what you were promised.
fairness-none = Nothing has been drawn yet.
stream-codes = What was done
fairness-commitment = Fingerprint (SHA-256)
fairness-key = Secret
fairness-later = shown when the game is over
fairness-kept = never shown: it would tell what stays hidden after the game

## Replay

replay = Replay
replay-slider = Place in the game
replay-place = Step { $place } of { $count }
replay-play = Play
replay-back = One step back
replay-forth = One step on
replay-turn-back = To the turn before
replay-turn-forth = To the next turn
replay-speed = Speed
replay-speed-times = { $speed }×
replay-nothing = Nothing to be seen.
replay-eyes = Whose eyes
replay-eyes-spectator = A spectator’s
replay-eyes-all = All at once
replay-eyes-none = You see what every spectator saw.
replay-link = Copy a link to this moment
replay-to-table = To the table

## The record

proof = Check a record
proof-open = Check the record
proof-download = Download the record
imported-told = This game was played elsewhere. Moves and dice follow from its record; the names are only what the record says.

## Log

log = Log
log-empty = Nothing has happened yet.
log-why = why?
log-why-help = Open the rulebook at { $rule }
log-before =
    { $count ->
        [one] Show the line before
       *[other] Show the { $count } lines before
    }
log-less = Fold up
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
rules-contents = Contents
rules-failed = The rulebook could not be fetched.

## Talk and notes

tabs = What to read below
talk = Talk
talk-unread =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
talk-empty = Nobody has said anything yet.
talk-write-table = Say something to the table
talk-write-team = Say something to your team
talk-send = Send
talk-audience = Who hears it
talk-table = The table
talk-team = My team
talk-to-team = to the team
talk-blank = Taken away by who wrote it.
talk-heard = { $name }: { $text }
talk-line-menu = What to do about { $name }
talk-mute = Do not hear { $name }
talk-muted = You do not hear { $name }.
talk-unmute = Hear again
talk-looking-on = You are looking on. Those who play can speak.
notes = Notes
notes-placeholder = Plans, promises, suspicions. Nobody else sees them.
notes-looking-on = Notes belong to a seat, and you are looking on.
notes-loading = Fetching your notes…
notes-empty = Kept by itself as you write.
notes-changed = Writing…
notes-kept = Kept.

## The position as a table

position = Position as a table
position-empty = Nothing to show yet.
position-sort = { $column }, sort
position-choose = { $row }: { $role }

## Hints for the first turn

hint-title = A hint
hint-next = Got it
hint-none = No more hints
hints-again = Show hints again

## Keyboard

keys = Keys
keys-now = Now
keys-later = With other questions
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
keys-end = E
keys-end-help = End this part of the turn
keys-undo = U
keys-undo-help = Undo
keys-talk = T
keys-talk-help = Write to the others
keys-position = P
keys-position-help = The position as a table
keys-help = ?
keys-help-help = This list

## Between the players

at-table-resign = Resign
at-table-resign-sure = You are out of the game. If only one player or team is left, they have won.
at-table-offer-draw = Offer a draw
at-table-offer-draw-sure = The offer stands until somebody else plays on; all who are still in the game must agree. You can go on playing meanwhile.
at-table-accept-draw = Agree to the draw
draw-agreed-so-far = Agreed so far: { $seats }.
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
event-forfeited = { $seat_is ->
    [you] Your time is up: you are out of the game.
   *[other] { $seat } ran out of time and is out of the game.
}
event-left = { $seat_is ->
    [you] You have left the game for good.
   *[other] { $seat } has left the game for good.
}
event-timed-out = { $seat_is ->
    [you] Your time is up: the game moves for you.
   *[other] { $seat } ran out of time: the game moves on.
}
event-stood-in = { $seat_is ->
    [you] A bot plays for you.
   *[other] A bot plays for { $seat }.
}
result-resigned = { $seat_count ->
    [one] { $seat_is ->
        [you] You have won: { $loser } resigned.
       *[other] { $seat } has won: { $loser_is ->
            [you] you resigned.
           *[other] { $loser } resigned.
        }
    }
   *[other] { $seat } have won: { $loser_is ->
        [you] you resigned.
       *[other] { $loser } resigned.
    }
}
result-forfeited = { $seat_count ->
    [one] { $seat_is ->
        [you] You have won: { $loser } ran out of time.
       *[other] { $seat } has won: { $loser_is ->
            [you] you ran out of time.
           *[other] { $loser } ran out of time.
        }
    }
   *[other] { $seat } have won: { $loser_is ->
        [you] you ran out of time.
       *[other] { $loser } ran out of time.
    }
}
result-left-alone = { $seat_count ->
    [one] { $seat_is ->
        [you] You have won: nobody else is left.
       *[other] { $seat } has won: nobody else is left.
    }
   *[other] { $seat } have won: nobody else is left.
}
result-left = { $seat_count ->
    [one] { $seat_is ->
        [you] You have won: { $loser } has left.
       *[other] { $seat } has won: { $loser_is ->
            [you] you have left.
           *[other] { $loser } has left.
        }
    }
   *[other] { $seat } have won: { $loser_is ->
        [you] you have left.
       *[other] { $loser } has left.
    }
}
result-draw-agreed = You agreed on a draw.

## The pace of a table

pace = How fast?
pace-none = No clock
pace-live = Live
pace-mail = By mail
pace-none-told = no clock
pace-live-told =
    { $minutes ->
        [one] { $minutes } minute and { $seconds } seconds a turn
       *[other] { $minutes } minutes and { $seconds } seconds a turn
    }
pace-live-help = Everybody has a bank of minutes; the seconds are added each time you are asked.
pace-mail-told =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
pace-mail-help = You have so long each time you are asked. Come back when it suits you.
pace-own = My own numbers
pace-bank = Minutes in the bank
pace-turn = Seconds a turn
time-out = When somebody’s time is up
time-out-pass = The smallest move
time-out-pass-help = The rules make the smallest move for whoever is late, and the game goes on.
time-out-bot = A bot steps in
time-out-bot-help = A bot plays on with what that seat may know, and gives the seat back when its player returns.
time-out-forfeit = Out of the game
time-out-forfeit-help = Whoever is late has left the game.
setup-listed = Anybody may sit down
setup-listed-help = The table stands in everybody’s lobby until its seats are taken.
setup-rated = The game is rated
setup-rated-help = It counts for the ratings of all at the table who have an account.
setup-advice = Advice
setup-advice-shown = Odds and suggestions may be shown
setup-advice-help = Without them, all judge their chances for themselves until the game is over.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $time } left
clock-spoken =
    { $seconds ->
        [60] You have one minute left.
       *[other] You have { $seconds } seconds left.
    }

## What is asked of all

ask-pause = Ask for a pause
ask-resume = Go on
ask-take-back = Take back…
ask-rematch = Play again
ask-open = Ask to show everything
rematch-go = To the next game
request-agree = Agree
request-refuse = Rather not
request-withdraw = Never mind
request-waits = Waiting for the others.
take-back = Take back
take-back-own = This takes back your last move.
take-back-bots =
    { $count ->
        [one] It also takes back one move that a bot has made since.
       *[other] It also takes back { $count } moves that bots have made since.
    }
take-back-people =
    { $count ->
        [one] It also takes back one move that another player has made since.
       *[other] It also takes back { $count } moves that other players have made since.
    }
take-back-do = Take it back
take-back-ask = Ask the others
paused-title = Paused
paused-line = The clocks stand still. Anybody at the table can go on.
seat-leave = Leave the table
table-close = Close the table
manners-asked-pause = { $seat_is ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
manners-asked-take-back = { $seat_is ->
    [you] You ask to take back your last move.
   *[other] { $seat } asks to take back the last move, and what came after it.
}
manners-asked-rematch = { $seat_is ->
    [you] You would like to play again.
   *[other] { $seat } would like to play again.
}
manners-asked-open = { $seat_is ->
    [you] You ask to show all that was secret in this game.
   *[other] { $seat } asks to show all that was secret in this game.
}
manners-done-pause = The game is paused.
manners-done-resume = { $seat_is ->
    [you] You go on with the game.
   *[other] { $seat } goes on with the game.
}
manners-done-take-back = { $seat_is ->
    [you] Your last move is taken back.
   *[other] The last move of { $seat } is taken back.
}
manners-done-rematch = A new game is laid out.
manners-done-open = All that was secret in this game is open now.
manners-refused-pause = { $seat_is ->
    [you] You would rather go on.
   *[other] { $seat } would rather go on.
}
manners-refused-take-back = { $seat_is ->
    [you] You let the move stand.
   *[other] { $seat } lets the move stand.
}
manners-refused-rematch = { $seat_is ->
    [you] You do not play again now.
   *[other] { $seat } does not play again now.
}
manners-refused-open = { $seat_is ->
    [you] You keep the secrets of the game.
   *[other] { $seat } keeps the secrets of the game.
}

## Errors

error-unknown = Something went wrong. Nothing has been changed.
error-network = No answer from the server. Check the connection and try again.
error-server-failed = Something went wrong on the server. Nothing has been changed.
error-play-illegal = The rules do not allow that.
error-play-stale = The table has moved on meanwhile. Look again.
error-play-late = Too late: your time was up.
error-play-not-your-seat = That is not your seat.
error-play-nothing-to-undo = There is nothing to undo.
error-play-over = The game is over.
error-play-not-over = The game is not over yet: its record is still secret.
error-play-no-advice = The table goes without advice: odds are told when the game is over.
error-play-started = The game has begun. Resign if you want to leave it.
error-play-paused = The game is paused. Go on with it first.
error-play-not-asked = That cannot be asked, or answered, now.
error-play-not-started = The game has not started: some seats are still free.
error-table-unknown = There is no such table.
error-table-expired = This table was removed: nobody had touched it for a long time.
error-table-key = This link does not open the seat. Perhaps a part of it was lost on the way.
error-table-taken = Somebody else has taken this seat.
error-table-too-many = You have as many open tables in the lobby as there may be. Close one first, or invite friends by link.
error-table-exists = There is another table with this id here.
error-table-broken = The stored record of this game was changed after it was played, from row { $row } on. It cannot go on.
error-table-outdated = The rules have changed since this game began, so it cannot go on here. It has been kept.
error-table-not-host = Only the host of the table may do that.
error-import-invalid =
    { $problem ->
        [sealed] Only a record where everything is open can be taken in.
        [rules] This server has no such rules, so the game cannot be replayed here.
        [long] This game is too long to be checked here.
       *[other] The record was not taken in: it does not hold{ $row ->
            [0] .
           *[other] , first at row { $row }.
        }
    }
error-option-unknown = There is no such option.
error-option-value = An option has a value that does not exist.
error-option-combination = These options do not go together.
error-request-invalid = The server did not understand the request.
error-request-unknown = There is nothing at this address.
error-request-method = That cannot be done at this address.
error-request-host = This server goes by another name. Whoever runs it can add this one.
error-request-origin = Another site asked for this, so it was not done.
error-request-too-large = That is more than the server takes at once.
error-request-too-many = A little too fast. Wait a moment and try again.
error-request-too-many-lines = Too many windows are open at once. Close some and try again.
error-game-unknown = There is no such game.
error-store-unavailable = The server cannot reach its records just now. Nothing has been changed; try again in a while.
error-store-read-only = The server cannot write its records just now. Nothing has been changed.
error-store-corrupt = The server’s records are damaged. Nothing has been changed.
error-store-full = The server has no room left. Nothing has been changed.
error-server-stalled = The server is not keeping up just now. Try again in a while.

## Accounts

account = Account and notices
password = Password
recover = Forgotten password
codes = Recovery codes
notices-mail-recovers = A letter there can also set a new password.
notices-mail-recover = Use for a forgotten password
notices-mail-recover-title = A letter to { $address } can set a new password
notices-mail-recover-line = Your password once more, so that nobody else adds an address here.
sessions = Where you are logged in
sessions-end = Log out all others
data = Your data
data-line = Everything the server keeps about you, as one file.
data-download = Download
seat-former = A former player
switch-on = Turn on
switch-off = Turn off
remove = Remove

notices = When it is your turn
notices-line = You are told once a turn, and only while you are not at the table. Guests too.
notices-page = In this page
notices-page-line = Always: wherever you are on the site, and in the browser’s tab.
notices-push = On this device
notices-push-on = On, even when the page is closed.
notices-push-off = Off. The browser will ask you first.
notices-push-unsupported = This browser cannot, or the site is not reached by https.
notices-push-denied = The browser has been told not to show notices from this site. You can change that in its settings.
notices-push-failed = The browser’s push service did not answer.
notices-mail = By e-mail
notices-mail-add = Add the address
notices-mail-on = Letters go to this address.
notices-mail-asked = A letter is on its way. Follow the link in it to say yes.
notices-mail-off = This server sends no e-mail.
notices-mail-remove-label = Remove { $address }
notice-go = Go there

ratings = Ratings
ratings-line = Rated tables between people with accounts count. The number is what a player surely reaches; newcomers start at 1000.
ratings-none = You have not played a rated game yet.
ratings-nobody = Nobody yet.
ratings-best = The best at { $game }
ratings-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }

letters-confirm = May we write to you?
letters-confirm-line = A letter will come when it is your turn at a table. Each has a link that ends them.
letters-confirm-yes = Yes, write to me
letters-confirm-done = Thank you. You will hear from us.
letters-end = No more letters
letters-end-line = We stop writing to this address.
letters-end-yes = Stop the letters
letters-end-done = Done. No more letters will come.

error-account-needed = You need to be logged in for that.
error-account-refused = There is no such name, or the password is another.
error-account-exists = You are logged in already.
error-account-name = Somebody else has that name.
error-account-password = A password needs at least ten characters, and it must not be the name.
error-account-recovery = That recovery code or link does not work. Each works once, and a link for an hour.
error-account-changed = There is an account here now.
error-account-ended = You have been logged out.
error-tournament-unknown = There is no such tournament.
error-tournament-key = This link does not let you in. Perhaps a part of it was lost on the way.
error-tournament-not-host = Only the host of the tournament may do that.
error-tournament-full = All places are taken.
error-tournament-few = It takes at least two to hold a tournament.
error-tournament-started = The tournament has begun. Nobody can enter or leave any more.
error-notice-place = This browser’s push service is not one that the server knows.
error-notice-mail = No letter could be sent to that address.
error-notice-mail-later = The mail server takes no letter just now. Try again in a few minutes.
error-notice-token = This link has done its work, or a part of it was lost on the way.
error-notice-too-many = That is more places than the server will call. Remove one first.

## Notices, also in letters

notice-turn = Your turn: { $game }
notice-waiting =
    { $count ->
        [0] The table waits for you.
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
mail-turn =
    { $waiting }
    To the table: { $link }
    No more letters: { $unsubscribe }

mail-reset-subject = A new password for Stridsplan
mail-reset =
    Somebody, most likely you, has forgotten the password of { $name }.
    Set a new one here, within an hour: { $link }
    If that was not you, do nothing. The password stays as it is.

mail-confirm-subject = Stridsplan asks: may we write to you?
mail-confirm =
    Somebody, most likely you, asked Stridsplan to send a letter to this address whenever it is their turn.
    If that was you, say yes here: { $link }
    If not, do nothing. No other letter will come.

## Dice and luck

statistics = Dice and luck
luck = Luck
