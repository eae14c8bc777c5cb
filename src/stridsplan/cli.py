"""The command line: `stridsplan serve | simulate | arena | odds | verify | bench | warm`."""

import json as json_module
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

if TYPE_CHECKING:
    from .engine.game import Game
    from .engine.options import Option
    from .lab.arena import Tournament

app = typer.Typer(
    help="Territory-conquest wargames: play, simulate, analyse.", no_args_is_help=True, add_completion=False
)
console = Console()
errors = Console(stderr=True)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OptionValues = Annotated[
    list[str], typer.Option("--option", help="A table option as name=value; may be repeated.")
]
Format = Literal["round-robin", "knock-out"]
Profile = Annotated[str | None, typer.Option(help="A named set of options.")]


def main() -> None:
    """Run the command line; a mistake of the user's is one clear line."""
    app()


def fail(sentence: str) -> NoReturn:
    errors.print(f"[red]{sentence}[/red]", highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def find_game(game_id: str) -> "Game":
    """The game, or a sentence that names those there are."""
    from .engine.registry import UnknownGame, game_ids, load_game

    try:
        return load_game(game_id)
    except UnknownGame:
        fail(f"There is no game {game_id!r}. Games: {', '.join(game_ids())}.")


def read_option(options: "tuple[Option, ...]", text: str) -> tuple[str, Any]:
    """Read name=value; the value takes the type that the option knows."""
    name, _, value = text.partition("=")
    known = next((option for option in options if option.name == name), None)
    if known is None:
        fail(f"There is no option {name!r}. Options: {', '.join(option.name for option in options)}.")
    for candidate in known.values:
        if str(candidate).lower() == value.lower():
            return name, candidate
    fail(f"Option {name} takes {', '.join(str(v).lower() for v in known.values)}, not {value!r}.")


def resolve(
    game: "Game", seats: int, profile: str | None, texts: list[str]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options asked for and all values in force."""
    from .engine.options import BadOption

    asked = dict(read_option(game.options, text) for text in texts)
    try:
        return asked, game.resolve_options(seats, profile, asked)
    except BadOption as error:
        fail(f"{error.option} = {error.value} does not fit this table ({error.code}).")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Start the server."""
    from .server.run import serve as run

    run(host, port, data)


@app.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="A folder that does not exist yet.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Copy the database and the key of a server, which may run meanwhile."""
    from .server.settings import Settings
    from .server.store.copies import CopyRefused, back_up

    if folder.exists():
        fail(f"{folder} exists already.")
    try:
        back_up(Settings.from_environment(data=data), folder)
    except (CopyRefused, OSError) as error:
        fail(str(error))
    console.print(f"Everything is in {folder}. Start from it: stridsplan serve --data {folder}")


@app.command()
def move(
    url: Annotated[str, typer.Argument(help="The new database: postgresql://user:password@host/name")],
    data: Annotated[Path, typer.Option(help="Folder of the present database.")] = Path("data"),
) -> None:
    """Copy everything into another, empty database; stop the server first."""
    import asyncio

    from .server.run import holding, sentences
    from .server.settings import Settings
    from .server.store.copies import CopyRefused, copy
    from .server.store.database import Database

    settings = Settings.from_environment(data=data)

    async def run() -> int:
        source, target = Database(settings.url), Database(url)
        try:
            return await copy(source, target)
        finally:
            await source.close()
            await target.close()

    try:
        with sentences(settings), holding(settings):
            count = asyncio.run(run())
    except CopyRefused as error:
        fail(str(error))
    console.print(
        f"{count} tables copied. Serve them with STRIDSPLAN_DATABASE_URL={url.split('://')[0]}://..."
    )


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table, as in its address /t/ID.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="A file that does not exist yet.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
    move: Annotated[
        bool, typer.Option("--move", help="Remove the table here: it goes on elsewhere.")
    ] = False,
) -> None:
    """Write one table whole into a file for `stridsplan import`; the server may run meanwhile.

    The file holds secrets: what is hidden in the game, its dice to come, the keys of its seats, talk and
    notes. It is for its owner alone (mode 0600).
    """
    import asyncio

    from .server.run import sentences
    from .server.settings import Settings
    from .server.tables import ferry

    settings = Settings.from_environment(data=data)
    try:
        with sentences(settings):
            asyncio.run(ferry.export_table(settings, table, lambda kept: write_secret(out, kept), moves=move))
    except ferry.Refused as error:
        fail(ferry.sentence(error))
    console.print(f"Table {table} is in {out}. The file holds its secrets: keep it safe.", soft_wrap=True)


def write_secret(path: Path, kept: Any) -> None:
    """Write a new file that only its owner may read, as JSON; it is on disk when this returns."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json_module.dump(kept, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}.")


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="What `stridsplan export` wrote.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Add a table from a file of `stridsplan export`, if its record holds; the server may run meanwhile."""
    import asyncio

    from .server.run import sentences
    from .server.settings import Settings
    from .server.tables import ferry

    settings = Settings.from_environment(data=data)
    try:
        parcel = json_module.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError:
        fail(f"{file} is no JSON.")
    try:
        with sentences(settings):
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            table = asyncio.run(ferry.import_table(settings, parcel))
    except ferry.Refused as error:
        fail(ferry.sentence(error))
    console.print(f"Table {table} is here, at /t/{table}.", highlight=False, soft_wrap=True)


@app.command()
def simulate(
    game: str,
    seats: Annotated[int | None, typer.Option(help="Number of seats; taken from --bots if left out.")] = None,
    bots: Annotated[
        str, typer.Option(help="A bot a seat, separated by commas; one name is for all seats.")
    ] = "policy",
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 1000,
    option: OptionValues = [],  # noqa: B006  (Typer copies it)
    profile: Profile = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Cores to use.", min=1)] = 1,
    max_actions: Annotated[
        int, typer.Option(help="A game is stopped after so many actions.", min=1)
    ] = 1_000_000,
    json: Json = False,
) -> None:
    """Play many games between bots and report who wins, how long they last and how fast it went."""
    from .lab.simulate import simulate as run

    known = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    count = seats or (len(names) if len(names) > 1 else known.default_seats)
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        fail(f"{count} seats need {count} bots, not {len(names)}.")
    if unknown := sorted(set(names) - set(known.bots)):
        fail(f"There is no bot {', '.join(unknown)}. Bots: {', '.join(known.bots)}.")
    asked, _ = resolve(known, count, profile, option)
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("getting ready", total=games)

        def done(finished: int) -> None:
            progress.update(task, advance=finished, description="playing")

        report = run(
            game,
            names,
            games,
            options=asked,
            profile=profile,
            seed=seed,
            workers=workers,
            max_actions=max_actions,
            done=done,
        )
    if json:
        print(json_module.dumps(report.as_json(), indent=2))
        return
    grid = Grid(title=f"{report.games:,} games of {game}, {report.finished:,} finished")
    for heading in ("seat", "bot", "wins", "share", "95 % interval"):
        grid.add_column(heading, justify="right")
    for win in report.wins:
        grid.add_row(
            str(win.seat), win.bot, f"{win.wins:,}", f"{win.share:.1%}", f"{win.low:.1%} to {win.high:.1%}"
        )
    console.print(grid)
    lengths = report.lengths
    console.print(
        f"{report.games_per_second:,.0f} games/s, {report.actions_per_second:,.0f} actions/s on {workers} core(s)"
    )
    console.print(
        f"actions a game: median {lengths['median']:,.0f}, from {lengths['min']:,.0f} to {lengths['max']:,.0f}"
    )


@app.command()
def arena(
    game: str,
    entries: Annotated[
        str, typer.Option(help="Who plays, in order of entry: bots, or NAME=BOT, separated by commas.")
    ] = "policy,random",
    format: Annotated[
        Format, typer.Option(help="Everyone against everyone, or the loser is out.")
    ] = "round-robin",
    option: OptionValues = [],  # noqa: B006
    profile: Profile = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Json = False,
) -> None:
    """Play a tournament of two-seat games between bots, and show its table or its bracket."""
    from .lab import arena as lab_arena

    known = find_game(game)
    named = [entry.strip().rpartition("=") for entry in entries.split(",")]
    names, bots = [name or bot for name, _, bot in named], [bot for _, _, bot in named]
    if unknown := sorted(set(bots) - set(known.bots)):
        fail(f"There is no bot {', '.join(unknown)}. Bots: {', '.join(known.bots)}.")
    if len(names) < 2 or 2 not in known.seats:
        fail("A tournament takes two entries at least, and a game that two can play.")
    asked, _ = resolve(known, 2, profile, option)
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("getting ready", total=None)
        try:
            played = lab_arena.play(
                game, names, bots, format, options=asked, profile=profile, seed=seed,
                done=lambda bout: progress.update(task, advance=1, description=f"round {bout.round}"),
            )  # fmt: skip
        except lab_arena.Undecided as error:
            fail(f"A match is not decided: {error}.")
    if json:
        return print(json_module.dumps(played.as_json(), indent=2))
    console.print(table_of(played) if played.rows else bracket_of(played))


def table_of(played: "Tournament") -> Grid:
    """The table of a round robin."""
    grid = Grid(title=f"{played.game}, {len(played.bouts)} matches")
    grid.add_column("place", justify="right")
    grid.add_column("player")
    grid.add_column("wins", justify="right")
    grid.add_column("points", justify="right")
    for row in played.rows:
        grid.add_row(str(row.place), played.entries[row.entry], row.record, row.signed)
    return grid


def bracket_of(played: "Tournament") -> Grid:
    """The matches of a knock-out, round by round; who won is marked."""
    grid = Grid(title=f"{played.game}, won by {played.entries[played.champion or 0]}")
    for heading in ("round", "match", "points"):
        grid.add_column(heading)
    for bout in played.bouts:
        names = [
            f"[bold]{played.entries[entry]}[/bold]" if entry == bout.match.winner else played.entries[entry]
            for entry in bout.match.entries
        ]
        grid.add_row(str(bout.round), " : ".join(names), " : ".join(map(str, bout.match.points)))
    return grid


@app.command()
def odds(
    game: str,
    attack: Annotated[
        str,
        typer.Option(
            "--attack", "--attackers", help="What attacks: armies that may, or units as name:number."
        ),
    ],
    defend: Annotated[
        str,
        typer.Option(
            "--defend", "--defenders", help="What defends: likewise; several numbers of armies are a path."
        ),
    ],
    terrain: Annotated[str | None, typer.Option(help="Where, if that matters in the game.")] = None,
    option: OptionValues = [],  # noqa: B006
    profile: Profile = None,
    json: Json = False,
) -> None:
    """Exact odds of a battle, or of a path through several territories.

    Units are separated by commas; a star marks damaged ones: merc:3*,archer.
    """
    known = find_game(game)
    if known.odds is None:
        fail(f"{game} has no odds to tell.")
    _, values = resolve(known, known.default_seats, profile, option)
    try:
        told = known.odds.tell(values, attack, defend, terrain)
    except ValueError as error:
        fail(str(error))
    if json:
        print(json_module.dumps(told))
        return
    for name, value in told.items():
        if isinstance(value, float):
            console.print(f"{name.replace('_', ' '):16} {value:.4f}")


@app.command()
def verify(record: Annotated[Path, typer.Argument(exists=True, dir_okay=False)], json: Json = False) -> None:
    """Check every row and every open die of a finished table's record against what was promised before play."""
    from .engine import proof, retrace

    try:
        read = json_module.loads(record.read_bytes())
    except ValueError:
        fail(f"{record} is no JSON.")
    wrong = proof.verify(read)
    is_played = not wrong and retrace.can_retrace(read)
    if is_played:
        wrong = retrace.retrace(read)
    if json:
        print(json_module.dumps({"wrong": wrong, "played": is_played}))
        raise typer.Exit(1 if wrong else 0)
    for finding in wrong:
        errors.print(proof.say(finding), style="red", highlight=False)
    if not wrong:
        told = "played again by the rules" if is_played else "not played again: some draws stay sealed"
        console.print(f"All {len(read['rows'])} rows hold ({told}).")
    raise typer.Exit(1 if wrong else 0)


@app.command()
def bench(
    out: Annotated[Path, typer.Option(help="File to write.")] = Path("bench/RESULTS.md"),
    signature: Annotated[
        bool, typer.Option(help="Print only what the rules do, which no refactoring may change.")
    ] = False,
    servers: Annotated[
        int,
        typer.Option(
            min=0,
            help="Measure so many servers alone, briefly, and write nothing; more than one need the PostgreSQL that"
            " STRIDSPLAN_DATABASE_URL names.",
        ),
    ] = 0,
) -> None:
    """Measure speed and write the results, or print the signature of the rules."""
    from .engine.registry import game_ids
    from .lab import bench as lab_bench
    from .lab import server_bench

    if servers > 1 and not os.environ.get("STRIDSPLAN_DATABASE_URL", "").startswith("postgresql"):
        raise typer.BadParameter("several servers share a PostgreSQL: set STRIDSPLAN_DATABASE_URL")
    if servers:
        told = server_bench.report(seconds=server_bench.BRIEFLY, servers=servers)
        return console.print(told, markup=False, highlight=False)
    if signature:
        for game_id in game_ids():
            print(game_id, lab_bench.signature(game_id))
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(f"{lab_bench.report()}\n{server_bench.report()}")
    console.print(out.read_text(), markup=False, highlight=False)


@app.command()
def warm(
    with_input: Annotated[
        bool, typer.Option("--with-input", hidden=True, help="Stop when standard input ends.")
    ] = False,
) -> None:
    """Compile every game, a core each, so that later starts load it from disk."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from threading import Thread

    from .engine.registry import game_ids, load_game

    if with_input:
        Thread(target=end_with_input, daemon=True).start()
    # The largest first, so that no core waits for it at the end. Spawned, not forked: Numba and LLVM have locks
    largest_first = sorted(game_ids(), key=lambda game_id: -load_game(game_id).state.itemsize)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        list(pool.map(warm_one, largest_first))


def end_with_input() -> None:
    """Wait for the end of standard input, then end this process and all that it started.

    The input is a pipe from the server, so it ends even when the server is killed. The server gives the command a
    process group of its own; where there are no groups, only this process ends, and those below it after the game that
    they compile.
    """
    while os.read(0, 1):
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def warm_one(game_id: str) -> None:
    """Compile one game."""
    from .engine.loops import warm_up
    from .engine.registry import load_game

    warm_up(load_game(game_id))


if __name__ == "__main__":
    main()
