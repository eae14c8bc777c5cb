"""Password hashing with Argon2. A hash takes tens of milliseconds and megabytes, so few run at once."""

import asyncio
import secrets
import unicodedata

from pwdlib import PasswordHash

MAX_CONCURRENT = 2


class Passwords:
    """Hashes and verifies passwords, in threads."""

    def __init__(self) -> None:
        self._hasher = PasswordHash.recommended()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)
        self._dummy: str | None = None  # the hash of a password that nobody knows

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, _normalized(password))

    async def match(self, password: str, stored_hash: str | None) -> bool:
        """Return whether a password is right. Without a stored hash, return False after the same time."""
        if self._dummy is None:
            self._dummy = await self.hash(secrets.token_hex(16))
        async with self._slots:
            given = _normalized(password)
            is_right = await asyncio.to_thread(self._hasher.verify, given, stored_hash or self._dummy)
        return is_right and stored_hash is not None


def _normalized(password: str) -> str:
    """Normalize Unicode, which differs between keyboards."""
    return unicodedata.normalize("NFKC", password)
