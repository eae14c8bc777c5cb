"""Add friends, blocks and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.create_table(
        "friends",
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False),  # the name as compared
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "name_key", name="pk_friends"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_friends_visitor"),
    )
    op.create_index("ix_friends_name_key", "friends", ["name_key"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("visitor", "other", name="uq_blocks_visitor_other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_challenges"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_challenges_table_id_seat"
        ),
    )
    op.create_index("ix_challenges_visitor", "challenges", ["visitor"])


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    for table in ("challenges", "blocks", "friends"):
        op.drop_table(table)
