"""Random games, recorded step by step, for tests of invariants; and the set-up of a battle."""

from functools import cache
from typing import NamedTuple

import numpy as np

from games.island.board import ENTRIES, ISLAND, OWNERS, board, encode, fresh, logged
from stridsplan.engine import dice, log
from stridsplan.games.island.actions import LAUNCH, SHOOT

LAYOUT = ("a3", "b4", "c5", "d6", "e7", "f8", "g9", "h10", "i1", "j2")  # ten blocks, no two in a line
MOST_STEPS = 2000


class Step(NamedTuple):
    """One action: the records before and after it, seat and action, and the log rows."""

    before: np.ndarray
    seat: int
    code: int
    rows: np.ndarray
    after: np.ndarray

    @property
    def s(self):
        """The record before the action."""
        return self.before[0]

    @property
    def then(self):
        """The record after the action."""
        return self.after[0]

    def events(self, *kinds):
        """The events, only those of some kinds if any are given, each as its kind and {argument: value}."""
        return list(logged(self.rows, *kinds))


@cache
def battle(seed, seats=2, options=()):
    """The steps of one game played at random to its end, or until MOST_STEPS."""
    states, tape = np.zeros(1, ISLAND.state), dice.seeded_tape(seed)
    ENTRIES.setup(states, 0, encode(seats, dict(options)), tape, log.blank_log(100))
    return play_on(states, tape, np.random.default_rng(seed), MOST_STEPS)


@cache
def skirmish(seed, seats=2, options=()):
    """The steps of some turns played at random among many characters and blocks close together."""
    chance = np.random.default_rng(seed)
    return play_on(crowded_board(chance, seats, dict(options)).states, dice.seeded_tape(seed), chance, 30)


def play_on(states, tape, chance, limit):
    """Play at random, with many shots, to the end or for `limit` actions; return them as steps."""
    out, steps = np.zeros(len(ISLAND.actions), np.int32), []
    while (mask := ENTRIES.to_act(states, 0)) and len(steps) < limit:
        seat = mask.bit_length() - 1
        codes = out[: ENTRIES.legal(states, 0, seat, out)]
        shots = codes[(codes >= SHOOT) & (codes < LAUNCH)]
        code = int(chance.choice(shots if len(shots) and chance.random() < 0.7 else codes))
        before, events = states.copy(), log.blank_log(300)
        ENTRIES.apply(states, 0, seat, code, tape, events)
        assert not events[0, log.FULL], "the action wrote more events than fit in the log"
        steps.append(Step(before, seat, code, log.rows(events), states.copy()))
    return steps


def crowded_board(chance, seats, options):
    """A position with many characters and blocks close together."""
    squares = [f"{x}{y}" for x in "defghij" for y in range(3, 10)]
    chance.shuffle(squares)
    owners, characters = OWNERS[seats], []
    for owner in owners:
        kinds = list("TTJJJSSSSS")
        chance.shuffle(kinds)
        for kind in kinds[: chance.integers(4, 9 if seats == 2 else 6)]:
            characters.append(f"{owner}{kind} {squares.pop()} {chance.choice(list('NESW'))}")
    faces = list("*" * 10 if options.get("blocks") == "all_live" else "******oooo")
    chance.shuffle(faces)
    blocks = scatter(squares, int(chance.integers(2, 8)))
    rolls = chance.integers(6, size=10).tolist()
    return board(
        *characters, blocks=" ".join(map("".join, zip(faces, blocks, strict=False))), seats=seats,
        options=options, roll=rolls, spare_rolls=True,
    )  # fmt: skip


def scatter(squares, count):
    """Return up to `count` of the squares, no two in a row or a column."""
    found = []
    for square in squares:
        if len(found) < count and all(square[0] != other[0] and square[1:] != other[1:] for other in found):
            found.append(square)
    return found


def steps_of(count=20, seats=2, **options):
    """Every step of `count` games played at random."""
    for seed in range(count):
        yield from battle(seed, seats, tuple(sorted(options.items())))


def skirmishes(count=60, seats=2, **options):
    """Every step of `count` skirmishes."""
    for seed in range(count):
        yield from skirmish(seed, seats, tuple(sorted(options.items())))


def place_blocks(game, squares=LAYOUT):
    """Place these blocks in turn."""
    for square in squares:
        game.block(square)
    return game


def place_blocks_at_random(game, seed=1):
    """Place all blocks at random."""
    chance = np.random.default_rng(seed)
    while game.question()[1] == "place_block":
        game.play(game.seat_asked(), int(chance.choice(game.codes(game.seat_asked()))))
    return game


def place_characters_at_random(game):
    """Place all characters at random; if the first turn begins at once, its roll is a zero."""
    chance = np.random.default_rng(1)
    while game.question()[1] == "place_character":
        seat = game.seat_asked()
        game.play(seat, int(chance.choice(game.codes(seat))))
    return game


def before_pads(**setting):
    """A battle before the arrangement of the pads."""
    return place_characters_at_random(place_blocks(fresh(**setting)))
