"""General rules (RK-GEN): players, options, armies, borders, excluded variants, and random draws."""

import json
from pathlib import Path

import numpy as np
import pytest

import catalogues
from games.risk.positions import ENTRIES, RISK, Ask, fresh, position
from games.risk.turns import conquer, held, phase_one, random_play
from stridsplan.engine import dice, log
from stridsplan.engine.options import BadOption
from stridsplan.games.risk import words
from stridsplan.games.risk.actions import ACTIONS
from stridsplan.games.risk.components import (
    CARD_SYMBOL,
    EDGE_OF,
    EDGES,
    JOKERS,
    MISSION_CONTINENTS,
    MISSIONS,
    SET_VALUE,
    TERRITORIES,
    Symbol,
)
from stridsplan.games.risk.state import NEUTRAL, NOWHERE, STATE, Event, Illegal, Rule, Stream

CATALOGUE = Path(__file__).parents[3] / "docs/catalogues/risk.md"
MAP = json.loads((CATALOGUE.parent / "risk_map.json").read_text())


def index(name):
    return TERRITORIES.index(name)


# Players and options (RK-GEN-1)


@pytest.mark.rule("RK-GEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_may_play(seats):
    game = fresh(seats)
    assert game.s.options.seats == seats
    assert [owner for owner in range(6) if game.s.held[owner]] == list(range(seats))


@pytest.mark.rule("RK-GEN-1")
@pytest.mark.parametrize("seats", [0, 1, 7, "4", 3.0, True])
def test_any_other_number_of_players_may_not_play(seats):
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(seats, None, {})
    assert (refused.value.code, refused.value.option) == ("option.value", "seats")


@pytest.mark.rule("RK-GEN-1")
@pytest.mark.parametrize(
    ("seats", "goals"),
    [(2, ["capital", "destroy_opponent"])] + [(n, ["mission", "world", "capital"]) for n in (3, 4, 5, 6)],
)
def test_two_may_play_for_destruction_or_capitals_and_more_for_missions_world_or_capitals(seats, goals):
    assert RISK.option_choices(seats, {})["goal"] == goals
    for goal in goals:
        assert RISK.resolve_options(seats, None, {"goal": goal})["goal"] == goal


@pytest.mark.rule("RK-GEN-1")
@pytest.mark.parametrize(
    ("seats", "goal"), [(2, "mission"), (2, "world"), *((n, "destroy_opponent") for n in (3, 4, 5, 6))]
)
def test_a_goal_for_another_number_of_players_may_not_be_chosen(seats, goal):
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(seats, None, {"goal": goal})
    assert (refused.value.code, refused.value.option) == ("option.combination", "goal")


@pytest.mark.rule("RK-GEN-1")
@pytest.mark.parametrize(
    ("seats", "goal"), [(2, "destroy_opponent"), *((n, "mission") for n in (3, 4, 5, 6))]
)
def test_the_default_goal_must_depend_on_the_number_of_players(seats, goal):
    assert RISK.resolve_options(seats, None, {})["goal"] == goal


DEFAULTS = {
    "goal": "mission",
    "defence.two_dice_min": 3,
    "defence.decision": "ask_with_standing_max",
    "attack.min_move": "declared",
    "cards.set_values": "fixed",
    "cards.forced_scope": "until_no_set",
    "cards.territory_bonus": "per_card",
    "cards.captured": "keep_until_next_reinforcement",
    "setup.placement": "alternating_single",
    "mission.own_colour": "conquer_24",
    "mission.destroyed_by_other": "conquer_24",
    "move.reach": "adjacent",
    "capital.missions": "on",
    "capital.own_must_be_held": False,
    "twop.half_includes_bonus": True,
}
INTERNATIONAL = {
    "defence.two_dice_min": 2,
    "cards.forced_scope": "below_five",
    "cards.territory_bonus": "once_per_turn",
    "cards.captured": "must_trade_now_6plus",
    "cards.set_values": "rising",
    "attack.min_move": "dice",
    "capital.missions": "off",
}


@pytest.mark.parametrize("profile", [None, "text"])
def test_the_text_profile_must_have_the_defaults_of_the_catalogue(profile):
    assert RISK.resolve_options(4, profile, {}) == DEFAULTS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_international_profile_must_differ_from_the_text_profile_as_the_catalogue_says(seats):
    text, other = RISK.resolve_options(seats, "text", {}), RISK.resolve_options(seats, "international", {})
    assert {name: value for name, value in other.items() if value != text[name]} == INTERNATIONAL


def test_a_chosen_option_must_override_the_profile():
    assert (
        RISK.resolve_options(3, "international", {"cards.set_values": "fixed"})["cards.set_values"] == "fixed"
    )


def test_an_unknown_profile_may_not_be_chosen():
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(3, "house", {})
    assert (refused.value.code, refused.value.option) == ("option.value", "profile")


@pytest.mark.parametrize("name", ["cards", "cards.Set_values", "pieces.limit", ""])
def test_an_unknown_option_may_not_be_chosen(name):
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(3, None, {name: "fixed"})
    assert (refused.value.code, refused.value.option) == ("option.unknown", name)


INVALID_VALUES = [
    ("goal", "peace"),
    ("goal", 0),
    ("defence.two_dice_min", 4),
    ("defence.two_dice_min", "3"),
    ("defence.two_dice_min", 3.0),
    ("cards.set_values", "FIXED"),
    ("cards.territory_bonus", None),
    ("cards.captured", "must_trade_now"),
    ("capital.own_must_be_held", 1),
    ("twop.half_includes_bonus", "true"),
]


@pytest.mark.parametrize(("name", "value"), INVALID_VALUES)
def test_an_invalid_value_of_an_option_may_not_be_chosen(name, value):
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(2, None, {name: value})
    assert (refused.value.code, refused.value.option) == ("option.value", name)


IRRELEVANT = [
    (2, {"mission.own_colour": "redeal"}, "mission.own_colour"),
    (3, {"goal": "world", "mission.own_colour": "redeal"}, "mission.own_colour"),
    (3, {"goal": "world", "mission.destroyed_by_other": "counts_as_done"}, "mission.destroyed_by_other"),
    (4, {"goal": "capital", "capital.missions": "off", "mission.own_colour": "redeal"}, "mission.own_colour"),
    (3, {"capital.missions": "off"}, "capital.missions"),
    (2, {"goal": "capital", "capital.missions": "off"}, "capital.missions"),
    (3, {"capital.own_must_be_held": True}, "capital.own_must_be_held"),
    (2, {"capital.own_must_be_held": True}, "capital.own_must_be_held"),
    (3, {"twop.half_includes_bonus": False}, "twop.half_includes_bonus"),
]


@pytest.mark.parametrize(("seats", "options", "name"), IRRELEVANT)
def test_an_irrelevant_option_may_not_be_changed(seats, options, name):
    with pytest.raises(BadOption) as refused:
        RISK.resolve_options(seats, None, options)
    assert (refused.value.code, refused.value.option) == ("option.combination", name)


@pytest.mark.parametrize(("seats", "options", "name"), IRRELEVANT)
def test_an_irrelevant_option_may_be_given_with_its_default(seats, options, name):
    options = {**options, name: RISK.resolve_options(seats, None, {})[name]}
    assert RISK.resolve_options(seats, None, options)[name] == options[name]


@pytest.mark.parametrize(
    ("seats", "options", "relevant", "irrelevant"),
    [
        (4, {}, {"mission.own_colour"}, {"capital.missions", "twop.half_includes_bonus"}),
        (
            4,
            {"goal": "capital"},
            {"capital.missions", "capital.own_must_be_held", "mission.own_colour"},
            set(),
        ),
        (2, {}, {"twop.half_includes_bonus"}, {"mission.own_colour", "capital.own_must_be_held"}),
        (2, {"goal": "capital"}, {"capital.own_must_be_held"}, {"capital.missions", "mission.own_colour"}),
    ],
)
def test_the_relevant_options_must_depend_on_players_and_goal(seats, options, relevant, irrelevant):
    relevant_options = set(RISK.relevant_options(seats, RISK.resolve_options(seats, None, options)))
    assert relevant <= relevant_options
    assert not irrelevant & relevant_options


def test_the_record_must_store_every_option():
    for option in RISK.options:
        for seats in (2, 3):
            values = RISK.resolve_options(seats, None, {})
            for value in option.choices(seats, values):
                options = values | {option.name: value}
                states = np.zeros(1, STATE)
                encoded = RISK.encode_options(seats, options)
                ENTRIES.setup(states, 0, encoded, dice.seeded_tape(1), log.blank_log(500))
                assert getattr(states[0].options, option.field) == option.encode(value), (option.name, value)


# Armies and territories


@pytest.mark.rule("RK-GEN-2", "RK-TRAP-13")
def test_a_territory_must_have_a_number_of_armies_without_kinds_of_pieces():
    view = fresh().view(0)
    kinds = {words.action(code, view)["kind"] for code in range(len(RISK.actions))}
    assert not [kind for kind in kinds if "swap" in kind or "change" in kind or "piece" in kind]
    assert STATE["armies"].shape == (42,)  # one number for each territory, whatever the pieces
    game = phase_one(owner=held("alaska"), armies={"alaska": 10})
    game.act(kind="place", territory="alaska", armies=1)
    assert game.armies("alaska") == 11


@pytest.mark.rule("RK-GEN-2", "RK-TRAP-13")
def test_the_values_of_card_symbols_must_not_depend_on_the_pieces():
    assert [int(value) for value in SET_VALUE] == [4, 6, 8]
    symbols = [int(symbol) for symbol in CARD_SYMBOL]
    assert [symbols.count(symbol) for symbol in Symbol] == [14, 14, 14, 2]
    assert JOKERS == (42, 43)


def test_every_card_must_show_the_symbol_of_the_catalogue():
    assignment = MAP["decks"]["assignments"][MAP["decks"]["default"]]
    for t, name in enumerate(TERRITORIES):
        assert Symbol(CARD_SYMBOL[t]).name.lower() == assignment[name]


@pytest.mark.rule("RK-GEN-3")
def test_any_number_of_armies_may_stand_in_a_territory():
    game = phase_one(owner=held("alaska"), armies={"alaska": 5000})
    game.act(kind="place", territory="alaska", armies="all")
    assert game.armies("alaska") == 5003
    assert not game.defects()


@pytest.mark.rule("RK-GEN-3")
def test_a_player_may_have_more_armies_than_the_box_has_pieces():
    armies_of_a_colour = 180  # what the 60 pieces of a colour are worth (catalogue 1.5)
    game = phase_one(owner=held("alaska", "kamchatka", "japan"), armies={"kamchatka": armies_of_a_colour})
    game.act(kind="place", territory="japan", armies="all")
    assert sum(int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == 0) > armies_of_a_colour


@pytest.mark.rule("RK-GEN-4")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (6, {}), (4, {"goal": "capital"})])
def test_every_territory_must_have_one_owner_and_an_army_except_one_about_to_be_occupied(seats, options):
    owners = {*range(seats), NEUTRAL} if seats == 2 else set(range(seats))
    empty_territories = []

    def look(before, seat, action, s):
        assert {int(owner) for owner in s.owner} <= owners
        empty = [t for t in range(42) if s.armies[t] < 1]
        assert empty == ([s.target] if s.ask == Ask.OCCUPY else [])
        empty_territories.extend(empty)

    random_play(seats, options, steps=700, seed=seats, look=look)
    assert empty_territories


