"""The English and the Swedish texts name the same messages, attributes and variables."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "stridsplan" / "client" / "words"
FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern) -> set[str]:
    seen = Variables()
    if pattern is not None:
        seen.visit(pattern)
    return seen.names


def messages(path: Path) -> dict[str, dict[str, set[str]]]:
    """Message id -> {"": variables of its text, attribute: variables of the attribute}."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.annotations}\n{entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        assert name not in found, f"{path}: {name} twice"
        texts = {"": variables(entry.value)} if entry.value is not None else {}
        for attribute in entry.attributes:
            assert attribute.id.name not in texts, f"{path}: {name}.{attribute.id.name} twice"
            texts[attribute.id.name] = variables(attribute.value)
        found[name] = texts
    return found


def test_both_languages_have_the_same_files():
    assert FILES
    assert sorted(path.name for path in (WORDS / "sv").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things(name):
    english, swedish = (messages(WORDS / language / name) for language in ("en", "sv"))
    assert set(english) == set(swedish)
    for message, texts in english.items():
        assert texts == swedish[message], message


def test_everything_on_the_map_of_risk_has_a_name():
    board = json.loads((ROOT / "docs" / "catalogues" / "risk_map.json").read_text(encoding="utf-8"))
    wanted = {f"risk-territory-{thing['id']}" for thing in board["territories"]}
    wanted |= {f"risk-continent-{thing['id']}" for thing in board["continents"]}
    wanted |= {f"risk-colour-{thing['id']}" for thing in board["colours"]}
    wanted |= {f"risk-symbol-{symbol}" for symbol in (*board["decks"]["symbols"], "joker")}
    assert {name.replace("_", "-") for name in wanted} <= set(messages(WORDS / "en" / "risk-things.ftl"))
