"""The parts of the test files."""

from pathlib import Path

import pytest

from parts import files_of_part, split_evenly

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_each_file_must_be_in_one_part(count: int) -> None:
    parts = [files_of_part(f"{k + 1}/{count}", [TESTS], [BROWSER]) for k in range(count)]
    files = {path for path in TESTS.rglob("test_*.py") if BROWSER not in path.parents}
    assert set.union(*parts) == files
    assert sum(map(len, parts)) == len(files)


def test_large_files_must_be_in_different_parts() -> None:
    sizes = {Path(name): size for name, size in zip("abcde", [9, 8, 3, 2, 1], strict=True)}
    assert split_evenly(sizes, 2) == [{Path("a"), Path("d"), Path("e")}, {Path("b"), Path("c")}]
