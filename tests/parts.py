"""Parts of the test files, each for a process of its own: `pytest --part 2/3` runs the second of three."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, Self

SERVER_TESTS = "server"  # the folder of tests that wait for servers and databases
WEIGHT = 3  # of their code, compared with other code: they take longer


class Part(NamedTuple):
    """One of `count` parts, numbered from 1."""

    number: int
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a part such as "2/3"; raises ValueError."""
        found = re.fullmatch(r"(\d+)/(\d+)", text)
        part = cls(int(found[1]), int(found[2])) if found else None
        if not part or not 1 <= part.number <= part.count:
            raise ValueError(f"no such part: {text}")
        return part

    def files(self, paths: Iterable[Path], ignored: Iterable[Path]) -> set[Path]:
        """Return the test files of this part. All parts together are those in `paths` that are not in `ignored`.

        How long a file takes is guessed from the size of its code.
        """
        excluded = [path.resolve() for path in ignored]
        found = [path for top in paths for path in ([top] if top.is_file() else top.rglob("test_*.py"))]
        sizes = {
            path: path.stat().st_size * (WEIGHT if path.parent.name == SERVER_TESTS else 1)
            for path in map(Path.resolve, found)
            if not any(path.is_relative_to(each) for each in excluded)
        }
        return split_evenly(sizes, self.count)[self.number - 1]


def split_evenly(sizes: dict[Path, int], count: int) -> list[set[Path]]:
    """Divide files into `count` parts of about the same size: the largest first, each to the smallest part so far."""
    parts: list[set[Path]] = [set() for _ in range(count)]
    totals = [0] * count
    for path in sorted(sizes, key=lambda path: (-sizes[path], path)):
        smallest = totals.index(min(totals))
        parts[smallest].add(path)
        totals[smallest] += sizes[path]
    return parts
