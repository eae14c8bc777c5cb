"""The end of a battle (IS-END)."""

import numpy as np
import pytest

from depth import depth
from games.island.board import ENTRIES, board
from games.island.play import steps_of
from stridsplan.games.island.state import Ended, Illegal, Phase

EMPTY_PADS = {"s": "-----", "n": "-----"}  # no characters on the pads
# Test case IS-T26 of the catalogue without its characters
T26 = {"pads": EMPTY_PADS, "blocks": "*d5", "roll": 1}


def result(game):
    """The winners, how the battle ended, and the results of South and North."""
    out = np.zeros(4, np.int32)
    ENTRIES.returns(game.states, 0, out)
    return game.winners(), Ended(game.s.ended).name.lower(), out[:2].tolist()


# -- The last character --------------------------------------------------------------------------------------


@pytest.mark.rule("IS-END-1")
def test_a_player_without_characters_must_lose_at_once():
    game = board("sT d4 N", "nS d8 S", pads=EMPTY_PADS, roll=2)
    assert game.winners() == ""
    game.shoot("d4")
    assert result(game) == ("s", "last_lost", [1000, -1000])
    assert (game.s.phase, game.question()) == (Phase.OVER, None)
    assert game.codes(0) == game.codes(1) == []


@pytest.mark.rule("IS-END-1", "IS-TRAP-17")
def test_characters_on_the_pad_must_count_as_alive():
    game = board("sT d4 N", "nS d8 S", pads={"s": "-----", "n": "----S"}, roll=2).shoot("d4")
    assert game.winners() == ""
    assert game.count("n") == 1
    game.move("d4", "d6")
    assert game.question() == ("n", "launch")


@pytest.mark.rule("IS-END-2")
def test_a_shot_must_end_the_battle_before_the_move():
    game = board("sT d4 N", "sS k1 N", "nS d8 S", pads=EMPTY_PADS, roll=2).shoot("d4")
    assert game.winners() == "s"
    assert not game.happened("moved")


@pytest.mark.rule("IS-END-2")
@pytest.mark.parametrize("enemy", ["nS d7 S", "nS e9 S"])
def test_the_consequences_of_a_shot_must_be_applied_before_the_end_is_checked(enemy):
    game = board("sT d4 N", enemy, pads=EMPTY_PADS, blocks="*d8", roll=2).shoot("d4")
    assert game.winners() == "s"


@pytest.mark.rule("IS-END-2", "IS-END-4")
def test_a_landing_and_its_consequences_must_end_the_battle():
    game = board("sS d4 N", "sT k1 N", "nS e6 S", pads=EMPTY_PADS, blocks="*d5", roll=1).move("d4", "d5")
    assert result(game) == ("s", "last_lost", [1000, -1000])


@pytest.mark.rule("IS-END-2", "IS-END-4")
def test_a_penalty_from_the_island_must_end_the_battle():
    game = board("sS d12 N", "nS k9 S", pads=EMPTY_PADS, roll=3)  # the only candidate
    assert result(game) == ("n", "last_lost", [-1000, 1000])


@pytest.mark.rule("IS-END-2", "IS-END-4", "IS-PEN-4")
def test_a_penalty_from_the_pad_must_end_the_battle():
    game = board("nS k9 S", pads={"s": "S----", "n": "-----"}, centre={"s": 1})
    assert game.winners() == "n"


@pytest.mark.rule("IS-END-4")
@pytest.mark.parametrize(
    ("pieces", "blocks", "act"),
    [
        (("sS d4 N", "nS k9 S"), "*d6 *e5", lambda game: game.shoot("d4")),  # the side's own explosion
        (("sS d4 N", "nS k9 S"), "*d5", lambda game: game.move("d4", "d5")),  # the side's own landing
    ],
)
def test_losses_by_own_explosions_must_count_like_others(pieces, blocks, act):
    game = act(board(*pieces, pads=EMPTY_PADS, blocks=blocks, roll=1))
    assert result(game) == ("n", "last_lost", [-1000, 1000])


@pytest.mark.rule("IS-END-4")
def test_losses_by_own_crossfire_must_count():
    game = board("sT d4 N", "sS d5 N", "nS d8 S", "nS k9 S", pads=EMPTY_PADS, roll=1).shoot("d4")
    assert game.lost() == {"d5": "crossfire", "d8": "shot"}
    assert (game.count("s"), game.count("n")) == (1, 1)
    assert game.view_json()["seats"][0]["lost"] == 9


@pytest.mark.rule("IS-T26", "IS-END-1")
def test_a_forced_landing_must_lose_the_battle_when_the_enemy_is_out_of_reach():
    game = board("sS d4 N", "nS e7 S", **T26)
    assert game.kinds() == {"move"}
    game.move("d4", "d5")
    assert game.at("e7") == "nS S"
    assert result(game) == ("n", "last_lost", [-1000, 1000])


# -- Simultaneous losses -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T27", "IS-END-3", "IS-CHAIN-4", "IS-TRAP-22")
def test_when_both_lose_their_last_character_together_the_battle_must_be_drawn():
    game = board("sS d4 N", "nS e6 S", **T26).move("d4", "d5")
    assert set(game.lost()) == {"d5", "e6"}
    assert result(game) == ("s n", "together", [0, 0])


@pytest.mark.rule("IS-END-3", "IS-TRAP-22")
@pytest.mark.parametrize("turn", ["s", "n"])
@pytest.mark.parametrize(
    ("option", "winners"),
    [
        ("draw", {"s": "s n", "n": "s n"}),
        ("active_loses", {"s": "n", "n": "s"}),
        ("active_wins", {"s": "s", "n": "n"}),
    ],
)
def test_by_option_the_player_on_turn_may_lose_or_win_when_both_lose_their_last_character(
    option, winners, turn
):
    options = {"simultaneous_loss": option}
    pieces = {"s": ("sS d4 N", "nS e6 S"), "n": ("nS d4 N", "sS e6 S")}[turn]
    game = board(*pieces, turn=turn, options=options, **T26).move("d4", "d5")
    assert game.winners() == winners[turn]


