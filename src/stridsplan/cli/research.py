"""Commands that play and measure: simulate, arena, train, puzzles, odds, bench."""

import csv
import json as json_module  # `json` is an option of the commands
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from .base import Json, OptionValues, Profile, app, console, errors, fail, find_game, resolve_options

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..lab.arena import GameRecord, Tournament
    from ..lab.simulate import Report

Format = Literal["round-robin", "knock-out", "challenge", "ladder"]


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
        str, typer.Option(help="The headings of the seats in the table of --vary, separated by commas.")
    ] = "",
    json: Json = False,
) -> None:
    """Play many games between bots; report who wins, the lengths of the games, and the speed.

    With --vary, print a Markdown table of the shares of won games, with their 95 % intervals.
    """
    from ..lab import simulate as lab

    known = find_game(game)
    seated = bots_of_seats(known, seats, bots)
    requested, _ = resolve_options(known, len(seated), profile, option)
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
                options=requested,
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
        from ..lab.bench import machine

        print(f"{game}, version {known.version} of the rules, seed {seed}, {machine()}.\n")
        print(lab.as_markdown(variations, heads))
    else:
        print_report(report)


def bots_of_seats(game: "Game", seats: int | None, bots: str) -> list[str]:
    """Return the bot of every seat, or fail."""
    from ..lab.simulate import PLAYERS

    names = [name.strip() for name in bots.split(",")]
    count = seats or (len(names) if len(names) > 1 else game.default_seats)
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        fail(f"{count} seats need {count} bots, not {len(names)}.")
    if others := sorted(set(names) - set(PLAYERS)):
        fail(f"simulate plays {' and '.join(PLAYERS)}, not {', '.join(others)}. Other bots play in arena.")
    return names


def labels_of_seats(labels: str, seats: int) -> list[str]:
    """Return the heading of each seat, or fail."""
    heads = [label.strip() for label in labels.split(",")] if labels else [f"seat {k}" for k in range(seats)]
    if len(heads) != seats:
        fail(f"{seats} seats need {seats} labels, not {len(heads)}.")
    return heads


def print_report(report: "Report") -> None:
    """Print how often each seat won, the speed, and the lengths of the games."""
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
        str,
        typer.Option("--bots", help="The bots in order, or NAME=BOT, separated by commas."),
    ] = "policy,random",
    format: Annotated[
        Format,
        typer.Option(
            help="Round robin: everyone plays everyone. Knock-out: losers leave. Challenge: the first takes each seat "
            "in turn against the second in all the others. Ladder: neighbouring entries play; name the weakest first."
        ),
    ] = "round-robin",
    games: Annotated[
        int, typer.Option(help="Number of games of a challenge, or of a pair of a ladder.", min=1)
    ] = 100,
    seats: Annotated[int, typer.Option(help="Number of seats of a challenge.", min=2)] = 2,
    seconds: Annotated[
        float, typer.Option(help="The time of a bot that searches, in seconds for each choice.")
    ] = 1.0,
    playouts: Annotated[
        int | None,
        typer.Option(
            help="Play-outs for a choice, instead of seconds: the same games on every machine.", min=1
        ),
    ] = None,
    threads: Annotated[
        int, typer.Option(help="Threads of a search. They do not change what play-outs find.", min=1)
    ] = 1,
    sprt: Annotated[
        str | None,
        typer.Option(help="Two differences in Elo, such as 0,30: stop when one of them can be rejected."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            help="A file to which each game is appended: rows for its seats if it ends in .csv, else a line of JSON.",
        ),
    ] = None,
    option: OptionValues = [],  # noqa: B006
    profile: Profile = None,
    seed: Annotated[
        int,
        typer.Option(help="The same seed gives the same games, unless bots search for a number of seconds."),
    ] = 0,
    json: Json = False,
) -> None:
    """Play a tournament of two-seat games between bots, and print the standings or the bracket.

    A challenge may have more seats; it prints the share of the games that the first bot wins, with its 95 % interval.
    With --sprt it stops when one of two differences in Elo can be rejected. A ladder prints ratings and a cross table.
    """
    from ..bots import bots_of, get_bot
    from ..bots.search.threads import set_threads
    from ..lab import arena as lab_arena
    from ..lab.sparring import sparring_of

    known = find_game(game)
    partners = sparring_of(known)
    named = [entry.strip().rpartition("=") for entry in entries.split(",")]  # NAME=BOT, or BOT alone
    names, bots = [name or bot for name, _, bot in named], [bot for _, _, bot in named]
    possible = (*bots_of(known), *partners)
    if unknown := sorted(set(bots) - set(possible)):
        fail(f"There is no bot {', '.join(unknown)}. Bots: {', '.join(possible)}.")
    entrants = [partners.get(bot) or get_bot(bot, playouts) for bot in bots]
    if (sprt and format != "challenge") or (out and format not in ("challenge", "ladder")):
        fail("--sprt and --out are for challenges, --out for ladders too.")
    keep = keep_games(out) if out else lambda played: None
    set_threads(threads)
    if format == "challenge":
        if len(bots) != 2:
            fail("A challenge needs two entries.")
        requested, _ = resolve_options(known, seats, profile, option)
        with Progress(console=errors, transient=True) as progress:
            task = progress.add_task("preparing", total=games)
            result = lab_arena.challenge(
                game, entrants[0], entrants[1], seats, games,
                options=requested, profile=profile, seed=seed, seconds=seconds, sprt=elo_bounds(sprt), keep=keep,
                done=lambda share: progress.update(task, advance=1, description=f"{share:.0%}"),
            )  # fmt: skip
        return print(json_module.dumps(result.as_json(), indent=2) if json else result)
    if len(names) < 2 or 2 not in known.seats:
        fail("A tournament needs at least two entries and a game for two.")
    requested, _ = resolve_options(known, 2, profile, option)
    if format == "ladder":
        from ..lab import ladder as lab_ladder

        ladder = lab_ladder.play_ladder(
            game,
            names,
            entrants,
            games,
            options=requested,
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
                game, names, entrants, format, options=requested, profile=profile, seed=seed, seconds=seconds,
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


def keep_games(path: Path) -> "Callable[[GameRecord], None]":
    """Return a function that appends a game to a file, as rows of CSV or as a line of JSON."""

    def keep_rows(played: "GameRecord") -> None:
        rows = played.rows()
        with path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            if file.tell() == 0:
                writer.writeheader()
            writer.writerows(rows)

    def keep_line(played: "GameRecord") -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json_module.dumps(played.as_json()) + "\n")

    return keep_rows if path.suffix == ".csv" else keep_line


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
    # a knock-out has a champion; `or 0` is for mypy
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
        int, typer.Option(help="Positions of self-play to train on, for each number of seats.", min=1_000)
    ] = 60_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same value function.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The file to write, instead of the one in the game's folder."),
    ] = None,
) -> None:
    """Train the value function of a game on self-play, for the bots that search."""
    from ..bots.search.value import path_of
    from ..lab.train import train as learn

    known = find_game(game)
    if known.features is None:
        fail(f"{game} declares no features.")

    def report(seats: int, loss: float, even: float) -> None:
        console.print(f"{seats} seats: log loss {loss:.3f}; with equal chances {even:.3f}")

    value = learn(
        known, positions, seed, f"stridsplan train {game} --positions {positions} --seed {seed}", report
    )
    value.write(out or path_of(known))


