"""A seat learns nothing before a courier brings it or its chief sees it (catalogue 6.1, CN-TRAP-28 to CN-TRAP-30).

Every commander-in-chief is at sea, where no courier reaches him, and the Crurians have no bridge. On the island their
armies fight, scout, spy and catch couriers. Whatever happens to the armies, all seats see the same.
"""

import ast
from pathlib import Path

import numpy as np
import pytest

from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import EVENT, MASK, blank_log, may_see, rows
from stridsplan.engine.visibility import fields_of
from stridsplan.games.clusta_noba import GAME, rules
from stridsplan.games.clusta_noba.actions import SEAL
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    SIDES,
    SPECIALISTS,
    UNITS,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import UMPIRE, Event
from stridsplan.games.clusta_noba.numbers import DAY, Ask, Cargo, Courier, Entry, Fate
from stridsplan.games.clusta_noba.rules import (
    columns,
    commanders,
    dispatches,
    errands,
    ledgers,
    persons,
    phases,
    questioning,
    units,
)
from stridsplan.games.clusta_noba.rules.ending import tv_alive
from stridsplan.games.clusta_noba.rules.markers import chief_marker
from stridsplan.games.clusta_noba.state import STATE

from .board import (
    GROUP_1,
    GROUP_2,
    RAN_1,
    RAN_2,
    RAN_4,
    RAN_5,
    RAN_6,
    RAN_7,
    RAN_ASTROLOGER,
    RAN_CAMP,
    RAN_SPY,
    STE_1,
    STE_2,
    STE_3,
    STE_SPY,
    TRA_1,
    TRA_2,
    TRA_5,
    TRA_7,
    TRA_8,
    TRA_CAMP,
    TRA_SPY,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    place_specialist,
)
from .campaign import SEAL_AND_WATCH, quick_entries
from .messengers import under_way, write_sheet

MIDDLE = (10, 9)
LOG = blank_log(3000)
DAYS = 2

AT_SEA = {  # side: commander-in-chief, his company, a sea hex away from the coast
    Side.TRA: (Commander.TASSELUKA, TRA_5, (19, 20)),
    Side.RAN: (Commander.TRUGDAN, RAN_1, (0, 22)),
    Side.STE: (Commander.NARAMSI, STE_2, (0, 2)),
}
# Who leads the army of each side on the island
LEADERS = {Side.TRA: Commander.DA_KAELVE, Side.RAN: Commander.GRISBAN, Side.STE: Commander.OFFICER}
ARMIES = (  # side, commander, hex, units, order, target
    (Side.TRA, Commander.DA_KAELVE, MIDDLE, (TRA_1, TRA_2), Order.HUNT, None),
    (Side.TRA, None, (8, 10), (TRA_7,), Order.SCOUT, None),
    (Side.TRA, None, (11, 12), (TRA_8,), Order.PATROL, None),
    (Side.RAN, Commander.GRISBAN, (9, 11), (RAN_4, RAN_5, RAN_6), Order.ATTACK, MIDDLE),
    (Side.RAN, None, (7, 12), (RAN_7,), Order.GOTO, (12, 10)),
    (Side.RAN, None, (7, 9), (RAN_2,), Order.DIVINE, None),
    (Side.STE, Commander.OFFICER, (12, 10), (STE_1,), Order.ADVANCE, (9, 10)),
    (Side.STE, None, (9, 7), (STE_3,), Order.AMBUSH, (9, 7)),
    (Side.CRU, Commander.GENERAL_1, (12, 8), (GROUP_1, GROUP_2), Order.ATTACK, MIDDLE),
)
# A spy of each side with his hex and a hex to visit; no hippogriffs, because they would fly to the fleet
ERRANDS = ((TRA_SPY, (9, 11), (12, 10)), (RAN_SPY, MIDDLE, (12, 8)), (STE_SPY, (9, 11), MIDDLE))


