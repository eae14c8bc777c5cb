"""Real servers that start at once: a process that has imported everything is forked for each of them.

Run as a program it is that process: it reads settings as JSON, a line a server, and ends with its servers when the
tests end.
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


class Server:
    """A server in a process of its own."""

    def __init__(self, pid: int, address: str):
        self.pid, self.address = pid, address

    def kill(self, number: int = signal.SIGKILL) -> None:
        """End it, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.005)


class Nursery:
    """Where servers come from."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
            start_new_session=True,
        )

    def start(self, data: Path, **settings: Any) -> Server:
        """Start a server, and wait until it answers."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"data": str(data)} | settings) + "\n")
        self._process.stdin.flush()
        pid = int(self._line())
        address = self._line().split()[-1]
        assert self._line() == "Stop it with Ctrl+C."
        return Server(pid, address)

    def close(self) -> None:
        """End every server."""
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "the server did not start"
        return line.strip()


def become_server(settings: dict[str, Any]) -> None:
    """Serve until killed."""
    from stridsplan.server.run import serve
    from stridsplan.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    print(os.getpid(), flush=True)
    many = dict.fromkeys(("rate_create", "rate_write", "rate_read"), "1000000/minute")
    given = (
        {"warm": False, "bot_pause": 0, "log_level": "error"}
        | many
        | settings
        | {"data": Path(settings["data"])}
    )
    serve(port=0, settings=Settings(**given))


async def exercise() -> None:
    """Have a server make a table, so that everything is imported and prepared; its threads end with it."""
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
            command = {"id": "exercise", "seat": 0, "version": 1, "codes": [0]}
            await http.post(f"/api/v1/tables/{table}/commands", json=command)


def main() -> None:
    """Import what a server needs, then fork servers."""
    from stridsplan.engine.registry import register
    from stridsplan.server import run

    for name in ("toy", "hung"):
        register(name, f"server.{name}")
    run.configure_log(level="error")
    asyncio.run(exercise())
    gc.freeze()  # what is shared with the servers is left alone
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for who is killed
    for line in sys.stdin:
        if os.fork() == 0:
            become_server(json.loads(line))
            os._exit(0)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
