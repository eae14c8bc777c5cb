"""The command line. A command imports what it needs only when it runs, so that `--help` is fast."""

from . import hosting, records, research  # --help lists their commands in this order
from .base import app, main

__all__ = ["app", "hosting", "main", "records", "research"]
