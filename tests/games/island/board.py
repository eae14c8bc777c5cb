"""Positions of Battle for the Island in the notation of the catalogue, and named actions with loaded dice.

    game = board("sS d4 N", "nT d9 S", blocks="*d7 oe2", roll=2)
    game.move("d4", "d5", turn="left", roll=3)
    assert game.at("d5") == "sS W"

`sS d4 N` is South's soldier on d4 facing north (its own forward if no facing is named). T is a tank, J a jeep, S a
soldier; s is South, n North, and with four seats the owners are sw, nw, ne and se. `*d7` is a live block, `oe2` a safe
one, `b2` one that the test never turns over. A die shows 0 to 5; `roll` has the next rolls, a number or a tuple.
Characters that a test does not name are lost. Without `pads`, each pad has a soldier in its first slot, so that no
side has lost.
"""

from functools import cache

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.registry import load_game
from stridsplan.games.island import words
from stridsplan.games.island.actions import ACTIONS, END
from stridsplan.games.island.components import (
    ALL_CHARACTERS,
    BLOCKS,
    BOARD,
    CHARACTERS,
    COLUMN,
    COLUMN_NAMES,
    FORWARD,
    LIVE_BLOCKS,
    PAD_LEN,
    ROW,
    SQUARE_NAMES,
    TYPE,
    square_name,
)
from stridsplan.games.island.rules import setup, sides
from stridsplan.games.island.state import (
    BLOCK,
    EMPTY,
    LOST,
    NOBODY,
    NOT_IN_PLAY,
    ON_PAD,
    Ask,
    Battle,
    Blocks,
    Event,
    Face,
    Illegal,
    Phase,
    Stream,
)

ISLAND = load_game("island")
ENTRIES = interpreted(ISLAND)
OWNERS = {2: ("s", "n"), 4: ("sw", "nw", "ne", "se")}
SEAT = {owner: seat for owners in OWNERS.values() for seat, owner in enumerate(owners)}
TYPES, FACINGS = "TJS", "NESW"
TYPE_NAMES = {"T": "tank", "J": "jeep", "S": "soldier"}
FACING_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}


