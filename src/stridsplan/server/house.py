"""What one running server consists of, and how endpoints get at it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .lobby.service import Lobby
from .manners.service import Consent
from .rates import Rates
from .settings import Settings
from .store.database import Database
from .store.news import News
from .supervision import Supervisor
from .tables.expiry import Expiry
from .tables.imports import Imports
from .tables.service import TableService
from .talk.service import TalkService
from .tournaments.service import Tournaments

if TYPE_CHECKING:
    from .accounts.known import KnownBrowsers
    from .accounts.ratings import Ratings
    from .accounts.recovery import Recovery
    from .accounts.service import AccountService
    from .bots import Bots
    from .line import Lines
    from .live import Hub
    from .notices.elsewhere import Elsewhere
    from .notices.service import NoticeService
    from .notices.turns import Turns
    from .presence import Presence
    from .timekeeper import Timekeeper


@dataclass
class House:
    """The parts of a server."""

    settings: Settings
    database: Database
    news: News
    rates: Rates
    tables: TableService
    imports: Imports
    talk: TalkService
    hub: "Hub"
    presence: "Presence"
    bots: "Bots"
    timekeeper: "Timekeeper"
    consent: Consent
    lobby: Lobby
    tournaments: Tournaments
    accounts: "AccountService"
    recovery: "Recovery"
    known: "KnownBrowsers"
    ratings: "Ratings"
    notices: "NoticeService"
    turns: "Turns"
    lines: "Lines"
    elsewhere: "Elsewhere"
    expiry: Expiry
    supervisor: Supervisor

    def stalled(self) -> list[str]:
        """What makes no progress."""
        after = self.settings.stalled_after
        parts = {"bots": self.bots.is_stalled(after), "clocks": self.timekeeper.is_stalled(after)}
        return sorted(
            {*(name for name, stalled in parts.items() if stalled), *self.supervisor.failing(after)}
        )


def house_of(connection: HTTPConnection) -> House:
    """The server that a request came to."""
    house: House = connection.app.state.house
    return house


def tables_of(connection: HTTPConnection) -> TableService:
    """Its tables."""
    return house_of(connection).tables


def imports_of(connection: HTTPConnection) -> Imports:
    """What takes in tables from elsewhere."""
    return house_of(connection).imports


def talk_of(connection: HTTPConnection) -> TalkService:
    """What is said at them."""
    return house_of(connection).talk


def consent_of(connection: HTTPConnection) -> Consent:
    """What is asked at them."""
    return house_of(connection).consent


def lobby_of(connection: HTTPConnection) -> Lobby:
    """The open ones among them."""
    return house_of(connection).lobby


def tournaments_of(connection: HTTPConnection) -> Tournaments:
    """Its tournaments."""
    return house_of(connection).tournaments


Tables = Annotated[TableService, Depends(tables_of)]
Imported = Annotated[Imports, Depends(imports_of)]
Talk = Annotated[TalkService, Depends(talk_of)]
Asked = Annotated[Consent, Depends(consent_of)]
LobbyOf = Annotated[Lobby, Depends(lobby_of)]
TournamentsOf = Annotated[Tournaments, Depends(tournaments_of)]
