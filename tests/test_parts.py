"""The parts of the test files."""

from pathlib import Path

import pytest

from parts import Part, split_evenly

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_each_file_must_be_in_one_part(count: int) -> None:
    parts = [Part(k + 1, count).files([TESTS], [BROWSER]) for k in range(count)]
    files = {path for path in TESTS.rglob("test_*.py") if BROWSER not in path.parents}
    assert set.union(*parts) == files
    assert sum(map(len, parts)) == len(files)


def test_large_files_must_be_in_different_parts() -> None:
    sizes = {Path(name): size for name, size in zip("abcde", [9, 8, 3, 2, 1], strict=True)}
    assert split_evenly(sizes, 2) == [{Path("a"), Path("d"), Path("e")}, {Path("b"), Path("c")}]


@pytest.mark.parametrize("text", ["2", "0/3", "4/3", "a/b", "1/2/3"])
def test_a_part_that_does_not_exist_must_be_refused(text: str) -> None:
    assert Part.parse("2/3") == (2, 3)
    with pytest.raises(ValueError, match="no such part"):
        Part.parse(text)
