"""How Omringad speaks: views, actions and events as JSON with named fields.

Sentences are the client's; the shapes are in docs/protocol.md.
"""

from .actions import action, code
from .advice import forecast, outlook
from .chances import tell_odds
from .events import event, is_revealing, points, result
from .picture import picture
from .questions import question
from .refusals import shown

__all__ = [
    "action",
    "code",
    "event",
    "forecast",
    "is_revealing",
    "outlook",
    "picture",
    "points",
    "question",
    "result",
    "shown",
    "tell_odds",
]
