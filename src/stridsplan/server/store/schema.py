"""The database in the part of SQL that SQLite and PostgreSQL share. Times are milliseconds since 1970."""

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

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("profile", String(40), nullable=False),
    Column("asked", JSON, nullable=False),  # the options as they were asked for
    Column("options", JSON, nullable=False),  # all values in force
    Column("host", String(40), nullable=False),  # the visitor who made the table
    Column("secret", LargeBinary, nullable=False),
    Column("contributions", JSON, nullable=False),  # what visitors brought into the dice
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),  # in the lobby, for anybody to sit down
    Column("rated", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False),  # odds and suggestions are told while play goes on
    Column("tournament", String(24)),  # that it is a match of
    Column("clock", JSON),  # the pace agreed on, and what happens when time runs out
    # How it stands, for lists: always what the commands say
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("version", Integer, nullable=False),  # the number of rows, told to nobody
    Column("shown_version", Integer, nullable=False),  # of those that everyone could notice
    Column("to_act", JSON, nullable=False),
    Column("result", JSON),
    Column("fairness", JSON, nullable=False),
    Column("head", String(64)),  # the hash of the last row
    Column("shown_head", String(64)),  # the hash of the last row that everyone could notice
    Column("bots_owe", Boolean, nullable=False),  # a bot owes a decision
    # What the commands do not say
    Column("clocks", JSON),  # what is left to each seat, and since when it runs
    Column("deadline", BigInteger),  # when the first of them runs out
    Column("asking", JSON, nullable=False),  # what the seats are asked to consent to
    Column("stand_ins", JSON, nullable=False),  # seats of people for whom a bot plays
    Column("opened", Boolean, nullable=False),  # all consented to show everything after the end
    Column("next_table", String(24)),  # the rematch
    Column("changes", Integer, nullable=False),  # how often this changed without a command
    PrimaryKeyConstraint("id"),
    Index(None, "status"),
    Index(None, "listed"),
    Index(None, "deadline"),
    Index(None, "tournament"),
    Index(None, "bots_owe", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("invitation", String(40)),  # kept when used, so that a second use can be told from a false one
    Column("key", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

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

# From which address a table was put into the lobby, while it is open there
openings = Table(
    "openings",
    metadata,
    Column("at_table", String(24), nullable=False),
    Column("address", String(64), nullable=False),  # HMAC-SHA256 by the server's key
    PrimaryKeyConstraint("at_table"),
    Index(None, "address"),
)

# What happened at a table, in order; rows are only ever added. The primary key is the lock: of two
# commands that would both be number 12, one is. An undo is a row too, with how many commands it took back.
commands = Table(
    "commands",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("command_id", String(64)),  # the client's own, so that a retry is known
    Column("seat", Integer, nullable=False),  # -1: the set-up
    Column("codes", JSON, nullable=False),
    Column("draws", LargeBinary, nullable=False),
    Column("drops", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("before", String(64)),  # the hash of the row before it, of the table's opening at first
    Column(
        "noticed", Integer, nullable=False
    ),  # the sides that could notice it: a mask of seats, 2^30 for everyone
    Column("wakes", Integer, nullable=False),  # the seats that it made owe a decision: a mask
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "command_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The position after so many of the commands in force: a shortcut when a table is loaded, never the truth
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("count", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# What people say at a table, and what the table says of itself, in order
talk = Table(
    "talk",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: the table
    Column("audience", String(8), nullable=False),  # table, team
    Column("text", Text, nullable=False),  # of the table: the name of a message
    Column("args", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Whom a visitor does not want to hear at a table
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "visitor", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# What a seat writes for itself
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

# A visitor with a name and a password; the visitor was there before
accounts = Table(
    "accounts",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False),  # the name without what may differ in how it is typed
    Column("password", String(200), nullable=False),  # Argon2
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor"),
    UniqueConstraint("name_key"),
)

# How the names of accounts look: two that look alike are not both given to new accounts
account_looks = Table(
    "account_looks",
    metadata,
    Column("look", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    PrimaryKeyConstraint("look"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

# What sets a new password in place of a forgotten one, once
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    PrimaryKeyConstraint("visitor", "code"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
)

# The same, sent in a letter
resets = Table(
    "resets",
    metadata,
    Column("token", String(64), nullable=False),  # SHA-256
    Column("visitor", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("token"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), nullable=False),  # SHA-256 of what the cookie holds
    Column("visitor", String(40), nullable=False),
    Column("agent", String(200), nullable=False),  # what the browser says it is
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
    Index(None, "visitor"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("visitor", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("visitor", "game"),
    ForeignKeyConstraint(["visitor"], ["accounts.visitor"]),
)

# What a table did to the ratings of those at it: once
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("before", Float, nullable=False),  # as shown: mu - 3 sigma, on a scale of people
    Column("after", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Where a visitor wants to hear that it is their turn
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), nullable=False),
    Column("visitor", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # mail, push
    Column("target", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("token", String(40)),  # to be brought back from the address, before anything else is sent to it
    Column("created", BigInteger, nullable=False),
    Column("recovers", Boolean, nullable=False),  # a letter to it may set a new password
    PrimaryKeyConstraint("id"),
    Index(None, "visitor"),
)

# What has been told of a seat's turn, or is being told until a moment, so that one server does
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# A tournament of two at a table, and what was agreed on for all its matches
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("profile", String(40), nullable=False),
    Column("asked", JSON, nullable=False),
    Column("clock", JSON),
    Column("format", String(16), nullable=False),  # round_robin, knock_out
    Column("places", Integer, nullable=False),
    Column("host", String(40), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
    Index(None, "host"),
    Index(None, "status"),
)

# Who entered, in order; from the start on numbered from 0 without a gap
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

# The matches begun. The table is laid after its match is stored, and may be taken to another server
tournament_matches = Table(
    "tournament_matches",
    metadata,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # the entry on seat 0
    Column("second", Integer, nullable=False),
    Column("at_table", String(24)),
    Column("points", JSON(none_as_null=True)),  # of both, when it is over
    Column("winner", Integer),
    Column("walkover", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
)

# What is left of a table that expired: who opens it is told, and nothing else gets its id
expired = Table(
    "expired",
    metadata,
    Column("id", String(24), nullable=False),
    Column("moment", BigInteger, nullable=False),
    PrimaryKeyConstraint("id"),
)

# One row: how far served time has come, and how often a server looked whether the store takes writes
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("checks", Integer, nullable=False),
    PrimaryKeyConstraint("id"),
)
