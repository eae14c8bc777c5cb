"""The errors of a table. An error leaves the table as it was."""

from .declare import Refusals


class TableError(Exception):
    """Base class of the errors of a table; the table is as it was before the call."""


class IllegalAction(TableError):
    """The rules forbid the action. `reason` is the name of the game's refusal, `rule` the id of the broken rule."""

    def __init__(self, game: str, why: Refusals, code: int):
        super().__init__(f"{why.name} ({why.rule}): action {code}")
        self.game, self.reason, self.rule, self.code = game, why.name, why.rule, code


class BadDraws(TableError, ValueError):
    """The loaded dice do not fit the command: there are too few or too many, or one is out of range."""


class BadDocument(TableError, ValueError):
    """A document that cannot be played.

    `path` is the wrong place in it, such as "columns[0].entries[2].order", or "document" for the whole. If a rule
    forbids the action there, `reason` is the name of the game's refusal and `rule` the id of the rule; otherwise
    `problem` is a code for what is wrong with the form, such as "empty".
    """

    def __init__(self, path: str, problem: str = "illegal", why: Refusals | None = None):
        self.path, self.problem = path or "document", problem
        self.reason = None if why is None else why.name
        self.rule = None if why is None else why.rule
        super().__init__(f"{self.path}: {problem if why is None else f'{why.name} ({why.rule})'}")
