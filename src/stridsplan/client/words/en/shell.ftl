# Stridsplan: the words of the shell. In sentences of a game, a seat $x also gives $x_is: "you" or "other".

## Everywhere

home = Stridsplan, to the lobby
back-home = To the lobby
loading = Loading…
try-again = Try again
try-now = Try now
close = Close
cancel = Cancel
undo = Undo
copy = Copy
copied = Copied.
copy-failed = The browser would not let us copy. Select the text and copy it yourself.
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
speed = Speed of moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
sound = Sound
sound-off = Off
sound-on = On
documents = About this site
document-terms = Terms of use
document-privacy = Privacy
credits = Type: Alegreya and IM Fell (Open Font Licence). Pictures: game-icons.net (CC BY 3.0). Map: Natural Earth.

stepper-less = One less
stepper-more = One more
stepper-smallest = It cannot be less than { $min }.
stepper-largest = It cannot be more than { $max }.
amount = Amount
amount-send = Choose { $n }

## Lobby

lobby-title = What shall we play?
lobby-line = Wargames on paper maps. The rulebook is kept for you, the dice are honest, and a friend is a link away.
puzzles = Puzzles
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
pairing = Quick pairing
pairing-line = You get a seat where somebody is waiting, or wait at tables of your own.
pairing-games = Games
pairing-tick = Tick a game first.
pairing-players = Players
pairing-any = Any
pairing-pace-none = Nobody is hurried.
pairing-any-game = Any game
pairing-any-count = any number of players
pairing-count = { $count } players
pairing-change = Games, players and pace
pairing-rated = Rated games
pairing-find = Find players
pairing-waiting = Looking for players.
pairing-taken = { $taken } of { $count } players
pairing-stay = Keep this page open. The first game that fills up begins, and you leave the others.
pairing-stay-mail = You may leave this page. The first game that fills up begins, and you leave the others.
pairing-bots = Nobody else yet? You can go on waiting, or begin with bots:
pairing-begin =
    { $bots ->
        [one] { $game } with { $bots } bot
       *[other] { $game } with { $bots } bots
    }
pairing-stop = Stop looking
pairing-found = { $game } has begun: players were found.
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
lobby-tournaments = Tournaments to enter or watch
lobby-watch = Games to watch
tournament = The tournament
tournament-round-robin = Everyone meets everyone
tournament-knock-out = Knock-out
tournament-entered = { $entered } of { $places } places taken
tournament-open = Can be entered
tournament-playing = Being played
tournament-over = Over
lobby-failed = The lobby could not be loaded. The server may be down.
game-players = { $least } to { $most } players
game-players-either = { $counts } players
game-umpire = with or without an umpire
game-minutes = { $short } to { $long } minutes

bot-numbered = { $bot } { $number }
bot-recruit = Recruit
    .help = Often takes what is second best. Good for your first games.
bot-sergeant = Sergeant
    .help = Plays by rules of thumb: sound and quick.
bot-captain = Captain
    .help = Thinks now and then, and plays the rest by rules of thumb.
bot-colonel = Colonel
    .help = Thinks often, but overlooks things.
bot-marshal = Marshal
    .help = Thinks about every choice. The strongest.
bot-random = Wild bot

## Setting up

setting-up = Creating the table…
setup-title = { $game }: a new table
setup-seats = Who plays?
setup-seat = Who sits in seat { $number }
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
setup-most = This game has at most { $count } seats.
setup-profile = Which rules?
setup-options = More options
setup-option-title = “{ $option }”
setup-option-clash = { $option } does not go with { $count ->
        [0] this profile or this number of players
       *[other] { $others }
    }.
setup-reset = Back to the usual rules
setup-create = Start the game
setup-create-friends = Create the table and its links

## Coming to a table

join-title = { $host } invites you to play { $game }
join-key-title = Sit down again at { $game }
join = Take the seat
join-key = Sit down
join-watch = Only watch

