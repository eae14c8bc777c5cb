"""Seal at once."""

from stridsplan.engine.record import rule

from .actions import READY, SEAL
from .state import Ask


@rule
def policy(view, seat, out, n, dice):
    return READY if view.ask == Ask.SET_UP else SEAL
