"""Add what seats have planned ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("plans", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_column("tables", "plans")  # not in a batch, which would drop the table that others refer to