## Seats

seats = Seats
seat-you = you
seat-you-title = You
seat-you-object = you
seat-empty = An empty seat
seat-bot = bot
seat-away = away
seat-acting = to act
seat-out = out of the game
seat-score-of = { $score } of { $target }
goal-label = Goal

## States of a table

table-no-advice = No odds and no suggestions at this table until the game is over.
table-your-turn = Your turn
table-rematch = { $name } would like to play again
table-open = Seats are still free
table-over = Over
table-playing = Being played
table-waiting-for = Waiting for { $names }
table-won-by = { $names } won
table-missing-title = No such table
table-missing-text = There is no table at this address. Part of the link may be missing.
table-failed-title = The table could not be reached
missing-title = Page not found
missing-text = There is nothing at this address.

question-title = Your turn
question-label = What is asked of you
waiting-title = A moment
waiting-line = Setting up the table.
advice-ask = What would a strong player do?
advice-ask-help = A bot thinks for a second, with what your seat knows.
advice-soon = (being made ready)
plan-ahead = Plan ahead
delegate = Place the rest for me
delegate-help = A bot places the rest by rules of thumb, from what you may know. Everyone sees that it plays for you.
delegated-title = A bot places for you
delegated-line = It places the rest by rules of thumb, from what you may know.
delegated-end = I place the rest myself
gathering-title = Waiting for players
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
curtain-open = I am { $name }

## Links

share = Links
share-invite = Invitations
share-invite-help = Each link seats one friend; the first who follows it takes the seat.
share-seat = Seat { $number }
share-watch = Watching
share-watch-help = Anyone with this link may watch; secrets stay secret.
share-watch-link = Link to the table
share-own = Your own link
share-own-help = Follow it on another device to take the same seat there. Keep it to yourself.
share-renew = Make a new link
share-renew-help = The old link stops working, and anyone who took the seat with it loses it, including your other devices.
share-renew-yes = Yes, a new link
share-renewed = There is a new link. The old one does not work any more.

## Fairness

fairness = Honest dice
fairness-line = Before the first move the server published a fingerprint of the secret that all randomness comes from. When the game is over the secret itself is shown, and anyone can recompute every roll.
fairness-texts = Texts mixed into the dice
fairness-texts-line = Each browser that joins a table adds a random text of its own. So nobody, not even the server, could know the dice beforehand.
fairness-own = yours
fairness-own-later = This is the text your browser added. All texts are shown when play begins.
fairness-own-in = The text your browser added is among them.
fairness-own-missing = The text your browser added is not among them. The dice are not what you were promised.
fairness-none = Nothing has been drawn yet.
stream-codes = Actions
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
replay-forward = One step forward
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-speed = Speed
replay-speed-times = { $speed }×
replay-nothing = Nothing to show.
replay-viewpoints = Seen by
replay-viewpoints-spectator = A spectator
replay-viewpoints-all = Panels of all seats
replay-viewpoints-none = You see what every spectator saw.
replay-link = Copy a link to this moment
replay-to-table = To the table
hindsight = Belief and truth

## The record

proof = Check a record
proof-open = Check the record
proof-download = Download the record
record-imported = This game was played elsewhere. Moves and dice follow from its record; the names are only what the record says.
record-origin = This game continues from another table: the first { $rows ->
        [one] move is
       *[other] { $rows } moves are
    } from there, with the dice that fell there.
record-origin-puzzle = This game continues from a puzzle.
record-origin-puzzle-open = Open that puzzle
record-origin-open = Open that table

## Log

log = Log
log-empty = Nothing has happened yet.
log-why = why?
log-why-help = Open the rulebook at { $rule }
log-rest =
    { $count ->
        [one] Show one more line
       *[other] Show { $count } more lines
    }
