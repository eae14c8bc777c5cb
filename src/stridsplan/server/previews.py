"""Tags for previews of links: what sites show of a link to a table that somebody sends there (https://ogp.me)."""

from html import escape
from typing import Protocol

from .tables.records import Seat, TableRecord

SITE = "Stridsplan"
SIZE = 1200, 630  # of the pictures, see `tables/drawing.py`


class Texts(Protocol):
    """The texts of a language; see `notifications.translations`."""

    def languages(self) -> list[str]:
        """Return the languages."""

    def text(self, language: str, message: str) -> str:
        """Return a message of the shell."""

    def game_name(self, language: str, game: str) -> str:
        """Return the name of a game."""


def language_of(header: str, texts: Texts) -> str:
    """Return the first language of an Accept-Language header, if it is one of the client's, else English."""
    first = header.strip().lower()[:2]
    return first if first in texts.languages() else "en"


def tags_of(
    record: TableRecord, texts: Texts, language: str, origin: str, path: str, *, has_picture: bool
) -> str:
    """Return the tags of a table: its game, who sits there, and its board, if its game draws one.

    `path` is without the query, which may have a key.
    """
    people = ", ".join(dict.fromkeys(_name(seat, texts, language) for seat in record.seats))
    game = texts.game_name(language, record.game)
    named = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": f"{game} · {SITE}",
        "og:description": people,
        "og:url": origin + path,
    }
    if has_picture:
        named |= {
            "og:image": f"{origin}/api/v1/tables/{record.id}/picture",
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": game,
        }
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in named.items()]
    card = "summary_large_image" if has_picture else "summary"
    return "\n".join([*tags, f'<meta name="twitter:card" content="{card}">', ""])


def _name(seat: Seat, texts: Texts, language: str) -> str:
    if seat.name or seat.kind == "person":
        return seat.name or texts.text(language, "seat-former")
    return texts.text(language, f"bot-{seat.bot}" if seat.kind == "bot" else "seat-empty")
