"""Positions of Risk given by the few fields that a test needs, and named actions with loaded dice.

    game = position(seats=3, owner={"alaska": 0, "kamchatka": 1}, armies={"alaska": 4}, ask=Ask.ATTACK)
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=3, dice=3, faces=[6, 4, 1, 5])
    assert game.armies("kamchatka") == 3  # all that can move in do so without being asked

Territories that a test does not name belong to the last seat, with one army each.
"""

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.registry import load_game
from stridsplan.games.risk import words
from stridsplan.games.risk.actions import ACTIONS
from stridsplan.games.risk.components import CARDS, MISSIONS, TERRITORIES
from stridsplan.games.risk.state import (
    BOTTOM,
    CAPITAL_CARD,
    MOST_SEATS,
    NEUTRAL,
    NOWHERE,
    UNSEEN,
    Ask,
    Illegal,
    Phase,
)

RISK = load_game("risk")
ENTRIES = interpreted(RISK)
PHASE_OF = {
    Ask.PLACE_SETUP: Phase.SETUP,
    Ask.PLACE_SECRETLY: Phase.SETUP,
    Ask.CHOOSE_CAPITAL: Phase.CAPITALS,
    Ask.REINFORCE: Phase.REINFORCEMENT,
    Ask.PLACE_NEUTRAL: Phase.REINFORCEMENT,
    Ask.ATTACK: Phase.COMBAT,
    Ask.FORTIFY: Phase.MOVEMENT,
}


class Position:
    """A position being played interpreted; `rows` holds the log of the last action.

    `states` is an array with one record: the entries take an array and the index of a record in it, here 0.
    """

    def __init__(self, states):
        self.states = states
        self.rows = np.zeros((0, log.COLUMNS), np.int32)

    @property
    def s(self):
        """The record itself."""
        return self.states[0]

    def act(self, seat=None, faces=(), draws=(), **fields):
        """Play the action that has these fields; an illegal one fails the test.

        `faces` are dice, from 1; `draws` are other random numbers, from 0: a card is drawn as an index into the pile.
        """
        seat = self.to_act()[0] if seat is None else seat
        code = ACTIONS.code(**fields)
        why = self.refuse(seat, **fields)
        assert why == Illegal.NONE, f"{fields} refused: {why.name}"
        tape, events = dice.loaded_tape([*draws, *(face - 1 for face in faces)]), log.blank_log(500)
        ENTRIES.apply(self.states, 0, seat, code, tape, events)
        assert not tape[dice.SHORT], f"more draws than the {tape[dice.WIDTH]} given"
        assert not tape[dice.BAD], "a loaded value is out of range"
        used, given = tape[dice.COUNT], tape[dice.WIDTH]
        assert used == given, f"only {used} of {given} draws were used"
        assert not events[0, log.FULL], "the action wrote more events than fit in the log"
        self.rows = log.rows(events)
        return self

    def refuse(self, seat, **fields):
        """The refusal of an action, Illegal.NONE if it is legal."""
        return Illegal(int(ENTRIES.refuse(self.states, 0, seat, ACTIONS.code(**fields))))

    def to_act(self):
        """The seats that are asked."""
        mask = ENTRIES.to_act(self.states, 0)
        return [seat for seat in range(6) if mask >> seat & 1]

    def legal(self, seat=None, kind=None):
        """The legal actions of a seat, named; only those of a kind if one is given."""
        seat = self.to_act()[0] if seat is None else seat
        out = np.zeros(len(RISK.actions), np.int32)
        view = self.view(seat)
        named = [words.action(int(code), view) for code in out[: ENTRIES.legal(self.states, 0, seat, out)]]
        return [action for action in named if kind is None or action["kind"] == kind]

    def view(self, seat):
        """The record that a seat may see; None is a spectator."""
        views = np.zeros(1, RISK.state)
        ENTRIES.observe(self.states, 0, -1 if seat is None else seat, views, 0)
        return views[0]

    def events(self, seat=None, everything=True):
        """The events of the last action, named: all, or with everything=False only those that a seat may see."""
        return [words.event(row) for row in self.rows if everything or may_see(row, seat)]

    def event(self, identifier):
        """The one event of the last action with this id."""
        (found,) = [event for event in self.events() if event["id"] == identifier]
        return found

    def happened(self, identifier):
        return any(event["id"] == identifier for event in self.events())

    def armies(self, name):
        return int(self.s.armies[TERRITORIES.index(name)])

    def owner(self, name):
        return int(self.s.owner[TERRITORIES.index(name)])

    def hand(self, seat):
        """The names of the cards a seat holds."""
        return [CARDS[card] for card in range(len(CARDS)) if self.s.location[card] == seat]

    def defects(self):
        return ENTRIES.defects(self.states, 0)


