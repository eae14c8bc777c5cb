"""A whole answer as a document, in place of a list of codes.

Every game takes the list of actions by their fields: `[{"kind": "place", "territory": "alaska", "armies": 3}, ...]`.
A game whose answers are large declares a form of its own (`Game.documents`), such as an order sheet. A document becomes
codes on a position that is made of its seat's view alone, so that no refusal tells what the seat may not know.
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
    """One action of a document, by its fields, and where in the document it stands."""

    path: str
    fields: Mapping[str, Any]


class Documents(NamedTuple):
    """The form in which a game takes whole answers. Plain Python, made from the seat's view.

    `steps(document, view, seat)` gives the actions in order, and raises BadDocument. `written(view, seat)` gives what
    the seat has written before in this form, the newest first; `steps` accepts it again until its time has passed.
    """

    schema: Callable[[], dict[str, Any]]  # JSON Schema
    steps: Callable[[Any, np.void, int], Iterable[Step]]
    written: Callable[[np.void, int], list[Any]] = lambda view, seat: []


def named_actions(document: Any, view: np.void, seat: int) -> Iterator[Step]:
    """The form of every game: a list of actions by their fields."""
    if not isinstance(document, list):
        raise BadDocument("", "list")
    for place, fields in enumerate(document):
        if not isinstance(fields, dict):
            raise BadDocument(f"[{place}]", "object")
        yield Step(f"[{place}]", fields)


NAMED_ACTIONS = Documents(lambda: SCHEMA, named_actions)


def compose(position: "Position", seat: int, document: Any) -> list[int]:
    """The codes of a document, each legal after those before it as far as the seat knows; raises BadDocument."""
    then: Position | None = None
    codes: list[int] = []
    for path, fields in position.game.documents.steps(document, position.view(seat), seat):
        then = then.after(seat, codes[-1]) if then else position.determinized(seat)
        if then is None:  # dice roll, or something is revealed: nobody knows what is legal then
            raise BadDocument(path, "after_end")
        codes.append(code_of(then, seat, path, fields))
    if not codes:
        raise BadDocument("", "empty")
    return codes


def code_of(position: "Position", seat: int, path: str, fields: Mapping[str, Any]) -> int:
    """The code of an action that is legal now."""
    try:
        code = position.game.actions.code(**fields)
    except (TypeError, ValueError):
        raise BadDocument(path, "no_such_action") from None
    why = position.refusal(seat, code)
    if why is not None:
        raise BadDocument(path, why=why)
    return code
