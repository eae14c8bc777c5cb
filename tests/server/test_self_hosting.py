"""The commands of docs/self-hosting.md, run as they stand there: only folders and ports are this machine's."""

import asyncio
import os
import re
import sqlite3
import ssl
import subprocess
import sys
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
import websockets

from .postgres import ENDS_TOO, PROGRAMS, free_port
from .test_live import Socket
from .test_store import ROOT

pytestmark = pytest.mark.anyio

GUIDE = (ROOT / "docs" / "self-hosting.md").read_text()
NGINX = """
daemon off; pid {0}/nginx.pid; error_log {0}/nginx.log; events {{}}
http {{ access_log off; client_body_temp_path {0}/body; proxy_temp_path {0}/proxy; fastcgi_temp_path {0}/fastcgi;
uwsgi_temp_path {0}/uwsgi; scgi_temp_path {0}/scgi;
{1} }}
"""


def blocks(heading):
    """What is shown as code below a heading."""
    section = GUIDE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^```\w*\n(.*?)^```", section, re.MULTILINE | re.DOTALL)


class Machine:
    """A machine that follows the guide, in a folder."""

    def __init__(self, folder, postgres, stack):
        self.folder, self.stack, self.servers = folder, stack, []
        self.ports = [free_port() for _ in range(3)]
        own = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres.port), "PGUSER": "postgres"}
        path = os.pathsep.join([str(Path(sys.executable).parent), str(PROGRAMS[-1]), os.environ["PATH"]])
        self.environment = os.environ | own | {"PATH": path, "STRIDSPLAN_WARM": "no"}
        self.environment["STRIDSPLAN_SECURE_COOKIE"] = "yes"
        self.here = {
            "/var/lib/stridsplan": str(folder),
            "/etc/ssl": str(folder),
            "127.0.0.1/stridsplan": f"127.0.0.1:{postgres.port}/stridsplan",
            "127.0.0.1:8000": f"127.0.0.1:{self.ports[0]}",
            "127.0.0.1:8001": f"127.0.0.1:{self.ports[1]}",
            "--port 8000": f"--port {self.ports[0]}",
            "--port 8001": f"--port {self.ports[1]}",
            "serve --data": f"serve --port {free_port()} --data",
            ".venv/bin/stridsplan": "stridsplan",
            "/backup": str(folder / "backup"),
            "/srv": str(folder / "srv"),
            "listen 443": f"listen 127.0.0.1:{self.ports[2]}",
        }

    def follow(self, block):
        """Run the commands of a block, servers beside the rest."""
        for line in self.translated(block).splitlines():
            if line.startswith("export "):
                name, value = line.removeprefix("export ").split("=", 1)
                self.environment[name] = value
            elif line.startswith("stridsplan serve"):
                self.serve(line)
            else:
                subprocess.run(["bash", "-ec", line], env=self.environment, cwd=self.folder, check=True)

    def translated(self, text):
        for there, here in self.here.items():
            text = text.replace(there, here)
        return text

    def serve(self, line):
        """Start a server, and wait until it answers."""
        server = self.start(line.split(), stdout=subprocess.PIPE, text=True)
        assert "Stridsplan is at" in server.stdout.readline()
        self.servers.append(server)

    def start(self, command, **pipes):
        """Start what ends with the test."""
        process = subprocess.Popen([*ENDS_TOO, *command], env=self.environment, cwd=self.folder, **pipes)
        self.stack.enter_context(process)
        self.stack.callback(process.kill)
        return process

    def proxy(self, block):
        """Start nginx as the guide has it, with a certificate of its own; gives what trusts that."""
        subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost".split()
        request = "openssl req -x509 -newkey rsa:2048 -nodes -keyout table.key -out table.pem".split()
        subprocess.run([*request, *subject], cwd=self.folder, check=True, capture_output=True)
        (self.folder / "nginx.conf").write_text(NGINX.format(self.folder, self.translated(block)))
        self.start(["/usr/sbin/nginx", "-p", self.folder, "-c", self.folder / "nginx.conf"])
        return ssl.create_default_context(cafile=self.folder / "table.pem")


