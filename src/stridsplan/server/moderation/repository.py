"""The SQL about moderation. A method is one transaction.

Every action of an operator is stored in one transaction with its entry in the audit trail. The database refuses to
change rows of the audit trail.
"""

import secrets
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from ..tables.records import now

MAX_SHOWN = 200  # reports, and entries of the audit trail
REPORTS, CLOSURES, OPERATORS = schema.reports.c, schema.closures.c, schema.operators.c  # columns


class ModerationRepository:
    """Reports, closures, operators and the audit trail in the database.

    A closure is a closed account or a banned guest. Parameters `entry` have fields of an entry of the audit trail.
    """

    def __init__(self, database: Database):
        self.database = database

    async def add_report(self, values: dict[str, Any]) -> None:
        """Store a report."""
        values = values | {"id": secrets.token_hex(12), "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.reports).values(values))

    async def report(self, report: str) -> Any | None:
        """Return a report by its id."""
        async with self.database.reading() as connection:
            query = select(schema.reports).where(REPORTS.id == report)
            return (await connection.execute(query)).one_or_none()

    async def reports(self) -> list[Any]:
        """Return the reports with the account of the reported person: first open ones, each group newest first."""
        accounts = schema.accounts
        query = select(schema.reports, accounts.c.name.label("account"), CLOSURES.id.label("closure"))
        query = query.outerjoin(accounts, accounts.c.visitor == REPORTS.subject)
        query = query.outerjoin(schema.closures, CLOSURES.visitor == REPORTS.subject)
        order = (REPORTS.handled.is_not(None), REPORTS.created.desc())
        return await self._all(query.order_by(*order).limit(MAX_SHOWN))

    async def closures(self) -> list[Any]:
        """Return the closed accounts and banned guests, the newest first."""
        return await self._all(select(schema.closures).order_by(CLOSURES.created.desc()).limit(MAX_SHOWN))

    async def audit(self) -> list[Any]:
        """Return the audit trail, the newest entry first."""
        return await self._all(select(schema.audit).order_by(schema.audit.c.created.desc()).limit(MAX_SHOWN))

    async def handle(self, report: str, entry: dict[str, Any]) -> None:
        """Mark a report as handled."""
        query = update(schema.reports).where(REPORTS.id == report).values(handled=now())
        async with self.database.writing() as connection:
            await connection.execute(query)
            await _write(connection, entry | {"report": report})

    async def blank(self, report: Any, entry: dict[str, Any]) -> None:
        """Blank a chat message that was reported."""
        chat = schema.chat.c
        is_message = (chat.table_id == report.at_table) & (chat.created == report.message)  # its time
        async with self.database.writing() as connection:
            await connection.execute(update(schema.chat).where(is_message).values(text=""))
            await _write(connection, entry | {"report": report.id})

    async def close(self, visitor: str, name: str, entry: dict[str, Any]) -> None:
        """Close an account or ban a guest, and end all sessions; nothing changes if the account is closed already."""
        values = {"id": secrets.token_hex(12), "visitor": visitor, "name": name, "created": now()}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.closures).values(values))
                await connection.execute(delete(schema.sessions).where(schema.sessions.c.visitor == visitor))
                await _write(connection, entry | {"subject": name})
        except IntegrityError:
            return

    async def reopen(self, closure: str, entry: dict[str, Any]) -> str | None:
        """Open a closed account again; returns its visitor, None if there is no such closure."""
        query = select(schema.closures).where(CLOSURES.id == closure)
        async with self.database.writing() as connection:
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                return None
            await connection.execute(delete(schema.closures).where(CLOSURES.id == closure))
            await _write(connection, entry | {"subject": found.name})
            return str(found.visitor)

    async def set_operator(self, account: Any, *, is_operator: bool) -> None:
        """Make an account an operator, or an ordinary account again. Only the command line does this."""
        visitor = account.visitor
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.operators).where(OPERATORS.visitor == visitor))
            if is_operator:
                await connection.execute(insert(schema.operators).values(visitor=visitor, created=now()))
            action = "operator_added" if is_operator else "operator_removed"
            await _write(connection, {"operator": None, "action": action, "subject": account.name})

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self.database.reading() as connection:
            return list(await connection.execute(query))


async def _write(connection: AsyncConnection, entry: dict[str, Any]) -> None:
    """Append an entry to the audit trail; fields that it does not have are empty."""
    blank = {"subject": None, "report": None, "words": ""}
    values = blank | entry | {"id": secrets.token_hex(12), "created": now()}
    await connection.execute(insert(schema.audit).values(values))
