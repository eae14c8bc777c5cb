"""The command line: `stridsplan serve | send | simulate | arena | train | odds | verify | bench | warm`."""

import json as json_module
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

if TYPE_CHECKING:
    from .engine.game import Game
    from .engine.options import Option
    from .lab.arena import Played, Tournament
    from .lab.simulate import Report

app = typer.Typer(
    help="Territory-conquest wargames: play, simulate, analyse.", no_args_is_help=True, add_completion=False
)
console = Console()
errors = Console(stderr=True)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OptionValues = Annotated[
    list[str], typer.Option("--option", help="A table option as name=value; may be repeated.")
]
Format = Literal["round-robin", "knock-out", "challenge", "ladder"]
Profile = Annotated[str | None, typer.Option(help="A named set of options.")]


def main() -> None:
    """Run the command line; a user error prints one clear line."""
    app()


def fail(message: str) -> NoReturn:
    """Print an error message and exit with status 2."""
    errors.print(f"[red]{message}[/red]", highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def find_game(game_id: str) -> "Game":
    """Return the game, or fail with a list of the known games."""
    from .engine.registry import UnknownGame, game_ids, load_game

    try:
        return load_game(game_id)
    except UnknownGame:
        fail(f"There is no game {game_id!r}. Games: {', '.join(game_ids())}.")


def read_option(options: "tuple[Option, ...]", text: str) -> tuple[str, Any]:
    """Parse name=value; the value gets the type of the option's values."""
    name, _, value = text.partition("=")
    known = next((option for option in options if option.name == name), None)
    if known is None:
        fail(f"There is no option {name!r}. Options: {', '.join(option.name for option in options)}.")
    for candidate in known.values:
        if str(candidate).lower() == value.lower():
            return name, candidate
    fail(f"Option {name} allows {', '.join(str(v).lower() for v in known.values)}, not {value!r}.")


def resolve(
    game: "Game", seats: int, profile: str | None, texts: list[str]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the requested options, and all values in force."""
    from .engine.options import BadOption

    asked = dict(read_option(game.options, text) for text in texts)
    try:
        return asked, game.resolve_options(seats, profile, asked)
    except BadOption as error:
        fail(f"{error.option} = {error.value} is not valid for this table ({error.code}).")


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
    """Copy the database and the key of a server, which may be running."""
    from .server.settings import Settings
    from .server.store.backup import BackupRefused, back_up

    if folder.exists():
        fail(f"{folder} already exists.")
    try:
        back_up(Settings.from_environment(data=data), folder)
    except (BackupRefused, OSError) as error:
        fail(str(error))
    console.print(f"Everything is in {folder}. Start from it: stridsplan serve --data {folder}")


@app.command()
def operator(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    remove: Annotated[bool, typer.Option("--remove", help="The account is an operator no longer.")] = False,
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Let an account moderate the site; the server may be running."""
    import asyncio

    from .server.accounts.repository import AccountRepository
    from .server.moderation.repository import ModerationRepository
    from .server.names import login_keys
    from .server.run import exit_with_message
    from .server.settings import Settings
    from .server.store.database import Database

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
    console.print(f"{found} is {'no operator any more' if remove else 'an operator: see /operator'}.")


@app.command()
def move(
    url: Annotated[str, typer.Argument(help="The new database: postgresql://user:password@host/name")],
    data: Annotated[Path, typer.Option(help="Folder of the current database.")] = Path("data"),
) -> None:
    """Copy everything to an empty database; stop the server first."""
    import asyncio

    from .server.run import database_lock, exit_with_message
    from .server.settings import Settings
    from .server.store.backup import BackupRefused, copy
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
        with exit_with_message(settings), database_lock(settings):
            count = asyncio.run(run())
    except BackupRefused as error:
        fail(str(error))
    console.print(
        f"{count} tables copied. Serve them with STRIDSPLAN_DATABASE_URL={url.split('://')[0]}://..."
    )


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table, as in its URL /t/ID.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="A file that does not exist yet.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
    move: Annotated[
        bool, typer.Option("--move", help="Remove the table here; it continues on the other server.")
    ] = False,
) -> None:
    """Write one complete table to a file for `stridsplan import`; the server may be running.

    The file contains secrets: hidden information of the game, its future dice, the keys of its seats, chat and
    notes. Only its owner can read it (mode 0600).
    """
    import asyncio

    from .server.run import exit_with_message
    from .server.settings import Settings
    from .server.tables import transfer

    settings = Settings.from_environment(data=data)
    try:
        with exit_with_message(settings):
            asyncio.run(
                transfer.export_table(settings, table, lambda kept: write_secret(out, kept), moves=move)
            )
    except transfer.Refused as error:
        fail(transfer.message(error))
    console.print(f"Table {table} is in {out}. The file contains its secrets: keep it safe.", soft_wrap=True)


def write_secret(path: Path, kept: Any) -> None:
    """Write JSON to a new file that only its owner can read; it is on disk when this returns."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json_module.dump(kept, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}.")


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A file written by `stridsplan export`.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Add a table from a file of `stridsplan export`, if it is valid; the server may be running."""
    import asyncio

    from .server.run import exit_with_message
    from .server.settings import Settings
    from .server.tables import transfer

    settings = Settings.from_environment(data=data)
    try:
        parcel = json_module.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError:
        fail(f"{file} is no JSON.")
    try:
        with exit_with_message(settings):
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            table = asyncio.run(transfer.import_table(settings, parcel))
    except transfer.Refused as error:
        fail(transfer.message(error))
    console.print(f"Table {table} is here, at /t/{table}.", highlight=False, soft_wrap=True)


@app.command()
def simulate(
    game: str,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; by default the number of --bots.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="One bot per seat, separated by commas; a single name plays all seats.")
    ] = "policy",
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 1000,
    option: OptionValues = [],  # noqa: B006  (Typer copies it)
    profile: Profile = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Cores to use.", min=1)] = 1,
    max_actions: Annotated[
        int, typer.Option(help="Stop a game after this number of actions.", min=1)
    ] = 1_000_000,
    vary: Annotated[
        list[str], typer.Option(help="Also play with each other value of this option; may be repeated.")
    ] = [],  # noqa: B006
    labels: Annotated[
        str, typer.Option(help="Names of the seats in the table of --vary, separated by commas.")
    ] = "",
    json: Json = False,
) -> None:
    """Play many games between bots and report who wins, the lengths of the games, and the speed.

    With --vary, print a Markdown table of the shares of won games with their 95 % intervals.
    """
    from .lab import simulate as lab

    known = find_game(game)
    seated = bots_of_seats(known, seats, bots)
    asked, _ = resolve(known, len(seated), profile, option)
    if unknown := sorted(set(vary) - set(known.option_names)):
        fail(f"There is no option {', '.join(unknown)}. Options: {', '.join(known.option_names)}.")
    heads = labels_of_seats(labels, len(seated))
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("preparing", total=None if vary else games)
        variations = list(
            lab.vary(
                game,
                seated,
                games,
                vary,
                options=asked,
                profile=profile,
                seed=seed,
                workers=workers,
                max_actions=max_actions,
                done=lambda finished: progress.update(task, advance=finished, description="playing"),
            )
        )
    report = variations[0].report
    if json:
        print(
            json_module.dumps([each.as_json() for each in variations] if vary else report.as_json(), indent=2)
        )
    elif vary:
        from .lab.bench import machine

        print(f"{game}, version {known.version} of the rules, seed {seed}, {machine()}.\n")
        print(lab.as_markdown(variations, heads))
    else:
        print_report(report)


