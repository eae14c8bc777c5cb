"""Finding untranslated texts on a page, in every language."""

import re
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

from browser.page_actions import GAME_NAMES
from depth import some

LANGUAGES = ("sv", "da", "en")
SET_LANGUAGE = """async (tag) => {
  const files = document.documentElement.dataset.files ?? '/static/';
  const { language } = await import(`${files}shell/settings.js`);
  const { loadWords } = await import(`${files}shell/words.js`);
  language.value = tag;
  await loadWords();
}"""
LABELS = (
    "[...document.querySelectorAll('[aria-label], [title]')].flatMap((node) => [node.ariaLabel, node.title])"
)
# Ids of messages. Those of a game begin with its id. Of the others only ids of three parts or more are found, because
# shorter ones look like ordinary words.
GAME_MESSAGES = re.compile(rf"\b(?:{'|'.join(GAME_NAMES).replace('_', '-')})-[a-z-]+\b")
OTHER_MESSAGES = re.compile(r"\b[a-z]+-[a-z]+-[a-z]+\b")
MISSING_VALUES = re.compile(r"\{.*?\}")
HYPHENATED = {  # texts that look like ids of messages
    "commander-in-chief",
}


def missing_texts(page: Page) -> set[str]:
    """Ids of messages that are shown instead of their texts, and names of missing values.

    In labels only ids of a game's messages and missing values are found.
    """
    shown = page.locator("body").inner_text()
    shown_and_labels = " ".join([shown, *filter(None, page.evaluate(LABELS))])
    return {
        *GAME_MESSAGES.findall(shown_and_labels),
        *OTHER_MESSAGES.findall(shown),
        *MISSING_VALUES.findall(shown_and_labels),
    } - HYPHENATED


CALLS: WeakKeyDictionary[Page, int] = WeakKeyDictionary()  # index of the last call of `untranslated`


def untranslated(page: Page) -> set[tuple[str, str]]:
    """The missing texts as (language, text). In `make test` only one language is tried at each call, in turn.

    All languages have the same messages and variables (tests/client/test_words.py). English is active afterwards,
    because tests read it.
    """
    CALLS[page] = CALLS.get(page, -1) + 1
    found, languages = set(), some(LANGUAGES, 1, first=CALLS[page])
    for tag in languages:
        page.evaluate(SET_LANGUAGE, tag)
        found |= {(tag, gap) for gap in missing_texts(page)}
    if languages[-1] != "en":
        page.evaluate(SET_LANGUAGE, "en")
    return found
