"""The goal and the scores in a view."""

import pytest

from games.risk.positions import position
from games.risk.turns import continent
from stridsplan.games.risk import words

VIEWERS = (0, 1, 2, None)


def goals(game):
    """The goals in the views of the seats and of a spectator."""
    return [words.view_json(game.view(seat), seat)["goal"] for seat in VIEWERS]


def seats(game, viewer=None):
    """The entries for the seats in the view of a seat, or of a spectator (None)."""
    return words.view_json(game.view(viewer), viewer)["seats"]


@pytest.mark.rule("RK-WORLD-2")
def test_all_views_must_show_the_world_as_the_goal():
    game = position(owner={"alaska": 0, "peru": 1}, options={"goal": "world"})
    assert goals(game) == [{"id": "world", "args": {}, "target": 42}] * 4
    assert [seat["score"] for seat in seats(game)] == [1, 1, 40]


@pytest.mark.rule("RK-2P-5")
def test_with_two_players_all_views_must_show_the_opponent_as_the_goal():
    game = position(seats=2, owner={"alaska": 0})
    goal = {"id": "destroy_opponent", "args": {}, "target": None}
    assert [words.view_json(game.view(seat), seat)["goal"] for seat in (0, 1, None)] == [goal] * 3


@pytest.mark.rule("RK-HID-1", "RK-WIN-1")
def test_a_seat_must_see_only_its_own_mission_and_progress():
    missions = {0: "territories_18_by_2", 1: "destroy_red", 2: "asia_africa"}
    owner = {"alaska": 0, "brazil": 0, **dict.fromkeys(continent("asia"), 2)}
    # Seat 1 owns every territory that is not named
    game = position(owner=owner, armies={"alaska": 2}, missions=missions, others=1)
    hold, destroy, conquer, public = goals(game)
    mission = {"term": "mission-territories-18-by-2"}
    assert hold == {"id": "mission", "args": {"mission": mission, "done": 1, "of": 18}, "target": None}
    aim = {"mission": {"term": "mission-destroy"}, "target": {"seat": 0}, "left": 2}
    assert destroy == {"id": "destroy", "args": aim, "target": None}
    assert (conquer["args"]["done"], conquer["args"]["of"]) == (12, 12 + len(continent("africa")))
    assert public == {"id": "missions", "args": {}, "target": None}


@pytest.mark.rule("RK-CAP-1", "RK-CAP-11", "RK-HID-4")
def test_all_views_must_count_capitals_without_showing_hidden_ones():
    owner = {"alaska": 0, "kamchatka": 0, "siam": 2}
    capitals = {0: "alaska", 1: "kamchatka", 2: "siam"}
    game = position(
        owner=owner, capitals=capitals, capital_open=[0, 1, 0, 0, 0, 0], options={"goal": "capital"}, others=1
    )
    assert goals(game)[3] == {"id": "capitals", "args": {"count": 2, "own": "counts"}, "target": 2}
    for viewer in VIEWERS:
        assert [seat["capitals"] for seat in seats(game, viewer)] == [2, 0, 1]
    hidden = words.view_json(game.view(None), None)["territories"]
    assert [each["id"] for each in hidden if each["capital"] is not None] == ["kamchatka"]


@pytest.mark.rule("RK-CAP-2", "RK-CAP-11")
def test_only_the_view_of_its_owner_may_show_a_mission_beside_the_capitals():
    options = {"goal": "capital", "capital.own_must_be_held": True}
    game = position(
        missions={0: "territories_24", 1: "destroy_red"}, options=options, owner={"alaska": 0, "peru": 1}
    )
    own, other, none, public = goals(game)
    assert own["id"] == "capitals_or_mission"
    assert own["args"]["own"] == "needed"
    assert (own["args"]["done"], own["args"]["of"]) == (1, 24)
    assert other["id"] == "capitals_or_destroy"
    assert none == public == {"id": "capitals", "args": {"count": 2, "own": "needed"}, "target": 2}
