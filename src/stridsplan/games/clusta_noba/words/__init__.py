"""Views, actions and events as JSON with named fields; the client turns them into sentences."""

from .actions import action
from .advice import answer_odds
from .chances import odds_json
from .ending import ENDING
from .events import event, result
from .picture import picture
from .questions import SEALED, question
from .view import view_json

__all__ = [
    "ENDING",
    "SEALED",
    "action",
    "answer_odds",
    "event",
    "odds_json",
    "picture",
    "question",
    "result",
    "view_json",
]
