"""Hold the tests against the catalogues: rules that no test names, and rules that tests name and no catalogue
holds.

A catalogue's ids are its rules (**RK-ATT-1**), its test cases (RKX-01) and its numbered traps (RK-TRAP-1, by
the prefix of its rules).
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\*")
CASE = re.compile(r"^\| ([A-Z]+X-\d+) \|", re.MULTILINE)
TRAPS = re.compile(r"^## \d+\. Traps\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)


def catalogue_ids(text: str) -> set[str]:
    """Every id of one catalogue."""
    rules = set(RULE.findall(text))
    prefix = min(rules).split("-")[0]
    traps = {f"{prefix}-TRAP-{number}" for part in TRAPS.findall(text) for number in NUMBERED.findall(part)}
    return rules | set(CASE.findall(text)) | traps


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
    for path in sorted((ROOT / "docs" / "catalogues").glob("*.md")):
        ids = catalogue_ids(path.read_text())
        known |= ids
        missing = sorted(ids - tested)
        print(f"{path.stem}: {len(ids)} ids, {len(ids) - len(missing)} with a test")
        for name in missing:
            print(f"  no test names {name}")
    unknown = sorted(tested - known)
    for name in unknown:
        print(f"  no catalogue holds {name}")
    return 1 if unknown or known - tested else 0


if __name__ == "__main__":
    sys.exit(main())
