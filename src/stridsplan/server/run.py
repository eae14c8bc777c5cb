"""Runs a server on an address with a data folder; a problem at the start ends the program with a message."""

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
from .http_limits import LimitedHttp
from .log import configure_log, log_task_failures
from .settings import Settings
from .store.database import Database, SchemaNewer

USER_TIMEOUT = 60_000  # ms after which TCP drops a connection whose client reads nothing


class Server(uvicorn.Server):
    """A uvicorn server that prints its address when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool):
        super().__init__(config)
        self.address, self.open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start and print the address."""
        log_task_failures()
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
    """Serve until stopped. Port 0 chooses a free port."""
    settings = settings or Settings.from_environment(data=Path(data))
    settings = replace(settings, hosts=f"{settings.hosts},{host}")  # `host` may be a host name
    configure_log(settings.log_form, settings.log_level)
    with listening(host, port) as listener, contextlib.ExitStack() as stack:
        with exit_with_message(settings):
            stack.enter_context(database_lock(settings))
            asyncio.run(migrate(settings))
            config = uvicorn_config(settings)
        url_host = f"[{host}]" if ":" in host else host
        address = f"http://{url_host}:{listener.getsockname()[1]}"
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, address, open_browser).run(sockets=[listener])


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration for the application."""
    return uvicorn.Config(
        create_app(settings),
        http=LimitedHttp,
        log_config=None,  # `log.configure_log` handles its messages
        access_log=False,  # URLs hold invitations and keys
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,  # compressed lengths could reveal secrets (see pages.ClientFiles)
        server_header=False,
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Open a listening socket, or end the program with a message."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    with listener:
        if os.name != "nt":  # on Windows this option would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            _set_user_timeout(listener)
            listener.bind((host, port))
            listener.listen(2048)  # connections that may wait to be accepted
        except (OSError, OverflowError) as error:
            raise SystemExit(_listen_error(host, port, error)) from None
        yield listener


def _set_user_timeout(listener: socket.socket) -> None:
    """Let TCP drop connections whose clients read nothing: closing them normally would wait for the clients."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, USER_TIMEOUT)


def _listen_error(host: str, port: int, error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return f"Port {port} on {host} is in use: another server may be running. Choose another with --port."
    if number == errno.EACCES:
        return f"Port {port} on {host} needs more rights. Choose one above 1023 with --port."
    return f"Stridsplan cannot listen on {host}:{port}: {error}"


async def migrate(settings: Settings) -> None:
    """Upgrade the database to this version of the program."""
    database = Database(settings.url)
    try:
        await database.migrate()
    finally:
        await database.close()


@contextlib.contextmanager
def exit_with_message(settings: Settings) -> Iterator[None]:
    """End the program with a message if the data folder or the database cannot be used."""
    try:
        yield
    except SchemaNewer:
        raise SystemExit(
            f"{database_name(settings)} was made by a newer Stridsplan. Install that, or restore a backup."
        ) from None
    except StoreCorrupt:
        raise SystemExit(
            f"{database_name(settings)} is damaged, or is not a database of Stridsplan. Restore a backup."
        ) from None
    except StoreFull:
        raise SystemExit(f"{database_name(settings)} cannot grow: the disk is full.") from None
    except StoreReadOnly:
        raise SystemExit(f"{database_name(settings)} cannot be written to.") from None
    except StoreUnavailable as error:
        raise SystemExit(f"{database_name(settings)} does not answer: {reason(error)}") from None
    except OSError as error:
        raise SystemExit(f"Stridsplan cannot use the folder {settings.data}: {error.strerror}") from None


def database_name(settings: Settings) -> str:
    """Return the name of the database, without its password."""
    address = make_url(settings.url)
    return f"The database {address.database if address.host is None else address}"


def reason(error: StoreUnavailable) -> str:
    """Return the first line of the driver's error."""
    text = str(getattr(error.__cause__, "orig", "no connection"))
    return text.splitlines()[0]


@contextlib.contextmanager
def database_lock(settings: Settings) -> Iterator[None]:
    """Lock a database file against a second server, where the system has such locks."""
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
            raise SystemExit(f"{database_name(settings)} is in use by another Stridsplan server.") from None
        yield
