"""Stories of two people and a stranger at tables: made, joined, played, taken back, asked, talked at, given up.

Hypothesis tells them, with ids that flow from one call to the next. The server never fails, refuses with codes that the
description of the API lists, and changes nothing where it refuses.
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

from stridsplan.server.settings import Settings

from .conftest import new_id
from .served import served, without_limits

STORIES, CALLS = 10, 25
PASSING = {"clocks", "seats"}  # time passes, and who is there comes and goes
MAIL = {"pace": "mail", "turn": 86_400}
HOLDERS = [("host", 0), ("guest", 1)]
seated = st.sampled_from([*HOLDERS * 4, ("stranger", 0), ("guest", 0), ("host", 1), ("host", 29)])
wishes = st.sampled_from(["pause", "take_back", "rematch", "rematch", "open"])
lucky = st.sampled_from([True, True, True, False])


class Story(RuleBasedStateMachine):
    """What two people and a stranger may come to ask of a server about a table."""

    house: ClassVar
    described: ClassVar

    def __init__(self):
        super().__init__()
        self.people = {name: self.house.person() for name in ("host", "guest", "stranger")}
        self.said = None

    def teardown(self):
        for person in self.people.values():
            person.close()

    def call(self, who, method, path, **sent):
        """Ask the server; what it refuses must be listed and change nothing."""
        before = self.seen
        answer = self.people[who].request(method, path.format(table_id=self.table), **sent)
        self.seen = self.look()
        if answer.is_success:
            return answer.json() if answer.content else None
        listed = self.described[f"/api/v1{path}"][method.lower()]["responses"][str(answer.status_code)]
        assert answer.json()["error"]["code"] in listed["x-codes"], answer.text
        assert self.seen == before, answer.text
        return None

    def tell(self, who, what, **body):
        return self.call(who, "POST", f"/tables/{{table_id}}/{what}", json=body)

    def look(self):
        """What the table is to its host and its guest, and what a stranger sees and hears of it."""
        told = [self.ask(who) for who in ("host", "guest")]
        self.status = told[0].get("status")
        seats = [[(one["kind"], one["name"], one["mine"]) for one in each.get("seats", ())] for each in told]
        shown = [{name: each[name] for name in each.keys() - PASSING} for each in told]
        return seats, shown, self.ask("stranger", "/position"), self.ask("stranger", "/talk")

    def ask(self, who, what="", **asked):
        answer = self.people[who].get(f"/tables/{self.table}{what}", params=asked)
        assert answer.status_code < 500, answer.text
        return answer.json()

    @initialize(
        listed=st.booleans(),
        clock=st.sampled_from([MAIL, MAIL, None]),
        goal=st.sampled_from([6, 6, 60]),
        joined=lucky,
    )
    def create(self, listed, clock, goal, joined):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        new = {"game": "toy", "seats": seats, "listed": listed, "clock": clock, "options": {"toy.goal": goal}}
        self.table = self.people["host"].post("/tables", json=new).json()["id"]
        self.seen = self.look()
        if joined:
            self.join("guest", "invitation", True)

    @rule(who=st.sampled_from(["guest", "stranger", "host"]), way=st.sampled_from(["invitation", "key", "seat"]),
          is_lucky=lucky)  # fmt: skip
    def join(self, who, way, is_lucky):
        links = [one.get("invitation") for one in self.ask("host").get("seats", ())]
        invited = next((link.split("=")[1] for link in links if link), "none")
        brought = {"invitation": invited if is_lucky else "guess", "key": "guess", "seat": 1}
        self.tell(who, "join", name="Nils", nonce="mine", **{way: brought[way]})

    @rule(held=seated, name=st.text(max_size=40))
    def rename(self, held, name):
        self.tell(held[0], "rename", seat=held[1], name=name)

    @rule(held=seated)
    def leave(self, held):
        self.tell(held[0], "leave", seat=held[1])

    @precondition(lambda self: self.status == "playing")
    @rule(data=st.data(), moves=st.integers(1, 6))
    def play_on(self, data, moves):
        for _ in range(moves):
            who, seat = data.draw(st.sampled_from(HOLDERS))
            if known := self.ask(who, "/position", seat=seat).get("actions"):
                self.command((who, seat), data.draw(st.sampled_from(known))["code"], 0)

    @rule(held=seated, code=st.integers(-9, 9), behind=st.sampled_from([0, 0, 1, 5]))
    def command(self, held, code, behind):
        who, seat = held
        version = max(self.ask(who).get("version", 0) - behind, 0)
        sent = {"id": new_id(), "seat": seat, "version": version, "codes": [code]}
        if done := self.tell(who, "commands", **sent):
            self.said = who, sent, done

    @precondition(lambda self: self.said)
    @rule()
    def command_again(self):
        who, sent, done = self.said
        assert self.tell(who, "commands", **sent) == done

    @rule(held=seated, code=st.integers(0, 9))
    def preview(self, held, code):
        before = self.seen
        self.tell(held[0], "preview", seat=held[1], codes=[code])
        assert self.seen == before

    @rule(held=seated)
    def undo(self, held):
        self.tell(held[0], "undo", seat=held[1], version=self.ask("host").get("version", 0))

    @rule(held=seated, at=st.integers(0, 1), agree=lucky)
    def wish(self, held, at, agree):
        """Ask for what makes sense as the table stands, and let the other one answer."""
        kind = (("rematch", "open") if self.status == "over" else ("pause", "take_back"))[at]
        if self.tell(held[0], "ask", seat=held[1], kind=kind, nonce="mine"):
            self.answer(HOLDERS[1 - held[1]], kind, agree)

    @rule(held=seated, kind=wishes | st.just("resume"))
    def wish_anything(self, held, kind):
        self.call(held[0], "GET", "/tables/{table_id}/rematch")
        self.tell(held[0], "ask", seat=held[1], kind=kind)

    @rule(held=seated, kind=wishes, agree=lucky)
    def answer(self, held, kind, agree):
        self.tell(held[0], "answer", seat=held[1], kind=kind, agree=agree)

    @rule(held=seated, audience=st.sampled_from(["table", "team"]), text=st.text())
    def say(self, held, audience, text):
        self.tell(held[0], "talk", seat=held[1], audience=audience, text=text)

    @rule(held=seated, muted=st.booleans())
    def mute(self, held, muted):
        self.tell(held[0], "mute", seat=held[1], muted=muted)

    @precondition(lambda self: self.status == "open")
    @rule(who=st.sampled_from(["host", "guest"]))
    def close(self, who):
        self.tell(who, "close")
        if self.status is None:
            self.create(False, None, 6, True)


@pytest.fixture
def story(tmp_path):
    """Stories about one server."""
    told = Settings(data=tmp_path, warm=False, bot_pause=0)
    with served(without_limits(told)) as server:
        Story.house, Story.described = server, server.app.openapi()["paths"]
        yield Story
        assert server.is_well()


def test_no_story_breaks_the_server_or_changes_what_it_refuses(story):
    run_state_machine_as_test(
        story,
        settings=settings(
            max_examples=STORIES,
            stateful_step_count=CALLS,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],  # to shrink a story takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
