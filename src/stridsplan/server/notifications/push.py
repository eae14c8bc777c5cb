"""Web Push: messages encrypted for the browser, signed with the server's key, sent to known push services only."""

import asyncio
import base64
import json
import re
from hashlib import sha256
from hmac import digest
from urllib.parse import urlsplit

import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from ..settings import Settings
from .records import Channel, Gone, Notification
from .translations import Translations

DAY = 86_400  # seconds
TIMEOUT = 10  # seconds
GONE_STATUSES = (404, 410)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # the order of the curve P-256


class Push:
    """Sends notifications to browsers. The key is derived from the server's key, so subscriptions survive restarts."""

    def __init__(self, settings: Settings, key: bytes, translations: Translations):
        self.translations = translations
        self.hosts = [host.strip().lower() for host in settings.push_hosts.split(",") if host.strip()]
        # a web or e-mail address at which a push service may contact the operator of this server
        default = settings.origin if settings.origin.startswith("https:") else "mailto:nobody@localhost"
        self.contact = settings.push_contact or default
        # a private key of P-256 is a number from 1 to ORDER - 1
        number = int.from_bytes(digest(key, b"stridsplan/push", "sha512"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """The key that a browser needs to subscribe."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def is_allowed(self, endpoint: str) -> bool:
        """Return whether a URL belongs to a push service in the settings. The server calls no other."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        address = parts.netloc.lower()
        if parts.scheme != "https" or not re.fullmatch(r"[a-z0-9.-]+(:\d+)?", address):
            return False
        # a host `*.example.org` in the settings allows all hosts whose names end with `.example.org`
        return any(
            address == host or (host.startswith("*.") and address.endswith(host[1:])) for host in self.hosts
        )

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification; raises Gone, or another error if it may be tried again."""
        await asyncio.to_thread(
            self._send, channel, json.dumps(self._payload(channel.language, notification)), notification
        )

    def _payload(self, language: str, notification: Notification) -> dict[str, str]:
        game = self.translations.game_name(language, notification.game)
        return {
            "title": self.translations.text(language, "notification-turn", game=game),
            "body": self.translations.body(language, notification),
            "url": f"/t/{notification.table_id}",
            "tag": notification.table_id,
        }

    def _send(self, channel: Channel, payload: str, notification: Notification) -> None:
        with requests.Session() as session:
            session.max_redirects = 0  # a redirect could lead to an address that is not allowed
            try:
                webpush(
                    channel.target,
                    payload,
                    vapid_private_key=Vapid02(self._key),
                    vapid_claims={"sub": self.contact},
                    ttl=DAY,
                    timeout=TIMEOUT,
                    # of several messages with a topic (at most 32 characters), only the last is kept
                    headers={"Topic": sha256(notification.table_id.encode()).hexdigest()[:32]},
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in GONE_STATUSES:
                    raise Gone from error
                raise


def is_key(p256dh: str, auth: str) -> bool:
    """Return whether a browser's keys are valid for encryption."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16  # bytes (RFC 8291)
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
