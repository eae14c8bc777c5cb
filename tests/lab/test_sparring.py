"""Sparring partners: their answers are legal in every style, and only the arena offers them."""

from dataclasses import dataclass, replace

import pytest

from depth import SOAK
from stridsplan.bots import Bot, bots_of
from stridsplan.engine.registry import game_ids, load_game, load_sparring
from stridsplan.lab import arena, sparring
from stridsplan.lab.sparring import sparring_of

GAMES = [game for game in game_ids() if load_sparring(game)]


@pytest.fixture(autouse=True)
def _uncompiled(monkeypatch):
    if not SOAK:  # compiling takes half a minute
        monkeypatch.setattr(sparring, "compiled", sparring.interpreted)
    monkeypatch.setattr(arena, "warm_up", lambda game: None)
    monkeypatch.setattr(arena.search, "warm_up", lambda game: None)


@dataclass
class Checked:
    """A partner whose answers are compared with the legal ones, because `apply` does not refuse an illegal one."""

    partner: Bot
    answers: int = 0

    @property
    def name(self):
        return self.partner.name

    def choose(self, game, view, seat, legal, *rest):
        code = self.partner.choose(game, view, seat, legal, *rest)
        assert code in legal, self.name
        self.answers += 1
        return code


@pytest.mark.parametrize("game", GAMES)
def test_every_style_must_answer_legally(game):
    known = load_game(game)
    partners = [Checked(partner) for partner in sparring_of(known).values()]
    setting = replace(arena.Setting.of(game, known.default_seats, None, {}), max_actions=400)
    bots = [partners[seat % len(partners)] for seat in range(known.default_seats)]
    arena.play_one(setting, bots, seed=[1], seconds=1.0, number=0)
    assert all(partner.answers > 5 for partner in partners[: known.default_seats])


@pytest.mark.parametrize("game", GAMES)
def test_no_table_may_offer_a_sparring_partner(game):
    known = load_game(game)
    assert sparring_of(known)
    assert not set(sparring_of(known)) & set(bots_of(known))


def test_a_game_without_styles_has_no_partners():
    without = next(game for game in game_ids() if not load_sparring(game))
    assert sparring_of(load_game(without)) == {}
