"""The flow of a campaign: days, rounds, pulses, and the questions to the seats (CN-TIME, catalogue 6.2 and 6.4)."""

import numpy as np
import pytest

from stridsplan.engine.log import ARGUMENTS, EVENT, EVERYONE, MASK, rows
from stridsplan.games.clusta_noba import GAME, flow
from stridsplan.games.clusta_noba.actions import READY, SEAL, SEND_NOTHING, WRITE
from stridsplan.games.clusta_noba.components.pools import FIRST_COMMANDER_MARKER, Commander
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.numbers import DAY, Ask, Ended, Step

from .campaign import SEAL_AND_WATCH, Campaign, started


@pytest.mark.rule("CN-TIME-1", "CN-TIME-2", "CN-TIME-6")
def test_a_day_must_have_six_rounds_of_four_pulses_and_three_night_rounds():
    assert (flow.DAY_ROUNDS, flow.ROUNDS, flow.PULSES, DAY) == (6, 9, 4, 36)
    campaign = started()
    assert (campaign.s.day, campaign.s.round, campaign.s.moment) == (0, 1, 0)
    campaign.act_all(SEAL)
    assert (campaign.s.day, campaign.s.round, campaign.s.moment) == (1, 1, DAY)
    assert Event.NIGHT_FELL in campaign.events()


def test_the_stages_must_be_numbered_in_the_order_of_a_day():
    names = [stage.name for stage in flow.Next]
    stages = [
        "ASK_ORDERS",
        "SEND_ORDERS",
        "BEGIN_ROUND",
        "SAIL",
        "WALK",
        "MARCH",
        "FIGHT",
        "SETTLE",
        "END_ROUND",
        "END_DAY",
    ]
    assert [name for name in names if name in stages] == stages


@pytest.mark.rule("CN-TIME-5")
def test_orders_must_be_asked_once_a_day_of_all_at_the_same_time():
    campaign = started()
    assert (campaign.s.ask, campaign.s.due) == (Ask.ORDERS, 0b11)
    campaign.act(1, SEAL)
    assert (campaign.s.ask, campaign.s.due, campaign.s.day) == (Ask.ORDERS, 0b01, 0)
    campaign.act(0, SEAL)
    assert (campaign.s.ask, campaign.s.due, campaign.s.day) == (Ask.ORDERS, 0b11, 1)


@pytest.mark.rule("CN-TIME-5")
def test_by_option_orders_must_be_asked_before_every_day_round():
    campaign = started(order_phase="round")
    for number in range(1, 7):
        assert (campaign.s.ask, campaign.s.round) == (Ask.ORDERS, number)
        campaign.act_all(SEAL)
    assert (campaign.s.day, campaign.s.round) == (1, 1)


@pytest.mark.rule("CN-ORDER-13", "CN-ORDER-14")
def test_only_seats_that_have_asked_for_it_must_be_asked_for_live_orders():
    campaign = started()
    campaign.act(0, SEAL)
    campaign.act(1, SEAL_AND_WATCH)
    for number in range(2, 7):
        assert (campaign.s.ask, campaign.s.due, campaign.s.round) == (Ask.LIVE, 0b10, number)
        assert GAME.refuse(campaign.s, 1, SEAL_AND_WATCH) == Illegal.NO_LIVE_ORDERS
        campaign.act(1, SEAL)
    assert (campaign.s.ask, campaign.s.day) == (Ask.ORDERS, 1)
    without = started(live="sheet_only")
    assert GAME.refuse(without.s, 0, SEAL_AND_WATCH) == Illegal.NO_LIVE_ORDERS


@pytest.mark.rule("CN-TIME-5")
def test_news_must_stay_unread_if_a_seat_answers_a_live_question_with_nothing():
    campaign = started()
    campaign.act(0, SEAL)
    campaign.act(1, SEAL_AND_WATCH)
    campaign.s.heard[1] = 1
    campaign.act(1, SEND_NOTHING)
    assert (campaign.s.ask, campaign.s.heard[1]) == (Ask.LIVE, 1)


@pytest.mark.rule("CN-TIME-5")
def test_days_must_pass_without_questions_while_all_seats_play_on_and_no_news_arrives():
    campaign = started()
    for seat in (0, 1):
        campaign.act(seat, GAME.actions.code(kind="play_on", days=2))
    campaign.act_all(SEAL)
    assert campaign.s.day >= 2
    assert campaign.s.due == 0b11


