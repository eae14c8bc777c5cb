"""Add analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_table("analyses")
