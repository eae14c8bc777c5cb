"""Commands to run and administer a server: serve, backup, operator, move, warm."""

import os
import signal
from pathlib import Path
from typing import Annotated

import typer

from .base import app, console, fail


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Start the server."""
    from ..server.run import serve as run

    run(host, port, data)


@app.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="A folder that does not exist yet.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Copy the database and the secret key of a server, which may be running."""
    from ..server.settings import Settings
    from ..server.store.backup import BackupRefused, back_up

    if folder.exists():
        fail(f"{folder} already exists.")
    try:
        back_up(Settings.from_environment(data=data), folder)
    except (BackupRefused, OSError) as error:
        fail(str(error))
    console.print(f"The backup is in {folder}. Start a server from it with: stridsplan serve --data {folder}")


@app.command()
def operator(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    remove: Annotated[bool, typer.Option("--remove", help="Make it an ordinary account again.")] = False,
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Make an account an operator, who moderates the site; the server may be running."""
    import asyncio

    from ..server.accounts.repository import AccountRepository
    from ..server.moderation.repository import ModerationRepository
    from ..server.names import login_keys
    from ..server.run import exit_with_message
    from ..server.settings import Settings
    from ..server.store.database import Database

    settings = Settings.from_environment(data=data)

    async def run() -> str | None:
        database = Database(settings.url)
        try:
            await database.migrate()
            account = await AccountRepository(database).by_keys(login_keys(name))
            if account is None:
                return None
            await ModerationRepository(database).set_operator(account, is_operator=not remove)
            return str(account.name)
        finally:
            await database.close()

    with exit_with_message(settings):
        found = asyncio.run(run())
    if found is None:
        fail(f"There is no account {name}. Register it first.")
    console.print(f"{found} is {'no longer an operator' if remove else 'an operator: see /operator'}.")


@app.command()
def move(
    url: Annotated[str, typer.Argument(help="The new database: postgresql://user:password@host/name")],
    data: Annotated[Path, typer.Option(help="Folder of the current database.")] = Path("data"),
) -> None:
    """Copy everything to an empty database; stop the server first."""
    import asyncio

    from ..server.run import database_lock, exit_with_message
    from ..server.settings import Settings
    from ..server.store.backup import BackupRefused, copy
    from ..server.store.database import Database

    settings = Settings.from_environment(data=data)

    async def run() -> int:
        source, target = Database(settings.url), Database(url)
        try:
            return await copy(source, target)
        finally:
            await source.close()
            await target.close()

    try:
        with exit_with_message(settings), database_lock(settings):
            count = asyncio.run(run())
    except BackupRefused as error:
        fail(str(error))
    # only the scheme of the URL, which contains a password
    console.print(
        f"{count} tables copied. Serve them with STRIDSPLAN_DATABASE_URL={url.split('://')[0]}://..."
    )


@app.command()
def warm(
    with_input: Annotated[
        bool, typer.Option("--with-input", hidden=True, help="Stop when standard input ends.")
    ] = False,
) -> None:
    """Compile every game that is not compiled yet, one per core, so that later starts load it from disk."""
    from concurrent.futures import ProcessPoolExecutor
    from functools import partial
    from multiprocessing import get_context
    from threading import Thread

    from ..bots import is_warm
    from ..engine.registry import game_ids, load_game

    if with_input:
        Thread(target=exit_with_input, daemon=True).start()
    # Start the largest first, so that it is not the last to finish. Spawn, not fork: Numba and LLVM hold locks
    missing = [game_id for game_id in game_ids() if not is_warm(load_game(game_id))]
    largest_first = sorted(missing, key=lambda game_id: -load_game(game_id).state.itemsize)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        list(pool.map(partial(warm_one, reports=with_input), largest_first))


def exit_with_input() -> None:
    """Wait for the end of standard input, then end this process and its children.

    The input is a pipe from the server, so it ends even when the server is killed. The server starts the command in a
    process group of its own. On a system without process groups, a child ends only after it has compiled its game.
    """
    while os.read(0, 1):
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def warm_one(game_id: str, reports: bool) -> None:
    """Compile one game. With `reports`, print a line when a part is compiled, so that the server loads it."""
    import gc

    from ..bots.search.program import warm_up as warm_up_search
    from ..engine.loops import warm_up, warm_up_served
    from ..engine.registry import load_game

    gc.freeze()  # compiling makes many objects and few cycles: frequent collections take up to a tenth of the time
    gc.set_threshold(50_000, 20, 100)
    # all parts in one process, which infers the types only once
    for compile_part in (warm_up_served, warm_up, warm_up_search):
        compile_part(load_game(game_id))
        if reports:
            print(f"{game_id} {compile_part.__name__}", flush=True)
