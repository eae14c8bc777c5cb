"""A table: one game that is played, as the list of its commands.

The position is always the result of replaying the list. Draws follow from a secret, to which the table commits before
the first draw (see `proof.py`). They are stored with the command that caused them, so a replay needs no generator.
Everything that a seat receives is made from its view and the events it may see.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from . import documents, log, transcript
from .at_table import AT_TABLE, LEAVING, OFFERED, SERVERS_OWN
from .command import Command, dropped_by
from .draft import Draft
from .entries import entries_of
from .errors import BadDocument, BadDraws, IllegalAction, TableError
from .position import Position
from .replay import Replay

__all__ = ["BadDocument", "BadDraws", "IllegalAction", "NothingToUndo", "Table", "TableError"]


class NothingToUndo(TableError):
    """There is nothing that the seat may take back now (see `can_undo` and `take_back`)."""


class Table(Replay):
    """One game at one table.

    >>> table = Table(game_ids()[0], seats=3, secret=bytes(32))
    >>> table.to_act()
    [0]
    >>> table.actions(0)[0]["kind"]
    'place'

    `secret` (32 bytes, by default random) and `contributions` (texts from the players) determine every draw. `rules` is
    the version of the rules with which a stored table was begun, by default the present version. Raises `BadOption` for
    options that the table cannot have and `UnknownGame` for an unknown game.
    """

    def version_of(self, seat: int | None) -> int:
        """Return the number of commands in force that the seat (None: a spectator) could notice."""
        return self._numbering.version(seat)

    @property
    def out(self) -> list[int]:
        """The seats that resigned, forfeited or left, the earliest first; their only possible action is the timeout
        action."""
        return list(self._agreements.out)

    @property
    def gone(self) -> list[int]:
        """The seats that left or were eliminated; they do not vote at the table."""
        return self._agreements.gone()

    def to_time_out(self) -> list[int]:
        """Return the seats that are out but must decide; the caller must play `timeout_action` for them."""
        return [seat for seat in self.to_act() if seat in self._agreements.out]

    def legal(self, seat: int) -> np.ndarray:
        """Return the codes of the seat's legal actions, int32, each once."""
        return np.zeros(0, np.int32) if self._is_ended else self._seen_by(seat).legal(seat)

    def observe(self, seat: int | None) -> np.ndarray:
        """Return the view of the seat (None: a spectator), what it may know, as a record array of length 1."""
        return self._seen_by(seat).views(seat).copy()

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """Return the seat's legal actions with their fields: [{"code": 17, "kind": "place", "territory": "alaska"},
        ...]."""
        return [] if self._is_ended or seat in self._agreements.out else self._seen_by(seat).actions(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of the seat as JSON."""
        return self._seen_by(seat).view_json(seat)

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the events that the seat may see after its version `since`, each with its rule id."""
        events = self.events(seat, self._numbering.row(seat, since))
        return [{"version": self._numbering.version(seat, number), **event} for number, event in events]

    def events(self, seat: int | None, number: int = 0) -> list[tuple[int, dict[str, Any]]]:
        """Return the events after command `number` that the seat may see, each with the number of its command, which no
        seat may know."""
        return self._event_log.since(seat, number)

    def number_before(self, seat: int | None, count: int) -> int:
        """Return the number of the latest command after which the seat may see at least `count` events; 0 if it may see
        no earlier ones."""
        return self._event_log.number_before(seat, count)

    def log_rows(self, everything: bool = False) -> list[np.ndarray]:
        """Return the log rows that everybody may see, or all rows, one array per command in force."""
        return self._event_log.all_rows() if everything else self._event_log.rows_for_all()

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """Return all that the client of a seat receives; the protocol describes its form under *position*."""
        position, to_act = self._seen_by(seat), self.to_act()
        asked = bool(to_act) and position.may_answer(seat) and seat not in self._agreements.out
        question = position.question(seat, asked) if to_act else None
        return {
            "version": self.version_of(seat),
            "seat": seat,
            "over": not to_act,
            "to_act": to_act,
            "view": position.view_json(seat),
            "question": question if asked else None,
            "waiting": None if asked else question,
            "actions": [] if seat is None else self.actions(seat),
            "refused": position.refused(seat) if asked and seat is not None else [],
            "at_table": [] if seat is None else self.actions_at_table(seat),
            "offer": self._agreements.offer,
            "agreed": sorted(self._agreements.agreed),
            "out": self.out,
            "answer_odds": position.answer_odds(seat) if asked and seat is not None else None,
            "can_undo": seat is not None and self.can_undo(seat),
            "result": self.result(),
            "events": self.log(seat, since),
        }

    def position_odds(self, seat: int | None, codes: Sequence[int] = ()) -> dict[str, Any] | None:
        """Return exact odds of the moves and battles ahead, as the seat may know them; None if the game has none. Slow.

        The odds are computed after `codes`, the first codes of the seat's answer; the result is None if these are not
        legal now, or if dice would roll or a secret may be revealed.
        """
        return self.position_odds_of(seat, codes)()

    def position_odds_of(
        self, seat: int | None, codes: Sequence[int] = ()
    ) -> Callable[[], dict[str, Any] | None]:
        """Return a function that computes `position_odds` from a copy of what the seat may know now, without the
        table."""
        compute, entries = self.game.position_odds, entries_of(self.game)
        try:
            then = self._seen_by(None) if seat is None else self._after(seat, tuple(codes))
        except IllegalAction:  # play has continued since the codes were chosen
            then = None
        if compute is None or self.is_over or then is None:
            return lambda: None
        view = then.views(seat).copy()
        return lambda: compute(view, seat, entries)

    def survey_of(
        self, seat: int | None, name: str, place: str | None
    ) -> Callable[[], dict[str, Any] | None]:
        """Return a function that computes, without the table, what a survey of the game shows a seat, or None."""
        survey = self.game.surveys.get(name)
        if survey is None:
            return lambda: None
        view = self._seen_by(seat).views(seat).copy()[0]
        return lambda: survey(view, seat, place)

    def question(self, seat: int) -> dict[str, Any] | None:
        """Return what a seat is asked, None if it is not asked; the value is equal as long as the question is the
        same."""
        if seat not in self.to_act() or seat in self._agreements.out:
            return None
        return self._position.question(seat, is_asked=True)

    def result(self) -> dict[str, Any] | None:
        """Return None while play goes on, then winners (none in a draw), ranks from 1 (None for an umpire), pay-offs,
        how the game ended, and "scores" if the game has points."""
        if not self.is_over:
            return None
        if self._is_ended:
            _, ranks = self._position.returns(self.seats)
            result = self._agreements.result(ranks)
        else:
            result = self._agreements.settle(self._result_on_board())
        ranked = [None if seat in self.umpires else rank for seat, rank in enumerate(result["ranks"])]
        return result | {"ranks": ranked} | self._scores()

    def _scores(self) -> dict[str, Any]:
        """Return the present points of every seat, if the game has points."""
        if self.game.points is None:
            return {}
        return {"scores": [int(points) for points in self.game.points(self._position.view(None))]}

    def _result_on_board(self) -> dict[str, Any]:
        payoffs, ranks = self._position.returns(self.seats)
        winners = [seat for seat in range(self.seats) if ranks[seat] == 1] if max(payoffs) > 0 else []
        return {
            "winners": winners,
            "ranks": ranks,
            "payoffs": payoffs,
            **self.game.words.result(self._position.view(None)),
        }

    def actions_at_table(self, seat: int) -> list[dict[str, Any]]:
        """Return what the seat may do in any game: resign, offer or accept a draw; [{"code": -1, "kind": "resign"},
        ...].

        A seat may resign at any time, and offer a draw when it is asked something; the offer is valid until another
        seat plays.
        """
        asked = seat in self.to_act()
        may = [] if self.is_over else [c for c in OFFERED if self._agreements.may(seat, c, asked)]
        return [{"code": int(code), "kind": code.name.lower()} for code in may]

    def preview(self, seat: int, codes: Sequence[int]) -> dict[str, Any]:
        """Return what would be asked after the first codes of an answer; nothing is stored.

        {"question", "actions", "refused", "view", "answer_odds", "ends"}; `ends` is true if the seat would not be asked
        further. If dice would roll or something hidden may be revealed, `ends` is true and the rest is empty. The
        result is made only from what the seat may know. Raises IllegalAction.
        """
        then = self._after(seat, tuple(codes))
        if then is None:
            blank: dict[str, Any] = {
                "question": None,
                "actions": [],
                "refused": [],
                "view": None,
                "answer_odds": None,
            }
            return blank | {"ends": True}
        asked = then.may_answer(seat)
        return {
            "question": then.question(seat, asked) if asked else None,
            "actions": then.actions(seat),
            "refused": then.refused(seat) if asked else [],
            "view": then.view_json(seat),
            "answer_odds": then.answer_odds(seat) if asked else None,
            "ends": not asked,
        }

    def asked_after(self, seat: int, codes: Sequence[int]) -> Position | None:
        """Return a position in which the seat is asked what it would be asked after the first codes of an answer, or
        None.

        The seat cannot distinguish it from the real position. Raises IllegalAction.
        """
        then = self._after(seat, tuple(codes))
        if then is None or self.is_over or seat in self._agreements.out or not then.may_answer(seat):
            return None
        return then

    def why_not(
        self, seat: int, fields: Mapping[str, Any], codes: Sequence[int] = ()
    ) -> dict[str, Any] | None:
        """Return why no action with these fields is legal after the first codes of an answer: {"reason", "rule"}.

        None if one is legal, if the fields name no kind, if the seat is not asked, or if it depends on dice or a
        secret. The result is made only from what the seat may know. Raises IllegalAction.
        """
        then = self._after(seat, tuple(codes))
        if then is None or not then.may_answer(seat) or seat in self._agreements.out:
            return None
        why = then.why_not(seat, fields)
        return None if why is None else {"reason": why.name, "rule": why.rule}

    def _after(self, seat: int, codes: tuple[int, ...]) -> Position | None:
        """Return the position after the first codes of an answer; None if dice would roll or a secret may be revealed.

        The codes are played on a position determinized from the seat's view, so nothing that the seat may not know has
        an effect. Without codes, the position is not determinized (see `_seen_by`).
        """
        if not codes:
            return self._seen_by(seat)
        if not 0 <= seat < self.seats:
            raise self._illegal("NOT_ASKED", codes[0])
        then = self._seen_by(seat).determinized(seat)
        for code in codes:
            self._refuse(then.state, seat, code)
            after = then.after(seat, code)
            if after is None:
                return None
            then = after
        return then

    def compose(self, seat: int, document: Any) -> list[int]:
        """Return the codes of an answer that is given as a document (see `documents.py`), which `act` can play.

        They are found from what the seat may know. Raises BadDocument, and IllegalAction if there is no such seat, if
        it has left, or if the seats have ended the game.
        """
        if not 0 <= seat < self.seats or self._is_ended or seat in self._agreements.out:
            raise self._illegal("NOT_ASKED", -1)
        return documents.compose(self._seen_by(seat), seat, document)

    def reports(self, seat: int) -> list[str]:
        """Return the names of the reports on their way to which a seat may add a remark; only umpires may, during
        play."""
        if seat not in self.umpires or self.is_over:
            return []
        return list(self.game.reports(self._position.view(seat)))

    def documents(self, seat: int) -> list[Any]:
        """Return the documents that the seat has written, the newest first."""
        return self.game.documents.written(self._seen_by(seat).view(seat), seat)

    def can_decline(self, seat: int) -> bool:
        """Return whether a draw is offered that the seat declines if it plays on."""
        return self._agreements.can_decline(seat)

    def draft(self, seat: int) -> Draft:
        """Return a draft of the seat's answer, for callers that may know the true position; nothing is stored."""
        return Draft(self._position, seat)

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take its last command back: the command drew nothing and revealed nothing hidden,
        and the seat has noticed nothing since. Leaving the game, and what the server played, cannot be taken back.

        What others did in secret in the meantime, even what they drew, does not matter: a refusal because of it would
        reveal it. Undo may take such draws back: the seat has not seen them, and the random numbers that they
        took are not used again.
        """
        number = self._last_unanswered(seat)
        if number is None:
            return False
        own = self.commands[number - 1]
        return (
            not own.draws
            and not LEAVING.union(SERVERS_OWN).intersection(own.codes)
            and not any(self.game.is_revealing(row) for row in self._event_log.rows(number))
        )

    def _last_unanswered(self, seat: int) -> int | None:
        """Return the number of the seat's last command, or None if it has none or could notice something since."""
        for number in range(len(self.commands), 0, -1):
            command = self.commands[number - 1]
            if command.seat == seat:
                return number
            if log.may_see(command.noticed, seat):
                return None
        return None

    def undo(self, seat: int) -> int:
        """Take back the seat's last command; return 1, the `drops` of the undo's row. Raises NothingToUndo."""
        if not self.can_undo(seat):
            raise NothingToUndo
        return self._drop(seat, 1)

    def count_to_take_back(self, seat: int) -> int:
        """Return how many commands the others may allow the seat to take back: its own last command and all later ones,
        even if dice rolled or something was revealed; 0 if it has none, if somebody has left the game since, or if the
        game is over. Offers of a draw, and what the clock or a stand-in played, do not count as its own."""
        if self.is_over:
            return 0
        for count, command in enumerate(reversed(self.commands), start=1):
            if LEAVING.intersection(command.codes):
                return 0
            if command.seat == seat and command.codes[0] not in AT_TABLE:
                return count
        return 0

    def describe_take_back(self, seat: int) -> tuple[dict[str, Any] | None, list[int]]:
        """Return what `take_back` would drop, as far as the seat noticed it; raise NothingToUndo.

        The result is the first event of the seat's own command that it could see, if any, and the seat of each later
        command of which it could see an event; the other commands stay secret.
        """
        count = self.count_to_take_back(seat)
        if count == 0:
            raise NothingToUndo
        own = len(self.commands) - count + 1
        seen = self.events(seat, own - 1)
        first = next((event for number, event in seen if number == own and not event.get("quiet")), None)
        later = sorted({number for number, _ in seen if number > own})
        return first, [self.commands[number - 1].seat for number in later]

    def take_back(self, seat: int, count: int | None = None) -> int:
        """Take back the commands that `count_to_take_back` counts; all seats have agreed. The random numbers
        that they took are not used again.

        Return the number of commands dropped; raise NothingToUndo, also if it differs from `count`, the number to which
        the seats agreed.
        """
        allowed = self.count_to_take_back(seat)
        if allowed == 0 or count not in (None, allowed):
            raise NothingToUndo
        return self._drop(seat, allowed)

    def _drop(self, seat: int, count: int) -> int:
        """Add the row of an undo with `drops` = `count`; all viewers that noticed a command that it takes back notice
        it."""
        row = replace(_undo(seat), drops=count)
        noticed = log.only(seat)
        for place in dropped_by(self.commands, row):
            noticed |= self.commands[place].noticed
        self._replay([*self.rows, replace(row, noticed=noticed)])
        return count

    # -- Proof -----------------------------------------------------------------------------------------------

    def fairness(self, opened: bool = False) -> list[dict[str, Any]]:
        """See `transcript.fairness`."""
        return transcript.fairness(self, opened)

    def heading(self) -> dict[str, Any]:
        """See `transcript.heading`."""
        return transcript.heading(self)

    def transcript(
        self,
        heading: Mapping[str, Any] | None = None,
        names: Sequence[str | None] = (),
        times: Sequence[int] | None = None,
        opened: bool = False,
    ) -> dict[str, Any]:
        """See `transcript.transcript`."""
        return transcript.transcript(self, heading, names, times, opened)

    def events_by_row(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """See `transcript.events_by_row`."""
        return transcript.events_by_row(self, seat, since)

    # -- Storing ---------------------------------------------------------------------------------------------

    def state_bytes(self) -> bytes:
        """Return the position as bytes, which a later replay of the rows can be compared with."""
        return self._position.state.tobytes()

    def save(self) -> bytes:
        """Return the whole table, with its secret, as JSON bytes for `load`."""
        rows = [
            [row.seat, list(row.codes), b64encode(row.draws).decode(), row.drops, row.noticed, row.wakes]
            for row in self.rows
        ]
        return json.dumps(
            {
                "game": self.game.id,
                "rules": self.rules,
                "seats": self.seats,
                "profile": self.profile,
                "options": self.requested_options,
                "secret": self.secret.hex(),
                "contributions": list(self.contributions),
                "rows": rows,
            }
        ).encode()

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """Return the table that `save` wrote."""
        kept = json.loads(data)
        rows = [
            Command(seat, tuple(codes), b64decode(draws), *rest) for seat, codes, draws, *rest in kept["rows"]
        ]
        setting = (kept["game"], kept["seats"], kept["profile"], kept["options"])
        secret, contributions = bytes.fromhex(kept["secret"]), kept["contributions"]
        return cls.restore(*setting, secret, contributions, rows, kept["rules"])


def _undo(seat: int) -> Command:
    """Return the row that takes back a seat's last command."""
    return Command(seat, (), b"", drops=1)
