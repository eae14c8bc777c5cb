"""An answer that a bot is choosing, one action code at a time."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine

if TYPE_CHECKING:
    from ..engine import BotTurn, Draft


@dataclass
class BotAnswer:
    """An answer that a bot is choosing, and the draft with the codes chosen so far.

    The draft stays in the server. The bot gets a `BotTurn` for each code: what its seat may know, and nothing else.
    """

    seat: int
    bot: str
    version: int  # of the seat, when its bot was asked
    game: Any
    draft: "Draft"
    is_asked_with_others: bool  # other seats were asked at the same time, so the answers may be sealed
    is_by_mail: bool
    is_stale: bool = False  # the seat is no longer asked this question

    @property
    def is_thinking_time_secret(self) -> bool:
        """Whether the time that the bot takes must stay secret: seats that answer at the same time could infer from it
        what the bot knows."""
        return self.is_asked_with_others and engine.uses_time(self.bot)

    @property
    def is_compiled(self) -> bool:
        """Whether the rules of the game run compiled."""
        return self.draft.is_compiled

    def turn(self) -> "BotTurn":
        """Return what the bot gets to choose the next code."""
        draft = self.draft
        view, legal = draft.view(), draft.legal()
        return engine.BotTurn(
            self.seat, self.bot, self.game, view, legal, draft.is_compiled, is_by_mail=self.is_by_mail
        )

    def finish_by_timeout(self) -> None:
        """Finish the answer with the timeout actions of the rules."""
        self.draft.finish_by_timeout()
