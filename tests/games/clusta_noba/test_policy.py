"""The policy: it beats random play, finds the conflux in time, and lets few orders lapse."""

from statistics import median

import numpy as np
import pytest

from depth import depth
from stridsplan.engine import dice, log
from stridsplan.engine.entries import compiled
from stridsplan.engine.loops import play_games
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Ended
from stridsplan.games.clusta_noba.policy.stars import conflux_goal, is_sure

# The loop takes the compiled entries as arguments
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type feature")

MEAN_DAYS = 6  # days in which one astrologer finds the hex (CN-CONF-5)
LANDED_BY = 5  # the last day of arrival (CN-ARR-2)
FOUND_BY = LANDED_BY + MEAN_DAYS + MEAN_DAYS // 2
NEVER = 99  # a day after every last day


def options_of(seats: int, profile: str, **asked: object) -> np.ndarray:
    return GAME.encode_options(seats, GAME.resolve_options(seats, profile, asked))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_must_beat_random_play_in_99_of_100_games(seat):
    players = ["policy", "random"] if seat == 0 else ["random", "policy"]
    played = play_games(GAME, players, depth(100, 500), options=options_of(2, "skirmish"), seed=11)
    assert played.ended.all()
    assert (played.payoffs[:, seat] > 0).mean() >= 0.99


class PolicyCampaign:
    """A campaign of four policies, with its events, up to its end or the end of a day."""

    def __init__(self, seed: int, profile: str, last_day: int):
        entries, tape, self.kinds = compiled(GAME), dice.seeded_tape(seed), []
        states, views = np.zeros(1, GAME.state), np.zeros(1, GAME.state)
        self.s, out = states[0], np.zeros(len(GAME.actions), np.int32)
        entries.setup(states, 0, options_of(4, profile), tape, log.blank_log(100))
        self.found: dict[int, int] = {}  # by side: the day on which it is sure of the right hex
        self.checked: dict[int, int] = {}  # by side: the last day on which that was checked
        while (mask := entries.to_act(states, 0)) and self.s.day <= last_day:
            seat = mask.bit_length() - 1  # the highest of those that are asked
            n = entries.legal(states, 0, seat, out)
            entries.observe(states, 0, seat, views, 0)
            self.check_conflux(views[0], seat)
            code = entries.policy(views, 0, seat, out, n, dice.seeded_tape(seed))
            assert code in out[:n]
            events = log.blank_log(20_000)
            entries.apply(states, 0, seat, code, tape, events)
            assert not events[0, log.FULL]
            self.kinds.append(log.rows(events)[:, log.EVENT])

    def check_conflux(self, view: np.void, seat: int) -> None:
        """Record, on each morning, whether the seat has found the conflux."""
        side, day = int(self.s.side_of[seat]), int(self.s.day)
        if self.s.round > 1 or side in self.found or self.checked.get(side) == day:
            return
        self.checked[side] = day
        if view.readings[seat] > 0 and is_sure(view, seat) and conflux_goal(view, seat) == self.s.conflux:
            self.found[side] = day

    def count(self, event: Event) -> int:
        """How often an event has happened."""
        return sum(int((kinds == event).sum()) for kinds in self.kinds)


@pytest.fixture(scope="module")
def searches() -> list[PolicyCampaign]:
    """The first days of campaigns of full length, for which the catalogue gives the days of a search."""
    return [PolicyCampaign(seed, "text", FOUND_BY) for seed in range(depth(15, 200))]


@pytest.fixture(scope="module")
def evenings() -> list[PolicyCampaign]:
    """Whole campaigns of the short profile."""
    return [PolicyCampaign(seed, "evening", NEVER) for seed in range(depth(6, 60))]


@pytest.mark.rule("CN-ASTRO-7", "CN-ARR-8")
@pytest.mark.parametrize("side", [Side.TRA, Side.RAN, Side.STE])
def test_each_living_side_must_find_the_conflux_in_at_most_one_and_a_half_times_the_catalogues_days(
    searches, side
):
    assert median(search.found.get(side, NEVER) for search in searches) <= FOUND_BY


def test_four_fifths_of_the_campaigns_must_end_with_a_side_on_the_conflux(evenings):
    ends = [int(evening.s.ended) for evening in evenings]
    assert ends.count(Ended.HELD) >= 0.8 * len(ends)


def test_fewer_than_a_tenth_of_the_orders_may_lapse(evenings):
    lapsed = sum(evening.count(Event.ORDER_LAPSED) for evening in evenings)
    begun = sum(evening.count(Event.ORDER_BEGAN) for evening in evenings)
    assert lapsed < 0.1 * begun
