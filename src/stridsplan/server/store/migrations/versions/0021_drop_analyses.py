"""Delete all analyses: their format has changed. They can be requested again."""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.execute("DELETE FROM analyses")


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    op.execute("DELETE FROM analyses")
