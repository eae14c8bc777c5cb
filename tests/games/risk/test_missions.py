"""Missions (RK-MISS)."""

import pytest

from games.risk.battle import attack_with_three, front
from games.risk.positions import fresh, play_on, position
from games.risk.turns import continent, deal
from stridsplan.games.risk import words
from stridsplan.games.risk.components import COLOURS, MISSIONS, TERRITORIES
from stridsplan.games.risk.rules.setup import is_mission_in_play
from stridsplan.games.risk.rules.winning import is_mission_done
from stridsplan.games.risk.state import NOWHERE, UNKNOWN, Ask, Phase, Won


def index(mission):
    return MISSIONS.index(mission)


def territories_of(*continents):
    """The names of all territories of some continents."""
    return [name for each in continents for name in continent(each)]


def fulfils(mission, names, armies=1, options=None):
    """Return whether seat 0 has fulfilled `mission` with these territories and `armies` in each."""
    game = position(
        owner=dict.fromkeys(names, 0),
        armies=dict.fromkeys(names, armies),
        missions={0: mission},
        options=options,
    )
    return bool(is_mission_done(game.s, 0))


# -- Territories and continents -----------------------------------------------------------------------------


@pytest.mark.rule("RK-MISS-1", "RK-MISS-2")
@pytest.mark.parametrize(
    ("mission", "continents"),
    [
        ("asia_south_america", ("asia", "south_america")),
        ("asia_africa", ("asia", "africa")),
        ("north_america_africa", ("north_america", "africa")),
        ("north_america_australia", ("north_america", "australia")),
    ],
)
def test_both_continents_must_be_held_completely(mission, continents):
    everything = territories_of(*continents)
    assert fulfils(mission, everything)
    for each in continents:
        assert not fulfils(mission, [name for name in everything if name != continent(each)[-1]])
        assert not fulfils(mission, continent(each))


@pytest.mark.rule("RK-MISS-1")
def test_a_mission_may_be_fulfilled_without_a_conquest():
    """Seat 0 conquers nothing: it holds the territories when its turn begins."""
    game = position(
        ask=Ask.FORTIFY,
        turn=2,
        owner=dict.fromkeys(territories_of("north_america", "australia"), 0) | {"peru": 1},
        missions={0: "north_america_australia"},
    )
    game.act(kind="end_turn")
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-MISS-3")
@pytest.mark.parametrize(
    ("mission", "named"),
    [
        ("europe_south_america_plus", ("europe", "south_america")),
        ("europe_australia_plus", ("europe", "australia")),
    ],
)
def test_the_further_continent_may_be_any_of_the_other_four(mission, named):
    assert not fulfils(mission, territories_of(*named))
    others = {"north_america", "south_america", "europe", "africa", "asia", "australia"} - set(named)
    assert len(others) == 4
    for other in others:
        assert fulfils(mission, territories_of(*named, other))
        assert not fulfils(mission, territories_of(*named, other)[:-1])


@pytest.mark.rule("RK-MISS-4")
@pytest.mark.parametrize(("count", "done"), [(23, False), (24, True), (25, True)])
def test_24_territories_must_be_held_and_one_army_in_each_is_enough(count, done):
    assert fulfils("territories_24", TERRITORIES[:count], armies=1) is done


@pytest.mark.rule("RK-MISS-5", "RK-TRAP-22")
@pytest.mark.parametrize(
    ("twos", "ones", "done"), [(18, 0, True), (17, 1, False), (17, 10, False), (18, 3, True), (20, 0, True)]
)
def test_18_territories_must_have_two_armies_each(twos, ones, done):
    names = TERRITORIES[: twos + ones]
    game = position(
        owner=dict.fromkeys(names, 0),
        armies=dict.fromkeys(names[:twos], 2),
        missions={0: "territories_18_by_2"},
    )
    assert bool(is_mission_done(game.s, 0)) is done


@pytest.mark.rule("RK-MISS-5", "RK-TRAP-22")
def test_36_armies_on_18_territories_may_not_win_if_one_territory_has_a_single_army():
    names = TERRITORIES[:18]
    game = position(
        owner=dict.fromkeys(names, 0),
        armies=dict.fromkeys(names, 2) | {names[0]: 1, names[1]: 3},
        missions={0: "territories_18_by_2"},
    )
    assert sum(int(game.s.armies[t]) for t in range(18)) == 36
    assert not is_mission_done(game.s, 0)


