"""Converts records into column values, and rows of the database into records."""

from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row as SqlRow

from ..store import schema
from .clocks import Clocks
from .records import Row, Seat, Snapshot, Summary, TableRecord, TableState, now


def summary_values(summary: Summary) -> dict[str, Any]:
    """Return the columns of a summary, and `changed` with the time now."""
    return {
        "changed": now(),
        "status": summary.status,
        "version": summary.version,
        "to_act": summary.to_act,
        "result": summary.result,
        "fairness": summary.fairness,
        "head": summary.head,
        "shown_version": summary.shown_version,
        "shown_head": summary.shown_head,
    }


def table_state_values(table_state: TableState) -> dict[str, Any]:
    return asdict(table_state)


def bots_values(record: TableRecord, summary: Summary, table_state: TableState) -> dict[str, Any]:
    """Return the column that stores whether a bot must act at a table with this summary and table state."""
    return {"bots_to_act": bool(replace(record, summary=summary, table_state=table_state).bots_to_act())}


def table_values(record: TableRecord) -> dict[str, Any]:
    names = [column.name for column in schema.tables.c]
    values = vars(record) | summary_values(record.summary) | table_state_values(record.table_state)
    values |= bots_values(record, record.summary, record.table_state)
    return {name: values[name] for name in names}


def seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    names = ("seat", "kind", "name", "bot", "invitation", "key")
    return {"table_id": table_id} | {name: getattr(seat, name) for name in names}


def row_values(table_id: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": row.version,
        "command_id": row.command_id,
        "seat": row.seat,
        "codes": list(row.codes),
        "draws": row.draws,
        "drops": row.drops,
        "created": row.created,
        "before": row.before,
        "noticed": row.noticed,
        "wakes": row.wakes,
    }


def snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table_id, "count": snapshot.count, "state": snapshot.state}


def to_row(found: SqlRow[Any]) -> Row:
    return Row(
        version=found.version,
        seat=found.seat,
        codes=tuple(found.codes),
        draws=bytes(found.draws),
        drops=found.drops,
        command_id=found.command_id,
        created=found.created,
        before=found.before,
        noticed=found.noticed,
        wakes=found.wakes,
    )


def to_seat(found: SqlRow[Any]) -> Seat:
    return Seat(found.seat, found.kind, found.key, found.name, found.bot, found.invitation)


def to_record(found: SqlRow[Any], seats: list[Seat]) -> TableRecord:
    return TableRecord(
        id=found.id,
        game=found.game,
        rules_version=found.rules_version,
        profile=found.profile,
        requested_options=found.requested_options,
        options=found.options,
        host=found.host,
        secret=bytes(found.secret),
        contributions=found.contributions,
        created=found.created,
        changed=found.changed,
        summary=_to_summary(found),
        seats=seats,
        listed=found.listed,
        paired=found.paired,
        rated=found.rated,
        advice=found.advice,
        tournament=found.tournament,
        clock=found.clock,
        origin=found.origin,
        table_state=_to_table_state(found),
    )


def _to_summary(found: SqlRow[Any]) -> Summary:
    return Summary(
        status=found.status,
        version=found.version,
        to_act=found.to_act,
        result=found.result,
        fairness=found.fairness,
        head=found.head,
        shown_version=found.shown_version,
        shown_head=found.shown_head,
    )


def _to_table_state(found: SqlRow[Any]) -> TableState:
    return TableState(
        clocks=Clocks.from_stored(found.clocks) if found.clocks else None,
        deadline=found.deadline,
        requests=tuple(found.requests),
        stand_ins=tuple(found.stand_ins),
        delegated=tuple((seat, question) for seat, question in found.delegated),
        plans=tuple(found.plans),
        remarks=tuple((report, text) for report, text in found.remarks),
        opened=found.opened,
        next_table=found.next_table,
        changes=found.changes,
    )