def campaign() -> np.void:
    """The morning of day 4: armies of four sides on the island, of which no commander-in-chief can hear."""
    s = new_board()
    s.options.seats, s.ask, s.due = 4, Ask.ORDERS, 0b1111
    s.day, s.moment, s.conflux, s.conflux_day, s.last_day = 4, 4 * DAY, hex_at(7, 14), 50, 50
    for side, (chief, company, hex) in AT_SEA.items():
        place(s, company, *hex)
        s.unit_aboard[company], s.ship_at[company] = 1, hex_at(*hex)
        place_commander(s, chief, *hex, company)
        s.commander_in_chief[side] = chief
    for army in ARMIES:
        place_army(s, *army)
    pitch(s, TRA_CAMP, *MIDDLE)
    pitch(s, RAN_CAMP, 9, 11)
    for specialist, here, there in ERRANDS:
        home = FIRST_COMMANDER_MARKER + LEADERS[Side(SIDE_OF_SPECIALIST[specialist])]
        place_specialist(s, specialist, *here)
        errands.take_errand(s, specialist, home, hex_at(*there), hex_at(*here), NOWHERE, 0)
    place_specialist(s, RAN_ASTROLOGER, 7, 9, RAN_2)
    for side in LEADERS:
        for start in ((10, 11), (8, 9), (11, 8)):
            send_courier(s, side, start)
    for side in range(SIDES):
        s.starting_tv[side], s.arrival[side] = tv_alive(s, side), 0
        phases.begin_phase_of(s, side)
    ledgers.see_headquarters(s, LOG)
    return s


def place_army(s, side, commander, hex, army, order, goal) -> None:
    """Place an army in a hex, with a sheet of one entry; without a commander, its recipient does not matter."""
    any_commander = Commander.TASSELUKA
    recipient = any_commander if commander is None else commander
    sheet = write_sheet(s, side, FIRST_COMMANDER_MARKER + recipient, order)
    row = sheet  # each sheet has one column
    s.sent_entries[side, row, 0, Entry.HEX] = NOWHERE if goal is None else hex_at(*goal)
    for unit in army:
        place(s, unit, *hex)
        columns.take_column(s, side, row, unit)
    if commander is not None:
        place_commander(s, commander, *hex, army[0])


def send_courier(s: np.void, side: Side, start: tuple[int, int]) -> None:
    """Put a courier with a sheet on his way to the side's commander on the island."""
    goal = FIRST_COMMANDER_MARKER + LEADERS[side]
    courier = dispatches.assign_courier(
        s, side, chief_marker(side), hex_at(*start), goal, Cargo.SHEET.value, LOG
    )
    s.courier[courier, Courier.SHEET] = s.sheets[side] - 1
    dispatches.set_out(s, courier, LOG)


# -- Random changes --------------------------------------------------------------------------------------------------


def pick(rng: np.random.Generator, choices: object) -> int:
    """Choose one of several numbers at random."""
    return int(rng.choice(list(choices)))


def units_ashore(s: np.void) -> list[int]:
    return [unit for unit in range(UNITS) if units.is_ashore(s, unit)]


def couriers_under_way(s: np.void) -> list[int]:
    return [courier for side in LEADERS for courier in under_way(s, side)]


def lose_unit(s: np.void, rng: np.random.Generator) -> None:
    unit = pick(rng, units_ashore(s))
    hex = int(s.unit_at[unit])
    units.remove_unit(s, unit)
    persons.regroup_after_loss(s, unit, hex)


def lose_men(s: np.void, rng: np.random.Generator) -> None:
    unit = pick(rng, units_ashore(s))
    s.unit_men[unit] //= 2
    units.recompute_tv(s, unit)


def lose_commander(s: np.void, rng: np.random.Generator) -> None:
    commander = pick(rng, [*LEADERS.values(), Commander.GENERAL_1])
    commanders.lose_commander(s, commander, Fate.DEAD.value, LOG)


def lose_specialist(s: np.void, rng: np.random.Generator) -> None:
    person = pick(rng, (each for each in range(SPECIALISTS) if s.specialist_fate[each] == Fate.FREE))
    s.specialist_fate[person], s.specialist_home[person], s.specialist_unit[person] = (
        Fate.DEAD,
        NOWHERE,
        NOWHERE,
    )


def lose_courier(s: np.void, rng: np.random.Generator) -> None:
    dispatches.release(s, pick(rng, couriers_under_way(s)))


