"""Chat and notes at a table, the position as tables, and hints for the first turn."""

import pytest
from playwright.sync_api import Page, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser, User
from browser.page_actions import open_table
from browser.risk_player import RiskPlayer
from depth import some

RANDOM_PLACEMENT = {"setup.placement": "random"}


def table_of_two(alva: User, nils: User) -> tuple[Page, Page]:
    """The pages of two users at a table."""
    path = ApiTable((alva, nils), "risk", RANDOM_PLACEMENT).path
    pages = alva.open(path), nils.open(path)
    for page in pages:  # keys have no effect before the page is built
        expect(page.locator(".seats li", has_text="You")).to_be_visible()
    return pages


def say(user: User, path: str, text: str, seat: int = 0) -> None:
    """Send a chat message over the API."""
    message = {"seat": seat, "audience": "table", "text": text}
    user.http.post(f"/tables/{path.rpartition('/')[2]}/chat", json=message).raise_for_status()


def send_chat(page: Page, text: str) -> None:
    """Send a chat message by keyboard."""
    page.keyboard.press("t")
    field = page.get_by_label("Write to the table")
    expect(field).to_be_focused()
    field.fill(text)
    page.keyboard.press("Enter")
    expect(field).to_have_value("")


def test_two_players_chat(alva: User, nils: User) -> None:
    alva_page, nils_page = table_of_two(alva, nils)
    # Only messages that come after the chat has been loaded are announced.
    nils_page.wait_for_load_state("networkidle")
    send_chat(alva_page, "Good luck!")
    tab = nils_page.get_by_role("tab", name="Chat, one new message")
    expect(tab).to_be_visible()
    expect(nils_page.locator("[aria-live]", has_text="Good luck!")).to_have_count(1)
    tab.click()
    expect(nils_page.locator(".chat-line")).to_contain_text("Good luck!")
    expect(nils_page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    send_chat(nils_page, "<b>And to you.</b>")
    expect(alva_page.locator(".chat-line").first).to_contain_text("<b>And to you.</b>")
    alva_page.reload()
    alva_page.get_by_role("tab", name="Chat").click()
    expect(alva_page.locator(".chat-line")).to_have_count(2)


def test_a_tab_chosen_by_an_arrow_key_is_visible_on_a_phone(new_user: NewUser) -> None:
    page = open_table(new_user(viewport={"width": 390, "height": 844}), "bot", RANDOM_PLACEMENT)
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(page.locator(".chat-form input")).to_be_in_viewport(ratio=1)


def test_escape_returns_the_focus_to_the_board(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    RiskPlayer(page).until("reinforce")
    land = page.locator(".land[tabindex='0']").first
    land.focus()
    page.keyboard.press("t")
    expect(page.locator(".chat-form input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(land).to_be_focused()


def test_a_muted_player_can_be_unmuted(alva: User, nils: User) -> None:
    path = ApiTable((alva, nils), "risk", RANDOM_PLACEMENT).path
    say(nils, path, "Hurry up", seat=1)
    alva_page = alva.open(path)
    alva_page.get_by_role("tab", name="Chat").click()
    alva_page.get_by_role("button", name="Options for Nils").click()
    alva_page.get_by_role("button", name="Mute Nils").click()
    expect(alva_page.locator(".chat-line")).to_have_count(0)
    say(nils, path, "Hurry up!!", seat=1)
    send_chat(alva_page, "Where is he?")
    expect(alva_page.locator(".chat-line")).to_have_count(1)
    alva_page.get_by_role("button", name="Unmute").click()
    expect(alva_page.locator(".chat-line")).to_have_count(3)


def test_spectators_can_read_the_chat_but_not_write(alva: User, nils: User) -> None:
    path = ApiTable((alva,), "risk", RANDOM_PLACEMENT, bots=1).path
    say(alva, path, "Come and see")
    other = nils.open(path)
    other.get_by_role("tab", name="Chat").click()
    expect(other.locator(".chat-line")).to_contain_text("Come and see")
    expect(other.locator(".chat")).to_contain_text("You are watching.")
    expect(other.locator(".chat-form")).to_have_count(0)


def test_notes_are_saved_automatically(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    page.get_by_role("tab", name="Notes").click()
    pad = page.get_by_role("textbox", name="Notes")
    pad.fill("Siam first.\nThen Ural.")
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(pad).to_have_value("Siam first.\nThen Ural.")
    pad.fill("Ural first.")
    page.get_by_role("tab", name="Log").click()  # at once, before it is saved
    page.get_by_role("tab", name="Notes").click()
    expect(pad).to_have_value("Ural first.")


def test_the_position_table_can_be_sorted_and_its_actions_played(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    RiskPlayer(page).until("reinforce")
    page.keyboard.press("p")
    rows = page.locator(".position tbody tr")
    expect(rows).to_have_count(42)
    expect(rows.filter(has=page.locator("th", has_text="Alberta"))).to_contain_text(
        "Alaska, Northwest Territory, Ontario and Western United States"
    )
    armies = page.get_by_role("button", name="Armies, sort")
    armies.click()
    armies.click()
    expect(page.locator("th[aria-sort=descending]")).to_contain_text("Armies")
    numbers = [int(text) for text in page.locator(".position td.number").all_inner_texts()]
    assert numbers == sorted(numbers, reverse=True)
    newest = page.locator(".log-line:not(.log-heading)").first
    before = newest.inner_text()
    page.locator(".position tbody .button").first.click()
    expect(newest).not_to_have_text(before, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


@pytest.mark.parametrize("game", some(["risk", "island"], 1, first=1))
def test_the_menu_opens_the_position_as_a_table(alva: User, game: str) -> None:
    page = open_table(alva, "bot", {}, game=game)
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Position as a table").click()
    expect(page.locator(".position tbody tr").first).to_be_visible()
    assert page.locator(".position caption").count() >= 1


@pytest.mark.parametrize(
    ("game", "question", "first"),
    some(
        [("risk", "reinforce", "Your turn begins with new armies"), ("island", "place_block", "Blocks stop")],
        1,
    ),
)
def test_hints_are_shown_and_can_be_dismissed(alva: User, game: str, question: str, first: str) -> None:
    page = open_table(alva, "screen", RANDOM_PLACEMENT if game == "risk" else {}, game=game)
    curtain = page.locator(".curtain .button")
    if game == "risk":  # the other game has no secrets, and so no curtain
        curtain.click()
    question_box = page.locator(f".question[data-question={question}]")
    expect(question_box).to_be_visible()
    hint = page.get_by_role("note", name="A hint")
    expect(hint).to_contain_text(first)
    page.get_by_role("button", name="Got it").click()
    expect(hint.filter(has_text=first)).to_have_count(0)
    page.reload()
    if game == "risk":
        curtain.click()
    expect(question_box).to_be_visible()
    expect(hint.filter(has_text=first)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show hints again").click()
    expect(hint).to_contain_text(first)
    page.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
