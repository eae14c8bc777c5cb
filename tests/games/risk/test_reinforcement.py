"""Phase 1 (RK-REINF): the number of armies, and where they are placed."""

import pytest

from games.risk.positions import Ask, position
from games.risk.turns import cards, conquer, continent, held, pass_turn, phase_one, place_all, trade
from stridsplan.games.risk import words
from stridsplan.games.risk.components import CONTINENTS
from stridsplan.games.risk.rules.placing import base_reinforcement, continent_bonus, step_towards
from stridsplan.games.risk.state import Illegal

# One territory of each of these continents is left out, so that no continent is held completely
SCATTERED = [
    *continent("north_america")[1:],
    *continent("europe")[1:],
    *continent("africa")[1:],
    *continent("south_america")[1:],
]
REINFORCEMENTS = [  # (fewest and most territories), armies
    *(((1, 11), 3), ((12, 14), 4), ((15, 17), 5), ((18, 20), 6), ((21, 23), 7), ((24, 26), 8)),
    *(((27, 29), 9), ((30, 32), 10), ((33, 35), 11), ((36, 38), 12), ((39, 41), 13), ((42, 42), 14)),
]


def reinforcement_parts(game):
    """The parts of the reinforcement, named by the event at the start of the turn."""
    return {key: game.event("reinforced")["args"][key] for key in ("base", "continents")}


# The number of armies


@pytest.mark.rule("RK-REINF-1")
@pytest.mark.parametrize(("territories", "armies"), REINFORCEMENTS)
def test_reinforcement_must_be_a_third_of_the_territories_and_at_least_three(territories, armies):
    first, last = territories
    assert {base_reinforcement(t) for t in range(first, last + 1)} == {armies}


@pytest.mark.rule("RK-REINF-1", "RKX-01")
def test_seventeen_territories_must_bring_five_armies():
    assert phase_one(owner=held(*SCATTERED[:17])).s.to_place == 5


@pytest.mark.rule("RK-REINF-1", "RKX-02")
def test_four_territories_must_bring_three_armies():
    assert phase_one(owner=held(*SCATTERED[:4])).s.to_place == 3


@pytest.mark.rule("RK-REINF-2")
def test_territories_must_be_counted_as_the_turn_begins():
    game = position(owner=held(*SCATTERED[:11]), armies={"northwest_territory": 9, "great_britain": 9})
    conquer(game, "northwest_territory", "alaska")
    assert (game.s.held[0], game.s.to_place) == (12, 0)  # no armies in the middle of a turn
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    assert (game.s.turn, reinforcement_parts(game)["base"]) == (0, 4)


@pytest.mark.rule("RK-REINF-2")
def test_actions_of_phase_one_may_not_change_the_reinforcement():
    game = phase_one(owner=held(*SCATTERED[:17]), hands={0: cards(infantry=3)})
    game.act(kind="place", territory=SCATTERED[0], armies=1)
    assert game.s.to_place == 4
    trade(game, *cards(infantry=3))
    assert game.s.to_place == 4 + 4


@pytest.mark.rule("RK-REINF-3")
@pytest.mark.parametrize(
    ("name", "value"),
    [("australia", 2), ("south_america", 2), ("africa", 3), ("europe", 5), ("north_america", 5), ("asia", 7)],
)
def test_a_complete_continent_must_bring_its_value(name, value):
    assert reinforcement_parts(phase_one(owner=held(*continent(name))))["continents"] == value


@pytest.mark.rule("RK-REINF-3")
@pytest.mark.parametrize("name", CONTINENTS)
def test_a_continent_must_not_count_while_another_holds_a_territory_of_it(name):
    for missing in continent(name):
        owner = held(*continent(name)) | {missing: 1}
        assert continent_bonus(position(owner=owner).s, 0) == 0


