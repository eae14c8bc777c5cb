"""The database in the part of SQL that SQLite and PostgreSQL share. Times are milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
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
    # How it stands, for lists: always what the commands say
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("version", Integer, nullable=False),
    Column("to_act", JSON, nullable=False),
    Column("result", JSON),
    Column("fairness", JSON, nullable=False),
    PrimaryKeyConstraint("id"),
    Index(None, "status"),
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
