"""A game's options match its catalogue, and its profiles set the values they list."""

import re

import pytest

import catalogues
from stridsplan import Table
from stridsplan.engine.options import BadOption
from stridsplan.engine.registry import game_ids, load_game

each_game = pytest.mark.parametrize("game", [load_game(game_id) for game_id in game_ids()], ids=game_ids())


def as_written(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


@each_game
def test_the_catalogue_must_list_exactly_the_options(game):
    """The catalogue lists the values of each option, the default first."""
    listed = catalogues.options(game.id)
    defaults = game.resolve_options(game.default_seats, None, {})
    assert list(listed) == [option.name for option in game.options]
    for option in game.options:
        values = listed[option.name]
        assert sorted(values) == sorted(map(as_written, option.values))
        assert values[0] == as_written(defaults[option.name])


@each_game
def test_the_catalogue_may_mention_no_unknown_option(game):
    names = {option.name for option in game.options}
    mentioned = re.findall(r"\b[Oo]ptions?\*? +`([\w.]+)", catalogues.read(game.id))
    assert set(mentioned) <= names


@each_game
def test_a_profile_must_set_its_values_or_be_refused(game):
    for profile, values in game.profiles.items():
        for seats in game.seats:
            if seats in game.seats_of_profile(profile):
                table = Table(game.id, seats=seats, profile=profile)
                assert table.options | values == table.options
            else:
                with pytest.raises(BadOption) as refused:
                    Table(game.id, seats=seats, profile=profile)
                assert refused.value.code == "option.combination"
        assert game.default_seats in game.seats_of_profile(profile)
