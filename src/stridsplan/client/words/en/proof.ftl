# The page that checks the record of a game.

proof-line = The record of a finished game holds a row for every move, with every open draw and, where nothing stays secret, what was done. Each row is sealed by the one before it. Your browser works all of it out again here, without trusting the server.
proof-replay = Replay it here
proof-replay-line = The server checks the record by the rules too, and keeps it where anybody with the link can watch it.
proof-choose-other = Another record
proof-choose-first = Which record?
proof-choose-line = When a game is over, its record can be downloaded, or checked here at once.
proof-file = Open a file
proof-paste = Paste its text
proof-check = Check it
proof-unreadable = This text is not JSON.
proof-held = valid
proof-broken = broken
proof-head = Head: the hash of the last row
proof-holds = Everything is right
proof-holds-line = This record is what was promised, and every open draw is correct.
proof-differs = Not the game you saw
proof-differs-line = The record is sound in itself, but it does not fit what this browser saw while the game was played.
proof-fails = This record is broken
proof-flaw-malformed =
    { $row ->
        [0] The text is not the record of a table, or something is missing or has been added.
       *[other] The record breaks at row { $row }: it does not have the form of a row.
    }
proof-flaw-missing = The record breaks at row { $row }: it is missing or out of order.
proof-flaw-key = The published key of “{ $stream }” does not fit the fingerprint that was promised.
proof-flaw-secret = The key of “{ $stream }” does not follow from the secret of the table.
proof-flaw-heading = The first row was not made from the table and the promises that are stated here.
proof-flaw-drops = The record breaks at row { $row }: it undoes more than there is, or also does something else.
proof-flaw-row = The record breaks at row { $row }: its contents do not match its hash.
proof-flaw-before = The record breaks at row { $row }: it does not have the hash of the row before it.
proof-flaw-head = The record breaks at row { $row }, the last: it does not lead to the head that is stated.
proof-flaw-draw = The record breaks at row { $row }: “{ $stream }” drew { $drew }, but it should have drawn { $due }.
proof-checked = What was checked
proof-check-keys =
    { $count ->
        [0] No key is published, so no promise could be checked.
       *[other] The published keys fit the fingerprints promised before play: { $streams }.
    }
proof-check-opening =
    { $texts ->
        [one] The first row is made from the agreed options, the promises and the one text that was added.
       *[other] The first row is made from the agreed options, the promises and the { $texts } texts that were added.
    }
proof-check-rows =
    { $rows ->
        [one] The one row leads to the head.
       *[other] Each of { $rows } rows follows from the one before it, and the last leads to the head.
    }
proof-check-draws =
    { $draws ->
        [one] One open draw was worked out again, and it is right.
       *[other] { $draws } open draws were worked out again, and every one is right.
    }
proof-kept-heads =
    { $count ->
        [one] The head this browser noted while you played is in the record.
       *[other] The { $count } heads this browser noted while you played are in the record: it is the game you saw.
    }
proof-kept-heads-not = The head this browser noted as number { $version } is not in the record: history was rewritten.
proof-kept-promises = The promises are those this browser saw before it added its text.
proof-kept-promises-not = The promises are not those this browser saw before it added its text.
proof-kept-texts = The text your browser added is among those the dice were made from.
proof-kept-texts-not = The text your browser added is missing from the dice.
proof-kept-none = This browser was not at the table, so it has nothing to compare with the record.
proof-beyond = What cannot be checked here
proof-beyond-sealed = What stays sealed by the rules: { $streams }. Its draws could not be changed after the fact, but nobody can work them out.
proof-beyond-rules = Whether every move was allowed. This page knows no rules; the moves are in the record for a program that does.
proof-beyond-names = Names, times and the sentences of the log. They come from the server and do not change the game.
