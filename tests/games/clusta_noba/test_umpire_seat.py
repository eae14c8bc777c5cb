"""The seat of a human umpire: pauses, his view, and what others see of him (CN-UMP-1, catalogue 6.5)."""

import numpy as np
import pytest

from stridsplan.engine import entries, loops
from stridsplan.engine.at_table import NO_SIDE, AtTable
from stridsplan.engine.entries import Entries, entries_of
from stridsplan.engine.log import EVENT
from stridsplan.engine.options import BadOption
from stridsplan.engine.table import Table
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.actions import (
    ACTIONS,
    ANSWER_FOR,
    ASK_UMPIRE,
    GO_ON,
    PAUSE_BEFORE,
    READY,
    SEAL,
    SEND_NOTHING,
)
from stridsplan.games.clusta_noba.components.pools import LAST_DAY, MOST_MEN, NOBODY, SIDES
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.numbers import PAUSE_STAGES, Ask, Next
from stridsplan.games.clusta_noba.rules import ending

from .campaign import SEAL_AND_WATCH, Campaign, started

UMPIRE = 2  # the seat
DAILY = (Next.SEND_ORDERS,)  # the pause that an umpire has unless he chooses others


def with_umpire(*pauses: Next, seed: int = 1) -> Campaign:
    """The skirmish before its first orders, with an umpire who wants to be asked before these stages."""
    campaign = started(seats=3, umpire=True, seed=seed)
    campaign.act(UMPIRE, toggle_pause(ASK_UMPIRE, Next.SEND_ORDERS))
    assert campaign.s.pauses == 0
    # The action for any other stage turns the daily pause on again
    for stage in pauses if pauses == DAILY else set(pauses) - {*DAILY}:
        campaign.act(UMPIRE, toggle_pause(ASK_UMPIRE, stage))
    return campaign


def toggle_pause(kind: int, stage: Next) -> int:
    """The action with which the umpire asks, or no longer asks, for a pause before a stage."""
    return kind + PAUSE_STAGES.index(stage)


def pauses_of_a_day(campaign: Campaign) -> list[tuple[Next, int, int]]:
    """Play a day; return the stages before which the umpire is asked, with round and pulse."""
    s, found = campaign.s, []
    for seat in (0, 1):
        campaign.act(seat, SEAL)
    while s.ask == Ask.UMPIRE:
        found.append((Next(s.stopped), int(s.round), int(s.pulse)))
        campaign.act(UMPIRE, GO_ON)
    return found


# -- Seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UMP-1")
def test_the_last_seat_must_have_no_side_and_no_choice_before_the_campaign():
    campaign = Campaign(seats=3, umpire=True)
    assert campaign.s.due == 0b011
    assert sorted(int(seat) for seat in campaign.s.seat_of if seat != NOBODY) == [0, 1]
    assert GAME.sides_of(3, GAME.resolve_options(3, "skirmish", {"umpire": True})) == (0, 1, NO_SIDE)


def test_four_sides_may_have_an_umpire_as_the_fifth():
    campaign = started(profile="evening", seats=5)
    assert (campaign.s.due, campaign.s.options.umpire) == (0b01111, 1)
    assert sorted(campaign.s.side_of) == list(range(SIDES))
    campaign.act_all(SEAL)
    assert (campaign.s.ask, campaign.s.due) == (Ask.UMPIRE, 1 << 4)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"umpire": True}),
        (5, {"umpire": False}),
        (3, {"scenario": "skirmish", "umpire": False}),
        (4, {"scenario": "skirmish", "umpire": True}),
    ],
)
def test_a_table_with_an_umpire_must_have_two_to_four_players(seats: int, options: dict[str, object]):
    with pytest.raises(BadOption):
        GAME.resolve_options(seats, None, options)


def test_an_umpire_must_not_count_as_a_player():
    assert (list(GAME.seats), GAME.players) == ([2, 3, 4, 5], [2, 3, 4])


def test_a_profile_must_be_offered_for_its_numbers_of_seats():
    assert [GAME.seats_of_profile(name) for name in GAME.profiles] == [[2, 3, 4, 5], [2, 3, 4, 5], [2, 3]]


def test_a_skirmish_of_three_must_have_two_players_and_an_umpire():
    values = GAME.resolve_options(3, "skirmish", {})
    assert values["umpire"] is True
    assert GAME.option_choices(3, values)["umpire"] == [True]


def test_the_umpire_must_neither_win_nor_lose():
    s = Campaign(seats=3, umpire=True).s
    out = np.zeros(6, np.int32)
    s.winners = 0b01
    GAME.returns(s, out)
    assert out.tolist() == [1000, -1000, 0, 1, 2, 3]  # payoffs in thousandths, then ranks


