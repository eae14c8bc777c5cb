"""The only SQL about forgotten passwords. A method is one transaction."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from ..tables.records import now


class RecoveryRepository:
    """Recovery codes, letters on their way, and the addresses they may be sent to."""

    def __init__(self, database: Database):
        self.database = database

    # Codes

    async def set_codes(self, visitor: str, codes: Collection[str]) -> None:
        """Store the codes of an account in place of those it had."""
        table = schema.recovery_codes
        async with self.database.writing() as connection:
            await connection.execute(delete(table).where(table.c.visitor == visitor))
            await connection.execute(insert(table), [{"visitor": visitor, "code": code} for code in codes])

    async def count_codes(self, visitor: str) -> int:
        """How many codes of an account have not been used."""
        columns = schema.recovery_codes.c
        query = select(func.count()).select_from(schema.recovery_codes).where(columns.visitor == visitor)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def has_code(self, visitor: str, code: str) -> bool:
        """Tell whether a code would work."""
        columns = schema.recovery_codes.c
        query = select(columns.code).where(columns.visitor == visitor, columns.code == code)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def use_code(self, visitor: str, code: str, password: str) -> bool:
        """Set a new password by a code, which is gone then, and end every session; False if there is no such code."""
        columns = schema.recovery_codes.c
        async with self.database.writing() as connection:
            used = await connection.execute(
                delete(schema.recovery_codes).where(columns.visitor == visitor, columns.code == code)
            )
            if used.rowcount != 1:
                return False
            await _reset(connection, visitor, password)
        return True

    # Letters

    async def add_token(self, visitor: str, token: str, until: int, most: int) -> bool:
        """Store a token, unless an account has so many that hold; old ones are forgotten."""
        table, moment = schema.resets, now()
        async with self.database.writing() as connection:
            await connection.execute(delete(table).where(table.c.until <= moment))
            own = select(func.count()).select_from(table).where(table.c.visitor == visitor)
            if (await connection.execute(own)).scalar_one() >= most:
                return False
            await connection.execute(insert(table).values(visitor=visitor, token=token, until=until))
        return True

    async def owner(self, token: str) -> Any | None:
        """The account that a token holds for."""
        resets, accounts = schema.resets.c, schema.accounts
        query = select(accounts).where(
            accounts.c.visitor == resets.visitor, resets.token == token, resets.until > now()
        )
        async with self.database.reading() as connection:
            return (await connection.execute(query)).one_or_none()

    async def use_token(self, visitor: str, token: str, password: str) -> bool:
        """Set a new password by a token, which is gone then, and end every session; False if it was used meanwhile."""
        columns = schema.resets.c
        async with self.database.writing() as connection:
            used = await connection.execute(
                delete(schema.resets).where(columns.token == token, columns.until > now())
            )
            if used.rowcount != 1:
                return False
            await _reset(connection, visitor, password)
        return True

    # Addresses

    async def trust(self, visitor: str, channel: str) -> bool:
        """Let letters to a confirmed address of an account set a new password; False if there is no such address."""
        columns = schema.channels.c
        own = (columns.id == channel) & (columns.visitor == visitor)
        query = update(schema.channels).where(own, columns.kind == "mail", columns.token.is_(None))
        async with self.database.writing() as connection:
            return (await connection.execute(query.values(recovers=True))).rowcount == 1


async def _reset(connection: AsyncConnection, visitor: str, password: str) -> None:
    accounts = schema.accounts
    for table in (schema.resets, schema.sessions):
        await connection.execute(delete(table).where(table.c.visitor == visitor))
    await connection.execute(update(accounts).where(accounts.c.visitor == visitor).values(password=password))
