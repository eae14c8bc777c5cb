"""Add a counter of changes without a command, and a trigger that notifies other servers of deleted tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

REPLACE_FUNCTION = """
CREATE OR REPLACE FUNCTION tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'stridsplan',
    current_setting('application_name') || ' ' || TG_TABLE_NAME || ' ' || (to_jsonb({row}) ->> TG_ARGV[0])
  );
  RETURN NULL;
END $$
"""


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(REPLACE_FUNCTION.format(row="coalesce(NEW, OLD)"))
        op.execute(
            "CREATE TRIGGER tell_end AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION tell_news('id')"
        )


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER tell_end ON tables")
        op.execute(REPLACE_FUNCTION.format(row="NEW"))
    op.drop_column("tables", "changes")  # not in a batch, which would drop the table that others refer to
