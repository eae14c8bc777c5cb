"""Clusta Noba on its page: a whole campaign in two browsers, the form for orders, texts."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiPlayers, ApiTable, Position, join
from browser.clusta_noba_player import ClustaNobaPlayer
from browser.conftest import NewUser, User
from browser.page_actions import choose, create, invitation, open_form, open_table, resign, swipe
from browser.test_accessibility import AXE, AXE_PROBLEMS, NAMELESS, PHONE, PHONE_PROBLEMS, TARGETS
from browser.test_games import expect_game_over
from browser.translations import untranslated
from depth import SOAK, depth, some

OPTIONS = {"scenario": "skirmish", "side_1": "ran", "side_2": "ste"}
RANSARDS, STEGOSIANS = range(2)  # the seats


# -- A whole campaign ----------------------------------------------------------------------------------------


def test_two_browsers_play_the_skirmish(alva: User, nils: User) -> None:
    """In `make test` the Stegosians send no orders, over the API."""
    page = alva.open()
    open_form(page, "With friends", "friend", game="clusta_noba")
    choose(page, OPTIONS | {"arrival": "together"}, game="clusta_noba")
    create(page)
    table = QuietTable.opened((alva, nils), join(nils, invitation(page), "Nils"))
    orders: list[tuple[str, str | None]] = [("land", "05.11"), ("camp", "07.06"), ("patrol", None)]
    ransards = ClustaNobaPlayer(page, orders=orders if SOAK else orders[::2])
    other = nils.open(table.path)
    expect(other.locator(".table-page")).to_be_visible()  # the bar of a page that still loads is replaced
    stegosians = ClustaNobaPlayer(other, orders=[("land", "10.05"), ("camp", "08.04"), ("hold", None)])
    second = stegosians if SOAK else ApiPlayers(table, (STEGOSIANS,))
    if not ransards.play(second, enough=lambda: not ransards.orders):
        resign(other)
    for each in (page, other):
        expect_game_over(each)
    assert ransards.orders == []
    assert stegosians.orders == [] or not SOAK


# -- The island -----------------------------------------------------------------------------------------------

ORDERS = (("land", "08.23"), ("camp", "08.21"), ("scout", "09.18"), ("patrol", None))
DAYS = depth(5, 10)


@pytest.mark.soak("test_two_browsers_play_the_skirmish")
def test_a_person_and_three_bots_play_some_days_of_the_island(alva: User) -> None:
    options = {"arrival": "together", "side_1": "ran"}
    page = open_table(alva, "bot", options, "bot", "bot", game="clusta_noba")
    ransards = ClustaNobaPlayer(page, orders=list(ORDERS))

    def is_last_day() -> bool:
        return page.locator(".question-sentence", has_text=f"Day {DAYS},").count() == 1

    if ransards.play(enough=is_last_day):
        expect_game_over(page)
        return
    assert ransards.orders == []
    days = {int(found[1]) for line in ransards.steps if (found := re.match(r"orders: Day (\d+),", line))}
    assert set(range(1, DAYS)) <= days  # the page showed every day
    page.locator(".papers-button").click()
    expect(page.locator(".letters li")).not_to_have_count(0)


# -- The Ransards before their first day on the map -----------------------------------------------------------


class QuietTable(ApiTable):
    """A skirmish in which nobody sends any orders."""

    def __init__(self, users: Sequence[User]):
        super().__init__(users, "clusta_noba", OPTIONS | {"arrival": "together"})

    def choose(self, position: Position) -> dict[str, Any]:
        wanted = ("ready", "send_nothing")
        return next(action for action in position["actions"] if action["kind"] in wanted)

    def play_until_orders(self) -> None:
        """Play until the Ransards can write orders."""
        position = self.play_until(lambda one: one["seat"] == RANSARDS and bool(one["view"]["headquarters"]))
        assert position

    def view(self) -> dict[str, Any]:
        """The view of the Ransards."""
        view: dict[str, Any] = self._position(RANSARDS)["view"]
        return view


class OrderForm:
    """The form for orders on the page of the Ransards.

    Their commander-in-chief Trugdan and their commander Grisban are on the ships, as is the unit Thorms söner.
    """

    def __init__(self, user: User, table: QuietTable):
        self.user, self.page, self.table = user, user.open(table.path), table
        self.writer = ClustaNobaPlayer(self.page)

    def column(self, number: int = 0) -> dict[str, Any]:
        """Return a written column as the server's view has it; number 0 is the newest."""
        column: dict[str, Any] = self.table.view()["orders"][number]
        return column

    def find(self, selector: str) -> Locator:
        """Return the elements of the form that match a CSS selector."""
        return self.page.locator(f".column .question {selector}")

    def slot(self, day: int, round: int) -> None:
        """Choose a round of a day."""
        self.find(f'[data-slot="{day}.{round}"]').click()
        expect(self.find(f'[data-slot="{day}.{round}"]')).to_have_attribute("aria-pressed", "true")

    def order(self, order: str, hex: str | None = None) -> None:
        """Give an order in the chosen round."""
        self.find(f"[data-order={order}]").click()
        if hex is not None:
            expect(self.find("[data-unpick]")).to_be_visible()
            self.writer.touch(hex)
        expect(self.find(".order-row")).to_be_visible()

    def end_column(self, columns: int = 1) -> None:
        """End the column, and wait until this number of columns is listed."""
        self.find("[data-end]").click()
        expect(self.find("[data-column]")).to_have_count(columns)


