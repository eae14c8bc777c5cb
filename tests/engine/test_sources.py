"""The hashes of source files, which name the folders of compiled code."""

import gc
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local

import pytest

from depth import depth
from stridsplan.engine import sources

SOURCES = sorted(Path(sources.__file__).parent.glob("*.py"))


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


@pytest.fixture
def empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("STRIDSPLAN_CACHE", str(tmp_path / "cache"))


def test_several_threads_may_read_the_code_of_files(frequent_switches, tmp_path, monkeypatch):
    homes = [tmp_path / str(k) for k in range(depth(5, 9))]  # each empty, so that each call parses all files
    thread = local()
    monkeypatch.setattr(sources, "cache_home", lambda: thread.home)

    def read(home):
        thread.home = home
        return sources.code_hashes(SOURCES)

    expected = read(homes[0])
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(read, homes[1:]):
            assert found == expected


def test_comments_and_docstrings_must_not_change_the_hash(empty_cache, tmp_path):
    texts = {
        "plain": "def f():\n    'Return 1.'\n    return 1\n",
        "commented": "def f():\n    'Return one.'\n    return 1  # the first\n",
        "changed": "def f():\n    'Return 1.'\n    return 2\n",
    }
    hashes = {}
    for name, text in texts.items():
        path = tmp_path / f"{name}.py"
        path.write_text(text)
        hashes[name] = sources.code_hashes([path])[path]
    assert hashes["plain"] == hashes["commented"] != hashes["changed"]


def test_a_file_is_parsed_again_only_if_it_has_changed(empty_cache, tmp_path, monkeypatch):
    path = tmp_path / "rules.py"
    path.write_text("GOLD = 1\n")
    first = sources.code_hashes([path])
    with monkeypatch.context() as patch:
        patch.setattr(sources, "code_of", None)  # fails if it is called
        assert sources.code_hashes([path]) == first
    path.write_text("GOLD = 2\n")
    os.utime(path, ns=(0, 0))  # even if the file seems older than before
    assert sources.code_hashes([path]) != first


def test_a_damaged_or_unwritable_store_of_hashes_is_not_needed(empty_cache, tmp_path):
    path = tmp_path / "rules.py"
    path.write_text("GOLD = 1\n")
    first = sources.code_hashes([path])
    (store,) = (tmp_path / "cache").iterdir()
    for damaged in ("{", "5"):
        store.write_text(damaged)
        assert sources.code_hashes([path]) == first
    store.unlink()
    store.mkdir()  # cannot be replaced by a file
    assert sources.code_hashes([path]) == first
