"""Positions of Omringad that are given by a few fields, and actions by name with loaded dice.

    game = position({"A33": {0: "8 merc"}, "A23": {1: "2 merc"}}, turn=1)
    game.move(1, "A23", "2 merc", "A33")
    assert game.why_not_move(0, "A33", "7 merc", "A34") == Illegal.STACK_PINNED

A23 is a square of country A, the home of seat 0: second row, third column. A stack given as ("merc", "A23")
has entered from A23 in this round.

A tile is one combat unit or special; its `unit` is what kind it is. A star marks damaged tiles:
"2 merc*".

Each country has the terrain of `LAYOUT` unless a test gives another; C castle, V village, L lake, F forest, M mountain.
Settlements are numbered country by country, the castle first; `A33`, `A22`, `A44` and `B33` are numbers of `LAYOUT`.

`faces` are dice, from 1; `draws` are other random numbers, from 0: the end of a round draws the special to auction, as
an index into the specials in the cup. The dice of a step of a battle are given clockwise from the holder (seat 0 by
default), each seat's in the order of `Kind`, whole tiles before damaged ones; those of the dragon are last.

In the JSON of an event, `args` has the arguments of its sentence and `what` the data for the page.
"""

from functools import cache

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.games.omringad import GAME, words
from stridsplan.games.omringad.actions import ACTIONS
from stridsplan.games.omringad.components import (
    COMBAT_KINDS,
    COUNTRY,
    FIRST_SPECIAL,
    NAME_OF_KIND,
    NOWHERE,
    SQUARE_NAMES,
    Terrain,
)
from stridsplan.games.omringad.rules import auction, setup, tiles
from stridsplan.games.omringad.rules.squares import neighbour
from stridsplan.games.omringad.state import ASIDE, NOBODY, ON_OFFER, POOL, AnswerStep, Ask, Illegal, Phase

