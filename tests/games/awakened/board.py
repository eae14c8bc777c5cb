"""Positions of The Awakened in the notation of the catalogue, and actions by name.

    game = board("move", A2="red 4p 5r", D4="free R 3|=")
    game.move("A2", "B2", people=3, resources=2).end(markers=["4|+1"])
    assert game.at("B2") == "red 3p 2r"

A land is its owner (red, green, blue or white, the seats 0 to 3; `free` has nobody), people `p`, resources `r`, fresh
soldiers `M`, veterans `V`, buildings C F R D (city, factory, railroad, defence), and its marker, `3|=` by default: the
limit of people and the code of production (catalogue 2.4). An `unexplored` land has no marker, nor has a land that a
test does not name. The chambers hold two people each: A2 and G3 with two players, A2, F7 and G1 with three, B1, B8, F8
and F1 with four, in the order of seats. A test may give a chamber other content, such as A2="free".
"""

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.registry import load_game
from stridsplan.games.awakened import flow, words
from stridsplan.games.awakened.actions import ACTIONS
from stridsplan.games.awakened.components import (
    BUILDINGS,
    CELL,
    CELL_NAMES,
    CELLS,
    CHAMBER_MARKER,
    CHAMBERS,
    MAPS,
    marker,
)
from stridsplan.games.awakened.flow import Next
from stridsplan.games.awakened.state import NOBODY, UNEXPLORED, Ask, Illegal, Phase, Step

