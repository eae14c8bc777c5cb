"""Forged transcripts: every change is found with its row."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from stridsplan import Table
from stridsplan.cli import app
from stridsplan.engine import proof, retrace
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.command import Command

SECRET = bytes(range(32))
CONTRIBUTIONS = ("text of Alva", "täxt of Nils")
START = 1_800_000_000_000  # the time of the first row, in milliseconds since 1970


def played(game, seats, actions, **options):
    """Play a table with some actions and take-backs; then all seats but one resign."""
    table = Table(game, seats, None, options, SECRET, CONTRIBUTIONS)
    rng = np.random.default_rng(3)
    for number in range(actions):
        seat = table.to_act()[0]
        codes = table.legal(seat)
        table.act(seat, int(codes[rng.integers(len(codes))]))
        if number % 10 == 9 and table.count_to_take_back(seat):
            table.take_back(seat)
    while not table.is_over:
        seat = table.to_act()[0]
        table.act(seat, table.timeout_action(seat) if seat in table.to_time_out() else AtTable.RESIGN)
    return table


def transcript_of(table, opened=False, **heading):
    """Return a table's transcript, as read from a file. `heading`: more fields of its settings."""
    times = [START + 1000 * number for number in range(len(table.rows))]
    settings = table.heading() | {"id": "q7w8e9"} | heading
    transcript = table.transcript(settings, ["Alva", None], times, opened)
    return json.loads(json.dumps(transcript))


@pytest.fixture(scope="module")
def transcripts():
    """Three transcripts: one with open streams, one with sealed streams, and the second one opened by agreement."""
    open_table = played("island", 2, 24, battle="quick_all_out")
    sealed_table = played("risk", 2, 16, **{"setup.placement": "random", "goal": "capital"})
    return {
        "open": transcript_of(open_table),
        "sealed": transcript_of(sealed_table),
        "agreed": transcript_of(sealed_table, opened=True),
    }


KINDS = ("open", "sealed", "agreed")


def value_paths(value, path=()):
    """List the paths of the plain values in some JSON."""
    if isinstance(value, dict):
        return [found for key, each in value.items() for found in value_paths(each, (*path, key))]
    if isinstance(value, list):
        return [found for key, each in enumerate(value) for found in value_paths(each, (*path, key))]
    return [path]


def forged(value, path, change):
    """Return the JSON with the value at one path changed."""
    if not path:
        return change(value)
    other = value.copy()
    other[path[0]] = forged(value[path[0]], path[1:], change)
    return other


