"""Hidden information (RK-HID)."""

import numpy as np
import pytest

from games.risk.battle import SEAT_1_IS_ASKED, attack_with_three
from games.risk.positions import ENTRIES, fresh, position
from stridsplan.engine import dice
from stridsplan.engine.position import Position as TablePosition
from stridsplan.engine.table import Table
from stridsplan.games.risk import words
from stridsplan.games.risk.actions import ACTIONS
from stridsplan.games.risk.components import CARDS, MISSIONS, TERRITORIES
from stridsplan.games.risk.state import (
    CAPITAL_CARD,
    NOWHERE,
    STATE,
    UNKNOWN,
    UNSEEN,
    Ask,
    Goal,
    Phase,
    Won,
)

VIEWERS = (0, 1, 2, 3, None)  # the seats and a spectator
PILE = 44 - 6 - 4  # cards in the pile of `position_with_secrets`: six are in hands, and four show capitals
PUBLIC = [  # the fields of the record that everybody sees
    "phase", "ask", "due", "dealer", "turn", "round", "owner", "armies", "untouched", "held",
    "to_place", "received", "bonus_received", "bonus_paid", "bound", "sets_traded", "conquered", "hand",
    "unseen", "bottom", "bottom_count", "capital_open", "fallen", "destroyer", "standing", "winner",
    "won",
]  # fmt: skip


def position_with_secrets(ask=Ask.ATTACK, **more):
    """A position of four seats, each with a capital and a mission, three with cards."""
    return position(
        seats=4,
        ask=ask,
        owner={"alaska": 0, "kamchatka": 1, "siam": 2, "brazil": 0, "peru": 1},
        armies={"alaska": 4, "brazil": 2},
        hands={0: ["ural", "joker_1", "china"], 1: ["japan", "india"], 2: ["iceland"]},
        missions={
            0: "asia_africa",
            1: "destroy_red",
            2: "asia_south_america",
            3: "territories_18_by_2",
        },
        capitals={0: "alaska", 1: "kamchatka", 2: "siam", 3: "congo"},
        options={"goal": "capital"},
        **more,
    )


@pytest.mark.rule("RK-HID-1", "RK-SETUP-5")
def test_a_mission_may_be_seen_by_its_owner_only():
    game = position_with_secrets()
    for viewer in VIEWERS:
        for seat in range(4):
            expected = game.s.mission[seat] if seat == viewer else UNKNOWN
            assert game.view(viewer).mission[seat] == expected
            assert game.view(viewer).mission_now[seat] == expected


@pytest.mark.rule("RK-HID-1")
def test_a_mission_dealt_must_be_shown_to_its_owner_only():
    table = Table("risk", seats=3, secret=bytes(32))
    for seat in range(3):
        dealt = [event["args"]["seat"] for event in table.log(seat) if event["id"] == "mission_dealt"]
        assert dealt == [{"seat": seat}]
    assert not [event for event in table.log(None) if event["id"] == "mission_dealt"]


@pytest.mark.rule("RK-HID-1", "RK-TRAP-31")
def test_left_over_missions_must_stay_hidden_even_after_the_end():
    """Only the fields of the seats hold missions."""
    game = position_with_secrets(phase=Phase.OVER, winner=0, won=Won.MISSION, due=0)
    view = game.view(None)
    assert [int(m) for m in view.mission[:4]] == [game.s.mission[0], UNKNOWN, UNKNOWN, UNKNOWN]
    assert [name for name in STATE.names if "mission" in name] == ["mission", "mission_now"]


@pytest.mark.rule("RK-HID-2", "RK-CARD-13")
def test_a_hand_may_be_seen_by_its_owner_only_and_counted_by_all():
    game = position_with_secrets()
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert view.hand.tolist() == [3, 2, 1, 0, 0, 0]
        for seat in range(4):
            visible = [CARDS[k] for k in range(44) if view.location[k] == seat]
            assert visible == (game.hand(seat) if seat == viewer else [])


@pytest.mark.rule("RK-HID-2")
def test_traded_cards_must_be_shown_to_all():
    game = position_with_secrets(ask=Ask.REINFORCE, to_place=3)
    for card in ("ural", "joker_1", "china"):
        game.act(kind="card", card=card)
    (event,) = [event for event in game.events(None, everything=False) if event["id"] == "set_traded"]
    assert event["args"]["cards"] == {"terms": ["territory-ural", "symbol-joker", "territory-china"]}
    for viewer in VIEWERS:
        assert [CARDS[k] for k in game.view(viewer).bottom[:3]] == ["ural", "joker_1", "china"]


