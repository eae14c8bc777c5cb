"""Hold the tests against the catalogues: rules, test cases and traps that no test names, and ids that tests name and
no catalogue holds."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import catalogues  # noqa: E402


def test_ids(path: Path) -> set[str]:
    """Every id that a `pytest.mark.rule(...)` of a test file names."""
    calls = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    marks = (node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "rule")
    return {
        arg.value
        for node in marks
        for arg in node.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    }


def main() -> int:
    """Print the gaps; 1 if there are any."""
    tested = {name for path in sorted((ROOT / "tests").rglob("test_*.py")) for name in test_ids(path)}
    known: set[str] = set()
    for game in catalogues.games():
        kinds = (catalogues.rules(game), catalogues.cases(game), catalogues.traps(game))
        ids = set().union(*kinds)
        known |= ids
        missing = sorted(ids - tested)
        counts = "{} rules, {} cases, {} traps".format(*map(len, kinds))
        print(f"{game}: {counts}; {len(ids) - len(missing)} of {len(ids)} with a test")
        for name in missing:
            print(f"  no test names {name}")
    unknown = sorted(tested - known)
    for name in unknown:
        print(f"  no catalogue holds {name}")
    return 1 if unknown or known - tested else 0


if __name__ == "__main__":
    sys.exit(main())
