"""The application: creates the services, starts and stops them."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware import Middleware

from . import errors, pages
from .accounts import endpoints as accounts
from .accounts.departure import Departure
from .accounts.known_browsers import KnownBrowsers
from .accounts.profile_repository import ProfileRepository
from .accounts.profiles import Profiles
from .accounts.rating_repository import RatingRepository
from .accounts.ratings import Ratings
from .accounts.recovery import Recovery
from .accounts.recovery_repository import RecoveryRepository
from .accounts.repository import AccountRepository
from .accounts.service import AccountService
from .analyses import Analyses
from .bots import Bots
from .chat import endpoints as chat
from .chat.repository import ChatRepository
from .chat.service import ChatService
from .documents import endpoints as documents
from .games import endpoints as games
from .lobby import endpoints as lobby
from .lobby.pairing import Pairing
from .lobby.service import Lobby
from .log import RequestLog
from .moderation import endpoints as moderation
from .moderation.repository import ModerationRepository
from .moderation.service import Moderation
from .notifications import endpoints as notifications
from .notifications.mail import Mail
from .notifications.push import Push
from .notifications.repository import NotificationRepository
from .notifications.service import NotificationService
from .notifications.translations import Translations
from .notifications.turns import Turns
from .people import endpoints as people
from .people.block_repository import BlockRepository
from .people.repository import PeopleRepository
from .people.service import People
from .player_requests import endpoints as player_requests
from .player_requests.service import PlayerRequests
from .presence import Presence
from .puzzles import endpoints as puzzles
from .puzzles.service import Puzzles
from .rates import RateLimits, SocketLimits
from .remote_tables import RemoteTables
from .secret_key import secret_key
from .security import RequestGuard, SecurityHeaders
from .services import Services
from .settings import Settings
from .sockets import endpoints as sockets
from .sockets.tables import TableSockets
from .sockets.users import UserSockets
from .store.database import Database
from .store.remote_changes import RemoteChanges
from .supervision import Supervisor, Work
from .tables import endpoints as tables
from .tables.analysis_repository import AnalysisRepository
from .tables.clock_repository import ClockRepository
from .tables.expiry import Expiry
from .tables.expiry_repository import ExpiryRepository
from .tables.planning import Planning
from .tables.record_import import RecordImports
from .tables.records import now
from .tables.repository import TableRepository
from .tables.seating import Seating
from .tables.service import TableService
from .tables.times import Times
from .teacher import Teacher
from .timekeeper import Timekeeper
from .tournaments import endpoints as tournaments
from .tournaments.repository import TournamentRepository
from .tournaments.service import Tournaments
from .visitor_middleware import VisitorMiddleware
from .warm import warm

ROUTERS = (
    games.router,
    tables.router,
    puzzles.router,
    chat.router,
    player_requests.router,
    lobby.router,
    people.router,
    moderation.router,
    documents.router,
    tournaments.router,
    accounts.router,
    accounts.ratings_router,
    accounts.players_router,
    notifications.router,
    notifications.mail_router,
    sockets.router,
)


def create_app(
    settings: Settings, now: Callable[[], int] = now, steady: Callable[[], int] | None = None
) -> FastAPI:
    """Create a server; it opens its database when it starts.

    `now` returns the calendar time in milliseconds since 1970; `steady` returns a monotonic time in milliseconds. If
    only `now` is given, as in tests, it serves as both.
    """
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    app = FastAPI(
        title="Stridsplan",
        description="One table for territory-conquest wargames. The contract in words: docs/protocol.md.",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(RequestLog),
            Middleware(
                RequestGuard,
                origin=settings.origin,
                hosts=settings.hosts,
                max_body=settings.max_body,
                body_limits=tables.MAX_BODY,
            ),
            Middleware(VisitorMiddleware, key=secret_key(settings.data), secure=settings.secure_cookie),
            Middleware(SocketLimits),
        ],
    )
    app.state.settings, app.state.times = settings, _times(now, steady)
    errors.install(app)
    for router in ROUTERS:  # `include_router` would build every route a second time, at each start
        app.router.routes.extend(router.routes)
    pages.install(app, pages.ClientFiles(settings.client))
    return app


def _times(calendar: Callable[[], int], steady: Callable[[], int] | None) -> Times:
    if steady is not None:
        return Times(calendar, steady)
    return Times(calendar) if calendar is now else Times(calendar, calendar)


def build(settings: Settings, times: Times) -> Services:
    """Create the services and connect them."""
    database = Database(settings.url)
    tables = TableService(TableRepository(database), settings, times)
    table_sockets, user_sockets = TableSockets(), UserSockets()
    bots = Bots(tables, table_sockets, settings)
    blocks, account_repository = BlockRepository(database), AccountRepository(database)
    chat = ChatService(ChatRepository(database), tables, blocks)
    presence = Presence(database, table_sockets, user_sockets)
    people = People(PeopleRepository(database), blocks, account_repository, tables, chat)
    ratings = Ratings(RatingRepository(database), tables)
    lobby = Lobby(tables, blocks)
    seating = Seating(tables)
    pairing = Pairing(tables, seating, lobby, blocks)
    tournaments = Tournaments(TournamentRepository(database), tables)
    notification_repository, push, mail = _notifications(database, settings)
    turns = Turns(notification_repository, tables, {"push": push, "mail": mail}, settings)
    departure = Departure(tables, lobby, tournaments, ratings)
    accounts = AccountService(account_repository, tables, chat, departure)
    planning = Planning(tables)
    timekeeper = Timekeeper(tables, planning, ClockRepository(database))
    remote_changes = RemoteChanges(database)
    # called after every change of a table, also after those by other servers
    listeners_everywhere = [turns.table_changed, user_sockets.table_changed, tournaments.table_changed]
    services = Services(
        settings=settings,
        database=database,
        remote_changes=remote_changes,
        rates=RateLimits(settings),
        tables=tables,
        planning=planning,
        seating=seating,
        record_imports=RecordImports(tables, chat.announce),
        chat=chat,
        table_sockets=table_sockets,
        presence=presence,
        bots=bots,
        teacher=Teacher(tables, bots.workers, settings.bot_seconds),
        analyses=Analyses(tables, AnalysisRepository(database), bots.workers),
        puzzles=Puzzles(tables, bots.workers, settings.bot_seconds),
        timekeeper=timekeeper,
        player_requests=PlayerRequests(tables, chat),
        lobby=lobby,
        pairing=pairing,
        people=people,
        moderation=Moderation(
            ModerationRepository(database), account_repository, accounts.sessions, tables, chat, departure
        ),
        tournaments=tournaments,
        accounts=accounts,
        recovery=Recovery(RecoveryRepository(database), accounts, notification_repository, mail),
        known_browsers=KnownBrowsers(settings, tables.key),
        profiles=Profiles(ProfileRepository(database), tables),
        ratings=ratings,
        notifications=NotificationService(notification_repository, push, mail),
        translations=push.translations,
        turns=turns,
        user_sockets=user_sockets,
        remote_tables=RemoteTables(tables.repository, listeners_everywhere, user_sockets.lobby_changed),
        expiry=Expiry(tables, ExpiryRepository(database), settings),
        supervisor=Supervisor(),
    )
    tables.on_change += [table_sockets.table_changed, bots.wake, timekeeper.wake, ratings.table_changed]
    tables.on_change += [*listeners_everywhere, pairing.table_changed]
    chat.on_change.append(table_sockets.chat_changed)
    table_sockets.on_presence.append(presence.table_changed)
    # functions that services call without depending on the services that provide them
    tables.present, seating.admits = presence.present, people.admits
    people.is_online = presence.is_online
    people.on_change.append(user_sockets.people_changed)
    user_sockets.on_presence.append(presence.user_changed)
    _follow_remote_changes(services)
    return services


def _follow_remote_changes(services: Services) -> None:
    """Register the services as listeners to changes that other servers make in the same database."""
    changes, cache = services.remote_changes, services.tables.cache
    table_sockets, sessions = services.table_sockets, services.accounts.sessions
    changes.on_table += [cache.mark_stale, table_sockets.update_clients, services.bots.take_over_later]
    changes.on_table.append(services.remote_tables.load_soon)
    changes.on_chat.append(table_sockets.chat_changed)
    changes.on_presence.append(services.presence.receive)
    changes.on_identity.append(sessions.recheck)
    changes.on_missed += [cache.mark_all_stale, table_sockets.update_all_clients, sessions.recheck_all]
    cache.is_listening = lambda: changes.is_listening


def _notifications(database: Database, settings: Settings) -> tuple[NotificationRepository, Push, Mail]:
    translations, key = Translations(settings.client / "words"), secret_key(settings.data)
    return (
        NotificationRepository(database),
        Push(settings, key, translations),
        Mail(settings, key, translations),
    )


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database and start background work; at the end stop and close everything."""
    services = build(app.state.settings, app.state.times)
    await services.database.migrate()
    await services.timekeeper.begin()
    app.state.services = services
    for name, work in _background(services):
        services.supervisor.start(name, work)
    try:
        yield
    finally:
        await services.supervisor.close()
        await services.analyses.close()
        await services.bots.close()
        await services.ratings.finish()
        await services.tournaments.finish()
        await services.pairing.close()
        await services.turns.close()
        await services.recovery.close()
        await services.timekeeper.close()
        services.tables.cache.close()
        await services.database.close()


def _background(services: Services) -> Iterator[tuple[str, Work]]:
    """Yield the background work of a server, by the name that it has in the log and the metrics."""
    yield "bots", services.bots.run
    yield "clocks", services.timekeeper.run
    yield "ratings", services.ratings.resume
    yield "tournaments", services.tournaments.resume
    yield "remote_changes", services.remote_changes.listen
    yield "turns", services.turns.run
    yield "turns_resumed", services.turns.resume
    yield "remote_tables", services.remote_tables.run
    yield "presence", services.presence.run
    yield "expiry", services.expiry.run
    if services.settings.warm:
        yield "warm", warm
