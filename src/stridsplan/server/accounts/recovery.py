"""Forgotten passwords: a new one is set by a recovery code or by a letter, each of which works once.

Nobody is told whether a name has an account, an address or codes.
"""

import asyncio
import secrets
from hashlib import sha256

import structlog

from ..errors import AccountRecovery, NoticeMail, NoticePlace
from ..names import login_keys, name_key
from ..notices.mail import Mail, MailLater, MailRefused
from ..notices.records import Channel, Gone
from ..notices.repository import NoticeRepository
from ..tables.records import now
from ..visitors import Visit
from .recovery_repository import RecoveryRepository
from .schemas import CodesOut, CodeUse, TokenUse
from .service import AccountService, refuse_password, session_of

log = structlog.get_logger()

CODES = 8  # of an account
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: what is misread is not in it
READ_AS = str.maketrans("oil", "011")
GROUPS, GROUP = 4, 4  # letters of a code: 80 bits
TOKEN_LASTS = 3_600_000  # milliseconds
MOST_TOKENS = 3  # of an account at once: nobody is sent letters without end
TRIES = (0.0, 10.0, 60.0, 300.0)  # seconds before each try to send: some servers refuse the first for minutes
AT_ONCE = 4  # letters on their way


class Recovery:
    """What sets a new password for who has forgotten theirs."""

    def __init__(
        self, repository: RecoveryRepository, accounts: AccountService, channels: NoticeRepository, mail: Mail
    ):
        self.repository, self.accounts, self.channels, self.mail = repository, accounts, channels, mail
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    # Codes

    async def new_codes(self, visitor: str) -> CodesOut:
        """Make the codes of an account, in place of those it had. They are shown this once."""
        codes = [_new_code() for _ in range(CODES)]
        await self.repository.set_codes(visitor, {_code_id(visitor, code) for code in codes})
        return CodesOut(left=CODES, codes=codes)

    async def renew(self, visit: Visit, password: str) -> CodesOut:
        """The same for who gives the account's password; raises AccountRefused."""
        await self.accounts.confirmed(visit, password)
        return await self.new_codes(visit.visitor)

    async def codes(self, visit: Visit) -> CodesOut:
        """How many codes are left."""
        session_of(visit)
        return CodesOut(left=await self.repository.count_codes(visit.visitor), codes=[])

    async def use_code(self, used: CodeUse) -> str:
        """Set a new password by a code and end every session; gives the account's key. Raises AccountRecovery."""
        account = await self.accounts.repository.by_keys(login_keys(used.name))
        refuse_password(used.password, name_key(used.name))
        visitor = account.visitor if account else ""
        code = _code_id(visitor, used.code)
        if not await self.repository.has_code(visitor, code) or account is None:
            raise AccountRecovery()
        stored = await self.accounts.passwords.hash(used.password)
        if not await self.repository.use_code(visitor, code, stored):
            raise AccountRecovery()
        self._has_changed(visitor)
        return str(account.name_key)

    # Letters

    async def trust(self, visit: Visit, password: str, channel: str) -> None:
        """Let letters to a confirmed address set a new password. A browser that was left open is not enough."""
        await self.accounts.confirmed(visit, password)
        if not await self.repository.trust(visit.visitor, channel):
            raise NoticePlace()

    def ask(self, name: str, language: str) -> None:
        """Send a letter to who has an account of this name and an address, in a while; raises NoticeMail.

        The answer does not wait for that, so its time tells nothing.
        """
        if not self.mail.is_on:
            raise NoticeMail()
        task = asyncio.create_task(self._write(name, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def use_token(self, used: TokenUse) -> str:
        """Set a new password by a letter and end every session; gives the account's key. Raises AccountRecovery."""
        token = _token_id(used.token)
        account = await self.repository.owner(token)
        if account is None:
            raise AccountRecovery()
        refuse_password(used.password, account.name_key)
        stored = await self.accounts.passwords.hash(used.password)
        if not await self.repository.use_token(account.visitor, token, stored):
            raise AccountRecovery()
        self._has_changed(account.visitor)
        return str(account.name_key)

    async def close(self) -> None:
        """Stop sending."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _write(self, name: str, language: str) -> None:
        try:
            async with self._places:
                account = await self.accounts.repository.by_keys(login_keys(name))
                if account is None:
                    return
                channels = await self.channels.channels_of([account.visitor])
                addresses = [each for each in channels if each.recovers and each.token is None]
                token = secrets.token_urlsafe(24)
                if not addresses or not await self.repository.add_token(
                    account.visitor, _token_id(token), now() + TOKEN_LASTS, MOST_TOKENS
                ):
                    return
            await asyncio.gather(*(self._send(each, account.name, token, language) for each in addresses))
        except Exception as error:
            log.error("recovery.failed", exc_info=error)

    async def _send(self, channel: Channel, name: str, token: str, language: str) -> None:
        for wait in TRIES:
            await asyncio.sleep(wait)
            try:
                async with self._places:
                    return await self.mail.reset(channel, name, token, language)
            except Gone:
                return await self.channels.drop(channel.id)
            except MailRefused:
                return log.warning("recovery.refused")
            except MailLater:
                log.warning("recovery.not_sent")

    def _has_changed(self, visitor: str) -> None:
        self.accounts.sessions.changed(visitor)
        log.info("account.recovered")


def _new_code() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def _code_id(visitor: str, code: str) -> str:
    """What is stored of a code, however it was typed."""
    letters = "".join(c for c in code.casefold().translate(READ_AS) if c in ALPHABET)
    return sha256(f"{visitor} {letters}".encode()).hexdigest()


def _token_id(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()
