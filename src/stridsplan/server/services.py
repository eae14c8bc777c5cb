"""The services of one running server, kept in `app.state.services`, and the dependencies that give endpoints access."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .accounts.known_browsers import KnownBrowsers
from .accounts.profiles import Profiles
from .accounts.ratings import Ratings
from .accounts.recovery import Recovery
from .accounts.service import AccountService
from .analyses import Analyses
from .bots import Bots
from .chat.service import ChatService
from .lobby.pairing import Pairing
from .lobby.service import Lobby
from .moderation.service import Moderation
from .notifications.service import NotificationService
from .notifications.translations import Translations
from .notifications.turns import Turns
from .people.service import People
from .player_requests.service import PlayerRequests
from .presence import Presence
from .puzzles.service import Puzzles
from .rates import RateLimits
from .remote_tables import RemoteTables
from .settings import Settings
from .sockets.tables import TableSockets
from .sockets.users import UserSockets
from .store.database import Database
from .store.remote_changes import RemoteChanges
from .supervision import Supervisor
from .tables.expiry import Expiry
from .tables.planning import Planning
from .tables.record_import import RecordImports
from .tables.seating import Seating
from .tables.service import TableService
from .teacher import Teacher
from .timekeeper import Timekeeper
from .tournaments.service import Tournaments


@dataclass
class Services:
    """The services and the settings of a running server."""

    settings: Settings
    database: Database
    remote_changes: RemoteChanges
    rates: RateLimits
    tables: TableService
    planning: Planning
    seating: Seating
    record_imports: RecordImports
    chat: ChatService
    table_sockets: TableSockets
    presence: Presence
    bots: Bots
    teacher: Teacher
    analyses: Analyses
    puzzles: Puzzles
    timekeeper: Timekeeper
    player_requests: PlayerRequests
    lobby: Lobby
    pairing: Pairing
    people: People
    moderation: Moderation
    tournaments: Tournaments
    accounts: AccountService
    recovery: Recovery
    known_browsers: KnownBrowsers
    profiles: Profiles
    ratings: Ratings
    notifications: NotificationService
    translations: Translations
    turns: Turns
    user_sockets: UserSockets
    remote_tables: RemoteTables
    expiry: Expiry
    supervisor: Supervisor

    def stalled_work(self) -> list[str]:
        """Return the background work without progress for `stalled_after` seconds, by the names in the log."""
        seconds = self.settings.stalled_after
        work = {"bots": self.bots.is_stalled(seconds), "clocks": self.timekeeper.is_stalled(seconds)}
        return sorted(
            {*(name for name, is_stalled in work.items() if is_stalled), *self.supervisor.failing(seconds)}
        )


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that received a request."""
    services: Services = connection.app.state.services
    return services


def _tables(connection: HTTPConnection) -> TableService:
    return services_of(connection).tables


def _seating(connection: HTTPConnection) -> Seating:
    return services_of(connection).seating


def _planning(connection: HTTPConnection) -> Planning:
    return services_of(connection).planning


def _teacher(connection: HTTPConnection) -> Teacher:
    return services_of(connection).teacher


def _analyses(connection: HTTPConnection) -> Analyses:
    return services_of(connection).analyses


def _puzzles(connection: HTTPConnection) -> Puzzles:
    return services_of(connection).puzzles


def _record_imports(connection: HTTPConnection) -> RecordImports:
    return services_of(connection).record_imports


def _chat(connection: HTTPConnection) -> ChatService:
    return services_of(connection).chat


def _player_requests(connection: HTTPConnection) -> PlayerRequests:
    return services_of(connection).player_requests


def _lobby(connection: HTTPConnection) -> Lobby:
    return services_of(connection).lobby


def _pairing(connection: HTTPConnection) -> Pairing:
    return services_of(connection).pairing


def _people(connection: HTTPConnection) -> People:
    return services_of(connection).people


def _moderation(connection: HTTPConnection) -> Moderation:
    return services_of(connection).moderation


def _tournaments(connection: HTTPConnection) -> Tournaments:
    return services_of(connection).tournaments


def _accounts(connection: HTTPConnection) -> AccountService:
    return services_of(connection).accounts


def _profiles(connection: HTTPConnection) -> Profiles:
    return services_of(connection).profiles


def _ratings(connection: HTTPConnection) -> Ratings:
    return services_of(connection).ratings


def _recovery(connection: HTTPConnection) -> Recovery:
    return services_of(connection).recovery


def _known_browsers(connection: HTTPConnection) -> KnownBrowsers:
    return services_of(connection).known_browsers


def _notifications(connection: HTTPConnection) -> NotificationService:
    return services_of(connection).notifications


UseTables = Annotated[TableService, Depends(_tables)]
UsePlanning = Annotated[Planning, Depends(_planning)]
UseSeating = Annotated[Seating, Depends(_seating)]
UseTeacher = Annotated[Teacher, Depends(_teacher)]
UseAnalyses = Annotated[Analyses, Depends(_analyses)]
UsePuzzles = Annotated[Puzzles, Depends(_puzzles)]
UseRecordImports = Annotated[RecordImports, Depends(_record_imports)]
UseChat = Annotated[ChatService, Depends(_chat)]
UsePlayerRequests = Annotated[PlayerRequests, Depends(_player_requests)]
UseLobby = Annotated[Lobby, Depends(_lobby)]
UsePairing = Annotated[Pairing, Depends(_pairing)]
UsePeople = Annotated[People, Depends(_people)]
UseModeration = Annotated[Moderation, Depends(_moderation)]
UseTournaments = Annotated[Tournaments, Depends(_tournaments)]
UseAccounts = Annotated[AccountService, Depends(_accounts)]
UseProfiles = Annotated[Profiles, Depends(_profiles)]
UseRatings = Annotated[Ratings, Depends(_ratings)]
UseRecovery = Annotated[Recovery, Depends(_recovery)]
UseKnownBrowsers = Annotated[KnownBrowsers, Depends(_known_browsers)]
UseNotifications = Annotated[NotificationService, Depends(_notifications)]
