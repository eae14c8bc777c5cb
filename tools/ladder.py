"""Write docs/ladder.md: the strength of the levels of bots in each game, from games between nearby levels.

tools/ladder.py [--count 20] [--playouts 200] [--seconds 0] [--seed 1] [GAME | GAME/PROFILE ...]

Only the sections of the named games are written again; without a name, those of all games.
"""

import argparse
from pathlib import Path

from stridsplan.bots import get_bot, levels_of
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab.bench import machine, signature
from stridsplan.lab.ladder import REACH, Ladder, as_markdown, play_ladder

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
SECTION = "\n## "
HEAD = f"""# The ladder of bots

This page compares the playing strength of the bot [levels](decisions/0038-search.md) and of `random`, which plays
every legal action with equal probability. The sergeant plays the game's policy without search. Games have two seats
and default options, or the options of the profile after the slash. `make ladder` writes this page.

Ratings are OpenSkill's (Plackett-Luce; every bot begins at 25.0 ± 16.7) with two standard deviations; they compare bots
within one section only. A cell is the share of games that the bot of the row won against the bot of the column, with
its 95 % confidence interval (Wilson); a draw counts half. Two bots play each other if they are at most {REACH} levels
apart, with the seats swapped after each game. With fewer than 100 games a pair the intervals are wide, and neighbours
may be in the wrong order.
"""


def main() -> None:
    """Play the ladders and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME/PROFILE")
    parser.add_argument("--count", type=int, default=20, help="games of each pair")
    parser.add_argument(
        "--playouts", type=int, default=200, help="play-outs for each choice that a level searches"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0,
        help="seconds for a choice instead; then a seed does not repeat the games",
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    _, *sections = PAGE.read_text().split(SECTION)
    written = {text.partition("\n")[0]: text for text in sections if args.games}
    for name in args.games or game_ids():
        written[name] = section(name, args)
        PAGE.write_text(SECTION.join([HEAD, *(text.rstrip() + "\n" for text in written.values())]))
        print(written[name], flush=True)


def section(name: str, args: argparse.Namespace) -> str:
    """Play the ladder of a game, or of one of its profiles; return the section of the page."""
    game_id, _, profile = name.partition("/")
    game = load_game(game_id)
    names = ["random", *levels_of(game)]
    bots = [get_bot(each, None if args.seconds else args.playouts) for each in names]
    ladder: Ladder = play_ladder(
        game_id,
        names,
        bots,
        args.count,
        profile=profile or None,
        seed=args.seed,
        seconds=args.seconds or 1.0,  # without --seconds no bot uses it
    )
    budget = (
        f"{args.seconds:g} s a choice"
        if args.seconds
        else f"{args.playouts} play-outs a choice, so the seed reproduces the games"
    )
    return f"""{name}

Version {game.version} of the rules, signature `{signature(game_id)}`.
{args.count} games a pair, seed {args.seed}, {budget}. Played on {machine()}.

{as_markdown(ladder)}
"""


if __name__ == "__main__":
    main()
