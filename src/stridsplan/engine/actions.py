"""The declaration of the actions of a game: their kinds, the questions that each kind answers, and its arguments.

    ACTIONS = Actions()
    PASS = ACTIONS.add("pass", asked=Ask.ATTACK)
    ATTACK = ACTIONS.add("attack", argument("field", range(FIELDS)), asked=Ask.ATTACK)

The codes follow from the declaration: `add` returns the first code of the kind, and from one code to the next the last
argument changes first. The JSON of an action (`to_json`, `code`) also follows from it, and, with the rules of each
kind, the functions `refuse`, `legal` and `apply` of the contract (`dispatch`).

A compound action answers one question in several steps, each of which is an action:

    ATTACK = ACTIONS.add("attack", argument("edge", range(EDGES)), asked=Ask.ATTACK)
    ROLL = ACTIONS.add("roll", argument("dice", (1, 2, 3)), asked=At(Ask.ATTACK, Step.TARGET_CHOSEN))
"""

import linecache
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from inspect import signature
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from .bits import has_bit
from .contract import Apply, Legal, Refuse
from .declare import Refusals
from .record import Record, rule
from .words import Json

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Argument:
    """One argument of a kind: its name and, for each value, the number that rules receive and its JSON fields."""

    name: str
    numbers: tuple[int, ...]
    keys: tuple[str, ...]
    words: tuple[tuple[Any, ...], ...]  # for each value, a tuple with one entry per key
    defaults: Mapping[str, Any]  # the values of keys that may be left out

    def fields(self, place: int) -> Json:
        """Return the JSON fields of the value at this place, its index in `numbers`."""
        return dict(zip(self.keys, self.words[place], strict=True))

    def place(self, fields: Mapping[str, Any]) -> int:
        """Return the place of the value that these fields name; raise KeyError or ValueError if there is none."""
        given = {**self.defaults, **fields}
        return self.words.index(tuple(given[key] for key in self.keys))


def argument(
    name: str,
    numbers: Iterable[int] | type[IntEnum],
    words: Iterable[Any] | None = None,
    *,
    key: str | tuple[str, ...] | None = None,
    defaults: Mapping[str, Any] = MappingProxyType({}),
) -> Argument:
    """Declare an argument.

    `name` is the name of the parameter in rules. `numbers` are its values in rules, in the order of the codes. `words`
    are its values in JSON, under `key`; by default the names of an enumeration in lower case, otherwise the numbers.
    With several keys, each word is a tuple. `defaults` are the values of keys that may be left out.
    """
    if words is not None:
        spelled = words
    else:
        spelled = [each.name.lower() for each in numbers] if isinstance(numbers, type) else numbers
    keys = key if isinstance(key, tuple) else (key or name,)
    rows: list[Any] = [tuple(word) if isinstance(key, tuple) else (word,) for word in spelled]
    return Argument(name, tuple(int(number) for number in numbers), keys, tuple(rows), defaults)


class At(NamedTuple):
    """A question, and the step that a compound action has reached; at step 0, no part of the answer is given."""

    ask: int
    step: int = 0


@dataclass(frozen=True)
class Kind:
    """One declared kind of action, with the codes from `first` to `first + count - 1`."""

    name: str
    arguments: tuple[Argument, ...]
    # the questions it answers; empty for a standing order, which a seat gives when it is not asked
    asked: tuple[At, ...]
    also: tuple[str, ...]  # other names that are accepted in JSON
    first: int
    count: int


class Handler(NamedTuple):
    """The rules of one kind of action. Each function declares the parameters that it needs: `s`, `seat`, and those in
    brackets.

    - `refuse` (the arguments of the kind) returns a refusal. None: the action is legal whenever its question is asked.
    - `legal` (`out`, `n`) writes the legal codes after the first n codes of `out`, and returns the new number of codes.
      None: every code of the kind is tried.
    - `apply` (the arguments, `action`, `dice`, `log`) carries the action out, and returns the next stage of play unless
      `then` is that stage. None: the action changes nothing but the stage.
    - `not_now` is the refusal, in place of NOT_ASKED, while the seat is asked something else.
    """

    apply: Rule | None
    refuse: Rule | None = None
    legal: Rule | None = None
    then: int | None = None
    not_now: Refusals | None = None