@pytest.mark.rule("RK-GEN-4", "RK-TRAP-17")
def test_only_the_occupation_may_follow_a_roll_that_conquers():
    game = position(
        seats=2,
        owner=held("alaska", "alberta"),
        armies={"alaska": 6},
        hands={0: ["peru", "brazil", "joker_1"]},
    )
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=1, dice=1, faces=[6, 1])
    assert game.armies("kamchatka") == 0
    assert {action["kind"] for action in game.legal(0)} == {"count", "done"}
    assert {action["kind"] for action in game.legal(1)} == {"stand"}  # a standing answer, no move in the game
    for fields in (
        {"kind": "end_attacks"},
        {"kind": "end_turn"},
        {"kind": "card", "card": "peru"},
        {"kind": "place", "territory": "alaska", "armies": 1},
        {"kind": "attack", "source": "alaska", "target": "northwest_territory"},
    ):
        assert game.refuse(0, **fields) != Illegal.NONE
    assert len(game.hand(0)) == 3  # nothing is drawn
    assert game.s.winner == NOWHERE


@pytest.mark.rule("RK-GEN-4", "RK-TRAP-17")
def test_a_player_may_not_win_before_the_occupation():
    game = position(seats=3, owner={"alaska": 0, "kamchatka": 2}, armies={"alaska": 6}, others=0)
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=1, dice=1, faces=[6, 1])
    assert (game.s.ask, game.s.winner) == (Ask.OCCUPY, NOWHERE)
    game.act(kind="done")
    assert game.s.winner == 0


