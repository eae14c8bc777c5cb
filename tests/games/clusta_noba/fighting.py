"""Fights for the tests: forces that meet in a hex, and their field rounds with given dice."""

import numpy as np

from stridsplan.engine.dice import COUNT, SHORT, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNITS, Commander
from stridsplan.games.clusta_noba.numbers import Doctrine, Profile
from stridsplan.games.clusta_noba.rules import fights, forces, fronts
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine

from .board import RAN_4, RAN_6, RAN_7, STE_1, TRA_5, hex_at, new_board, order, place, place_commander

HERE, THERE = (12, 9), (13, 8)  # neighbours of the same height
GRISBAN = Commander.GRISBAN
LOG = blank_log()
NEVER = 10  # of Doctrine.RETREAT_AT, in tenths of the TV: it never breaks off
SURVIVES = 9999  # a roll of 10000 that kills nobody
# The rolls of battle B of the worked example in two field rounds: Tactics of RAN and STE (a 1 is confirmed by a second
# roll), the deaths of the leaders, morale
PRINTED_B1 = 1, 2, 12, SURVIVES, SURVIVES, 14, 18
PRINTED_B2 = 5, 9, SURVIVES, SURVIVES, 1, 1, 10, 18


def board(**options: int) -> np.void:
    """An empty board in round 1 of day 0, when the sides act in the order RAN, STE, CRU, TRA; nobody breaks off."""
    s = new_board(**options)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = NEVER
    return s


def attack_hex(s: np.void, unit: int, where: tuple[int, int] = THERE, *others: int) -> int:
    """Let a unit, and others with it, attack a hex; return the last front of their force, by number.

    A front is a pair of forces that fight each other over a border.
    """
    for each in (unit, *others):
        s.unit_to[each], s.unit_head[each] = hex_at(*where), unit
    assert forces.open_fight(s, unit, hex_at(*where), LOG)
    force = int(s.unit_force[unit])
    last, front = NOWHERE, fronts.first_front(s, force)
    while front != NOWHERE:
        last, front = front, fronts.next_front(s, force, front)
    return int(last)


def play_field_round(s: np.void, *dice: int) -> None:
    """Fight the next field round of every fight with exactly these rolls, counted from 1 as printed."""
    tape = loaded_tape([die - 1 for die in dice])
    fights.fight_field_rounds(s, tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)


def stegosians_meet_grisban(profile: Profile, lv: int) -> np.void:
    """Battle B of the worked example: on its way home, the rest of RAN meets the Stegosian guard (GT-B1)."""
    s = board()
    s.profile = profile
    place(s, RAN_6, *HERE, 99)
    place(s, RAN_7, *HERE, 99)
    place(s, STE_1, *THERE)
    place_commander(s, GRISBAN, *HERE, RAN_6)
    s.commander_leadership[GRISBAN] = s.commander_points[GRISBAN] = lv
    place_commander(s, Commander.OFFICER, *THERE, STE_1)
    for unit in (RAN_6, RAN_7):
        order(s, unit, Order.GOTO)
        s.unit_formation[unit] = MoveMode.MARCH
    order(s, STE_1, Order.WAIT)
    attack_hex(s, RAN_6, THERE, RAN_7)
    return s


def even_fight(men: int = 200, foe_men: int = 200) -> np.void:
    """RAN attacks TRA, both without a commander, so that the Tactics roll decides; RAN rolls first."""
    s = board()
    place(s, RAN_4, *HERE, men)
    place(s, TRA_5, *THERE, foe_men)
    attack_hex(s, RAN_4)
    return s
