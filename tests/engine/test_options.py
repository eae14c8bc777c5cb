"""Table options: names, values, valid combinations and relevance."""

from enum import IntEnum

import numpy as np
import pytest

from stridsplan.engine.options import BadOption, Option, encode, options_record, resolve


class Colour(IntEnum):
    RED = 0
    DARK_BLUE = 1


OPTIONS = (
    Option("board.colour", Colour, lambda seats, values: "red" if seats < 4 else "dark_blue"),
    Option("dice", (3, 2), 3),
    Option("secret", bool, False, relevant=lambda seats, values: values["dice"] == 2),
    Option("pairs", bool, False, fits=lambda seats, value: not value or seats % 2 == 0),
)


def test_an_option_that_is_not_given_must_take_its_default_or_the_profiles_value():
    assert resolve(OPTIONS, 3, {}, {}) == {"board.colour": "red", "dice": 3, "secret": False, "pairs": False}
    assert resolve(OPTIONS, 3, {"dice": 2}, {})["dice"] == 2
    assert resolve(OPTIONS, 3, {"dice": 2}, {"dice": 3})["dice"] == 3


def test_a_profile_with_a_value_that_the_seats_do_not_allow_must_be_refused():
    with pytest.raises(BadOption) as refused:
        resolve(OPTIONS, 3, {"pairs": True}, {})
    assert (refused.value.code, refused.value.option) == ("option.combination", "pairs")
    assert resolve(OPTIONS, 3, {"pairs": True}, {"pairs": False})["pairs"] is False


def test_a_default_may_depend_on_the_seats():
    assert resolve(OPTIONS, 4, {}, {})["board.colour"] == "dark_blue"


@pytest.mark.parametrize(
    ("requested", "code"),
    [
        ({"colour": "red"}, "option.unknown"),
        ({"board.colour": "green"}, "option.value"),
        ({"board.colour": "RED"}, "option.value"),
        ({"board.colour": 0}, "option.value"),
        ({"dice": 4}, "option.value"),
        ({"dice": "3"}, "option.value"),
        ({"dice": True}, "option.value"),
        ({"secret": 1}, "option.value"),
        ({"secret": None}, "option.value"),
        ({"dice": []}, "option.value"),
        ({"pairs": True}, "option.combination"),
        ({"secret": True}, "option.combination"),
    ],
)
def test_an_invalid_option_must_be_refused_with_a_code(requested, code):
    with pytest.raises(BadOption) as refused:
        resolve(OPTIONS, 3, {}, requested)
    assert refused.value.code == code
    assert refused.value.option == next(iter(requested))


def test_a_relevant_option_may_be_requested():
    assert resolve(OPTIONS, 3, {}, {"secret": True, "dice": 2})["secret"] is True
    assert resolve(OPTIONS, 4, {}, {"pairs": True})["pairs"] is True


def test_an_irrelevant_option_may_be_requested_with_its_default():
    assert resolve(OPTIONS, 3, {}, {"secret": False})["secret"] is False


def test_options_must_be_stored_as_a_record_of_numbers():
    dtype = options_record(OPTIONS)
    values = resolve(OPTIONS, 4, {}, {"dice": 2, "secret": True})
    encoded = encode(OPTIONS, dtype, 4, values)
    assert encoded.dtype.names == ("seats", "board_colour", "dice", "secret", "pairs")
    assert [int(encoded[name][0]) for name in encoded.dtype.names] == [4, 1, 2, 1, 0]
    assert np.dtype(np.int32) == encoded["dice"].dtype


def test_choices_must_be_those_the_seats_allow():
    assert OPTIONS[3].choices(3, {}) == [False]
    assert OPTIONS[3].choices(4, {}) == [False, True]
    assert OPTIONS[0].values == ("red", "dark_blue")


def with_two_dice(seats, values):
    return values["dice"] == 2 or not values["secret"]


SECRET_BY_DICE = (
    OPTIONS[1],
    Option("secret", bool, lambda seats, values: values["dice"] == 2, agrees=with_two_dice),
)


def test_values_that_are_invalid_together_must_be_refused():
    assert resolve(SECRET_BY_DICE, 3, {}, {"dice": 2, "secret": True})["secret"]
    for profile, requested in (({}, {"secret": True}), ({"secret": True}, {})):
        with pytest.raises(BadOption) as refused:
            resolve(SECRET_BY_DICE, 3, profile, requested)
        assert (refused.value.code, refused.value.option) == ("option.combination", "secret")


def test_choices_must_be_those_valid_with_the_other_options():
    assert SECRET_BY_DICE[1].choices(3, {"dice": 3, "secret": False}) == [False]
    assert SECRET_BY_DICE[1].choices(3, {"dice": 2, "secret": False}) == [False, True]


def test_a_default_may_depend_on_earlier_options():
    assert [resolve(SECRET_BY_DICE, 3, {}, {"dice": dice})["secret"] for dice in (3, 2)] == [False, True]
    assert resolve(SECRET_BY_DICE, 3, {"dice": 2}, {})["secret"] is True
