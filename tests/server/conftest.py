"""Fixtures: a server for each test, with its own data folder, a toy game, and HTTP clients of several visitors."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any
from zlib import crc32

import httpx
import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import Engine
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.util import LRUCache

from depth import some
from stridsplan.bots import worker
from stridsplan.engine import registry
from stridsplan.engine.game import Features
from stridsplan.server import engine
from stridsplan.server.app import create_app
from stridsplan.server.log import configure_log
from stridsplan.server.services import Services
from stridsplan.server.settings import Settings
from stridsplan.server.tables.records import now
from stridsplan.server.workers import Workers

from .fork_server import ForkServer
from .postgres import Postgres, migrate

RULEBOOK = "# Toy\n\n[TOY-1]\nBid.\n\n[TOY-2 TOY-3]\n\n- Step <b>three</b> times.\n"


class Client:
    """An HTTP client with its own cookies, that is, one visitor."""

    def __init__(self, http: httpx.AsyncClient):
        self.http = http

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """Send a GET request to the API; return the JSON of the response."""
        response = await self.http.get(f"/api/v1{path}", params=params)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        """Send a POST request to the API; return the JSON of the response."""
        response = await self.http.post(f"/api/v1{path}", json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def expect_error(self, path: str, body: Any, code: str, status: int) -> Any:
        """Send a POST request that must be refused with this error; return the error."""
        error = (await self.post(path, body, status))["error"]
        assert error["code"] == code
        return error

    async def create(self, *kinds: str, game: str = "toy", **more: Any) -> Any:
        """Create a table with seats of these kinds: "me", "screen" (another person at the same screen), "friend" (open
        until somebody takes it by the invitation), "bot" (the usual one) or, for a certain bot, "bot:" and its name."""
        seats = [{"kind": kind.split(":")[0]} | ({"bot": kind[4:]} if ":" in kind else {}) for kind in kinds]
        return await self.post("/tables", {"game": game, "name": "Alva", "seats": seats} | more, 201)

    async def command(self, table: str, seat: int, codes: list[int], **more: Any) -> Any:
        """Send a command, by default at the table's current version; the codes of the toy game are in toy.py."""
        version = more.pop("version", None) or (await self.get(f"/tables/{table}"))["version"]
        body = {"id": more.pop("id", new_id()), "seat": seat, "version": version, "codes": codes}
        return await self.post(f"/tables/{table}/commands", body, **more)


def http_client(address: str, **more: Any) -> httpx.AsyncClient:
    """An HTTP client for a server. It loads no CA certificates, because tests use no HTTPS."""
    return httpx.AsyncClient(base_url=address, verify=False, **{"timeout": 60} | more)


class RunningServer:
    """A server in this process, without a port."""

    def __init__(self, app: Any, stack: AsyncExitStack):
        self.app, self.stack = app, stack

    @property
    def services(self) -> Services:
        """The services of the app."""
        services: Services = self.app.state.services
        return services

    async def new_client(self, **cookies: str) -> Client:
        """A client, by default of a new visitor."""
        transport = httpx.ASGITransport(self.app)
        http = httpx.AsyncClient(transport=transport, base_url="http://table", cookies=cookies)
        return Client(await self.stack.enter_async_context(http))


@cache
def api_description() -> dict[str, Any]:
    """The OpenAPI description, which takes longer to make than a server to start."""
    with TemporaryDirectory() as data:
        return create_app(Settings(data=Path(data))).openapi()


_ids = iter(range(10**9))


def new_id() -> str:
    """A new id of a command."""
    return f"command-{next(_ids):08}"


@asynccontextmanager
async def running(
    settings: Settings,
    now: Callable[[], int] = now,
    steady: Callable[[], int] | None = None,
    **changes: Any,
) -> AsyncIterator[RunningServer]:
    """Run a server; `now` is its calendar clock and `steady` its steady clock, both in milliseconds."""
    app = create_app(replace(settings, **changes), now, steady)
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield RunningServer(app, stack)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """Register the toy game, and configure the log as in production."""
    configure_log()
    registry.register("toy", "server.toy")
    yield
    del registry.GAMES["toy"]


