"""Add account recovery, skeletons of names, addresses of those who opened tables, and triggers for identities."""

import sqlalchemy as sa
from alembic import op

from stridsplan.server.names import skeleton_hashes

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TRIGGERS = {  # the changes that may log a visitor in or out
    "accounts": "INSERT OR DELETE",
    "sessions": "DELETE",
}


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.create_table(
        "account_looks",
        sa.Column("look", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_account_looks"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_account_looks_visitor"),
    )
    op.create_index("ix_account_looks_visitor", "account_looks", ["visitor"])
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("visitor", "code", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_recovery_codes_visitor"),
    )
    op.create_table(
        "resets",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_resets"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_resets_visitor"),
    )
    op.create_index("ix_resets_visitor", "resets", ["visitor"])
    op.create_table(
        "openings",
        sa.Column("at_table", sa.String(24), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("at_table", name="pk_openings"),
    )
    op.create_index("ix_openings_address", "openings", ["address"])
    with op.batch_alter_table("channels") as batch:
        batch.add_column(sa.Column("recovers", sa.Boolean, nullable=False, server_default="0"))
    _store_skeletons()
    if op.get_bind().dialect.name == "postgresql":
        for table, events in TRIGGERS.items():
            op.execute(
                f"CREATE TRIGGER tell_identity AFTER {events} ON {table} "
                "FOR EACH ROW EXECUTE FUNCTION tell_news('visitor')"
            )


def _store_skeletons() -> None:
    """Store hashes of the skeletons of names. One that accounts share is stored for the oldest; all accounts stay."""
    accounts = sa.table("accounts", sa.column("visitor"), sa.column("name"), sa.column("created"))
    looks = sa.table("account_looks", sa.column("look"), sa.column("visitor"))
    query = sa.select(accounts.c.visitor, accounts.c.name).order_by(accounts.c.created, accounts.c.visitor)
    owners: dict[str, str] = {}
    for visitor, name in op.get_bind().execute(query).all():
        for look in skeleton_hashes(name):
            owners.setdefault(look, visitor)
    op.bulk_insert(looks, [{"look": look, "visitor": visitor} for look, visitor in owners.items()])


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    if op.get_bind().dialect.name == "postgresql":
        for table in TRIGGERS:
            op.execute(f"DROP TRIGGER tell_identity ON {table}")
    with op.batch_alter_table("channels") as batch:
        batch.drop_column("recovers")
    for name in ("openings", "resets", "recovery_codes", "account_looks"):
        op.drop_table(name)
