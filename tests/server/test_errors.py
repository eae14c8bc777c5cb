"""The tree of errors and the protocol name the same codes and statuses."""

import re
from pathlib import Path

from stridsplan.server import errors

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def leaves(kind):
    """All errors below one."""
    return {kind}.union(*(leaves(below) for below in kind.__subclasses__()))


def test_every_error_is_in_the_protocol_and_none_besides():
    text = PROTOCOL.read_text(encoding="utf-8").split("Codes: ")[1].split("\n\n")[0]
    listed = {}
    for codes, status in re.findall(r"((?:`[a-z]+\.[a-z_]+`(?: / )?)+)\s(\d{3})", text):
        listed |= {code: int(status) for code in re.findall(r"`([^`]+)`", codes)}
    built = {kind.code: kind.status for kind in leaves(errors.ServerError) - {errors.OptionError}}
    built |= dict.fromkeys(("option.unknown", "option.value", "option.combination"), 422)
    assert listed == built


async def test_a_person_gone_astray_sees_the_client(alva):
    answer = await alva.http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert "<!doctype html>" in answer.text
    assert (await alva.http.get("/api/v1/nowhere", headers={"accept": "text/html"})).json()["error"]
