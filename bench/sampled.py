"""A sampling profiler: run the command line while a thread samples the stack of the main thread.

`python bench/sampled.py FILE serve --port 0` writes to FILE, every second, the number of samples in each part
of the program: `{"store": 120, ...}`. `waiting` means that the event loop was idle, or ran
code of no other part.
"""

import json
import runpy
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

SAMPLE_SECONDS = 0.004  # between two samples
WRITE_SECONDS = 1.0  # between two writes

# Each part with the paths of its files. A sample counts for the part of its innermost frame that matches
PARTS = (
    # compiled rules have no frames: those of games/ are of code that makes JSON
    ("views and texts", ("/stridsplan/games/",)),
    ("table and rules", ("/stridsplan/engine/",)),
    ("store", ("/sqlalchemy/", "/aiosqlite/", "/server/store/", "/repository.py", "/sqlite3/", "/psycopg/")),
    ("JSON", ("/json/", "/orjson/")),
    ("sockets", ("/uvicorn/", "/websockets/", "/starlette/", "/fastapi/", "/server/sockets/")),
    ("validation", ("/pydantic/", "/schemas.py", "/limits/", "/server/rates.py")),
    ("service", ("/stridsplan/server/",)),
    ("waiting", ("/asyncio/runners.py", "/selectors.py")),
)


def part_of(frame: FrameType | None) -> str:
    """Return the part of the program that a frame belongs to."""
    while frame is not None:
        file = getattr(frame.f_code, "co_filename", "")  # the frame of a running thread may be incomplete
        for part, marks in PARTS:
            if any(mark in file for mark in marks):
                return part
        frame = frame.f_back
    return "other"


def sample(file: Path, thread: int) -> None:
    """Sample a thread until the program ends."""
    samples: Counter[str] = Counter()
    written = 0.0
    while True:
        time.sleep(SAMPLE_SECONDS)
        samples[part_of(sys._current_frames().get(thread))] += 1
        if time.monotonic() - written > WRITE_SECONDS:
            written = time.monotonic()
            file.with_suffix(".new").write_text(json.dumps(samples))
            file.with_suffix(".new").replace(file)


def main() -> None:
    """Run the rest of the command line and sample it."""
    file = Path(sys.argv.pop(1))
    # otherwise most samples fall where compiled rules release the lock
    sys.setswitchinterval(SAMPLE_SECONDS / 20)
    threading.Thread(target=sample, args=(file, threading.get_ident()), daemon=True).start()
    runpy.run_module("stridsplan.cli", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
