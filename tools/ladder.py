"""Write docs/ladder.md: how strong the levels of bots are in each game, from games between those near each other.

tools/ladder.py [--count 20] [--playouts 200] [--seconds 0] [--seed 1] [GAME ...]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from stridsplan.bots import get_bot, levels_of
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab.bench import machine, signature
from stridsplan.lab.ladder import REACH, Ladder, as_markdown, climb

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
HEAD = """# The ladder of bots

This page compares the playing strength of the bot [levels](decisions/0038-search.md), and of `random`, which plays any
legal action with equal probability, with two seats and default options. The sergeant plays the game's policy without
search. `make ladder` writes this page.

Ratings are OpenSkill's (Plackett-Luce; every bot begins at 25.0 ± 16.7) with two standard deviations; they compare bots
within one game only. A cell is the share of games that the bot of the row won against the bot of the column, with its
95 % confidence interval (Wilson); a draw counts half. Two bots play each other if they are at most {reach} levels
apart.

{count} games a pair, with the seats swapped after each, seed {seed}, {budget}. Played on {machine}.{note}
"""


def main() -> None:
    """Play the ladders and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--count", type=int, default=20, help="games a pair")
    parser.add_argument("--playouts", type=int, default=200, help="of a choice of the strongest level")
    parser.add_argument(
        "--seconds", type=float, default=0, help="of a choice instead; then no seed reproduces the games"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    budget = (
        f"{asked.seconds:g} s a choice"
        if asked.seconds
        else f"{asked.playouts} play-outs a choice, so the seed reproduces the games"
    )
    few = (
        " **A small run:** the intervals are wide, and neighbours may be in the wrong order."
        if asked.count < 100
        else ""
    )
    if asked.games:
        few += " Only the games below were played."
    parts = [
        HEAD.format(
            reach=REACH, count=asked.count, seed=asked.seed, budget=budget, machine=machine(), note=few
        )
    ]
    for game_id in asked.games or game_ids():
        parts += section(game_id, asked)
        PAGE.write_text("\n".join(parts))
        print(parts[-1], flush=True)


def section(game_id: str, asked: argparse.Namespace) -> Iterator[str]:
    """Play a game's ladder and write it."""
    game = load_game(game_id)
    names = ["random", *levels_of(game)]
    bots = [get_bot(name, None if asked.seconds else asked.playouts) for name in names]
    ladder: Ladder = climb(game_id, names, bots, asked.count, seed=asked.seed, seconds=asked.seconds or 1.0)
    yield f"## {game_id}\n\nVersion {game.version} of the rules, signature `{signature(game_id)}`.\n"
    yield as_markdown(ladder) + "\n"


if __name__ == "__main__":
    main()
