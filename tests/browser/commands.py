"""A long game in little time: two people play by commands, and hurry on more often than not."""

import uuid
from random import Random
from typing import Any

from browser.conftest import Person

HURRY = 0.9  # how often a turn is ended where it may be


class Pair:
    """Two people at a table of their own."""

    def __init__(self, host: Person, guest: Person, game: str, options: dict[str, Any]):
        self.people, self.chance = (host, guest), Random(1)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = self._send(0, "", {"game": game, "options": options, "seats": seats})
        self.path = f"/t/{table['id']}"
        invitation = table["seats"][1]["invitation"].partition("=")[2]
        self._send(1, f"/{table['id']}/join", {"invitation": invitation, "name": "Nils"})

    def play(self, commands: int) -> None:
        """Give so many commands, or as many as there are before the end."""
        while commands > 0 and (seats := self._position(0)["to_act"]):
            position = self._position(seats[0])
            while commands > 0 and position["actions"]:
                position = self._choose(position)
                commands -= 1

    def _choose(self, position: dict[str, Any]) -> dict[str, Any]:
        actions = position["actions"]
        ends = [action for action in actions if action["kind"].startswith("end")]
        whole = [action for action in actions if action.get("all")]
        hurried = ends or whole
        action = self.chance.choice(hurried if hurried and self.chance.random() < HURRY else actions)
        command = {"id": uuid.uuid4().hex, "version": position["version"], "codes": [action["code"]]}
        seat = position["seat"]
        answer = self._send(seat, f"{self._table}/commands", command | {"seat": seat})
        told: dict[str, Any] = answer["position"]
        return told

    @property
    def _table(self) -> str:
        return "/" + self.path.rpartition("/")[2]

    def _position(self, seat: int) -> dict[str, Any]:
        query = f"{self._table}/position?seat={seat}&latest=1"
        found: dict[str, Any] = self.people[seat].context.request.get(self._address(seat, query)).json()
        return found

    def _send(self, seat: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.people[seat].context.request.post(self._address(seat, path), data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def _address(self, seat: int, path: str) -> str:
        return f"{self.people[seat].address}/api/v1/tables{path}"
