"""Payoffs and ranks computed from the winners."""

import numpy as np
import pytest

from stridsplan.engine.record import I32, record
from stridsplan.engine.returns import make_returns

STATE = record("Test", options=record("Options", seats=I32), won=I32, score=(I32, 4))
returns = make_returns(lambda s: s.won, lambda s, other, seat: s.score[other] > s.score[seat])


@pytest.mark.parametrize(
    ("won", "payoffs", "ranks"),
    [
        (0b0000, [0, 0, 0, 0], [3, 1, 4, 2]),
        (0b0001, [1000, -333, -333, -333], [1, 2, 4, 3]),
        (0b0101, [500, -500, 500, -500], [1, 3, 1, 4]),
        (0b1111, [0, 0, 0, 0], [1, 1, 1, 1]),
    ],
)
def test_winners_must_share_the_payoff_and_the_first_rank(won, payoffs, ranks):
    states = np.zeros(1, STATE)
    states["options"]["seats"], states["won"], states["score"] = 4, won, [2, 4, 1, 3]
    out = np.zeros(8, np.int32)
    returns(states[0], out)
    assert out.tolist() == payoffs + ranks


def test_an_umpire_must_get_no_payoff_and_the_last_rank():
    umpired = make_returns(
        lambda s: s.won, lambda s, other, seat: s.score[other] > s.score[seat], lambda s: 3
    )
    states = np.zeros(1, STATE)
    states["options"]["seats"], states["won"], states["score"] = 4, 0b010, [2, 4, 3, 9]
    out = np.zeros(8, np.int32)
    umpired(states[0], out)
    assert out.tolist() == [-500, 1000, -500, 0, 3, 1, 2, 4]
