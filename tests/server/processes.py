"""Processes of this machine, read from `/proc`."""

import asyncio
from pathlib import Path


def status(pid):
    """The state, a letter such as Z (a zombie), and the parent of a process; None if it has ended."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return state, int(parent)


def is_alive(pid):
    """Whether a process exists and is no zombie."""
    found = status(pid)
    return found is not None and found[0] != "Z"


def descendants(pid):
    """The process ids of the children of a process, of their children, and so on."""
    parents = {int(path.name): status(path.name) for path in Path("/proc").glob("[0-9]*")}
    found, generation = set(), {pid}
    while generation:
        generation = {child for child, known in parents.items() if known and known[1] in generation}
        found |= generation
    return found


async def wait_until_ended(pids, seconds=30):
    """Wait until all these processes have ended."""
    async with asyncio.timeout(seconds):
        while any(is_alive(pid) for pid in pids):
            await asyncio.sleep(0.05)
