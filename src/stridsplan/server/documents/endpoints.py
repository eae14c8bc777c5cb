"""HTTP endpoints of the terms and the privacy page."""

from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from markdown_it import MarkdownIt
from pydantic import BaseModel
from starlette.requests import HTTPConnection

from ..errors import RequestUnknown
from ..rates import Rate
from ..schemas import READS, raises
from ..services import services_of
from ..settings import Settings

router = APIRouter(prefix="/api/v1", tags=["documents"], dependencies=[Depends(Rate("read"))])
DEFAULTS = {"operator": "—", "contact": "—", "site": "Stridsplan"}  # used for settings that are empty
# characters with a meaning in Markdown, with a backslash before them
ESCAPED = str.maketrans({c: f"\\{c}" for c in r"\`*_{}[]<>()#+-.!|&"})


class DocumentOut(BaseModel):
    """A document as HTML; `lang` is the language that was found."""

    html: str
    lang: str


def _settings(connection: HTTPConnection) -> Settings:
    return services_of(connection).settings


@router.get("/documents/{name}", responses=raises(*READS, RequestUnknown))
def get_document(
    name: Literal["terms", "privacy"],
    settings: Annotated[Settings, Depends(_settings)],
    lang: Annotated[str, Query(pattern=r"^[A-Za-z]{2,3}$")] = "en",
) -> DocumentOut:
    """Show the terms or the privacy page in a language, or in English."""
    custom = [Path(settings.documents)] if settings.documents else []
    for tag in (lang.lower(), "en"):
        for folder in (*custom, settings.client / "documents"):
            path = folder / name / f"{tag}.md"
            if path.is_file():
                return DocumentOut(html=_render(path.read_text(encoding="utf-8"), settings), lang=tag)
    raise RequestUnknown()


def _render(text: str, settings: Settings) -> str:
    """Render a template: Markdown without HTML, with the names of the site and its operator."""
    configured = {
        "operator": settings.operator_name,
        "contact": settings.operator_contact,
        "site": settings.origin.partition("//")[2],
    }
    for name, default in DEFAULTS.items():
        text = text.replace(f"{{{name}}}", (configured[name] or default).translate(ESCAPED))
    return MarkdownIt("commonmark", {"html": False}).render(text)
