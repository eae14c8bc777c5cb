"""Raids (AW-RAID)."""

from itertools import product

import pytest

from games.awakened.board import board

# -- Who may raid, and what ---------------------------------------------------------------------------------


@pytest.mark.rule("AW-RAID-1")
def test_soldiers_of_several_lands_may_raid_together():
    game = board("military", D3="red 2M", C3="red 1V", E5="red 1M", D4="green 5p 1M")
    game.march("D3", "D4", fresh=2)
    assert game.cells("march_from") == ["C3"]
    assert game.refuse("march_from", cell="D3") == "NO_READY_SOLDIER"
    assert game.refuse("march_from", cell="E5") == "NOT_NEXT_TO_TARGET"
    game.join("C3", veterans=1).act("raid")
    assert game.args_of("raided") == [
        {
            "seat": {"seat": 0},
            "cell": "D4",
            "victim": {"seat": 1},
            "attackers": 3,
            "soldiers": 1,
            "defence": 0,
            "attackers_lost": 1,
            "soldiers_lost": 1,
        }
    ]


@pytest.mark.rule("AW-RAID-1")
def test_a_land_may_join_a_raid_once():
    game = board("military", D3="red 2M", D4="green 5p").march("D3", "D4", fresh=1)
    assert game.refuse("march_from", cell="D3") == "ALREADY_JOINED"
    assert game.refuse("march_from", cell="D4") == "NOT_YOURS"


@pytest.mark.rule("AW-RAID-1", "AW-MIL-1")
def test_a_soldier_that_has_acted_may_not_raid():
    game = board("military", D2="red 1M", D3="red 1M", D4="green 5p")
    game.march("D2", "D3", fresh=1).act("march_from", cell="D3").act("march_to", cell="D4")
    assert game.refuse("send_fresh", soldiers=2) == "TOO_MANY_SOLDIERS"


@pytest.mark.rule("AW-RAID-1")
def test_a_raid_must_have_a_soldier():
    game = (
        board("military", D3="red 1M", D4="green 5p").act("march_from", cell="D3").act("march_to", cell="D4")
    )
    assert game.refuse("send_fresh", soldiers=0) == "NO_SOLDIER_SENT"


@pytest.mark.rule("AW-RAID-2")
def test_a_raid_may_not_pass_a_railroad():
    game = board("military", D3="red 2M", D4="free R", D5="green 3p").act("march_from", cell="D3")
    assert game.refuse("march_to", cell="D5") == "NOT_NEXT_TO_TARGET"


@pytest.mark.rule("AW-RAID-3", "AW-CTRL-4")
def test_a_land_without_units_may_be_entered_but_not_raided():
    game = board("military", D3="red 2M", D4="free 3r CF").march("D3", "D4", fresh=1)
    assert game.args_of("raided") == []
    assert game.at("D4") == "red 3r 1M CF"


# -- Losses --------------------------------------------------------------------------------------------------


def raid(target, fresh=0, veterans=0, options=None, **lands):
    """A position after a raid from D3 on D4; because of a soldier on B1 the turn goes on."""
    soldiers = " ".join(f"{number}{letter}" for number, letter in ((fresh, "M"), (veterans, "V")) if number)
    game = board(
        "military", options=options, D3=f"red 2p {soldiers}", D4=f"green {target}", B1="red 1M", **lands
    )
    return game.march("D3", "D4", fresh, veterans).act("raid")


@pytest.mark.rule("AW-RAID-4", "AW-RAID-6", "AW-RAID-5", "AW-TRAP-16")
@pytest.mark.parametrize(("attackers", "soldiers", "defence"), list(product(range(1, 5), range(4), range(2))))
def test_each_side_must_lose_as_many_soldiers_as_the_other_has_and_a_defence_must_count_as_one(
    attackers, soldiers, defence
):
    target = f"3p {soldiers}M" if soldiers else "3p"
    game = raid(target + " D" * defence, fresh=attackers)
    survivors = attackers - min(attackers, soldiers + defence)
    assert game.s.soldiers[0] == survivors + 1
    assert game.s.soldiers[1] == soldiers - min(attackers, soldiers)
    assert (game.question() == "red effect") == (survivors > 0)
    assert game.buildings("D4") == "D" * defence


@pytest.mark.rule("AW-T7", "AW-RAID-4", "AW-RAID-8")
def test_equal_forces_must_all_be_lost_without_an_effect():
    game = raid("2p 3M", fresh=3)
    assert (game.at("D3"), game.at("D4")) == ("red 2p", "green 2p")
    assert game.question() == "red military"


