"""HTTP endpoints of tournaments."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from ..errors import (
    GameUnknown,
    OptionCombination,
    OptionUnknown,
    OptionValue,
    TournamentFew,
    TournamentFull,
    TournamentKey,
    TournamentNotHost,
    TournamentStarted,
    TournamentUnknown,
)
from ..rates import Rate
from ..schemas import READS, WRITES, raises
from ..services import UseTournaments
from ..visits import Visitor
from .schemas import Entering, NewBot, NewTournament, TournamentOut, TournamentsOut

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
OPTIONS = (GameUnknown, OptionUnknown, OptionValue, OptionCombination)
CHANGE = (*WRITES, TournamentUnknown, TournamentStarted)
Number = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.post(
    "",
    status_code=201,
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, *OPTIONS, TournamentFull),
)
async def create_tournament(
    new: NewTournament, tournaments: UseTournaments, visitor: Visitor
) -> TournamentOut:
    """Create a tournament for people to enter."""
    return await tournaments.create(new, visitor)


@router.get("", dependencies=reads, responses=raises(*READS))
async def list_tournaments(tournaments: UseTournaments, visitor: Visitor) -> TournamentsOut:
    """List the tournaments that the visitor created or entered, the newest first."""
    return await tournaments.of_visitor(visitor)


@router.get("/listed", dependencies=reads, responses=raises(*READS))
async def list_open_tournaments(tournaments: UseTournaments) -> TournamentsOut:
    """List the tournaments of the lobby that are open or being played, the newest first."""
    return await tournaments.listed()


@router.get("/{tournament_id}", dependencies=reads, responses=raises(*READS, TournamentUnknown))
async def get_tournament(tournament_id: str, tournaments: UseTournaments, visitor: Visitor) -> TournamentOut:
    """Show a tournament to anybody who has its address."""
    return await tournaments.get(tournament_id, visitor)


@router.post(
    "/{tournament_id}/enter",
    dependencies=writes,
    responses=raises(*CHANGE, TournamentKey, TournamentFull),
)
async def enter_tournament(
    tournament_id: str, entering: Entering, tournaments: UseTournaments, visitor: Visitor
) -> TournamentOut:
    """Enter a tournament with its invitation."""
    return await tournaments.enter(tournament_id, entering, visitor)


@router.post(
    "/{tournament_id}/bots",
    dependencies=writes,
    responses=raises(*CHANGE, TournamentNotHost, TournamentFull),
)
async def add_bot(
    tournament_id: str, new: NewBot, tournaments: UseTournaments, visitor: Visitor
) -> TournamentOut:
    """Enter a bot in your own tournament."""
    return await tournaments.add_bot(tournament_id, new, visitor)


@router.delete(
    "/{tournament_id}/entries/{number}",
    dependencies=writes,
    responses=raises(*CHANGE, TournamentNotHost),
)
async def withdraw_entry(
    tournament_id: str, number: Number, tournaments: UseTournaments, visitor: Visitor
) -> TournamentOut:
    """Withdraw your own entry before the start; the host may withdraw any entry."""
    return await tournaments.withdraw(tournament_id, number, visitor)


@router.post(
    "/{tournament_id}/start",
    dependencies=writes,
    responses=raises(*CHANGE, TournamentNotHost, TournamentFew),
)
async def start_tournament(
    tournament_id: str, tournaments: UseTournaments, visitor: Visitor
) -> TournamentOut:
    """Start your own tournament."""
    return await tournaments.start(tournament_id, visitor)
