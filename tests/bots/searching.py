"""Positions in which a bot searches."""

from contextlib import contextmanager

import numpy as np

from stridsplan.bots.search import plans, player, program, threads, value
from stridsplan.bots.search.player import Playouts, Search
from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.registry import game_ids, load_game

GAMES = [game_id for game_id in game_ids() if load_game(game_id).features]


def shorten_searches(monkeypatch, candidates=3):
    """Let searches have few candidates and evaluate after few actions, because interpreted play-outs are slow."""
    monkeypatch.setattr(player, "CANDIDATES", candidates)
    monkeypatch.setattr(player, "LIMIT", 2)
    for name, number in (("WORLDS", 1), ("ACTIONS", 2), ("LENGTH", 2)):
        monkeypatch.setattr(plans, name, number)


@contextmanager
def searching_with(count):
    """Let searches use several threads."""
    threads.set_threads(count)
    try:
        yield
    finally:
        threads.set_threads(1)


class Position:
    """A position after some random actions, in which a seat has a choice.

    Entries are called with an array of positions and the index of one, here always 0.
    """

    def __init__(self, game_id, actions=12):
        self.game = load_game(game_id)
        self.entries = interpreted(self.game)
        seats = self.game.default_seats
        options = self.game.encode_options(seats, self.game.resolve_options(seats, None, {}))
        self.states, self.views = np.zeros(1, self.game.state), np.zeros(1, self.game.state)
        tape, self.out = dice.seeded_tape(5), np.zeros(len(self.game.actions), np.int32)
        self.entries.setup(self.states, 0, options, tape, log.blank_log())
        while True:
            # the last one that is asked
            self.seat = int(self.entries.to_act(self.states, 0)).bit_length() - 1
            n = self.entries.legal(self.states, 0, self.seat, self.out)
            if actions <= 0 and n > 1:
                break
            code = self.entries.chance(self.states, 0, self.seat, self.out, n, tape)
            self.entries.apply(self.states, 0, self.seat, code, tape, log.blank_log())
            actions -= 1
        self.legal = self.out[:n].copy()
        self.entries.observe(self.states, 0, self.seat, self.views, 0)

    def search(self, make=program.interpreted, kind=Search):
        """A search of this position; `make` makes its program, interpreted or compiled."""
        side = program.sides_of(self.game, self.views["options"][0])
        net = value.value_of(self.game).net(len(side))
        return kind(self.game, make(self.game), side, net)

    def run_search(self, playouts=12, view=None, search=None, seed=1):
        """Search with this many play-outs, from the view of the seat unless another is given; return the result."""
        search = search or self.search()
        view = self.views if view is None else view
        return search.run(view, self.seat, self.legal, dice.seeded_tape(seed), Playouts(playouts))


def comparable(result):
    """The result of a search as a tuple: its code, all codes, their chances, and the number of worlds."""
    return result.code, result.codes.tolist(), result.chances.tolist(), result.worlds
