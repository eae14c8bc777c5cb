"""The server's secret key: it signs cookies, and secrets such as those of tables are derived from it."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile


def secret_key(data: Path) -> bytes:
    """Read the key from the data folder, creating it first if there is none. Only the file's owner may read it."""
    path = data / "secret.key"
    if not path.exists():
        _create(path)
    return path.read_bytes()


def _create(path: Path) -> None:
    """Write a new key atomically; of two servers that start at once, the first one's key is used."""
    with NamedTemporaryFile(dir=path.parent) as file:  # readable by its owner alone
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)
