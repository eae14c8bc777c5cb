"""The kinds of battle for two (IS-MODE)."""

import pytest

from games.island.board import Position, board, fresh
from games.island.play import place_blocks, place_characters_at_random, steps_of
from stridsplan import Table
from stridsplan.engine.options import BadOption
from stridsplan.games.island.state import NOT_IN_PLAY, Ask, Ended, Event, Face, Illegal, Penalty, Phase

SHORT, ALL_OUT, QUICK = {"battle": "short"}, {"battle": "all_out"}, {"battle": "quick_all_out"}
KINDS = ["full", "short", "all_out", "quick_all_out"]


# -- Full and short ------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MODE-1")
def test_the_full_battle_must_be_the_default():
    assert fresh().s.tobytes() == fresh(options={"battle": "full"}).s.tobytes()
    game = board("sT d4 N", "nS d8 S", pads={"n": "S----", "s": "S----"}, options={"battle": "full"}, roll=1)
    assert game.shoot("d4").winners() == ""  # North has lost nine of ten
    assert game.count("n") == 1


@pytest.mark.rule("IS-MODE-2")
def test_four_players_may_not_choose_a_short_battle():
    with pytest.raises(BadOption):
        Table("island", seats=4, profile="short")
    # a table with older rules
    assert Table("island", seats=4, profile="short", rules=1).options["battle"] == "full"


@pytest.mark.rule("IS-MODE-2")
def test_a_short_battle_must_be_set_up_like_a_full_battle():
    game = place_characters_at_random(place_blocks(fresh(options=SHORT)))
    assert game.question() == ("s", "arrange_pad")
    assert [seat["island"] for seat in game.view_json()["seats"]] == [5, 5]
    assert fresh(profile="short").s.options.battle == fresh(options=SHORT).s.options.battle


@pytest.mark.rule("IS-MODE-2")
def test_a_short_battle_must_be_won_when_the_opponent_has_lost_five():
    pads = {"s": "TJSSJ", "n": "TJSSJ"}
    game = board("sS d4 N", "nS d6 S", "nS k9 S", pads=pads, options=SHORT, roll=1)  # North has lost three
    assert game.shoot("d4").winners() == ""  # four
    assert game.count("n") == 6
    game = board("sS d4 N", "nS d6 S", pads=pads, options=SHORT, roll=1).shoot("d4")
    assert (game.count("n"), game.winners()) == (5, "s")
    assert game.event("battle_won")["args"]["points"] > 10


@pytest.mark.rule("IS-MODE-2")
def test_the_result_must_say_that_a_short_battle_was_won_by_the_target():
    game = board("sS d4 N", "nS d6 S", pads={"s": "TJSSJ", "n": "TJSSJ"}, options=SHORT, roll=1).shoot("d4")
    assert game.s.ended == Ended.SHORT_TARGET
    assert game.event("battle_won")["rule"] == "IS-MODE-2"


@pytest.mark.rule("IS-MODE-2", "IS-TRAP-27")
@pytest.mark.parametrize(
    ("pieces", "blocks", "pad", "act"),
    [
        (("sS d4 N",), "*d5", "TJSSJ", lambda game: game.move("d4", "d5")),  # the side's own landing
        (("sS d4 N",), "*d6 *e5", "TJSSJ", lambda game: game.shoot("d4")),  # the side's own explosion
        # the side's own crossfire
        (("sS d4 N", "sS d5 N", "nS d6 S"), "", "TJSS-", lambda game: game.shoot("d4")),
    ],
)
def test_losses_by_own_actions_must_count_in_a_short_battle(pieces, blocks, pad, act):
    game = board(*pieces, "nS k9 S", pads={"s": pad, "n": "TJSSJ"}, blocks=blocks, options=SHORT, roll=1)
    assert game.count("s") == 6
    act(game)
    assert (game.count("s"), game.winners()) == (5, "n")


@pytest.mark.rule("IS-MODE-2", "IS-TRAP-27")
def test_penalties_must_count_in_a_short_battle():
    game = board("sS d12 N", "nS k9 S", pads={"s": "TJSSJ", "n": "TJSSJ"}, options=SHORT, roll=3)
    assert (game.count("s"), game.winners()) == (5, "n")


@pytest.mark.rule("IS-MODE-2", "IS-END-3")
@pytest.mark.parametrize(
    ("option", "winners"), [("draw", "s n"), ("active_loses", "n"), ("active_wins", "s")]
)
def test_when_both_lose_their_fifth_character_together_a_short_battle_must_be_drawn(option, winners):
    pads = {"s": "TJSSJ", "n": "TJSSJ"}
    options = {"simultaneous_loss": option, **SHORT}
    game = board("sS d4 N", "nS e6 S", pads=pads, blocks="*d5", options=options, roll=1).move("d4", "d5")
    assert (game.count("s"), game.count("n"), game.winners()) == (5, 5, winners)


@pytest.mark.rule("IS-MODE-2")
def test_short_battles_in_random_games_must_end_at_five_losses():
    ends = 0
    for step in steps_of(15, battle="short"):
        assert (step.then.phase == Phase.OVER) == (max(step.then.losses) >= 5)
        ends += step.then.phase == Phase.OVER
    assert ends == 15


