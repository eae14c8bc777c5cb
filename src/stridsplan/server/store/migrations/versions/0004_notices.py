"""A notice is being told until a moment, then told: one that was not sent can be sent by another server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision. What was claimed before counts as told."""
    with op.batch_alter_table("notices") as batch:
        batch.add_column(sa.Column("until", sa.BigInteger))


def downgrade() -> None:
    """Go back to the revision before."""
    with op.batch_alter_table("notices") as batch:
        batch.drop_column("until")
