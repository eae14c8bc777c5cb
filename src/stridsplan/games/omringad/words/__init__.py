"""How Omringad speaks: views, actions and events as JSON with named fields.

Sentences are the client's; the shapes are in docs/protocol.md.
"""

from .actions import action, code
from .chances import tell_odds
from .events import event, is_revealing, points, result
from .picture import picture
from .questions import forecast, question

__all__ = [
    "action",
    "code",
    "event",
    "forecast",
    "is_revealing",
    "picture",
    "points",
    "question",
    "result",
    "tell_odds",
]
