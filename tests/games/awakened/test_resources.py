"""Phase 2, resources (AW-RES)."""

import pytest

from games.awakened.board import board
from stridsplan.games.awakened.components import CELL
from stridsplan.games.awakened.rules.resources import production

CASES = {  # marker, people and resources, buildings; the land after it has fed its people
    "AW-T1": ("3|=<3", "3p", "", "3p"),
    "AW-T3": ("3|=<3", "4p", "C", "3p C"),
    "AW-T4": ("3|=<3", "4p 1r", "C", "4p C"),
    "AW-T5": ("3|=<3", "4p", "CF", "4p CF"),
    "AW-T10": ("4|=", "4p", "", "4p"),
    "AW-T11": ("4|+1", "4p", "", "4p 1r"),
    "AW-T12": ("4|+1", "3p 2r", "F", "3p 4r F"),
    "AW-T13": ("4|-1", "4p", "", "3p"),
    "AW-T14": ("4|-1", "4p 2r", "", "4p 1r"),
    "AW-T15": ("4|-1", "4p", "F", "4p F"),
    "AW-T16": ("3|x2", "3p", "", "3p 3r"),
    "AW-T17": ("3|x2", "2p 1r", "F", "2p 4r F"),
    "AW-T18": ("4|=<2", "4p 1r", "", "3p"),
    "AW-T19": ("3|0", "3p 5r", "", "3p 2r"),
    "AW-T20": ("3|0", "3p 2r", "", "2p"),
    "AW-T21": ("3|0", "2p", "F", "1p F"),
}


@pytest.mark.rule(
    "AW-T1", "AW-T3", "AW-T4", "AW-T5", "AW-T10", "AW-T11", "AW-T12", "AW-T13", "AW-T14", "AW-T15", "AW-T16", "AW-T17",
    "AW-T18", "AW-T19", "AW-T20", "AW-T21", "AW-RES-1", "AW-RES-2", "AW-RES-4", "AW-RES-5", "AW-RES-6", "AW-TRAP-4",
    "AW-TRAP-5", "AW-TRAP-6", "AW-TRAP-7",
)  # fmt: skip
@pytest.mark.parametrize(("marker", "before", "buildings", "after"), CASES.values(), ids=CASES)
def test_a_land_must_feed_its_people_by_its_code(marker, before, buildings, after):
    game = board("resources", D3=f"red {before} {buildings} {marker}")
    assert game.at("D3") == f"red {after}"


@pytest.mark.rule("AW-T22", "AW-RES-5")
def test_a_single_person_on_a_land_with_minus_one_must_starve():
    game = board("resources", D3="red 1p 4|-1")
    assert game.at("D3") == "free"


@pytest.mark.rule("AW-T21", "AW-POP-3")
def test_a_single_person_fed_by_a_factory_must_die_in_the_next_phase_one():
    game = board("resources", D3="red 2p F 3|0", D4="red 2p")
    assert game.at("D3") == "red 1p F"
    game.end().end()
    assert game.at("D3") == "free F"


@pytest.mark.rule("AW-RES-6", "AW-T11", "AW-TRAP-4")
def test_by_an_option_a_surplus_may_be_a_resource_for_every_person():
    game = board("resources", options={"surplus": "per_population"}, D3="red 4p 4|+1")
    assert game.at("D3") == "red 4p 4r"


@pytest.mark.rule("AW-RES-3", "AW-TRAP-24")
def test_a_factory_without_people_may_not_produce():
    game = board("resources", D3="red 1M F 3|=")
    assert game.at("D3") == "red 1M F"
    assert production(game.s, CELL["D3"]) == 0


@pytest.mark.rule("AW-RES-7", "AW-T6")
def test_nobody_may_starve_while_the_land_has_a_resource():
    """The seat is not asked whether to keep the resource: it is spent."""
    game = board("resources", D3="red 4p 1r 4|-1")
    assert game.args_of("stores_eaten")[0]["spent"] == 1
    assert game.at("D3") == "red 4p"
    assert game.question() == "red move"


@pytest.mark.rule("AW-RES-1", "AW-RES-5")
def test_events_must_say_what_was_produced_eaten_and_lacking():
    game = board("resources", A2="red 2p", C2="red 4p 1r 4|0", D3="red 2p 4|0", D5="red 2p 4|+1")
    events = [
        (event["id"], event["args"])
        for event in game.events()
        if event["args"].get("cell") in ("C2", "D3", "D5")
    ]
    seat = {"seat": {"seat": 0}}
    assert events[:5] == [
        ("stores_eaten", seat | {"cell": "C2", "produced": 0, "people": 4, "spent": 1}),
        ("food_lacking", seat | {"cell": "D3", "produced": 0, "people": 2}),
        ("harvested", seat | {"cell": "D5", "produced": 3, "people": 2, "stored": 1}),
        ("people_starved", seat | {"cell": "C2", "lost": 3}),
        ("people_starved", seat | {"cell": "D3", "lost": 2}),
    ]


@pytest.mark.rule("AW-RES-8", "AW-TRAP-8")
def test_resources_may_feed_no_other_land():
    game = board("resources", D3="red 4p 4|0", D4="red 2p 9r")
    assert (game.at("D3"), game.at("D4")) == ("free", "red 2p 9r")


@pytest.mark.rule("AW-RES-9", "AW-TRAP-15")
def test_soldiers_may_not_eat():
    game = board("resources", D3="red 2p 1r 3M 2V 2|=")
    assert game.at("D3") == "red 2p 1r 3M 2V"


@pytest.mark.rule("AW-RES-10")
def test_a_land_may_store_any_number_of_resources():
    game = board("resources", D3="red 3p 17r 3|x2")
    assert game.at("D3") == "red 3p 20r"


@pytest.mark.rule("AW-RES-11", "AW-RES-12")
def test_a_gain_beyond_twenty_must_be_lost_in_the_last_lands():
    game = board("resources", C2="red 2p 17r 3|x2", D3="red 2p 3|x2")
    assert (game.at("C2"), game.at("D3")) == ("red 2p 19r", "red 2p 1r")
    assert game.args_of("resources_lost") == [{"seat": {"seat": 0}, "cell": "D3", "lost": 1}]


@pytest.mark.rule("AW-RES-11")
def test_by_an_option_there_may_be_any_number_of_resources():
    game = board("resources", options={"resource_limit": 0}, C2="red 2p 27r 3|x2")
    assert game.at("C2") == "red 2p 29r"


@pytest.mark.rule("AW-TRAP-23")
@pytest.mark.parametrize(
    ("start", "ends"), [("3p 4|-1", ["3p"] * 3), ("5p 5|-1", ["4p"] * 3), ("3p 3|-1", ["2p", "1p", "free"])]
)
def test_a_land_with_minus_one_must_reach_a_stable_population_or_die_out(start, ends):
    game = board("population", D3=f"red {start}")
    for end in ends:
        assert game.at("D3") == (f"red {end}" if end != "free" else "free")
        game.end().end()
