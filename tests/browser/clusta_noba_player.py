"""Players of Clusta Noba on its page: they write orders in the form, and seal them."""

from dataclasses import dataclass, field

from playwright.sync_api import expect

from browser.page_player import PagePlayer, PageState

READ = """() => {
  const box = document.querySelector('.question');
  if (!box) return null;
  return {
    over: Boolean(box.querySelector('.ranks')),
    question: box.dataset.question ?? null,
    sentence: box.querySelector('.question-sentence')?.textContent ?? '',
    busy: !box.dataset.question || Boolean(box.querySelector('[aria-busy=true]'))
      || box.getAttribute('aria-busy') === 'true' || Boolean(document.querySelector('[data-playing]')),
    log: `${document.querySelectorAll('.log-line').length} ${box.querySelector('.question-sentence')?.textContent}`,
    units: box.querySelectorAll('.overview [data-unit]').length,
    written: box.querySelectorAll('[data-column]').length,
  };
}"""


@dataclass
class ClustaNobaPlayer(PagePlayer):
    """Gives the next order of a list on each day on which units can be reached; on other days it gives none."""

    READ = READ
    MAX_STEPS = 200

    orders: list[tuple[str, str | None]] = field(default_factory=list)  # a template of the form, and its hex

    def reply(self, state: PageState) -> None:
        if state["question"] == "orders" and state["units"] and self.orders and not state["written"]:
            self.write(*self.orders.pop(0))
        else:
            self.press("[data-end]")

    def write(self, template: str, hex: str | None) -> None:
        """Write a column for the first recipient, which begins in the first round that can still be ordered."""
        self.begin()
        self.press(f"[data-template={template}]")
        if hex is not None:
            self.touch(hex)
        expect(self.page.locator(".slot.begins").first).to_be_visible()
        self.press("[data-end]")
        expect(self.page.locator("[data-column]")).to_have_count(1)

    def begin(self) -> None:
        """Open the form for the first recipient, and a new entry at the first round that can still be ordered."""
        self.press("[data-write]")
        self.press(".slot:not(:disabled)")
        expect(self.page.locator(".entry-editor")).to_be_visible()

    def touch(self, hex: str) -> None:
        """Click a hex of the map, as soon as the form asks for one."""
        expect(self.page.locator("[data-unpick]")).to_be_visible()
        self.page.locator(f'.spot[data-place="{hex}"]').click()

    def press(self, selector: str) -> None:
        """Press a button of the question."""
        self.page.locator(f".column .question {selector}").first.click()
