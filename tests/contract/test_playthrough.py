"""Golden playthroughs: games as text files, which show every change of the rules.

`STRIDSPLAN_REWRITE=1 pytest tests/contract/test_playthrough.py` rewrites the files. If one of them changes, raise the
version of the game's rules, unless only descriptions of actions or events have changed.
"""

import hashlib
import json
import os
from pathlib import Path

import pytest

from contract.cases import Case, mixed
from contract.walk import Walk, returns
from stridsplan.engine import dice, log
from stridsplan.engine.registry import game_ids, load_game

FOLDER = Path(__file__).parent / "playthroughs"
MAX_ACTIONS = 250  # of a playthrough


def file_name(case):
    """Name a playthrough by its table, not by its place in a list."""
    return f"{case}.txt".replace("=", "_")


def golden_cases(game):
    """Return the tables of a game: fewest, default and most seats, every profile, and random options."""
    tables = [Case(game.id, game.seats[0]), Case(game.id, game.default_seats), Case(game.id, game.seats[-1])]
    others = list(game.profiles)[1:]  # the first profile is the default
    tables += [Case(game.id, game.default_seats, profile=name) for name in others]
    return tables + [mixed(game, seed) for seed in range(4)]


CASES = [case for game_id in game_ids() for case in golden_cases(load_game(game_id))]


class Player(Walk):
    """A walk in which the lowest seat that is asked plays a random action, without the policy."""

    def choose(self):
        seat = self.asked()[0]
        codes = self.legal(seat)
        return seat, codes[int(self.rng.integers(len(codes)))]


def format_fields(fields):
    return " ".join(f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in fields.items())


def describe_events(game, rows):
    for row in rows:
        event = game.words.event(row)
        mask = int(row[log.MASK])
        seen = "all" if mask & log.EVERYONE else ",".join(str(k) for k in range(30) if mask >> k & 1)
        yield f"  {event['rule']} {event['id']} [{seen}] {format_fields(event['args'])}"


def describe_draws(tape, before):
    """Yield the draws after the first `before` ones, as value/n@stream."""
    for value, n, stream in dice.decode(dice.kept(tape)[before:]):
        yield f"{value}/{n}@{stream}"


def playthrough(case, entries):
    """Yield a game as lines: every action with its draws and events; after every 40 actions and at the end, hashes of
    the position and the views."""
    game = case.game
    walk = Player(case, entries[case.game_id], seed=2026)
    walk.tape = dice.seeded_tape(2026, room=20_000)  # which keeps its draws; the game is set up again with it
    events = log.blank_log(3000)
    walk.entries.setup(walk.states, 0, case.encoded, walk.tape, events)
    yield f"# {case}: rules version {game.version}, options {json.dumps(dict(case.options))}"
    yield f"setup draws {' '.join(describe_draws(walk.tape, 0))}"
    yield from describe_events(game, log.rows(events))
    for number in range(1, MAX_ACTIONS + 1):
        if not walk.asked():
            break
        seat, code = walk.choose()
        named, count = game.words.action(code, walk.view(seat)[0]), int(walk.tape[dice.COUNT])
        rows = walk.act(seat, code)
        draws = " ".join(describe_draws(walk.tape, count))
        yield f"{number} seat {seat} code {code} {format_fields(named)}" + (
            f" draws {draws}" if draws else ""
        )
        yield from describe_events(game, rows)
        if number % 40 == 0:
            yield from describe_position(case, walk)
    yield f"to act {walk.asked()}, returns {returns(walk)}"
    yield from describe_position(case, walk)


def describe_position(case, walk):
    """Yield hashes of the position and of each seat's and the spectators' views."""
    yield f"  position {fingerprint(walk.states)}"
    for seat in range(-1, case.seats):
        yield f"  seat {seat} sees {fingerprint(walk.view(seat))}"


def fingerprint(states):
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]


def parts(line):
    """Split a line into its words in order and its fields, whose order does not matter."""
    words = line.split(" ")
    return [word for word in words if "=" not in word], sorted(word for word in words if "=" in word)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_must_match_its_playthrough(case, entries):
    path = FOLDER / file_name(case)
    played = "\n".join(playthrough(case, entries)) + "\n"
    if os.environ.get("STRIDSPLAN_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(played)
    expected = path.read_text().splitlines()
    for number, (now, before) in enumerate(zip(played.splitlines(), expected, strict=False), start=1):
        assert parts(now) == parts(before), f"line {number} of {path.name}"
    assert len(played.splitlines()) == len(expected)


def test_every_playthrough_file_must_be_used():
    assert {path.name for path in FOLDER.iterdir()} == {file_name(case) for case in CASES}
