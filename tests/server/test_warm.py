"""Compiling beside the server: a process of its own that goes when the server goes."""

import asyncio
import gc
import os
import sys

import pytest

from stridsplan.server import engine, warm

from .conftest import running
from .processes import descendants, gone

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts"),
]


@pytest.fixture
def loads(monkeypatch):
    """How often compiled games were loaded."""
    counted, before = [], gc.get_threshold()
    monkeypatch.setattr(engine, "load_compiled", lambda: counted.append(1))
    monkeypatch.setattr(warm, "HEAD_START", 0)
    yield counted
    gc.unfreeze()
    gc.set_threshold(*before)


def stand_in(monkeypatch, tmp_path, line):
    """Let a shell script stand in for the compiler."""
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\necho $$ > {tmp_path}/pid\necho $@ > {tmp_path}/asked\n{line}\n")
    script.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(script))


@pytest.mark.parametrize(("line", "count"), [("exit 0", 2), ("exit 1", 1)])
async def test_what_was_compiled_is_loaded(monkeypatch, tmp_path, loads, line, count):
    stand_in(monkeypatch, tmp_path, line)
    await warm.warm()
    assert (tmp_path / "asked").read_text() == "-m stridsplan.cli warm --with-input\n"
    assert len(loads) == count


async def test_no_garbage_is_sought_in_what_was_loaded(monkeypatch, tmp_path, loads):
    stand_in(monkeypatch, tmp_path, "exit 0")
    known = len(gc.get_objects())
    await warm.warm()
    assert len(gc.get_objects()) < known / 10


async def test_the_compiler_goes_when_the_server_goes(monkeypatch, tmp_path, loads, settings):
    stand_in(monkeypatch, tmp_path, "exec sleep 60")
    async with running(settings, warm=True), asyncio.timeout(10):
        while not (tmp_path / "asked").exists():
            await asyncio.sleep(0.02)
        number = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


async def test_what_the_compiler_has_started_goes_too(monkeypatch, tmp_path, loads, settings):
    stand_in(monkeypatch, tmp_path, f"sleep 60 & echo $! > {tmp_path}/child; wait")
    async with running(settings, warm=True), asyncio.timeout(10):
        while not (tmp_path / "child").exists() or not (tmp_path / "child").read_text():
            await asyncio.sleep(0.02)
        number = int((tmp_path / "child").read_text())
    await gone([number])


async def test_a_server_that_is_killed_must_leave_no_compiler(tmp_path):
    data, cache = tmp_path / "data", tmp_path / "cache"
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "stridsplan.cli", "serve", "--port", "0", "--data", str(data)),
        env=os.environ | {"STRIDSPLAN_CACHE": str(cache)},
        stdout=asyncio.subprocess.DEVNULL,
    )
    async with asyncio.timeout(120):
        while not list(cache.glob("*/*")):  # a game is being compiled
            assert server.returncode is None
            await asyncio.sleep(0.1)
    below = descendants(server.pid)
    assert len(below) > 1
    server.kill()
    await server.wait()
    await gone(below)