@pytest.mark.rule("CN-WIN-5", "CN-TIME-5")
def test_a_side_that_is_out_must_be_asked_like_the_others():
    """Otherwise the seats would learn before any courier that the side is out (catalogue 6.1)."""
    campaign = started(profile="evening", seats=3)
    campaign.s.out = 1 << int(campaign.s.side_of[1])
    campaign.act_all(SEAL_AND_WATCH)
    assert (campaign.s.ask, campaign.s.due) == (Ask.LIVE, 0b111)
    while campaign.s.ask == Ask.LIVE:
        campaign.act_all(SEAL)
    assert (campaign.s.ask, campaign.s.due) == (Ask.ORDERS, 0b111)


@pytest.mark.rule("CN-UMP-2")
def test_the_last_seal_must_not_be_undone_even_if_no_die_was_rolled():
    """If it could be undone, the seats would learn that no dice were rolled."""
    campaign = started()
    campaign.act(0, SEAL)
    assert not any(map(GAME.is_revealing, rows(campaign.log)))
    campaign.act(1, SEAL_AND_WATCH)
    for _ in range(6):
        assert any(map(GAME.is_revealing, rows(campaign.log)))
        campaign.act(1, SEAL)


@pytest.mark.rule("CN-TIME-7")
def test_everybody_must_see_the_day_and_the_round():
    campaign = started()
    campaign.act_all(SEAL)
    days = [row for row in rows(campaign.log) if row[EVENT] == Event.DAY_BEGAN]
    assert [(row[MASK], row[ARGUMENTS]) for row in days] == [(EVERYONE, 1)]
    view = np.zeros(1, GAME.state)[0]
    view.options = campaign.s.options
    GAME.observe(campaign.s, -1, view)
    assert (view.day, view.round, view.conflux_day) == (1, 1, 10)


@pytest.mark.rule("CN-TIME-5", "CN-ORDER-2")
def test_a_seat_that_runs_out_of_time_must_send_nothing():
    campaign = started()
    while campaign.s.headquarters[0] < 0:
        campaign.act_all(SEAL)
    chief = FIRST_COMMANDER_MARKER + int(campaign.s.chief[0])
    campaign.act(0, WRITE + chief)
    assert campaign.s.answer_step[0] == Step.UNITS
    assert GAME.timeout_action(campaign.s, 0) == SEND_NOTHING
    campaign.act(0, SEND_NOTHING)
    assert (campaign.s.columns[0], campaign.s.answer_step[0]) == (0, Step.NONE)
    assert campaign.s.due == 0b10


@pytest.mark.rule("CN-CMD-6", "CN-ARR-3")
def test_the_choices_before_the_campaign_must_be_sealed_and_then_take_effect():
    campaign = Campaign()
    assert (campaign.s.ask, campaign.s.due) == (Ask.SET_UP, 0b11)
    campaign.act(0, READY)
    assert campaign.s.due == 0b10
    campaign.act(1, READY)
    side = int(campaign.s.side_of[0])
    assert campaign.s.commander_in_chief[side] in (Commander.TRUGDAN, Commander.NARAMSI)
    assert campaign.s.approach[side] >= 0


@pytest.mark.rule("CN-WIN-2", "CN-WIN-4")
def test_the_campaign_must_end_at_18_on_the_day_of_the_conflux():
    campaign = started()
    for _ in range(11):  # days 0 to 10
        campaign.act_all(SEAL)
    assert (campaign.s.day, campaign.s.round, campaign.s.due) == (10, 6, 0)
    assert campaign.s.ended == Ended.DRAWN  # both are still at sea
    assert Event.CONFLUX_CAME in campaign.events()
    out = np.zeros(4, np.int32)  # payoffs, then ranks
    GAME.returns(campaign.s, out)
    assert out[:2].tolist() == [0, 0]


@pytest.mark.rule("CN-UMP-2", "CN-TIME-9")
def test_the_same_dice_must_give_the_same_campaign():
    ends = []
    for _ in range(2):
        campaign = started(seed=5, profile="evening", seats=3)
        for _ in range(3):
            campaign.act_all(SEAL)
        ends.append(campaign.s.tobytes())
    assert ends[0] == ends[1]
