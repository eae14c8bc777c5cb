"""Let a server's claim to send a notification expire, so that another server can send it after a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision. Earlier rows get NULL, which means sent."""
    with op.batch_alter_table("notices") as batch:
        batch.add_column(sa.Column("until", sa.BigInteger))  # milliseconds since 1970


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    with op.batch_alter_table("notices") as batch:
        batch.drop_column("until")
