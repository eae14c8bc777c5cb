"""Hashes of source files, by which compiled code is found on disk."""

import ast
import hashlib
import json
import os
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

Row = list[int | str]  # of a file: time of the last change in ns, size in bytes, hash of the code

PARSING = threading.Lock()  # Python 3.11 fails if two threads parse at the same time (CPython issue 106905)


def cache_home() -> Path:
    """Return the directory of all compiled code."""
    home = os.environ.get("STRIDSPLAN_CACHE")
    return (
        Path(home)
        if home
        else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stridsplan"
    )


def code_hashes(paths: Iterable[Path]) -> dict[Path, str]:
    """Return a hash of the code of each file, without comments and docstrings.

    The hashes are kept on disk beside the compiled code, each with the time and size of its file, because parsing all
    sources takes a second.
    """
    store = cache_home() / f"sources-{sys.version_info.major}.{sys.version_info.minor}.json"
    with PARSING:
        known = _read(store)
        found = {str(path): _row_of(path, known.get(str(path))) for path in paths}
        if any(known.get(path) != row for path, row in found.items()):
            _write(store, {path: row for path, row in known.items() if os.path.exists(path)} | found)
    return {Path(path): str(row[-1]) for path, row in found.items()}


def _row_of(path: Path, known: Row | None) -> Row:
    """Return the row of a file: the known one, if the file has not changed since."""
    status = path.stat()
    stamp = [status.st_mtime_ns, status.st_size]
    if known and known[:-1] == stamp:
        return known
    return [*stamp, hashlib.sha256(code_of(path).encode()).hexdigest()]


def _read(store: Path) -> dict[str, Row]:
    try:
        return dict(json.loads(store.read_text()))
    except (OSError, ValueError, TypeError):  # missing or damaged
        return {}


def _write(store: Path, rows: dict[str, Row]) -> None:
    """Replace the file; several processes may do so at the same time. Without a place to write, nothing is kept."""
    part = store.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        store.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps(rows))
        part.replace(store)


def code_of(path: Path) -> str:
    """Return the code of a file without comments and docstrings, since changing these needs no new compilation."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            body[0].value = ast.Constant("")
    return ast.dump(tree)