# The board (RK-GEN-5)


@pytest.mark.rule("RK-GEN-5")
def test_the_adjacent_territories_must_be_those_of_the_catalogue():
    drawn = {(edge["a"], edge["b"]) for edge in MAP["edges"]}
    assert len(drawn) == MAP["edge_count"] == 83
    named = {(TERRITORIES[a], TERRITORIES[b]) for a, b in EDGES}
    assert named == drawn | {(b, a) for a, b in drawn}
    assert {edge["drawn"] for edge in MAP["edges"]} == {"land", "sea"}


@pytest.mark.rule("RK-GEN-5")
def test_adjacency_must_be_mutual():
    adjacent = EDGE_OF >= 0
    assert (adjacent == adjacent.T).all()
    assert not adjacent.diagonal().any()
    assert adjacent.sum() == 2 * 83


@pytest.mark.rule("RK-GEN-5", "RKX-13", "RK-TRAP-34")
@pytest.mark.parametrize(
    ("a", "b", "adjacent"),
    [
        ("western_europe", "southern_europe", True),
        ("southern_europe", "egypt", True),
        ("kamchatka", "alaska", True),
        ("japan", "kamchatka", True),
        ("japan", "mongolia", True),
        ("japan", "china", False),
        ("japan", "irkutsk", False),
        ("east_africa", "middle_east", True),
        ("greenland", "scandinavia", False),
        ("egypt", "western_europe", False),
    ],
)
def test_only_territories_with_a_border_or_a_dotted_line_between_them_may_be_adjacent(a, b, adjacent):
    assert bool(EDGE_OF[index(a), index(b)] >= 0) == adjacent


