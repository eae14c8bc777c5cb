"""The schema, in the SQL that SQLite and PostgreSQL share.

Times are milliseconds since 1970, except served time (see `times.py`), in which the clocks and deadlines of
live play are stored.

Rows with a column `table_id` are parts of a game table: they are deleted with it and, except snapshots, exported with
it. A column `at_table` also has the id of a game table, but its row is no part of the table and may outlive it.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# The game tables
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("profile", String(40), nullable=False),  # a named set of option values
    Column("requested_options", JSON, nullable=False),  # only the options that the host chose
    Column("options", JSON, nullable=False),  # all values in force
    # the visitor who created the table, or a later host (see `records.py`)
    Column("host", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # the random streams are derived from it
    Column("contributions", JSON, nullable=False),  # the players' nonces, which change the random streams
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),  # in the lobby, for anybody to join
    Column("paired", Boolean, nullable=False),  # opened by quick pairing
    Column("rated", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False),  # odds and suggestions are shown during play
    Column("tournament", String(24)),  # the tournament, if the table is a match of one
    Column("clock", JSON),  # the pace, the times, and what happens when a clock runs out
    # the table or puzzle that this table continues, and the number of rows copied from there
    Column("origin", JSON),
    # The summary, which follows from the commands
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("version", Integer, nullable=False),  # the number of rows of `commands`, which is secret
    Column("shown_version", Integer, nullable=False),  # the number of rows that everyone may notice
    Column("to_act", JSON, nullable=False),  # the seats that must act
    Column("result", JSON),
    Column("fairness", JSON, nullable=False),  # the random streams: name, commitment, published key
    Column("head", String(64)),  # the hash of the last row
    Column("shown_head", String(64)),  # the hash of the last row that everyone may notice
    Column("bots_to_act", Boolean, nullable=False),  # a bot must act
    # The table state, which does not follow from the commands
    Column("clocks", JSON),  # the time left to each seat, and since when it runs
    Column("deadline", BigInteger),  # when the first clock runs out, or the server must act
    Column("requests", JSON, nullable=False),  # open requests between players
    Column("stand_ins", JSON, nullable=False),  # people's seats for which a bot plays
    # pairs of a person's seat and the question that a bot answers for it
    Column("delegated", JSON, nullable=False),
    Column("plans", JSON, nullable=False),  # what seats have planned ahead
    Column("remarks", JSON, nullable=False),  # pairs of the name of a report and an umpire's remark on it
    # every secret is published: all players agreed after the game, or the table was imported
    Column("opened", Boolean, nullable=False),
    Column("next_table", String(24)),  # the rematch
    Column("changes", Integer, nullable=False),  # how often the table state changed without a command
    PrimaryKeyConstraint("id"),
    Index(None, "status"),
    Index(None, "listed"),
    Index(None, "deadline"),
    Index(None, "tournament"),
    Index(None, "bots_to_act", "id"),
)

# The seats of tables
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(40)),
    Column("bot", String(40)),
    # kept after its use, to distinguish a second use from a wrong invitation
    Column("invitation", String(40)),
    Column("key", String(40), nullable=False),  # the secret of the personal link
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The visitors who hold the seats of people
holders = Table(
    "holders",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "visitor"),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index(None, "visitor"),
)

# Offers of open seats by a host to friends
challenges = Table(
    "challenges",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index(None, "visitor"),
)

# The address from which a table was put into the lobby; deleted some time after the table has left it
openings = Table(
    "openings",
    metadata,
    Column("at_table", String(24), nullable=False),
    Column("address", String(64), nullable=False),  # HMAC-SHA256 by the server's key
    PrimaryKeyConstraint("at_table"),
    Index(None, "address"),
)

# The history of a table; rows are never changed. The primary key is the lock: of two commands with the same version
# one is stored. An undo is a row too; `drops` says which commands it took back.
commands = Table(
    "commands",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("version", Integer, nullable=False),  # the number of the row, from 1
    Column("command_id", String(64)),  # chosen by the client, so that a retry is recognized
    Column("seat", Integer, nullable=False),  # -1: the set-up
    Column("codes", JSON, nullable=False),  # of the actions
    Column("draws", LargeBinary, nullable=False),  # the random numbers that the command drew
    Column("drops", Integer, nullable=False),  # of an undo, see `engine/command.py`; 0 in a command
    Column("created", BigInteger, nullable=False),
    # the hash of the row before; in the first row, of what was agreed before play; null in old rows
    Column("before", String(64)),
    # the seats that may notice the row, as a bit mask; 2^30: everyone, spectators too
    Column("noticed", Integer, nullable=False),
    Column("wakes", Integer, nullable=False),  # the seats that must act because of the row, as a bit mask
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "command_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The position after the first `count` commands in force, with which a replay is compared when the table is loaded
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("count", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Analyses of finished games: see `analyses.py`
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),  # when it was computed
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("table_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The chat messages of a table, and announcements, in order
chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: an announcement
    Column("audience", String(8), nullable=False),  # table, team
    Column("text", Text, nullable=False),  # of an announcement: the id of a text in the client
    Column("args", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The seats that a visitor has muted at a table
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "visitor", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The private notes of a seat
notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The accounts: visitors with a name and a password
accounts = Table(
    "accounts",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False),  # the name in normal form
    Column("password", String(200), nullable=False),  # its Argon2 hash
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor"),
    UniqueConstraint("name_key"),
)

# The names that a visitor has added as friends. Two accounts that have added each other are friends
friends = Table(
    "friends",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("name_key", String(80), nullable=False),  # of an account that may not exist
    Column("name", String(40), nullable=False),  # as it was entered
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor", "name_key"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "name_key"),
)

# The people that a visitor blocks; both may be guests
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("other", String(40), nullable=False),
    Column("name", String(40)),  # of the other's seat or account at that time
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    UniqueConstraint("visitor", "other"),
    Index(None, "other"),
)

# What visitors reported to the operators
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # table, person, message
    Column("at_table", String(24), nullable=False),
    Column("seat", Integer),
    Column("message", BigInteger),  # the time of the chat message
    Column("subject", String(40)),  # the visitor who is reported
    Column("name", String(40)),  # of the seat
    Column("quote", Text, nullable=False),  # the message as it was
    Column("words", Text, nullable=False),  # what the reporter wrote
    Column("created", BigInteger, nullable=False),
    Column("handled", BigInteger),  # when an operator handled it
    PrimaryKeyConstraint("id"),
    Index(None, "reporter"),
    Index(None, "subject"),
)

# Closed accounts and banned guests
closures = Table(
    "closures",
    metadata,
    Column("id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    UniqueConstraint("visitor"),
)

# The accounts that moderate the site
operators = Table(
    "operators",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
)

# What operators did; a trigger refuses to change or delete a row
audit = Table(
    "audit",
    metadata,
    Column("id", String(24), nullable=False),
    Column("operator", String(40)),  # the account's name; null: from the command line
    Column("action", String(20), nullable=False),
    Column("subject", String(40)),  # the name of the person concerned, or the id of a table
    Column("report", String(24)),
    Column("words", Text, nullable=False),  # the operator's reason
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    Index(None, "created"),
)

# Hashes of the skeletons of names (UTS 39). Names that look alike have the same skeleton, and no account gets a name
# that looks like another account's
account_looks = Table(
    "account_looks",
    metadata,
    Column("look", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    PrimaryKeyConstraint("look"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

# Recovery codes; each sets a new password once
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    PrimaryKeyConstraint("visitor", "code"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
)

# Tokens sent by e-mail; each sets a new password once
resets = Table(
    "resets",
    metadata,
    Column("token", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),  # when it expires
    PrimaryKeyConstraint("token"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

# The sessions of accounts: one for each browser that is logged in
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), nullable=False),  # SHA-256 of the secret in the cookie
    Column("visitor", String(40), nullable=False),
    Column("agent", String(200), nullable=False),  # the User-Agent header
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it was last used
    PrimaryKeyConstraint("id"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

# The skill of an account in a game, estimated as a normal distribution (see `accounts/ratings.py`)
ratings = Table(
    "ratings",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),  # the mean
    Column("sigma", Float, nullable=False),  # the standard deviation
    Column("games", Integer, nullable=False),  # rated so far
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor", "game"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
)

# How a table changed the ratings of its players
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    # the rating that people see (`ratings.shown_rating`), before the game and after it
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The browsers and addresses to which a visitor's notifications are sent
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # mail, push
    Column("target", JSON, nullable=False),  # an e-mail address, or a browser's endpoint and keys
    Column("language", String(8), nullable=False),
    Column("token", String(40)),  # confirms an address; until then nothing else is sent to the address
    Column("created", BigInteger, nullable=False),
    Column("recovers", Boolean, nullable=False),  # password resets may be sent to this address
    PrimaryKeyConstraint("id"),
    Index(None, "visitor"),
)

# The last turn of a seat for which a server sent a notification, or claimed to send one. `version` is the number of
# rows of the table then. `until` is the end of the claim; null: the notification was sent
notifications = Table(
    "notifications",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Tournaments, and what was agreed for all their matches
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("profile", String(40), nullable=False),
    Column("requested_options", JSON, nullable=False),
    Column("clock", JSON),
    Column("format", String(16), nullable=False),  # round_robin, knock_out
    Column("places", Integer, nullable=False),  # the maximum number of entries
    Column("host", String(40), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("listed", Boolean, nullable=False),  # in the lobby, for anybody to enter
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    Index(None, "host"),
    Index(None, "status"),
)

# The entries of tournaments, in order; after the start numbered from 0 without gaps
tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("visitor", String(40)),
    PrimaryKeyConstraint("tournament", "number"),
    ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
    Index(None, "visitor"),
)

# The matches that have begun. A table is created after its match is stored, and may be moved to another server
tournament_matches = Table(
    "tournament_matches",
    metadata,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # the entry on seat 0
    Column("second", Integer, nullable=False),  # the entry on seat 1
    Column("at_table", String(24)),
    Column("points", JSON(none_as_null=True)),  # of both entries, after the match
    Column("winner", Integer),  # an entry; null: none, or not over
    # a player did not finish the match, or had deleted the account
    Column("walkover", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
)

# The ids of expired tables: a visitor who opens one gets an error that says so, and no other table gets the id
expired = Table(
    "expired",
    metadata,
    Column("id", String(24), nullable=False),
    Column("moment", BigInteger, nullable=False),  # when it expired
    PrimaryKeyConstraint("id"),
)

# One row: served time (see `times.py`), and a counter that each health check increments
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, nullable=False),
    Column("served", BigInteger, nullable=False),
    Column("checks", Integer, nullable=False),
    PrimaryKeyConstraint("id"),
)
