"""Open Graph tags (https://ogp.me), from which other sites make previews of links."""

from dataclasses import dataclass
from html import escape
from typing import Any, Protocol

from .tables.records import Seat, TableRecord

SITE = "Stridsplan"
SIZE = 1200, 630  # pixels of the pictures, see `tables/drawing.py`


class Texts(Protocol):
    """The client's texts in all its languages; see `notifications.translations`."""

    def languages(self) -> list[str]:
        """Return the languages, as codes of two letters."""

    def text(self, language: str, message: str, **args: Any) -> str:
        """Return a message of the shell."""

    def game_name(self, language: str, game: str) -> str:
        """Return the name of a game."""


def language_of(header: str, texts: Texts) -> str:
    """Return the first language of an Accept-Language header if the client has it, otherwise English."""
    first = header.strip().lower()[:2]
    return first if first in texts.languages() else "en"


@dataclass(frozen=True)
class Preview:
    """What the preview of a page shows. `picture` is a path; empty: no picture."""

    title: str
    description: str
    picture: str = ""
    picture_text: str = ""  # the alternative text of the picture


def site_preview(texts: Texts, language: str, title: str, game: str, *, has_picture: bool) -> Preview:
    """Return a preview with a title, a description of the site, and the board of a game, if the game draws one."""
    picture = f"/api/v1/games/{game}/picture" if has_picture else ""
    return Preview(title, texts.text(language, "lobby-line"), picture, texts.game_name(language, game))


def table_preview(record: TableRecord, texts: Texts, language: str, *, has_picture: bool) -> Preview:
    """Return the preview of a table: its game, the names of its seats, and its board, if the game draws one."""
    names = ", ".join(dict.fromkeys(_name(seat, texts, language) for seat in record.seats))
    game = texts.game_name(language, record.game)
    picture = f"/api/v1/tables/{record.id}/picture" if has_picture else ""
    return Preview(f"{game} · {SITE}", names, picture, game)


def tags_of(preview: Preview, origin: str, path: str) -> str:
    """Return the tags of a preview. `path` must not contain the query, which may have a key."""
    properties = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": origin + path,
    }
    if preview.picture:
        properties |= {
            "og:image": origin + preview.picture,
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": preview.picture_text,
        }
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
    card = "summary_large_image" if preview.picture else "summary"
    return "\n".join([*tags, f'<meta name="twitter:card" content="{card}">', ""])


def _name(seat: Seat, texts: Texts, language: str) -> str:
    if seat.name:
        return seat.name
    if seat.is_former:
        return texts.text(language, "seat-former")
    if seat.kind == "person":
        return texts.text(language, "seat-numbered", number=seat.seat + 1)
    return texts.text(language, f"bot-{seat.bot}" if seat.kind == "bot" else "seat-empty")