# -- All-out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MODE-3")
def test_in_an_all_out_battle_all_ten_characters_must_be_placed_and_there_are_no_pads():
    game = place_blocks(fresh(options=ALL_OUT))
    assert [seat["pad"] for seat in game.view_json()["seats"]] == [None, None]
    asked = []
    while game.question()[1] == "place_character":
        owner = game.question()[0]
        asked.append(owner)
        rows = {action["square"][1:] for action in game.legal()}
        assert rows <= ({"1", "2"} if owner == "s" else {"11", "12"})
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    assert asked == ["s", "n"] * 10
    assert [(seat["island"], seat["on_pad"]) for seat in game.view_json()["seats"]] == [(10, 0), (10, 0)]
    assert (game.s.phase, game.active()) == (Phase.BATTLE, "s")


@pytest.mark.rule("IS-MODE-3", "IS-MODE-4")
@pytest.mark.parametrize("options", [ALL_OUT, QUICK])
def test_in_an_all_out_battle_a_zero_must_offer_only_turning(options):
    game = board("sS d4 N", "nS k9 S", "nS l9 S", roll=0, options=options)
    assert game.kinds() == {"rotate"}
    assert game.refuse("nominate") == Illegal.PAD_CANNOT_GO
    assert game.refuse("launch", slot=3) == Illegal.SLOT_EMPTY
    game.rotate("d4", "left", roll=0)
    assert game.kinds() == {"rotate"}
    game.rotate("d4", "right", roll=2)
    assert game.movers() == {"d4"}


@pytest.mark.rule("IS-MODE-3", "IS-MODE-4")
@pytest.mark.parametrize("options", [ALL_OUT, QUICK])
def test_in_an_all_out_battle_losing_the_last_character_on_the_island_must_lose(options):
    game = board("sT d4 N", "nS d8 S", options=options, roll=2).shoot("d4")
    assert game.winners() == "s"


@pytest.mark.rule("IS-MODE-3", "IS-MODE-4")
@pytest.mark.parametrize("battle", ["all_out", "quick_all_out"])
def test_rules_4_and_1b_may_never_apply_in_an_all_out_battle(battle):
    asked = set()
    for step in steps_of(15, battle=battle):
        asked.add(Ask(step.s.ask))
        assert not step.events(Event.LAUNCHED, Event.STRANDED, Event.PAD_NOMINATED)
        assert step.then.penalty != Penalty.PAD
    assert asked == {Ask.PLACE_BLOCK, Ask.PLACE_CHARACTER, Ask.USE, Ask.AFTER, Ask.PENALTY}


@pytest.mark.rule("IS-MODE-4")
@pytest.mark.parametrize("kinds", ["TTJJJ", "SSSSS", "TJSSS"])
def test_in_a_quick_all_out_battle_each_player_must_place_any_five_characters(kinds):
    game = place_blocks(fresh(options=QUICK))
    for column, kind in zip("abcde", kinds, strict=True):
        game.place(f"{kind} {column}2 N")
        game.place(f"S {column}12 S", **({"roll": 3} if column == "e" else {}))
    assert (game.s.phase, game.active()) == (Phase.BATTLE, "s")
    assert [(seat["island"], seat["left"], seat["lost"]) for seat in game.view_json()["seats"]] == [
        (5, 5, 0)
    ] * 2
    assert (game.s.where[:20] == NOT_IN_PLAY).sum() == 10


@pytest.mark.rule("IS-MODE-4")
def test_a_player_who_loses_all_five_must_lose_a_quick_all_out_battle():
    game = board("sT d4 N", "nS d8 S", "nS k9 S", options=QUICK, roll=2).shoot("d4")
    assert (game.s.losses[1], game.winners()) == (4, "")
    game = board("sT d4 N", "nS d8 S", options=QUICK, roll=2).shoot("d4")
    assert (game.s.losses[1], game.winners()) == (5, "s")


# -- All blocks live -----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MODE-5")
@pytest.mark.parametrize("battle", KINDS)
def test_all_blocks_may_be_live_in_every_kind_of_battle(battle):
    game = fresh(options={"blocks": "all_live", "battle": battle})
    assert (game.s.live_left, game.s.safe_left) == (10, 0)
    steps = steps_of(5, blocks="all_live", battle=battle)
    faces = [args["face"] for step in steps for _, args in step.events(Event.BLOCK_TURNED)]
    assert set(faces) == {Face.LIVE}


@pytest.mark.rule("IS-MODE-5")
def test_with_four_players_all_twenty_blocks_may_be_live():
    game = fresh(seats=4, options={"blocks": "all_live"})
    assert (game.s.live_left, game.s.safe_left) == (20, 0)
    assert (fresh(seats=4).s.live_left, fresh(seats=4).s.safe_left) == (12, 8)


@pytest.mark.parametrize("battle", KINDS)
def test_every_position_of_every_kind_of_battle_must_be_valid(battle):
    steps = list(steps_of(4, battle=battle))
    assert all(Position(step.after).defects() == 0 for step in steps[::4])
    assert sum(step.then.phase == Phase.OVER for step in steps) == 4
