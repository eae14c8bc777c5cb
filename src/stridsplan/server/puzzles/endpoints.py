"""HTTP endpoints of puzzles. A puzzle is shown like a table at which the visitor has the seat that must act."""

from typing import Any

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from ..errors import GameUnknown, PlayDocument, PlayIllegal, PlayTeacherBusy, PuzzleUnknown
from ..rates import Rate, charge_events
from ..schemas import READS, WRITES, raises
from ..services import UsePuzzles
from ..tables.command_schemas import PreviewIn, PreviewOut, RefusalIn, RefusalOut, Steps
from ..tables.endpoints import ActionCodes, LatestEvents, PlaceId, SurveyName
from ..tables.schemas import DocumentsOut, TableOut
from ..visits import Visitor
from .schemas import PuzzleOut, PuzzlesOut, SolutionOut, VerdictOut

router = APIRouter(prefix="/api/v1/puzzles", tags=["puzzles"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]


@router.get("", dependencies=reads, responses=raises(*READS, GameUnknown))
async def list_puzzles(puzzles: UsePuzzles, game: str | None = None) -> PuzzlesOut:
    """List the puzzles of a game, or of all games."""
    return PuzzlesOut(puzzles=[PuzzleOut(**each) for each in puzzles.listed(game)])


@router.get("/{puzzle_id}", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def get_puzzle(puzzle_id: str, puzzles: UsePuzzles, visitor: Visitor) -> TableOut:
    """Show the table of a puzzle, where you have the seat that must act. The table is not stored."""
    return await puzzles.table(puzzle_id, visitor)


@router.get("/{puzzle_id}/position", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def get_position(
    puzzle_id: str, puzzles: UsePuzzles, connection: HTTPConnection, latest: LatestEvents = None
) -> dict[str, Any]:
    """Show the position as the seat that must act may know it."""
    position = await puzzles.position(puzzle_id, latest)
    charge_events(connection, len(position["events"]))
    return position


@router.post(
    "/{puzzle_id}/preview",
    dependencies=writes,
    responses=raises(*WRITES, PuzzleUnknown, PlayIllegal, PlayDocument),
)
async def preview(puzzle_id: str, preview: PreviewIn, puzzles: UsePuzzles) -> PreviewOut:
    """Show what would be asked after the first steps of a compound action."""
    return PreviewOut(**await puzzles.preview(puzzle_id, preview))


@router.post(
    "/{puzzle_id}/refusal", dependencies=writes, responses=raises(*WRITES, PuzzleUnknown, PlayIllegal)
)
async def explain_refusal(puzzle_id: str, tried: RefusalIn, puzzles: UsePuzzles) -> RefusalOut:
    """Say why an action, given by its fields, is illegal."""
    return RefusalOut(**await puzzles.why_not(puzzle_id, tried))


@router.get("/{puzzle_id}/odds", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def get_odds(puzzle_id: str, puzzles: UsePuzzles, codes: ActionCodes = None) -> dict[str, Any] | None:
    """Show the odds of the position, or after the first steps of a compound action; null if there are none."""
    return await puzzles.odds(puzzle_id, codes or [])


@router.get("/{puzzle_id}/surveys/{name}", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def get_survey(
    puzzle_id: str, name: SurveyName, puzzles: UsePuzzles, place: PlaceId = None
) -> dict[str, Any] | None:
    """Show a survey of the map, such as costs of movement, to the seat; null if the game has no such survey."""
    return await puzzles.survey(puzzle_id, name, place)


@router.get("/{puzzle_id}/documents", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def list_documents(puzzle_id: str, puzzles: UsePuzzles) -> DocumentsOut:
    """List the former answers of the seat as documents that the game accepts, the newest first."""
    return DocumentsOut(documents=await puzzles.documents(puzzle_id))


@router.post(
    "/{puzzle_id}/answer",
    dependencies=[Depends(Rate("advice"))],
    responses=raises(*WRITES, PuzzleUnknown, PlayIllegal, PlayDocument, PlayTeacherBusy),
)
async def answer(puzzle_id: str, steps: Steps, puzzles: UsePuzzles) -> VerdictOut:
    """Say how good an answer is. For an answer that was not compared before, a bot searches for about a second."""
    return VerdictOut(**await puzzles.judge(puzzle_id, steps))


@router.get("/{puzzle_id}/solution", dependencies=reads, responses=raises(*READS, PuzzleUnknown))
async def get_solution(puzzle_id: str, puzzles: UsePuzzles) -> SolutionOut:
    """Show the best answer and other answers, with their chances to win."""
    return SolutionOut(**await puzzles.solution(puzzle_id))


@router.post(
    "/{puzzle_id}/play",
    status_code=201,
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, PuzzleUnknown),
)
async def play_on(puzzle_id: str, puzzles: UsePuzzles, visitor: Visitor) -> TableOut:
    """Create a table that continues a puzzle: you in its seat, bots in the others."""
    return await puzzles.play_on(puzzle_id, visitor)
