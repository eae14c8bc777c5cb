"""The other ends of notices, on loopback: a mail server, and a push service that decrypts as a browser does."""

import base64
import datetime
import email
import email.policy
import ipaddress
import json
import os
import socket
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def text64(data: bytes) -> str:
    """Bytes as a browser writes them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def free_port() -> int:
    """A port that nobody listens on; the mail server cannot look for one itself."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Letters:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.raw: list[bytes] = []
        self.refuses = ""
        self.puts_off = 0  # so many letters, for now
        self.answers: dict[str, str] = {}  # by command, what it is refused with
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        """Take a letter for anybody but whom it refuses."""
        if address == self.refuses:
            return "550 nobody here"
        if "RCPT" in self.answers:
            return self.answers["RCPT"]
        if self.puts_off:
            self.puts_off -= 1
            return "451 come back in a minute"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_MAIL(self, server, session, envelope, address, options):  # noqa: N802
        """Take a letter from anybody, unless told otherwise."""
        if "MAIL" in self.answers:
            return self.answers["MAIL"]
        envelope.mail_from = address
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        """Keep a letter."""
        if "DATA" in self.answers:
            return self.answers["DATA"]
        self.raw.append(envelope.original_content)
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    def __enter__(self) -> "Letters":
        self._controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._controller.stop()


class Browser:
    """A browser's half of Web Push."""

    def __init__(self, service: "PushService", name: str = "one"):
        self.endpoint = f"{service.address}/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        service.browsers[f"/{name}"] = self

    def subscription(self, language: str = "en") -> dict[str, Any]:
        """What its page sends to the server."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": text64(point), "auth": text64(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        """Decrypt a message."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class PushService:
    """A push service over https."""

    def __init__(self, folder: Path):
        self.browsers: dict[str, Browser] = {}
        self.messages: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.certificate = folder / "push.pem"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = self._context().wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    @property
    def host(self) -> str:
        """What a list of push services calls it."""
        return f"127.0.0.1:{self._server.server_address[1]}"

    @property
    def address(self) -> str:
        """Its address."""
        return f"https://{self.host}"

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def signed_by(self) -> str:
        """The public key that the last message was signed with, after its signature was checked."""
        scheme, _, rest = self.headers[-1]["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert Vapid02.verify(f"vapid t={fields['t']},k={fields['k']}")
        return fields["k"]

    def _handler(service) -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            """Takes messages."""

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if service.status == 201:
                    service.headers.append({name.lower(): value for name, value in self.headers.items()})
                    service.messages.append(service.browsers[self.path].read(body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *told: Any) -> None:
                """Say nothing."""

        return Handler

    def _context(self) -> ssl.SSLContext:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "loopback")])
        now = datetime.datetime.now(datetime.UTC)
        address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
        built = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        built = built.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
        built = built.add_extension(x509.SubjectAlternativeName([address]), critical=False)
        signed = built.sign(key, hashes.SHA256())
        pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
        private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
        self.certificate.write_bytes(signed.public_bytes(pem) + private)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        return context
