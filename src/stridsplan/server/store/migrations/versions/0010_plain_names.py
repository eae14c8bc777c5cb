"""Rename tables, columns, constraints, triggers, and the texts of announcements."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TABLES = {"notices": "notifications", "talk": "chat", "pulse": "heartbeat"}
COLUMNS = (  # table (by its new name), old column, new column
    ("tables", "asking", "requests"),
    ("tables", "bots_owe", "bots_to_act"),
    ("heartbeat", "beat", "served"),
)
CONSTRAINTS = {  # PostgreSQL's; SQLite does not use their names
    "notifications": {
        "pk_notices": "pk_notifications",
        "fk_notices_table_id": "fk_notifications_table_id",
    },
    "chat": {"pk_talk": "pk_chat", "fk_talk_table_id": "fk_chat_table_id"},
    "heartbeat": {"pk_pulse": "pk_heartbeat"},
}
# beginnings of text ids: old -> new
ANNOUNCEMENTS = {"manners-": "request-", "imported-told": "record-imported"}
TRIGGERS = {  # table -> trigger: old name, new name
    "tables": {"tell_news": "notify_change", "tell_end": "notify_deletion"},
    "seats": {"tell_news": "notify_change"},
    "holders": {"tell_news": "notify_change"},
    "chat": {"tell_news": "notify_change"},
    "accounts": {"tell_identity": "notify_identity"},
    "sessions": {"tell_identity": "notify_identity"},
}


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.drop_index("ix_tables_bots_owe_id", "tables")
    for old, new in TABLES.items():
        op.execute(f"ALTER TABLE {old} RENAME TO {new}")
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    op.create_index("ix_tables_bots_to_act_id", "tables", ["bots_to_act", "id"])
    for old, new in ANNOUNCEMENTS.items():
        _rename_announcements(old, new)
    if op.get_bind().dialect.name == "postgresql":
        for table, names in CONSTRAINTS.items():
            for old, new in names.items():
                op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {old} TO {new}")
        for table, names in TRIGGERS.items():
            for old, new in names.items():
                op.execute(f"ALTER TRIGGER {old} ON {table} RENAME TO {new}")
        op.execute("ALTER FUNCTION tell_news() RENAME TO notify_change")


def _rename_announcements(old: str, new: str) -> None:
    """Replace the beginning of the text ids of announcements in the chat."""
    op.execute(
        f"UPDATE chat SET text = '{new}' || substr(text, {len(old) + 1}) "
        f"WHERE seat = -1 AND text LIKE '{old}%'"
    )


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER FUNCTION notify_change() RENAME TO tell_news")
        for table, names in TRIGGERS.items():
            for old, new in names.items():
                op.execute(f"ALTER TRIGGER {new} ON {table} RENAME TO {old}")
        for table, names in CONSTRAINTS.items():
            for old, new in names.items():
                op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {new} TO {old}")
    for old, new in ANNOUNCEMENTS.items():
        _rename_announcements(new, old)
    op.drop_index("ix_tables_bots_to_act_id", "tables")
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")
    for old, new in TABLES.items():
        op.execute(f"ALTER TABLE {new} RENAME TO {old}")
    op.create_index("ix_tables_bots_owe_id", "tables", ["bots_owe", "id"])
