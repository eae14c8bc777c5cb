"""E-mail through any SMTP server: plain text. A notification has a link to unsubscribe."""

from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy
from urllib.parse import quote

import aiosmtplib
from itsdangerous import BadSignature, URLSafeSerializer

from ..settings import Settings
from .records import Channel, Gone, Notification
from .translations import Translations

TIMEOUT = 20  # seconds
NO_SUCH_MAILBOX = 550  # a status code of SMTP
ONE_CLICK = ("list-unsubscribe", "list-unsubscribe-post")


class MailLater(Exception):
    """The e-mail cannot be sent now; try again later."""


class MailRefused(Exception):
    """The mail server refuses the e-mail permanently."""


class Policy(EmailPolicy):
    """Formats e-mail. The headers of RFC 8058 are neither folded nor encoded, however long they are."""

    def fold_binary(self, name: str, value: str) -> bytes:
        """Return a header as bytes; an override of `EmailPolicy`."""
        if name.lower() in ONE_CLICK:
            return f"{name}: {value}\r\n".encode("ascii")
        return SMTP.fold_binary(name, value)


POLICY = Policy(linesep="\r\n")


class Mail:
    """Sends e-mail. It is off unless the settings name an SMTP server, a sender and the server's origin."""

    def __init__(self, settings: Settings, key: bytes, translations: Translations):
        self.settings, self.translations = settings, translations
        self._tokens = URLSafeSerializer(key, salt="unsubscribe")

    @property
    def is_on(self) -> bool:
        """Whether e-mail can be sent."""
        return bool(self.settings.smtp_host and self.settings.smtp_sender and self.settings.origin)

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification; raises Gone, MailLater or MailRefused."""
        language, token = channel.language, quote(self._tokens.dumps(channel.id))
        game = self.translations.game_name(language, notification.game)
        text = self.translations.text(
            language,
            "mail-turn",
            waiting=self.translations.body(language, notification),
            link=f"{self.settings.origin}/t/{notification.table_id}",
            unsubscribe=f"{self.settings.origin}/unsubscribe?token={token}",
        )
        message = self._message(
            channel, self.translations.text(language, "notification-turn", game=game), text
        )
        message["List-Unsubscribe"] = f"<{self.settings.origin}/unsubscribe?token={token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(message)

    async def send_confirmation(self, channel: Channel) -> None:
        """Ask the owner of a new address to confirm it; raises Gone, MailLater or MailRefused."""
        # A new address always has a token, until it is confirmed
        token = quote(channel.token or "")
        link = f"{self.settings.origin}/confirm?token={token}"
        text = self.translations.text(channel.language, "mail-confirm", link=link)
        await self._send(
            self._message(channel, self.translations.text(channel.language, "mail-confirm-subject"), text)
        )

    async def send_reset(self, channel: Channel, name: str, token: str, language: str) -> None:
        """Send the token with which the account `name` sets a new password; raises Gone, MailLater or MailRefused.

        `language` is that of the page where the reset was requested, which may differ from the channel's.
        """
        link = f"{self.settings.origin}/recover?token={quote(token)}"
        text = self.translations.text(language, "mail-reset", name=name, link=link)
        await self._send(self._message(channel, self.translations.text(language, "mail-reset-subject"), text))

    def channel_of(self, token: str) -> str | None:
        """Return the id of the channel that an unsubscribe token belongs to."""
        try:
            return str(self._tokens.loads(token))
        except BadSignature:
            return None

    def _message(self, channel: Channel, subject: str, text: str) -> EmailMessage:
        message = EmailMessage(POLICY)
        message["From"], message["To"] = self.settings.smtp_sender, channel.target["address"]
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _send(self, message: EmailMessage) -> None:
        settings = self.settings
        try:
            await aiosmtplib.send(
                message.as_bytes(),  # aiosmtplib would fold every header of an EmailMessage
                sender=message["From"].addresses[0].addr_spec,
                recipients=message["To"].addresses[0].addr_spec,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_security == "tls",
                start_tls=settings.smtp_security == "starttls",
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            codes = _codes(error)
            if isinstance(error, aiosmtplib.SMTPRecipientsRefused) and set(codes) == {NO_SUCH_MAILBOX}:
                raise Gone from error
            is_final = any(code >= 500 for code in codes)
            raise (MailRefused if is_final else MailLater) from error


def _codes(error: Exception) -> list[int]:
    """Return the status codes of the mail server's answers."""
    refused = error.recipients if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else [error]
    return [int(each.code) for each in refused if isinstance(each, aiosmtplib.SMTPResponseException)]