class Decisions(NamedTuple):
    """The functions of the contract that follow from declared actions.

    `first_legal` returns the first legal code from `action` on; there must be one.
    """

    refuse: Refuse
    legal: Legal
    apply: Apply
    first_legal: Callable[[Record, int, int], int]  # (s, seat, action) -> action


class Actions:
    """The action space of a game."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def __len__(self) -> int:
        """Return the number of codes."""
        return self.kinds[-1].first + self.kinds[-1].count if self.kinds else 0

    def add(
        self,
        name: str,
        *arguments: Argument,
        asked: int | At | Sequence[int | At],
        also: tuple[str, ...] = (),
    ) -> int:
        """Declare a kind of action and the questions it answers; return its first code.

        A question without a step means step 0: no part of the answer is given. A kind that answers no question is a
        standing order: only a seat that is not asked may give it.
        """
        several = [asked] if isinstance(asked, At | int) else asked
        questions = tuple(each if isinstance(each, At) else At(each) for each in several)
        first, count = len(self), prod(len(each.numbers) for each in arguments)
        self.kinds.append(Kind(name, arguments, questions, also, first, count))
        return first

    def to_json(self, details: Mapping[int, Callable[..., Json]]) -> Callable[[int, np.void], Json]:
        """Return a function that describes an action in JSON: {"kind", its arguments}.

        `details[first code of a kind]` is a function (view, the arguments as rules receive them) that returns further
        fields, or fields that replace the arguments.
        """
        named = [{"kind": kind.name, **fields} for kind in self.kinds for fields in _fields(kind.arguments)]
        kinds, values = self.kind_of_code(), self.values_of_code()

        def action(code: int, view: np.void) -> Json:
            kind = self.kinds[kinds[code]]
            if kind.first not in details:
                return dict(named[code])
            return named[code] | details[kind.first](view, *values[code, : len(kind.arguments)].tolist())

        return action

    def code(self, **fields: Any) -> int:
        """Return the code of an action with these fields, as `to_json` names them; raise ValueError if there is
        none."""
        for kind in self.kinds:
            if fields.get("kind") in (kind.name, *kind.also):
                code = 0
                try:
                    for each in kind.arguments:
                        code = code * len(each.numbers) + each.place(fields)
                except (KeyError, ValueError) as error:
                    raise ValueError(f"no such action: {fields}") from error
                return kind.first + code
        raise ValueError(f"no such action: {fields}")

    def matching(self, fields: Mapping[str, Any]) -> tuple[Kind, list[int], Json]:
        """Return the kind that these fields name, the codes of the kind that agree with the fields, and the fields that
        are not arguments; raise ValueError if there is no such kind."""
        for kind in self.kinds:
            if fields.get("kind") in (kind.name, *kind.also):
                keys = {key for each in kind.arguments for key in each.keys}
                rest = {key: value for key, value in fields.items() if key not in keys and key != "kind"}
                rows = enumerate(_fields(kind.arguments), kind.first)
                agrees = [
                    code for code, row in rows if all(row[key] == fields[key] for key in keys & fields.keys())
                ]
                return kind, agrees, rest
        raise ValueError(f"no such kind of action: {fields}")

    def describe(self) -> list[Json]:
        """Return all kinds as JSON: name, first code, number of codes, the questions answered, and the arguments.

        Each value of an argument is a row of its fields. The codes of a kind are in the order of the arguments; from
        one code to the next the last argument changes first.
        """
        return [
            {
                "kind": kind.name,
                "first": kind.first,
                "count": kind.count,
                "questions": list(dict.fromkeys(_name(at.ask) for at in kind.asked)),
                "arguments": [{"keys": each.keys, "values": each.words} for each in kind.arguments],
            }
            for kind in self.kinds
        ]

    def kind_of_code(self) -> np.ndarray:
        """Return the index of the kind of every code, int32."""
        return _frozen([number for number, kind in enumerate(self.kinds) for _ in range(kind.count)])

    def values_of_code(self) -> np.ndarray:
        """Return the arguments of every code as rules receive them: int32 of shape (codes, most arguments of any kind),
        filled up with 0."""
        width = max(len(kind.arguments) for kind in self.kinds)
        rows = [row for kind in self.kinds for row in product(*(each.numbers for each in kind.arguments))]
        return _frozen([[*row, *[0] * (width - len(row))] for row in rows])

    def dispatch(
        self,
        handlers: Mapping[int, Handler],
        illegal: type[Refusals],
        play_on: Rule | None = None,
        step_of: Rule | None = None,
        stands_in: Rule | None = None,
    ) -> Decisions:
        """Return `refuse`, `legal`, `apply` and `first_legal`, made from the rules of each kind.

        The record has `due`, the mask of the seats that are asked, and `ask`, the question. `handlers` maps the first
        code of every kind to its rules; `legal` lists the kinds in that order. `play_on(s, stage, dice, log)` continues
        from the stage that an action returns; without `play_on`, actions return no stage. With compound actions,
        `step_of(s, seat)` returns the step that the seat has reached; after step 0, an action that may only begin an
        answer is refused as COMPOUND_ACTION_BEGUN.
        `stands_in(s, seat)` returns whether a seat that is not asked may answer the question for a seat that is; it may
        still give its standing orders.
        """
        source = Source(
            {
                "has_bit": has_bit,
                "play_on": play_on,
                "step_of": step_of,
                "stands_in": stands_in,
                "KIND": self.kind_of_code(),
                "VALUE": self.values_of_code(),
            }
            | {member.name: member for member in illegal}
        )
        order = [next(k for k, kind in enumerate(self.kinds) if kind.first == first) for first in handlers]
        if sorted(order) != list(range(len(self.kinds))):
            raise TypeError("every kind of action has one handler")
        parts = [_Part(number, self.kinds[number], handlers[self.kinds[number].first]) for number in order]
        for part in parts:
            part.write_functions(source)
        has_steps = step_of is not None
        asked = "has_bit(s.due, seat) or stands_in(s, seat)" if stands_in else "has_bit(s.due, seat)"
        source.define("may_answer", "s, seat", [f"return {asked}"])
        refuse = source.define(
            "refuse", "s, seat, action", _refuse_lines(sorted(parts), len(self), has_steps)
        )
        legal = source.define("legal", "s, seat, out", _legal_lines(parts))
        apply = source.define(
            "apply", "s, seat, action, dice, log", _apply_lines(sorted(parts), play_on is not None)
        )
        first_legal = source.define(
            "first_legal",
            "s, seat, action",
            ["while refuse(s, seat, action) != NONE:", "    action += 1", "return action"],
        )
        return Decisions(refuse, legal, apply, first_legal)


def _name(ask: int) -> str:
    """Return the name of a question in JSON."""
    return ask.name.lower() if isinstance(ask, IntEnum) else str(ask)


def _fields(arguments: Sequence[Argument]) -> Iterator[Json]:
    """Yield the fields of all combinations of values of these arguments; the last argument changes first."""
    for places in product(*(range(len(each.numbers)) for each in arguments)):
        fields: Json = {}
        for each, place in zip(arguments, places, strict=True):
            fields |= each.fields(place)
        yield fields


def _frozen(rows: list[Any]) -> np.ndarray:
    array = np.array(rows, np.int32)
    array.flags.writeable = False
    return array


# -- Generated code ------------------------------------------------------------------------------------------


class Source:
    """Functions of the compiled subset that are generated as text; debuggers and tracebacks show their lines."""

    def __init__(self, names: dict[str, Any]):
        self.names = names

    def define(self, name: str, parameters: str, lines: Sequence[str]) -> Any:
        """Define a rule and return it; it may call the rules defined before it."""
        text = f"def {name}({parameters}):\n" + "".join(f"    {line}\n" for line in lines)
        file = f"<{name} made by {__name__}, {id(self)}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        exec(compile(text, file, "exec"), self.names)
        self.names[name] = rule(self.names[name])
        return self.names[name]


class _Part(NamedTuple):
    """One kind with its handler, as it appears in the generated functions."""

    number: int  # the index of the kind in `Actions.kinds`
    kind: Kind
    handler: Handler

    def write_functions(self, source: Source) -> None:
        """Make the handler's functions available by name, and define the function that lists the legal codes of the
        kind."""
        for name in ("apply", "refuse", "legal"):
            source.names[f"{name}_{self.number}"] = getattr(self.handler, name)
        first, end = self.kind.first, self.kind.first + self.kind.count
        if self.handler.legal:
            lines = ["return " + self.call("legal", "s seat out n")]
        elif self.handler.refuse:
            lines = [
                f"for action in range({first}, {end}):",
                f"    if {self.call('refuse', 's seat')} == NONE:",
                "        out[n] = action",
                "        n += 1",
                "return n",
            ]
        else:
            lines = [
                f"for action in range({first}, {end}):",
                "    out[n] = action",
                "    n += 1",
                "return n",
            ]
        source.define(f"list_{self.number}", "s, seat, out, n", lines)

    def call(self, name: str, given: str) -> str:
        """Return the text of a call of one of the handler's functions, `name`, with the parameters that it declares.

        `given` are the names that the calling function has, besides the arguments of the kind.
        """
        known = {each: each for each in given.split()}
        if name != "legal":
            known |= {each.name: f"int(VALUE[action, {k}])" for k, each in enumerate(self.kind.arguments)}
        function = getattr(self.handler, name)
        wanted = list(signature(function).parameters)
        if unknown := [each for each in wanted if each not in known]:
            raise TypeError(f"{function.__name__} of {self.kind.name} cannot be given {', '.join(unknown)}")
        return f"{name}_{self.number}({', '.join(known[each] for each in wanted)})"

    def refuse_lines(self, has_steps: bool) -> list[str]:
        verdict = f"return {self.call('refuse', 's seat')}" if self.handler.refuse else "return NONE"
        if not self.kind.asked:
            return ["if has_bit(s.due, seat):", "    return NOT_ASKED", verdict]
        is_asked = " or ".join(
            f"s.ask == {ask}" + f" and step == {step}" * has_steps for ask, step in self.kind.asked
        )
        not_now = "NOT_ASKED" if self.handler.not_now is None else self.handler.not_now.name
        may_begin = " or ".join(f"s.ask == {at.ask}" for at in self.kind.asked if at.step == 0)
        return [
            "if not may_answer(s, seat):",
            "    return NOT_ASKED",
            *(["step = step_of(s, seat)"] if has_steps else []),
            f"if not ({is_asked}):",
            *(
                [f"    if step != 0 and ({may_begin}):", "        return COMPOUND_ACTION_BEGUN"]
                if has_steps and may_begin
                else []
            ),
            f"    return {not_now}",
            verdict,
        ]

    def apply_lines(self, has_stages: bool) -> list[str]:
        then = [] if self.handler.then is None else [f"stage = {int(self.handler.then)}"]
        if self.handler.apply is None:
            return then
        call = self.call("apply", "s seat action dice log")
        if not has_stages:
            return [call]
        return [call, *then] if then else [f"stage = {call}"]


def match(subject: str, cases: Iterable[tuple[int, list[str]]]) -> list[str]:
    """Return the lines of a `match` statement; `cases` are numbers, each with the lines of its block."""
    lines = [f"match {subject}:"]
    for number, body in cases:
        lines += [f"    case {number}:", *(f"        {line}" for line in body)]
    return lines


def _refuse_lines(parts: Sequence[_Part], codes: int, has_steps: bool) -> list[str]:
    check = [f"if action < 0 or action >= {codes}:", "    return NO_SUCH_ACTION"]
    return [
        *check,
        *match("int(KIND[action])", ((part.number, part.refuse_lines(has_steps)) for part in parts)),
        "return NO_SUCH_ACTION",
    ]


def _apply_lines(parts: Sequence[_Part], has_stages: bool) -> list[str]:
    lines = match("int(KIND[action])", ((part.number, part.apply_lines(has_stages)) for part in parts))
    return ["stage = 0", *lines, "play_on(s, stage, dice, log)"] if has_stages else lines


def _legal_lines(parts: Sequence[_Part]) -> list[str]:
    def listed(wanted: Iterable[_Part]) -> list[str]:
        return [f"n = list_{part.number}(s, seat, out, n)" for part in wanted]

    standing_orders = listed(part for part in parts if not part.kind.asked)
    cases = []
    for ask in sorted({at.ask for part in parts for at in part.kind.asked}):
        steps = sorted({at.step for part in parts for at in part.kind.asked if at.ask == ask})
        by_step = [
            (step, listed(part for part in parts if At(ask, step) in part.kind.asked)) for step in steps
        ]
        cases.append((ask, match("step_of(s, seat)", by_step) if steps != [0] else by_step[0][1]))
    return [
        "n = 0",
        "if not has_bit(s.due, seat):",
        *(f"    {line}" for line in standing_orders or ["pass"]),
        "if not may_answer(s, seat):",
        "    return n",
        *match("s.ask", cases),
        "return n",
    ]
