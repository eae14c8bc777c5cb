"""The texts of every language have the same messages, attributes and variables as the English ones."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stridsplan.engine.registry import game_ids, load_game
from texts import Texts, needed, word_id

CLIENT = Path(__file__).parents[2] / "src" / "stridsplan" / "client"
WORDS = CLIENT / "words"
LANGUAGES = sorted(path.name for path in WORDS.iterdir() if path.is_dir())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    """Collects the names of the variables in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


def files(language: str) -> list[str]:
    return sorted(path.name for path in (WORDS / language).glob("*.ftl"))


def messages(path: Path) -> dict[str, dict[str, set[str]]]:
    """For each message the variables that it uses: {id: {"": those of its text, attribute: those of the attribute}}."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.annotations}\n{entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        assert name not in found, f"{path}: {name} is defined twice"
        texts = {"": variables(entry.value)} if entry.value is not None else {}
        for attribute in entry.attributes:
            assert attribute.id.name not in texts, f"{path}: {name}.{attribute.id.name} is defined twice"
            texts[attribute.id.name] = variables(attribute.value)
        found[name] = texts
    return found


def test_every_language_with_texts_must_be_in_the_settings():
    settings = (CLIENT / "shell" / "settings.js").read_text(encoding="utf-8")
    locales = re.search(r"^export const LOCALES = \{(.*?)\}", settings, re.MULTILINE | re.DOTALL)[1]
    assert sorted(re.findall(r"(\w+):", locales)) == LANGUAGES
    assert {f"language-{language}" for language in LANGUAGES} <= set(messages(WORDS / "en" / "shell.ftl"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_must_have_the_same_files_as_english(language):
    assert files("en")
    assert files(language) == files("en")


@pytest.mark.parametrize("name", files("en"))
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_must_have_the_same_messages_as_english(language, name):
    english, other = (messages(WORDS / each / name) for each in ("en", language))
    assert set(other) == set(english)
    for message, texts in english.items():
        assert other[message] == texts, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_game_must_have_the_texts_that_its_declarations_need(game, language):
    texts = Texts(game, language)
    assert [message for message in needed(load_game(game)) if not texts.has(message)] == []


@pytest.mark.parametrize("game", game_ids())
def test_no_text_may_be_for_a_refusal_or_an_option_that_does_not_exist(game):
    kinds = tuple(word_id(game, kind, "") for kind in ("illegal", "option", "profile", "stream"))
    shown = {name for file in files("en") for name in messages(WORDS / "en" / file) if name.startswith(kinds)}
    assert shown <= {message.partition(".")[0] for message in needed(load_game(game))}


@pytest.mark.parametrize("game", game_ids())
def test_a_text_for_advice_must_be_of_a_kind_of_action(game):
    kinds = {each for kind in load_game(game).actions.kinds for each in (kind.name, *kind.also)}
    actions = {word_id(game, "advice", kind) for kind in kinds}
    begins = word_id(game, "advice", "")
    found = {message for name in files("en") for message in messages(WORDS / "en" / name)}
    assert {message for message in found if message.startswith(begins)} <= actions
