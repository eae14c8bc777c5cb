"""A server for each test, with a data folder of its own, a toy game and people with browsers."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from stridsplan.engine import registry
from stridsplan.server.app import create_app
from stridsplan.server.house import House
from stridsplan.server.log import configure_log
from stridsplan.server.settings import Settings
from stridsplan.server.tables.repository import now
from stridsplan.server.workers import Workers

from .nursery import Nursery
from .postgres import Postgres, migrate

SOAK = int(os.environ.get("STRIDSPLAN_SOAK", "0"))  # how deep faults are looked for; `make soak` sets it
RULEBOOK = "# Toy\n\n[TOY-1]\nBid.\n\n[TOY-2 TOY-3]\n\n- Step <b>three</b> times.\n"


class Person:
    """Somebody with a browser."""

    def __init__(self, http: httpx.AsyncClient):
        self.http = http

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """Ask for something."""
        answer = await self.http.get(f"/api/v1{path}", params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        """Send something."""
        answer = await self.http.post(f"/api/v1{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def fails(self, path: str, body: Any, code: str, status: int) -> Any:
        """Send something that is refused."""
        error = (await self.post(path, body, status))["error"]
        assert error["code"] == code
        return error

    async def create(self, *kinds: str, game: str = "toy", **more: Any) -> Any:
        """Make a table."""
        seats = [{"kind": kind.split(":")[0]} | ({"bot": kind[4:]} if ":" in kind else {}) for kind in kinds]
        return await self.post("/tables", {"game": game, "name": "Alva", "seats": seats} | more, 201)

    async def command(self, table: str, seat: int, codes: list[int], **more: Any) -> Any:
        """Send a command at the version that is shown now, unless told otherwise."""
        version = more.pop("version", None) or (await self.get(f"/tables/{table}"))["version"]
        body = {"id": more.pop("id", new_id()), "seat": seat, "version": version, "codes": codes}
        return await self.post(f"/tables/{table}/commands", body, **more)


def over_http(address: str, **more: Any) -> httpx.AsyncClient:
    """A way to a server at an address; without HTTPS the certificates of the world need not be read."""
    return httpx.AsyncClient(base_url=address, verify=False, **more)


class Running:
    """A server that runs, and ways into it."""

    def __init__(self, app: Any, stack: AsyncExitStack):
        self.app, self.stack = app, stack

    @property
    def house(self) -> House:
        """Its parts."""
        house: House = self.app.state.house
        return house

    async def person(self, **cookies: str) -> Person:
        """A new visitor."""
        transport = httpx.ASGITransport(self.app)
        http = httpx.AsyncClient(transport=transport, base_url="http://table", cookies=cookies)
        return Person(await self.stack.enter_async_context(http))


_ids = iter(range(10**9))


def new_id() -> str:
    """An id for a command."""
    return f"command-{next(_ids):08}"


@asynccontextmanager
async def running(
    settings: Settings,
    now: Callable[[], int] = now,
    steady: Callable[[], int] | None = None,
    **changes: Any,
) -> AsyncIterator[Running]:
    """Start a server, whose clocks go by `now` and `steady`, and stop it."""
    app = create_app(replace(settings, **changes), now, steady)
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield Running(app, stack)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """The toys are among the games while a file of these tests runs; the log is as terse as the real one."""
    configure_log()
    registry.register("toy", "server.toy")
    yield
    del registry.GAMES["toy"]


@pytest.fixture
def games_of_bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy with a bot that thinks for ever, and with one that ends its process."""
    for name in ("hung", "crashing"):
        monkeypatch.setitem(registry.GAMES, name, f"server.{name}")


@pytest.fixture
def choose_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], int]], None]:
    """Let a function of a turn choose for every bot, in a thread of this process."""

    def install(choose: Callable[[Any], int]) -> None:
        async def chosen(workers: Workers, turn: Any) -> int:
            return await asyncio.to_thread(choose, turn)

        monkeypatch.setattr(Workers, "choose", chosen)

    return install


@pytest.fixture(autouse=True, scope="module")
def _light_passwords() -> Iterator[None]:
    """Passwords are kept as ever, with a thousandth of the work."""
    quick = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1),))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PasswordHash, "recommended", lambda: quick)
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test runs on SQLite; one that is marked so, on PostgreSQL too."""
    if "store" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_stores")
        metafunc.parametrize("store", ["sqlite", "postgresql"] if both else ["sqlite"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs."""
    with contextlib.closing(Postgres()) as started:
        yield started.start()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers in processes of their own come from."""
    with contextlib.closing(Nursery()) as started:
        yield started


@pytest.fixture
def store(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; nothing for the one in the data folder."""
    return "" if request.param == "sqlite" else request.getfixturevalue("postgres").emptied()


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database of the newest schema with nothing in it: far quicker to copy than to make."""
    path = tmp_path_factory.mktemp("template") / "stridsplan.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def settings(tmp_path: Path, store: str, template: Path) -> Settings:
    """A data folder, a store, and a client of three files."""
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
    return Settings(data=data, database_url=store, hosts="table", client=client, warm=False, bot_pause=0)


@pytest.fixture
async def server(anyio_backend: str, settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started


@pytest.fixture
async def alva(server: Running) -> Person:
    return await server.person()


@pytest.fixture
async def nils(server: Running) -> Person:
    return await server.person()
