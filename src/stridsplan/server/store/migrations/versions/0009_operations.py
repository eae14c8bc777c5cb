"""Add served time, health checks that write, tables whose bots must act, and expired tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

BATCH = 500

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("changed", sa.BigInteger),
    sa.column("deadline", sa.BigInteger),
    sa.column("to_act", sa.JSON),
    sa.column("stand_ins", sa.JSON),
    sa.column("clocks", sa.JSON),
    sa.column("bots_owe", sa.Boolean),
)
seats = sa.table(
    "seats", sa.column("table_id", sa.String), sa.column("seat", sa.Integer), sa.column("kind", sa.String)
)
pulse = sa.table("pulse", sa.column("beat", sa.BigInteger))


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("bots_owe", sa.Boolean, nullable=False, server_default="0"))
        batch.create_index("ix_tables_bots_owe_id", ["bots_owe", "id"])
    with op.batch_alter_table("pulse") as batch:
        batch.add_column(sa.Column("checks", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "expired",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("moment", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_expired"),
    )
    _mark_bots()
    _begin_served_time()


def _begin_served_time() -> None:
    """Set served time to at least the last change of a table whose clock runs: clocks were stored in calendar time."""
    known = sa.select(sa.func.max(tables.c.changed)).where(tables.c.deadline.is_not(None))
    latest = op.get_bind().execute(known).scalar_one()
    if latest is not None:
        op.execute(sa.update(pulse).where(pulse.c.beat < latest).values(beat=latest))


def _mark_bots() -> None:
    """Mark the tables where a bot must act."""
    connection, last = op.get_bind(), ""
    query = sa.select(tables).where(tables.c.status == "playing").order_by(tables.c.id).limit(BATCH)
    while rows := connection.execute(query.where(tables.c.id > last)).all():
        last = rows[-1].id
        between = seats.c.table_id.between(rows[0].id, last) & (seats.c.kind == "bot")
        bots = {(seat.table_id, seat.seat) for seat in connection.execute(sa.select(seats).where(between))}
        for row in rows:
            owes = any((row.id, seat) in bots or seat in row.stand_ins for seat in row.to_act)
            if owes and not (row.clocks or {}).get("paused"):
                connection.execute(sa.update(tables).where(tables.c.id == row.id).values(bots_owe=True))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_table("expired")
    with op.batch_alter_table("pulse") as batch:
        batch.drop_column("checks")
    # not in a batch, which would drop the table that others refer to
    op.drop_index("ix_tables_bots_owe_id", "tables")
    op.drop_column("tables", "bots_owe")
