"""Parse the rule catalogues in docs/catalogues/: the ids of rules, test cases and traps, and the options."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "catalogues"

RULE = r"[A-Z0-9]+-[A-Z0-9]+-\d+"
ENTRY = re.compile(rf"\*\*({RULE})(?: [A-Z]+)?\*\*|^\| *({RULE}) *\|", re.MULTILINE)
CASE = re.compile(r"^(?:\| *|- \*\*)([A-Z]+X-\d+|[A-Z]+-T\d+|GT-[A-Z0-9-]+)(?: *\||\b)", re.MULTILINE)
TRAPS = re.compile(r"^## \d+\. Traps\b.*?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
OPTIONS = re.compile(r"^\| option \| values \(default first\) \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
NUMBERED = re.compile(r"^(?:- \*\*T0*(?=\d)|(?=\d+\. ))(\d+)", re.MULTILINE)


def read(game: str) -> str:
    return (FOLDER / f"{game}.md").read_text(encoding="utf-8")


def rules(game: str) -> set[str]:
    """Return the ids of rules: bold (**RK-ATT-1**, **CN-ORDER-20 HOLD**), or first in a row (| IS-SET-1 |)."""
    return {bold or cell for bold, cell in ENTRY.findall(read(game))} - cases(game)


def cases(game: str) -> set[str]:
    """Return the ids of test cases: first in a row (| RKX-01 |, | GT-A-EX |), or bold in a list (- **OM-T12 ...**)."""
    return set(CASE.findall(read(game)))


def traps(game: str) -> set[str]:
    """Return the ids of the traps (1. ..., - **T01 ...**), such as RK-TRAP-1, with the prefix of the rules."""
    prefix = min(rules(game)).split("-")[0]
    return {
        f"{prefix}-TRAP-{number}" for part in TRAPS.findall(read(game)) for number in NUMBERED.findall(part)
    }


def options(game: str) -> dict[str, list[str]]:
    """Return the options and their values as written, from the first two columns of the table of options."""
    (table,) = OPTIONS.findall(read(game))
    rows = [line.split("|")[1:3] for line in table.splitlines()]
    return {CODE.findall(name)[0]: CODE.findall(re.sub(r"\(.*?\)", "", values)) for name, values in rows}


def games() -> list[str]:
    """Return the games that have a catalogue."""
    return sorted(path.stem for path in FOLDER.glob("*.md"))