@pytest.mark.rule("RK-GEN-5")
@pytest.mark.parametrize(("source", "target"), [("alaska", "kamchatka"), ("southern_europe", "egypt")])
def test_a_dotted_line_may_be_crossed_in_attack_and_in_movement(source, target):
    attack = position(owner={source: 0}, armies={source: 3})
    attack.act(kind="attack", source=source, target=target)
    move = position(ask=Ask.FORTIFY, owner={source: 0, target: 0}, armies={source: 3})
    move.act(kind="move_from", territory=source)
    move.act(kind="move_to", territory=target)
    assert move.s.target == index(target)


# Excluded variants (RK-GEN-6, RK-GEN-7)

KINDS = {
    *(
        "place",
        "card",
        "choose_capital",
        "attack",
        "move_from",
        "move_to",
        "roll",
        "count",
        "defend",
        "stand",
    ),
    *("until", "done", "end_reinforcement", "end_attacks", "end_turn"),
}


@pytest.mark.rule("RK-GEN-6")
def test_no_kind_of_action_may_support_alliances():
    view = fresh().view(0)
    assert {words.action(code, view)["kind"] for code in range(len(RISK.actions))} == KINDS


@pytest.mark.rule("RK-GEN-6")
@pytest.mark.parametrize("seats", [3, 5])
def test_only_the_active_player_may_gain_territories_armies_or_cards(seats):
    turns = set()

    def look(before, seat, action, s):
        turns.add(int(before.turn))
        active = {int(before.turn), int(s.turn)}  # an action that ends a turn begins the next
        for other in set(range(seats)) - active:
            for t in range(42):
                if s.owner[t] == other:
                    assert before.owner[t] == other
                    assert s.armies[t] <= before.armies[t]
            for card in range(44):
                assert s.location[card] != other or before.location[card] == other

    random_play(seats, steps=900, seed=7, look=look)
    assert turns == set(range(seats))


