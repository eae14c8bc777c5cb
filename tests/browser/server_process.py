"""A real server in its own process, started by the command that `make play` runs, with settings for tests."""

import os
import signal
import subprocess
import sys
from pathlib import Path

FAST = {
    "BOT_PAUSE": "0",
    "BOT_NICENESS": "0",  # or other tests could keep bots waiting for minutes
    "LOG_LEVEL": "warning",
    "RATE_CREATE": "600/minute",
    "RATE_WRITE": "60000/minute",
    "RATE_READ": "60000/minute",
    "RATE_LOGIN": "600/minute",
    "OPEN_TABLES_PER_ADDRESS": "600",
}


class ServerProcess:
    """A server that can be stopped and restarted at the same address."""

    PROGRAM: tuple[str, ...] = ("-m", "stridsplan.cli")

    def __init__(self, data: Path, **settings: str):
        self.data = data
        self.settings = FAST | settings
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "ServerProcess":
        """Start the server, and wait until it prints its address."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, *self.PROGRAM, "serve", "--port", port, "--data", str(self.data)]
        variables = {f"STRIDSPLAN_{name}": value for name, value in self.settings.items()}
        self._process = subprocess.Popen(
            command, env=os.environ | variables, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert " is at " in line, f"the server did not start: {line!r}"
        self.address = line.split()[-1]
        return self

    def stop(self) -> None:
        """Stop the server as Ctrl+C does; kill it if it still runs after 15 seconds."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._process = None