class Position:
    """A position being played interpreted.

    `rows` holds the log of the last action; `faces` {square: Face} are those of the blocks that the test marks.
    """

    def __init__(self, states, faces=None):
        self.states, self.faces = states, faces or {}
        self.rows = np.zeros((0, log.COLUMNS), np.int32)

    @property
    def s(self):
        """The record itself."""
        return self.states[0]

    # -- Acting ----------------------------------------------------------------------------------------------

    def act(self, kind, roll=(), start=(), **fields):
        """Play the one legal action of this kind with these fields; none or several fail the test."""
        seat = self.seat_asked()
        codes = [
            code
            for code, action in self.coded_actions(seat)
            if action["kind"] == kind and all(action[name] == value for name, value in fields.items())
        ]
        assert len(codes) == 1, f"{len(codes)} actions are {kind} {fields}; legal: {self.legal(seat)}"
        return self.play(seat, codes[0], roll, start)

    def play(self, seat, code, roll=(), start=(), spare_rolls=False):
        """Play a code. The dice are `roll`, then zeros for a following player; faces are those marked on the board.

        `start` are the rolls that decide who starts. Without `spare_rolls` all of `roll` must be used.
        """
        assert ENTRIES.refuse(self.states, 0, seat, code) == Illegal.NONE
        rolls = [roll] if isinstance(roll, int) else list(roll)
        faces, before = [], self.s.turns
        while True:  # repeat with one more face until every block that is turned over has one
            states, tape = self.states.copy(), make_tape(rolls, faces, start)
            events = log.blank_log(500)
            ENTRIES.apply(states, 0, seat, code, tape, events)
            turned = [args["square"] for _, args in logged(log.rows(events), Event.BLOCK_TURNED)]
            if len(turned) == len(faces):
                break
            faces.append(self.faces[turned[len(faces)]])
        self.states[:], self.rows = states, log.rows(events)
        drawn = int(tape[dice.CURSOR + Stream.DICE])
        assert not events[0, log.FULL], "the action wrote more events than fit in the log"
        assert spare_rolls or drawn >= len(rolls), f"only {drawn} of the dice {rolls} were rolled"
        assert drawn <= len(rolls) or self.s.turns != before, (
            "more dice were rolled in this turn than the test gives"
        )
        assert int(tape[dice.CURSOR + Stream.START]) == len(start), "the rolls for the start do not fit"
        assert self.s.phase < Phase.BATTLE or self.defects() == 0
        return self

    def shoot(self, at, **draws):
        return self.act("shoot", **{"from": at}, **draws)

    def move(self, at, to, turn=None, **fields):
        """Move, with the dice named in `dice` ("first", "second", "both") if that is ambiguous."""
        return self.act("move", **{"from": at}, to=to, turn=turn, **fields)

    def launch(self, slot, **draws):
        return self.act("launch", slot=slot, **draws)

    def nominate(self, **draws):
        return self.act("nominate", **draws)

    def rotate(self, at, to, **draws):
        return self.act("rotate", square=at, to=to, **draws)

    def slide(self, to, **draws):
        return self.act("slide", to=to, **draws)

    def remove(self, at=None, **fields):
        """Take the penalty: the character on a square, or with `slot` one of the pad."""
        return self.act("remove", square=at, **fields)

    def end(self, **draws):
        """End the turn, or declare to be blocked."""
        return self.act("end_turn" if self.s.ask == Ask.AFTER else "blocked", **draws)

    def block(self, square):
        return self.play(self.seat_asked(), ACTIONS.code(kind="place_block", square=square))

    def place(self, text, **draws):
        """Place a character during set-up: `T c2 E`."""
        kind, square, facing = text.split()
        fields = {"type": TYPE_NAMES[kind], "square": square, "facing": FACING_NAMES[facing]}
        return self.play(self.seat_asked(), ACTIONS.code(kind="place", **fields), **draws)

    def arrange(self, slots, **draws):
        """Fill the pad: `TJSSJ`."""
        code = ACTIONS.code(kind="arrange", slots=[TYPE_NAMES[kind] for kind in slots])
        return self.play(self.seat_asked(), code, **draws)

    # -- Legal actions -----------------------------------------------------------------------------------------

    def seat_asked(self):
        """The only seat that is asked; fails if there is none or more than one."""
        (seat,) = self.seats_asked()
        return seat

    def seats_asked(self):
        mask = ENTRIES.to_act(self.states, 0)
        return [seat for seat in range(self.s.options.seats) if mask >> seat & 1]

    def question(self):
        """The seat that is asked and its question: ("s", "use"); None after the end."""
        seats = self.seats_asked()
        return (self.owners[seats[0]], Ask(self.s.ask).name.lower()) if seats else None

    def codes(self, seat):
        """The codes of the legal actions of a seat."""
        out = np.zeros(len(ISLAND.actions), np.int32)
        return out[: ENTRIES.legal(self.states, 0, seat, out)].tolist()

    def coded_actions(self, seat):
        """The legal actions of a seat: [(code, named action)]."""
        return [(code, words.action(code, self.s)) for code in self.codes(seat)]

    def legal(self, seat=None):
        """The legal actions of a seat (the one asked if none is given), named."""
        return [action for _, action in self.coded_actions(self.seat_asked() if seat is None else seat)]

    def timeout_code(self):
        """The code that is played for the seat that is asked if it does not answer in time."""
        return int(ENTRIES.timeout_action(self.states, 0, self.seat_asked()))

    def timeout_action(self):
        """The timeout action of the seat that is asked, named."""
        return words.action(self.timeout_code(), self.s)

    def kinds(self):
        """The kinds of the legal actions."""
        return {action["kind"] for action in self.legal()}

    def of_kind(self, kind):
        return [action for action in self.legal() if action["kind"] == kind]

    def moves(self, at, dice=None):
        """The moves of the character on a square: {"d7 N", "d6 W"}.

        Of two dice, `dice` may choose the moves that use the "first", the "second", or "both" as a sum.
        """
        return {
            f"{action['to']} {action['facing'][0].upper()}"
            for action in self.of_kind("move")
            if action["from"] == at and dice in (None, action["dice"])
        }

    def movers(self, dice=None):
        """The squares of the characters that can move."""
        return {action["from"] for action in self.of_kind("move") if dice in (None, action["dice"])}

    def shots(self):
        """The legal shots, each with the squares of shooter and target: {"d4 d8"}."""
        return {f"{action['from']} {action['target']}" for action in self.of_kind("shoot")}

    def launches(self):
        """The slots that can be launched from, and where to: {3: "c1"}."""
        return {action["slot"]: action["square"] for action in self.of_kind("launch")}

    def slides(self):
        """The columns, from 1, to which the nominated pad can go."""
        return {COLUMN_NAMES.index(action["column"]) + 1 for action in self.of_kind("slide")}

    def rotations(self):
        """The legal quarter turns on the spot, each with square and new facing: {"d4 W"}."""
        return {f"{action['square']} {action['facing'][0].upper()}" for action in self.of_kind("rotate")}

    def victims(self):
        """The characters that a penalty may take: squares, or slots of the pad."""
        return {action["square"] or action["slot"] for action in self.of_kind("remove")}

    def refuse(self, kind, at=None, seat=None, **fields):
        """Why an action is refused, Illegal.NONE if it is legal; `at` names a character by its square."""
        if at is not None:
            fields["piece"] = int(self.s.grid[SQUARE_NAMES[at]])
        seat = self.seat_asked() if seat is None else seat
        return Illegal(int(ENTRIES.refuse(self.states, 0, seat, ACTIONS.code(kind=kind, **fields))))

    # -- Views, characters and events --------------------------------------------------------------------------

    @property
    def owners(self):
        return OWNERS[self.s.options.seats]

    def name_of(self, piece):
        """Owner and type of a character: "sS"."""
        return f"{self.owners[piece // CHARACTERS]}{TYPES[TYPE[piece % CHARACTERS]]}"

    def at(self, name):
        """What stands on a square: "sS N", "block" or None."""
        held = int(self.s.grid[SQUARE_NAMES[name]])
        if held < 0:
            return "block" if held == BLOCK else None  # no character stands there
        return f"{self.name_of(held)} {FACINGS[self.s.facing[held]]}"

    def all_at(self, names):
        """What stands on several squares, named in one string."""
        return [self.at(name) for name in names.split()]

    def pad(self, owner):
        """The characters in slots 1-5: "TJ-SS"."""
        slots = self.s.pad[SEAT[owner]].tolist()
        return "".join("-" if piece == NOBODY else self.name_of(piece)[-1] for piece in slots)

    def centre(self, owner):
        """The column of a pad's middle slot, 0 if there is no pad."""
        return int(self.s.centre[SEAT[owner]])

    def count(self, owner):
        """How many characters a seat has left, on the island and on the pad."""
        return CHARACTERS - int(self.s.losses[SEAT[owner]])

    def dice(self):
        """The unused numbers on the table."""
        return [int(self.s.die[die]) for die in range(2) if not self.s.used[die]]

    def active(self):
        """The owner on turn, who need not be the one that is asked."""
        return self.owners[self.s.turn]

    def winners(self):
        """The owners that have won the game or share a draw, "" while it goes on."""
        return " ".join(owner for seat, owner in enumerate(self.owners) if self.s.winners >> seat & 1)

    def view_json(self):
        """What everybody sees, as JSON."""
        return words.view_json(self.s, None)

    def events(self):
        """The last action's events, named."""
        return [words.event(row) for row in self.rows]

    def event(self, identifier):
        """The one event of the last action with this id."""
        (found,) = [event for event in self.events() if event["id"] == identifier]
        return found

    def happened(self, identifier):
        return any(event["id"] == identifier for event in self.events())

    def lost(self):
        """The squares of the characters that the last action removed, and the causes: {"d5": "crossfire"}."""
        return {
            event["what"]["square"]: event["what"]["cause"]
            for event in self.events()
            if event["id"] == "lost"
        }

    def turned(self):
        """The blocks that the last action turned over: {"d6": "live"}."""
        found = [event["what"] for event in self.events() if event["id"] == "block_turned"]
        return {what["square"]: what["face"] for what in found}

    def defects(self):
        return ENTRIES.defects(self.states, 0)