@pytest.mark.rule("IS-END-3", "IS-CHAIN-4", "IS-TRAP-22")
def test_a_shot_that_removes_both_last_characters_must_draw_in_either_order():
    game = board("sS d4 N", "nS d7 S", pads=EMPTY_PADS, blocks="*d6 *e5", roll=1).shoot("d4")
    assert set(game.lost()) == {"d4", "d7"}
    assert game.winners() == "s n"


@pytest.mark.rule("IS-END-3")
@pytest.mark.parametrize("option", ["draw", "active_loses", "active_wins"])
def test_the_option_may_change_nothing_when_only_one_side_has_lost(option):
    game = board("sS d4 N", "nS e7 S", options={"simultaneous_loss": option}, **T26).move("d4", "d5")
    assert game.winners() == "n"


# -- No progress ---------------------------------------------------------------------------------------------

FAR_APART = ("sS d4 N", "nS k9 S")


@pytest.mark.rule("IS-END-5")
@pytest.mark.parametrize(("option", "claim"), [("claim_80_draw_120", 80), ("claim_40_draw_60", 40)])
@pytest.mark.parametrize("turn", ["s", "n"])
def test_a_draw_may_be_claimed_after_a_number_of_turns_without_progress(option, claim, turn):
    options = {"no_progress": option}
    game = board(*FAR_APART, turn=turn, roll=1, options=options, idle=claim - 1)
    assert game.refuse("claim_draw") == Illegal.TOO_EARLY_TO_CLAIM
    assert "claim_draw" not in game.kinds()
    game = board(*FAR_APART, turn=turn, roll=1, options=options, idle=claim)
    assert game.refuse("claim_draw", seat=1 - game.s.turn) == Illegal.NOT_ASKED
    game.act("claim_draw")
    assert result(game) == ("s n", "claimed", [0, 0])


@pytest.mark.rule("IS-END-5")
@pytest.mark.parametrize(("option", "limit"), [("claim_80_draw_120", 120), ("claim_40_draw_60", 60)])
def test_the_battle_must_be_drawn_after_a_number_of_turns_without_progress(option, limit):
    options = {"no_progress": option}
    game = board(*FAR_APART, roll=1, options=options, idle=limit - 2).move("d4", "d5", roll=2)
    assert (game.s.idle, game.winners()) == (limit - 1, "")
    game.move("k9", "k7")
    assert result(game) == ("s n", "no_progress", [0, 0])


@pytest.mark.rule("IS-END-5")
def test_draws_without_progress_may_be_switched_off():
    game = board(*FAR_APART, roll=1, options={"no_progress": "off"}, idle=500)
    assert game.refuse("claim_draw") == Illegal.TOO_EARLY_TO_CLAIM
    game.move("d4", "d5", roll=1).move("k9", "k8")
    assert (game.winners(), game.s.idle) == ("", 502)


@pytest.mark.rule("IS-END-5")
@pytest.mark.parametrize(
    ("setting", "act"),
    [
        ({"more": ["nS d6 S"], "roll": 1}, lambda game: game.shoot("d4").move("d4", "d5")),  # a character
        ({"blocks": "od6", "roll": 1}, lambda game: game.shoot("d4").move("d4", "d5")),  # a block
        ({"blocks": "od5", "roll": 1}, lambda game: game.move("d4", "d5")),  # a block landed on
        ({"roll": 0}, lambda game: game.launch(1, roll=2).move("a1", "a3")),  # a launch
        # a penalty
        ({"more": ["sS e12 N"], "roll": 4, "blocks": "d6"}, lambda game: game.end().remove("e12")),
    ],
)
def test_removals_and_launches_must_be_progress(setting, act):
    setting = dict(setting)
    game = act(board(*FAR_APART, *setting.pop("more", ()), idle=119, **setting))
    assert (game.active(), game.s.idle) == ("n", 0)


@pytest.mark.rule("IS-END-5")
@pytest.mark.parametrize(
    ("number", "act"),
    [
        (2, lambda game: game.move("d4", "d6")),
        (0, lambda game: game.rotate("d4", "left", roll=2).move("d4", "b4")),
        (0, lambda game: game.nominate(roll=2).slide("left")),
    ],
)
def test_moves_turns_and_the_pad_may_not_be_progress(number, act):
    assert act(board(*FAR_APART, roll=number, idle=50)).s.idle == 51


@pytest.mark.rule("IS-END-5", "IS-RULE4-1")
def test_a_launch_before_the_roll_must_be_progress():
    game = board("nS k9 S", idle=119).launch(1, roll=2).move("a1", "a3")
    assert (game.s.idle, game.winners()) == (0, "")


@pytest.mark.rule("IS-END-1", "IS-END-2", "IS-END-5")
def test_battles_in_random_games_must_end_exactly_when_a_side_is_gone():
    ends, battles = 0, depth(15, 40)
    for step in steps_of(battles):
        gone = [not (step.then.island[k] | step.then.on_pad[k] | step.then.in_hand[k]) for k in (0, 1)]
        assert (step.then.phase == Phase.OVER) == any(gone)
        if any(gone):
            ends += 1
            winners = {(True, False): 0b10, (False, True): 0b01, (True, True): 0b11}  # a draw: both
            assert step.then.winners == winners[tuple(gone)]
            assert step.then.losses[0 if gone[0] else 1] == 10
    assert ends == battles