@pytest.mark.rule("RK-REINF-3")
def test_several_continents_must_add_up():
    owner = held(*continent("australia"), *continent("africa"), *continent("europe"))
    assert reinforcement_parts(phase_one(owner=owner)) == {"base": 5, "continents": 10}


@pytest.mark.rule("RK-REINF-3", "RK-TRAP-6")
def test_continents_must_be_counted_when_the_turn_begins():
    game = position(owner=held(*continent("africa")[1:]), armies={"egypt": 9, "congo": 5})
    conquer(game, "egypt", "north_africa")
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    assert (game.s.turn, reinforcement_parts(game)["continents"]) == (0, 3)


@pytest.mark.rule("RK-REINF-4", "RKX-38", "RK-TRAP-7")
@pytest.mark.parametrize(("name", "base", "value"), [("australia", 3, 2), ("asia", 4, 7)])
def test_continents_must_be_added_to_the_minimum_of_three(name, base, value):
    game = phase_one(owner=held(*continent(name)))
    assert reinforcement_parts(game) == {"base": base, "continents": value}
    assert game.s.to_place == base + value


@pytest.mark.rule("RK-REINF-4", "RK-TRAP-7")
def test_sets_must_be_added_to_the_minimum_of_three():
    game = phase_one(owner=held("siam"), hands={0: cards(cavalry=3)})
    assert trade(game, *cards(cavalry=3)).s.to_place == 3 + 6


@pytest.mark.rule("RK-REINF-5")
def test_traded_sets_must_be_added():
    game = phase_one(owner=held(*continent("australia")), hands={0: cards(infantry=3, artillery=3)})
    trade(game, *cards(infantry=3))
    trade(game, *cards(artillery=3))
    assert game.s.to_place == game.s.received == 3 + 2 + 4 + 8


# Placing armies


@pytest.mark.rule("RK-REINF-6")
def test_all_armies_may_go_on_one_territory():
    game = phase_one(owner=held(*SCATTERED[:17]))
    game.act(kind="place", territory=SCATTERED[0], armies=5)
    assert game.armies(SCATTERED[0]) == 6
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-REINF-6")
def test_armies_may_be_spread_over_several_territories():
    game = phase_one(owner=held(*SCATTERED[:17]))
    for name in SCATTERED[:5]:
        game.act(kind="place", territory=name, armies=1)
    assert [game.armies(name) for name in SCATTERED[:6]] == [2, 2, 2, 2, 2, 1]
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-REINF-6")
def test_armies_of_a_set_may_go_on_any_own_territory():
    game = phase_one(owner=held("siam", "peru"), hands={0: cards(cavalry=3)})
    trade(game, *cards(cavalry=3))
    place_all(game, "peru")
    assert (game.armies("siam"), game.armies("peru")) == (1, 10)


@pytest.mark.rule("RK-REINF-6")
@pytest.mark.parametrize("seat", [1, 2])
def test_armies_may_not_go_on_anothers_territory(seat):
    game = phase_one(owner={"siam": 0, "peru": 1})
    name = "peru" if seat == 1 else "japan"
    assert game.refuse(0, kind="place", territory=name, armies=1) == Illegal.NOT_YOURS


@pytest.mark.rule("RK-REINF-6")
def test_more_armies_than_were_received_may_not_be_placed():
    game = phase_one(owner=held("siam", "peru"))
    assert game.refuse(0, kind="place", territory="siam", armies=5) == Illegal.TOO_MANY_ARMIES
    place_all(game, "siam")
    assert game.refuse(0, kind="place", territory="siam", armies=1) == Illegal.NOT_ASKED


# Armies to place: the numbers that may be placed at once
STEPS = {1: [1], 3: [1, 3], 5: [1, 5], 24: [1, 5, 24], 25: [1, 5, 25], 26: [1, 5, 25, 26]}