class Visitor:
    """Somebody with a browser, before the proxy."""

    def __init__(self, port, trust, **cookies):
        self.place, self.trust = f"localhost:{port}", trust
        own = {"Origin": f"https://{self.place}"}
        self.http = httpx.AsyncClient(
            base_url=f"https://{self.place}/api/v1", verify=trust, headers=own, cookies=cookies, timeout=60
        )

    async def post(self, path, body):
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    @asynccontextmanager
    async def watching(self, table, seat):
        """A live line to a seat's side."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        own = {"Cookie": cookies, "Origin": f"https://{self.place}"}
        url = f"wss://{self.place}/api/v1/tables/{table}/live"
        async with websockets.connect(url, additional_headers=own, ssl=self.trust, proxy=None) as connection:
            socket = Socket(connection)
            await socket.say(type="watch", seat=seat)
            yield socket

    async def play(self, table, seat, position):
        """Do the first thing that may be done; gives the version after it."""
        codes, version = [position["actions"][0]["code"]], position["version"]
        body = {"id": f"command-{version:04}", "seat": seat, "version": version, "codes": codes}
        return (await self.post(f"/tables/{table}/commands", body))["version"]


@pytest.fixture
def machine(tmp_path, postgres):
    with ExitStack() as stack:
        yield Machine(tmp_path, postgres, stack)


def test_the_service_must_be_one_that_systemd_takes(tmp_path):
    unit = tmp_path / "stridsplan.service"
    unit.write_text(
        blocks("One machine, SQLite")[2].replace("/opt/stridsplan/.venv/bin", sys.exec_prefix + "/bin")
    )
    run = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (run.returncode, run.stdout + run.stderr) == (0, "")


async def test_two_servers_behind_nginx_must_serve_a_table_when_one_is_killed_and_from_the_backup(machine):
    create, serve = blocks("Several servers, PostgreSQL")
    machine.follow(create)
    machine.follow(serve)
    trust = machine.proxy(blocks("Behind a proxy")[0])
    alva, nils = (Visitor(machine.ports[2], trust) for _ in range(2))
    async with alva.http, nils.http:
        await reachable(alva)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = await alva.post("/tables", {"game": "risk", "seats": seats})
        await nils.http.get("/tables")
        invitation = table["seats"][1]["invitation"].split("=")[1]
        table = table["id"]
        await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
        version = await play_on(alva, nils, table)
        machine.servers[0].kill()
        machine.servers[0].wait()
        version = await play_on(alva, nils, table)
        seen = (await alva.http.get(f"/tables/{table}/position?seat=0")).json()
        assert seen["version"] == version
        cookies = dict(alva.http.cookies)
    machine.follow(blocks("Backup and restore")[1])
    restored = machine.environment["STRIDSPLAN_DATABASE_URL"].removesuffix("stridsplan") + "restored"
    machine.environment["STRIDSPLAN_DATABASE_URL"] = restored
    machine.follow("stridsplan serve --port 8000 --data /var/lib/stridsplan/one")
    address = f"http://127.0.0.1:{machine.ports[0]}/api/v1"
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        assert (await http.get(f"/tables/{table}/position?seat=0", headers=cookie)).json() == seen


async def test_one_server_with_sqlite_must_be_backed_up_and_give_a_table_away(machine):
    (machine.folder / "backup").mkdir()
    machine.follow(blocks("One machine, SQLite")[1])
    address = f"http://127.0.0.1:{machine.ports[0]}/api/v1"
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        seats = [{"kind": "me"}, {"kind": "screen"}]
        made = await http.post("/tables", json={"game": "risk", "seats": seats})
    machine.follow(blocks("Backup and restore")[0])
    table = machine.here["q7abcdefgh23"] = made.json()["id"]
    machine.follow(blocks("Moving one table")[0])
    for kept in ("backup/monday", "srv/other"):
        database = sqlite3.connect(machine.folder / kept / "stridsplan.db")
        with closing(database):
            assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]


async def reachable(visitor):
    """Wait until the proxy answers."""
    while True:
        try:
            return await visitor.http.get("/tables")
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def play_on(alva, nils, table):
    """Three commands, each of which both see on their live lines; gives the last version."""
    async with alva.watching(table, 0) as hers, nils.watching(table, 1) as his:
        position = (await hers.hear_version(1))["position"]
        await his.hear_version(1)
        for _ in range(3):
            seat = position["to_act"][0]
            player = (alva, nils)[seat]
            path = f"/tables/{table}/position?seat={seat}"
            version = await player.play(table, seat, (await player.http.get(path)).json())
            await his.hear_version(version)
            position = (await hers.hear_version(version))["position"]
        return version