@app.command()
def puzzles(
    game: str,
    count: Annotated[int, typer.Option(help="Number of puzzles in all.", min=1)] = 10,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; by default each possible number in turn.")
    ] = None,
    profile: Profile = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.")] = 1,
    minutes: Annotated[
        float, typer.Option(help="Minutes of processor time after which the search stops.")
    ] = 60.0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The file to write, instead of the one in the game's folder."),
    ] = None,
    add: Annotated[
        bool, typer.Option("--add", help="Keep the game's puzzles and find more; needs another seed.")
    ] = False,
    question: Annotated[
        list[str], typer.Option(help="Find only puzzles that ask this question; may be repeated.")
    ] = [],  # noqa: B006
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Judge the game's puzzles again, and drop those that are no longer clear enough."
        ),
    ] = False,
) -> None:
    """Find puzzles in self-play: decisions where one answer is clearly the best and a weak bot chooses another one."""
    from ..bots.puzzles import NO_PUZZLES, load, path_of
    from ..lab import puzzles as lab_puzzles

    known = find_game(game)
    if known.features is None:
        fail(f"{game} declares no features.")
    tables = lab_puzzles.settings(known, seats, profile)
    if not tables:
        fail(f"{game} has no tables with this number of seats and profile.")
    before = load(path_of(known)) if add or check else NO_PUZZLES
    if before.puzzles and not lab_puzzles.have_rules_of(before, known):
        fail(f"The puzzles of {game} were made for other rules; find new ones without --add and --check.")
    command = f"stridsplan puzzles {game} --count {count} --seed {seed}"
    command += " --add" * add + " --check" * check + "".join(f" --question {each}" for each in question)
    command += f" --seats {seats}" * (seats is not None) + f" --profile {profile}" * (profile is not None)
    found = before  # all puzzles so far
    finding = (
        lab_puzzles.check(known, before, seed, command)
        if check
        else lab_puzzles.find(known, count, seed, tables, command, 60 * minutes, before, question)
    )
    for puzzle, found in finding:
        found.write(out or path_of(known))
        console.print(lab_puzzles.describe(puzzle))
    console.print(f"{len(found.puzzles)} puzzles.")


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
    _, values = resolve_options(known, known.default_seats, profile, option)
    try:
        result = known.odds.compute(values, attack, defend, terrain)
    except ValueError as error:
        fail(str(error))
    if json:
        print(json_module.dumps(result))
        return
    for name, value in result.items():
        if isinstance(value, float):
            console.print(f"{name.replace('_', ' '):16} {value:.4f}")


@app.command()
def bench(
    signature: Annotated[
        bool,
        typer.Option(help="Print only the hashes of what the rules do, which no refactoring may change."),
    ] = False,
) -> None:
    """Measure and print the speed of the rules, or print their signature. `make bench` measures the server too."""
    from ..engine.registry import game_ids
    from ..lab import bench as lab_bench

    if signature:
        for game_id in game_ids():
            print(game_id, lab_bench.signature(game_id))
        return
    console.print(lab_bench.report(), markup=False, highlight=False)
