"""Views, actions and events as JSON with named fields; the client makes the sentences."""

from .events import event, result
from .view import view_json

__all__ = ["event", "result", "view_json"]
