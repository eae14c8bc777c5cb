"""Mark the tables that were opened by quick pairing."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("paired", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_column("tables", "paired")  # not in a batch, which would drop the table that others refer to
