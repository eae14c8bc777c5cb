"""Functions with which all games turn events and options into JSON with named fields. Plain Python, never compiled."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from .declare import Events, rule_of
from .log import ARGUMENTS, EVENT
from .options import Option

Json = dict[str, Any]


def unchanged(value: int) -> int:
    return value


class Form(NamedTuple):
    """The form of one integer of an event: in `args` for sentences, and in `what` for the drawing on the page.

    If `spreads`, the form returns several fields with their names; otherwise one value, stored under the argument's
    name.
    """

    sentence: Callable[[int], Any] = unchanged
    plain: Callable[[int], Any] = unchanged
    spreads: bool = False

    def write(self, name: str, value: int, args: Json, what: Json) -> None:
        """Write the argument into `args` and `what`."""
        args |= self.sentence(value) if self.spreads else {name: self.sentence(value)}
        what |= self.plain(value) if self.spreads else {name: self.plain(value)}


NUMBER = Form()


def options_to_json(record: np.void, options: Sequence[Option]) -> Json:
    """Return the options of a table by name, each a word, a boolean or a number, from the options record."""
    return {option.name: _option_value(option, int(getattr(record, option.field))) for option in options}


def _option_value(option: Option, number: int) -> str | bool | int:
    if isinstance(option.kind, tuple):
        return number
    return bool(number) if option.kind is bool else str(option.kind(number).name.lower())


def events_to_json(
    events: type[Events],
    rules: Any,
    forms: Mapping[str, Form],
    special: Mapping[Any, Callable[..., tuple[str | None, Json, Json]]],
) -> Callable[[np.ndarray], Json]:
    """Return a function that turns a log row into {"id", "rule", "args", "what"}.

    `rules` is the enumeration made by `rule_ids`; None if all rows are of the rules that their events declare. An
    argument declared as "loser:seat" is named `loser` and has the form of `seat`; an argument without a form is written
    as a number. `special` maps kinds of events to functions of the row's six integers that return (id, or None for the
    event's own id, args, what).
    """

    def to_json(row: np.ndarray) -> Json:
        kind, values = events(int(row[EVENT])), row[ARGUMENTS:].tolist()
        name, args, what = special[kind](*values) if kind in special else (None, {}, {})
        if kind not in special:
            for argument, value in zip(kind.arguments, values, strict=False):
                key, _, form = argument.partition(":")
                forms.get(form or key, NUMBER).write(key, value, args, what)
        event = {
            "id": name or kind.name.lower(),
            "rule": rule_of(row, kind, rules),
            "args": args,
            "what": what,
        }
        return event | ({"quiet": True} if kind.is_quiet else {}) | ({"late": True} if kind.is_late else {})

    return to_json