AWAKENED = load_game("awakened")
ENTRIES = interpreted(AWAKENED)
COLOURS = ("red", "green", "blue", "white")
LETTERS = "CFRD"  # of the buildings, in the order of `Building`
STAGES = {  # by the first argument of `board`
    "population": (Phase.POPULATION, Next.BEGIN_TURN),
    "resources": (Phase.RESOURCES, Next.FEED),
    "move": (Phase.MOVE, Next.BEGIN_MOVES),
    "build": (Phase.BUILD, Next.CONTINUE_BUILDING),
    "age": (Phase.BUILD, Next.BEGIN_FORMING),  # soldiers age in phase 6, when building ends
    "form": (Phase.FORM, Next.CONTINUE_FORMING),
    "military": (Phase.MILITARY, Next.BEGIN_MILITARY),
    "end": (Phase.MILITARY, Next.END_TURN),
}
ENDS = {  # the kind of action that ends the phase, or the raid, by question
    Ask.GROW: "end_growth",
    Ask.MOVE: "end_moves",
    Ask.BUILD: "end_building",
    Ask.FORM: "end_forming",
    Ask.MILITARY: "end_turn",
    Ask.EFFECT: "end_raid",
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

    @property
    def seat_asked(self):
        """The only seat that is asked; -1 after the end."""
        return self.s.due.bit_length() - 1

    # -- Acting ----------------------------------------------------------------------------------------------

    def run(self, stage, draws=()):
        """Play on from a stage of a turn."""
        self.change(lambda tape, events: flow.play_on(self.s, stage, tape, events), draws)
        return self

    def act(self, kind, draws=(), **fields):
        """Play a legal action of the seat that is asked."""
        why = self.refuse(kind, **fields)
        assert why == "NONE", f"{kind} {fields} refused: {why}; legal: {self.legal()}"
        code, seat = ACTIONS.code(kind=kind, **fields), self.seat_asked
        self.change(lambda tape, events: ENTRIES.apply(self.states, 0, seat, code, tape, events), draws)
        assert ENTRIES.defects(self.states, 0) == 0
        return self

    def change(self, function, draws):
        """Call a function that changes the record, with a tape of these draws and an empty log; keep the log."""
        tape, events = dice.loaded_tape(draws), log.blank_log(500)
        function(tape, events)
        assert not tape[dice.SHORT], "more draws than were given"
        assert tape[dice.COUNT] == len(draws), "fewer draws than were given"
        self.rows = log.rows(events)

    def end(self, markers=()):
        """End the phase, or the raid; `markers` are turned up in this order."""
        left, draws = self.s.unseen.tolist(), []
        for text in markers:
            kind = marker_of(text)
            draws.append(sum(left[:kind]))  # a draw is an index into the markers face down, sorted by kind
            left[kind] -= 1
        return self.act(ENDS[Ask(self.s.ask)], draws)

    def move(self, source, target, people=0, resources=0):
        """Add a transfer to the order."""
        self.act("move_from", cell=source).act("move_to", cell=target)
        return self.act("send_people", people=people).act("send_resources", resources=resources)

    def march(self, source, target, fresh=0, veterans=0):
        """Move soldiers, or begin a raid if another seat holds the target; the action `raid` then carries it out."""
        self.act("march_from", cell=source).act("march_to", cell=target)
        return self.send(fresh, veterans)

    def join(self, source, fresh=0, veterans=0):
        """Let soldiers of one more land take part in the raid."""
        return self.act("march_from", cell=source).send(fresh, veterans)

    def send(self, fresh, veterans):
        return self.act("send_fresh", soldiers=fresh).act("send_veterans", soldiers=veterans)

    # -- What may be done ------------------------------------------------------------------------------------

    def refuse(self, kind, **fields):
        """The name of the refusal, NONE for a legal action."""
        code = ACTIONS.code(kind=kind, **fields)
        return Illegal(int(ENTRIES.refuse(self.states, 0, self.seat_asked, code))).name

    def legal(self, kind=None):
        """The legal actions, named; only those of a kind if one is given."""
        out = np.zeros(len(ACTIONS), np.int32)
        n = ENTRIES.legal(self.states, 0, max(self.seat_asked, 0), out)
        named = [words.action(code, self.s) for code in out[:n].tolist()]
        return [action for action in named if kind is None or action["kind"] == kind]

    def cells(self, kind):
        """The cells of the legal actions of a kind, without repetition."""
        return list(dict.fromkeys(action["cell"] for action in self.legal(kind)))

    def question(self):
        """The colour of the seat that is asked and its question: "red move"; None after the end."""
        if not self.s.due:
            return None
        assert self.s.answer_step == Step.NONE
        return f"{COLOURS[self.seat_asked]} {Ask(self.s.ask).name.lower()}"

    # -- What there is ---------------------------------------------------------------------------------------

    def at(self, name):
        """A land in the notation of `board`, without its marker."""
        c, s = CELL[name], self.s
        parts = [COLOURS[s.owner[c]] if s.owner[c] != NOBODY else "free"]
        counts = (("p", s.people), ("r", s.resources), ("M", s.fresh), ("V", s.veterans))
        parts += [f"{field[c]}{letter}" for letter, field in counts if field[c]]
        return " ".join(parts + [self.buildings(name)] * bool(self.buildings(name)))

    def buildings(self, name):
        """The letters of the buildings of a land: "CF"."""
        return "".join(
            LETTERS[kind] for kind in range(BUILDINGS) if self.s.buildings[CELLS * kind + CELL[name]]
        )

    def is_explored(self, name):
        return bool(self.s.marker[CELL[name]] != UNEXPLORED)

    def events(self):
        """The events of the last action, named."""
        return [words.event(row) for row in self.rows]

    def args_of(self, identifier):
        """The arguments of the events of the last action with this id."""
        return [event["args"] for event in self.events() if event["id"] == identifier]

    def view(self):
        """What everybody sees, as JSON."""
        return words.view_json(self.s, None)

    def winners(self):
        """The colours of the winners, after the end."""
        assert self.question() is None
        return [COLOURS[seat] for seat in range(4) if self.s.winners >> seat & 1]

    def returns(self):
        """Pay-offs and ranks."""
        out = np.zeros(8, np.int32)
        ENTRIES.returns(self.states, 0, out)
        seats = self.s.options.seats
        return out[:seats].tolist(), out[seats : 2 * seats].tolist()


def marker_of(text):
    """The kind of a marker: "3|=" has the limit 3 and the code "="."""
    limit, code = text.split("|")
    return marker(int(limit), code)


def new_game(seats=2, draws=None, seed=1, **options):
    """A game just after set-up: the first question of the first turn."""
    states = np.zeros(1, AWAKENED.state)
    encoded = AWAKENED.encode_options(seats, AWAKENED.resolve_options(seats, None, options))
    tape, events = dice.seeded_tape(seed) if draws is None else dice.loaded_tape(draws), log.blank_log(500)
    ENTRIES.setup(states, 0, encoded, tape, events)
    assert not tape[dice.SHORT]
    game = Position(states)
    game.rows = log.rows(events)
    return game


def board(stage, seats=2, turn="red", options=None, round=1, first="red", **lands):
    """A position at the beginning of a phase, played on to the first question.

    `turn` is the player on turn, `first` the player who begins each round; `lands` are in the notation above.
    """
    game = new_game(seats, **(options or {}))
    s = game.s
    encoded = s.options.copy()
    game.states[:] = 0
    s["options"] = encoded
    flow.setting_up.lay_out_map(s)
    flow.setting_up.lay_out_stocks(s)
    s.board[:] = NOBODY
    s.chamber[:] = NOBODY
    s.turn, s.first, s.round = COLOURS.index(turn), COLOURS.index(first), round
    for seat in range(seats):
        s.chamber[seat] = CELL[MAPS[seats - 2].chambers[seat]]
        lands.setdefault(CELL_NAMES[s.chamber[seat]], f"{COLOURS[seat]} 2p")
    for name, text in lands.items():
        put(s, CELL[name], text.split())
    s.phase, first_stage = STAGES[stage]
    return game.run(first_stage)


def put(s, cell, parts):
    """Put an owner and the pieces named by the other parts into a land."""
    owner, *others = parts
    seat = COLOURS.index(owner) if owner != "free" else NOBODY
    s.owner[cell] = seat
    kind = marker_of("3|=")
    for part in others:
        if "|" in part:
            kind = marker_of(part)
        elif part == "unexplored":
            continue
        elif part[0].isdigit():
            put_units(s, seat, cell, int(part[:-1]), part[-1])
        else:
            for letter in part:
                building = LETTERS.index(letter)
                s.buildings[CELLS * building + cell] = 1
                s.stock[building] -= 1
    if CHAMBERS[s.options.seats - 2] >> cell & 1:
        s.marker[cell] = CHAMBER_MARKER[s.options.cryo]
    elif "unexplored" not in parts:
        s.marker[cell] = kind
        # A marker of which none is left replaces another, so that the markers are still fifty
        s.unseen[kind if s.unseen[kind] else int(s.unseen.argmax())] -= 1


def put_units(s, seat, cell, number, letter):
    """Put people, resources or soldiers into a land, and add them to the totals of their owner."""
    fields = {"p": s.people, "r": s.resources, "M": s.fresh, "V": s.veterans}
    totals = {"p": s.population, "r": s.stored, "M": s.soldiers, "V": s.soldiers}
    fields[letter][cell] = number
    if seat != NOBODY:
        totals[letter][seat] += number