def catch_courier(s: np.void, rng: np.random.Generator) -> None:
    courier = pick(rng, couriers_under_way(s))
    side = courier // COURIERS_PER_SIDE
    captors = [u for u in units_ashore(s) if units.side_of(u) not in (side, Side.CRU)]
    questioning.take_courier(s, courier, pick(rng, captors), LOG)


def lose_camp(s: np.void, rng: np.random.Generator) -> None:
    s.camp_at[pick(rng, (TRA_CAMP, RAN_CAMP))] = NOWHERE


def move_conflux(s: np.void, rng: np.random.Generator) -> None:
    s.conflux = hex_at(pick(rng, (5, 6, 8, 9)), 14)


CHANGES = (
    lose_unit,
    lose_men,
    lose_commander,
    lose_specialist,
    lose_courier,
    catch_courier,
    lose_camp,
    move_conflux,
)


# -- What a seat receives --------------------------------------------------------------------------------------------


def view_of(states: np.ndarray, seat: int) -> bytes:
    view = np.zeros(1, STATE)
    quick_entries().observe(states, 0, seat, view, 0)
    return view.tobytes()


def legal(states: np.ndarray, seat: int) -> list[int]:
    out = np.zeros(len(GAME.actions), np.int32)
    return out[: quick_entries().legal(states, 0, seat, out)].tolist()


def received(states: np.ndarray, log_rows: np.ndarray, seat: int) -> tuple:
    """All that a seat (-1: a spectator) receives after an action: events, view, legal actions."""
    events = [row.tolist() for row in log_rows if may_see(int(row[MASK]), None if seat < 0 else seat)]
    asked = seat >= 0 and states[0].due >> seat & 1
    return events, view_of(states, seat), legal(states, seat) if asked else []


def play_days(start: np.void, seed: int) -> tuple[list, set[Event], np.void]:
    """Play `DAYS` days; return what each seat receives after each action, the secret events, and the last position.

    One seat asks for live orders, so that it is asked before each round.
    """
    states, dice, data, secret = np.array([start]), seeded_tape(seed), [], set()
    s = states[0]
    last = int(s.day) + DAYS
    while s.day < last:
        seat = int(s.due).bit_length() - 1
        log = blank_log(3000)
        action = SEAL_AND_WATCH if seat == Side.RAN and s.ask == Ask.ORDERS else SEAL
        quick_entries().apply(states, 0, seat, action, dice, log)
        log_rows = rows(log)
        asked = quick_entries().to_act(states, 0)
        data.append((int(s.ask), int(s.due), asked, [received(states, log_rows, k) for k in range(-1, 4)]))
        secret |= {Event(row[EVENT]) for row in log_rows if row[MASK] == UMPIRE}
    return data, secret, s


@pytest.mark.rule(
    "CN-TRAP-28",
    "CN-TRAP-29",
    "CN-COURIER-14",
    "CN-SPY-3",
    "CN-UMP-3",
    "CN-INFO-5",
    "CN-INFO-8",
)
def test_no_seat_may_notice_changes_that_no_courier_has_reported():
    expected, secret, _ = play_days(campaign(), 1)
    for seed in range(2, 5):
        s, rng = campaign(), np.random.default_rng(seed)
        for k in rng.permutation(len(CHANGES))[:4]:
            CHANGES[k](s, rng)
        found, more, _ = play_days(s, seed)
        assert len(found) == len(expected)
        for after_action, expected_after_action in zip(found, expected, strict=True):
            assert after_action == expected_after_action
        secret |= more
    assert secret >= {
        Event.BATTLE_BEGAN,
        Event.TACTICS_ROLLED,
        Event.UNIT_RETREATED,
        Event.SIGHT_ROLLED,
        Event.CATCH_ROLLED,
        Event.CAPTIVE_ASKED,
        Event.SHEET_TAKEN,
        Event.ORDER_LAPSED,
        Event.WISH_ROLLED,
        Event.READING_MADE,
    }