@pytest.mark.rule("AW-T8", "AW-RAID-5", "AW-TRAP-16")
@pytest.mark.parametrize(("dies", "after"), [(False, "green 2p D"), (True, "green 2p")])
def test_a_defence_must_survive_the_exchange_except_by_option(dies, after):
    game = raid("2p 1M D", fresh=2, options={"defence_dies_in_raid": dies})
    assert (game.at("D3"), game.at("D4")) == ("red 2p", after)
    assert game.s.soldiers.tolist() == [1, 0, 0, 0]


@pytest.mark.rule("AW-RAID-5")
def test_by_option_a_defence_must_survive_if_all_attackers_are_lost_to_soldiers():
    game = raid("2p 2M D", fresh=2, options={"defence_dies_in_raid": True})
    assert game.at("D4") == "green 2p D"


@pytest.mark.rule("AW-RAID-6")
def test_soldiers_next_to_the_target_may_not_defend_it():
    game = raid("2p 1M", fresh=2, D5="green 3M", E4="green 2p D")
    assert game.s.survivors == 1
    assert game.at("D5") == "green 3M"


@pytest.mark.rule("AW-RAID-7")
@pytest.mark.parametrize(("first", "second"), [("C3", "D3"), ("D3", "C3")])
def test_veterans_must_be_lost_first_in_the_order_in_which_the_lands_joined(first, second):
    game = board("military", D3="red 1M 1V", C3="red 1M 1V", D4="green 9p 1M 2V")
    game.march(first, "D4", fresh=1, veterans=1).join(second, fresh=1, veterans=1).act("raid")
    assert (game.at(first), game.at(second), game.at("D4")) == ("red", "red 1M", "green 9p")
    assert game.end().at(first) == "free"


@pytest.mark.rule("AW-RAID-7")
def test_the_defenders_veterans_must_be_lost_first():
    game = raid("9p 2M 2V", fresh=3)
    assert game.at("D4") == "green 9p 1M"


@pytest.mark.rule("AW-T39", "AW-RAID-15", "AW-TRAP-16")
def test_a_defence_must_cost_every_separate_raid_a_soldier():
    game = board("military", D3="red 2p 3M", D4="green 3p D")
    for _ in range(3):
        game.march("D3", "D4", fresh=1).act("raid")
    assert (game.at("D3"), game.at("D4")) == ("red 2p", "green 3p D")
    assert raid("3p D", fresh=3).s.survivors == 2


@pytest.mark.rule("AW-RAID-15")
@pytest.mark.parametrize("portions", [(1, 1, 1), (2, 1), (1, 2), (3,)])
def test_without_a_defence_the_losses_may_not_depend_on_the_number_of_raids(portions):
    game = board("military", D3="red 2p 3M", D4="green 9p 2M")
    for portion in portions:
        game.march("D3", "D4", fresh=portion).act("raid")
        if game.question() == "red effect":
            game.end()
    assert game.s.soldiers.tolist()[:2] == [1, 0]


@pytest.mark.rule("AW-RAID-14", "AW-MIL-1")
def test_survivors_must_stay_where_they_were_and_have_acted():
    game = board("military", D3="red 2p 3M", D4="green 3p", D5="red 2p 1M")
    game.march("D3", "D4", fresh=2).act("raid").end()
    assert game.at("D3") == "red 2p 3M"
    game.act("march_from", cell="D3").act("march_to", cell="E3")
    assert game.refuse("send_fresh", soldiers=2) == "TOO_MANY_SOLDIERS"


@pytest.mark.rule("AW-TRAP-29")
def test_nobody_may_be_asked_in_the_turn_of_another():
    assert raid("2p 1M D", fresh=3).question() == "red effect"


@pytest.mark.rule("AW-RAID-4")
def test_the_outcome_must_be_shown_before_the_raid_is_made():
    game = board("military", D3="red 2p 3M 1V", D4="green 3p 1M D")
    game.march("D3", "D4", fresh=2, veterans=1)
    (raid,) = game.legal("raid")
    outcome = {"target": "D4", "attackers": 3, "soldiers": 1, "defence": True}
    outcome |= {"attackers_lost": 2, "soldiers_lost": 1, "survivors": 1}
    assert raid == {"kind": "raid"} | outcome
    origins = [{"cell": "D3", "fresh": 2, "veterans": 1, "plundered": 0}]
    assert game.view()["raid"] == {"origins": origins, "effect": None} | outcome
    game.act("raid")
    origins = [{"cell": "D3", "fresh": 1, "veterans": 0, "plundered": 0}]
    assert game.view()["raid"] == {"origins": origins, "effect": None, "target": "D4", "survivors": 1}


