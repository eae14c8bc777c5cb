"""Names: allowed characters, and names that look alike."""

import unicodedata

import pytest

from stridsplan.server.names import clean_name, login_keys, one_line, skeletons

INVISIBLE = ["\u200b", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\ufe0f", "\u00ad", "\u2060", " \u3000 "]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_an_invisible_name_is_refused(name):
    with pytest.raises(ValueError, match="no visible character"):
        clean_name(name)
    with pytest.raises(ValueError, match="no visible character"):
        one_line(name)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Admin\ufe0f", "Admin"),
        ("Al\u200bva\u3164", "Alva"),
        ("  Al   va\u00a0B ", "Al va B"),
        ("ＡＬＶＡ", "ALVA"),
        ("Åsa Øst", "Åsa Øst"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("\u2764\ufe0f", "\u2764"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\U0001f469"),
    ],
    ids=ascii,
)
def test_a_name_keeps_its_visible_characters(typed, expected):
    assert clean_name(typed) == unicodedata.normalize("NFKC", expected)


def test_a_name_that_grows_when_it_is_normalised_is_refused():
    with pytest.raises(ValueError, match="not a name"):
        clean_name("\ufdfa" * 5)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Admin", "\u0410dmin"),  # a Cyrillic A
        ("Admin", "\u0410DMIN"),
        ("Admin", "\u0430dmin"),
        ("Admin", "Admin\ufe0f"),
        ("Alva", "AIva"),
        ("Olof", "0l0f"),
        ("Inga", "lnga"),
        ("paypal", "ра\u0443ра\u04c0"),
        ("Nils", "Ni\u0399s"),
    ],
    ids=ascii,
)
def test_names_that_look_alike_share_a_skeleton(one, other):
    assert skeletons(one) & skeletons(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Eila", "Ella"),
        ("Åsa", "Asa"),
        ("Jörgen", "Jorgen"),
        ("Søren", "Soren"),
        ("Анна", "Инна"),
        ("Alva", "Al va"),
    ],
)
def test_names_that_look_different_share_no_skeleton(one, other):
    assert not skeletons(one) & skeletons(other)


def test_an_old_account_is_found_by_its_original_name():
    assert login_keys("Admin\ufe0f") == ["admin\ufe0f", "admin"]
    assert login_keys("ALVA") == ["alva"]
    assert login_keys("\u3164") == ["\u1160"]
