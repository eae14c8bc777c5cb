"""Add the origin of games that continue another table or a puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("origin", sa.JSON))


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.drop_column("tables", "origin")  # not in a batch, which would drop the table that others refer to
