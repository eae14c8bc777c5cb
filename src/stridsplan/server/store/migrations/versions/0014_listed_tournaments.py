"""Mark the tournaments that the lobby lists."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tournaments") as batch:
        batch.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_column("tournaments", "listed")  # not in a batch, which would drop the table that others refer to
