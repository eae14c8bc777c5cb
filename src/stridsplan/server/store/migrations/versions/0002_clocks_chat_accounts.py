"""Add the lobby, hash chain, clocks, requests, chat, notes, accounts, ratings, notifications and a heartbeat.

On PostgreSQL, also add triggers that notify other servers of changes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NOTIFIED_TABLES = {"tables": "id", "seats": "table_id", "holders": "table_id", "talk": "table_id"}
CREATE_FUNCTION = """
CREATE FUNCTION tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'stridsplan',
    current_setting('application_name') || ' ' || TG_TABLE_NAME || ' ' || (to_jsonb(NEW) ->> TG_ARGV[0])
  );
  RETURN NULL;
END $$
"""


def upgrade() -> None:
    """Upgrade the schema to this revision. Old tables keep their commands, without a hash chain."""
    # Defaults as strings: for an expression SQLite would have to recreate the table, which foreign keys forbid
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default="0"))
        batch.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
        batch.add_column(sa.Column("clock", sa.JSON))
        batch.add_column(sa.Column("head", sa.String(64)))
        batch.add_column(sa.Column("clocks", sa.JSON))
        batch.add_column(sa.Column("deadline", sa.BigInteger))
        batch.add_column(sa.Column("asking", sa.JSON, nullable=False, server_default="[]"))
        batch.add_column(sa.Column("stand_ins", sa.JSON, nullable=False, server_default="[]"))
        batch.add_column(sa.Column("opened", sa.Boolean, nullable=False, server_default="0"))
        batch.add_column(sa.Column("next_table", sa.String(24)))
        batch.create_index("ix_tables_listed", ["listed"])
        batch.create_index("ix_tables_deadline", ["deadline"])
    with op.batch_alter_table("commands") as batch:
        batch.add_column(sa.Column("before", sa.String(64)))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("audience", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("args", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "visitor", "seat", name="pk_mutes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
    )
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_sessions_visitor"),
    )
    op.create_index("ix_sessions_visitor", "sessions", ["visitor"])
    op.create_table(
        "ratings",
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_ratings_visitor"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_changes_table_id"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("token", sa.String(40)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_visitor", "channels", ["visitor"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.execute("INSERT INTO pulse (id, beat) VALUES (1, 0)")

    if op.get_bind().dialect.name == "postgresql":
        _install_triggers()


def _install_triggers() -> None:
    """Notify the other servers of new and changed rows of some tables, with the sender, the table's name, and an id."""
    op.execute(CREATE_FUNCTION)
    for name, column in NOTIFIED_TABLES.items():
        op.execute(
            f"CREATE TRIGGER tell_news AFTER INSERT OR UPDATE ON {name} "
            f"FOR EACH ROW EXECUTE FUNCTION tell_news('{column}')"
        )


def _remove_triggers() -> None:
    for name in NOTIFIED_TABLES:
        op.execute(f"DROP TRIGGER tell_news ON {name}")
    op.execute("DROP FUNCTION tell_news")


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    if op.get_bind().dialect.name == "postgresql":
        _remove_triggers()
    for name in (
        "pulse",
        "notices",
        "channels",
        "rating_changes",
        "ratings",
        "sessions",
        "accounts",
        "notes",
        "mutes",
        "talk",
    ):
        op.drop_table(name)
    with op.batch_alter_table("commands") as batch:
        batch.drop_column("before")
    # not in a batch, which would drop the table that others refer to
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_listed", "tables")
    for name in (
        "next_table",
        "opened",
        "stand_ins",
        "asking",
        "deadline",
        "clocks",
        "head",
        "clock",
        "rated",
        "listed",
    ):
        op.drop_column("tables", name)