# -- Effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-T37", "AW-RAID-8", "AW-RAID-9", "AW-RAID-10", "AW-RAID-11", "AW-TRAP-18", "AW-TRAP-19")
def test_four_attackers_of_two_lands_may_plunder_two_or_kill_two_or_destroy_one():
    def board_after_raid():
        game = board("military", D3="red 2p 2M", C3="red 2p 2M", D4="green 5p 3r 1M D", B1="red 1M")
        return game.march("D3", "D4", fresh=2).join("C3", fresh=2).act("raid")

    game = board_after_raid()
    assert (game.at("D3"), game.at("C3"), game.at("D4")) == ("red 2p", "red 2p 2M", "green 5p 3r D")
    assert game.refuse("conquer", cell="C3", rank="fresh") == "STILL_POPULATED"
    assert game.refuse("plunder", cell="D3") == "NO_SURVIVOR_OF_LAND"
    game.act("plunder", cell="C3").act("plunder", cell="C3")
    assert (game.at("C3"), game.at("D4")) == ("red 2p 2r 2M", "green 5p 1r D")
    game = board_after_raid().act("kill", people=2)
    assert game.at("D4") == "green 3p 3r D"
    game = board_after_raid().act("destroy", building="defence")
    assert game.at("D4") == "green 5p 3r"


@pytest.mark.rule("AW-RAID-8")
def test_the_raider_may_do_nothing():
    game = raid("2p 1r", fresh=1).end()
    assert game.at("D4") == "green 2p 1r"


@pytest.mark.rule("AW-RAID-8", "AW-TRAP-18")
def test_a_raid_may_have_one_effect_only():
    game = raid("4p 2r C", fresh=3).act("plunder", cell="D3")
    assert game.refuse("kill", people=1) == "ANOTHER_EFFECT"
    assert game.refuse("destroy", building="city") == "ANOTHER_EFFECT"
    assert game.refuse("conquer", cell="D3", rank="fresh") == "ANOTHER_EFFECT"
    game = raid("4p 2r C", fresh=3).act("kill", people=1)
    assert game.refuse("plunder", cell="D3") == "ANOTHER_EFFECT"


@pytest.mark.rule("AW-RAID-8")
def test_by_an_option_every_survivor_may_have_an_effect():
    game = raid("4p 2r C", fresh=4, options={"raid_effect": "per_soldier"})
    game.act("plunder", cell="D3").act("kill", people=1).act("destroy", building="city")
    assert (game.at("D3"), game.at("D4")) == ("red 2p 1r 4M", "green 3p 1r")
    assert game.question() == "red military"


@pytest.mark.rule("AW-RAID-8", "AW-RAID-12")
def test_by_option_survivors_who_have_not_killed_may_conquer():
    game = raid("1p 2r F", fresh=2, options={"raid_effect": "per_soldier"})
    game.act("kill", people=1).act("conquer", cell="D3", rank="fresh")
    assert (game.at("D3"), game.at("D4")) == ("red 2p 1M", "red 2r 1M F")


@pytest.mark.rule("AW-RAID-9")
def test_each_survivor_may_bring_one_resource_to_its_own_land():
    game = board("military", D3="red 2p 1M", C3="red 2p 2M", D4="green 5p 5r")
    game.march("D3", "D4", fresh=1).join("C3", fresh=1).act("raid").act("plunder", cell="D3")
    assert game.refuse("plunder", cell="D3") == "NO_SURVIVOR_OF_LAND"
    assert game.refuse("plunder", cell="D4") == "NO_SURVIVOR_OF_LAND"
    game.act("plunder", cell="C3")
    assert (game.at("D3"), game.at("C3"), game.at("D4")) == ("red 2p 1r 1M", "red 2p 1r 2M", "green 5p 3r")
    assert game.s.stored.tolist()[:2] == [2, 3]


@pytest.mark.rule("AW-RAID-9")
def test_no_more_may_be_plundered_than_there_is():
    game = raid("5p 1r", fresh=3).act("plunder", cell="D3")
    assert game.question() == "red military"
    assert raid("5p", fresh=3).refuse("plunder", cell="D3") == "NOTHING_TO_PLUNDER"


@pytest.mark.rule("AW-RAID-9", "AW-RES-11")
def test_plunder_beyond_twenty_resources_must_be_lost():
    game = raid("5p 2r", fresh=1, D5="red 2p 20r").act("plunder", cell="D3")
    assert (game.at("D3"), game.at("D4")) == ("red 2p 1M", "green 5p 1r")


@pytest.mark.rule("AW-RAID-9")
def test_by_an_option_plunder_may_be_discarded():
    game = raid("5p 2r", fresh=1, options={"plunder_to": "discarded"}).act("plunder", cell="D3")
    assert (game.at("D3"), game.at("D4")) == ("red 2p 1M", "green 5p 1r")


@pytest.mark.rule("AW-RAID-10")
def test_no_more_may_be_killed_than_there_are_survivors_or_people():
    game = raid("5p 1M", fresh=3)
    assert game.refuse("kill", people=3) == "TOO_FEW_SURVIVORS"
    assert [action["people"] for action in game.legal("kill")] == [1, 2]
    assert raid("1p", fresh=3).refuse("kill", people=2) == "NOBODY_TO_KILL"


