"""A real server in a process of its own, as `make play` starts it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

QUICK = {
    "BOT_PAUSE": "0",
    "LOG_LEVEL": "warning",
    "RATE_CREATE": "600/minute",
    "RATE_WRITE": "60000/minute",
    "RATE_READ": "60000/minute",
    "RATE_LOGIN": "600/minute",
    "OPEN_TABLES_AN_ADDRESS": "600",
}


class House:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, data: Path, **settings: str):
        self.data = data
        self.settings = QUICK | settings
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "House":
        """Start, and wait until it says where it is."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "stridsplan.cli", "serve", "--port", port, "--data", str(self.data)]
        told = {f"STRIDSPLAN_{name}": value for name, value in self.settings.items()}
        self._process = subprocess.Popen(command, env=os.environ | told, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert " is at " in line, f"the server did not start: {line!r}"
        self.address = line.split()[-1]
        return self

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._process = None
