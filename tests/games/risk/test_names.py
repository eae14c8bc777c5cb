"""The English names of everything on the map and the cards of Risk."""

import json
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[3]
THINGS = ROOT / "src" / "stridsplan" / "client" / "words" / "en" / "risk-things.ftl"


def test_everything_on_the_map_must_have_a_name():
    board = json.loads((ROOT / "docs" / "catalogues" / "risk_map.json").read_text(encoding="utf-8"))
    message_ids = {f"risk-territory-{thing['id']}" for thing in board["territories"]}
    message_ids |= {f"risk-continent-{thing['id']}" for thing in board["continents"]}
    message_ids |= {f"risk-colour-{thing['id']}" for thing in board["colours"]}
    message_ids |= {f"risk-symbol-{symbol}" for symbol in (*board["decks"]["symbols"], "joker")}
    entries = FluentParser().parse(THINGS.read_text(encoding="utf-8")).body
    named = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert {name.replace("_", "-") for name in message_ids} <= named