@pytest.fixture
def open_orders(new_user: NewUser) -> Any:
    """A function that opens the page of the Ransards on a device, when they can write orders."""

    def open_it(**device: Any) -> OrderForm:
        users = [new_user(**device), new_user()]
        table = QuietTable(users)
        table.play_until_orders()
        form = OrderForm(users[0], table)
        expect(form.find(".overview")).to_be_visible()
        return form

    return open_it


def entries(column: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Return the day, the round, the order and the hex (or None) of each entry."""
    return [(each["day"], each["round"], each["order"], each.get("hex")) for each in column["entries"]]


# -- The form ------------------------------------------------------------------------------------------------


def test_a_column_is_written_changed_copied_and_removed(open_orders: Any) -> None:
    form = open_orders()
    form.find("[data-write=trugdan]").click()
    form.slot(1, 2)
    form.order("ship", "05.11")
    expect(form.find(".timing")).to_contain_text("Done on day 1, 14:00")
    form.slot(2, 1)
    form.order("goto", "06.08")
    form.find('.segment[data-value="2"]').click()
    expect(form.page.locator(".route.draft")).to_have_count(2)
    form.slot(3, 4)
    form.order("hold")
    form.find(".check input").check()
    form.end_column()
    column = form.column()
    assert entries(column) == [(1, 2, "ship", [5, 11]), (2, 1, "goto", [6, 8]), (3, 4, "hold", None)]
    assert [each["nights"] for each in column["entries"]] == [0, 2, 0]
    assert [each["further"] for each in column["entries"]] == [False, False, True]
    form.find("[data-edit]").click()
    form.slot(3, 4)
    form.find("[data-drop-entry]").click()
    expect(form.find("[data-order=hold]")).to_be_visible()
    form.find("[data-unit=thorms_soner]").click()
    expect(form.find("[data-unit=thorms_soner]")).to_have_attribute("aria-pressed", "true")
    form.end_column()
    assert (len(form.column()["entries"]), form.column()["units"]) == (2, ["thorms_soner"])
    form.find("[data-edit]").click()
    form.find("[data-copy]").select_option("grisban")
    expect(form.page.locator(".question-sentence")).to_contain_text("Grisban")
    form.end_column(2)
    assert [form.column(k)["recipient"]["id"] for k in (0, 1)] == ["grisban", "trugdan"]
    assert entries(form.column(0)) == entries(form.column(1))
    form.find("[data-remove]").first.click()
    expect(form.find("[data-column]")).to_have_count(1)
    assert form.column()["recipient"]["id"] == "grisban"
    form.page.locator("[data-undo]").click()
    expect(form.find("[data-column]")).to_have_count(2)


def test_a_column_includes_its_doctrine_and_forced_marches(open_orders: Any) -> None:
    form = open_orders()
    form.find("[data-write=grisban]").click()
    form.slot(2, 3)
    form.order("hold")
    form.find(".doctrine summary").click()
    form.find("[data-doctrine=retreat_at]").select_option("8")
    form.find("[data-doctrine=pursue]").select_option("1")
    form.find("[data-force]").click()
    expect(form.find(".doctrine summary")).to_contain_text("3 changes")
    form.end_column()
    column = form.column()
    assert {name: column["doctrine"][name] for name in ("retreat_at", "pursue", "follow")} == {
        "retreat_at": 8,
        "pursue": 1,
        "follow": 0,
    }
    assert column["forced"] == [{"day": 2, "round": 3}]


def test_an_illegal_hex_is_refused_with_the_reason_from_the_server(open_orders: Any) -> None:
    form = open_orders()
    form.user.expect_errors("422", "409")
    form.find("[data-unit=thorms_soner] .unit-name").click()
    form.slot(1, 1)
    form.order("camp", "05.11")
    expect(form.find(".remarks")).to_contain_text("no way leads there")  # they are on board
    form.find(".hex-field input").fill("0.0")
    form.find(".hex-field input").press("Enter")
    expect(form.page.locator(".toast.error")).to_contain_text("That hex is sea.")
    expect(form.find(".hex-field input")).to_have_value("05.11")
    form.page.locator(".toast .why").click()
    expect(form.page.locator(".drawer [id='CN-MOVE-1'], .drawer .rule-shown")).not_to_have_count(0)


def test_the_reason_against_a_hex_is_shown_beside_the_hex(open_orders: Any) -> None:
    form = open_orders()
    form.user.expect_errors("422", "409")

    def expect_refusal_of_sea() -> None:
        form.writer.touch("00.00")
        expect(form.page.locator(".refusal")).to_contain_text("That hex is sea.")
        expect(form.page.locator(".toast.error")).to_have_count(0)

    form.find("[data-other=errand]").click()
    form.find("[data-errand=ran_spy] [data-begin-errand]").click()
    form.find("[data-errand-hex]").click()
    expect_refusal_of_sea()
    form.writer.touch("06.06")
    expect(form.find(".other-form .chip-button")).to_contain_text("06.06")
    form.writer.begin()
    form.find("[data-order=camp]").click()
    expect_refusal_of_sea()


def land_at_dawn(form: Any) -> None:
    """Order a column to land in the first round of day 1."""
    form.find("[data-write=trugdan]").click()
    form.slot(1, 1)
    form.find("[data-template=land]").click()
    form.writer.touch("05.11")
    expect(form.find(".slot.begins")).to_have_count(2)


def test_a_template_writes_entries_for_rounds_in_which_they_can_be_carried_out(open_orders: Any) -> None:
    form = open_orders()
    land_at_dawn(form)
    form.slot(2, 1)
    form.find("[data-template=camp]").click()
    form.writer.touch("06.09")
    expect(form.find(".slot.begins")).to_have_count(4)
    form.end_column()
    _, wait, camp, hold = form.column()["entries"]
    assert (wait["day"], wait["round"]) == (1, 4)  # three companies land, one a round
    assert (camp["order"], camp["hex"], hold["order"], hold["further"]) == ("camp", [6, 9], "hold", True)
    # a day has six rounds, and a camp takes six
    assert hold["day"] * 6 + hold["round"] >= camp["day"] * 6 + camp["round"] + 6


def drag(page: Page, hexes: Sequence[str], by_finger: bool) -> None:
    """Draw a route over these hexes, with one finger or with the mouse."""
    points = []
    for each in hexes:
        box = page.locator(f'.spot[data-place="{each}"]').bounding_box()
        assert box
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    if by_finger:
        return swipe(page, points)
    page.mouse.move(*points[0])
    page.mouse.down()
    for x, y in points[1:]:
        page.mouse.move(x, y, steps=3)
    return page.mouse.up()


@pytest.mark.parametrize("device", some(["desktop", "phone"], 1, first=1))
def test_a_route_is_drawn_on_the_map(open_orders: Any, device: str) -> None:
    form = open_orders(**(PHONE if device == "phone" else {}))
    land_at_dawn(form)
    form.slot(2, 1)
    form.find("[data-order=goto]").click()
    expect(form.find("[data-unpick]")).to_be_visible()
    drawn = ["05.11", "06.10", "06.09", "07.08", "07.07", "07.06"]
    drag(form.page, drawn, device == "phone")
    expect(form.find(".hex-field input")).to_have_value("07.06")
    form.end_column()
    march = form.column()["entries"][2]
    assert march["hex"] == [7, 6]
    assert 0 < len(march["route"]) <= 3
    path = [tuple(hex) for hex in form.column()["legs"][2]["path"]]
    assert {(6, 10), (6, 9), (7, 8)} <= set(path)


def test_orders_can_be_written_by_keyboard(open_orders: Any) -> None:
    form = open_orders()
    keyboard = form.page.keyboard
    form.find("[data-write=trugdan]").focus()
    keyboard.press("Enter")
    expect(form.find(".slots")).to_be_visible()
    form.find('[data-slot="1.1"]').focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        keyboard.press(key)
    keyboard.press("Enter")
    expect(form.find('[data-slot="2.3"]')).to_have_attribute("aria-pressed", "true")
    form.find("[data-order=ship]").focus()
    keyboard.press("Enter")
    expect(form.find("[data-unpick]")).to_be_visible()
    form.page.locator('.spot[data-place="05.12"]').focus()
    keyboard.press("ArrowUp")
    expect(form.page.locator('.spot[data-place="05.11"]')).to_be_focused()
    keyboard.press("Enter")
    expect(form.find(".hex-field input")).to_have_value("05.11")
    form.find(".hex-field input").focus()
    keyboard.type("04 11")
    keyboard.press("Enter")
    expect(form.find(".hex-field input")).to_have_value("04.11")
    form.find("[data-via]").focus()
    keyboard.press("Enter")
    keyboard.press("Escape")
    expect(form.find("[data-unpick]")).to_have_count(0)
    form.find("[data-end]").focus()
    keyboard.press("Enter")
    expect(form.find("[data-column]")).to_have_count(1)
    assert entries(form.column()) == [(2, 3, "ship", [4, 11])]


def test_the_form_on_a_phone_is_lowered_while_a_hex_is_chosen(open_orders: Any) -> None:
    form = open_orders(**PHONE)
    column = form.page.locator(".column")  # of the page, not of orders: it slides over the map
    form.find("[data-write=trugdan]").tap()
    form.page.locator(".grip").tap()
    expect(column).to_have_class("column tall")
    form.find('[data-slot="1.1"]').tap()
    form.find("[data-order=ship]").tap()
    expect(column).not_to_have_class("column tall")
    expect(form.find("[data-unpick]")).to_be_in_viewport()
    form.page.locator('.spot[data-place="05.11"]').tap()
    expect(column).to_have_class("column tall")
    expect(form.find(".hex-field input")).to_have_value("05.11")


# -- The approach, wishes, errands, letters, files, live orders ----------------------------------------------


def test_the_approach_is_chosen_on_the_map(new_user: NewUser) -> None:
    users = [new_user(), new_user()]
    table = QuietTable(users)
    page = users[0].open(table.path)
    page.locator('.spot[data-place="00.05"]').click()
    expect(page.locator(".question")).to_contain_text("Your ships appear in 00.05.")
    expect(page.locator('.spot[data-place="00.05"]')).to_have_class(re.compile("chosen"))
    page.locator('.spot[data-place="00.06"]').click()
    expect(page.locator(".question")).to_contain_text("Your ships appear in 00.06.")
    page.locator("[data-end]").click()
    table.play_until_orders()
    assert table.view()["headquarters"] == [0, 6]


def test_wishes_errands_and_letters_are_written(open_orders: Any) -> None:
    form = open_orders()
    form.user.expect_errors("422", "409")
    form.find("[data-other=wishes]").click()
    form.find("[data-wishes=grisban] [data-change-wishes]").click()
    form.find("[data-wish=fortify]").click()
    expect(form.find("[data-wish=hold]")).to_have_count(0)  # of the same family
    form.find("[data-wish=attack]").click()
    form.writer.touch("07.06")
    form.find("[data-wish=camp]").click()
    form.writer.touch("07.07")
    expect(form.page.locator(".refusal")).to_contain_text("at least three apart")
    form.writer.touch("05.10")
    expect(form.find("[data-wishes=grisban]")).to_contain_text("Attack 07.06")
    form.find("[data-other=errand]").click()
    form.find("[data-errand=ran_spy] [data-begin-errand]").click()
    for hex in ("06.06", "07.04"):
        form.find("[data-errand-hex]").click()
        form.writer.touch(hex)
    form.find("[data-errand-return]").select_option("grisban")
    expect(form.find("[data-errand=ran_spy]")).to_contain_text("06.06 and 07.04, then back to Grisban.")
    form.find("[data-other=letter]").click()
    form.find("[data-letter=truce]").click()
    expect(form.find("[data-letters=ste]")).to_contain_text("Ready to be sent: an offer of truce.")
    view = form.table.view()
    assert [wish["order"] for wish in view["wishes"]["grisban"]] == ["fortify", "attack", "camp"]
    form.find("[data-other=write]").click()
    with form.page.expect_download() as saving:
        form.find("[data-save]").click()
    errand, wishes = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert [wish["order"] for wish in wishes["standing_wishes"]] == ["FORTIFY", "ATTACK", "CAMP"]
    assert errand["specialists"][0]["route"] == [[6, 6], [7, 4]]
    assert errand["letters"] == [{"side": "STE", "letter": "TRUCE"}]
    assert view["errands"][0]["route"] == [[6, 6], [7, 4]]
    assert view["posted"] == {"ste": "truce"}


def test_orders_are_saved_and_loaded_as_files(open_orders: Any) -> None:
    form = open_orders()
    form.user.expect_errors("422")
    form.writer.write("land", "05.11")
    written = form.column()
    form.find("[data-other=write]").click()
    with form.page.expect_download() as saving:
        form.find("[data-save]").click()
    sheet = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert saving.value.suggested_filename == "clusta-noba-1.json"
    assert sheet["recipient"] == {"kind": "commander", "id": "trugdan"}
    form.find("[data-remove]").click()
    expect(form.find("[data-save]")).to_be_disabled()

    def load(text: str) -> None:
        file = {"name": "orders.json", "mimeType": "application/json", "buffer": text.encode()}
        form.find("[data-load]").set_input_files([file])

    load("{")
    expect(form.page.locator(".toast.error")).to_contain_text("There are no orders in this file.")
    load(json.dumps(sheet | {"copies": "two"}))
    expect(form.page.locator(".toast.error").last).to_contain_text("This cannot be read at “copies”.")
    home = [{"day": 1, "round": 1, "order": "HOME"}]
    load(json.dumps(sheet | {"columns": [{"entries": home}]}))
    expect(form.page.locator(".toast.error").last).to_contain_text("columns[0].entries[0].order: ")
    expect(form.find("[data-column]")).to_have_count(0)
    # the same sheet written a day earlier, and with a seal: the page moves it to today and drops the seal
    earlier = json.dumps(sheet | {"seal": "wait"}).replace('"day": 1', '"day": 0').replace("[1", "[0")
    load(earlier)
    expect(form.find("[data-column]")).to_have_count(1)
    expect(form.page.locator(".toast.note")).to_contain_text(
        "One column has been written. All of it is one day later than in the file."
    )
    assert entries(form.column()) == entries(written)


def test_live_orders_are_asked_before_each_round_and_skipped_with_one_tap(open_orders: Any) -> None:
    form = open_orders()
    form.writer.write("land", "05.11")
    form.find("[data-watch]").check()
    form.find("[data-end]").click()
    expect(form.page.locator(".question[data-question]")).to_have_count(0)
    form.table.answer([STEGOSIANS])
    for round in (2, 3):
        expect(form.page.locator(".question[data-question=live] .question-sentence")).to_contain_text(
            f"round {round}"
        )
        form.find("[data-end]").click()
    expect(form.page.locator(".question-sentence")).to_contain_text("round 4")
    form.find("[data-write=trugdan]").click()
    expect(form.find('[data-slot="1.3"]')).to_be_disabled()
    form.slot(1, 4)
    form.order("hold")
    form.end_column()
    expect(form.find("[data-end]")).to_have_text("Give these orders")
    assert entries(form.column()) == [(1, 4, "hold", None)]
    form.find("[data-other=write]").click()
    with form.page.expect_download() as saving:
        form.find("[data-save]").click()
    form.find("[data-remove]").click()
    expect(form.find("[data-column]")).to_have_count(0)
    form.find("[data-load]").set_input_files(saving.value.path())
    expect(form.find("[data-column]")).to_have_count(1)


def test_three_days_pass_without_a_question(open_orders: Any) -> None:
    form = open_orders()
    form.find("[data-other=play_on]").click()
    form.find("[data-play-on]").select_option("3")
    expect(form.find("[data-play-on]")).to_have_value("3")
    form.find("[data-end]").click()
    expect(form.page.locator(".question[data-question]")).to_have_count(0)
    form.table.answer([STEGOSIANS])
    expect(form.page.locator(".question[data-question=orders]")).to_contain_text("Day 5")


# -- Texts and names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", some(["desktop", "phone"], 1, first=1))
def test_the_form_is_translated_and_accessible(open_orders: Any, device: str) -> None:
    form = open_orders(**(PHONE if device == "phone" else {}))

    form.page.evaluate(AXE)

    def check(part: str = ".column") -> None:
        page = form.page
        assert untranslated(page) == set()
        assert page.evaluate(NAMELESS) == []
        assert page.evaluate(AXE_PROBLEMS, [part, None]) == []
        assert device == "desktop" or page.evaluate(PHONE_PROBLEMS, TARGETS) == []

    for other in some(("wishes", "errand", "letter", "play_on"), 2):
        form.find(f"[data-other={other}]").click()
        check()
    form.find("[data-other=write]").click()
    form.find("[data-write=trugdan]").click()
    form.slot(1, 1)
    check()
    form.find("[data-order=ship]").click()
    expect(form.find("[data-unpick]")).to_be_visible()
    check("body")  # on the map a hex is asked for
    form.writer.touch("05.11")
    expect(form.find(".hex-field")).to_be_visible()
    form.find(".doctrine summary").click()
    check()
    form.end_column()
    check()
