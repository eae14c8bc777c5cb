"""Takes reports of visitors, and lets operators act on them. `stridsplan operator` makes an account an operator."""

from typing import Any

import structlog

from ..accounts.departure import Departure
from ..accounts.repository import AccountRepository
from ..accounts.sessions import Sessions
from ..chat.service import ChatService
from ..errors import RequestError, RequestUnknown
from ..names import login_keys
from ..schemas import iso_time
from ..tables.service import TableService
from .repository import ModerationRepository
from .schemas import Closing, ClosureOut, Decision, EntryOut, NewReport, OperatorOut, Reopening, ReportOut

log = structlog.get_logger()


class Moderation:
    """The moderation of a server."""

    def __init__(
        self,
        repository: ModerationRepository,
        accounts: AccountRepository,
        sessions: Sessions,
        tables: TableService,
        chat: ChatService,
        departure: Departure,
    ):
        self.repository, self.accounts, self.sessions = repository, accounts, sessions
        self.tables, self.chat, self.departure = tables, chat, departure

    async def report(self, new: NewReport, visitor: str) -> None:
        """Store a report for the operators; raises RequestError unless the seat is another person's."""
        quote, number = "", new.seat
        if new.message is not None:
            quote, number = await self._message(new, visitor)
        async with self.tables.cache.locked(new.table) as cached:
            seats = cached.record.seats
            seat = seats[number] if number is not None and number < len(seats) else None
        if number is not None and (seat is None or seat.kind != "person" or visitor in seat.holders):
            raise RequestError(field="seat", problem="nobody")
        kind = "message" if new.message is not None else "table" if seat is None else "person"
        await self.repository.add_report(
            {
                "reporter": visitor,
                "kind": kind,
                "at_table": new.table,
                "seat": number,
                "message": new.message,
                # a seat may have several holders: any of them, always the same
                "subject": min(seat.holders, default=None) if seat else None,
                "name": seat.name if seat else None,
                "quote": quote,
                "words": new.words,
            }
        )
        log.info("report.created", table=new.table, kind=kind)

    async def show(self, visitor: str) -> OperatorOut:
        """Return the reports, the closed accounts and the audit trail, for an operator."""
        await self._operator(visitor)
        return OperatorOut(
            reports=[_describe_report(row) for row in await self.repository.reports()],
            closures=[
                ClosureOut(id=row.id, name=row.name, created=iso_time(row.created))
                for row in await self.repository.closures()
            ],
            audit=[
                EntryOut(
                    operator=row.operator,
                    action=row.action,
                    subject=row.subject,
                    report=row.report,
                    words=row.words,
                    created=iso_time(row.created),
                )
                for row in await self.repository.audit()
            ],
        )

    async def handle(self, decision: Decision, visitor: str) -> OperatorOut:
        """Mark a report as handled."""
        name = await self._operator(visitor)
        report = await self._report(decision.report)
        entry = {
            "operator": name,
            "action": "handled",
            "subject": _name_of_subject(report),
            "words": decision.words,
        }
        await self.repository.handle(report.id, entry)
        return await self.show(visitor)

    async def blank(self, decision: Decision, visitor: str) -> OperatorOut:
        """Blank the message of a report."""
        name = await self._operator(visitor)
        report = await self._report(decision.report)
        if report.message is None:
            raise RequestError(field="report", problem="message")
        entry = {"operator": name, "action": "blanked", "subject": report.name, "words": decision.words}
        await self.repository.blank(report, entry)
        self.chat.notify(report.at_table)
        return await self.show(visitor)

    async def close(self, closing: Closing, visitor: str) -> OperatorOut:
        """Close an account or ban a guest: the sessions end, and the account cannot log in.

        Before play, the person leaves the tables, and those that the person hosts are closed. In games in progress,
        stand-in bots play, so that nobody waits and the account can be opened again.
        """
        operator = await self._operator(visitor)
        subject, name = await self._subject(closing)
        if await self.accounts.is_operator(subject):
            raise RequestError(field="name", problem="operator")
        entry = {"operator": operator, "action": "closed", "words": closing.words, "report": closing.report}
        await self.repository.close(subject, name, entry)
        self.sessions.recheck(subject)
        await self.departure.hand_over_to_bots(subject)
        log.info("account.closed")
        return await self.show(visitor)

    async def reopen(self, reopening: Reopening, visitor: str) -> OperatorOut:
        """Open a closed account again."""
        operator = await self._operator(visitor)
        entry = {"operator": operator, "action": "reopened", "words": reopening.words}
        subject = await self.repository.reopen(reopening.closure, entry)
        if subject is not None:
            self.sessions.recheck(subject)
            log.info("account.reopened")
        return await self.show(visitor)

    async def _operator(self, visitor: str) -> str:
        """Return an operator's name; raises RequestUnknown for others, so that the page does not seem to exist."""
        account = await self.accounts.by_visitor(visitor)
        if account is None or not await self.accounts.is_operator(visitor):
            raise RequestUnknown()
        return str(account.name)

    async def _report(self, report: str) -> Any:
        found = await self.repository.report(report)
        if found is None:
            raise RequestError(field="report", problem="unknown")
        return found

    async def _subject(self, closing: Closing) -> tuple[str, str]:
        """Return the visitor whose account to close, or guest to ban, and the name of the account or the seat."""
        if closing.report is not None:
            report = await self._report(closing.report)
            if report.subject is None:
                raise RequestError(field="report", problem="nobody")
            account = await self.accounts.by_visitor(report.subject)
            return report.subject, account.name if account else report.name or ""
        account = await self.accounts.by_keys(login_keys(closing.name or ""))
        if account is None:
            raise RequestError(field="name", problem="unknown")
        return account.visitor, account.name

    async def _message(self, new: NewReport, visitor: str) -> tuple[str, int]:
        """Return the text of the reported message, if the visitor may read it, and the seat that wrote it."""
        time = new.message or 0
        found = await self.chat.visible_messages(new.table, new.reader, time - 1, visitor, until=time)
        for message in found:  # one at most: no two messages of a table have the same time
            if message.seat is not None:
                return message.text, message.seat
        raise RequestError(field="message", problem="unknown")


def _name_of_subject(report: Any) -> str:
    """Return the name of the person that a report is about, else the id of the table."""
    return str(report.name or report.at_table)


def _describe_report(row: Any) -> ReportOut:
    return ReportOut(
        id=row.id,
        kind=row.kind,
        table=row.at_table,
        seat=row.seat,
        name=row.name,
        account=row.account,
        is_person=row.subject is not None,
        closure=row.closure,
        quote=row.quote,
        words=row.words,
        created=iso_time(row.created),
        handled=iso_time(row.handled) if row.handled else None,
    )
