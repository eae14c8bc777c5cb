"""Add reports, closed accounts and banned guests, operators, and an audit trail that can only grow."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

MESSAGE = "the audit trail is append-only"


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at_table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.BigInteger),
        sa.Column("subject", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("handled", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_subject", "reports", ["subject"])
    op.create_table(
        "closures",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_closures"),
        sa.UniqueConstraint("visitor", name="uq_closures_visitor"),
    )
    op.create_table(
        "operators",
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_operators"),
        sa.ForeignKeyConstraint(["visitor"], ["accounts.visitor"], name="fk_operators_visitor"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("operator", sa.String(40)),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40)),
        sa.Column("report", sa.String(24)),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_created", "audit", ["created"])
    _make_audit_append_only()


def _make_audit_append_only() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{MESSAGE}'; END $$"
        )
        op.execute(
            "CREATE TRIGGER keep_audit BEFORE UPDATE OR DELETE ON audit "
            "FOR EACH ROW EXECUTE FUNCTION refuse_change()"
        )
        return
    for event in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER keep_audit_{event.lower()} BEFORE {event} ON audit "
            f"BEGIN SELECT RAISE(ABORT, '{MESSAGE}'); END"
        )


def downgrade() -> None:
    """Downgrade the schema to the revision before."""
    for table in ("audit", "operators", "closures", "reports"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_change()")