log-less = Show less
watching-title = Meanwhile
watching-line = This is what has happened since your last answer.
playback-again = Show again
playback-pause = Pause
playback-resume = Resume
playback-skip = Skip to the end
skip-to-question = To the question
map-in = Zoom in
map-out = Zoom out
map-whole = Show the whole map
log-earlier = Show what came before
dice-faces = Dice: { $faces }
rules-contents = Contents
rules-failed = The rulebook could not be fetched.

## Chat and notes

tabs = What to read below
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
chat-empty = No messages yet.
chat-write-table = Write to the table
chat-write-team = Write to your team
chat-send = Send
chat-audience = Who can read it
chat-table = The table
chat-team = My team
chat-to-team = to the team
chat-blank = Deleted by its author.
chat-heard = { $name }: { $text }
players = Players
challenge-declined = The friend you challenged has declined.
chat-line-menu = Options for { $name }
chat-mute = Mute { $name }
chat-report = Report this message
chat-muted = You have muted { $name }.
chat-unmute = Unmute
chat-watching = You are watching. Only players can write here.
notes = Notes
notes-placeholder = Plans, promises, suspicions. Nobody else sees them.
notes-watching = Notes belong to a seat, and you are watching.
notes-loading = Fetching your notes…
notes-empty = Saved as you type.
notes-changed = Saving…
notes-kept = Saved.

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
keys-later = At other questions
keys-arrows = ← ↑ → ↓
keys-arrows-help = Go to the nearest place in that direction
keys-tab = Tab
keys-tab-help = Go to the next place that can be chosen, or the next button
keys-enter = Enter
keys-enter-help = Choose the place; or press the coloured button
keys-escape = Esc
keys-escape-help = Cancel the choice
keys-digits = 1 2 3 …
keys-digits-help = Set the number, or press the button with that number
keys-plus = + −
keys-plus-help = One more, one less
keys-end = E
keys-end-help = End this part of the turn
keys-undo = U
keys-undo-help = Undo
keys-chat = T
keys-chat-help = Write to the others
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
pace-live-summary =
    { $minutes ->
        [one] { $minutes } minute and { $seconds } seconds a turn
       *[other] { $minutes } minutes and { $seconds } seconds a turn
    }
