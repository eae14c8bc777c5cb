"""Registers, logs in and out, shows, changes and deletes accounts."""

from typing import Any

import structlog

from ..chat.service import ChatService
from ..errors import (
    AccountClosed,
    AccountError,
    AccountExists,
    AccountName,
    AccountPassword,
    AccountRefused,
    RequestError,
)
from ..names import login_keys, name_key, skeleton_hashes
from ..schemas import iso_time
from ..tables.repository import Conflict
from ..tables.service import TableService
from ..visits import Visit
from .departure import Departure
from .passwords import Passwords
from .ratings import shown_rating
from .repository import AccountRepository
from .schemas import AccountOut, Login, NewPassword, PersonalData, RatingOut, Registration, SessionOut
from .sessions import Sessions, session_id

log = structlog.get_logger()

MIN_PASSWORD = 10  # characters
MAX_KEY = 80  # characters of a name key


class AccountService:
    """The accounts of a server."""

    def __init__(
        self, repository: AccountRepository, tables: TableService, chat: ChatService, departure: Departure
    ):
        self.repository, self.tables, self.chat, self.departure = repository, tables, chat, departure
        self.sessions = Sessions(repository)
        self.passwords = Passwords()

    async def show(self, visit: Visit) -> AccountOut:
        """Return the visitor's account."""
        # while a guest registers, the account exists before its first session, and the guest's cookie is still valid
        account = await self.repository.by_visitor(visit.visitor) if visit.session else None
        if account is None:
            return AccountOut(name=None, created=None, operator=False, ratings=[], sessions=[])
        ratings = await self.repository.ratings(visit.visitor)
        return AccountOut(
            name=account.name,
            created=iso_time(account.created),
            operator=await self.repository.is_operator(visit.visitor),
            ratings=[
                RatingOut(game=row.game, rating=shown_rating(row.mu, row.sigma), games=row.games)
                for row in ratings
            ],
            sessions=[
                SessionOut(
                    id=row.id,
                    agent=row.agent,
                    created=iso_time(row.created),
                    seen=iso_time(row.seen),
                    is_this=row.id == session_id(visit.session or ""),
                )
                for row in await self.repository.sessions(visit.visitor)
            ],
        )

    async def register(self, new: Registration, visit: Visit, agent: str) -> AccountOut:
        """Create an account for a guest, who keeps their seats and tables."""
        if visit.session:
            raise AccountExists()
        key = name_key(new.name)
        if not 0 < len(key) <= MAX_KEY:
            raise RequestError(field="name", problem="length")
        refuse_password(new.password, key)
        password_hash = await self.passwords.hash(new.password)
        try:
            await self.repository.create(
                visit.visitor, new.name, key, skeleton_hashes(new.name), password_hash
            )
        except Conflict:
            raise AccountName() from None
        log.info("account.created")
        await self._reload_seats(
            [table.id for table in await self.tables.repository.of_visitor(visit.visitor)]
        )
        visit.switch_to(await self.sessions.begin(visit.visitor, agent))
        return await self.show(visit)

    async def log_in(self, login: Login, visit: Visit, agent: str) -> AccountOut:
        """Begin a session. If the browser was a guest's, everything that the guest owns moves to the account."""
        account = await self.repository.by_keys(login_keys(login.name))
        is_right = await self.passwords.match(login.password, account and account.password)
        if account is None or not is_right:
            raise AccountRefused()
        if await self.repository.is_closed(account.visitor):
            raise AccountClosed()
        before = Visit(visit.visitor, visit.session)
        visit.switch_to(await self.sessions.begin(account.visitor, agent))
        if before.session:
            await self.repository.end_session(before.visitor, session_id(before.session))
            self.sessions.recheck(before.visitor)
        else:
            await self._reload_seats(await self.repository.move_guest_data(before.visitor, account.visitor))
        return await self.show(visit)

    async def log_out(self, visit: Visit) -> None:
        """End the session. From then on, the browser is a new guest."""
        await self.end_session(visit, session_id(session_of(visit)))
        visit.switch_to(Visit())

    async def end_session(self, visit: Visit, session: str) -> None:
        """End one session of the account, by its id in the database; raises AccountError for a guest."""
        session_of(visit)  # raises for a guest
        await self.repository.end_session(visit.visitor, session)
        self.sessions.recheck(visit.visitor)

    async def end_others(self, visit: Visit) -> None:
        """End every other session."""
        await self.repository.end_others(visit.visitor, session_id(session_of(visit)))
        self.sessions.recheck(visit.visitor)

    async def set_password(self, change: NewPassword, visit: Visit) -> None:
        """Change the password, and end every other session."""
        account = await self.confirmed_account(visit, change.old)
        refuse_password(change.new, account.name_key)
        password_hash = await self.passwords.hash(change.new)
        await self.repository.set_password(visit.visitor, password_hash, session_id(session_of(visit)))
        self.sessions.recheck(visit.visitor)

    async def delete(self, password: str, visit: Visit) -> None:
        """Leave unfinished tables and tournaments; delete the account and its data. Its seats stay, without a name."""
        await self.confirmed_account(visit, password)
        await self.departure.leave_all(visit.visitor)
        await self.chat.erase(visit.visitor)
        tables = await self.repository.delete(visit.visitor)
        self.sessions.recheck(visit.visitor)
        visit.switch_to(Visit())
        await self._reload_seats(tables)
        log.info("account.deleted")

    async def personal_data(self, visit: Visit) -> PersonalData:
        """Return the data of a visitor, without password hashes and tokens."""
        data = await self.repository.personal_data(visit.visitor)
        accounts = [_without(account, "password") for account in data.pop("account")]
        data["notifications"] = [_without(channel, "token") for channel in data["notifications"]]
        return PersonalData(account=accounts[0] if accounts else None, **data)

    async def confirmed_account(self, visit: Visit, password: str) -> Any:
        """Return the visitor's account if the password is right; raises AccountRefused, or AccountError for a guest."""
        session_of(visit)  # raises for a guest
        account = await self.repository.by_visitor(visit.visitor)
        if not await self.passwords.match(password, account and account.password):
            raise AccountRefused()
        return account

    async def _reload_seats(self, tables: list[str]) -> None:
        """Reload the seats of tables from the database, where their holders or names have changed."""
        for table_id in tables:
            await self.tables.reload_seats(table_id)


def session_of(visit: Visit) -> str:
    """Return the secret of an account's session; raises AccountError for a guest."""
    if not visit.session:
        raise AccountError()
    return visit.session


def refuse_password(password: str, key: str) -> None:
    """Raise AccountPassword if a password is too short or is the name."""
    if len(password) < MIN_PASSWORD or name_key(password) == key:
        raise AccountPassword()


def _without(fields: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if key != name}
