"""The set-up (AW-SET)."""

from stridsplan.engine.bits import BIT
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    BOARD_SLOTS,
    BOARDS,
    BUILDINGS,
    CELLS,
    CHAMBER_MARKER,
    DECK_COUNTS,
    KINDS,
    MOST_SEATS,
    OF_EACH_BUILDING,
    ON_MAP,
    START_PEOPLE,
    START_RESOURCES,
)
from ..state import NOBODY, NOWHERE, OFF, UNEXPLORED, Event, Stream
from .lands import add_people, add_resources, chambers


@rule
def lay_out_map(s):
    """Lay out the map for the number of players, all lands unexplored and empty (AW-SET-1, AW-SET-7)."""
    for cell in range(CELLS):
        is_on_map = ON_MAP[s.options.seats - 2] & BIT[cell] != 0
        s.marker[cell] = UNEXPLORED if is_on_map else OFF
        s.owner[cell] = NOBODY if is_on_map else OFF
    s.source, s.target = NOWHERE, NOWHERE


@rule
def lay_out_stocks(s):
    """Put all fifty markers face down, for any number of players (AW-SET-2), and 13 of each building (AW-BLD-3)."""
    for kind in range(KINDS):
        s.unseen[kind] = DECK_COUNTS[s.options.deck, kind]
    for building in range(BUILDINGS):
        s.stock[building] = OF_EACH_BUILDING


@rule
def shuffle_boards(s, dice):
    """Draw the terrain board of each slot of the map (AW-SET-3); slots that the map does not have hold NOWHERE."""
    left = (1 << BOARDS) - 1
    for slot in range(BOARDS):
        s.board[slot] = NOWHERE
        if slot < BOARD_SLOTS[s.options.seats - 2]:
            s.board[slot] = draw_member(dice, left, Stream.BOARDS.value)
            left &= ~BIT[s.board[slot]]


@rule
def place_chambers(s, dice, log):
    """Draw a chamber for each seat (AW-SET-4), and put four people and five resources there (AW-SET-5)."""
    left = chambers(s)
    for seat in range(MOST_SEATS):
        s.chamber[seat] = NOWHERE
        if seat < s.options.seats:
            cell = draw_member(dice, left, Stream.SEATING.value)
            left &= ~BIT[cell]
            s.chamber[seat], s.owner[cell] = cell, seat
            s.marker[cell] = CHAMBER_MARKER[s.options.cryo]
            add_people(s, seat, cell, START_PEOPLE)
            add_resources(s, seat, cell, START_RESOURCES, log)
            note(log, Event.CHAMBER_PLACED, EVERYONE, seat, cell)


@rule
def draw_first(s, dice, log):
    """Draw the first player (AW-SET-6)."""
    s.first = roll(dice, s.options.seats, Stream.FIRST.value)
    s.turn, s.round = s.first, 1
    note(log, Event.FIRST_DRAWN, EVERYONE, s.first)
