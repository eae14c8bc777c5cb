"""Accounts over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Response
from starlette.requests import HTTPConnection

from ..errors import (
    AccountError,
    AccountExists,
    AccountName,
    AccountPassword,
    AccountRecovery,
    AccountRefused,
    GameUnknown,
    NoticeMail,
    NoticePlace,
    TableUnknown,
)
from ..house import house_of
from ..names import login_keys, name_key
from ..rates import Rate, address_of
from ..schemas import WRITES, raises
from ..visitors import CurrentVisit
from .known import KnownBrowsers
from .ratings import Ratings
from .recovery import Recovery
from .schemas import (
    AccountOut,
    Belongings,
    BestOut,
    ChangesOut,
    CodesOut,
    CodeUse,
    Confirmed,
    Forgotten,
    Login,
    NewPassword,
    Registered,
    Registration,
    TokenUse,
    Trusting,
)
from .service import AccountService


def accounts_of(connection: HTTPConnection) -> AccountService:
    """The accounts of the server that a request came to."""
    return house_of(connection).accounts


def ratings_of(connection: HTTPConnection) -> Ratings:
    """Its ratings."""
    return house_of(connection).ratings


def recovery_of(connection: HTTPConnection) -> Recovery:
    """What helps those who have forgotten their password."""
    return house_of(connection).recovery


def known_of(connection: HTTPConnection) -> KnownBrowsers:
    """The browsers that accounts know."""
    return house_of(connection).known


def agent_of(user_agent: Annotated[str, Header(include_in_schema=False)] = "") -> str:
    """What the browser says it is."""
    return user_agent[:200]


ERRORS = (AccountError, AccountRefused, AccountExists, AccountName, AccountPassword)
Accounts = Annotated[AccountService, Depends(accounts_of)]
Rated = Annotated[Ratings, Depends(ratings_of)]
Recoveries = Annotated[Recovery, Depends(recovery_of)]
Known = Annotated[KnownBrowsers, Depends(known_of)]
Agent = Annotated[str, Depends(agent_of)]
router = APIRouter(prefix="/api/v1/account", tags=["account"], responses=raises(*WRITES, *ERRORS))
rated = APIRouter(prefix="/api/v1", tags=["account"], responses=raises(*WRITES, GameUnknown, TableUnknown))
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
guesses = [Depends(Rate("login"))]
recoveries = [Depends(Rate("recovery"))]
LETTERS = raises(*WRITES, *ERRORS, NoticeMail, NoticePlace, AccountRecovery)


@router.get("", dependencies=reads)
async def get_account(accounts: Accounts, visit: CurrentVisit) -> AccountOut:
    """Show who is there; a guest has no name."""
    return await accounts.show(visit)


@router.post("", status_code=201, dependencies=guesses)
async def register(
    new: Registration,
    accounts: Accounts,
    recovery: Recoveries,
    known: Known,
    visit: CurrentVisit,
    agent: Agent,
    connection: HTTPConnection,
    response: Response,
) -> Registered:
    """Give the visitor an account; its recovery codes are shown this once."""
    account = await accounts.register(new, visit, agent)
    known.remember(connection, response, name_key(new.name))
    codes = await recovery.new_codes(visit.visitor)
    return Registered(**account.model_dump(), codes=codes.codes)


@router.post("/login", dependencies=guesses)
async def log_in(
    login: Login,
    accounts: Accounts,
    known: Known,
    visit: CurrentVisit,
    agent: Agent,
    connection: HTTPConnection,
    response: Response,
) -> AccountOut:
    """Begin a session. Wrong passwords are counted by name and address, and by name alone for unknown browsers."""
    rates, key = house_of(connection).rates, login_keys(login.name)[-1]
    browser = known.browser(connection, key)
    tried = f"{key}\n{browser or address_of(connection)}"
    rates.count_of("login_name", tried)
    if browser is None:
        rates.count_of("login_anywhere", key)
    account = await accounts.log_in(login, visit, agent)
    rates.forget("login_name", tried)
    known.remember(connection, response, key)
    return account


@router.post("/logout", status_code=204, dependencies=writes)
async def log_out(accounts: Accounts, visit: CurrentVisit) -> None:
    """End this session."""
    await accounts.log_out(visit)


@router.post("/password", status_code=204, dependencies=guesses)
async def set_password(change: NewPassword, accounts: Accounts, visit: CurrentVisit) -> None:
    """Change the password; every other session ends."""
    await accounts.set_password(change, visit)


@router.delete("/sessions", status_code=204, dependencies=writes)
async def end_other_sessions(accounts: Accounts, visit: CurrentVisit) -> None:
    """End every session but this."""
    await accounts.end_others(visit)


@router.delete("/sessions/{session}", status_code=204, dependencies=writes)
async def end_session(session: str, accounts: Accounts, visit: CurrentVisit) -> None:
    """End one session."""
    await accounts.end_session(visit, session)


@router.delete("", status_code=204, dependencies=guesses)
async def delete_account(farewell: Confirmed, accounts: Accounts, visit: CurrentVisit) -> None:
    """Delete the account: it leaves what is not over; at finished games its seats stay, without a name."""
    await accounts.delete(farewell.password, visit)


@router.get("/codes", dependencies=reads)
async def count_codes(recovery: Recoveries, visit: CurrentVisit) -> CodesOut:
    """Tell how many recovery codes are left."""
    return await recovery.codes(visit)


@router.post("/codes", dependencies=guesses)
async def renew_codes(confirmed: Confirmed, recovery: Recoveries, visit: CurrentVisit) -> CodesOut:
    """Make new recovery codes in place of all others; they are shown this once."""
    return await recovery.renew(visit, confirmed.password)


@router.post("/addresses", status_code=204, dependencies=guesses, responses=LETTERS)
async def trust_address(trusting: Trusting, recovery: Recoveries, visit: CurrentVisit) -> None:
    """Let a letter to a confirmed address of the account set a new password."""
    await recovery.trust(visit, trusting.password, trusting.channel)


@router.post("/recovery/letter", status_code=204, dependencies=recoveries, responses=LETTERS)
async def ask_for_letter(forgotten: Forgotten, recovery: Recoveries) -> None:
    """Send a letter that sets a new password, if there is such an account and it has an address for that."""
    recovery.ask(forgotten.name, forgotten.language)


@router.post("/recovery/code", status_code=204, dependencies=recoveries, responses=LETTERS)
async def use_code(
    used: CodeUse, recovery: Recoveries, known: Known, connection: HTTPConnection, response: Response
) -> None:
    """Set a new password by a recovery code; every session ends."""
    known.remember(connection, response, await recovery.use_code(used))


@router.post("/recovery/token", status_code=204, dependencies=recoveries, responses=LETTERS)
async def use_token(
    used: TokenUse, recovery: Recoveries, known: Known, connection: HTTPConnection, response: Response
) -> None:
    """Set a new password by what a letter held; every session ends."""
    known.remember(connection, response, await recovery.use_token(used))


@router.get("/data", dependencies=reads)
async def get_data(accounts: Accounts, visit: CurrentVisit, response: Response) -> Belongings:
    """Everything that is kept about the visitor, as a file."""
    response.headers["content-disposition"] = 'attachment; filename="stridsplan.json"'
    return await accounts.belongings(visit)


@rated.get("/games/{game}/ratings", dependencies=reads)
async def get_best(game: str, ratings: Rated) -> BestOut:
    """List the best at a game."""
    return await ratings.best(game)


@rated.get("/tables/{table_id}/ratings", dependencies=reads)
async def get_changes(table_id: str, ratings: Rated) -> ChangesOut:
    """Show what a rated table did to ratings when it ended."""
    return await ratings.changes(table_id)
