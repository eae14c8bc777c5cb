"""Add whether a table has advice."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision. Old tables have advice."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("advice", sa.Boolean, nullable=False, server_default="1"))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_column("tables", "advice")  # not in a batch, which would drop the table that others refer to
