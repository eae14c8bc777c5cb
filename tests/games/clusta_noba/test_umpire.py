"""The automatic umpire, and changes between two stages of a round (CN-UMP-1, CN-TIME-8)."""

from inspect import signature

import pytest

from stridsplan.games.clusta_noba import flow
from stridsplan.games.clusta_noba.actions import ACTIONS, SEAL
from stridsplan.games.clusta_noba.components.armies import Level
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.numbers import Ask
from stridsplan.games.clusta_noba.rules.camps import may_pitch

from .campaign import Campaign, started

PULSE = 2  # one in the middle of a round


def run_until(campaign: Campaign, stage: flow.Next, pulse: int) -> None:
    """Play the day stage by stage, and stop before a stage of a pulse."""
    s, current = campaign.s, flow.Next.SEND_ORDERS
    while (current, int(s.pulse)) != (stage, pulse):
        play = getattr(flow, current.name.lower())
        arguments = {"s": s, "dice": campaign.dice, "log": campaign.log}
        current = flow.Next(play(*(arguments[name] for name in signature(play).parameters)))


@pytest.mark.rule("CN-TIME-8")
def test_a_change_may_happen_at_any_pulse_and_the_round_must_go_on_from_there():
    campaign = started(profile="evening", seats=2)
    campaign.act_all(SEAL)
    s = campaign.s
    s.due = 0  # day 0 has been played; day 1 begins as if all had sealed again
    run_until(campaign, flow.Next.MARCH, PULSE)
    assert (s.round, s.pulse) == (1, PULSE)
    assert may_pitch(s, int(s.conflux))
    s.stenfar, s.stenfar_day = 1, s.day  # the stone is planted in the middle of the round (CN-STONE-1)
    flow.play_on(s, flow.Next.MARCH, campaign.dice, campaign.log)
    assert (s.day, s.round) == (2, 1)
    assert not may_pitch(s, int(s.conflux))  # CN-STONE-2


@pytest.mark.rule("CN-TIME-8", "CN-UMP-2")
def test_a_day_played_in_two_parts_must_end_like_a_day_played_at_once():
    ends = []
    for in_parts in (False, True):
        campaign = started(profile="evening", seats=2, seed=3)
        campaign.act_all(SEAL)
        campaign.s.due = 0  # as in the test above
        if in_parts:
            run_until(campaign, flow.Next.FIGHT, PULSE)
        first = flow.Next.FIGHT if in_parts else flow.Next.SEND_ORDERS
        flow.play_on(campaign.s, first, campaign.dice, campaign.log)
        ends.append(campaign.s.tobytes())
    assert ends[0] == ends[1]


@pytest.mark.rule("CN-UMP-1")
def test_without_a_human_umpire_the_rulings_must_decide():
    levels = {int(started(profile="evening", seats=4, seed=seed).s.priority.max()) for seed in range(12)}
    assert len(levels) > 1  # the priority of the Trakorians is rolled (catalogue 1.3)
    chosen = started(profile="evening", seats=4, priority="low").s
    assert chosen.priority[chosen.seat_of[Side.TRA]] == Level.LOW
    players_kinds = [kind.name for kind in ACTIONS.kinds if {at.ask for at in kind.asked} != {Ask.UMPIRE}]
    assert not any("deed" in name for name in players_kinds)  # no heroic deeds (CN-HP-6)
