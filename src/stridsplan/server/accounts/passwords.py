"""Passwords, as Argon2 keeps them. One takes tens of milliseconds and megabytes: few are worked at at once."""

import asyncio
import secrets
import unicodedata

from pwdlib import PasswordHash

AT_ONCE = 2


class Passwords:
    """Hashes passwords and compares them, in threads."""

    def __init__(self) -> None:
        self._hasher = PasswordHash.recommended()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def match(self, password: str, stored: str | None) -> bool:
        """Compare; where nothing is stored it takes as long, and is false."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex(16))
        async with self._turns:
            given = _plain(password)
            is_right = await asyncio.to_thread(self._hasher.verify, given, stored or self._nobodys)
        return is_right and stored is not None


def _plain(password: str) -> str:
    """The same letters typed on another keyboard are the same password."""
    return unicodedata.normalize("NFKC", password)