def bots_of_seats(game: "Game", seats: int | None, bots: str) -> list[str]:
    """Return the bot of every seat, or fail."""
    from .lab.simulate import PLAYERS

    names = [name.strip() for name in bots.split(",")]
    count = seats or (len(names) if len(names) > 1 else game.default_seats)
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        fail(f"{count} seats need {count} bots, not {len(names)}.")
    if others := sorted(set(names) - set(PLAYERS)):
        fail(f"simulate plays {' and '.join(PLAYERS)}, not {', '.join(others)}. Others play in arena.")
    return names


def labels_of_seats(labels: str, seats: int) -> list[str]:
    """Return the heading of every seat, or fail."""
    heads = [label.strip() for label in labels.split(",")] if labels else [f"seat {k}" for k in range(seats)]
    if len(heads) != seats:
        fail(f"{seats} seats need {seats} labels, not {len(heads)}.")
    return heads


def print_report(report: "Report") -> None:
    """Print who won how often, the speed, and the lengths of the games."""
    grid = Grid(title=f"{report.games:,} games of {report.game}, {report.finished:,} finished")
    for heading in ("seat", "bot", "wins", "share", "95 % interval"):
        grid.add_column(heading, justify="right")
    for win in report.wins:
        grid.add_row(
            str(win.seat), win.bot, f"{win.wins:,}", f"{win.share:.1%}", f"{win.low:.1%} to {win.high:.1%}"
        )
    console.print(grid)
    lengths = report.lengths
    speed = f"{report.games_per_second:,.0f} games/s, {report.actions_per_second:,.0f} actions/s"
    console.print(f"{speed} on {report.workers} core(s)")
    console.print(
        f"actions per game: median {lengths['median']:,.0f}, from {lengths['min']:,.0f} to {lengths['max']:,.0f}"
    )


