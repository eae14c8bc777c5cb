"""Golden playthroughs: whole short games as text, so that a change of the rules shows.

`STRIDSPLAN_REWRITE=1 pytest tests/contract/test_playthrough.py` writes the files anew; where one
of them changes, the game has a new version of its rules.
"""

import hashlib
import json
import os
from pathlib import Path

import pytest

from contract.cases import Case, mixed
from contract.walk import Walk, returns
from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.registry import game_ids, load_game

FOLDER = Path(__file__).parent / "playthroughs"
ACTIONS = 250


def plain(case):
    """The playthrough of a table is named by what the table is, not by its place in a list."""
    return f"{case}.txt".replace("=", "_")


def golden(game):
    """As few seats as may be, the usual number, every profile, and tables with all options mixed."""
    tables = [Case(game.id, game.seats[0]), Case(game.id, game.default_seats), Case(game.id, game.seats[-1])]
    tables += [Case(game.id, game.default_seats, profile=name) for name in list(game.profiles)[1:]]
    return tables + [mixed(game, seed) for seed in range(4)]


CASES = [case for game_id in game_ids() for case in golden(load_game(game_id))]


class Player(Walk):
    """The lowest seat that is asked plays any action; a change of the policy changes no playthrough."""

    def choose(self):
        seat = self.asked()[0]
        codes = self.legal(seat)
        return seat, codes[int(self.rng.integers(len(codes)))]


def words_of(fields):
    return " ".join(f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in fields.items())


def told(game, rows):
    for row in rows:
        event = game.words.event(row)
        mask = int(row[2])
        seen = "all" if mask & log.EVERYONE else ",".join(str(k) for k in range(30) if mask >> k & 1)
        yield f"  {event['rule']} {event['id']} [{seen}] {words_of(event['args'])}"


def drawn(tape, before):
    """What came off the tape since `before` draws: value/n, and its stream."""
    for value, n, stream in dice.decode(dice.kept(tape)[before:]):
        yield f"{value}/{n}@{stream}"


def playthrough(case):
    """A game as text: every command, its draws and its events, and the position now and then."""
    game = case.game
    walk = Player(case, interpreted(game), seed=2026)
    walk.tape = dice.seeded(2026, room=20_000)
    events = log.blank_log(3000)
    walk.entries.setup(walk.states, 0, case.encoded, walk.tape, events)
    yield f"# {case}: rules version {game.version}, options {json.dumps(dict(case.options))}"
    yield f"setup draws {' '.join(drawn(walk.tape, 0))}"
    yield from told(game, log.rows(events))
    for number in range(1, ACTIONS + 1):
        if not walk.asked():
            break
        seat, code = walk.choose()
        named, count = game.words.action(code, walk.view(seat)[0]), int(walk.tape[dice.COUNT])
        rows = walk.act(seat, code)
        draws = " ".join(drawn(walk.tape, count))
        yield f"{number} seat {seat} code {code} {words_of(named)}" + (f" draws {draws}" if draws else "")
        yield from told(game, rows)
        if number % 40 == 0:
            yield from seen(case, walk)
    yield f"to act {walk.asked()}, returns {returns(walk)}"
    yield from seen(case, walk)


def seen(case, walk):
    """Fingerprints of the position and of what each seat and a spectator see of it."""
    yield f"  position {fingerprint(walk.states)}"
    for seat in range(-1, case.seats):
        yield f"  seat {seat} sees {fingerprint(walk.view(seat))}"


def fingerprint(states):
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_must_go_as_it_went(case):
    path = FOLDER / plain(case)
    played = "\n".join(playthrough(case)) + "\n"
    if os.environ.get("STRIDSPLAN_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(played)
    kept = path.read_text().splitlines()
    for number, (now, then) in enumerate(zip(played.splitlines(), kept, strict=False), start=1):
        assert now == then, f"line {number} of {path.name}"
    assert len(played.splitlines()) == len(kept)


def test_there_must_be_no_playthrough_that_is_not_played():
    assert {path.name for path in FOLDER.iterdir()} == {plain(case) for case in CASES}