def other_value(value):
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str) and proof.HASH.fullmatch(value):
        return value[:-1] + ("0" if value[-1] != "0" else "1")
    return f"{value}?" if isinstance(value, str) else 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_unchanged_transcript_must_be_valid(transcripts, kind):
    assert proof.verify(transcripts[kind]) == []
    assert retrace.can_retrace(transcripts[kind]) is (kind != "sealed")
    if kind != "sealed":
        assert retrace.retrace(transcripts[kind]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_change_of_a_row_must_be_found_with_the_row(transcripts, kind):
    transcript = transcripts[kind]
    for path in value_paths(transcript["rows"], ("rows",)):
        findings = proof.verify(forged(transcript, path, other_value))
        assert findings, path
        assert findings[0]["row"] == path[1] + 1, path


@pytest.mark.parametrize("kind", KINDS)
def test_settings_and_commitments_may_not_change(transcripts, kind):
    transcript = transcripts[kind]
    paths = [("head",)]
    for name in ("table", "streams"):
        paths += value_paths(transcript[name], (name,))
    assert [path for path in paths if not proof.verify(forged(transcript, path, other_value))] == []


def mangled(rows, number):
    """Yield the rows with one dropped, doubled, swapped with the next, or with all later ones removed."""
    yield rows[:number] + rows[number + 1 :]
    yield rows[: number + 1] + rows[number:]
    yield [*rows[:number], rows[number + 1], rows[number], *rows[number + 2 :]]
    yield rows[: number + 1]


@pytest.mark.parametrize("kind", KINDS)
def test_rows_may_not_be_dropped_doubled_swapped_or_cut_off(transcripts, kind):
    rows = transcripts[kind]["rows"]
    for number in range(len(rows) - 1):
        for others in mangled(rows, number):
            renumbered = [row | {"version": version} for version, row in enumerate(others, start=1)]
            for forgery in (others, renumbered):
                findings = proof.verify(transcripts[kind] | {"rows": forgery})
                assert findings
                assert findings[0]["row"] in (number, number + 1, number + 2)


@pytest.mark.parametrize("odd", [None, -1, 1.5, "", "no", True, [None], {"a": 1}, float("nan"), "\ud800"])
def test_a_malformed_transcript_must_be_reported_without_an_exception(transcripts, odd):
    transcript = transcripts["open"]
    assert proof.verify(odd)
    for name in transcript:
        assert proof.verify({key: transcript[key] for key in transcript if key != name})
    unhashed = ("names", "events", "result")  # some of the odd values are valid there
    places = [(key,) for key in transcript if key not in unhashed] + value_paths(
        transcript["rows"][:2], ("rows",)
    )
    for path in places:
        changed = forged(transcript, path, lambda _: odd)
        if changed != transcript and path != ("secret",):  # the secret may be None
            assert proof.verify(changed), path


@pytest.mark.parametrize("kind", ["open", "agreed"])
def test_events_and_result_must_follow_from_the_commands_by_the_rules(transcripts, kind):
    transcript = transcripts[kind]
    for path in (("result", "winners", 0), ("events", -1, "id"), ("events", 0, "version")):
        changed = forged(transcript, path, other_value)
        assert proof.verify(changed) == []
        assert [finding["id"] for finding in retrace.retrace(changed)] == [
            "result" if path[0] == "result" else "events"
        ]
    for events in (transcript["events"][:-1], [*transcript["events"], transcript["events"][-1]]):
        assert retrace.retrace(transcript | {"events": events})[0]["id"] == "events"


def test_a_chain_forged_with_the_secret_must_still_obey_the_rules():
    """A server could compute all hashes again; the rules, or a head that somebody noted, reveal it."""
    table = played("island", 2, 20, battle="quick_all_out")
    honest = transcript_of(table)
    # a later command of the game (codes of the table are negative, undos have none) gets an illegal code
    number = next(n for n, row in enumerate(table.rows) if n > 2 and row.codes[:1] >= (0,))
    row = table.rows[number]
    table.rows[number] = Command(row.seat, (len(table.game.actions) - 1,), row.draws)
    forged_transcript = transcript_of(table)
    assert proof.verify(forged_transcript) == []
    assert retrace.retrace(forged_transcript) == [{"row": number + 1, "id": "replay"}]
    assert forged_transcript["head"] != honest["head"]


def test_an_unknown_game_version_or_number_of_seats_must_be_reported():
    transcript = transcript_of(played("island", 2, 2, battle="quick_all_out"))
    for path, value in ((("table", "game"), "chess"), (("table", "rules"), 99), (("table", "seats"), 3)):
        assert retrace.retrace(forged(transcript, path, lambda _, value=value: value)) == [
            {"row": 0, "id": "rules"}
        ]


def test_the_module_must_check_a_transcript_without_the_package(transcripts, tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(transcripts["sealed"]))
    bad.write_text(json.dumps(forged(transcripts["sealed"], ("rows", 3, "time"), other_value)))
    command = [sys.executable, "-I", "-S", Path(proof.__file__)]
    assert subprocess.run([*command, good], check=True, capture_output=True, text=True).stdout.endswith(
        "0 findings\n"
    )
    failed = subprocess.run([*command, bad], check=False, capture_output=True, text=True)
    assert (failed.returncode, "row 4: the row was changed" in failed.stdout) == (1, True)


def test_the_command_line_must_report_findings_with_their_row(transcripts, tmp_path):
    def run(content, *more):
        path = tmp_path / "table.json"
        path.write_text(content)
        return CliRunner().invoke(app, ["verify", str(path), *more])

    assert "replayed by the rules" in run(json.dumps(transcripts["open"])).output
    assert "some random numbers stay secret" in run(json.dumps(transcripts["sealed"])).output
    begun_at_a_puzzle = transcript_of(
        played("island", 2, 4, battle="quick_all_out"), origin={"puzzle": "island-1", "rows": 2}
    )
    assert "play began elsewhere" in run(json.dumps(begun_at_a_puzzle)).output
    result = run(json.dumps(forged(transcripts["open"], ("rows", 3, "time"), other_value)), "--json")
    assert (result.exit_code, json.loads(result.output)["wrong"][0]["row"]) == (1, 4)
    result = run(json.dumps(forged(transcripts["open"], ("result", "winners", 0), other_value)))
    assert (result.exit_code, "the result differs from that of a replay" in result.output) == (1, True)
    assert run("[]").exit_code == 1
    assert run("{").exit_code == 2
