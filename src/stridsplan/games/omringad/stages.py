"""The stages of play, named in their order; `flow` and `combat_flow` go through them (see `engine/stages.py`)."""

from stridsplan.engine.enums import IntEnum


class Next(IntEnum):
    """The stages of play."""

    ASKED = 0  # play waits for an answer, or has ended
    BEGIN_ROUND = 1
    BEGIN_AUCTION = 2
    CLOSE_AUCTION = 3
    BEGIN_PURCHASE = 4
    BEGIN_MOVEMENT = 5
    ASK_MOVER = 6
    BEGIN_COMBAT = 7
    BEGIN_STEP = 8
    BEGIN_AIMS = 9
    BEGIN_HITS = 10
    BEGIN_SHARPSHOOTING = 11
    END_STEP = 12
    CONTINUE_WITHDRAWAL = 13
    END_BATTLE = 14
    BEGIN_REINFORCEMENT = 15
    ASK_REINFORCER = 16
    END_ROUND = 17
