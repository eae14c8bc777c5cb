"""The rulebook of a game explains every rule of its catalogue in exactly one place, in every language."""

import re
from pathlib import Path

import pytest

import catalogues

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "stridsplan" / "client"
BOOKS = CLIENT / "rulebooks"
LANGUAGES = sorted(path.name for path in (CLIENT / "words").iterdir() if path.is_dir())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
GAMES = catalogues.games()  # also a game that is not in the registry yet

MARKER = re.compile(rf"\[({catalogues.RULE}(?: {catalogues.RULE})*)\]")


def blocks(game: str, language: str) -> list[str]:
    text = (BOOKS / game / f"{language}.md").read_text(encoding="utf-8")
    return re.split(r"\n\s*\n", text.strip())


def marked(game: str, language: str) -> list[list[str]]:
    """The ids of each marker line, in the order of the book."""
    return [
        match[1].split()
        for block in blocks(game, language)
        if (match := MARKER.fullmatch(block.splitlines()[0]))
    ]


def test_every_folder_must_be_a_game():
    assert {path.name for path in BOOKS.iterdir() if path.is_dir()} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_must_have_a_rulebook_in_every_language(game):
    assert sorted(path.stem for path in (BOOKS / game).glob("*.md")) == LANGUAGES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_catalogue_must_be_in_the_rulebook_once(game, language):
    ids = [rule for marker in marked(game, language) for rule in marker]
    assert ids
    assert sorted(ids) == sorted(catalogues.rules(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_marker_must_be_right_before_its_text(game, language):
    for block in blocks(game, language):
        first, *rest = block.splitlines()
        if MARKER.fullmatch(first):
            assert rest, block
            assert rest[0][0] not in "|#[", block
        else:
            rest = [first, *rest]
        assert not any(re.search(catalogues.RULE, line) for line in rest), block


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_must_have_the_structure_of_english(game, language):
    english, translated = (blocks(game, tag) for tag in ("en", language))
    assert marked(game, language) == marked(game, "en")
    assert len(translated) == len(english)
    for one, other in zip(english, translated, strict=True):
        assert re.match(r"#*", one)[0] == re.match(r"#*", other)[0]
        assert one.startswith("|") == other.startswith("|")
        if one.startswith("|"):
            rows = [[line.count("|") for line in block.splitlines()] for block in (one, other)]
            assert rows[0] == rows[1]
        assert sorted(re.findall(r"`[^` ]+`", one)) == sorted(re.findall(r"`[^` ]+`", other))


# The rulebook must say so where a ruling is narrower than the original text, with these words:
RULINGS = {"en": "a ruling of ours", "sv": "vår tolkning", "da": "vores tolkning"}
NARROWER = re.compile(rf"^\| ({catalogues.RULE}) \|.*RULING, narrower than", re.MULTILINE)


def test_some_rulings_must_be_narrower_than_the_text():
    assert {"IS-SHOOT-3", "IS-ZERO-4"} <= set(NARROWER.findall(catalogues.read("island")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_that_is_narrower_than_the_text_must_say_so(game, language):
    for rule in NARROWER.findall(catalogues.read(game)):
        (block,) = [
            text
            for text in blocks(game, language)
            if (match := MARKER.fullmatch(text.splitlines()[0])) and rule in match[1].split()
        ]
        assert RULINGS[language] in block
