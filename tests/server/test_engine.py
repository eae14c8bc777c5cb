"""Lazy loading of the engine."""

import subprocess
import sys

TOGETHER = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from stridsplan.server import engine
start = Barrier(2)
def go(work):
    start.wait()
    return work()
with ThreadPoolExecutor(2) as threads:
    for done in [threads.submit(go, work) for work in (engine.load_compiled, lambda: engine.load_game("risk"))]:
        done.result()
"""


def test_two_threads_can_load_the_engine_at_once():
    run = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
