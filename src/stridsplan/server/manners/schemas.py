"""What comes in about consent, as `docs/protocol.md` has it."""

from typing import Literal

from ..schemas import Incoming, SeatIndex


class Asking(Incoming):
    """A wish that needs the others; to go on after a pause needs nobody."""

    seat: SeatIndex
    kind: Literal["pause", "resume", "take_back", "rematch", "open"]


class Answering(Incoming):
    """Yes or no to what is asked."""

    seat: SeatIndex
    kind: Literal["pause", "take_back", "rematch", "open"]
    agree: bool