def test_the_umpire_must_have_no_rank():
    played = table()
    played.act(0, AtTable.RESIGN)
    assert (played.result()["winners"], played.result()["ranks"]) == ([1], [2, 1, None])


# -- Pauses ----------------------------------------------------------------------------------------------------------

TIMES_OF_DAY = [(round, pulse) for round in range(1, 10) for pulse in range(4)]


@pytest.mark.rule("CN-TIME-8", "CN-UMP-1")
def test_the_umpire_must_be_asked_before_the_stages_that_he_chooses():
    campaign = started(seats=3, umpire=True)
    assert pauses_of_a_day(campaign) == [(Next.SEND_ORDERS, 1, 0)]  # the default
    assert pauses_of_a_day(with_umpire()) == []
    first = (Next.SEND_ORDERS, 1, 0)
    assert pauses_of_a_day(with_umpire(Next.BEGIN_ROUND)) == [
        first,
        *((Next.BEGIN_ROUND, round, 0) for round in range(1, 10)),
    ]
    assert pauses_of_a_day(with_umpire(Next.WALK)) == [first, *((Next.WALK, *time) for time in TIMES_OF_DAY)]


@pytest.mark.rule("CN-UMP-2")
def test_a_wait_for_the_umpire_must_begin_when_all_orders_are_sealed():
    """The umpire chooses only a late stage: the others see that the campaign waits before anything has happened."""
    played = table("end_day")
    played.act(UMPIRE, toggle_pause(PAUSE_BEFORE, Next.SEND_ORDERS))  # turns all pauses off
    played.act(UMPIRE, toggle_pause(PAUSE_BEFORE, Next.END_DAY))  # turns the daily pause on, too
    assert played.view(UMPIRE)["umpire"]["pauses"] == ["send_orders", "end_day"]
    played.act(UMPIRE, GO_ON)
    assert played.view(UMPIRE)["umpire"]["before"] == "end_day"
    assert [played.view(seat)["time"]["round"] for seat in OTHERS] == [1, 1, 1]


@pytest.mark.rule("CN-TIME-4", "CN-TIME-8")
def test_the_umpire_may_pause_before_every_stage_of_a_day_in_their_order():
    stops = [stage for stage, _, _ in pauses_of_a_day(with_umpire(*PAUSE_STAGES))]
    pulse = [Next.WALK, Next.MARCH, Next.FIGHT, Next.SETTLE]
    a_round = [Next.BEGIN_ROUND, Next.SAIL, *4 * pulse, Next.END_ROUND]
    later = [Next.ASK_LIVE, *a_round]
    night = [Next.END_DAY, *3 * a_round, Next.END_NIGHT, Next.BEGIN_DAY, Next.ASK_ORDERS]
    assert stops == [Next.SEND_ORDERS, *a_round, *5 * later, *night]
    assert set(stops) == set(PAUSE_STAGES)


@pytest.mark.rule("CN-TIME-8", "CN-UMP-2")
@pytest.mark.parametrize("pauses", [DAILY, (Next.BEGIN_ROUND, Next.SETTLE), PAUSE_STAGES])
def test_a_pause_must_not_change_the_result(pauses: tuple[Next, ...]):
    campaigns = [with_umpire(*each, seed=3) for each in ((), pauses)]
    for campaign in campaigns:
        for _ in range(3):
            pauses_of_a_day(campaign)
        campaign.s.pauses = 0
    assert campaigns[0].s.tobytes() == campaigns[1].s.tobytes()


def test_the_umpire_may_choose_his_pauses_while_others_write():
    campaign, before_rounds = with_umpire(), toggle_pause(ASK_UMPIRE, Next.BEGIN_ROUND)
    assert GAME.refuse(campaign.s, 0, before_rounds) == Illegal.NOT_ASKED
    campaign.act(0, SEAL)
    assert GAME.refuse(campaign.s, 0, before_rounds) == Illegal.NOT_ASKED  # seat 0 has a side
    campaign.act(UMPIRE, before_rounds)
    campaign.act(1, SEAL)
    assert (campaign.s.ask, campaign.s.stopped) == (Ask.UMPIRE, Next.SEND_ORDERS)
    campaign.act(UMPIRE, GO_ON)
    assert (campaign.s.ask, campaign.s.stopped) == (Ask.UMPIRE, Next.BEGIN_ROUND)
    campaign.act(UMPIRE, toggle_pause(PAUSE_BEFORE, Next.SEND_ORDERS))
    campaign.act(UMPIRE, GO_ON)
    assert (campaign.s.ask, campaign.s.day) == (Ask.ORDERS, 1)


