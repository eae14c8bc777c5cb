"""Compilation in the background: in a process of its own that ends with the server."""

import asyncio
import gc
import os
import sys

import pytest

from stridsplan.server import engine, warm

from .conftest import running
from .processes import descendants, wait_until_ended

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="the fake compilers are shell scripts"),
]


@pytest.fixture
def loads(monkeypatch):
    """A list that gets an item each time compiled games are loaded."""
    counted, before = [], gc.get_threshold()
    monkeypatch.setattr(engine, "load_compiled", lambda: counted.append(1))
    monkeypatch.setattr(engine, "are_all_compiled", lambda: False)
    monkeypatch.setattr(warm, "DELAY", 0)
    yield counted
    gc.set_threshold(*before)


def replace_compiler(monkeypatch, tmp_path, line):
    """Replace the compiler by a shell script that ends with this line."""
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\necho $$ > {tmp_path}/pid\necho $@ > {tmp_path}/arguments\n{line}\n")
    script.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(script))


# games are loaded once at the start, and once for each line that the compiler prints
@pytest.mark.parametrize(("line", "count"), [("echo compiled; echo compiled", 3), ("exit 1", 1)])
async def test_games_are_loaded_at_the_start_and_after_each_compiled_part(
    monkeypatch, tmp_path, loads, line, count
):
    replace_compiler(monkeypatch, tmp_path, line)
    await warm.warm()
    assert (tmp_path / "arguments").read_text() == "-m stridsplan.cli warm --with-input\n"
    assert len(loads) == count


async def test_no_compiler_is_started_if_all_games_are_compiled(monkeypatch, tmp_path, loads):
    replace_compiler(monkeypatch, tmp_path, "exit 0")
    monkeypatch.setattr(engine, "are_all_compiled", lambda: True)
    await warm.warm()
    assert not (tmp_path / "arguments").exists()
    assert len(loads) == 1


async def test_loaded_code_is_frozen_for_the_garbage_collector(monkeypatch, tmp_path, loads):
    replace_compiler(monkeypatch, tmp_path, "exit 0")
    gc.unfreeze()  # what tests/conftest.py has frozen
    known = len(gc.get_objects())
    await warm.warm()
    assert len(gc.get_objects()) < known / 10


async def test_the_compiler_ends_with_the_server(monkeypatch, tmp_path, loads, settings):
    replace_compiler(monkeypatch, tmp_path, "exec sleep 60")
    async with running(settings, warm=True), asyncio.timeout(10):
        while not (tmp_path / "arguments").exists():
            await asyncio.sleep(0.02)
        pid = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_processes_started_by_the_compiler_end_with_the_server(monkeypatch, tmp_path, loads, settings):
    replace_compiler(monkeypatch, tmp_path, f"sleep 60 & echo $! > {tmp_path}/child; wait")
    async with running(settings, warm=True), asyncio.timeout(10):
        while not (tmp_path / "child").exists() or not (tmp_path / "child").read_text():
            await asyncio.sleep(0.02)
        pid = int((tmp_path / "child").read_text())
    await wait_until_ended([pid])


async def test_a_killed_server_must_leave_no_compiler(tmp_path):
    data, cache = tmp_path / "data", tmp_path / "cache"
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "stridsplan.cli", "serve", "--port", "0", "--data", str(data)),
        env=os.environ | {"STRIDSPLAN_CACHE": str(cache)},
        stdout=asyncio.subprocess.DEVNULL,
    )
    async with asyncio.timeout(120):
        while not list(cache.glob("*/*")):  # wait until a game is being compiled
            assert server.returncode is None
            await asyncio.sleep(0.1)
    processes = descendants(server.pid)
    assert len(processes) > 1
    server.kill()
    await server.wait()
    await wait_until_ended(processes)
