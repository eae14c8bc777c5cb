"""Rename the bots at tables and in tournaments after their levels."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

LEVELS = {"policy": "sergeant", "eager": "captain", "search": "marshal"}


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    rename(LEVELS)


def downgrade() -> None:
    """Downgrade the schema to the revision before. Levels that it does not have become a bot of a level beside them."""
    rename({"recruit": "policy", "colonel": "search"} | {level: bot for bot, level in LEVELS.items()})


def rename(names: dict[str, str]) -> None:
    """Rename the bots of all seats and entries."""
    for table in ("seats", "tournament_entries"):
        rows = sa.table(table, sa.column("bot", sa.String))
        for before, after in names.items():
            op.execute(sa.update(rows).where(rows.c.bot == before).values(bot=after))