def seventeen_territories():
    """Seventeen territories of the Americas and Africa, without Alaska and Madagascar."""
    names = territories_of("north_america", "south_america")[1:] + territories_of("africa")[:5]
    assert len(names) == 17
    return names


@pytest.mark.rule("RK-MISS-5", "RK-TRAP-21")
def test_the_eighteenth_pair_of_armies_may_be_made_by_placing():
    names = [*seventeen_territories(), "madagascar"]
    game = position(
        ask=Ask.REINFORCE,
        to_place=3,
        owner=dict.fromkeys(names, 0) | {"china": 1},
        armies=dict.fromkeys(names[:17], 2),
        missions={0: "territories_18_by_2"},
    )
    game.act(kind="place", territory=names[0], armies=1)
    assert game.s.phase == Phase.REINFORCEMENT
    game.act(kind="place", territory="madagascar", armies=1)
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-MISS-5")
def test_the_eighteenth_pair_of_armies_may_be_made_by_moving_in():
    names = seventeen_territories()
    game = front(
        source=5,
        owner=dict.fromkeys(names, 0) | {"alaska": 0, "brazil": 0},
        armies=dict.fromkeys(names, 2) | {names[0]: 1},
        missions={0: "territories_18_by_2"},
    )
    attack_with_three(game)
    assert game.s.phase == Phase.COMBAT
    game.act(kind="done")  # three in Kamchatka, two in Alaska
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-MISS-5", "RK-TRAP-21")
def test_the_eighteenth_pair_of_armies_may_be_made_by_the_move_of_phase_3():
    names = [*seventeen_territories(), "madagascar"]
    game = position(
        ask=Ask.FORTIFY,
        owner=dict.fromkeys(names, 0) | {"china": 1},
        armies=dict.fromkeys(names[:17], 2) | {"east_africa": 3},
        missions={0: "territories_18_by_2"},
    )
    game.act(kind="move_from", territory="east_africa").act(kind="move_to", territory="madagascar")
    game.act(kind="done")
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-MISS-5")
def test_a_mission_of_18_territories_may_be_lost_again_by_losses_in_an_attack():
    names = seventeen_territories()
    game = front(
        source=2,
        target=3,
        owner=dict.fromkeys(names, 0),
        armies=dict.fromkeys(names, 2),
        missions={0: "territories_18_by_2"},
    )
    assert is_mission_done(game.s, 0)
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=1, dice=1, faces=[1, 6, 6])
    assert not is_mission_done(game.s, 0)


# -- Destroying a colour ------------------------------------------------------------------------------------


def elimination(holders, owned=30, options=None):
    """A position in which seat 1 can destroy red, the colour of seat 0, whose last territory is Kamchatka.

    `holders` {seat: mission}; seat 2 owns `owned` territories, seat 3 the rest.
    """
    rest = [name for name in TERRITORIES if name not in ("alaska", "kamchatka", "peru", "brazil")]
    owner = dict.fromkeys(rest[:owned], 2) | dict.fromkeys(rest[owned:], 3)
    owner |= {"alaska": 1, "brazil": 1, "kamchatka": 0, "peru": 3}
    game = position(
        seats=4,
        turn=1,
        owner=owner,
        armies={"alaska": 4, "brazil": 2},
        missions=holders,
        options=options,
    )
    assert game.defects() == 0
    return game


@pytest.mark.rule("RK-MISS-6")
def test_a_colour_must_be_destroyed_by_the_holder_of_its_mission():
    game = attack_with_three(elimination(holders={1: "destroy_red"}))
    assert (game.s.phase, game.s.winner, game.s.won) == (Phase.OVER, 1, Won.MISSION)


@pytest.mark.rule("RK-MISS-6")
def test_a_colour_with_a_territory_left_may_not_count_as_destroyed():
    game = front(missions={0: "destroy_blue"})
    attack_with_three(game)
    assert game.s.held[1] == 1
    assert game.s.phase == Phase.COMBAT


