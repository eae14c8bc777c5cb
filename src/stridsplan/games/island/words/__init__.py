"""Views, actions and events as JSON with named fields, in the forms of docs/protocol.md.

The client turns them into sentences.
"""

from .actions import action
from .ending import ENDING
from .events import event, result
from .picture import picture
from .questions import answer_odds, question
from .view import view_json

__all__ = ["ENDING", "action", "answer_odds", "event", "picture", "question", "result", "view_json"]
