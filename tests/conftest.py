"""Options, time limits and reports of all tests."""

import gc

import pytest
from hypothesis import settings

from depth import SOAK
from parts import Part

MAX_LINES = 30  # of the report of a failure: statements (>) and errors (E)
TIMED = ("tests/server/", "tests/browser/")

settings.register_profile("stridsplan", deadline=None)  # a busy machine is not a failure
settings.load_profile("stridsplan")

# Modules and tests make many objects and few cycles: with Python's thresholds, the search for garbage takes up to a
# fifth of the processor time of server tests
gc.set_threshold(20_000, 20, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part", type=Part.parse, metavar="K/N", help="run only part K of N parts of the test files"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Replace the folders to be tested by the files of a part."""
    if part := config.getoption("part"):
        paths = [config.rootpath / path for path in config.args]
        ignored = [config.rootpath / path for path in config.getoption("ignore") or ()]
        config.args = sorted(map(str, part.files(paths, ignored)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `soak` to the soak. A soak has no time limit.

    Tests of servers and browsers depend on the time that a busy machine takes: if one fails, it is run once more, and
    the report says so. Tests of rules are not.
    """
    if not SOAK:
        left = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    for item in items:
        if SOAK:
            item.add_marker(pytest.mark.timeout(0), append=False)
        if item.nodeid.startswith(TIMED):
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=1))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave the modules and the tests, which stay until the end, out of every search for garbage."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests were run again, so that a rare failure can be understood."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"Run again: {report.nodeid} at its {report.when}")
        lines = [line for line in report.longreprtext.splitlines() if line.startswith((">", "E"))]
        terminalreporter.write_line("\n".join(lines[:MAX_LINES]))
