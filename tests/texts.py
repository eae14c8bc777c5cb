"""The texts of a game, filled in as the client does it, and the list of texts that a game must have."""

from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stridsplan.engine.game import Game

WORDS = Path(__file__).parents[1] / "src" / "stridsplan" / "client" / "words"
LANGUAGES = sorted(path.name for path in WORDS.iterdir() if path.is_dir())


def word_id(*names: str) -> str:
    """The id of a message: dots and underscores of names are hyphens."""
    return "-".join(names).replace("_", "-").replace(".", "-")


def needed(game: Game) -> list[str]:
    """The messages and attributes ("id.attribute") that a game has to have by its declarations."""
    own = [word_id(game.id, name) for name in ("name", "subtitle", "line")]
    for option in game.options:
        message = word_id(game.id, "option", option.name)
        own += [message, f"{message}.help"]
        own += [f"{message}.v-{word_id(str(value).lower())}" for value in option.values]
    for profile in game.profiles:
        message = word_id(game.id, "profile", profile)
        own += [message, f"{message}.help"]
    own += [word_id(game.id, "action", kind.name) for kind in game.actions.kinds]
    own += [word_id(game.id, "stream", name) for name in game.streams]
    own += [word_id(game.id, "question", each) for each in game.delegable]
    own += [word_id(game.id, "ending", name) for name in ("round", *game.ending.power)] if game.ending else []
    own += [word_id(game.id, "illegal", each.name.lower()) for each in game.illegal if each]
    return own


@cache
def parsed(path: Path) -> FluentResource:
    """The messages of a file."""
    return FluentResource(path.read_text("utf-8"))


class Texts:
    """All messages of a game in one language."""

    def __init__(self, game: str, language: str):
        self.game, self.language = game, language

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages, parsed at their first use."""
        bundle = FluentBundle([self.language], use_isolating=False)
        for name in (f"{self.game}-lobby", f"{self.game}-things", self.game):
            bundle.add_resource(parsed(WORDS / self.language / f"{name}.ftl"))
        return bundle

    def has(self, message: str) -> bool:
        """Whether there is such a message, or "message.attribute"."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        found = self.bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, *names: str, **values: Any) -> str:
        """A message of the game; every value that it uses has to be there."""
        message = word_id(self.game, *names)
        assert self.has(message), message
        text, errors = self.bundle.format_pattern(self.bundle.get_message(message).value, values)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def sentence(self, group: str, told: dict[str, Any], reader: int | None = None) -> str:
        """The sentence that the client shows for {"id", "args"}; the reader is "you", others are "Seat 1"."""
        values: dict[str, Any] = {}
        args = told["args"]
        # a term may name the target
        seats = self._fill("seat", args["target"], reader) if "target" in args else {}
        for name, value in args.items():
            if isinstance(value, dict) and "term" in value:
                values |= {name: self.say(value["term"], **seats), f"{name}_is": "other"}
            else:
                values |= self._fill(name, value, reader)
        return self.say(group, told["id"], **values)

    def _fill(self, name: str, value: Any, reader: int | None) -> dict[str, Any]:
        """The variables of one argument (docs/protocol.md) that is not a term."""
        if isinstance(value, list):
            return {name: " ".join(map(str, value)), f"{name}_count": len(value)}
        if not isinstance(value, dict):
            return {name: int(value) if isinstance(value, bool) else value}
        if "terms" in value:
            return {name: ", ".join(map(self.say, value["terms"])), f"{name}_count": len(value["terms"])}
        seats = value["seats"] if "seats" in value else [value["seat"]]
        is_reader = value.get("seat") == reader and reader is not None
        shown = "you" if is_reader else ", ".join(f"Seat {seat}" for seat in seats)
        return {name: shown, f"{name}_is": "you" if is_reader else "other", f"{name}_count": len(seats)}
