"""Conventions of the repository: shared code names no game, and documents and comments use plain words."""

import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

import catalogues
from stridsplan.engine.registry import game_ids

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "stridsplan"
SHARED = (
    "engine",
    "server",
    "bots",
    "lab",
    "cli",
    "pairings.py",
    "client/shell",
    "client/css",
    "client/index.html",
)
TEXTS = "client/words"
REGISTRY = SOURCE / "engine" / "registry.py"  # the only file that may list the games

# Former names of parts of the code, and archaic words, each with what to write instead.
# To extend the check, add a word here or a path to CHECKED.
BANNED = {
    r"(an?|the|one|each|every) notice|notices (of|are|go|that)": "notification",
    r"manners": "requests, clocks or presence",
    r"sittings?": "table cache, cached table",
    r"ferry|ferries|parcels?": "table export, table import",
    r"chronicle": "event log",
    r"film(s|ed|ing)?": "replay frames",
    r"imagin(e|es|ed|ing)": "determinize",
    r"forecasts?": "answer odds",
    r"outlooks?": "position odds",
    r"the (other |old |new |shared )?house|both houses": "the server",
    r"half-made|chains? of links": "compound action, incomplete",
    r"tidings|heed|beget|dwell|whoso|anew|tongue": "a plain word",
    r"of whom|by whom|whom": "a plainer sentence",
    r"(an|the) own": "the seat's own, of the seat",
    r"dear(er|est)": "more expensive, most expensive",
}
CHECKED = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "bench",
    "docs",
    "src/stridsplan/bots",
    "src/stridsplan/cli",
    "src/stridsplan/client/games",
    "src/stridsplan/client/shell",
    "src/stridsplan/engine",
    "src/stridsplan/games",
    "src/stridsplan/lab",
    "src/stridsplan/pairings.py",
    "src/stridsplan/server",
    "tests/browser",
    "tests/client",
    "tests/contract",
    "tests/engine",
    "tests/games",
    "tests/lab",
    "tests/server",
    "tests/tools",
    "tools",
)
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)  # of Markdown: code, and link targets
JS_COMMENT = re.compile(r"^\s*(?://|/?\*).*| // .*", re.MULTILINE)


def files(*paths):
    """All files below the given paths of the repository, in order, without installed packages."""
    for name in paths:
        path = ROOT / name
        found = [path] if path.is_file() else sorted(path.rglob("*.*"))
        yield from (each for each in found if "node_modules" not in each.parts)


def shared_files():
    yield from files(*(f"src/stridsplan/{name}" for name in SHARED))
    yield from sorted((SOURCE / TEXTS).rglob("shell.ftl"))


@cache
def prose(path):
    """The text of a file without its code, with the same line numbers: comments, and docstrings of Python."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return CODE.sub(lambda code: "\n" * code[0].count("\n"), text)
    if path.suffix == ".js":
        return "\n".join(" ".join(JS_COMMENT.findall(line)) for line in text.splitlines())
    lines = [""] * (text.count("\n") + 1)
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                for k, line in enumerate(token.string.splitlines(), token.start[0] - 1):
                    lines[k] = line
    return "\n".join(lines)


def matches(pattern, paths, read=Path.read_text):
    """The lines of files that match a pattern, as "path:line: text"."""
    return [
        f"{path.relative_to(ROOT)}:{k}: {line.strip()}"
        for path in paths
        if pattern.search(path.read_text(encoding="utf-8"))  # reading the prose of a file takes long
        for k, line in enumerate(read(path).splitlines(), 1)
        if pattern.search(line)
    ]


def names(game):
    """Patterns for the id of a game, the prefix of its rules, and its title in every language."""
    prefix = min(catalogues.rules(game)).split("-")[0]
    titles, message = set(), f"{game.replace('_', '-')}-name"
    for path in (SOURCE / TEXTS).rglob(f"{game}*.ftl"):
        titles |= set(re.findall(rf"^{message} = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return {rf"\b{game}\b", rf"\b{prefix}-[A-Z0-9]+-\d", *(re.escape(title) for title in titles)}


@pytest.mark.parametrize("game", game_ids())
def test_shared_code_must_name_no_game(game):
    pattern = re.compile("|".join(names(game)), re.IGNORECASE)
    suffixes = (".py", ".js", ".css", ".html", ".ftl")
    checked = [path for path in shared_files() if path.suffix in suffixes and path != REGISTRY]
    found = matches(pattern, checked)
    assert not found, "\n".join(found)


def test_the_search_must_find_the_name_of_a_game():
    assert re.search("|".join(names(game_ids()[0])), f'Table("{game_ids()[0]}")')


def test_documents_and_comments_must_use_plain_words():
    checked = [path for path in files(*CHECKED) if path.suffix in (".js", ".md", ".py")]
    found = matches(re.compile(rf"\b({'|'.join(BANNED)})\b", re.IGNORECASE), checked, read=prose)
    assert not found, "not a plain word (BANNED says what to write):\n" + "\n".join(found)