@pytest.mark.rule("RK-HID-2")
def test_an_incomplete_set_may_be_seen_by_the_answering_seat_only():
    game = position_with_secrets(ask=Ask.REINFORCE, to_place=3).act(kind="card", card="ural")
    assert words.view_json(game.view(0), 0)["picked"] == ["ural"]
    for viewer in (1, 2, 3, None):
        view = game.view(viewer)
        assert (view.answer_step, view.picked_count, view.picked.tolist()) == (0, 0, [NOWHERE] * 3)


@pytest.mark.rule("RK-HID-2", "RK-CARD-13")
def test_a_drawn_card_must_be_shown_to_its_owner_only():
    game = position_with_secrets(conquered=1).act(kind="end_attacks", draws=[0])
    for viewer in VIEWERS:
        events = [event["id"] for event in game.events(viewer, everything=False)]
        assert "card_drawn" in events
        assert ("card_drawn_shown" in events) is (viewer == 0)


@pytest.mark.rule("RK-HID-2", "RK-ELIM-2", "RK-CAP-6")
def test_captured_cards_must_be_shown_to_the_winner_only_and_their_number_to_all():
    game = attack_with_three(position_with_secrets())
    assert game.event("cards_taken")["args"]["count"] == 2
    (shown,) = [event for event in game.events(0, everything=False) if event["id"] == "cards_taken_shown"]
    assert shown["args"]["cards"] == {"terms": ["territory-japan", "territory-india"]}
    for viewer in (1, 2, 3, None):
        events = [event["id"] for event in game.events(viewer, everything=False)]
        assert "cards_taken" in events
        assert "cards_taken_shown" not in events
        if viewer != 1:
            assert not (game.view(viewer).location == 0).any()


@pytest.mark.rule("RK-HID-3")
def test_the_pile_must_stay_hidden_except_the_traded_cards_under_it():
    game = position_with_secrets(ask=Ask.REINFORCE, to_place=3)
    for card in ("ural", "joker_1", "china"):
        game.act(kind="card", card=card)
    hidden = [k for k in range(44) if game.s.location[k] == UNSEEN]
    assert len(hidden) == PILE
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert {int(view.location[k]) for k in hidden} == {UNKNOWN}
        assert (view.unseen, view.bottom_count) == (PILE, 3)


@pytest.mark.rule("RK-HID-3")
def test_the_pile_must_have_no_order_before_a_draw():
    """A draw may give any of the unseen cards, and depends only on the random number."""
    drawn = set()
    for k in range(PILE):
        game = position_with_secrets(conquered=1).act(kind="end_attacks", draws=[k])
        drawn |= set(game.hand(0))
    assert len(drawn) == 3 + PILE  # seat 0 held three cards


@pytest.mark.rule("RK-HID-4", "RK-CAP-5")
def test_a_capital_may_be_known_to_its_owner_only_until_it_is_taken():
    game = position_with_secrets()
    for viewer in VIEWERS:
        view = game.view(viewer)
        for seat in range(4):
            assert view.capital[seat] == (game.s.capital[seat] if seat == viewer else UNKNOWN)
            card = int(view.location[game.s.capital[seat]])
            assert card == (CAPITAL_CARD + seat if seat == viewer else UNKNOWN)
    attack_with_three(game)
    for viewer in VIEWERS:
        assert game.view(viewer).capital[1] == TERRITORIES.index("kamchatka")
        assert game.view(viewer).location[TERRITORIES.index("kamchatka")] == CAPITAL_CARD + 1


@pytest.mark.rule("RK-HID-4", "RK-ELIM-5")
def test_a_capital_just_conquered_must_stay_hidden_until_the_armies_have_moved_in():
    game = position_with_secrets()
    game.s.armies[TERRITORIES.index("alaska")] = 6
    attack_with_three(game)
    assert game.s.ask == Ask.OCCUPY
    assert game.view(0).capital[1] == UNKNOWN
    game.act(kind="done")
    assert game.view(0).capital[1] == TERRITORIES.index("kamchatka")


@pytest.mark.rule("RK-HID-4", "RK-CAP-3")
def test_a_capital_being_chosen_may_be_known_to_its_owner_only():
    game = fresh(3, options={"goal": "capital", "setup.placement": "random"})
    first = next(name for name in TERRITORIES if game.owner(name) == 0)
    game.act(seat=0, kind="choose_capital", territory=first)
    assert game.view(0).capital[0] == TERRITORIES.index(first)
    for viewer in (1, 2, None):
        assert game.view(viewer).capital[0] == UNKNOWN
        assert not game.events(viewer, everything=False)
    assert game.to_act() == [1, 2]


