"""The command line. Each command imports what it needs when it runs, so that `--help` is quick."""

from . import hosting, records, research
from .base import app, main

__all__ = ["app", "hosting", "main", "records", "research"]  # commands in the order of --help
