"""An answer that a bot is making, code by code."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine

if TYPE_CHECKING:
    from ..engine import BotTurn, Draft


@dataclass
class BotAnswer:
    """A bot's answer in the making. The draft stays with the server: the bot gets one turn of it at a time."""

    seat: int
    bot: str
    version: int
    game: Any
    draft: "Draft"
    is_sealed: bool  # other seats were asked at the same time
    is_by_mail: bool
    is_stale: bool = False  # whether it is no longer wanted

    @property
    def thinks_in_secret(self) -> bool:
        """Whether the time that it takes could reveal what it knows, since others answer at the same time."""
        return self.is_sealed and engine.thinks(self.bot)

    @property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled."""
        return self.draft.is_compiled

    def turn(self) -> "BotTurn":
        """Return what the bot is given for its next code."""
        draft = self.draft
        view, legal = draft.view(), draft.legal()
        return engine.BotTurn(
            self.seat, self.bot, self.game, view, legal, draft.is_compiled, is_by_mail=self.is_by_mail
        )

    def finish_by_timeout(self) -> None:
        """Finish the answer with the timeout actions of the rules."""
        self.draft.timeout_action()
