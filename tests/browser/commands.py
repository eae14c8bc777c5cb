"""A long game in little time: people play by commands, and hurry on more often than not."""

import uuid
from collections.abc import Container, Sequence
from random import Random
from typing import Any

from browser.conftest import Person

HURRY = 0.9  # how often a turn is ended where it may be
ENDLESS = 10_000  # commands
NAMES = ("Nils", "Ebba", "Otto")  # of those who are invited


class Company:
    """People at a table of their own, and bots if they wish."""

    def __init__(
        self,
        people: Sequence[Person],
        game: str,
        options: dict[str, Any],
        hurry: float = HURRY,
        seed: int = 1,
        bots: int = 0,
        **more: Any,
    ):
        self.people, self.hurry, self.chance = people, hurry, Random(seed)
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in people[1:])]
        seats += [{"kind": "bot", "bot": "random"}] * bots
        table = self._send(0, "", {"game": game, "options": options, "seats": seats} | more)
        self.path = f"/t/{table['id']}"
        for seat, (place, name) in enumerate(zip(table["seats"][1 : len(people)], NAMES, strict=False), 1):
            invitation = place["invitation"].partition("=")[2]
            self._send(seat, f"/{table['id']}/join", {"invitation": invitation, "name": name})

    def play(self, commands: int) -> None:
        """Give so many commands, or as many as there are before the end."""
        while commands > 0 and (seats := self._position(0)["to_act"]):
            commands -= self._answer(seats[0], commands)

    def reach(self, question: str, seat: int) -> bool:
        """Play until a seat is asked this, or to the end; tell whether it was asked."""
        while seats := (position := self._position(seat))["to_act"]:
            if (position["question"] or {}).get("id") == question:
                return True
            self._choose(position if seats[0] == seat else self._position(seats[0]))
        return False

    def answer(self, seats: Container[int]) -> str:
        """Let these seats answer what they are asked now: "over", "asked" or "waiting"."""
        position = self._position(0)
        asked = [seat for seat in position["to_act"] if seat in seats]
        for seat in asked:
            self._answer(seat)
        return "over" if position["over"] else "asked" if asked else "waiting"

    def _answer(self, seat: int, most: int = ENDLESS) -> int:
        """Give commands until the seat is asked no more; how many there were."""
        position, given = self._position(seat), 0
        while given < most and position["actions"]:
            position, given = self._choose(position), given + 1
        return given

    def _choose(self, position: dict[str, Any]) -> dict[str, Any]:
        actions = position["actions"]
        ends = [action for action in actions if action["kind"].startswith("end")]
        whole = [action for action in actions if action.get("all")]
        hurried = ends or whole
        action = self.chance.choice(hurried if hurried and self.chance.random() < self.hurry else actions)
        command = {"id": uuid.uuid4().hex, "version": position["version"], "codes": [action["code"]]}
        seat = position["seat"]
        answer = self._send(seat, f"{self._table}/commands", command | {"seat": seat})
        told: dict[str, Any] = answer["position"]
        return told

    @property
    def _table(self) -> str:
        return "/" + self.path.rpartition("/")[2]

    def _position(self, seat: int) -> dict[str, Any]:
        answer = self.people[seat].http.get(
            f"/tables{self._table}/position", params={"seat": seat, "latest": 1}
        )
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    def _send(self, seat: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.people[seat].http.post(f"/tables{path}", json=body)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told
