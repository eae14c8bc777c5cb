"""The texts of notifications, from the client's `.ftl` files."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .records import Notification

FALLBACK = "en"


@lru_cache(64)
def parsed(path: Path, changed: int) -> Any:
    """Return the messages of a file, parsed once for all `Translations` of the process.

    `changed`, the file's modification time, is part of the cache key.
    """
    return FluentResource(path.read_text(encoding="utf-8"))


class Translations:
    """The messages of the `.ftl` files in a folder, by language. They are cached until the server stops."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._bundle = lru_cache(64)(self._read)

    def languages(self) -> list[str]:
        """Return the languages that have a folder."""
        return sorted(path.name for path in self.folder.glob("*/") if path.is_dir())

    def text(self, language: str, message: str, **args: Any) -> str:
        """Return a message of the shell in a language."""
        return self._format(language, "shell", message, args) or message

    def body(self, language: str, notification: Notification) -> str:
        """Return the text of a notification below its heading."""
        names = {"names": ", ".join(notification.waiting), "count": len(notification.waiting)}
        waiting = self.text(language, "notification-waiting", **names)
        return f"{self.text(language, 'notification-plan')} {waiting}" if notification.plan_ended else waiting

    def game_name(self, language: str, game: str) -> str:
        """Return the name of a game in a language."""
        return self._format(language, f"{game}-lobby", f"{game.replace('_', '-')}-name", {}) or game

    def _format(self, language: str, file: str, message: str, args: dict[str, Any]) -> str | None:
        for tag in (language, FALLBACK):
            bundle = self._bundle(tag, file)
            pattern = bundle.get_message(message).value if bundle.has_message(message) else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return None

    def _read(self, language: str, file: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        path = self.folder / language / f"{file}.ftl"
        if language in self.languages() and path.is_file():
            bundle.add_resource(parsed(path, path.stat().st_mtime_ns))
        return bundle