@app.command()
def arena(
    game: str,
    entries: Annotated[
        str, typer.Option(help="The entries in order: bots, or NAME=BOT, separated by commas.")
    ] = "policy,random",
    format: Annotated[
        Format,
        typer.Option(
            help="Round robin: everyone plays everyone. Knock-out: losers leave. Challenge: the first takes each seat "
            "in turn against the second in all the others. Ladder: those near each other meet, the weakest first."
        ),
    ] = "round-robin",
    games: Annotated[
        int, typer.Option(help="Number of games of a challenge, or of a pair of a ladder.", min=1)
    ] = 100,
    seats: Annotated[int, typer.Option(help="Number of seats of a challenge.", min=2)] = 2,
    seconds: Annotated[float, typer.Option(help="What a bot that searches may take for a choice.")] = 1.0,
    playouts: Annotated[
        int | None,
        typer.Option(help="Play-outs of a choice instead: the same games on every machine.", min=1),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(help="Two differences in Elo, such as 0,30: stop when one of them is clearly false."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="A file to which each game is appended, a line of JSON."),
    ] = None,
    option: OptionValues = [],  # noqa: B006
    profile: Profile = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Json = False,
) -> None:
    """Play a tournament of two-seat games between bots, and print the standings or the bracket.

    A challenge may have more seats; it prints the share of the games that the first bot wins, with its 95 % interval.
    With --sprt it stops when it is clear which of two differences in Elo is false. A ladder prints ratings and a cross
    table.
    """
    from .bots import bots_of, get_bot
    from .lab import arena as lab_arena

    known = find_game(game)
    named = [entry.strip().rpartition("=") for entry in entries.split(",")]
    names, bots = [name or bot for name, _, bot in named], [bot for _, _, bot in named]
    if unknown := sorted(set(bots) - set(bots_of(known))):
        fail(f"There is no bot {', '.join(unknown)}. Bots: {', '.join(bots_of(known))}.")
    entrants = [get_bot(bot, playouts) for bot in bots]
    if (sprt or out) and format not in ("challenge", "ladder"):
        fail("--sprt and --out are for challenges, --out for ladders too.")
    keep = keep_games(out) if out else lambda played: None
    if format == "challenge":
        if len(bots) != 2:
            fail("A challenge needs two entries.")
        asked, _ = resolve(known, seats, profile, option)
        with Progress(console=errors, transient=True) as progress:
            task = progress.add_task("preparing", total=games)
            result = lab_arena.challenge(
                game, entrants[0], entrants[1], seats, games,
                options=asked, profile=profile, seed=seed, seconds=seconds, sprt=elo_bounds(sprt), keep=keep,
                done=lambda share: progress.update(task, advance=1, description=f"{share:.0%}"),
            )  # fmt: skip
        return print(json_module.dumps(result.as_json(), indent=2) if json else result)
    if len(names) < 2 or 2 not in known.seats:
        fail("A tournament needs at least two entries and a game for two.")
    asked, _ = resolve(known, 2, profile, option)
    if format == "ladder":
        from .lab import ladder as lab_ladder

        ladder = lab_ladder.climb(
            game,
            names,
            entrants,
            games,
            options=asked,
            profile=profile,
            seed=seed,
            seconds=seconds,
            keep=keep,
        )
        return print(
            json_module.dumps(ladder.as_json(), indent=2) if json else lab_ladder.as_markdown(ladder)
        )
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("preparing", total=None)
        try:
            played = lab_arena.play(
                game, names, entrants, format, options=asked, profile=profile, seed=seed, seconds=seconds,
                done=lambda bout: progress.update(task, advance=1, description=f"round {bout.round}"),
            )  # fmt: skip
        except lab_arena.Undecided as error:
            fail(f"A match has no winner: {error}.")
    if json:
        return print(json_module.dumps(played.as_json(), indent=2))
    console.print(standings_of(played) if played.rows else bracket_of(played))


