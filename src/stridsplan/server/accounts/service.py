"""What people may do with accounts."""

from typing import Any

import structlog

from ..errors import (
    AccountError,
    AccountExists,
    AccountName,
    AccountPassword,
    AccountRefused,
    RequestError,
)
from ..names import login_keys, look_keys, name_key
from ..tables.repository import Conflict
from ..tables.service import TableService
from ..talk.service import TalkService
from ..visitors import Visit
from .departure import Departure
from .passwords import Passwords
from .ratings import shown
from .repository import AccountRepository
from .schemas import AccountOut, Belongings, Login, NewPassword, RatingOut, Registration, SessionOut, iso
from .sessions import Sessions, session_id

log = structlog.get_logger()

PASSWORD_LENGTH = 10
KEY_LENGTH = 80


class AccountService:
    """The accounts of a server."""

    def __init__(
        self, repository: AccountRepository, tables: TableService, talk: TalkService, departure: Departure
    ):
        self.repository, self.tables, self.talk, self.departure = repository, tables, talk, departure
        self.sessions = Sessions(repository)
        self.passwords = Passwords()

    async def show(self, visit: Visit) -> AccountOut:
        """Who is there."""
        account = await self.repository.by_visitor(visit.visitor)
        if account is None:
            return AccountOut(name=None, created=None, ratings=[], sessions=[])
        ratings = await self.repository.ratings(visit.visitor)
        return AccountOut(
            name=account.name,
            created=iso(account.created),
            ratings=[
                RatingOut(game=row.game, rating=shown(row.mu, row.sigma), games=row.games) for row in ratings
            ],
            sessions=[
                SessionOut(
                    id=row.id,
                    agent=row.agent,
                    created=iso(row.created),
                    seen=iso(row.seen),
                    is_this=row.id == session_id(visit.session or ""),
                )
                for row in await self.repository.sessions(visit.visitor)
            ],
        )

    async def register(self, new: Registration, visit: Visit, agent: str) -> AccountOut:
        """Give the visitor an account; what the guest had stays theirs."""
        if visit.session:
            raise AccountExists()
        key = name_key(new.name)
        if not 0 < len(key) <= KEY_LENGTH:
            raise RequestError(field="name", problem="length")
        refuse_password(new.password, key)
        password = await self.passwords.hash(new.password)
        try:
            await self.repository.create(visit.visitor, new.name, key, look_keys(new.name), password)
        except Conflict:
            raise AccountName() from None
        log.info("account.created")
        visit.become(await self.sessions.begin(visit.visitor, agent))
        return await self.show(visit)

    async def log_in(self, login: Login, visit: Visit, agent: str) -> AccountOut:
        """Begin a session; what this browser's guest held is the account's too."""
        account = await self.repository.by_keys(login_keys(login.name))
        is_right = await self.passwords.match(login.password, account and account.password)
        if account is None or not is_right:
            raise AccountRefused()
        before = Visit(visit.visitor, visit.session)
        visit.become(await self.sessions.begin(account.visitor, agent))
        if before.session:
            await self.repository.end_session(before.visitor, session_id(before.session))
            self.sessions.changed(before.visitor)
        else:
            await self._reseat(await self.repository.adopt(before.visitor, account.visitor))
        return await self.show(visit)

    async def log_out(self, visit: Visit) -> None:
        """End the session; the browser's next visitor is a new guest."""
        await self.end_session(visit, session_id(session_of(visit)))
        visit.become(Visit())

    async def end_session(self, visit: Visit, session: str) -> None:
        """End one session of the account."""
        session_of(visit)
        await self.repository.end_session(visit.visitor, session)
        self.sessions.changed(visit.visitor)

    async def end_others(self, visit: Visit) -> None:
        """End every session but this."""
        await self.repository.end_others(visit.visitor, session_id(session_of(visit)))
        self.sessions.changed(visit.visitor)

    async def set_password(self, change: NewPassword, visit: Visit) -> None:
        """Change the password, and end every other session."""
        account = await self.confirmed(visit, change.old)
        refuse_password(change.new, account.name_key)
        stored = await self.passwords.hash(change.new)
        await self.repository.set_password(visit.visitor, stored, session_id(session_of(visit)))
        self.sessions.changed(visit.visitor)

    async def delete(self, password: str, visit: Visit) -> None:
        """Leave what is not over, and delete the account and everything of it but the seats, which lose their name."""
        await self.confirmed(visit, password)
        await self.departure.leave_all(visit.visitor)
        await self.talk.forget(visit.visitor)
        tables = await self.repository.delete(visit.visitor)
        self.sessions.changed(visit.visitor)
        visit.become(Visit())
        await self._reseat(tables)
        log.info("account.deleted")

    async def belongings(self, visit: Visit) -> Belongings:
        """Everything kept about a visitor, but what guards it."""
        kept = await self.repository.belongings(visit.visitor)
        accounts = [_without(account, "password") for account in kept.pop("account")]
        kept["notices"] = [_without(channel, "token") for channel in kept["notices"]]
        return Belongings(account=accounts[0] if accounts else None, **kept)

    async def confirmed(self, visit: Visit, password: str) -> Any:
        """The account, if the password is right."""
        session_of(visit)
        account = await self.repository.by_visitor(visit.visitor)
        if not await self.passwords.match(password, account and account.password):
            raise AccountRefused()
        return account

    async def _reseat(self, tables: list[str]) -> None:
        for table_id in tables:
            await self.tables.reseat(table_id)


def session_of(visit: Visit) -> str:
    """The session of an account; raises AccountError for a guest."""
    if not visit.session:
        raise AccountError()
    return visit.session


def refuse_password(password: str, key: str) -> None:
    """Raise AccountPassword unless a password is long and not the name."""
    if len(password) < PASSWORD_LENGTH or name_key(password) == key:
        raise AccountPassword()


def _without(kept: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in kept.items() if key != name}
