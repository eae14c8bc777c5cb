"""Views, actions and events of Risk as JSON with named fields, in the forms of docs/protocol.md.

The client turns them into sentences.
"""

from .actions import action
from .chances import answer_odds, odds_json
from .ending import ENDING
from .events import event, is_revealing, result
from .picture import picture
from .questions import question
from .view import view_json

__all__ = [
    "ENDING",
    "action",
    "answer_odds",
    "event",
    "is_revealing",
    "odds_json",
    "picture",
    "question",
    "result",
    "view_json",
]