def elo_bounds(text: str | None) -> tuple[float, float] | None:
    """Parse the two differences in Elo of --sprt."""
    if text is None:
        return None
    try:
        least, most = map(float, text.split(","))
    except ValueError:
        least = most = 0.0
    if least >= most:
        fail(f"--sprt needs two differences in Elo, the lower one first: 0,30 and not {text}.")
    return least, most


def keep_games(path: Path) -> "Callable[[Played], None]":
    """Return what appends a game to a file, as a line of JSON."""

    def keep(played: "Played") -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json_module.dumps(played.as_json()) + "\n")

    return keep


def standings_of(played: "Tournament") -> Grid:
    """Format the standings of a round robin."""
    grid = Grid(title=f"{played.game}, {len(played.bouts)} matches")
    grid.add_column("place", justify="right")
    grid.add_column("player")
    grid.add_column("wins", justify="right")
    grid.add_column("points", justify="right")
    for row in played.rows:
        grid.add_row(str(row.place), played.entries[row.entry], row.record, row.signed)
    return grid


def bracket_of(played: "Tournament") -> Grid:
    """Format the matches of a knock-out, round by round, with the winners in bold."""
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
def train(
    game: str,
    positions: Annotated[
        int, typer.Option(help="Positions of self-play for each number of seats.", min=1_000)
    ] = 60_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same value.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where to write it, instead of the game's own folder.")
    ] = None,
) -> None:
    """Learn what a position of a game is worth from self-play, for the bots that search."""
    from .bots.search.value import path_of
    from .lab.train import train as learn

    known = find_game(game)
    if known.features is None:
        fail(f"{game} declares no features.")

    def say(seats: int, loss: float, even: float) -> None:
        console.print(f"{seats} seats: log loss {loss:.3f}, of equal chances {even:.3f}")

    value = learn(
        known, positions, seed, f"stridsplan train {game} --positions {positions} --seed {seed}", say
    )
    value.write(out or path_of(known))


@app.command()
def odds(
    game: str,
    attack: Annotated[
        str,
        typer.Option(
            "--attack",
            "--attackers",
            help="The attackers: the armies that can attack, or units as name:number.",
        ),
    ],
    defend: Annotated[
        str,
        typer.Option(
            "--defend",
            "--defenders",
            help="The defenders, in the same form; several numbers of armies are a path.",
        ),
    ],
    terrain: Annotated[str | None, typer.Option(help="The terrain, if the game has any.")] = None,
    option: OptionValues = [],  # noqa: B006
    profile: Profile = None,
    json: Json = False,
) -> None:
    """Compute exact odds of a battle, or of a path through several territories.

    Separate units by commas; a star marks damaged ones: merc:3*,archer.
    """
    known = find_game(game)
    if known.odds is None:
        fail(f"{game} has no odds.")
    _, values = resolve(known, known.default_seats, profile, option)
    try:
        result = known.odds.tell(values, attack, defend, terrain)
    except ValueError as error:
        fail(str(error))
    if json:
        print(json_module.dumps(result))
        return
    for name, value in result.items():
        if isinstance(value, float):
            console.print(f"{name.replace('_', ' '):16} {value:.4f}")