@pytest.mark.rule("CN-ORDER-13", "CN-UMP-1")
def test_the_umpire_may_answer_a_live_question_for_a_player():
    campaign = with_umpire()
    campaign.act(0, SEAL_AND_WATCH)
    campaign.act(1, SEAL)
    assert (campaign.s.ask, campaign.s.due, campaign.s.round) == (Ask.LIVE, 0b01, 2)
    assert GAME.refuse(campaign.s, UMPIRE, ANSWER_FOR + 1) == Illegal.NOT_ASKED
    assert GAME.refuse(campaign.s, 1, ANSWER_FOR) == Illegal.NOT_ASKED
    campaign.act(UMPIRE, ANSWER_FOR)
    assert campaign.s.due == 0b01  # the player is still asked until the umpire seals
    campaign.act(UMPIRE, SEND_NOTHING)
    assert (campaign.s.ask, campaign.s.due, campaign.s.round) == (Ask.LIVE, 0b01, 3)
    assert Event.ANSWERED_FOR in campaign.events()
    assert GAME.refuse(campaign.s, UMPIRE, SEND_NOTHING) == Illegal.NOT_ASKED


def test_the_campaign_must_go_on_when_the_umpire_runs_out_of_time():
    campaign = with_umpire(*DAILY)
    for seat in (0, 1):
        campaign.act(seat, SEAL)
    assert GAME.timeout_action(campaign.s, UMPIRE) == GO_ON


# -- Views -----------------------------------------------------------------------------------------------------------


def table(*pauses: str) -> Table:
    """A skirmish with an umpire, after the first orders; `pauses`: more stages before which he wants to be asked."""
    skirmish = Table(
        "clusta_noba", seats=3, profile="skirmish", options={"umpire": True}, secret=bytes(range(32))
    )
    for seat in (0, 1):
        skirmish.act(seat, READY)
    for stage in pauses:
        skirmish.act(UMPIRE, ACTIONS.code(kind="ask_umpire", stage=stage))
    for seat in (0, 1):
        skirmish.act(seat, SEAL)
    return skirmish


@pytest.mark.rule("CN-UMP-4", "CN-UMP-2")
def test_the_umpire_must_see_the_whole_record_and_every_event():
    played = table("begin_round")
    for _ in range(4):
        played.act(UMPIRE, GO_ON)
    assert played.observe(UMPIRE).tobytes() == played.state_bytes()
    rows = [row for number in range(1, played.version + 1) for row in played._event_log.rows(number)]
    hidden = [row for row in rows if row[EVENT] in (Event.CONFLUX_DRAWN, Event.ROUND_BEGAN)]
    assert len(hidden) >= 4
    assert len(played.log(UMPIRE)) == len(rows)
    for seat in (0, 1, None):
        visible = {event["id"] for event in played.log(seat)}
        assert not visible & {"conflux_drawn", "round_began", "umpire_asked", "arrival_drawn"}


OTHERS = (0, 1, None)  # None: a spectator
LATER = [stage.name.lower() for stage in PAUSE_STAGES if stage not in DAILY]


@pytest.mark.rule("CN-UMP-1", "CN-UMP-2")
def test_during_pauses_players_must_see_only_that_the_campaign_waits():
    """All pauses look the same; afterwards the players see what they would have seen without them."""
    played, without_pauses = table(*LATER), table()
    before = {seat: played.position(seat) for seat in OTHERS}
    assert [before[seat]["to_act"] for seat in OTHERS] == [[UMPIRE]] * 3
    assert before[0]["waiting"]["args"] == {"day": 0, "clock": "06:00", "round": 1, "seat": {"seat": UMPIRE}}
    count = 0
    while played.to_act() == [UMPIRE]:
        assert {seat: played.position(seat) for seat in OTHERS} == before
        count += 1
        played.act(UMPIRE, GO_ON)
    without_pauses.act(UMPIRE, GO_ON)
    assert count > 100
    assert [played.position(seat) for seat in OTHERS] == [without_pauses.position(seat) for seat in OTHERS]
    assert {"night_fell", "day_began"} <= {event["id"] for event in played.log(None)}
    events = [event["id"] for event in played.log(UMPIRE) if event["id"] != "umpire_asked"]
    assert events == [event["id"] for event in without_pauses.log(UMPIRE) if event["id"] != "umpire_asked"]