ENTRIES = interpreted(GAME)
LAYOUT = """
    ....L
    .V.F.
    M.C.M
    .F.V.
    L....
"""
TERRAIN = {
    ".": Terrain.PLAIN,
    "C": Terrain.CASTLE,
    "V": Terrain.VILLAGE,
    "L": Terrain.LAKE,
    "F": Terrain.FOREST,
    "M": Terrain.MOUNTAIN,
}
A33, A22, A44, B33 = range(4)  # settlements of `LAYOUT`: a castle, its two villages, the castle of country B
DIRECTION_NAMES = ("north", "east", "south", "west")
# Bits of `defects`: a country without its nine terrain tiles; enemies in one square
WRONG_COUNTRY, MIXED_SQUARE = 8, 16


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

    # -- Acting ----------------------------------------------------------------------------------------------

    def act(self, seat=None, faces=(), draws=(), **fields):
        """Play the action with these fields; an illegal one fails the test."""
        seat = self.to_act()[0] if seat is None else seat
        why = self.refuse(seat, **fields)
        assert why == Illegal.NONE, f"{fields} refused: {why.name}"
        self.play(seat, ACTIONS.code(**fields), [*draws, *(face - 1 for face in faces)])
        return self

    def play(self, seat, code, draws=()):
        """Play a code of a seat; all draws must be used."""
        tape, events = dice.loaded_tape(list(draws)), log.blank_log(2000)
        ENTRIES.apply(self.states, 0, seat, code, tape, events)
        assert not tape[dice.SHORT], f"more draws than the {tape[dice.WIDTH]} given"
        assert tape[dice.COUNT] == tape[dice.WIDTH], (
            f"only {tape[dice.COUNT]} of {tape[dice.WIDTH]} draws were used"
        )
        self.rows = log.rows(events)
        # A test may draw a country with other terrain than a real one
        assert self.defects() & ~WRONG_COUNTRY == 0, f"defects {self.defects()}"

    def acts(self, seat, *actions, **last):
        """Play several actions of a seat one after another; `last` gives the dice or draws of the last action."""
        for k, fields in enumerate(actions):
            self.act(seat, **fields, **(last if k == len(actions) - 1 else {}))
        return self

    def move(self, seat, start, group, path, **draws):
        """Make a whole move: a group ("2 merc, rider" or "all") goes from a square along a path ("A23 A24")."""
        chain = [{"kind": "start", "square": start}]
        if group == "all":
            chain.append({"kind": "take_all"})
        else:
            chain += [{"kind": "take", **tile} for tile in parse(group)]
        self.acts(seat, *chain)
        steps = path.split()
        for k, to in enumerate(steps):
            self.act(
                seat, kind="step", direction=self.direction(to), **(draws if k == len(steps) - 1 else {})
            )
        if self.s.answer_step[seat] == AnswerStep.PATH:
            self.act(seat, kind="stop", **draws)
        return self

    def direction(self, there):
        """The name of the direction from the moving group to a square; the first one if two lead there."""
        here = self.s.start if self.s.steps == 0 else self.s.path[self.s.steps - 1]
        return direction_between(self.s, here, SQUARE_NAMES[there])

    def why_not_move(self, seat, start, group, path):
        """Return the first refusal among the parts of a move, Illegal.NONE if all are legal; change nothing."""
        states = self.states.copy()
        trial = Position(states)
        chain = [{"kind": "start", "square": start}]
        chain += (
            [{"kind": "take", **tile} for tile in parse(group)] if group != "all" else [{"kind": "take_all"}]
        )
        for fields in chain:
            if why := trial.refuse(seat, **fields):
                return why
            trial.play(seat, ACTIONS.code(**fields))
        for to in path.split():
            fields = {"kind": "step", "direction": trial.direction(to)}
            if why := trial.refuse(seat, **fields):
                return why
            trial.play(seat, ACTIONS.code(**fields))
            if trial.s.answer_step[seat] != AnswerStep.PATH and to != path.split()[-1]:
                return Illegal.TOO_FAR  # the move has ended by itself before its last step
        return Illegal.NONE

    def pass_all(self, **draws):
        """Let all seats pass; the battles begin with these dice or draws."""
        while self.s.ask == Ask.MOVE:
            seat = self.to_act()[0]
            self.act(seat, kind="pass", **(draws if self.ends_movement(seat) else {}))
        return self

    def ends_movement(self, seat):
        """Tell whether the movement phase ends when this seat passes."""
        trial = Position(self.states.copy())
        ENTRIES.apply(trial.states, 0, seat, ACTIONS.code(kind="pass"), dice.loaded_tape(()), log.blank_log())
        return trial.s.ask != Ask.MOVE

    def fight(self, faces=()):
        """End the movement phase, so that a battle begins; `faces` are the dice of its first step."""
        return self.pass_all(faces=faces)

    def end_placing(self):
        """End the reinforcement phase for one seat after another; fails if a seat has units to place."""
        while self.s.ask == Ask.REINFORCE:
            self.act(kind="end_reinforcement")
        return self

    # -- Legal actions ---------------------------------------------------------------------------------------

    def to_act(self):
        """The seats that are asked."""
        mask = ENTRIES.to_act(self.states, 0)
        return [seat for seat in range(4) if mask >> seat & 1]

    def refuse(self, seat, **fields):
        """The refusal of an action, Illegal.NONE if it is legal."""
        return Illegal(int(ENTRIES.refuse(self.states, 0, seat, ACTIONS.code(**fields))))

    def legal(self, seat=None, kind=None):
        """The legal actions of a seat, named; only those of a kind if one is given."""
        seat = self.to_act()[0] if seat is None else seat
        out, view = np.zeros(len(GAME.actions), np.int32), self.view(seat)
        named = [words.action(int(code), view) for code in out[: ENTRIES.legal(self.states, 0, seat, out)]]
        return [action for action in named if kind in (None, action["kind"])]

    def timeout_action(self, seat=None):
        """The timeout action of a seat, named."""
        seat = self.to_act()[0] if seat is None else seat
        return words.action(int(ENTRIES.timeout_action(self.states, 0, seat)), self.view(seat))

    def policy_action(self, seat):
        """The action that the policy chooses for a seat, named."""
        out, views = np.zeros(len(GAME.actions), np.int32), np.zeros(1, GAME.state)
        n = ENTRIES.legal(self.states, 0, seat, out)
        views[0] = self.view(seat)
        code = ENTRIES.policy(views, 0, seat, out, n, dice.seeded_tape(1))
        return words.action(int(code), views[0])

    # -- Views, tiles and events -----------------------------------------------------------------------------

    @property
    def ask(self):
        return Ask(self.s.ask)

    def view(self, seat):
        """The view of a seat (None: of a spectator), as a record."""
        views = np.zeros(1, GAME.state)
        ENTRIES.observe(self.states, 0, -1 if seat is None else seat, views, 0)
        return views[0]

    def view_json(self, seat=None):
        return words.view_json(self.view(seat), seat)

    def square(self, name, seat=None):
        """A square as a seat sees it."""
        (found,) = [square for square in self.view_json(seat)["squares"] if square["square"] == name]
        return found

    def stack(self, name, seat, viewer=None):
        """A stack as a seat sees it, or a spectator."""
        (found,) = [stack for stack in self.square(name, viewer)["stacks"] if stack["seat"] == seat]
        return found

    def question(self, seat):
        return words.question(self.view(seat), seat)

    def tiles(self, name, seat):
        """The tiles of a seat in a square: "2 merc, archer*"."""
        slots = sorted(
            int(tiles.slot_of(self.s, tile))
            for tile in range(len(self.s.place))
            if self.s.place[tile] == SQUARE_NAMES[name] and tiles.owner_of(self.s, tile) == seat
        )
        return write(slots)

    def pool(self, seat, unit):
        """How many tiles of a unit a seat can still buy."""
        return int(tiles.count_in(self.s, seat, NAME_OF_KIND.index(unit), POOL))

    def aside(self, seat, unit):
        """How many tiles of a unit a seat has bought and not yet placed."""
        return int(tiles.count_in(self.s, seat, NAME_OF_KIND.index(unit), ASIDE))

    def in_cup(self, unit):
        """Whether a special is in the cup."""
        return bool(self.s.place[special_tile(unit)] == POOL)

    def control(self, name):
        """The seat that controls a square."""
        return int(self.s.control[SQUARE_NAMES[name]])

    def events(self, seat=None):
        """The last action's events as JSON: all of them, or those whose mask lets a seat see them."""
        return [
            words.event(row) for row in self.rows if seat is None or log.may_see(int(row[log.MASK]), seat)
        ]

    def event(self, identifier):
        """The one event of the last action with this id."""
        (found,) = [event for event in self.events() if event["id"] == identifier]
        return found

    def all_of(self, identifier):
        """All events of the last action with this id."""
        return [event for event in self.events() if event["id"] == identifier]

    def happened(self, identifier):
        return bool(self.all_of(identifier))

    def least(self, party, unit):
        """The lowest die with which a unit of a party (a seat, or "dragon") hits, by the rolls of the last action."""
        found = {
            event["what"]["least"]
            for event in self.all_of("dice_rolled")
            if event["what"]["party"] == party and event["what"]["unit"] == unit
        }
        (least,) = found
        return least

    def rollers(self):
        """The kinds of tiles that rolled in the last action, in order: [(party, unit, damaged)]."""
        return [
            (event["what"]["party"], event["what"]["unit"], event["what"]["damaged"])
            for event in self.all_of("dice_rolled")
        ]

    def defects(self):
        """The broken invariants of the position, as bits."""
        return ENTRIES.defects(self.states, 0)