@pytest.fixture
def bad_bot_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register toy games whose bots never answer or end their process."""
    for name in ("hanging", "crashing"):
        monkeypatch.setitem(registry.GAMES, name, f"server.{name}")


@pytest.fixture
def set_bot_choice(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], int]], None]:
    """A function that takes a function `choose`, which then returns the code of every bot, given its turn."""

    def install(choose: Callable[[Any], int]) -> None:
        async def choose_in_thread(workers: Workers, turn: Any) -> int:
            return await asyncio.to_thread(choose, turn)

        monkeypatch.setattr(Workers, "choose", choose_in_thread)

    return install


@pytest.fixture(autouse=True)
def _bots_in_this_process(
    request: pytest.FixtureRequest, set_bot_choice: Callable[[Callable[[Any], int]], None]
) -> None:
    """Let bots choose in this process, because a process of their own takes a second to start; in a test marked
    `bot_processes` they have one, as in production."""

    def choose(turn: Any) -> int:
        message = engine.bot_request("choose", turn, threads=1)
        answer = json.loads(worker.answer(message[worker.LENGTH.size :], Event()))
        return int(answer["answer"])

    if not request.node.get_closest_marker("bot_processes"):
        set_bot_choice(choose)


@pytest.fixture
def searched_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots search the toy game."""
    features = Features(size=1, write=lambda s, seat, out: None, horizon=1)
    monkeypatch.setitem(vars(registry.load_game("toy")), "features", features)


@dataclass
class FakeTask:
    """A task of the bots' processes that only returns an answer, or raises it if it is an exception."""

    answer: Any
    given: list[Any] = field(default_factory=list)  # what the task was called with


@pytest.fixture
def fake_task(monkeypatch: pytest.MonkeyPatch, searched_toy: None) -> Callable[[str, Any], FakeTask]:
    """A function that replaces a task by a fake one with an answer, which a test may change."""

    def install(name: str, answer: Any) -> FakeTask:
        fake = FakeTask(answer)

        async def think(workers: Workers, asked: Any) -> Any:
            fake.given.append(asked)
            if isinstance(fake.answer, Exception):
                raise fake.answer
            return fake.answer

        monkeypatch.setattr(Workers, name, think)
        return fake

    return install


@pytest.fixture(autouse=True, scope="module")
def _fast_password_hashes() -> Iterator[None]:
    """Hash passwords with less than a thousandth of the usual work."""
    quick = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1),))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PasswordHash, "recommended", lambda: quick)
        yield


@pytest.fixture(autouse=True, scope="session")
def _compile_sql_once() -> Iterator[None]:
    """Share compiled SQL among all databases of a kind; by default SQLAlchemy has a cache for each engine."""
    statements: LRUCache = LRUCache(2_000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DefaultDialect, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(DefaultDialect, "__hash__", lambda one: hash(type(one)))
        patch.setattr(
            Engine, "_compiled_cache", property(lambda _: statements, lambda *_: None), raising=False
        )
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on SQLite; one marked `both_stores` on PostgreSQL or SQLite, and in a soak on both."""
    if "store" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_stores")
        stores = (
            some(["sqlite", "postgresql"], 1, crc32(metafunc.definition.name.encode()))
            if both
            else ["sqlite"]
        )
        metafunc.parametrize("store", stores, indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL server."""
    with contextlib.closing(Postgres()) as started:
        yield started.start()


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    """Starts servers in processes of their own."""
    with contextlib.closing(ForkServer()) as started:
        yield started


@pytest.fixture
def store(request: pytest.FixtureRequest) -> str:
    """The URL of an empty PostgreSQL database, or an empty string for SQLite in the data folder."""
    return "" if request.param == "sqlite" else request.getfixturevalue("postgres").empty_database()


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with the newest schema. Copying it is faster than creating one."""
    path = tmp_path_factory.mktemp("template") / "stridsplan.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def settings(tmp_path: Path, store: str, template: Path) -> Settings:
    """Settings with a new data folder, an empty database, and a client of four files."""
    data = tmp_path / "data"
    if not store:
        data.mkdir()
        shutil.copy(template, data)
    client = tmp_path / "client"
    (client / "rulebooks" / "toy").mkdir(parents=True)
    (client / "rulebooks" / "toy" / "en.md").write_text(RULEBOOK)
    (client / "index.html").write_text("<!doctype html><title>Stridsplan</title>")
    (client / "app.js").write_text("export const a = 1;")
    (client / "words.ftl").write_text("a = b")
    return Settings(
        data=data, database_url=store, hosts="table", client=client, warm=False, bot_pause=0, bot_niceness=0
    )


@pytest.fixture
async def server(anyio_backend: str, settings: Settings) -> AsyncIterator[RunningServer]:
    async with running(settings) as started:
        yield started


@pytest.fixture
async def alva(server: RunningServer) -> Client:
    return await server.new_client()


@pytest.fixture
async def nils(server: RunningServer) -> Client:
    return await server.new_client()