@pytest.mark.rule("RK-HID-5")
@pytest.mark.parametrize("name", PUBLIC)
def test_everything_else_must_be_public(name):
    rng = np.random.default_rng(5)
    game = position_with_secrets()
    field = game.s[name]
    value = rng.integers(0, 3, np.shape(field)).astype(np.int32) if np.shape(field) else np.int32(1)
    game.s[name] = value
    for viewer in VIEWERS:
        assert np.array_equal(game.view(viewer)[name], value)


@pytest.mark.rule("RK-HID-5", "RK-ATT-3")
def test_a_declared_attack_must_be_public_and_an_incomplete_one_known_to_the_answering_seat_only():
    game = position_with_secrets(standing=SEAT_1_IS_ASKED)
    game.s.armies[TERRITORIES.index("kamchatka")] = 3
    game.act(kind="attack", source="alaska", target="kamchatka")
    for viewer in (1, 2, 3, None):
        assert (game.view(viewer).source, game.view(viewer).target) == (NOWHERE, NOWHERE)
    game.act(kind="roll", armies=3, dice=2)
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert (view.source, view.target) == (game.s.source, game.s.target)
        assert (view.declared, view.dice) == (3, 2)


@pytest.mark.rule("RK-HID-5")
def test_dice_must_be_shown_to_all():
    game = attack_with_three(position_with_secrets())
    for viewer in VIEWERS:
        assert "exchange" in [event["id"] for event in game.events(viewer, everything=False)]


@pytest.mark.rule("RK-HID-5", "RK-SETUP-11")
def test_armies_placed_in_secret_may_be_seen_by_their_owner_only():
    game = fresh(3, options={"setup.placement": "batch_secret"})
    own = next(name for name in TERRITORIES if game.owner(name) == 1)
    game.act(seat=1, kind="place", territory=own, armies=5)
    t = TERRITORIES.index(own)
    assert (game.view(1).pending[t], game.view(1).stock[1]) == (5, 21 - 5)
    for viewer in (0, 2, None):
        assert (game.view(viewer).pending[t], game.view(viewer).stock[1]) == (0, 21)
        assert game.view(viewer).armies[t] == 1


@pytest.mark.rule("RK-SETUP-11")
def test_secret_placements_of_all_armies_must_name_the_stock_of_the_seat():
    game = fresh(4, options={"setup.placement": "batch_secret"})
    for seat in range(4):
        (everything,) = {a["armies"] for a in game.legal(seat=seat, kind="place") if a.get("all")}
        assert everything == game.s.stock[seat]
    # two seats were dealt a territory more than the others
    assert len({int(k) for k in game.s.stock[:4]}) == 2


def test_every_field_must_be_listed_as_public_or_not():
    """A new field of the record must be added to PUBLIC, or to the list of those that the test of PUBLIC skips."""
    others = [
        "options", "answer_step", "pending", "stock", "location", "picked", "picked_count", "mission",
        "mission_now", "capital", "source", "target", "declared", "dice", "until", "least", "counted",
        "victim",
    ]  # fmt: skip
    assert sorted(STATE.names) == sorted(PUBLIC + others)


# -- Previews ---------------------------------------------------------------------------------------------


def table_at(game):
    """A table in the position of `game`."""
    options = {"goal": "capital" if game.s.options.goal == Goal.CAPITAL else "mission"}
    table = Table("risk", seats=game.s.options.seats, options=options)
    table._position = TablePosition(table.game, game.states)
    return table


def occupying(**more):
    """A table at which seat 0 has taken Kamchatka and is asked how many armies move in."""
    owner = {"alaska": 0, "brazil": 0, "kamchatka": 1, "siam": 2, "peru": 1} | more.pop("owner", {})
    game = attack_with_three(position(seats=4, owner=owner, armies={"alaska": 6, "brazil": 2}, **more))
    assert game.s.ask == Ask.OCCUPY
    return table_at(game)


ALL_IN = [{"kind": "done"}, {"kind": "count", "armies": "all"}]


