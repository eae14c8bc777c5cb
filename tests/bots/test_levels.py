"""The levels of bots: their mistakes, and which games have them."""

from dataclasses import replace

import numpy as np
import pytest

from bots.searching import GAMES, Position
from stridsplan.bots import BOTS, DEFAULT_BOT, FORMER_NAMES, LEVELS, UnknownBot, get_bot, levels, levels_of
from stridsplan.bots.levels import Level
from stridsplan.bots.search import player
from stridsplan.engine import dice
from stridsplan.engine.registry import game_ids, load_game


@pytest.fixture(scope="module")
def position():
    return Position(GAMES[0])


def chosen(bot, position, seed=1):
    return bot.choose(position.game, position.views, position.seat, position.legal, dice.seeded_tape(seed))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_must_list_the_levels_that_can_play_it_from_the_weakest(game_id):
    names = [level.name for level in LEVELS]
    found = levels_of(load_game(game_id))
    assert list(found) == (names if load_game(game_id).features else names[:2])  # the other levels search
    assert DEFAULT_BOT in found


def test_every_former_name_must_lead_to_a_level():
    names = {level.name for level in LEVELS}
    assert set(FORMER_NAMES.values()) <= names
    assert get_bot("search") == BOTS[FORMER_NAMES["search"]]
    with pytest.raises(UnknownBot):
        get_bot("nobody")


def test_a_level_must_search_the_share_of_choices_given_by_its_attention(monkeypatch, position):
    budgets = []

    def run(self, view, seat, legal, tape, budget):
        budgets.append(budget.count)
        return player.SearchResult(best=0, answers=legal[:, None], values=np.zeros((1, 0)), playouts=0)

    monkeypatch.setattr(player.Search, "run", run)
    bot = Level("any", attention=0.25, playouts=9)
    for seed in range(400):
        chosen(bot, position, seed)
    assert set(budgets) == {9}
    assert 0.15 < len(budgets) / 400 < 0.35


def test_a_level_without_slips_and_searches_must_choose_like_the_policy(position):
    for seed in range(5):
        assert chosen(get_bot("sergeant"), position, seed) == chosen(get_bot("policy"), position, seed)


@pytest.mark.parametrize(
    ("chances", "slip"),
    [([0.5, 0.4, 0.3], 1), ([0.5, 0.6, 0.4], 2), ([0.5, 0.6, 0.7], 0), ([0.5, 0.5], 0)],
)
def test_a_slip_must_have_a_lower_chance_than_the_policys_choice_if_an_answer_has(
    monkeypatch, position, chances, slip
):
    search = position.search()
    search.program = search.program._replace(is_compiled=True)
    answers = np.arange(7, 7 + len(chances))[:, None]
    monkeypatch.setattr(search, "candidates", lambda scope, legal, tape: answers)
    monkeypatch.setattr(search, "compare", lambda *rest: np.array(chances)[:, None])
    monkeypatch.setattr(levels, "search_of", lambda game, view, kind=None: search)
    answer = levels.second_best(
        position.game, position.views, position.seat, position.legal, dice.seeded_tape(1)
    )
    assert answer.tolist() == answers[slip].tolist()


def test_without_a_search_a_slip_may_be_the_policys_choice(monkeypatch, position):
    monkeypatch.setattr(levels, "choose_by", lambda *rest: int(position.legal[0]))
    game = replace(position.game, features=None)
    answer = levels.second_best(game, position.views, 0, position.legal, dice.seeded_tape(1))
    assert answer.tolist() == [position.legal[0]]
