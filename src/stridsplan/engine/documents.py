"""Answers that are given as a document instead of a list of codes.

Every game accepts a list of actions by their fields: `[{"kind": "place", "territory": "alaska", "armies": 3}, ...]`. A
game with large answers declares another form (`Game.documents`), such as an order sheet. A document is translated into
codes on a position that is made from the view of its seat alone, so no refusal reveals what the seat may not know.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .errors import BadDocument

if TYPE_CHECKING:
    from .position import Position

SCHEMA = {
    "type": "array",
    "minItems": 1,
    "items": {"type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"]},
}


class Step(NamedTuple):
    """One action of a document, by its fields, and its path in the document."""

    path: str
    fields: Mapping[str, Any]


class Documents(NamedTuple):
    """The form of documents of a game. Its functions are plain Python and use only the seat's view.

    `steps(document, view, seat)` yields the actions in order, and raises BadDocument. `written(view, seat)` returns the
    documents that the seat has written before, the newest first; `steps` accepts each of them again until a game time
    that it names has passed.
    """

    schema: Callable[[], dict[str, Any]]  # JSON Schema
    steps: Callable[[Any, np.void, int], Iterable[Step]]
    written: Callable[[np.void, int], list[Any]] = lambda view, seat: []


def named_actions(document: Any, view: np.void, seat: int) -> Iterator[Step]:
    """Yield the actions of a document in the form that every game accepts: a list of actions by their fields."""
    if not isinstance(document, list):
        raise BadDocument("", "list")
    for place, fields in enumerate(document):
        if not isinstance(fields, dict):
            raise BadDocument(f"[{place}]", "object")
        yield Step(f"[{place}]", fields)


NAMED_ACTIONS = Documents(lambda: SCHEMA, named_actions)


def compose(position: "Position", seat: int, document: Any) -> list[int]:
    """Return the codes of a document, each legal after the codes before it as far as the seat knows; raise
    BadDocument."""
    then: Position | None = None
    codes: list[int] = []
    for path, fields in position.game.documents.steps(document, position.view(seat), seat):
        then = then.after(seat, codes[-1]) if then else position.determinized(seat)
        if then is None:  # dice roll, or something is revealed, so the legal actions after it are unknown
            raise BadDocument(path, "after_end")
        codes.append(code_of(then, seat, path, fields))
    if not codes:
        raise BadDocument("", "empty")
    return codes


def code_of(position: "Position", seat: int, path: str, fields: Mapping[str, Any]) -> int:
    """Return the code of the legal action with these fields; raise BadDocument if there is none."""
    try:
        code = position.game.actions.code(**fields)
    except (TypeError, ValueError):
        raise BadDocument(path, "no_such_action") from None
    why = position.refusal(seat, code)
    if why is not None:
        raise BadDocument(path, why=why)
    return code
