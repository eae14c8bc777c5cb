"""The processes of this machine, as `/proc` shows them."""

import asyncio
from pathlib import Path


def status(number):
    """The state and the parent of a process; None if there is none."""
    try:
        state, parent = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return state, int(parent)


def is_alive(number):
    """A process runs that is not only waiting to be buried."""
    found = status(number)
    return found is not None and found[0] != "Z"


def descendants(number):
    """All processes below one."""
    parents = {int(path.name): status(path.name) for path in Path("/proc").glob("[0-9]*")}
    below, last = set(), {number}
    while last:
        last = {child for child, found in parents.items() if found and found[1] in last}
        below |= last
    return below


async def gone(numbers, seconds=30):
    """Wait until processes have ended."""
    async with asyncio.timeout(seconds):
        while any(is_alive(number) for number in numbers):
            await asyncio.sleep(0.05)
