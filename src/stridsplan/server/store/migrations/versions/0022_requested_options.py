"""Rename the options that a host requested, and the events of a planned step."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("plans", sa.JSON))


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    for table in ("tables", "tournaments"):
        op.execute(f"ALTER TABLE {table} RENAME COLUMN asked TO requested_options")
    _rename_in_steps("told", "events")


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    for table in ("tables", "tournaments"):
        op.execute(f"ALTER TABLE {table} RENAME COLUMN requested_options TO asked")
    _rename_in_steps("events", "told")


def _rename_in_steps(old: str, new: str) -> None:
    """Rename a field of the steps of all plans."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES)).all():
        if row.plans:
            plans = json.loads(json.dumps(row.plans), object_hook=lambda found: _renamed(found, old, new))
            connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(plans=plans))


def _renamed(found: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    is_step = "question" in found and "actions" in found
    return {new if key == old and is_step else key: value for key, value in found.items()}
