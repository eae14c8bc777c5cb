"""Helpers of the tests of combat and its consequences."""

import numpy as np

from games.risk.positions import ENTRIES, RISK, Position, position
from stridsplan.engine import dice, log
from stridsplan.games.risk.actions import DONE
from stridsplan.games.risk.state import Event, Standing

CONQUERING = (6, 6, 6, 1)  # the faces of three dice of the attacker and one of the defender
# A value of `standing`: seat 1 is asked how many dice it defends with, the others roll the most without being asked
SEAT_1_IS_ASKED = [Standing.MAX, Standing.ASK, *[Standing.MAX] * 4]


def front(source=4, target=1, owner=None, armies=None, **more):
    """A position in which seat 0 can attack Kamchatka (seat 1) from Alaska; the last seat has most territories.

    `source` and `target` are the numbers of armies there.
    """
    return position(
        owner={"alaska": 0, "brazil": 0, "kamchatka": 1, "siam": 1} | (owner or {}),
        armies={"alaska": source, "kamchatka": target, "brazil": 2} | (armies or {}),
        **more,
    )


def attack(game, armies, attack_dice, faces=(), source="alaska", target="kamchatka"):
    """Declare an attack and roll; `faces` are those of the attacker, then those of the defender."""
    game.act(kind="attack", source=source, target=target)
    return game.act(kind="roll", armies=armies, dice=attack_dice, faces=faces)


def attack_with_three(game, source="alaska", target="kamchatka", faces=CONQUERING):
    """Attack with three armies and three dice; the default faces conquer a target with one army."""
    return attack(game, 3, 3, faces, source, target)


def attack_until(game, left, faces=(), source="alaska", target="kamchatka"):
    """Attack until `left` armies are left in the source, or the target is conquered."""
    game.act(kind="attack", source=source, target=target)
    for _ in range(left - 1):  # one is counted already
        game.act(kind="count", armies=1)
    return game.act(kind="until", faces=faces)


def legal_rolls(game):
    """The legal declarations: {(armies, dice)}."""
    return {(action["armies"], action["dice"]) for action in game.legal(kind="roll")}


def amounts(game):
    """The numbers of armies that may move, found by playing all sequences of counts."""
    found, waiting = set(), [game.states.copy()]
    while waiting:
        states = waiting.pop()
        seat = Position(states).to_act()[0]
        out = np.zeros(len(RISK.actions), np.int32)
        for code in out[: ENTRIES.legal(states, 0, seat, out)].tolist():
            after, events = states.copy(), log.blank_log(100)
            ENTRIES.apply(after, 0, seat, code, dice.loaded_tape(()), events)
            moves = [
                row
                for row in log.rows(events)
                if row[log.EVENT] in (Event.ARMIES_OCCUPIED, Event.ARMIES_MOVED)
            ]
            if moves:
                _, _, _, armies, *_ = moves[0][log.ARGUMENTS :]  # seat, source, target, armies
                found.add(int(armies))
            else:
                assert code != DONE
                waiting.append(after)
    return found
