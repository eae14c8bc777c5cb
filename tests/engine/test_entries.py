"""The names of the folders with compiled code, which are made from the sources."""

import gc
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from stridsplan.engine import entries

SOURCES = sorted(Path(entries.__file__).parent.glob("*.py"))
read_code = entries.code_of.__wrapped__  # without its cache


@pytest.fixture
def frequent_switches():
    """Let Python collect garbage often, in Python code, and change the thread there whenever it can."""

    def work(phase, info):
        sum(range(200))

    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(1e-5)
    gc.set_threshold(50)
    gc.callbacks.append(work)
    yield
    gc.callbacks.remove(work)
    gc.set_threshold(*threshold)
    sys.setswitchinterval(interval)


def test_several_threads_may_read_the_code_of_files(frequent_switches):
    expected = [read_code(path) for path in SOURCES]
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: [read_code(path) for path in SOURCES], range(8)):
            assert found == expected


def test_comments_and_docstrings_must_not_change_the_code(tmp_path):
    texts = {
        "plain": "def f():\n    'Return 1.'\n    return 1\n",
        "commented": "def f():\n    'Return one.'\n    return 1  # the first\n",
        "changed": "def f():\n    'Return 1.'\n    return 2\n",
    }
    codes = {}
    for name, text in texts.items():
        path = tmp_path / f"{name}.py"
        path.write_text(text)
        codes[name] = read_code(path)
    assert codes["plain"] == codes["commented"] != codes["changed"]
