"""Run the command line while a thread looks, a few hundred times a second, at where its main thread is.

`python -m stridsplan.lab.sampled FILE serve --port 0` writes into FILE, every second, how often each part of the
program was met: `{"rules": 120, ...}`. `waiting`: it had nothing to do.
"""

import json
import runpy
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.004  # seconds between two looks
KEPT = 1.0  # seconds between two writes

# The first that the innermost frames belong to, from the inside out
PARTS = (
    ("views and words", ("/stridsplan/games/",)),
    ("table and rules", ("/stridsplan/engine/",)),
    ("store", ("/sqlalchemy/", "/aiosqlite/", "/server/store/", "/repository.py", "/sqlite3/", "/psycopg/")),
    ("JSON", ("/json/", "/server/packing.py")),
    ("sockets", ("/uvicorn/", "/websockets/", "/starlette/", "/fastapi/", "/server/live.py")),
    ("checks and shapes", ("/pydantic/", "/schemas.py", "/limits/", "/server/rates.py")),
    ("service", ("/stridsplan/server/",)),
    ("waiting", ("/asyncio/runners.py", "/selectors.py")),
)


def part_of(frame: FrameType | None) -> str:
    """The part of the program that a thread is in."""
    while frame is not None:
        file = getattr(frame.f_code, "co_filename", "")  # a thread that runs on may leave a frame half made
        for part, marks in PARTS:
            if any(mark in file for mark in marks):
                return part
        frame = frame.f_back
    return "other"


def sample(file: Path, thread: int) -> None:
    """Look at a thread until the program ends."""
    met: Counter[str] = Counter()
    written = 0.0
    while True:
        time.sleep(EVERY)
        met[part_of(sys._current_frames().get(thread))] += 1
        if time.monotonic() - written > KEPT:
            written = time.monotonic()
            file.with_suffix(".new").write_text(json.dumps(met))
            file.with_suffix(".new").replace(file)


def main() -> None:
    """Sample the rest of the command line."""
    file = Path(sys.argv.pop(1))
    sys.setswitchinterval(EVERY / 20)  # else it looks mostly where compiled rules let other threads run
    threading.Thread(target=sample, args=(file, threading.get_ident()), daemon=True).start()
    runpy.run_module("stridsplan.cli", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
