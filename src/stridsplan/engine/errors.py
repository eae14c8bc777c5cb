"""The errors of a table. When one is raised, nothing has changed."""

from .declare import Refusals


class TableError(Exception):
    """Base of the errors of a table; nothing has changed."""


class IllegalAction(TableError):
    """The rules forbid it. `reason` is the name of the game's refusal, `rule` the id of the broken rule."""

    def __init__(self, game: str, why: Refusals, code: int):
        super().__init__(f"{why.name} ({why.rule}): action {code}")
        self.game, self.reason, self.rule, self.code = game, why.name, why.rule, code


class BadDraws(TableError, ValueError):
    """Loaded dice that do not fit: too few, too many, or out of range."""


class BadDocument(TableError, ValueError):
    """A document that cannot be played.

    `path` says where ("columns[0].entries[2].order"; "document": all of it). If a rule forbids it, `reason` is the name
    of the game's refusal and `rule` the id of the rule; else `problem` says what is wrong with the form.
    """

    def __init__(self, path: str, problem: str = "illegal", why: Refusals | None = None):
        self.path, self.problem = path or "document", problem
        self.reason = None if why is None else why.name
        self.rule = None if why is None else why.rule
        super().__init__(f"{self.path}: {problem if why is None else f'{why.name} ({why.rule})'}")
