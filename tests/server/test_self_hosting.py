"""The commands of docs/self-hosting.md, run with other folders and ports."""

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

from .postgres import DIE_WITH_PARENT, PROGRAMS, free_port
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


EXAMPLE_TABLE = "q7abcdefgh23"  # the id of a table in the guide


def blocks(heading):
    """The code blocks of a section of the guide."""
    section = GUIDE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^```\w*\n(.*?)^```", section, re.MULTILINE | re.DOTALL)


class Machine:
    """Runs the commands of the guide in a folder."""

    def __init__(self, folder, postgres, stack):
        self.folder, self.stack, self.servers = folder, stack, []
        self.ports = [free_port() for _ in range(3)]  # of two servers and of nginx
        variables = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres.port), "PGUSER": "postgres"}
        path = os.pathsep.join([str(Path(sys.executable).parent), str(PROGRAMS[-1]), os.environ["PATH"]])
        self.environment = os.environ | variables | {"PATH": path, "STRIDSPLAN_WARM": "no"}
        self.environment["STRIDSPLAN_SECURE_COOKIE"] = "yes"
        self.replacements = {
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

    def run(self, block):
        """Run the commands of a block, servers in the background."""
        for line in self.adapt(block).splitlines():
            if line.startswith("export "):
                name, value = line.removeprefix("export ").split("=", 1)
                self.environment[name] = value
            elif line.startswith("stridsplan serve"):
                self.serve(line)
            else:
                subprocess.run(["bash", "-ec", line], env=self.environment, cwd=self.folder, check=True)

    def adapt(self, text):
        """Replace the folders and ports of the guide."""
        for old, new in self.replacements.items():
            text = text.replace(old, new)
        return text

    def serve(self, line):
        """Start a server, and wait until it accepts connections."""
        server = self.start(line.split(), stdout=subprocess.PIPE, text=True)
        assert "Stridsplan is at" in server.stdout.readline()
        self.servers.append(server)

    def start(self, command, **pipes):
        """Start a process that ends with the test."""
        process = subprocess.Popen(
            [*DIE_WITH_PARENT, *command], env=self.environment, cwd=self.folder, **pipes
        )
        self.stack.enter_context(process)
        self.stack.callback(process.kill)
        return process

    def proxy(self, block):
        """Start nginx as in the guide; return an SSL context that trusts its certificate."""
        subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost".split()
        request = "openssl req -x509 -newkey rsa:2048 -nodes -keyout table.key -out table.pem".split()
        subprocess.run([*request, *subject], cwd=self.folder, check=True, capture_output=True)
        (self.folder / "nginx.conf").write_text(NGINX.format(self.folder, self.adapt(block)))
        self.start(["/usr/sbin/nginx", "-p", self.folder, "-c", self.folder / "nginx.conf"])
        return ssl.create_default_context(cafile=self.folder / "table.pem")


class ProxiedClient:
    """An HTTPS client that uses the proxy."""

    def __init__(self, port, ssl_context, **cookies):
        self.host, self.ssl_context = f"localhost:{port}", ssl_context
        headers = {"Origin": f"https://{self.host}"}
        self.http = httpx.AsyncClient(
            base_url=f"https://{self.host}/api/v1",
            verify=ssl_context,
            headers=headers,
            cookies=cookies,
            timeout=60,
        )

    async def post(self, path, body):
        response = await self.http.post(path, json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    @asynccontextmanager
    async def watching(self, table, seat):
        """A websocket that watches the table from a seat."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": f"https://{self.host}"}
        url = f"wss://{self.host}/api/v1/tables/{table}/live"
        async with websockets.connect(
            url, additional_headers=headers, ssl=self.ssl_context, proxy=None
        ) as connection:
            socket = Socket(connection)
            await socket.send(type="watch", seat=seat)
            yield socket

    async def play(self, table, seat, position):
        """Play the first legal action; return the new version."""
        codes, version = [position["actions"][0]["code"]], position["version"]
        body = {"id": f"command-{version:04}", "seat": seat, "version": version, "codes": codes}
        return (await self.post(f"/tables/{table}/commands", body))["version"]


@pytest.fixture
def machine(tmp_path, postgres):
    with ExitStack() as stack:
        yield Machine(tmp_path, postgres, stack)


def test_systemd_must_accept_the_service(tmp_path):
    unit = tmp_path / "stridsplan.service"
    _install, _serve, service = blocks("One machine, SQLite")
    unit.write_text(service.replace("/opt/stridsplan/.venv/bin", sys.exec_prefix + "/bin"))
    run = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (run.returncode, run.stdout + run.stderr) == (0, "")


async def test_a_table_at_two_servers_behind_nginx_must_survive_a_kill_and_be_restored_from_a_backup(machine):
    create, serve = blocks("Several servers, PostgreSQL")
    machine.run(create)
    machine.run(serve)
    ssl_context = machine.proxy(blocks("Behind a proxy")[0])
    alva, nils = (ProxiedClient(machine.ports[2], ssl_context) for _ in range(2))
    async with alva.http, nils.http:
        await wait_for_proxy(alva)
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
        position = (await alva.http.get(f"/tables/{table}/position?seat=0")).json()
        assert position["version"] == version
        cookies = dict(alva.http.cookies)
    _, with_postgresql = blocks("Backup and restore")
    machine.run(with_postgresql)
    restored = machine.environment["STRIDSPLAN_DATABASE_URL"].removesuffix("stridsplan") + "restored"
    machine.environment["STRIDSPLAN_DATABASE_URL"] = restored
    machine.run("stridsplan serve --port 8000 --data /var/lib/stridsplan/one")
    address = f"http://127.0.0.1:{machine.ports[0]}/api/v1"
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        assert (await http.get(f"/tables/{table}/position?seat=0", headers=cookie)).json() == position


async def test_a_sqlite_server_must_be_backed_up_and_export_a_table(machine):
    (machine.folder / "backup").mkdir()
    _install, serve, _service = blocks("One machine, SQLite")
    machine.run(serve)
    address = f"http://127.0.0.1:{machine.ports[0]}/api/v1"
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        seats = [{"kind": "me"}, {"kind": "screen"}]
        response = await http.post("/tables", json={"game": "risk", "seats": seats})
    with_sqlite, _ = blocks("Backup and restore")
    machine.run(with_sqlite)
    table = machine.replacements[EXAMPLE_TABLE] = response.json()["id"]
    machine.run(blocks("Moving one table")[0])
    for folder in ("backup/monday", "srv/other"):
        database = sqlite3.connect(machine.folder / folder / "stridsplan.db")
        with closing(database):
            assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]


async def wait_for_proxy(client):
    """Wait until the proxy forwards requests."""
    while True:
        try:
            return await client.http.get("/tables")
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def play_on(alva, nils, table):
    """Play three commands, which both players must see on their websockets; return the last version."""
    async with alva.watching(table, 0) as alva_socket, nils.watching(table, 1) as nils_socket:
        position = (await alva_socket.receive_version(1))["position"]
        await nils_socket.receive_version(1)
        for _ in range(3):
            seat = position["to_act"][0]
            player = (alva, nils)[seat]
            path = f"/tables/{table}/position?seat={seat}"
            version = await player.play(table, seat, (await player.http.get(path)).json())
            await nils_socket.receive_version(version)
            position = (await alva_socket.receive_version(version))["position"]
        return version
