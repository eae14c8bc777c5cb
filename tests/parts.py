"""Parts of the test files, each for a process of its own: `pytest --part 2/3` runs the second of three."""

from collections.abc import Iterable
from pathlib import Path

SERVER_TESTS = "server"  # the folder of tests that wait for servers and databases
WEIGHT = 3  # of their code, compared with other code: they take longer


def split_evenly(sizes: dict[Path, int], count: int) -> list[set[Path]]:
    """Divide files into `count` parts of about the same size: the largest first, each to the smallest part so far."""
    parts: list[set[Path]] = [set() for _ in range(count)]
    totals = [0] * count
    for path in sorted(sizes, key=lambda path: (-sizes[path], path)):
        smallest = totals.index(min(totals))
        parts[smallest].add(path)
        totals[smallest] += sizes[path]
    return parts


def files_of_part(part: str, paths: Iterable[Path], ignored: Iterable[Path]) -> set[Path]:
    """Return the test files of a part such as "2/3". How long a file takes is guessed from the size of its code, which
    counts `WEIGHT` times in the tests of the server.

    The parts together are the test files in `paths` that are not in `ignored`.
    """
    number, count = map(int, part.split("/"))
    excluded = [path.resolve() for path in ignored]
    files = {path.resolve() for top in paths for path in ([top] if top.is_file() else top.rglob("test_*.py"))}
    sizes = {
        path: path.stat().st_size * (WEIGHT if path.parent.name == SERVER_TESTS else 1)
        for path in files
        if not any(path.is_relative_to(each) for each in excluded)
    }
    return split_evenly(sizes, count)[number - 1]
