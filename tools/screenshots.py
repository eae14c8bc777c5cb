"""Make the pictures of the README: `python tools/screenshots.py`, with src and tests on PYTHONPATH."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from browser.awakened_player import AwakenedPlayer
from browser.clusta_noba_player import ClustaNobaPlayer
from browser.conftest import User, launch_chromium
from browser.page_actions import open_table
from browser.risk_player import RiskPlayer
from browser.server_process import ServerProcess
from browser.test_screen import RANDOM_PLACEMENT, declare_attack

DOCS = Path(__file__).parents[1] / "docs"
WINDOW: ViewportSize = {"width": 1440, "height": 900}
THEMES = ("light", "dark")
STEPS = 22  # of The Awakened, before its picture: an answer, or a wait for the bots


def conquest(user: User) -> Page:
    """Open World Conquest with an attack and its odds."""
    page = open_table(user, "bot", RANDOM_PLACEMENT, "bot", "bot")
    _, target = declare_attack(page, RiskPlayer(page))
    page.locator(f"#piece-at-{target['id']}").hover()
    expect(page.locator(".odds-row").first).to_be_visible()
    return page


def awakened(user: User) -> Page:
    """Open The Awakened with a transfer in the order of a turn."""
    page = open_table(user, "bot", {}, "bot", "bot", game="awakened")
    player = AwakenedPlayer(page)
    for _ in range(STEPS):
        if player.step() == "waiting":
            page.wait_for_timeout(100)
    player.until("move")
    for kind in ("source", "goal"):
        page.locator(f".spot.can-{kind}").first.click()
    page.locator("[data-send]").click()
    expect(page.locator(".order rect").first).to_be_visible()
    return page


def clusta_noba(user: User) -> Page:
    """Open Clusta Noba some days after the landing, with a march that is being drawn."""
    options = {"arrival": "together", "side_1": "ran"}
    page = open_table(user, "bot", options, "bot", "bot", game="clusta_noba")
    player = ClustaNobaPlayer(page, orders=[("land", "08.23"), ("camp", "08.21"), ("scout", "09.18")])
    player.play(enough=lambda: page.locator(".question-sentence", has_text="Day 6,").count() == 1)
    player.begin()
    player.press("[data-template=scout]")
    player.touch("12.15")
    expect(page.locator(".route.draft")).not_to_have_count(0)
    return page


def main() -> None:
    """Write each picture in each theme."""
    scenes = {"table": conquest, "awakened": awakened, "clusta_noba": clusta_noba}
    chosen = sys.argv[1:] or list(scenes)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data)).start()
        try:
            browser = launch_chromium(playwright, "chromium-headless-shell", "chromium")
            for name in chosen:
                context = browser.new_context(viewport=WINDOW, locale="en-GB", reduced_motion="reduce")
                page = scenes[name](User(context, server.address))
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                    page.evaluate("document.activeElement.blur()")
                    page.wait_for_timeout(1000)  # until the panels are filled
                    page.screenshot(path=DOCS / f"{name}{'-dark' if theme == 'dark' else ''}.png")
                context.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
