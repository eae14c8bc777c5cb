"""A position and what can be computed from it. Views and questions are cached, since everybody who watches a table
requests the same."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

import numpy as np

from . import dice, log
from .bits import members_of
from .declare import Refusals
from .entries import Entries, entries_of
from .game import Game

ROOM = 64  # room for the events of one code
NO_SUCH_ACTION = 2  # its number among the refusals of every game


class Position:
    """One position of a game. It is immutable; a move creates another position.

    `state` is a record array of length 1. All that a seat (None: a spectator) receives is made from its view alone,
    except its legal actions, which are the same in its view.
    """

    def __init__(self, game: Game, state: np.ndarray):
        self.game, self.state = game, state
        self._views: dict[int | None, np.ndarray] = {}
        self._questions: dict[tuple[int | None, bool], dict[str, Any]] = {}

    @cached_property
    def to_act(self) -> list[int]:
        """The seats that must decide according to the rules, even if the seats have ended the game at the table."""
        return members_of(self._entries.to_act(self.state, 0))

    @cached_property
    def eliminated(self) -> list[int]:
        """The seats that everybody knows to be eliminated."""
        eliminated = self.game.eliminated
        return [] if eliminated is None else members_of(eliminated(self.view(None)))

    def may_answer(self, seat: int | None) -> bool:
        """Return whether a seat must decide, or may answer for a seat that must."""
        stands_in = self.game.stands_in
        if seat is None or seat in self.to_act or stands_in is None:
            return seat in self.to_act
        return bool(stands_in(self.view(seat), seat))

    def legal(self, seat: int) -> np.ndarray:
        """Return the codes of the seat's legal actions, int32."""
        out = np.zeros(len(self.game.actions), np.int32)
        return out[: self._entries.legal(self.state, 0, seat, out)]

    def views(self, seat: int | None) -> np.ndarray:
        """Return the view of a seat, what it may know, as a record array of length 1, which must not be changed."""
        if seat not in self._views:
            views = np.zeros(1, self.game.state)
            self._entries.observe(self.state, 0, -1 if seat is None else seat, views, 0)
            self._views[seat] = views
        return self._views[seat]

    def view(self, seat: int | None) -> np.void:
        """Return the view of a seat as a record, which must not be changed."""
        return cast(np.void, self.views(seat)[0])

    def determinized(self, seat: int, seed: int = 0) -> "Position":
        """Return a position that the seat cannot distinguish from this one; it depends only on the seat's view and
        `seed`."""
        states = np.zeros(1, self.game.state)
        self._entries.determinize(self.views(seat), 0, seat, dice.seeded_tape(seed), states, 0)
        return Position(self.game, states)

    def refusal(self, seat: int, code: int) -> Refusals | None:
        """Return the reason why an action is illegal for a seat; None if it is legal."""
        why = int(self._entries.refuse(self.state, 0, seat, code))
        return self.game.illegal(why) if why else None

    def after(self, seat: int, code: int) -> "Position | None":
        """Return the position after a legal code; None if dice would roll, something hidden may be revealed, or the
        code has more than `ROOM` events."""
        game, states = self.game, self.state.copy()
        if game.may_reveal and game.may_reveal(self.view(seat), seat, code):
            return None
        # a tape without values: any draw marks it as short
        tape, events = dice.loaded_tape(()), log.blank_log(ROOM)
        self._entries.apply(states, 0, seat, code, tape, events)
        if tape[dice.SHORT] or events[0, log.FULL] or any(map(game.is_revealing, log.rows(events))):
            return None
        return Position(game, states)

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """Return the seat's legal actions with their fields."""
        view, words = self.view(seat), self.game.words
        return [{"code": code, **words.action(code, view)} for code in self.legal(seat).tolist()]

    def refused(self, seat: int) -> list[dict[str, Any]]:
        """Return illegal actions that the game shows with the seat's question, with their fields, reason and rule.

        The rules are applied to the seat's own view, so the reason reveals nothing that the seat may not know.
        """
        views, legal = self.views(seat), set(self.legal(seat).tolist())
        rows = []
        for code in self.game.shown(views[0], seat):
            why = 0 if code in legal else int(self._entries.refuse(views, 0, seat, code))
            if why:
                reason = self.game.illegal(why)
                fields = self.game.words.action(code, views[0])
                rows.append({"code": code, **fields, "reason": reason.name, "rule": reason.rule})
        return rows

    def why_not(self, seat: int, fields: Mapping[str, Any]) -> Refusals | None:
        """Return the reason why no action with these fields is legal; None if one is, or if the fields name no kind.

        Fields may be left out. If several actions have these fields, the reason is that of the action which passes most
        rules, that is, whose refusal is declared last. The rules are applied to the seat's own view, so the reason
        reveals nothing that the seat may not know.
        """
        views = self.views(seat)
        try:
            kind, codes, rest = self.game.actions.matching(fields)
        except ValueError:
            return None
        if rest:
            named = ((code, self.game.words.action(code, views[0])) for code in codes)
            codes = [code for code, row in named if all(row.get(key) == rest[key] for key in rest)]
        if not codes:
            return self.game.unnamed.get(kind.first, self.game.illegal(NO_SUCH_ACTION))
        reasons = [int(self._entries.refuse(views, 0, seat, code)) for code in codes]
        return self.game.illegal(max(reasons)) if all(reasons) else None

    def question(self, seat: int | None, is_asked: bool) -> dict[str, Any]:
        """Return what a seat is asked, or what the asked seats are doing, as far as the seat may know it."""
        found = self._questions.get((seat, is_asked))
        if found is None:
            found = self.game.words.question(self.view(seat), seat if is_asked else None)
            self._questions[seat, is_asked] = found
        return found

    def view_json(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat as JSON."""
        return self.game.words.view_json(self.view(seat), seat)

    def answer_odds(self, seat: int) -> dict[str, Any] | None:
        """Return the odds of the seat's incomplete answer."""
        return self.game.words.answer_odds(self.view(seat), seat)

    def timeout_action(self, seat: int) -> int:
        """Return the action that is played for a seat whose time is up."""
        return int(self._entries.timeout_action(self.state, 0, seat))

    def returns(self, seats: int) -> tuple[list[int], list[int]]:
        """Return the pay-offs and the ranks of all `seats` seats."""
        out = np.zeros(2 * seats, np.int32)
        self._entries.returns(self.state, 0, out)
        return out[:seats].tolist(), out[seats:].tolist()

    @property
    def _entries(self) -> Entries:
        return entries_of(self.game)