@app.command()
def send(
    link: Annotated[str, typer.Argument(help="The personal link of a seat: http://host/t/ID?key=KEY.")],
    file: Annotated[Path, typer.Argument(help="A document as JSON: a list of actions, or an order sheet.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether the table would take it.")] = False,
) -> None:
    """Answer at a table with a document from a file; an error says where in it which rule is broken."""
    from .sending import NotSent, Seat

    try:
        document = json_module.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError as error:
        fail(f"{file} is no JSON: {error}.")
    try:
        seat = Seat(link)
        if check:
            seat.check(document)
            return console.print("The table would take it.")
        version = seat.send(document)
    except NotSent as error:
        fail(str(error))
    console.print(f"Done; the table is at version {version}.")


@app.command()
def verify(record: Annotated[Path, typer.Argument(exists=True, dir_okay=False)], json: Json = False) -> None:
    """Check the transcript of a finished table: every hash, every published die and, if possible, the rules."""
    from .engine import proof, retrace

    try:
        transcript = json_module.loads(record.read_bytes())
    except ValueError:
        fail(f"{record} is no JSON.")
    wrong = proof.verify(transcript)
    is_replayed = not wrong and retrace.can_retrace(transcript)
    if is_replayed:
        wrong = retrace.retrace(transcript)
    if json:
        print(json_module.dumps({"wrong": wrong, "played": is_replayed}))
        raise typer.Exit(1 if wrong else 0)
    for finding in wrong:
        errors.print(proof.say(finding), style="red", highlight=False)
    if not wrong:
        scope = "replayed by the rules" if is_replayed else "not replayed: some draws stay sealed"
        console.print(f"All {len(transcript['rows'])} rows are valid ({scope}).")
    raise typer.Exit(1 if wrong else 0)


@app.command()
def bench(
    signature: Annotated[
        bool, typer.Option(help="Print only what the rules do, which no refactoring may change.")
    ] = False,
) -> None:
    """Measure and print the speed of the rules, or print their signature. `make bench` measures the server too."""
    from .engine.registry import game_ids
    from .lab import bench as lab_bench

    if signature:
        for game_id in game_ids():
            print(game_id, lab_bench.signature(game_id))
        return
    console.print(lab_bench.report(), markup=False, highlight=False)


@app.command()
def warm(
    with_input: Annotated[
        bool, typer.Option("--with-input", hidden=True, help="Stop when standard input ends.")
    ] = False,
) -> None:
    """Compile every game, one per core, so that later starts load it from disk."""
    from concurrent.futures import ProcessPoolExecutor
    from functools import partial
    from multiprocessing import get_context
    from threading import Thread

    from .engine.registry import game_ids, load_game

    if with_input:
        Thread(target=exit_with_input, daemon=True).start()
    # Start the largest first, so that it is not the last to finish. Spawn, not fork: Numba and LLVM have locks
    largest_first = sorted(game_ids(), key=lambda game_id: -load_game(game_id).state.itemsize)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        list(pool.map(partial(warm_one, reports=with_input), largest_first))


def exit_with_input() -> None:
    """Wait for the end of standard input, then end this process and its children.

    The input is a pipe from the server, so it ends even when the server is killed. The server gives the command a
    process group of its own. On a system without process groups, the children end only after the game they compile.
    """
    while os.read(0, 1):
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def warm_one(game_id: str, reports: bool) -> None:
    """Compile one game; report each part that a server can load now as a line on standard output."""
    from .bots.search.program import warm_up as warm_up_search
    from .engine.loops import warm_up, warm_up_served
    from .engine.registry import load_game

    # in one process, which infers the types once
    for compile_part in (warm_up_served, warm_up, warm_up_search):
        compile_part(load_game(game_id))
        if reports:
            print(f"{game_id} {compile_part.__name__}", flush=True)


if __name__ == "__main__":
    main()