# -- Notation ------------------------------------------------------------------------------------------------


def parse(text):
    """The tiles of a group: "2 merc, archer*"."""
    found = []
    for part in text.split(",") if text else []:
        words_ = part.split()
        number = int(words_.pop(0)) if words_[0].isdigit() else 1
        unit = words_[0].rstrip("*")
        found += [{"unit": unit, "damaged": words_[0].endswith("*")}] * number
    return found


def write(slots):
    """The inverse of `parse`, from slots in order: 2 * kind, or 2 * kind + 1 for a damaged tile."""
    parts = []
    for slot in dict.fromkeys(slots):
        name = NAME_OF_KIND[slot // 2] + "*" * (slot % 2)
        parts.append(f"{slots.count(slot)} {name}" if slots.count(slot) > 1 else name)
    return ", ".join(parts)


def special_tile(unit):
    """The number of the tile of a special."""
    return FIRST_SPECIAL + NAME_OF_KIND.index(unit) - COMBAT_KINDS


def direction_between(s, here, there):
    """The name of the direction from a square to a neighbour; at a corner two may lead there: the first."""
    for direction in range(4):
        if neighbour(s, here, direction) == there:
            return DIRECTION_NAMES[direction]
    return "north"  # not a neighbour: any direction will do, it is refused or leads to another square


def cells(layout):
    """The terrain of a country, cell by cell."""
    return [TERRAIN[mark] for line in layout.split() for mark in line]


# -- Making positions ----------------------------------------------------------------------------------------


@cache
def blank(seats, options):
    """The records of a game that has just begun; callers must not change them."""
    states, events = np.zeros(1, GAME.state), log.blank_log(100)
    values = GAME.resolve_options(seats, None, dict(options))
    ENTRIES.setup(states, 0, GAME.encode_options(seats, values), dice.loaded_tape(()), events)
    return states


def fresh(seats=2, **options):
    """A game that has just begun: every seat lays out its country."""
    return Position(blank(seats, tuple(sorted(options.items()))).copy())


def position(
    stacks=None, seats=2, phase=Phase.MOVEMENT, turn=0, holder=0, control=None, layout=None, dragon=None,
    aside=None, options=None, **fields,
):  # fmt: skip
    """A valid position in round 2, in which the seat `turn` must answer the question of the phase.

    In the purchase phase all seats must.

    `stacks` {square: {seat: tiles}}; `control` {square: seat}, the home owner elsewhere; `layout` {country: drawing};
    `dragon` a square, with a star if it is damaged; `aside` {seat: tiles}; any other field of the record by name.
    """
    game = fresh(seats, **(options or {}))
    s = game.s
    s.revealed, s.round = 2, 2  # countries and first stacks have been revealed
    s.holder, s.turn, s.phase = holder, turn, phase
    s.ask = {Phase.MOVEMENT: Ask.MOVE, Phase.REINFORCEMENT: Ask.REINFORCE, Phase.PURCHASE: Ask.PURCHASE}[
        phase
    ]
    s.due = 1 << turn if phase != Phase.PURCHASE else (1 << seats) - 1
    s.gold[:seats] = s.budget[:seats] = 25
    for country in range(seats):
        s.terrain[COUNTRY * country : COUNTRY * (country + 1)] = cells((layout or {}).get(country, LAYOUT))
        setup.find_settlements(s, country)
    for name, seat in (control or {}).items():
        s.control[SQUARE_NAMES[name]] = seat
    for name, parties in (stacks or {}).items():
        for seat, content in parties.items():
            put_stack(s, SQUARE_NAMES[name], seat, content)
    for seat, content in (aside or {}).items():
        for tile in parse(content):
            s.place[take_tile(s, seat, tile["unit"])] = ASIDE
    if dragon:
        tile = special_tile("dragon")
        s.place[tile], s.damaged[tile] = SQUARE_NAMES[dragon.rstrip("*")], int(dragon.endswith("*"))
    for seat in range(seats):
        tiles.update_all_stacks(s, seat)
    for name, value in fields.items():
        setattr(s, name, value)
    return game


def take_tile(s, seat, unit):
    """Return the number of a tile of a unit from the pool of a seat (NOBODY if none is left), or of a special.

    A special becomes the seat's.
    """
    kind = NAME_OF_KIND.index(unit)
    if kind >= COMBAT_KINDS:
        s.owner[kind - COMBAT_KINDS] = seat
        return special_tile(unit)
    return int(tiles.pooled_tile(s, seat, kind))


def put_stack(s, square, seat, content):
    """Put the tiles of a seat on a square; see `position` for the notation."""
    content, origin = content if isinstance(content, tuple) else (content, None)
    for tile in parse(content):
        number = take_tile(s, seat, tile["unit"])
        assert number != NOBODY, f"seat {seat} has no more {tile['unit']}"
        s.place[number], s.damaged[number] = square, int(tile["damaged"])
        s.origin[number] = NOWHERE if origin is None else SQUARE_NAMES[origin]
    if origin is not None:
        s.arrivals += 1
        s.arrived[square, seat] = s.arrivals


def battle(stacks, faces=(), **setting):
    """The battle that begins when the last seat passes; `faces` are the dice of its first step."""
    game = position(stacks, **setting)
    return game.fight(faces)


def offer(special, pace="turns", seats=2, holder=0, gold=25, **setting):
    """A special has been drawn: the bidding begins, or (live) all seats are asked whether they are ready.

    `pace` is the value of the option `auction`; each seat has `gold`.
    """
    game = position(seats=seats, holder=holder, options={"auction": pace}, **setting)
    s = game.s
    s.gold[:seats] = gold
    s.phase = Phase.AUCTION
    s.offer = NAME_OF_KIND.index(special) - COMBAT_KINDS
    s.place[special_tile(special)] = ON_OFFER
    auction.open_bidding(s)
    asks = {"turns": Ask.BID, "live": Ask.READY, "sealed": Ask.SEAL_BID}
    s.ask, s.due, s.turn = asks[pace], s.bidders, holder
    if pace == "turns":
        # The holder is asked first, if it may bid, and otherwise the first seat that may
        s.due = s.bidders & -s.bidders if not s.bidders >> holder & 1 else 1 << holder
    return game


def round_end(stacks=None, seats=2, draws=(), **setting):
    """A game after the end of a round; `draws` has the special for the next auction, and is empty if the game ends."""
    game = position(stacks, seats=seats, phase=Phase.REINFORCEMENT, **setting)
    for _ in range(seats - 1):
        game.act(kind="end_reinforcement")
    return game.act(kind="end_reinforcement", draws=draws)


__all__ = [
    "A22",
    "A33",
    "A44",
    "B33",
    "Illegal",
    "Phase",
    "Position",
    "battle",
    "fresh",
    "offer",
    "position",
    "round_end",
]
