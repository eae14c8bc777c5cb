"""Accounts over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Response
from starlette.requests import HTTPConnection

from ..errors import (
    AccountError,
    AccountExists,
    AccountName,
    AccountPassword,
    AccountRefused,
    GameUnknown,
    TableUnknown,
)
from ..house import house_of
from ..rates import Rate
from ..schemas import WRITES, raises
from ..visitors import CurrentVisit
from .ratings import Ratings
from .schemas import AccountOut, Belongings, BestOut, ChangesOut, Farewell, Login, NewPassword, Registration
from .service import AccountService, name_key


def accounts_of(connection: HTTPConnection) -> AccountService:
    """The accounts of the server that a request came to."""
    return house_of(connection).accounts


def ratings_of(connection: HTTPConnection) -> Ratings:
    """Its ratings."""
    return house_of(connection).ratings


def agent_of(user_agent: Annotated[str, Header(include_in_schema=False)] = "") -> str:
    """What the browser says it is."""
    return user_agent[:200]


ERRORS = (AccountError, AccountRefused, AccountExists, AccountName, AccountPassword)
Accounts = Annotated[AccountService, Depends(accounts_of)]
Rated = Annotated[Ratings, Depends(ratings_of)]
Agent = Annotated[str, Depends(agent_of)]
router = APIRouter(prefix="/api/v1/account", tags=["account"], responses=raises(*WRITES, *ERRORS))
rated = APIRouter(prefix="/api/v1", tags=["account"], responses=raises(*WRITES, GameUnknown, TableUnknown))
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
guesses = [Depends(Rate("login"))]


@router.get("", dependencies=reads)
async def get_account(accounts: Accounts, visit: CurrentVisit) -> AccountOut:
    """Show who is there; a guest has no name."""
    return await accounts.show(visit)


@router.post("", status_code=201, dependencies=guesses)
async def register(new: Registration, accounts: Accounts, visit: CurrentVisit, agent: Agent) -> AccountOut:
    """Give the visitor an account."""
    return await accounts.register(new, visit, agent)


@router.post("/login", dependencies=guesses)
async def log_in(
    login: Login, accounts: Accounts, visit: CurrentVisit, agent: Agent, connection: HTTPConnection
) -> AccountOut:
    """Begin a session."""
    house_of(connection).rates.count_of("login_name", name_key(login.name))
    return await accounts.log_in(login, visit, agent)


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
async def delete_account(farewell: Farewell, accounts: Accounts, visit: CurrentVisit) -> None:
    """Delete the account: it leaves what is not over; at finished games its seats stay, without a name."""
    await accounts.delete(farewell.password, visit)


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
