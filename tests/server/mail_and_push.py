"""Receivers of notifications on the loopback interface: a mail server, and a push service that decrypts messages."""

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


def base64url(data: bytes) -> str:
    """Bytes in URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def free_port() -> int:
    """A free TCP port; the mail server cannot choose one itself."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class MailServer:
    """A mail server that keeps every message."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.raw: list[bytes] = []
        self.refused_address = ""
        self.deferrals = 0  # messages that it refuses temporarily
        self.replies: dict[str, str] = {}  # SMTP command -> the error that it gets
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        """Accept a recipient, unless the test wants a refusal."""
        if address == self.refused_address:
            return "550 nobody here"
        if "RCPT" in self.replies:
            return self.replies["RCPT"]
        if self.deferrals:
            self.deferrals -= 1
            return "451 come back in a minute"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_MAIL(self, server, session, envelope, address, options):  # noqa: N802
        """Accept a sender, unless the test wants a refusal."""
        if "MAIL" in self.replies:
            return self.replies["MAIL"]
        envelope.mail_from = address
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        """Keep a message."""
        if "DATA" in self.replies:
            return self.replies["DATA"]
        self.raw.append(envelope.original_content)
        self.messages.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    def __enter__(self) -> "MailServer":
        self._controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._controller.stop()


class PushBrowser:
    """The browser's side of Web Push."""

    def __init__(self, service: "PushService", name: str = "one"):
        self.endpoint = f"{service.address}/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        service.browsers[f"/{name}"] = self

    def subscription(self, language: str = "en") -> dict[str, Any]:
        """The subscription that a page sends to the server."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        """Decrypt a message."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class PushService:
    """A push service over HTTPS."""

    def __init__(self, folder: Path):
        self.browsers: dict[str, PushBrowser] = {}
        self.messages: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.certificate = folder / "push.pem"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = self._context().wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    @property
    def host(self) -> str:
        """Host and port, as in the setting `PUSH_HOSTS`."""
        return f"127.0.0.1:{self._server.server_address[1]}"

    @property
    def address(self) -> str:
        """The URL of the service."""
        return f"https://{self.host}"

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def signed_by(self) -> str:
        """Check the signature of the last message; return its public key."""
        scheme, _, rest = self.headers[-1]["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert Vapid02.verify(f"vapid t={fields['t']},k={fields['k']}")
        return fields["k"]

    def _handler(service) -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            """Decrypts and keeps messages."""

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if service.status == 201:
                    service.headers.append({name.lower(): value for name, value in self.headers.items()})
                    service.messages.append(service.browsers[self.path].read(body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                """Log nothing."""

        return Handler

    def _context(self) -> ssl.SSLContext:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "loopback")])
        now = datetime.datetime.now(datetime.UTC)
        address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
        builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        builder = (
            builder.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
        )
        builder = builder.add_extension(x509.SubjectAlternativeName([address]), critical=False)
        certificate = builder.sign(key, hashes.SHA256())
        pem, no_password = serialization.Encoding.PEM, serialization.NoEncryption()
        private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, no_password)
        self.certificate.write_bytes(certificate.public_bytes(pem) + private)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        return context