def test_a_resignation_must_be_visible_while_the_umpire_is_asked():
    played = Table("clusta_noba", seats=4, profile="evening", options={"umpire": True}, secret=bytes(32))
    for seat in (0, 1, 2):
        played.act(seat, READY)
    played.act(3, ACTIONS.code(kind="ask_umpire", stage="walk"))
    for seat in (0, 1, 2):
        played.act(seat, SEAL)
    played.act(3, GO_ON)
    played.act(2, AtTable.RESIGN)
    played.act(3, GO_ON)
    assert [event["id"] for event in played.log(0)][-1] == "resigned"
    assert played.position(0)["view"]["time"]["round"] == 1
    played.act(1, AtTable.RESIGN)
    assert played.is_over
    assert [event["id"] for event in played.log(0)][-1] == "resigned"
    assert played.view(0)["time"]["round"] == played.view(3)["time"]["round"]


def test_no_player_may_undo_the_action_that_began_a_pause():
    played = table()
    assert not any(played.can_undo(seat) for seat in range(3))
    played.act(UMPIRE, PAUSE_BEFORE)
    assert [played.can_undo(seat) for seat in range(3)] == [False, False, True]


def test_the_view_of_the_umpire_must_contain_the_true_position_and_the_ledgers():
    view = table().view(UMPIRE)
    assert view["umpire"] == {
        "before": "send_orders",
        "answers_for": None,
        "pauses": ["send_orders"],
        "time": {"day": 0, "hour": 6, "minute": 0, "round": 1},
    }
    assert set(view["ledgers"]) == {"ran", "ste"}
    assert view["conflux"]["hex"] is not None
    assert view["sides"] == [*view["ledgers"], None]


def test_the_view_of_the_umpire_must_contain_the_limits_of_numbers():
    played = table()
    limits = played.view(UMPIRE)["limits"]
    for die, faces in limits["faces"].items():
        begun = [ACTIONS.code(kind="replace_die", die=die)]
        for digit in str(faces)[:-1]:
            begun.append(ACTIONS.code(kind="digit", digit=int(digit)))
        last = [each["digit"] for each in played.preview(UMPIRE, begun)["actions"] if each["kind"] == "digit"]
        assert max(last) == faces % 10
    assert (limits["day"], limits["men"]) == (LAST_DAY, MOST_MEN)


def test_the_policy_of_the_umpire_must_end_a_pause():
    played = table()
    out = np.array(played.legal(UMPIRE), np.int32)
    assert GAME.policy(played.observe(UMPIRE)[0], UMPIRE, out, len(out), None) == GO_ON


# -- Loaded tables -----------------------------------------------------------------------------------------------------


@pytest.fixture
def replay_as_compiled(monkeypatch):
    """Replay the commands of a table in one loop, as with compiled rules, but interpreted."""
    monkeypatch.setattr(entries, "_COMPILED", {})
    monkeypatch.setattr(loops, "_repeater", lambda game: loops._replay_commands)
    monkeypatch.setattr(loops, "compiled", lambda game, names: entries_of(game))
    monkeypatch.setattr(Entries, "are_compiled", True)


def test_a_loaded_table_must_have_each_intervention_once_in_its_log(monkeypatch, replay_as_compiled):
    """The interventions become visible after the last command, however many commands are replayed together."""
    monkeypatch.setattr(ending, "is_conflux", lambda s: True)
    played = table()
    played.act(UMPIRE, ACTIONS.code(kind="allow_night", side="ran"))
    played.act(UMPIRE, ACTIONS.code(kind="allow_night", side="ste"))
    played.act(UMPIRE, GO_ON)
    assert played.is_over
    ids = [event["id"] for event in played.log(0)]
    assert ids.count("night_allowed") == 2
    loaded = Table.load(played.save())
    assert [loaded.log(seat) for seat in (0, 1, None)] == [played.log(seat) for seat in (0, 1, None)]
    assert loaded.log(UMPIRE) == played.log(UMPIRE)


def test_a_loaded_table_must_reveal_no_more_during_a_pause(replay_as_compiled):
    played = table("walk", "end_day", "end_night")
    while played.to_act() == [UMPIRE]:
        if played.view(UMPIRE)["time"]["round"] != played.view(0)["time"]["round"]:
            loaded = Table.load(played.save())
            assert [loaded.position(seat) for seat in range(3)] == [
                played.position(seat) for seat in range(3)
            ]
            played.act(UMPIRE, toggle_pause(PAUSE_BEFORE, Next.WALK))
        played.act(UMPIRE, GO_ON)
    loaded = Table.load(played.save())
    assert [loaded.log(seat) for seat in (*OTHERS, UMPIRE)] == [
        played.log(seat) for seat in (*OTHERS, UMPIRE)
    ]
