"""HTTP endpoints of accounts and ratings."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Response
from starlette.requests import HTTPConnection

from ..errors import (
    AccountClosed,
    AccountError,
    AccountExists,
    AccountName,
    AccountPassword,
    AccountRecovery,
    AccountRefused,
    AccountUnknown,
    GameUnknown,
    NotificationMail,
    NotificationPlace,
    TableUnknown,
)
from ..names import login_keys, name_key
from ..rates import Rate, address_of
from ..schemas import READS, WRITES, raises
from ..services import UseAccounts, UseKnownBrowsers, UseProfiles, UseRatings, UseRecovery, services_of
from ..visits import CurrentVisit
from .schemas import (
    AccountOut,
    BestOut,
    ChangesOut,
    CodesOut,
    CodeUse,
    Confirmed,
    Forgotten,
    GamesOut,
    Login,
    NewPassword,
    PersonalData,
    ProfileOut,
    Registered,
    Registration,
    TokenUse,
    Trusting,
)


def agent_of(user_agent: Annotated[str, Header(include_in_schema=False)] = "") -> str:
    """Return the start of the User-Agent header."""
    return user_agent[:200]


ERRORS = (AccountError, AccountRefused, AccountClosed, AccountExists, AccountName, AccountPassword)
Agent = Annotated[str, Depends(agent_of)]
router = APIRouter(prefix="/api/v1/account", tags=["account"], responses=raises(*WRITES, *ERRORS))
ratings_router = APIRouter(
    prefix="/api/v1", tags=["account"], responses=raises(*READS, GameUnknown, TableUnknown)
)
players_router = APIRouter(
    prefix="/api/v1/players", tags=["account"], responses=raises(*READS, AccountUnknown)
)
PlayerName = Annotated[str, Query(max_length=80)]
Moment = Annotated[int | None, Query(ge=0, le=2**53 - 1)]  # ms since 1970, exact in JavaScript
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
logins = [Depends(Rate("login"))]
recoveries = [Depends(Rate("recovery"))]
RECOVERY = raises(*WRITES, *ERRORS, NotificationMail, NotificationPlace, AccountRecovery)


@router.get("", dependencies=reads)
async def get_account(accounts: UseAccounts, visit: CurrentVisit) -> AccountOut:
    """Show the visitor's account; for a guest, `name` is null."""
    return await accounts.show(visit)


@router.post("", status_code=201, dependencies=logins)
async def register(
    new: Registration,
    accounts: UseAccounts,
    recovery: UseRecovery,
    known: UseKnownBrowsers,
    visit: CurrentVisit,
    agent: Agent,
    connection: HTTPConnection,
    response: Response,
) -> Registered:
    """Create an account for the visitor; its recovery codes are shown only now."""
    account = await accounts.register(new, visit, agent)
    known.remember(connection, response, name_key(new.name))
    codes = await recovery.new_codes(visit.visitor)
    return Registered(**account.model_dump(), codes=codes.codes)


@router.post("/login", dependencies=logins)
async def log_in(
    login: Login,
    accounts: UseAccounts,
    known: UseKnownBrowsers,
    visit: CurrentVisit,
    agent: Agent,
    connection: HTTPConnection,
    response: Response,
) -> AccountOut:
    """Log in. Attempts are limited by name together with the known browser or the address, and for unknown browsers
    also by name alone."""
    rates = services_of(connection).rates
    key = login_keys(login.name)[-1]  # the key of the cleaned name, which all ways to enter a name share
    browser = known.browser_id(connection, key)
    tried = f"{key}\n{browser or address_of(connection)}"
    rates.count_key("login_name", tried)
    if browser is None:
        rates.count_key("login_anywhere", key)
    account = await accounts.log_in(login, visit, agent)
    rates.reset("login_name", tried)
    known.remember(connection, response, key)
    return account


@router.post("/logout", status_code=204, dependencies=writes)
async def log_out(accounts: UseAccounts, visit: CurrentVisit) -> None:
    """Log out: end this session."""
    await accounts.log_out(visit)


@router.post("/password", status_code=204, dependencies=logins)
async def set_password(change: NewPassword, accounts: UseAccounts, visit: CurrentVisit) -> None:
    """Change the password; every other session ends."""
    await accounts.set_password(change, visit)


