"""A real server on a port of this machine, in a thread of the test's process."""

import threading
import time
from contextlib import contextmanager
from dataclasses import replace

import httpx
import uvicorn

from stridsplan.server.run import configured, listening

MANY = "1000000/minute"


class Served:
    """A server that listens."""

    def __init__(self, app, port):
        self.app, self.port = app, port
        self.address = f"http://127.0.0.1:{port}"

    def person(self, **cookies):
        """Somebody with a browser."""
        return httpx.Client(base_url=f"{self.address}/api/v1", cookies=cookies, timeout=30, verify=False)

    def count_lines(self):
        """How many live lines the server knows of."""
        return sum(self.app.state.house.rates.sockets.values()) // 2

    def is_well(self):
        """Tell whether it answers."""
        return httpx.get(f"{self.address}/healthz", timeout=30, verify=False).json() == {"status": "ok"}


def without_limits(settings):
    """Settings under which nobody asks too much."""
    rates = {name: MANY for name in vars(settings) if name.startswith("rate_")}
    return replace(settings, sockets_an_address=10_000, sockets_a_visitor=10_000, **rates)


@contextmanager
def served(settings):
    """Serve until the block is left."""
    config = configured(settings)
    with listening("127.0.0.1", 0) as listener:
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.02)
            yield Served(config.app, listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(30)


def new_table(person, *kinds, **more):
    """A table of the toy."""
    seats = [{"kind": kind} for kind in kinds]
    answer = person.post("/tables", json={"game": "toy", "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def play(person, table, seat, codes):
    """A command at the version that is shown now."""
    version = person.get(f"/tables/{table}").json()["version"]
    body = {"id": f"command-{version:04}", "seat": seat, "version": version, "codes": codes}
    answer = person.post(f"/tables/{table}/commands", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()
