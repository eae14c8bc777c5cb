"""Web Push: encrypted for the browser, signed with the server's key, sent to a push service that is known."""

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
from .records import Channel, Gone, Notice
from .words import Words

DAY = 86_400
TIMEOUT = 10  # seconds
GONE = (404, 410)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Push:
    """Sends notices to browsers. Its key follows from the server's own, so that subscriptions outlive restarts."""

    def __init__(self, settings: Settings, key: bytes, words: Words):
        self.words = words
        self.hosts = [host.strip().lower() for host in settings.push_hosts.split(",") if host.strip()]
        own = settings.origin if settings.origin.startswith("https:") else "mailto:nobody@localhost"
        self.contact = settings.push_contact or own
        number = int.from_bytes(digest(key, b"stridsplan/push", "sha512"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """What a browser must know to subscribe."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def is_known(self, endpoint: str) -> bool:
        """Tell whether an address is of a push service on the list: the server calls no other."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        place = parts.netloc.lower()
        if parts.scheme != "https" or not re.fullmatch(r"[a-z0-9.-]+(:\d+)?", place):
            return False
        return any(
            place == host or (host.startswith("*.") and place.endswith(host[1:])) for host in self.hosts
        )

    async def send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice; raises Gone, or another error if it may be tried again."""
        await asyncio.to_thread(
            self._send, channel, json.dumps(self._payload(channel.language, notice)), notice
        )

    def _payload(self, language: str, notice: Notice) -> dict[str, str]:
        game = self.words.name(language, notice.game)
        names = {"names": ", ".join(notice.waiting), "count": len(notice.waiting)}
        return {
            "title": self.words.say(language, "notice-turn", game=game),
            "body": self.words.say(language, "notice-waiting", **names),
            "url": f"/t/{notice.table_id}",
            "tag": notice.table_id,
        }

    def _send(self, channel: Channel, payload: str, notice: Notice) -> None:
        with requests.Session() as session:
            session.max_redirects = 0  # a redirect leads where nobody looked
            try:
                webpush(
                    channel.target,
                    payload,
                    vapid_private_key=Vapid02(self._key),
                    vapid_claims={"sub": self.contact},
                    ttl=DAY,
                    timeout=TIMEOUT,
                    headers={"Topic": sha256(notice.table_id.encode()).hexdigest()[:32]},
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in GONE:
                    raise Gone from error
                raise


def is_key(p256dh: str, auth: str) -> bool:
    """Tell whether a browser's keys are such that a message can be encrypted for them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