@pytest.mark.rule("RK-GEN-6")
def test_armies_may_not_be_placed_on_an_allys_territory():
    game = phase_one(owner={"alaska": 0, "alberta": 1})
    assert game.refuse(0, kind="place", territory="alberta", armies=1) == Illegal.NOT_YOURS


@pytest.mark.rule("RK-GEN-6")
def test_two_players_may_not_attack_together():
    game = position(owner={"alaska": 0, "alberta": 1}, armies={"alaska": 9, "alberta": 9})
    assert game.refuse(0, kind="attack", source="alberta", target="ontario") == Illegal.NOT_YOURS
    assert game.refuse(1, kind="attack", source="alberta", target="ontario") == Illegal.NOT_ASKED


@pytest.mark.rule("RK-GEN-6")
def test_victory_may_not_be_shared():
    game = position(seats=3, owner={"alaska": 0, "kamchatka": 2}, armies={"alaska": 6}, others=0)
    conquer(game, "alaska", "kamchatka")
    out = np.zeros(6, np.int32)
    ENTRIES.returns(game.states, 0, out)
    payoffs, ranks = out[:3].tolist(), out[3:].tolist()
    assert payoffs == [1000, -500, -500]
    assert ranks.count(1) == 1


@pytest.mark.rule("RK-GEN-7")
def test_every_rule_named_in_the_code_must_be_in_the_catalogue():
    declared = {member.rule for member in [*Illegal, *Event] if member is not Illegal.NONE}
    assert {rule.name.replace("_", "-") for rule in Rule} | declared <= catalogues.rules("risk")


@pytest.mark.rule("RK-GEN-7", "RK-TRAP-32")
def test_the_missions_must_be_the_fourteen_of_the_catalogue_and_no_others():
    continents = [mission for mission in MAP["missions"] if mission["type"] == "continents"]
    names = [continent["id"] for continent in MAP["continents"]]
    pairs = [[names[int(k)] for k in pair] for pair in MISSION_CONTINENTS]
    assert pairs == [mission["continents"] for mission in continents]
    assert [name.endswith("plus") for name in MISSIONS[:6]] == [
        bool(mission["extra"]) for mission in continents
    ]
    assert MISSIONS[6:] == (
        "territories_24",
        "territories_18_by_2",
        *(f"destroy_{colour}" for colour in ("red", "blue", "green", "yellow", "black", "purple")),
    )
    assert len(MISSIONS) == len(MAP["missions"]) == 14


# Random draws (RK-GEN-8)


STREAM_LENGTH = 60  # more 32-bit words than a test draws from a stream


def table_tape(**streams):
    """A tape with a list of 32-bit words for every stream; streams not named hold zeros."""
    zeros = [0] * STREAM_LENGTH
    # room for 200 draws
    return dice.word_tape([streams.get(stream.name.lower(), zeros) for stream in Stream], 200)


