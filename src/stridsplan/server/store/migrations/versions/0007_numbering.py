"""Add the viewers that may notice a row, for the versions of each viewer, and the seats that must act because of it.

For older rows this is unknown: they count for everyone, and no seat is stored.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

EVERYONE = str(1 << 30)


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("commands") as batch:
        batch.add_column(sa.Column("noticed", sa.Integer, nullable=False, server_default=EVERYONE))
        batch.add_column(sa.Column("wakes", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("shown_version", sa.Integer, nullable=False, server_default="0"))
        batch.add_column(sa.Column("shown_head", sa.String(64)))
    op.execute("UPDATE tables SET shown_version = version, shown_head = head")


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    for name in ("shown_version", "shown_head"):
        op.drop_column("tables", name)  # not in a batch, which would drop the table that others refer to
    with op.batch_alter_table("commands") as batch:
        batch.drop_column("noticed")
        batch.drop_column("wakes")
