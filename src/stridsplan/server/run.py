"""Serving: an address, a data folder, and a sentence when something is in the way."""

import asyncio
import contextlib
import errno
import importlib.util
import os
import socket
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import uvicorn
from sqlalchemy import make_url

from .app import create_app
from .errors import StoreCorrupt, StoreFull, StoreReadOnly, StoreUnavailable
from .heads import BoundedHttp
from .log import configure_log, tell_of_tasks
from .settings import Settings
from .store.database import Database, SchemaNewer

PATIENCE = 60_000  # milliseconds


class Server(uvicorn.Server):
    """uvicorn, saying where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool):
        super().__init__(config)
        self.address, self.open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        tell_of_tasks()
        await super().startup(sockets=sockets)
        if self.started:
            print(f"Stridsplan is at {self.address}\nStop it with Ctrl+C.", flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = Path("data"),
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until stopped; port 0 takes a free one. A port or folder in use ends it with a sentence."""
    settings = settings or Settings.from_environment(data=Path(data))
    settings = replace(settings, hosts=f"{settings.hosts},{host}")  # it may be a name
    configure_log(settings.log_form, settings.log_level)
    with listening(host, port) as listener, contextlib.ExitStack() as held:
        with sentences(settings):
            held.enter_context(holding(settings))
            asyncio.run(migrate(settings))
            config = configured(settings)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}"
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, address, open_browser).run(sockets=[listener])


def configured(settings: Settings) -> uvicorn.Config:
    """The application, and how it is served."""
    return uvicorn.Config(
        create_app(settings),
        http=BoundedHttp,
        log_config=None,  # its lines go through ours
        access_log=False,  # addresses hold invitations and keys
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,  # secrets beside what others say: lengths would tell (see pages.ClientFiles)
        server_header=False,
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens, or the end of the program with a sentence."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    with listener:
        if os.name != "nt":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            _give_up_on_who_never_reads(listener)
            listener.bind((host, port))
            listener.listen(2048)
        except (OSError, OverflowError) as error:
            raise SystemExit(_sentence(host, port, error)) from None
        yield listener


def _give_up_on_who_never_reads(listener: socket.socket) -> None:
    """End a connection that takes nothing for a while; closing it would wait for what cannot be sent."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE)


def _sentence(host: str, port: int, error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return f"Port {port} on {host} is in use: another server may be running. Choose another with --port."
    if number == errno.EACCES:
        return f"Port {port} on {host} needs more rights. Choose one above 1023 with --port."
    return f"Stridsplan cannot listen on {host}:{port}: {error}"


async def migrate(settings: Settings) -> None:
    """Bring the database up to this version of the program."""
    database = Database(settings.url)
    try:
        await database.migrate()
    finally:
        await database.close()


@contextlib.contextmanager
def sentences(settings: Settings) -> Iterator[None]:
    """End the program with a sentence where the data folder or the database are in the way."""
    try:
        yield
    except SchemaNewer:
        raise SystemExit(
            f"{where(settings)} was made by a newer Stridsplan. Install that, or restore a backup."
        ) from None
    except StoreCorrupt:
        raise SystemExit(
            f"{where(settings)} is damaged, or is no database of Stridsplan. Restore a backup."
        ) from None
    except StoreFull:
        raise SystemExit(f"{where(settings)} has no room: the disk is full.") from None
    except StoreReadOnly:
        raise SystemExit(f"{where(settings)} cannot be written to.") from None
    except StoreUnavailable as error:
        raise SystemExit(f"{where(settings)} does not answer: {reason(error)}") from None
    except OSError as error:
        raise SystemExit(f"Stridsplan cannot use the folder {settings.data}: {error.strerror}") from None


def where(settings: Settings) -> str:
    """Name the database, without its password."""
    address = make_url(settings.url)
    return f"The database {address.database if address.host is None else address}"


def reason(error: StoreUnavailable) -> str:
    """What the database, or its driver, said."""
    said = str(getattr(error.__cause__, "orig", "no connection"))
    return said.splitlines()[0]


@contextlib.contextmanager
def holding(settings: Settings) -> Iterator[None]:
    """Keep a second server off a database in a file; where the system has no such lock, do nothing."""
    address = make_url(settings.url)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if address.get_backend_name() != "sqlite" or importlib.util.find_spec("fcntl") is None:
        yield
        return
    import fcntl

    with open(f"{address.database}.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SystemExit(f"{where(settings)} is in use by another Stridsplan server.") from None
        yield
