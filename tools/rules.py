"""Compare the tests with the catalogues.

Lists the rules, test cases and traps (details that are easily missed) of the catalogues that have no test, and the ids
in tests that no catalogue has.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import catalogues  # noqa: E402
from stridsplan.engine.registry import game_ids  # noqa: E402


def test_ids(path: Path) -> set[str]:
    """Return every id in a `pytest.mark.rule(...)` of a test file."""
    calls = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    marks = (node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "rule")
    return {
        arg.value
        for node in marks
        for arg in node.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    }


def main() -> int:
    """Print the gaps; return 1 if there are any.

    A game that is not in the registry is not finished: its rules without a test are counted, but are no gaps.
    """
    tested = {name for path in sorted((ROOT / "tests").rglob("test_*.py")) for name in test_ids(path)}
    known: set[str] = set()
    gaps = False
    for game in catalogues.games():
        kinds = (catalogues.rules(game), catalogues.cases(game), catalogues.traps(game))
        ids = set().union(*kinds)
        known |= ids
        missing = sorted(ids - tested)
        counts = "{} rules, {} cases, {} traps".format(*map(len, kinds))
        print(f"{game}: {counts}; {len(ids) - len(missing)} of {len(ids)} have a test")
        if game not in game_ids():
            continue
        gaps |= bool(missing)
        for name in missing:
            print(f"  no test for {name}")
    unknown = sorted(tested - known)
    for name in unknown:
        print(f"  no catalogue has {name}")
    return 1 if unknown or gaps else 0


if __name__ == "__main__":
    sys.exit(main())
