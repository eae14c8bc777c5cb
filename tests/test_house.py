"""Shared code names no game: what is written for one must serve all."""

import re
from pathlib import Path

import pytest

import catalogues
from stridsplan.engine.registry import game_ids

HOUSE = Path(__file__).parents[1] / "src" / "stridsplan"
SHARED = ("engine", "server", "bots", "lab", "cli.py", "client/shell", "client/css", "client/index.html")
WORDS = "client/words"
REGISTRY = HOUSE / "engine" / "registry.py"  # the one place that knows which games there are


def shared_files():
    for place in SHARED:
        path = HOUSE / place
        yield from [path] if path.is_file() else sorted(path.rglob("*.*"))
    yield from sorted((HOUSE / WORDS).rglob("shell.ftl"))


def names(game):
    """The id of a game, the prefix of its rules, and what people call it in every language."""
    prefix = min(catalogues.rules(game)).split("-")[0]
    titles = set()
    for path in (HOUSE / WORDS).rglob(f"{game}*.ftl"):
        titles |= set(re.findall(rf"^{game}-name = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return {rf"\b{game}\b", rf"\b{prefix}-[A-Z0-9]+-\d", *(re.escape(title) for title in titles)}


@pytest.mark.parametrize("game", game_ids())
def test_shared_code_must_name_no_game(game):
    pattern = re.compile("|".join(names(game)), re.IGNORECASE)
    found = []
    for path in shared_files():
        if path.suffix in (".py", ".js", ".css", ".html", ".ftl") and path != REGISTRY:
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [
                f"{path.relative_to(HOUSE)}:{k}: {line}"
                for k, line in enumerate(lines, 1)
                if pattern.search(line)
            ]
    assert not found, "\n".join(found)


def test_the_test_must_find_a_name():
    assert re.search("|".join(names(game_ids()[0])), f'Table("{game_ids()[0]}")')
