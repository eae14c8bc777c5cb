"""Password resets with a recovery code or with a token sent by e-mail. Each works once.

No response reveals whether a name has an account, an address or codes.
"""

import asyncio
import secrets
from hashlib import sha256

import structlog

from ..errors import AccountRecovery, NotificationMail, NotificationPlace
from ..names import login_keys, name_key
from ..notifications.mail import Mail, MailLater, MailRefused
from ..notifications.records import Channel, Gone
from ..notifications.repository import NotificationRepository
from ..tables.records import now
from ..visits import Visit
from .recovery_repository import RecoveryRepository
from .schemas import CodesOut, CodeUse, TokenUse
from .service import AccountService, refuse_password, session_of

log = structlog.get_logger()

CODES = 8  # recovery codes of an account
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32, without letters that are easily misread
READ_AS = str.maketrans("oil", "011")  # letters outside the alphabet that people type for digits
GROUPS, GROUP = 4, 4  # groups in a code, and characters in a group: 80 bits
TOKEN_LIFETIME = 3_600_000  # milliseconds
MAX_TOKENS = 3  # valid at once for each account, which limits the e-mails sent to it
# seconds before each attempt; mail servers with greylisting refuse all attempts of the first minutes
RETRY_AFTER = (0.0, 10.0, 60.0, 300.0)
MAX_SENDING = 4  # e-mails at once


class Recovery:
    """Resets forgotten passwords."""

    def __init__(
        self,
        repository: RecoveryRepository,
        accounts: AccountService,
        channels: NotificationRepository,
        mail: Mail,
    ):
        self.repository, self.accounts, self.channels, self.mail = repository, accounts, channels, mail
        self._sending: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MAX_SENDING)

    # Codes

    async def new_codes(self, visitor: str) -> CodesOut:
        """Create the codes of an account, which replace the old ones. They are shown only now."""
        codes = [_new_code() for _ in range(CODES)]
        await self.repository.set_codes(visitor, {_code_id(visitor, code) for code in codes})
        return CodesOut(left=CODES, codes=codes)

    async def renew(self, visit: Visit, password: str) -> CodesOut:
        """Create new codes, which replace the old ones; raises AccountRefused if the password is wrong."""
        await self.accounts.confirmed_account(visit, password)
        return await self.new_codes(visit.visitor)

    async def codes(self, visit: Visit) -> CodesOut:
        """Return how many codes are left."""
        session_of(visit)  # raises for a guest
        return CodesOut(left=await self.repository.count_codes(visit.visitor), codes=[])

    async def use_code(self, used: CodeUse) -> str:
        """Set a new password with a code, and end every session; raises AccountRecovery or AccountPassword.

        Returns the account's name key.
        """
        account = await self.accounts.repository.by_keys(login_keys(used.name))
        refuse_password(used.password, name_key(used.name))
        visitor = account.visitor if account else ""  # without an account, the response takes as long
        code = _code_id(visitor, used.code)
        if not await self.repository.has_code(visitor, code) or account is None:
            raise AccountRecovery()
        password_hash = await self.accounts.passwords.hash(used.password)
        if not await self.repository.use_code(visitor, code, password_hash):  # used meanwhile
            raise AccountRecovery()
        self._recovered(visitor)
        return str(account.name_key)

    # E-mail

    async def trust(self, visit: Visit, password: str, channel: str) -> None:
        """Allow password resets by e-mail to a confirmed address. Needs the password: an open session is not enough."""
        await self.accounts.confirmed_account(visit, password)
        if not await self.repository.trust(visit.visitor, channel):
            raise NotificationPlace()

    def request_email(self, name: str, language: str) -> None:
        """Start to send an e-mail, if the name has an account with an address for resets; raises NotificationMail.

        Sending is not awaited, so the time of the response does not reveal whether an e-mail is sent.
        """
        if not self.mail.is_on:
            raise NotificationMail()
        task = asyncio.create_task(self._send_all(name, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def use_token(self, used: TokenUse) -> str:
        """Set a new password with a token, and end every session; raises AccountRecovery or AccountPassword.

        Returns the account's name key.
        """
        token = _token_id(used.token)
        account = await self.repository.owner(token)
        if account is None:
            raise AccountRecovery()
        refuse_password(used.password, account.name_key)
        password_hash = await self.accounts.passwords.hash(used.password)
        if not await self.repository.use_token(account.visitor, token, password_hash):  # used meanwhile
            raise AccountRecovery()
        self._recovered(account.visitor)
        return str(account.name_key)

    async def close(self) -> None:
        """Stop sending."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send_all(self, name: str, language: str) -> None:
        """Send a token to every address of an account that is confirmed and allows resets."""
        try:
            async with self._slots:
                account = await self.accounts.repository.by_keys(login_keys(name))
                if account is None:
                    return
                channels = await self.channels.channels_of([account.visitor])
                # a channel that has been confirmed has no token
                addresses = [each for each in channels if each.recovers and each.token is None]
                token = secrets.token_urlsafe(24)
                if not addresses or not await self.repository.add_token(
                    account.visitor, _token_id(token), now() + TOKEN_LIFETIME, MAX_TOKENS
                ):
                    return
            await asyncio.gather(*(self._send(each, account.name, token, language) for each in addresses))
        except Exception as error:
            log.error("recovery.failed", exc_info=error)

    async def _send(self, channel: Channel, name: str, token: str, language: str) -> None:
        for wait in RETRY_AFTER:
            await asyncio.sleep(wait)
            try:
                async with self._slots:
                    return await self.mail.send_reset(channel, name, token, language)
            except Gone:
                return await self.channels.delete(channel.id)
            except MailRefused:
                return log.warning("recovery.refused")
            except MailLater:
                log.warning("recovery.not_sent")

    def _recovered(self, visitor: str) -> None:
        """Let the sessions of an account with a new password end at once."""
        self.accounts.sessions.recheck(visitor)
        log.info("account.recovered")


def _new_code() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def _code_id(visitor: str, code: str) -> str:
    """Return the stored hash of a code, however it was typed."""
    letters = "".join(c for c in code.casefold().translate(READ_AS) if c in ALPHABET)
    return sha256(f"{visitor} {letters}".encode()).hexdigest()


def _token_id(token: str) -> str:
    """Return the stored hash of a token."""
    return sha256(token.encode()).hexdigest()