def words_for(values, n):
    """32-bit words from which `roll(dice, n)` makes these values; then zeros."""
    given = [(value * (1 << 32) + n - 1) // n for value in values]
    return given + [0] * (STREAM_LENGTH - len(given))


@pytest.mark.rule("RK-GEN-8")
def test_dealer_missions_deal_pile_and_dice_must_each_have_a_random_stream():
    assert RISK.streams == ("dealer", "missions", "deal", "pile", "dice")


@pytest.mark.rule("RK-GEN-8")
def test_the_keys_of_the_streams_for_missions_and_pile_may_not_be_published():
    assert RISK.open_streams == {"dealer", "deal", "dice"}


@pytest.mark.rule("RK-GEN-8")
@pytest.mark.parametrize(
    ("stream", "field"), [("dealer", "dealer"), ("missions", "mission"), ("deal", "owner")]
)
def test_each_part_of_the_set_up_must_draw_from_its_own_stream(stream, field):
    options = RISK.encode_options(3, RISK.resolve_options(3, None, {}))
    plain, other = np.zeros(1, STATE), np.zeros(1, STATE)
    ENTRIES.setup(plain, 0, options, table_tape(), log.blank_log(100))
    ENTRIES.setup(other, 0, options, table_tape(**{stream: [1 << 31] * STREAM_LENGTH}), log.blank_log(100))
    changed = {
        name
        for name in ("dealer", "mission", "owner")
        if np.any(np.asarray(plain[0][name]) != np.asarray(other[0][name]))
    }
    assert field in changed
    if stream != "dealer":  # the dealer also determines the owners of the territories
        assert changed == {field}


@pytest.mark.rule("RK-GEN-8")
def test_a_drawn_card_must_not_depend_on_the_dice():
    drawn = []
    for attack_die in (5, 4):  # counted from 0: a six, then a five
        game = position(owner=held("alaska", "alberta"), armies={"alaska": 5, "alberta": 5})
        tape = table_tape(pile=words_for([17], 44), dice=words_for([attack_die, 0], 6))
        play(game, tape, {"kind": "attack", "source": "alaska", "target": "kamchatka"})
        play(game, tape, {"kind": "roll", "armies": 1, "dice": 1}, {"kind": "done"}, {"kind": "end_attacks"})
        drawn.append(game.hand(0))
    assert drawn == [[TERRITORIES[17]]] * 2


def play(game, tape, *actions):
    """Let seat 0 play actions with the draws of a tape."""
    seat = 0
    for fields in actions:
        assert game.refuse(seat, **fields) == Illegal.NONE
        ENTRIES.apply(game.states, 0, seat, ACTIONS.code(**fields), tape, log.blank_log(100))
    assert not tape[dice.SHORT]


@pytest.mark.rule("RK-GEN-8")
def test_the_attackers_dice_must_come_before_the_defenders_from_left_to_right():
    game = position(owner={"alaska": 0}, armies={"alaska": 4, "kamchatka": 4})
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=3, dice=3, faces=[2, 6, 3, 5, 1])
    exchange = game.event("exchange")["args"]
    assert (exchange["attack_dice"], exchange["defence_dice"]) == ([6, 3, 2], [5, 1])


@pytest.mark.rule("RK-GEN-8")
def test_a_die_must_be_fair_and_six_sided():
    game = position(owner={"alaska": 0}, armies={"alaska": 2, "kamchatka": 1})
    game.act(kind="attack", source="alaska", target="kamchatka")
    tape = table_tape(dice=words_for([4, 2], 6))
    play(game, tape, {"kind": "roll", "armies": 1, "dice": 1})
    assert dice.decode(dice.kept(tape))[:2] == [(4, 6, Stream.DICE), (2, 6, Stream.DICE)]


@pytest.mark.rule("RK-GEN-8")
def test_every_shuffle_must_draw_uniformly_from_the_remaining_items():
    options = RISK.encode_options(4, RISK.resolve_options(4, None, {}))
    tape = dice.seeded_tape(3, room=200)
    ENTRIES.setup(np.zeros(1, STATE), 0, options, tape, log.blank_log(100))
    sizes = [(n, stream) for _, n, stream in dice.decode(dice.kept(tape))]
    assert sizes == [
        (4, Stream.DEALER),
        *((n, Stream.MISSIONS) for n in (12, 11, 10, 9)),
        *((n, Stream.DEAL) for n in range(42, 0, -1)),
    ]