pace-live-help = Everybody has a bank of minutes; the seconds are added each time you are asked.
pace-mail-summary =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
pace-mail-help = You have this long for each answer. Come back when it suits you.
pace-own = My own numbers
pace-bank = Minutes in the bank
pace-turn = Seconds a turn
time-out = When somebody’s time is up
time-out-pass = The smallest move
time-out-pass-help = The rules make the smallest move for a player who runs out of time, and the game goes on.
time-out-bot = A bot steps in
time-out-bot-help = A bot plays on with what that seat may know, and hands the seat back when the player returns.
time-out-forfeit = Out of the game
time-out-forfeit-help = A player who runs out of time is out of the game.
setup-listed = Anyone may join
setup-listed-help = The table is listed in the lobby until its seats are taken.
setup-rated = The game is rated
setup-rated-help = It counts for the ratings of all at the table who have an account.
setup-advice = Advice
setup-advice-shown = Odds and suggestions may be shown
setup-advice-help = Without it, no odds are shown until the game is over.
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
ask-resume = Resume
ask-take-back = Take back…
ask-rematch = Play again
ask-open = Ask to show everything
rematch-go = To the next game
request-agree = Agree
request-refuse = Decline
request-withdraw = Withdraw
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
paused-line = The clocks have stopped. Anybody at the table can resume the game.
seat-leave = Leave the table
table-fill = Begin with bots
table-close = Close the table
request-asked-pause = { $seat_is ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
request-asked-take-back = { $seat_is ->
    [you] You ask to take back your last move.
   *[other] { $seat } asks to take back the last move, and what came after it.
}
request-asked-rematch = { $seat_is ->
    [you] You would like to play again.
   *[other] { $seat } would like to play again.
}
request-asked-open = { $seat_is ->
    [you] You ask to show all that was secret in this game.
   *[other] { $seat } asks to show all that was secret in this game.
}
request-done-pause = The game is paused.
request-done-resume = { $seat_is ->
    [you] You resume the game.
   *[other] { $seat } resumes the game.
}
request-done-take-back = { $seat_is ->
    [you] Your last move is taken back.
   *[other] The last move of { $seat } is taken back.
}
request-done-rematch = A new game has been set up.
request-done-open = Everything that was secret in this game is now shown.
request-refused-pause = { $seat_is ->
    [you] You would rather go on.
   *[other] { $seat } would rather go on.
}
request-refused-take-back = { $seat_is ->
    [you] You let the move stand.
   *[other] { $seat } lets the move stand.
}
request-refused-rematch = { $seat_is ->
    [you] You do not play again now.
   *[other] { $seat } does not play again now.
}
request-refused-open = { $seat_is ->
    [you] You keep the secrets of the game.
   *[other] { $seat } keeps the secrets of the game.
}

## Errors

error-unknown = Something went wrong. Nothing has been changed.
error-network = No answer from the server. Check the connection and try again.
error-server-failed = Something went wrong on the server. Nothing has been changed.
error-play-illegal = The rules do not allow that.
error-play-document = This cannot be read at “{ $path }”.
document-error = { $path }: { $text }
error-play-stale = The table has changed meanwhile. Look again.
error-play-late = Too late: your time was up.
error-play-not-your-seat = That is not your seat.
error-play-nothing-to-undo = There is nothing to undo.
error-play-over = The game is over.
error-play-not-over = The game is not over yet: its record is still secret.
error-play-no-advice = This table has no advice: odds are shown when the game is over.
error-play-no-teacher = No bot can judge positions of this game yet.
error-play-teacher-busy = The bot cannot think right now: it is still being made ready. Try again in a minute.
error-play-not-delegable = A bot cannot answer this for you.
error-plan-shared = You play several seats at this table: whoever shares the screen would see your plan.
error-plan-asked = It is your turn: answer first, then plan ahead.
error-plan-never = You are out of the game: nothing more will be asked.
error-plan-unlikely = What this part of the plan waits for did not come up in any guess, so it cannot be shown on the board now. You can still remove steps.
error-play-started = The game has begun. Resign if you want to leave it.
error-play-paused = The game is paused. Resume it first.
error-play-not-asked = That cannot be asked, or answered, now.
error-play-not-started = The game has not started: some seats are still free.
error-puzzle-unknown = There is no such puzzle.
error-table-unknown = There is no such table.
error-table-expired = This table was removed: nobody had used it for a long time.
error-table-key = This link does not open the seat. Part of it may be missing.
error-table-taken = Somebody else has taken this seat.
error-table-too-many = You have too many open tables in the lobby. Close one first, or invite friends by link.
error-table-exists = There is another table with this id here.
error-table-broken = The stored record of this game was changed after it was played, from row { $row } on. It cannot go on.
error-table-outdated = The rules have changed since this game began, so it cannot go on here. It has been kept.
error-table-not-host = Only the host of the table may do that.
error-import-invalid =
    { $problem ->
        [sealed] Only a record in which everything is public can be imported.
        [rules] This server has no such rules, so the game cannot be replayed here.
        [long] This game is too long to be checked here.
       *[other] The record was not imported: it is not valid{ $row ->
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
error-request-host = This server is known by another name. Its administrator can add this one.
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

account = Account and notifications
password = Password
recover = Forgotten password
codes = Recovery codes
notifications-mail-recovers = An e-mail to it can also set a new password.
notifications-mail-recover = Use for a forgotten password
notifications-mail-recover-title = An e-mail to { $address } can set a new password
notifications-mail-recover-line = Your password once more, so that nobody else adds an address here.
sessions = Where you are logged in
sessions-end = Log out all others
data = Your data
data-line = Everything the server keeps about you, as one file.
data-download = Download
seat-numbered = Player { $number }
seat-former = A former player
switch-on = Turn on
switch-off = Turn off
remove = Remove

notifications = When it is your turn
notifications-line = You are notified once a turn, and only while you are not at the table. This works for guests too.
notifications-page = In this page
notifications-page-line = Always: wherever you are on the site, and in the browser’s tab.
notifications-push = On this device
notifications-push-on = On, even when the page is closed.
notifications-push-off = Off. The browser will ask you first.
notifications-push-unsupported = This browser does not support it, or the site is not reached by https.
notifications-push-denied = This browser blocks notifications from this site. You can change that in its settings.
notifications-push-failed = The browser’s push service did not answer.
notifications-mail = By e-mail
notifications-mail-add = Add the address
notifications-mail-on = E-mails go to this address.
notifications-mail-asked = An e-mail is on its way. Follow the link in it to confirm.
notifications-mail-off = This server sends no e-mail.
notifications-mail-remove-label = Remove { $address }
notification-go = Go there

ratings = Ratings
ratings-line = Rated tables between people with accounts count. The number is a careful estimate of a player’s strength; newcomers start at 1000.
profile-own = Your profile, as others see it
ratings-none = You have not played a rated game yet.
ratings-nobody = Nobody yet.
ratings-best = The best at { $game }
ratings-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }

email-confirm = May we send you e-mail?
email-confirm-line = You get an e-mail when it is your turn at a table. Each has a link to unsubscribe.
email-confirm-yes = Yes, send me e-mail
email-confirm-done = Thank you. You will get e-mail from us.
email-end = Unsubscribe
email-end-line = We stop sending e-mail to this address.
email-end-yes = Unsubscribe
email-end-done = Done. You get no more e-mail from us.

error-account-unknown = Nobody with this name has played a rated game.
error-account-needed = You need to be logged in for that.
error-account-refused = No such name, or the wrong password.
error-account-exists = You are logged in already.
error-account-name = This name is taken.
error-account-password = A password needs at least ten characters, and it must not be the name.
error-account-recovery = That recovery code or link does not work. Each works once, and a link for an hour.
error-account-changed = There is an account here now.
error-account-closed = This account has been closed by the operators of the site.
error-account-ended = You have been logged out.
error-people-unknown = None of your friends has this name.
error-people-too-many = You have added or blocked too many people. Remove some first.
error-tournament-unknown = There is no such tournament.
error-tournament-key = This link does not let you in. Part of it may be missing.
error-tournament-not-host = Only the host of the tournament may do that.
error-tournament-full = All places are taken.
error-tournament-few = It takes at least two to hold a tournament.
error-tournament-started = The tournament has begun. Nobody can enter or leave any more.
error-notice-place = This browser’s push service is not one that the server knows.
error-notice-mail = No e-mail could be sent to that address.
error-notice-mail-later = The mail server accepts no e-mail just now. Try again in a few minutes.
error-notice-token = This link has been used already, or part of it is missing.
error-notice-too-many = You have too many devices and addresses. Remove one first.

## Notifications, also by e-mail

notification-turn = Your turn: { $game }
notification-waiting =
    { $count ->
        [0] The table waits for you.
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
notification-plan = Your plan ended: it no longer fits.
mail-turn =
    { $waiting }
    To the table: { $link }
    Unsubscribe: { $unsubscribe }

mail-reset-subject = A new password for Stridsplan
mail-reset =
    Somebody, most likely you, asked for a new password for { $name }.
    Set a new one here, within an hour: { $link }
    If that was not you, do nothing. The password stays as it is.

mail-confirm-subject = Stridsplan asks: may we write to you?
mail-confirm =
    Somebody, most likely you, asked Stridsplan to send e-mail to this address when it is their turn.
    If that was you, say yes here: { $link }
    If not, do nothing. No other e-mail will come.

## Dice and luck

statistics = Luck
luck = Luck

plain-name = Name
plain-value = Value
plain-number = No.
