"""Views, actions and events of Omringad as JSON with named fields, in the forms of docs/protocol.md.

The client turns them into sentences.
"""

from .actions import action
from .advice import answer_odds, position_odds
from .chances import odds_json
from .ending import ENDING
from .events import event, points, result
from .picture import picture
from .questions import SEALED, question
from .refusals import shown
from .view import view_json

__all__ = [
    "ENDING",
    "SEALED",
    "action",
    "answer_odds",
    "event",
    "odds_json",
    "picture",
    "points",
    "position_odds",
    "question",
    "result",
    "shown",
    "view_json",
]
