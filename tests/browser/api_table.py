"""Tables played by commands over the API, which is faster than playing on pages."""

import time
import uuid
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from browser.conftest import User
from browser.page_player import PageState

END_PROBABILITY = 0.9  # of an action that ends a turn or phase, or else places all at once, if one is legal
UNLIMITED = 10_000  # commands
POLL_EVERY = 0.02  # seconds, while bots are to act
LOOK_EVERY = 0.2  # seconds, while a page plays
NAMES = ("Nils", "Ebba", "Otto")  # of the players in the friends' seats

Position = dict[str, Any]


def is_asked(position: Position, question: str, seat: int) -> bool:
    """Return whether this is the position of this seat, with this question."""
    return position["seat"] == seat and (position["question"] or {}).get("id") == question


def join(user: User, link: str, name: str) -> str:
    """Take the seat of an invitation link over the API; return the path of the table."""
    address, _, invitation = link.partition("?invitation=")
    table = address.rpartition("/")[2]
    body = {"invitation": invitation, "name": name}
    user.http.post(f"/tables/{table}/join", json=body).raise_for_status()
    return f"/t/{table}"


class ApiTable:
    """A table of some users and bots. The users' commands are sent over the API.

    User k has seat k; the bots, which play at random, have the last seats. `more` are further fields of the
    request that creates the table, such as `advice` or `clock`.
    """

    def __init__(
        self,
        users: Sequence[User],
        game: str,
        options: dict[str, Any],
        end_probability: float = END_PROBABILITY,
        seed: int = 1,
        bots: int = 0,
        **more: Any,
    ):
        self.users, self.end_probability, self.rng = users, end_probability, Random(seed)
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in users[1:])]
        seats += [{"kind": "bot", "bot": "random"}] * bots
        table = self._send(0, "", {"game": game, "options": options, "seats": seats} | more)
        self.path = f"/t/{table['id']}"
        for user, seat, name in zip(users[1:], table["seats"][1:], NAMES, strict=False):
            join(user, seat["invitation"], name)

    @classmethod
    def opened(cls, users: Sequence[User], path: str) -> Self:
        """Return the table at this path, where user k has seat k already."""
        table = cls.__new__(cls)
        table.users, table.path = users, path
        table.end_probability, table.rng = END_PROBABILITY, Random(1)
        return table

    def play(self, commands: int) -> None:
        """Send this number of commands, or fewer if the game ends."""
        while commands > 0 and (position := self._next_to_act(self._position(0))):
            commands -= self._answer(position["seat"], commands)

    def play_until(self, predicate: Callable[[Position], bool], commands: int = UNLIMITED) -> Position | None:
        """Play until the predicate holds for the position of a user's seat that is to act; return that position.

        Return None at the end of the game, or after this number of commands.
        """
        position = self._next_to_act(self._position(0))
        while commands > 0 and position:
            if predicate(position):
                return position
            position, commands = self._next_to_act(self._act(position)), commands - 1
        return None

    def reach(self, question: str, seat: int) -> bool:
        """Play until a seat has this question, or to the end of the game; return whether the seat has it."""
        reached = self.play_until(lambda position: is_asked(position, question, seat))
        return reached is not None

    def answer(self, seats: Container[int]) -> str:
        """Let these seats act, if they can.

        Return "over" at the end of the game, "asked" if one of the seats acted, and otherwise "waiting".
        """
        position = self._position(0)
        asked = [seat for seat in position["to_act"] if seat in seats]
        for seat in asked:
            self._answer(seat)
        return "over" if position["over"] else "asked" if asked else "waiting"

    def _answer(self, seat: int, limit: int = UNLIMITED) -> int:
        """Send commands until the seat is no longer to act, or at most `limit`; return their number.

        The seat may have legal actions afterwards, too, such as standing orders.
        """
        position, count = self._position(seat), 0
        while count < limit and seat in position["to_act"]:
            position, count = self._act(position), count + 1
        return count

    def choose(self, position: Position) -> dict[str, Any]:
        """Choose an action. A subclass may choose better."""
        actions: list[dict[str, Any]] = position["actions"]
        ends = [action for action in actions if action["kind"].startswith("end")]
        complete = [action for action in actions if action.get("all")]  # such as all armies at once
        preferred = ends or complete
        return self.rng.choice(
            preferred if preferred and self.rng.random() < self.end_probability else actions
        )

    def _act(self, position: Position) -> Position:
        """Choose an action and send it; return the next position of the seat."""
        action = self.choose(position)
        command = {"id": uuid.uuid4().hex, "version": position["version"], "codes": [action["code"]]}
        seat = position["seat"]
        answer = self._send(seat, f"{self._table}/commands", command | {"seat": seat})
        result: Position = answer["position"]
        return result

    def _next_to_act(self, position: Position) -> Position | None:
        """Let the bots act until a user's seat is to act; return that seat's position, None at the end of the game."""
        while position["to_act"] and position["seat"] not in position["to_act"]:
            seats = [seat for seat in position["to_act"] if seat < len(self.users)]
            if not seats:
                time.sleep(POLL_EVERY)
            position = self._position(seats[0] if seats else 0)
        return position if position["to_act"] else None

    def version(self) -> int:
        """Return user 0's version of the table, which every command that user 0 can notice increases."""
        version: int = self._position(0)["version"]
        return version

    @property
    def _table(self) -> str:
        return "/" + self.path.rpartition("/")[2]

    def _position(self, seat: int) -> Position:
        answer = self.users[seat].http.get(
            f"/tables{self._table}/position", params={"seat": seat, "latest": 1}
        )
        position: Position = answer.raise_for_status().json()
        return position

    def _send(self, seat: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.users[seat].http.post(f"/tables{path}", json=body)
        assert answer.is_success, answer.text
        result: dict[str, Any] = answer.json()
        return result


@dataclass
class ApiPlayers:
    """Plays seats by commands over the API; their pages, if they have any, only show the game."""

    api_table: ApiTable
    seats: tuple[int, ...]
    next_look: float = 0.0  # when the server is asked again whether these seats are to act

    def look(self) -> PageState:
        """Return nothing: there is no page to read."""
        return {}

    def answer(self, state: PageState) -> str:
        """Let these seats act."""
        if time.monotonic() < self.next_look:
            return "waiting"
        result = self.api_table.answer(self.seats)
        self.next_look = time.monotonic() + (LOOK_EVERY if result == "waiting" else 0.0)
        return result
