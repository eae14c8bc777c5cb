"""Stateful tests: Hypothesis generates sequences of requests about a table by two players and a stranger.

The server must never fail, refuse only with codes that the OpenAPI description lists, and change nothing when it
refuses.
"""

from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from depth import depth
from stridsplan.server.settings import Settings

from .conftest import api_description, new_id
from .threaded_server import serve_in_thread, without_limits

SEQUENCES, CALLS = depth(3, 100), depth(20, 50)
VOLATILE = {"clocks", "seats"}  # clocks and presence change without requests
MAIL = {"pace": "mail", "turn": 86_400}
HOLDERS = [("host", 0), ("guest", 1)]  # who holds which seat
# who claims to hold which seat: mostly the true holders; no request may name a seat above 29
claims = st.sampled_from([*HOLDERS * 4, ("stranger", 0), ("guest", 0), ("host", 1), ("host", 29)])
# "open": publish the keys of the random streams that the game keeps secret
request_kinds = st.sampled_from(["pause", "take_back", "rematch", "rematch", "open"])
mostly_true = st.sampled_from([True, True, True, False])


class TableMachine(RuleBasedStateMachine):
    """Requests of two players and a stranger about a table."""

    server: ClassVar
    openapi_paths: ClassVar

    def __init__(self):
        super().__init__()
        self.clients = {name: self.server.new_client() for name in ("host", "guest", "stranger")}
        self.last_command = None

    def teardown(self):
        for client in self.clients.values():
            client.close()

    def call(self, who, method, path, **sent):
        """Send a request; a refusal must be listed in the description and change nothing."""
        before = self.last_seen
        answer = self.clients[who].request(method, path.format(table_id=self.table), **sent)
        assert answer.status_code < 500, answer.text
        self.last_seen = self.look()
        if answer.is_success:
            return answer.json() if answer.content else None
        listed = self.openapi_paths[f"/api/v1{path}"][method.lower()]["responses"][str(answer.status_code)]
        assert answer.json()["error"]["code"] in listed["x-codes"], answer.text
        assert self.last_seen == before, answer.text
        return None

    def post(self, who, what, **body):
        return self.call(who, "POST", f"/tables/{{table_id}}/{what}", json=body)

    def look(self):
        """Return the table as host and guest see it, and the position and chat as a stranger sees them."""
        tables = [self.get(who) for who in ("host", "guest")]
        self.status = tables[0].get("status")
        seats = [
            [(one["kind"], one["name"], one["mine"]) for one in each.get("seats", ())] for each in tables
        ]
        shown = [{name: each[name] for name in each.keys() - VOLATILE} for each in tables]
        return seats, shown, self.get("stranger", "/position"), self.get("stranger", "/chat")

    def get(self, who, what="", **params):
        answer = self.clients[who].get(f"/tables/{self.table}{what}", params=params)
        assert answer.status_code < 500, answer.text
        return answer.json()

    @initialize(
        listed=st.booleans(),
        clock=st.sampled_from([MAIL, MAIL, None]),
        goal=st.sampled_from([6, 6, 60]),
        joined=mostly_true,
    )
    def create(self, listed, clock, goal, joined):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        new = {"game": "toy", "seats": seats, "listed": listed, "clock": clock, "options": {"toy.goal": goal}}
        self.table = self.clients["host"].post("/tables", json=new).json()["id"]
        self.last_seen = self.look()
        if joined:
            self.join("guest", "invitation", True)

    @rule(who=st.sampled_from(["guest", "stranger", "host"]), way=st.sampled_from(["invitation", "key", "seat"]),
          is_invited=mostly_true)  # fmt: skip
    def join(self, who, way, is_invited):
        links = [one.get("invitation") for one in self.get("host").get("seats", ())]
        invited = next((link.split("=")[1] for link in links if link), "none")
        keys = {"invitation": invited if is_invited else "guess", "key": "guess", "seat": 1}
        self.post(who, "join", name="Nils", nonce="mine", **{way: keys[way]})

    @rule(claim=claims, name=st.text(max_size=40))
    def rename(self, claim, name):
        self.post(claim[0], "rename", seat=claim[1], name=name)

    @rule(claim=claims)
    def leave(self, claim):
        self.post(claim[0], "leave", seat=claim[1])

    @precondition(lambda self: self.status == "playing")
    @rule(data=st.data(), moves=st.integers(1, 6))
    def play_on(self, data, moves):
        for _ in range(moves):
            who, seat = data.draw(st.sampled_from(HOLDERS))
            if actions := self.get(who, "/position", seat=seat).get("actions"):
                self.command((who, seat), data.draw(st.sampled_from(actions))["code"], 0)

    @rule(claim=claims, code=st.integers(-9, 9), behind=st.sampled_from([0, 0, 1, 5]))
    def command(self, claim, code, behind):
        who, seat = claim
        version = max(self.get(who).get("version", 0) - behind, 0)
        sent = {"id": new_id(), "seat": seat, "version": version, "codes": [code]}
        if done := self.post(who, "commands", **sent):
            self.last_command = who, sent, done

    @precondition(lambda self: self.last_command)
    @rule()
    def command_again(self):
        who, sent, done = self.last_command
        assert self.post(who, "commands", **sent) == done

    @rule(claim=claims, code=st.integers(0, 9))
    def preview(self, claim, code):
        before = self.last_seen
        self.post(claim[0], "preview", seat=claim[1], codes=[code])
        assert self.last_seen == before

    @rule(claim=claims)
    def undo(self, claim):
        self.post(claim[0], "undo", seat=claim[1], version=self.get("host").get("version", 0))

    @rule(claim=claims, at=st.integers(0, 1), agree=mostly_true)
    def request_and_answer(self, claim, at, agree):
        """Make a request that fits the status of the table, and let the other player answer."""
        kind = (("rematch", "open") if self.status == "over" else ("pause", "take_back"))[at]
        if self.post(claim[0], "ask", seat=claim[1], kind=kind, nonce="mine"):
            self.answer(HOLDERS[1 - claim[1]], kind, agree)

    @rule(claim=claims, kind=request_kinds | st.just("resume"))
    def request_anything(self, claim, kind):
        self.call(claim[0], "GET", "/tables/{table_id}/rematch")
        self.post(claim[0], "ask", seat=claim[1], kind=kind)

    @rule(claim=claims, kind=request_kinds, agree=mostly_true)
    def answer(self, claim, kind, agree):
        self.post(claim[0], "answer", seat=claim[1], kind=kind, agree=agree)

    @rule(claim=claims, audience=st.sampled_from(["table", "team"]), text=st.text())
    def send_chat(self, claim, audience, text):
        self.post(claim[0], "chat", seat=claim[1], audience=audience, text=text)

    @rule(claim=claims, muted=st.booleans())
    def mute(self, claim, muted):
        self.post(claim[0], "mute", seat=claim[1], muted=muted)

    @precondition(lambda self: self.status == "open")
    @rule(who=st.sampled_from(["host", "guest"]))
    def close(self, who):
        self.post(who, "close")
        if self.status is None:
            self.create(listed=False, clock=None, goal=6, joined=True)


@pytest.fixture
def machine(tmp_path):
    """The state machine with a server."""
    server_settings = Settings(data=tmp_path, warm=False, bot_pause=0)
    with serve_in_thread(without_limits(server_settings)) as server:
        TableMachine.server, TableMachine.openapi_paths = server, api_description()["paths"]
        yield TableMachine
        assert server.is_healthy()


def test_no_sequence_of_requests_breaks_the_server(machine):
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=SEQUENCES,
            stateful_step_count=CALLS,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],  # shrinking takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