@pytest.mark.rule("RK-MISS-6", "RK-CAP-10")
def test_a_colour_may_be_destroyed_by_the_effect_of_a_capital():
    game = position(
        seats=4,
        turn=1,
        owner={"greenland": 1, "iceland": 0, "ukraine": 0, "peru": 2},
        armies={"greenland": 4, "ukraine": 7},
        missions={1: "destroy_red"},
        capitals={0: "iceland", 1: "greenland", 2: "peru", 3: "china"},
        options={"goal": "capital"},
    )
    attack_with_three(game, "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (1, Won.MISSION)


@pytest.mark.rule("RK-MISS-7", "RKX-36", "RK-TRAP-19")
@pytest.mark.parametrize("seat", range(3))
def test_a_mission_against_its_owner_must_become_24_territories_at_the_deal(seat):
    own = f"destroy_{COLOURS[seat]}"
    dealt = ["asia_africa", "asia_south_america", "territories_18_by_2"]
    dealt[seat] = own
    game = deal(missions=dealt)  # the dealer is seat 2: seat 0 is dealt first
    assert game.s.mission[seat] == index(own)
    assert game.s.mission_now[seat] == index("territories_24")


@pytest.mark.rule("RK-MISS-7")
def test_by_option_a_mission_against_its_owner_must_be_replaced_by_a_left_over_one():
    options = {"mission.own_colour": "redeal"}
    dealt = ["destroy_red", "asia_africa", "destroy_blue"]
    # After the dealer and three missions, one more draw: the first of the missions left over, Asia and South America.
    # Then the territories are dealt.
    draws = [2, *(mission_draw(dealt, k) for k in range(3)), 0, *[0] * 42]
    game = fresh(seats=3, options=options, draws=draws)
    assert game.s.mission[0] == game.s.mission_now[0] == index("asia_south_america")
    assert game.s.mission[2] == index("destroy_blue")


def mission_draw(dealt, k):
    """The draw that takes the mission dealt[k] from those left in a game of three."""
    left = [
        name
        for name in MISSIONS
        if not name.startswith("destroy_") or name.removeprefix("destroy_") in COLOURS[:3]
    ]
    return [name for name in left if name not in dealt[:k]].index(dealt[k])


@pytest.mark.rule("RK-MISS-7")
@pytest.mark.parametrize(
    ("seats", "colour", "following"),
    [
        (3, "red", "blue"),
        (3, "blue", "yellow"),
        (3, "yellow", "red"),
        (4, "blue", "green"),
        (4, "green", "yellow"),
        (6, "purple", "red"),
        (6, "yellow", "black"),
        (6, "black", "purple"),
    ],
)
def test_by_option_a_mission_against_its_owner_must_target_the_following_colour(seats, colour, following):
    others = ["asia_south_america", "asia_africa", "north_america_africa", "territories_24"]
    others += ["europe_australia_plus", "territories_18_by_2"]
    seat = COLOURS.index(colour)
    missions = [*others[:seat], f"destroy_{colour}", *others[seat : seats - 1]]
    game = deal(seats, missions=missions, options={"mission.own_colour": "next_colour"})
    assert game.s.mission_now[seat] == index(f"destroy_{following}")


@pytest.mark.rule("RK-MISS-8", "RKX-34", "RK-TRAP-19", "RK-TRAP-20")
@pytest.mark.parametrize(("owned", "wins"), [(24, True), (23, False)])
def test_a_mission_whose_target_another_has_destroyed_must_become_24_territories(owned, wins):
    game = attack_with_three(elimination(holders={1: "asia_africa", 2: "destroy_red"}, owned=owned))
    assert game.s.mission_now[2] == index("territories_24")
    assert (game.s.winner == 2) is wins
    if wins:
        assert game.event("mission_shown")["args"]["mission"] == {"term": "mission-territories-24"}


@pytest.mark.rule("RK-MISS-8", "RKX-35", "RK-TRAP-20")
def test_the_active_player_must_win_before_a_converted_mission():
    holders = {1: "territories_24", 2: "destroy_red"}
    game = elimination(holders=holders, owned=24)
    game.s.mission_now[1] = index("destroy_red")  # with `next_colour` two seats may have the same target
    attack_with_three(game)
    assert game.s.winner == 1


@pytest.mark.rule("RK-MISS-8")
def test_by_option_a_mission_whose_target_another_has_destroyed_may_count_as_done():
    options = {"mission.destroyed_by_other": "counts_as_done"}
    game = attack_with_three(
        elimination(holders={1: "asia_africa", 2: "destroy_red"}, owned=5, options=options)
    )
    assert (game.s.winner, game.s.mission_now[2]) == (2, index("destroy_red"))


@pytest.mark.rule("RK-MISS-8")
@pytest.mark.parametrize("option", ["conquer_24", "counts_as_done"])
def test_a_colour_in_the_game_may_not_count_as_destroyed(option):
    options = {"mission.destroyed_by_other": option}
    assert not fulfils(f"destroy_{COLOURS[2]}", ["alaska"], options=options)


@pytest.mark.rule("RK-MISS-8")
def test_other_missions_must_stay_as_they_are_when_a_colour_is_destroyed():
    holders = {1: "destroy_yellow", 2: "destroy_green", 3: "territories_18_by_2"}
    game = attack_with_three(elimination(holders=holders))
    assert [int(k) for k in game.s.mission_now[1:4]] == [index(name) for name in holders.values()]
    assert not game.happened("mission_changed")


@pytest.mark.rule("RK-MISS-9")
def test_a_change_of_a_mission_must_be_hidden_from_others():
    game = attack_with_three(elimination(holders={1: "asia_africa", 2: "destroy_red"}, owned=10))
    assert game.happened("mission_changed")
    events = {
        viewer: [event["id"] for event in game.events(viewer, everything=False)]
        for viewer in (0, 1, 2, 3, None)
    }
    assert [seat for seat, ids in events.items() if "mission_changed" in ids] == [2]
    assert game.view(2).mission_now[2] == index("territories_24")
    for seat in (0, 1, 3, None):
        assert game.view(seat).mission_now[2] == UNKNOWN


@pytest.mark.rule("RK-MISS-10", "RK-SETUP-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_unused_colour_may_not_be_a_target(seats):
    s = fresh(seats).s
    targets = [
        name.removeprefix("destroy_")
        for m, name in enumerate(MISSIONS)
        if name.startswith("destroy_") and is_mission_in_play(s, m)
    ]
    assert set(targets) == set(COLOURS[:seats])
    assert sum(is_mission_in_play(s, m) for m in range(len(MISSIONS))) == 8 + seats


@pytest.mark.rule("RK-MISS-11")
def test_only_one_mission_may_be_complete_at_the_deal():
    fewest = {
        "asia_south_america": len(territories_of("asia", "south_america")),
        "asia_africa": len(territories_of("asia", "africa")),
        "north_america_africa": len(territories_of("north_america", "africa")),
        "north_america_australia": len(territories_of("north_america", "australia")),
        "europe_south_america_plus": len(territories_of("europe", "south_america", "australia")),
        "europe_australia_plus": len(territories_of("europe", "australia", "south_america")),
    }
    assert list(fewest.values()) == [16, 18, 15, 13, 15, 15]  # catalogue 1.4
    most_dealt = max(int(fresh(seats).s.held[seat]) for seats in range(3, 7) for seat in range(seats))
    assert [name for name, count in fewest.items() if count <= most_dealt] == ["north_america_australia"]


@pytest.mark.rule("RK-MISS-11", "RK-WIN-2", "RK-MISS-1")
def test_a_mission_complete_at_the_deal_must_win_at_its_holders_first_turn():
    own = [*territories_of("north_america", "australia"), "peru"]
    rest = [name for name in TERRITORIES if name not in own]
    order = [name for trio in zip(own, rest[::2], rest[1::2], strict=True) for name in trio]
    missions = ["north_america_australia", "asia_africa", "territories_24"]
    game = deal(3, missions=missions, territories=order)
    assert bool(is_mission_done(game.s, 0))
    assert game.s.phase == Phase.SETUP
    play_on(game, lambda s: s.phase == Phase.OVER, limit=100)
    assert (game.s.winner, game.s.round) == (0, 1)


def test_a_view_must_show_the_progress_of_the_seats_mission():
    game = position(owner=dict.fromkeys(TERRITORIES[:20], 0), missions={0: "territories_24"})
    mission = words.view_json(game.view(0), 0)["mission"]
    assert mission["progress"] == {"done": 20, "of": 24}
    assert game.s.mission[1] == NOWHERE
