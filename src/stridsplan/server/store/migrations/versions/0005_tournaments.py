"""Add tournaments, their entries and matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("tournament", sa.String(24)))
        batch.create_index("ix_tables_tournament", ["tournament"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("visitor", sa.String(40)),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_tournament_entries"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_entries_tournament"),
    )
    op.create_index("ix_tournament_entries_visitor", "tournament_entries", ["visitor"])
    op.create_table(
        "tournament_matches",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("at_table", sa.String(24)),
        sa.Column("points", sa.JSON(none_as_null=True)),
        sa.Column("winner", sa.Integer),
        sa.Column("walkover", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_tournament_matches"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_matches_tournament"),
    )


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    for name in ("tournament_matches", "tournament_entries", "tournaments"):
        op.drop_table(name)
    # not in a batch, which would drop the table that others refer to
    op.drop_index("ix_tables_tournament", "tables")
    op.drop_column("tables", "tournament")
