"""What is left untranslated on a page, in every language there is."""

import re

from playwright.sync_api import Page

from browser.setting import CARDS

LANGUAGES = ("sv", "da", "en")  # the last is what tests read
SPEAK = """async (tag) => {
  const { language } = await import('/static/shell/settings.js');
  const { loadWords } = await import('/static/shell/words.js');
  language.value = tag;
  await loadWords();
}"""
LABELS = (
    "[...document.querySelectorAll('[aria-label], [title]')].flatMap((node) => [node.ariaLabel, node.title])"
)
OF_GAMES = re.compile(rf"\b(?:{'|'.join(CARDS)})-[a-z-]+\b")
LONG = re.compile(r"\b[a-z]+-[a-z]+-[a-z]+\b")
HOLES = re.compile(r"\{.*?\}")  # where a message got no value
HYPHENATED = {"game-icons-net"}


def gaps(page: Page) -> set[str]:
    """Ids of messages that stand where their text should, also in what is only read out; values that are missing."""
    shown = page.locator("body").inner_text()
    said = " ".join([shown, *filter(None, page.evaluate(LABELS))])
    return {*OF_GAMES.findall(said), *LONG.findall(shown), *HOLES.findall(said)} - HYPHENATED


def untranslated(page: Page) -> set[tuple[str, str]]:
    """The gaps in each language, with the language."""
    found = set()
    for tag in LANGUAGES:
        page.evaluate(SPEAK, tag)
        found |= {(tag, gap) for gap in gaps(page)}
    return found