@pytest.mark.rule("CN-SPY-3", "CN-COURIER-7", "CN-INTERR-4", "CN-TRAP-28")
@pytest.mark.parametrize("fate", [lose_courier, catch_courier, lose_specialist, lose_commander])
def test_the_fate_of_a_courier_spy_or_commander_may_not_change_a_refusal(fate):
    s, other = campaign(), campaign()
    fate(other, np.random.default_rng(1))
    assert s.tobytes() != other.tobytes()
    for seat in range(4):
        for code in range(0, len(GAME.actions), 3):  # a third of them, to save time
            assert GAME.refuse(s, seat, code) == GAME.refuse(other, seat, code)


@pytest.mark.rule("CN-WIN-5", "CN-INFO-5")
@pytest.mark.parametrize("side", [Side.TRA, Side.CRU])
def test_no_seat_may_notice_that_a_side_is_out(side: Side):
    """A side that is out is asked like the others, and its orders have no effect."""
    expected, *_ = play_days(campaign(), 1)
    s = campaign()
    s.out = 1 << side
    found, _, end = play_days(s, 1)
    assert found == expected
    assert end.out == 1 << side


# -- Modules that use the ledgers ------------------------------------------------------------------------------------

LEDGERS = {"ledgers", "own_ledger", "hostile_ledger", "open_map", "beliefs", "blank"}
BELIEFS = {  # fields of the ledgers, with the other modules that may use them
    "headquarters": {"couriers", "writing"},  # what the author of orders sees
    "chief": {"wishes"},  # the seat chooses its commander-in-chief
    "known": set(),
    "known_commander": set(),
    "known_specialist": set(),
    "known_camp": set(),
    "known_stance": {"set_up", "wishes"},
    "letters": set(),
    "sighting": set(),
    "sightings": set(),
    "reading": set(),
    "readings": set(),
    "known_losses": set(),
    "losses_reported": set(),
    "known_conflux": {"dawn", "ending"},
    "bridge_known": {"dawn"},
    "heard": {"dawn", "phases", "calendar_changes"},
}
OWN_INPUT = {  # fields that a seat writes itself, and the priority, which it knows from the start
    "sent", "sent_entries", "sent_count", "sent_doctrine", "columns", "sheets", "today", "wish", "errand", "posted",
    "watches", "play_on", "answer_step", "draft", "draft_wish", "chosen_approach", "priority",
}  # fmt: skip
PUBLIC_EVENTS = {"SIDE_HELD", "DAY_BEGAN", "NIGHT_FELL", "CONFLUX_CAME", "CAMPAIGN_ENDED"}


def syntax_trees() -> dict[str, ast.Module]:
    """The syntax tree of each module of the rules, by name."""
    folder = Path(rules.__file__).parent
    return {path.stem: ast.parse(path.read_text()) for path in sorted(folder.glob("*.py"))}


@pytest.mark.rule("CN-INFO-5")
def test_only_the_ledgers_may_read_or_write_what_a_side_knows():
    """They are updated when a courier arrives, and from the hex of the commander-in-chief (decision 32)."""
    own = {name for name, field in fields_of(STATE).items() if field.sees.__name__ == "is_its_seat"}
    assert own == set(BELIEFS) | OWN_INPUT
    for module, tree in syntax_trees().items():
        used = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s"
        }
        for name in used & set(BELIEFS):
            assert module in LEDGERS | BELIEFS[name], f"{module} uses {name}"


@pytest.mark.rule("CN-UMP-2", "CN-UMP-3")
def test_each_event_may_be_visible_only_to_its_audience():
    """The mask of an event is for everyone, for one seat, or for the umpire alone."""
    found: dict[str, set[str]] = {}
    for tree in syntax_trees().values():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "note":
                event, mask = call.args[1], call.args[2]
                assert isinstance(event, ast.Attribute)
                found.setdefault(ast.unparse(mask), set()).add(event.attr)
    members = [each.name for each in Event]
    first = members.index("CONFLUX_DRAWN")  # the first of the events for the umpire
    assert found.pop("UMPIRE") <= set(members[first:])
    assert found.pop("EVERYONE") <= PUBLIC_EVENTS
    assert found.pop("only(seat)") == set(members[:first]) - PUBLIC_EVENTS
    assert found == {}
