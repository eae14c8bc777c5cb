"""Fast starts of real servers: each is forked from a process that has already imported everything.

Tests use `ForkServer`. It runs this module as a program: for each line of its input, which has the settings of a server
as JSON, the program forks a server. At the end of the input it kills its servers and itself.
"""

import asyncio
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, pid: int, address: str):
        self.pid, self.address = pid, address

    def kill(self, signal_number: int = signal.SIGKILL) -> None:
        """Send a signal to the process, and wait until it has ended."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal_number)
            while True:  # until there is no such process any more
                os.kill(self.pid, 0)  # sends nothing
                time.sleep(0.005)


class ForkServer:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
            start_new_session=True,
        )

    def start(self, data: Path, **settings: Any) -> ServerProcess:
        """Start a server, and wait until it accepts connections."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"data": str(data)} | settings) + "\n")
        self._process.stdin.flush()
        pid = int(self._read_line())
        address = self._read_line().split()[-1]
        assert self._read_line() == "Stop it with Ctrl+C."
        return ServerProcess(pid, address)

    def close(self) -> None:
        """End the process and every server."""
        self._process.communicate()

    def _read_line(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "the server did not start"
        return line.strip()


def serve_until_killed(settings: dict[str, Any]) -> None:
    """Run a server with these settings in this process."""
    from stridsplan.server.run import serve
    from stridsplan.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    print(os.getpid(), flush=True)
    rates = dict.fromkeys(("rate_create", "rate_write", "rate_read"), "1000000/minute")
    values = (  # not warm: compiles no games
        {"warm": False, "bot_pause": 0, "log_level": "error"}
        | rates
        | settings
        | {"data": Path(settings["data"])}
    )
    serve(port=0, settings=Settings(**values))


async def play_once() -> None:
    """Play at a table of a server, so that everything is imported and cached.

    The end of the lifespan ends the server's own threads, and the end of `asyncio.run` the worker threads: none may be
    left, because a fork copies only the thread that calls it.
    """
    import httpx
    import psycopg  # noqa: F401

    from stridsplan.server.app import create_app
    from stridsplan.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), warm=False))
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        async with app.router.lifespan_context(app), http:
            seats = [{"kind": "me"}, {"kind": "screen"}]
            table = (await http.post("/api/v1/tables", json={"game": "toy", "seats": seats})).json()["id"]
            command = {"id": "play-once-1", "seat": 0, "version": 1, "codes": [0]}
            await http.post(f"/api/v1/tables/{table}/commands", json=command)


def main() -> None:
    """Import everything that a server needs, then fork a server for each line of input."""
    from stridsplan.engine.registry import register
    from stridsplan.server import run

    for name in ("toy", "hanging"):  # the games tests/server/toy.py and hanging.py
        register(name, f"server.{name}")
    run.configure_log(level="error")
    asyncio.run(play_once())
    gc.freeze()  # keeps memory shared with the servers: the collector does not write to these objects
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps ended servers
    for line in sys.stdin:
        if os.fork() == 0:
            serve_until_killed(json.loads(line))
            os._exit(0)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
