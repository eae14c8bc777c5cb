"""The SQL about forgotten passwords. A method is one transaction."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from ..tables.records import now


class RecoveryRepository:
    """Recovery codes, reset tokens, and the addresses to which tokens may be sent. `code` and `token` are hashes."""

    def __init__(self, database: Database):
        self.database = database

    # Codes

    async def set_codes(self, visitor: str, codes: Collection[str]) -> None:
        """Store the codes of an account; they replace the old ones."""
        table = schema.recovery_codes
        async with self.database.writing() as connection:
            await connection.execute(delete(table).where(table.c.visitor == visitor))
            await connection.execute(insert(table), [{"visitor": visitor, "code": code} for code in codes])

    async def count_codes(self, visitor: str) -> int:
        """Return the number of unused codes of an account."""
        columns = schema.recovery_codes.c
        query = select(func.count()).select_from(schema.recovery_codes).where(columns.visitor == visitor)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def has_code(self, visitor: str, code: str) -> bool:
        """Return whether a code is valid."""
        columns = schema.recovery_codes.c
        query = select(columns.code).where(columns.visitor == visitor, columns.code == code)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def use_code(self, visitor: str, code: str, password_hash: str) -> bool:
        """Delete a code, set a new password and end every session; returns False if there is no such code."""
        columns = schema.recovery_codes.c
        async with self.database.writing() as connection:
            used = await connection.execute(
                delete(schema.recovery_codes).where(columns.visitor == visitor, columns.code == code)
            )
            if used.rowcount != 1:
                return False
            await _reset(connection, visitor, password_hash)
        return True

    # E-mail

    async def add_token(self, visitor: str, token: str, until: int, limit: int) -> bool:
        """Store a token and delete expired ones; returns False if the account has `limit` valid tokens."""
        table, moment = schema.resets, now()
        async with self.database.writing() as connection:
            await connection.execute(delete(table).where(table.c.until <= moment))
            count = select(func.count()).select_from(table).where(table.c.visitor == visitor)
            if (await connection.execute(count)).scalar_one() >= limit:
                return False
            await connection.execute(insert(table).values(visitor=visitor, token=token, until=until))
        return True

    async def owner(self, token: str) -> Any | None:
        """Return the account of a valid token."""
        resets, accounts = schema.resets.c, schema.accounts
        query = select(accounts).where(
            accounts.c.visitor == resets.visitor, resets.token == token, resets.until > now()
        )
        async with self.database.reading() as connection:
            return (await connection.execute(query)).one_or_none()

    async def use_token(self, visitor: str, token: str, password_hash: str) -> bool:
        """Delete a token, set a new password and end every session; returns False if the token is no longer valid."""
        columns = schema.resets.c
        async with self.database.writing() as connection:
            used = await connection.execute(
                delete(schema.resets).where(columns.token == token, columns.until > now())
            )
            if used.rowcount != 1:
                return False
            await _reset(connection, visitor, password_hash)
        return True

    # Addresses

    async def trust(self, visitor: str, channel: str) -> bool:
        """Allow resets by e-mail to a confirmed address of an account; returns False if there is no such address."""
        columns = schema.channels.c
        is_own = (columns.id == channel) & (columns.visitor == visitor)
        is_confirmed = columns.token.is_(None)
        query = update(schema.channels).where(is_own, columns.kind == "mail", is_confirmed)
        async with self.database.writing() as connection:
            return (await connection.execute(query.values(recovers=True))).rowcount == 1


async def _reset(connection: AsyncConnection, visitor: str, password_hash: str) -> None:
    """Store a new password, and delete the reset tokens and sessions of the account."""
    accounts = schema.accounts
    for table in (schema.resets, schema.sessions):
        await connection.execute(delete(table).where(table.c.visitor == visitor))
    await connection.execute(
        update(accounts).where(accounts.c.visitor == visitor).values(password=password_hash)
    )