@router.delete("/sessions", status_code=204, dependencies=writes)
async def end_other_sessions(accounts: UseAccounts, visit: CurrentVisit) -> None:
    """End every other session."""
    await accounts.end_others(visit)


@router.delete("/sessions/{session}", status_code=204, dependencies=writes)
async def end_session(session: str, accounts: UseAccounts, visit: CurrentVisit) -> None:
    """End one session."""
    await accounts.end_session(visit, session)


@router.delete("", status_code=204, dependencies=logins)
async def delete_account(confirmed: Confirmed, accounts: UseAccounts, visit: CurrentVisit) -> None:
    """Delete the account. It leaves unfinished games; in finished games its seats stay, without a name."""
    await accounts.delete(confirmed.password, visit)


@router.get("/codes", dependencies=reads)
async def count_codes(recovery: UseRecovery, visit: CurrentVisit) -> CodesOut:
    """Show how many recovery codes are left."""
    return await recovery.codes(visit)


@router.post("/codes", dependencies=logins)
async def renew_codes(confirmed: Confirmed, recovery: UseRecovery, visit: CurrentVisit) -> CodesOut:
    """Create new recovery codes, which replace all others; they are shown only now."""
    return await recovery.renew(visit, confirmed.password)


@router.post("/addresses", status_code=204, dependencies=logins, responses=RECOVERY)
async def trust_address(trusting: Trusting, recovery: UseRecovery, visit: CurrentVisit) -> None:
    """Allow password resets by e-mail to a confirmed address of the account."""
    await recovery.trust(visit, trusting.password, trusting.channel)


# the first path is a former one, kept for clients that still use it
@router.post("/recovery/letter", status_code=204, dependencies=recoveries, include_in_schema=False)
@router.post("/recovery/email", status_code=204, dependencies=recoveries, responses=RECOVERY)
async def request_reset(forgotten: Forgotten, recovery: UseRecovery) -> None:
    """Send an e-mail for a password reset, if the account exists and has an address that allows it."""
    recovery.request_email(forgotten.name, forgotten.language)


@router.post("/recovery/code", status_code=204, dependencies=recoveries, responses=RECOVERY)
async def use_code(
    used: CodeUse,
    recovery: UseRecovery,
    known: UseKnownBrowsers,
    connection: HTTPConnection,
    response: Response,
) -> None:
    """Set a new password with a recovery code; every session ends."""
    known.remember(connection, response, await recovery.use_code(used))


@router.post("/recovery/token", status_code=204, dependencies=recoveries, responses=RECOVERY)
async def use_token(
    used: TokenUse,
    recovery: UseRecovery,
    known: UseKnownBrowsers,
    connection: HTTPConnection,
    response: Response,
) -> None:
    """Set a new password with the token of an e-mail; every session ends."""
    known.remember(connection, response, await recovery.use_token(used))


@router.get("/data", dependencies=reads)
async def get_data(accounts: UseAccounts, visit: CurrentVisit, response: Response) -> PersonalData:
    """Download the data of the visitor. Secrets, such as the hash of the password, are left out."""
    response.headers["content-disposition"] = 'attachment; filename="stridsplan.json"'
    return await accounts.personal_data(visit)


@ratings_router.get("/games/{game}/ratings", dependencies=reads)
async def get_best(game: str, ratings: UseRatings) -> BestOut:
    """List the highest rated players of a game."""
    return await ratings.best(game)


@ratings_router.get("/tables/{table_id}/ratings", dependencies=reads)
async def get_changes(table_id: str, ratings: UseRatings) -> ChangesOut:
    """Show how a rated table changed ratings when it ended."""
    return await ratings.changes(table_id)


@players_router.get("", dependencies=reads)
async def get_profile(name: PlayerName, profiles: UseProfiles) -> ProfileOut:
    """Show what anybody may see of an account: its ratings, and its results against others in rated games."""
    return await profiles.show(name)


@players_router.get("/games", dependencies=reads)
async def list_games(name: PlayerName, profiles: UseProfiles, before: Moment = None) -> GamesOut:
    """List the rated games of an account, newest first, a page at a time; `before` is the `next` of the page before."""
    return await profiles.games(name, before)