def may_see(row, seat):
    """Return whether a seat (None: a spectator) may see an event of the log."""
    return log.may_see(int(row[log.MASK]), seat)


def position(
    seats=3, ask=Ask.ATTACK, turn=0, owner=None, armies=None, hands=None, missions=None,
    capitals=None, options=None, profile=None, **fields,
):  # fmt: skip
    """A valid position in the middle of a game, in which the seat `turn` is asked `ask`.

    `owner` {territory: seat}; the rest belong to the seat `others`, by default the last one;
    `armies` {territory: count} (1 elsewhere); `hands` {seat: [cards]}; `missions` {seat: name};
    `capitals` {seat: territory}; any other field of the record by name, with the meaning that `state.py` gives it.
    The dealer is the last seat, so seat 0 had the first turn. A seat without territories is eliminated.
    """
    others = fields.pop("others", seats - 1)
    states = new_game(seats, options, profile)
    s = states[0]
    s.phase, s.ask, s.due = PHASE_OF.get(ask, Phase.COMBAT), ask, 1 << turn
    s.turn, s.round, s.dealer = turn, 1, seats - 1
    s.owner[:] = others
    s.armies[:] = 1
    s.stock[:] = 0
    for name, seat in (owner or {}).items():
        s.owner[TERRITORIES.index(name)] = seat
    for name, count in (armies or {}).items():
        s.armies[TERRITORIES.index(name)] = count
    for seat in (*range(MOST_SEATS), NEUTRAL):
        s.held[seat] = (s.owner == seat).sum()
    for seat in range(seats):
        s.fallen[seat] = 0 if s.held[seat] else 1
    give_cards(s, seats, hands or {}, capitals or {})
    for seat in range(seats):
        name = (missions or {}).get(seat)
        s.mission[seat] = s.mission_now[seat] = MISSIONS.index(name) if name else NOWHERE
    for name, value in fields.items():
        setattr(s, name, value)
    return Position(states)


def give_cards(s, seats, hands, capitals):
    """Put named cards into hands and the cards of capitals aside; the rest is the pile."""
    s.location[:] = UNSEEN
    s.hand[:] = 0
    s.capital[:] = NOWHERE
    for seat, name in capitals.items():
        s.capital[seat] = TERRITORIES.index(name)
        s.location[s.capital[seat]] = CAPITAL_CARD + seat
    for seat, cards in hands.items():
        s.hand[seat] = len(cards)
        for card in cards:
            s.location[CARDS.index(card)] = seat
    s.unseen = (s.location == UNSEEN).sum()
    s.bottom_count = (s.location == BOTTOM).sum()


def new_game(seats=3, options=None, profile=None, draws=None, seed=1):
    """A record array of length 1 as the entry `setup` leaves it: players may still have to place armies."""
    states = np.zeros(1, RISK.state)
    encoded = RISK.encode_options(seats, RISK.resolve_options(seats, profile, options or {}))
    tape = dice.seeded_tape(seed) if draws is None else dice.loaded_tape(draws)
    ENTRIES.setup(states, 0, encoded, tape, log.blank_log(2000))
    return states


def fresh(seats=3, options=None, profile=None, draws=None, seed=1):
    """A Position of a new game: players may still have to place armies."""
    return Position(new_game(seats, options, profile, draws, seed))


def play_on(game, until, limit=2000):
    """Play the timeout actions of all seats until `until(s)` is true, for example until set-up is over."""
    for _ in range(limit):
        if until(game.s):
            return game
        seat = game.to_act()[0]
        tape = dice.seeded_tape(1)
        ENTRIES.apply(
            game.states, 0, seat, ENTRIES.timeout_action(game.states, 0, seat), tape, log.blank_log(500)
        )
    raise AssertionError("`until` was never true")
