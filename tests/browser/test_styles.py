"""A game's style sheet applies only to that game's board, question and panels."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import stridsplan
from browser.conftest import User
from browser.page_actions import card
from depth import SOAK, some

CLIENT = Path(stridsplan.__file__).parent / "client"
SHEETS = sorted(sheet.relative_to(CLIENT) for sheet in CLIENT.glob("games/*/*.css"))
GAMES = ("risk", "island", "omringad", "awakened", "clusta_noba")

# The rules of a sheet that can match outside `scope`, the selector of its game. Names of animations are global, so each
# must begin with the game.
UNSCOPED_RULES = r"""([text, scope, game]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const faults = [];
  const inside = (selector) => /^& [^+~&]/.test(selector) && !selector.slice(1).includes('&');
  const parts = (selector) => { // at the commas outside brackets
    let depth = 0;
    return [...selector].reduce((all, letter) => {
      depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0;
      if (letter === ',' && depth === 0) all.push('');
      else all[all.length - 1] += letter;
      return all;
    }, ['']).map((part) => part.trim());
  };
  const read = (rules, isScoped) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        if (!rule.name.startsWith(`${game}-`)) faults.push(`@keyframes ${rule.name}`);
      } else if (rule instanceof CSSConditionRule) read(rule.cssRules, isScoped);
      else if (rule instanceof CSSStyleRule) {
        if (isScoped) faults.push(...parts(rule.selectorText).filter((part) => !inside(part)));
        else if (rule.selectorText !== scope || rule.style.length) faults.push(rule.selectorText);
        if (isScoped || rule.selectorText === scope) read(rule.cssRules, true);
      } else if (!(isScoped && rule.constructor.name === 'CSSNestedDeclarations')) faults.push(rule.cssText);
    }
  };
  read(sheet.cssRules, false);
  return faults;
}"""

# The computed style of the first element of each kind; a kind is the tags and classes of an element and its ancestors.
STYLES = """() => {
  const found = {};
  const describe = (node) => `${node.tagName}.${[...node.classList].sort().join('.')}`;
  const kindOf = (node) => (node.matches('.table-page') ? '' : `${kindOf(node.parentElement)} > ${describe(node)}`);
  for (const node of document.querySelectorAll('.bar *, .board-room *, .column-upper *')) {
    const kind = kindOf(node);
    if (kind in found || !node.checkVisibility()) continue;
    const style = getComputedStyle(node);
    found[kind] = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  }
  return JSON.stringify(found); // one string arrives much faster than its parts
}"""


@pytest.fixture(scope="module")
def blank_page(browser: Browser) -> Iterator[Page]:
    """One empty page for all sheets, because reading a sheet does not change the page."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_a_games_sheet_may_not_match_outside_its_game(blank_page: Page, sheet: Path) -> None:
    game = sheet.parent.name
    text = (CLIENT / sheet).read_text(encoding="utf-8")
    assert blank_page.evaluate(UNSCOPED_RULES, [text, f":where(.game-{game})", game]) == []


@pytest.mark.parametrize(
    "text",
    [
        ".hand { color: red }",
        ":where(.game-risk) { color: red }",
        ":where(.game-risk) { .hand, .card & { color: red } }",
        ":where(.game-risk) { & ~ .hand { color: red } }",
        ":where(.game-risk) { & + .hand { color: red } }",
        ":where(.game-risk) { .hand { :root & { color: red } } }",
        "@media print { .hand { color: red } }",
        "@keyframes rise { from { opacity: 0 } }",
        "@property --hand { syntax: '*'; inherits: false }",
    ],
)
def test_an_unscoped_rule_is_reported(blank_page: Page, text: str) -> None:
    assert blank_page.evaluate(UNSCOPED_RULES, [text, ":where(.game-risk)", "risk"])


def styles(page: Page) -> dict[str, dict[str, str]]:
    """The computed styles for each kind of element, after everything has loaded."""
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".panel[aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    # the observer of heights has measured the panels with these fonts
    expect(page.locator(".column-upper[style*='--question']")).to_be_visible()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, dict[str, str]] = json.loads(page.evaluate(STYLES))
    return found


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """Differences between two pages in the styles of the kinds of elements that both contain."""
    return [
        f"{kind}: {name}: {value} / {other[kind][name]}"
        for kind in one.keys() & other.keys()
        for name, value in one[kind].items()
        if other[kind].get(name) != value
    ]


def test_a_table_looks_the_same_when_opened_from_the_lobby_and_directly(alva: User) -> None:
    """A page opened from the lobby has also loaded the style sheets of other games, that of the first one too."""
    page = alva.open()
    for game in GAMES:  # hints are shown once, so the second page would have another
        page.evaluate("(game) => localStorage.setItem(`hints-${game}`, '*')", game)
    first, *others = some(GAMES, 2)
    expect(page.locator(".vignette svg")).to_have_count(len(GAMES))
    card(page, first).get_by_role("button", name="Play now").click()
    for game in (*others, first) if SOAK else others:
        expect(page.locator(".question[data-question]")).to_be_visible()
        page.locator(".brand").click()
        expect(page.locator(".vignette svg")).to_have_count(len(GAMES))
        card(page, game).get_by_role("button", name="Play now").click()
        from_lobby = styles(page)
        opened_page = alva.open(page.url)
        direct = styles(opened_page)
        assert len(from_lobby.keys() & direct.keys()) > 40
        assert differences(from_lobby, direct) == [], game
        opened_page.close()
