"""The application: its parts put together, started and stopped."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI
from starlette.middleware import Middleware

from . import errors, line, live, pages
from .accounts import endpoints as accounts
from .accounts.departure import Departure
from .accounts.known import KnownBrowsers
from .accounts.rating_repository import RatingRepository
from .accounts.ratings import Ratings
from .accounts.recovery import Recovery
from .accounts.recovery_repository import RecoveryRepository
from .accounts.repository import AccountRepository
from .accounts.service import AccountService
from .bots import Bots
from .games import endpoints as games
from .house import House
from .line import Lines
from .live import Hub
from .lobby import endpoints as lobby
from .lobby.service import Lobby
from .log import Requests
from .manners import endpoints as manners
from .manners.service import Consent
from .notices import endpoints as notices
from .notices.elsewhere import Elsewhere
from .notices.mail import Mail
from .notices.push import Push
from .notices.repository import NoticeRepository
from .notices.service import NoticeService
from .notices.turns import Turns
from .notices.words import Words
from .presence import Presence
from .rates import Rates, Sockets
from .security import Gate, SecurityHeaders
from .settings import Settings
from .store.database import Database
from .store.news import News
from .supervision import Supervisor, Work
from .tables import endpoints as tables
from .tables.expiry import Expiry
from .tables.imports import Imports
from .tables.repository import TableRepository, now
from .tables.service import TableService
from .talk import endpoints as talk
from .talk.repository import TalkRepository
from .talk.service import TalkService
from .timekeeper import Timekeeper
from .times import Times
from .tournaments import endpoints as tournaments
from .tournaments.repository import TournamentRepository
from .tournaments.service import Tournaments
from .visitors import Visitors, secret_key
from .warm import warm

log = structlog.get_logger()

ROUTERS = (
    games.router,
    tables.router,
    talk.router,
    live.router,
    manners.router,
    lobby.router,
    tournaments.router,
    accounts.router,
    accounts.rated,
    notices.router,
    notices.letters,
    line.router,
)


def create_app(
    settings: Settings, now: Callable[[], int] = now, steady: Callable[[], int] | None = None
) -> FastAPI:
    """Make a server; it opens its database when it starts.

    `now` is the calendar, in milliseconds since 1970; `steady` is a clock in milliseconds that is never set. Where only
    `now` is given, it serves as both.
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
            Middleware(Requests),
            Middleware(
                Gate,
                origin=settings.origin,
                hosts=settings.hosts,
                max_body=settings.max_body,
                larger=tables.LARGER,
            ),
            Middleware(Visitors, key=secret_key(settings.data), secure=settings.secure_cookie),
            Middleware(Sockets),
        ],
    )
    app.state.settings, app.state.times = settings, _times(now, steady)
    errors.install(app)
    for router in ROUTERS:  # `include_router` would build every route once more, at each start
        app.router.routes.extend(router.routes)
    pages.install(app, pages.ClientFiles(directory=settings.client, check_dir=False))
    return app


def _times(given: Callable[[], int], steady: Callable[[], int] | None) -> Times:
    if steady is not None:
        return Times(given, steady)
    return Times(given) if given is now else Times(given, given)


def build(settings: Settings, times: Times) -> House:
    """Put the parts of a server together."""
    database = Database(settings.url)
    service = TableService(TableRepository(database), settings, times)
    hub = Hub()
    bots = Bots(service, hub, settings)
    spoken = TalkService(TalkRepository(database), service)
    spoken.on_change.append(hub.talk_changed)
    presence = Presence(database, hub)
    service.present = presence.present
    hub.on_presence.append(presence.change)
    ratings = Ratings(RatingRepository(database), service)
    channels, push, mail = _notices(database, settings)
    turns = Turns(channels, service, {"push": push, "mail": mail}, settings)
    lines, lobby = Lines(), Lobby(service)
    contests = Tournaments(TournamentRepository(database), service)
    timekeeper = Timekeeper(service)
    service.on_change += [hub.table_changed, bots.wake, timekeeper.wake, ratings.table_changed]
    service.on_change += [turns.table_changed, lines.table_changed, contests.table_changed]
    news = News(database)
    news.on_table += [service.sittings.behind, hub.changed, bots.expect]
    news.on_talk.append(hub.talk_changed)
    news.on_presence.append(presence.hear)
    followers = [turns.table_changed, lines.table_changed, contests.table_changed]
    elsewhere = Elsewhere(service.repository, followers, lines.change_lobby)
    news.on_table.append(elsewhere.heard)
    people = AccountService(
        AccountRepository(database), service, spoken, Departure(service, lobby, contests, ratings)
    )
    news.on_identity.append(people.sessions.changed)
    news.on_missed += [service.sittings.all_behind, hub.all_changed, people.sessions.all_changed]
    service.sittings.is_told = lambda: news.is_heard
    return House(
        settings=settings,
        database=database,
        news=news,
        rates=Rates(settings),
        tables=service,
        imports=Imports(service, spoken.announce),
        talk=spoken,
        hub=hub,
        presence=presence,
        bots=bots,
        timekeeper=timekeeper,
        consent=Consent(service, spoken),
        lobby=lobby,
        tournaments=contests,
        accounts=people,
        recovery=Recovery(RecoveryRepository(database), people, channels, mail),
        known=KnownBrowsers(settings, service.key),
        ratings=ratings,
        notices=NoticeService(channels, push, mail),
        turns=turns,
        lines=lines,
        elsewhere=elsewhere,
        expiry=Expiry(service, settings),
        supervisor=Supervisor(),
    )


def _notices(database: Database, settings: Settings) -> tuple[NoticeRepository, Push, Mail]:
    """What keeps and sends notices."""
    words, key = Words(settings.client / "words"), secret_key(settings.data)
    return NoticeRepository(database), Push(settings, key, words), Mail(settings, key, words)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database, wake the bots, and at the end put everything away."""
    house = build(app.state.settings, app.state.times)
    await house.database.migrate()
    await house.timekeeper.begin()
    app.state.house = house
    for name, work in _background(house):
        house.supervisor.start(name, work)
    try:
        yield
    finally:
        await house.supervisor.close()
        await house.bots.close()
        await house.ratings.finish()
        await house.tournaments.finish()
        await house.turns.close()
        await house.recovery.close()
        await house.timekeeper.close()
        house.tables.sittings.close()
        await house.database.close()


def _background(house: House) -> Iterator[tuple[str, Work]]:
    """What a server does beside answering, each by its name in the log and the metrics."""
    yield "bots", house.bots.keep
    yield "clocks", house.timekeeper.keep
    yield "ratings", house.ratings.resume
    yield "tournaments", house.tournaments.resume
    yield "news", house.news.listen
    yield "turns", house.turns.run
    yield "turns_resumed", house.turns.resume
    yield "elsewhere", house.elsewhere.run
    yield "presence", house.presence.run
    yield "expiry", house.expiry.run
    if house.settings.warm:
        yield "warm", warm