@pytest.mark.rule("AW-RAID-11", "AW-TRAP-19")
@pytest.mark.parametrize(("survivors", "buildings"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_survivors_may_destroy_a_building(survivors, buildings):
    game = raid("5p CFR", fresh=survivors)
    for name in ("city", "factory", "railroad")[:buildings]:
        game.act("destroy", building=name)
    assert (
        game.question() != "red effect" or game.refuse("destroy", building="railroad") == "TOO_FEW_SURVIVORS"
    )
    assert game.at("D4") == f"green 5p {'CFR'[buildings:]}"


@pytest.mark.rule("AW-RAID-11")
def test_only_a_building_that_stands_may_be_destroyed():
    assert raid("5p CFR", fresh=2).refuse("destroy", building="defence") == "NO_SUCH_BUILDING"


# -- Conquest ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-T38", "AW-RAID-12")
def test_a_land_held_only_by_soldiers_may_be_conquered():
    game = raid("4r 1M", fresh=2).act("conquer", cell="D3", rank="fresh")
    assert (game.at("D3"), game.at("D4")) == ("red 2p", "red 4r 1M")
    assert game.question() == "red military"
    assert game.s.stored.tolist()[:2] == [4, 0]
    assert game.args_of("land_conquered") == [{"seat": {"seat": 0}, "cell": "D4", "victim": {"seat": 1}}]


@pytest.mark.rule("AW-RAID-12", "AW-TRAP-17")
def test_conquest_must_destroy_a_defence_and_spare_other_buildings():
    game = raid("1M CFRD", fresh=3, E5="green 2p").act("conquer", cell="D3", rank="fresh")
    assert game.at("D4") == "red 1M CFR"
    assert [(event["id"], event["rule"]) for event in game.events()][1] == (
        "building_destroyed",
        "AW-RAID-12",
    )


@pytest.mark.rule("AW-RAID-12", "AW-RAID-14")
def test_any_number_of_survivors_may_move_into_a_conquered_land():
    game = board("military", D3="red 2p 1M 1V", C3="red 2V", D4="green 1M", D5="green 2p")
    game.march("D3", "D4", fresh=1, veterans=1).join("C3", veterans=2).act("raid")
    assert game.refuse("conquer", cell="D3", rank="veteran") == "NO_SURVIVOR_OF_LAND"
    assert game.refuse("conquer", cell="E3", rank="fresh") == "NO_SURVIVOR_OF_LAND"
    game.act("conquer", cell="D3", rank="fresh").act("conquer", cell="C3", rank="veteran").end()
    assert (game.at("D3"), game.at("C3"), game.at("D4")) == ("red 2p", "red 1V", "red 1M 1V")


@pytest.mark.rule("AW-RAID-12", "AW-CTRL-4")
def test_a_land_that_all_survivors_leave_must_be_abandoned():
    game = board("military", D3="red 1M 1r D", D4="green 1V", D5="green 2p", C3="red 1M", E4="red 2p")
    game.march("D3", "D4", fresh=1).join("C3", fresh=1).act("raid")
    assert game.at("C3") == "red 1M"
    game.act("conquer", cell="C3", rank="fresh")
    assert (game.at("D3"), game.at("C3"), game.at("D4")) == ("free 1r", "free", "red 1M")


@pytest.mark.rule("AW-T40", "AW-RAID-13", "AW-TRAP-18")
def test_a_land_whose_people_are_killed_must_be_taken_by_another_soldier():
    game = board("military", D3="red 2p 3M", C3="red 2p 1M", D4="green 2p 1r FD", E5="green 2p")
    game.march("D3", "D4", fresh=3).act("raid").act("kill", people=2)
    assert game.at("D4") == "free 1r F"
    assert game.question() == "red military"
    assert game.cells("march_from") == ["C3"]
    game.march("C3", "D4", fresh=1)
    assert game.at("D4") == "red 1r 1M F"


@pytest.mark.rule("AW-RAID-13", "AW-T40")
def test_by_an_option_the_survivors_may_conquer_after_killing():
    game = raid("2p 1r FD", fresh=3, options={"conquer_after_kill": True}).act("kill", people=1)
    assert game.refuse("conquer", cell="D3", rank="fresh") == "STILL_POPULATED"
    game.act("kill", people=1)
    assert game.s.survivors == 2
    game.act("conquer", cell="D3", rank="fresh").act("conquer", cell="D3", rank="fresh")
    assert (game.at("D3"), game.at("D4")) == ("red 2p", "red 1r 2M F")


@pytest.mark.rule("AW-RAID-13")
def test_by_that_option_the_survivors_may_also_leave_the_land_empty():
    game = raid("2p 1r D", fresh=3, options={"conquer_after_kill": True}).act("kill", people=2).end()
    assert game.at("D4") == "free 1r"