@pytest.mark.rule("RK-HID-4", "RK-CAP-5")
@pytest.mark.parametrize("answer", ALL_IN)
def test_a_preview_may_not_reveal_whether_a_hidden_capital_was_taken(answer):
    options, hidden = {"goal": "capital"}, {0: "alaska", 2: "siam", 3: "japan"}
    code = ACTIONS.code(**answer)
    tables = [occupying(options=options, capitals=hidden | {1: own}) for own in ("kamchatka", "peru")]
    assert tables[0].view(0) == tables[1].view(0)
    previews = [table.preview(0, [code]) for table in tables]
    assert previews[0] == previews[1]
    assert previews[0]["ends"]


@pytest.mark.rule("RK-CAP-5")
def test_a_preview_must_continue_if_no_capital_can_be_hidden():
    options, capitals = {"goal": "capital"}, {0: "alaska", 1: "peru", 2: "siam", 3: "japan"}
    game = occupying(options=options, capitals=capitals, untouched=0)
    assert not game.preview(0, [ACTIONS.code(kind="done")])["ends"]
    assert occupying(missions={0: "territories_24"}).preview(0, [ACTIONS.code(kind="done")])["view"]


@pytest.mark.rule("RK-HID-1", "RK-WIN-2")
@pytest.mark.parametrize("mission", ["destroy_blue", "asia_africa"])
def test_a_preview_may_not_reveal_whether_an_elimination_wins_for_another(mission):
    """Seat 3 holds more than 24 territories, and wins if its mission was to destroy seat 1."""
    missions = {0: "territories_24", 1: "asia_south_america", 2: "europe_australia_plus", 3: mission}
    table = occupying(missions=missions, owner={"peru": 3})
    preview = table.preview(0, [ACTIONS.code(kind="done")])
    nothing = {"question": None, "actions": [], "refused": [], "view": None, "answer_odds": None}
    assert preview == nothing | {"ends": True}


@pytest.mark.rule("RK-CARD-9")
def test_only_the_seat_on_turn_must_trade():
    hands = {
        0: ["ural", "joker_1", "china", "japan", "india"],
        1: ["iceland", "peru", "siam", "egypt", "brazil"],
    }
    for options in ({}, {"cards.forced_scope": "below_five"}):
        table = table_at(position(ask=Ask.REINFORCE, hands=hands, bound=1, to_place=3, options=options))
        assert [table.view(seat)["must_trade"] for seat in (0, 1, 2, None)] == [True, False, False, False]


# -- Determinized positions -------------------------------------------------------------------------------------


def determinize(game, seat, seed):
    """A random position with the same view for `seat`."""
    views, states = np.zeros(1, STATE), np.zeros(1, STATE)
    ENTRIES.observe(game.states, 0, seat, views, 0)
    ENTRIES.determinize(views, 0, seat, dice.seeded_tape(seed), states, 0)
    assert ENTRIES.defects(states, 0) == 0
    return states[0]


@pytest.mark.rule("RK-HID-4", "RK-ELIM-5")
def test_the_last_territory_of_a_player_may_be_determinized_as_their_capital_until_it_is_occupied():
    game = position_with_secrets()
    game.s.owner[TERRITORIES.index("peru")] = 3
    game.s.held[:4] = [(game.s.owner == seat).sum() for seat in range(4)]
    game.s.armies[TERRITORIES.index("alaska")] = 6
    attack_with_three(game)
    assert (game.s.ask, game.s.held[1]) == (Ask.OCCUPY, 0)
    assert determinize(game, 0, seed=1).capital[1] == TERRITORIES.index("kamchatka")


@pytest.mark.rule("RK-HID-4", "RK-CAP-5")
def test_a_territory_that_has_changed_hands_may_not_be_determinized_as_a_hidden_capital():
    game = position_with_secrets()
    game.s.untouched[TERRITORIES.index("peru")] = 0
    capitals = {int(determinize(game, 0, seed).capital[1]) for seed in range(20)}
    assert capitals == {TERRITORIES.index("kamchatka")}


@pytest.mark.rule("RK-HID-1", "RK-MISS-7")
@pytest.mark.parametrize(("option", "possible"), [("redeal", False), ("conquer_24", True)])
def test_a_mission_against_its_owner_may_be_determinized_unless_it_is_dealt_again(option, possible):
    game = fresh(3, options={"mission.own_colour": option})
    own_colour = {0: "destroy_red", 1: "destroy_blue", 2: "destroy_yellow"}
    has_own_colour = set()
    for seed in range(60):
        s = determinize(game, 0, seed)
        has_own_colour |= {MISSIONS[s.mission[seat]] == own_colour[seat] for seat in (1, 2)}
    assert (True in has_own_colour) is possible
