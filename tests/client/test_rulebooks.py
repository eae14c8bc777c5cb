"""The rulebooks in both languages explain every rule of the catalogue, each in exactly one place."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "src" / "stridsplan" / "client" / "rulebooks"
CATALOGUES = ROOT / "docs" / "catalogues"
LANGUAGES = ("en", "sv")
GAMES = sorted(path.name for path in BOOKS.iterdir() if path.is_dir())

RULE = r"[A-Z]+-[A-Z0-9]+-\d+"
MARKER = re.compile(rf"\[({RULE}(?: {RULE})*)\]")


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


def test_there_is_a_rulebook():
    assert "risk" in GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_catalogue_stands_exactly_once(game, language):
    catalogue = (CATALOGUES / f"{game}.md").read_text(encoding="utf-8")
    rules = re.findall(r"\*\*(RK-[A-Z0-9]+-\d+)\*\*", catalogue)
    ids = [rule for marker in marked(game, language) for rule in marker]
    assert rules
    assert sorted(ids) == sorted(set(rules))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_marker_stands_right_before_its_text(game, language):
    for block in blocks(game, language):
        first, *rest = block.splitlines()
        if MARKER.fullmatch(first):
            assert rest, block
            assert rest[0][0] not in "|#[", block
        else:
            rest = [first, *rest]
        assert not any(re.search(RULE, line) for line in rest), block


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_structure(game):
    english, swedish = (blocks(game, language) for language in LANGUAGES)
    assert marked(game, "en") == marked(game, "sv")
    assert len(english) == len(swedish)
    for one, other in zip(english, swedish, strict=True):
        assert re.match(r"#*", one)[0] == re.match(r"#*", other)[0]
        if one.startswith("|"):
            rows = [[line.count("|") for line in block.splitlines()] for block in (one, other)]
            assert rows[0] == rows[1]
        assert sorted(re.findall(r"`[^` ]+`", one)) == sorted(re.findall(r"`[^` ]+`", other))