@pytest.mark.rule("RK-REINF-6")
@pytest.mark.parametrize(("armies", "steps"), STEPS.items())
def test_armies_may_be_placed_one_five_or_twenty_five_at_a_time_or_all_at_once(armies, steps):
    game = position(ask=Ask.REINFORCE, owner=held("siam"), to_place=armies)
    assert [action["armies"] for action in game.legal(kind="place")] == steps
    why = game.refuse(0, kind="place", territory="siam", armies="all")
    assert why == (Illegal.SAY_THE_COUNT if armies in (1, 5, 25) else Illegal.NONE)


@pytest.mark.rule("RK-REINF-6")
@pytest.mark.parametrize(
    ("wanted", "available", "step"),
    [
        *((n, n, n) for n in (1, 5, 25)),
        *((n, n, "all") for n in (2, 4, 6, 24, 26)),
        *(
            (40, 5, 5),
            (40, 7, "all"),
            (1, 40, 1),
            (4, 40, 1),
            (5, 40, 5),
            (24, 40, 5),
            (25, 40, 25),
            (39, 40, 25),
        ),
    ],
)
def test_the_largest_step_towards_a_number_of_armies_must_be_found(wanted, available, step):
    assert [1, 5, 25, "all"][step_towards(wanted, available)] == step


@pytest.mark.rule("RK-REINF-7")
def test_armies_may_not_be_saved():
    game = phase_one(owner=held("siam", "peru"))
    game.act(kind="place", territory="siam", armies=1)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE
    assert game.refuse(0, kind="attack", source="siam", target="china") == Illegal.NOT_ASKED
    place_all(game, "siam")
    assert (game.s.to_place, game.s.ask) == (0, Ask.ATTACK)


@pytest.mark.rule("RK-REINF-7")
def test_armies_of_the_last_trade_must_be_placed_before_combat():
    game = phase_one(owner=held("siam", "peru"), hands={0: cards(cavalry=3)})
    place_all(game, "siam")
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE
    trade(game, *cards(cavalry=3))
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE


@pytest.mark.rule("RK-REINF-8")
def test_trades_and_placements_may_be_mixed():
    game = phase_one(owner=held("siam", "peru"), hands={0: cards(infantry=3, cavalry=3)})
    game.act(kind="place", territory="siam", armies=1)
    trade(game, *cards(cavalry=3))
    game.act(kind="place", territory="siam", armies=5)
    game.act(kind="place", territory="siam", armies="all")
    trade(game, *cards(infantry=3))
    game.act(kind="place", territory="siam", armies="all")
    assert game.armies("siam") == 1 + 3 + 6 + 4
    assert game.armies("peru") == 1 + 2  # shown by a card of the second set
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-REINF-8")
def test_phase_one_may_not_end_while_a_forced_trade_remains():
    game = phase_one(owner=held("siam", "japan"), hands={0: cards(infantry=3, cavalry=2)})
    place_all(game, "siam")
    assert game.s.ask == Ask.REINFORCE
    assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE
    trade(game, *cards(infantry=3))
    place_all(game, "siam")
    assert (game.s.ask, game.s.bound) == (Ask.ATTACK, 0)


@pytest.mark.rule("RK-REINF-8")
def test_phase_one_must_not_end_by_itself_while_a_player_may_trade():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3)})
    place_all(game, "siam")
    assert game.s.ask == Ask.REINFORCE
    game.act(kind="end_reinforcement")
    assert (game.s.ask, len(game.hand(0))) == (Ask.ATTACK, 3)


@pytest.mark.rule("RK-REINF-3")
def test_a_view_must_show_how_much_of_each_continent_each_seat_holds():
    _, *others = continent("north_america")
    game = phase_one(owner=held(*others, *continent("australia")))
    rows = {row["id"]: row for row in words.view_json(game.view(0), 0)["continents"]}
    assert (rows["australia"]["held"][0], rows["australia"]["size"], rows["australia"]["owner"]) == (4, 4, 0)
    assert (rows["north_america"]["held"][0], rows["north_america"]["size"]) == (8, 9)
    assert rows["north_america"]["owner"] is None
