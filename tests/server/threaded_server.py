"""A real server on a local port, in a thread of this process."""

import threading
import time
from contextlib import contextmanager
from dataclasses import replace

import httpx
import uvicorn

from stridsplan.server.run import listening, uvicorn_config

UNLIMITED = "1000000/minute"


class ThreadedServer:
    """A server that listens on a local port."""

    def __init__(self, app, port):
        self.app, self.port = app, port
        self.address = f"http://127.0.0.1:{port}"

    def new_client(self, **cookies):
        """An HTTP client, by default of a new visitor."""
        return httpx.Client(base_url=f"{self.address}/api/v1", cookies=cookies, timeout=30, verify=False)

    def count_sockets(self):
        """The number of open websockets that the server counts."""
        # each socket counts for its address and for its visitor
        counts = self.app.state.services.rates.sockets
        return sum(counts.values()) // 2

    def is_healthy(self):
        """Whether `/healthz` says that the server works."""
        return httpx.get(f"{self.address}/healthz", timeout=30, verify=False).json() == {"status": "ok"}


def without_limits(settings):
    """Settings without rate limits and limits of websockets."""
    rates = {name: UNLIMITED for name in vars(settings) if name.startswith("rate_")}
    return replace(settings, sockets_per_address=10_000, sockets_per_visitor=10_000, **rates)


@contextmanager
def serve_in_thread(settings):
    """Run a server until the block is left."""
    config = uvicorn_config(settings)
    with listening("127.0.0.1", 0) as listener:
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.02)
            yield ThreadedServer(config.app, listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(30)


def new_table(client, *kinds, **more):
    """Create a table of the toy game; return its JSON."""
    seats = [{"kind": kind} for kind in kinds]
    response = client.post("/tables", json={"game": "toy", "seats": seats} | more)
    assert response.status_code == 201, response.text
    return response.json()


def play(client, table, seat, codes):
    """Send a command at the table's current version; return the JSON of the response."""
    version = client.get(f"/tables/{table}").json()["version"]
    body = {"id": f"command-{version:04}", "seat": seat, "version": version, "codes": codes}
    response = client.post(f"/tables/{table}/commands", json=body)
    assert response.status_code == 200, response.text
    return response.json()