def logged(rows, *kinds):
    """Yield the events of a log, only those of some kinds if any are given, each as its kind and {argument: value}."""
    for row in rows:
        kind = Event(int(row[log.EVENT]))
        if not kinds or kind in kinds:
            names = [name.partition(":")[0] for name in kind.arguments]
            yield kind, dict(zip(names, row[log.ARGUMENTS :].tolist(), strict=False))


# -- Making positions ----------------------------------------------------------------------------------------


def make_tape(rolls, faces, start):
    """A tape with 32-bit words for each stream: the rolls and then zeros, the faces and then live ones."""
    streams: list[list[int]] = [[] for _ in Stream]
    streams[Stream.START] = [word_of(number, 6) for number in start]
    streams[Stream.DICE] = [word_of(number, 6) for number in rolls]
    # The smallest word draws a live face if one is left, the largest a safe one
    streams[Stream.FACES] = [0 if face == Face.LIVE else (1 << 32) - 1 for face in faces]
    # no action of a test draws 20 numbers more than are given
    length = 20 + max(len(stream) for stream in streams)
    return dice.word_tape([stream + [0] * (length - len(stream)) for stream in streams], room=100)


def word_of(value, n):
    """The smallest word from which a draw of 0..n-1 makes this value."""
    assert 0 <= value < n, f"no die shows {value}"
    return -(-(value << 32) // n)


def encode(seats, options, profile=None):
    return ISLAND.encode_options(seats, ISLAND.resolve_options(seats, profile, options or {}))


def fresh(seats=2, options=None, start=None, profile=None):
    """A position of a new game: `start` are the rolls for the start; without them the first seat starts."""
    states, events = np.zeros(1, ISLAND.state), log.blank_log(100)
    values = {"start": "first_seat", **(options or {})} if start is None else options
    tape = make_tape((), (), start or ())
    ENTRIES.setup(states, 0, encode(seats, values, profile), tape, events)
    assert int(tape[dice.CURSOR + Stream.START]) == len(start or ()), "the rolls for the start do not fit"
    game = Position(states)
    game.rows = log.rows(events)
    return game


@cache
def blank(seats, options):
    """The records of a game that has just begun; callers must not change them."""
    return fresh(seats, dict(options)).states


def board(
    *characters, blocks="", pads=None, centre=None, turn=None, roll=(), seats=2, options=None, idle=0,
    spare_rolls=False, **fields,
):  # fmt: skip
    """A valid position at the beginning of the turn of `turn`, with `roll` on the table.

    `pads` {owner: "TJ-SS"}, slots 1-5 from the owner's left; `centre` {owner: column}; `idle` turns in a row without
    progress so far; any other field of the record by name. The previous turn is ended to get there; with
    `spare_rolls`, not all of `roll` need be used.
    """
    game = Position(blank(seats, tuple(sorted((options or {}).items()))).copy())
    s = game.s
    s.phase, s.in_hand[:], s.to_place = Phase.BATTLE, 0, 0
    s.turns = 10  # any number
    free = [ALL_CHARACTERS] * seats  # the characters of each seat that have no place yet, as bits
    for text in characters:
        put_character(s, free, *text.split())
    for owner, slots in (dict.fromkeys(game.owners) if pads is None else pads).items():
        fill_pad(s, free, SEAT[owner], slots)
    for seat in range(seats):
        lose_the_rest(s, free[seat], seat)
    for owner, column in (centre or {}).items():
        s.centre[SEAT[owner]] = column
    put_blocks(game, blocks)
    s.standing = sides.sides_standing(s)
    assert s.standing & (s.standing - 1), "only one side is left"
    for seat in range(seats):
        if not s.standing >> sides.side_of(s, seat) & 1:
            s.centre[seat] = 0
    for name, value in fields.items():
        setattr(s, name, value)
    # The end of the previous turn adds one, or after progress begins again with 0
    s.idle, s.progress = idle - 1, 1 if idle == 0 else 0
    before = (SEAT[turn or game.owners[0]] - 1) % seats
    s.turn, s.ask, s.due = before, Ask.AFTER, 1 << before
    game.play(before, END, roll, spare_rolls=spare_rolls)
    assert spare_rolls or turn in (None, game.active()), "the previous turn did not lead to this one"
    return game


def take_one(free, seat, kind):
    """Take the first character of a type out of `free[seat]` and return its number in the record."""
    k = next(k for k in range(CHARACTERS) if free[seat] >> k & 1 and TYPES[TYPE[k]] == kind)
    free[seat] &= ~(1 << k)
    return CHARACTERS * seat + k


def put_character(s, free, name, square, facing=None):
    """Place a free character of a seat on a square, facing its owner's forward by default."""
    seat = SEAT[name[:-1]]
    piece = take_one(free, seat, name[-1])
    toward = int(FORWARD[seat]) if facing is None else FACINGS.index(facing)
    assert s.grid[SQUARE_NAMES[square]] == EMPTY, f"{square} is taken"
    setup.put_on_island(s, piece, SQUARE_NAMES[square], toward)


def fill_pad(s, free, seat, slots):
    """Put characters on a pad; for None a soldier, or another type that is left, in the first slot."""
    if slots is None:
        left = [
            kind
            for kind in "SJT"
            if any(free[seat] >> k & 1 for k in range(CHARACTERS) if TYPES[TYPE[k]] == kind)
        ]
        slots = f"{left[0]}----" if left and setup.has_pads(s) else "-----"
    assert len(slots) == PAD_LEN
    for slot, kind in enumerate(slots):
        if kind != "-":
            piece = take_one(free, seat, kind)
            s.pad[seat, slot], s.where[piece] = piece, ON_PAD
            s.on_pad[seat] |= 1 << piece % CHARACTERS


def lose_the_rest(s, free, seat):
    """Mark the characters that have no place as lost; in the quick battle five of them are not in play."""
    spared = CHARACTERS // 2 if s.options.battle == Battle.QUICK_ALL_OUT else 0
    for k in range(CHARACTERS):
        if free >> k & 1:
            s.where[CHARACTERS * seat + k] = NOT_IN_PLAY if spared > 0 else LOST
            s.losses[seat] += 0 if spared > 0 else 1
            spared -= 1


def put_blocks(game, blocks):
    """Put blocks with their faces on the island; the other blocks have been turned over."""
    s, seats = game.s, game.s.options.seats
    live, squares = 0, []
    for text in blocks.split():
        marked = text[0] == "*" or (text[0] == "o" and text[1].isalpha())  # `o2` is a square of column o
        squares.append((SQUARE_NAMES[text[1:] if marked else text], text[0] if marked else ""))
    for square, mark in squares:
        assert s.grid[square] == EMPTY, f"{square_name(square)} is taken"
        s.grid[square] = BLOCK
        s.lines[ROW[square]] += 1
        s.lines[BOARD + COLUMN[square]] += 1
        if mark:
            game.faces[square] = Face.LIVE if mark == "*" else Face.SAFE
            live += mark == "*"
    count, all_live = int(BLOCKS[seats]), s.options.blocks == Blocks.ALL_LIVE
    most_live = count if all_live else int(LIVE_BLOCKS[seats])
    # Blocks without a mark are live, as long as there are live faces
    live += min(most_live - live, sum(1 for _, mark in squares if not mark))
    safe = len(squares) - live
    assert live <= most_live, "too many live blocks"
    assert safe <= count - most_live, "too many safe blocks"
    s.live_left, s.safe_left, s.turned = live, safe, count - len(squares)
    s.turned_square[: s.turned] = list(SQUARE_NAMES.values())[: s.turned]  # any squares: these have no effect
    s.turned_face[: most_live - live] = Face.LIVE
