"""E-mail through any SMTP server: plain text, and a way out of it in every letter."""

from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy
from urllib.parse import quote

import aiosmtplib
from itsdangerous import BadSignature, URLSafeSerializer

from ..settings import Settings
from .records import Channel, Gone, Notice
from .words import Words

TIMEOUT = 20  # seconds
NO_SUCH_BOX = 550
FOR_PROGRAMS = ("list-unsubscribe", "list-unsubscribe-post")


class MailLater(Exception):
    """No letter can be sent now; it may be tried again."""


class MailRefused(Exception):
    """The mail server takes no such letter."""


class Policy(EmailPolicy):
    """How letters are written. What programs read (RFC 8058) is neither folded nor encoded, however long it is."""

    def fold_binary(self, name: str, value: str) -> bytes:
        """Write a header."""
        if name.lower() in FOR_PROGRAMS:
            return f"{name}: {value}\r\n".encode("ascii")
        return SMTP.fold_binary(name, value)


POLICY = Policy(linesep="\r\n")


class Mail:
    """Sends letters. It is off unless the server knows an SMTP server, a sender and its own address."""

    def __init__(self, settings: Settings, key: bytes, words: Words):
        self.settings, self.words = settings, words
        self._tokens = URLSafeSerializer(key, salt="unsubscribe")

    @property
    def is_on(self) -> bool:
        """Tell whether letters can be sent."""
        return bool(self.settings.smtp_host and self.settings.smtp_sender and self.settings.origin)

    async def send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice; raises Gone, MailLater or MailRefused."""
        language, token = channel.language, quote(self._tokens.dumps(channel.id))
        names = {"names": ", ".join(notice.waiting), "count": len(notice.waiting)}
        game = self.words.name(language, notice.game)
        text = self.words.say(
            language,
            "mail-turn",
            waiting=self.words.say(language, "notice-waiting", **names),
            link=f"{self.settings.origin}/t/{notice.table_id}",
            unsubscribe=f"{self.settings.origin}/unsubscribe?token={token}",
        )
        letter = self._letter(channel, self.words.say(language, "notice-turn", game=game), text)
        letter["List-Unsubscribe"] = f"<{self.settings.origin}/unsubscribe?token={token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._post(letter)

    async def ask(self, channel: Channel) -> None:
        """Ask at an address whether its owner wants to hear from here; raises Gone, MailLater or MailRefused."""
        link = f"{self.settings.origin}/confirm?token={quote(channel.token or '')}"
        text = self.words.say(channel.language, "mail-confirm", link=link)
        await self._post(
            self._letter(channel, self.words.say(channel.language, "mail-confirm-subject"), text)
        )

    async def reset(self, channel: Channel, name: str, token: str, language: str) -> None:
        """Send a letter that sets the password of an account; raises Gone, MailLater or MailRefused."""
        link = f"{self.settings.origin}/recover?token={quote(token)}"
        text = self.words.say(language, "mail-reset", name=name, link=link)
        await self._post(self._letter(channel, self.words.say(language, "mail-reset-subject"), text))

    def channel_of(self, token: str) -> str | None:
        """The id of the channel that a way out belongs to."""
        try:
            return str(self._tokens.loads(token))
        except BadSignature:
            return None

    def _letter(self, channel: Channel, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage(POLICY)
        letter["From"], letter["To"] = self.settings.smtp_sender, channel.target["address"]
        letter["Subject"] = subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    async def _post(self, letter: EmailMessage) -> None:
        settings = self.settings
        try:
            await aiosmtplib.send(
                letter.as_bytes(),  # given the letter itself, it would fold every header
                sender=letter["From"].addresses[0].addr_spec,
                recipients=letter["To"].addresses[0].addr_spec,
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
            if isinstance(error, aiosmtplib.SMTPRecipientsRefused) and set(codes) == {NO_SUCH_BOX}:
                raise Gone from error
            is_final = any(code >= 500 for code in codes)
            raise (MailRefused if is_final else MailLater) from error


def _codes(error: Exception) -> list[int]:
    """What the mail server answered; nothing where it did not."""
    refused = error.recipients if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else [error]
    return [int(each.code) for each in refused if isinstance(each, aiosmtplib.SMTPResponseException)]
