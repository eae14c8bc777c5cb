"""Remarks of a human umpire on a report before it arrives."""

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.engine.table import Table
from stridsplan.games.clusta_noba import words

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

REPORT = "0/camp/ran-1/3/18:00"  # its name: to seat 0, from the camp ran-1, written on day 3 at 18:00
UMPIRE = 2
OPTIONS = {"scenario": "skirmish", "umpire": True}


@pytest.fixture
def one_report(monkeypatch):
    """Let a report always be under way, and make both events `side_held` a part of it."""
    write = words.event

    def event(row):
        found = write(row)
        return found | {"what": found["what"] | {"report": REPORT}} if found["id"] == "side_held" else found

    monkeypatch.setattr(words, "event", event)
    monkeypatch.setattr(Table, "reports", lambda table, seat: [REPORT] if seat in table.umpires else [])


async def test_an_umpires_remark_arrives_with_its_report(server, alva, nils, one_report):
    created = await alva.create("me", "screen", "friend", game="clusta_noba", options=OPTIONS)
    table, invitation = created["id"], created["seats"][UMPIRE]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    path, remark = f"/tables/{table}/remarks", {"seat": UMPIRE, "report": REPORT, "text": " Fog all day. "}

    async def remarks_for(client, seat):
        position = await client.get(f"/tables/{table}/position", seat=seat)
        remarks = [event["remark"] for event in position["events"] if "remark" in event]
        return position["remarks"], remarks

    await alva.expect_error(path, remark, "play.not_your_seat", 403)
    await alva.expect_error(path, remark | {"seat": 0}, "request.invalid", 422)
    await nils.expect_error(path, remark | {"report": "0/camp/ran-2/3/18:00"}, "request.invalid", 422)
    await nils.expect_error(path, remark | {"text": "x" * 401}, "request.invalid", 422)
    written = {REPORT: "Fog all day."}
    assert await nils.post(path, remark) == {"remarks": written}
    assert await remarks_for(nils, UMPIRE) == (written, ["Fog all day."] * 2)
    assert await remarks_for(alva, 0) == ({}, ["Fog all day."] * 2)
    assert await nils.post(path, remark | {"text": ""}) == {"remarks": {}}
    assert await remarks_for(alva, 0) == ({}, [])
    await nils.post(path, remark)
    await alva.command(table, 0, [AtTable.RESIGN])
    assert (await remarks_for(alva, 1))[0] == written
    await nils.expect_error(path, remark, "play.over", 409)
