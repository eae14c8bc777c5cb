"""Rulebooks: Markdown in which a line `[AB-RULE-1 AB-RULE-2]` gives the rule ids of the next block.

An image `![](city)` names a picture that the client draws; `![A city feeds six.](city)` is a figure with its caption.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

RULE_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+[a-z]?)+"
MARKER = re.compile(rf"^[ \t]*\[({RULE_ID}(?:[ ,]+{RULE_ID})*)\][ \t]*$", re.MULTILINE)
IDS = re.compile(RULE_ID)


def find_rulebook(folder: Path, lang: str) -> Path | None:
    """Return the file of a rulebook: in the language, in its main language (sv for sv-FI), in English, or any."""
    for name in (lang.lower(), lang.lower().split("-")[0], "en"):
        if (folder / f"{name}.md").is_file():
            return folder / f"{name}.md"
    return min(folder.glob("*.md"), default=None)


@lru_cache(maxsize=32)
def render_file(path: Path, changed: int) -> str:
    """Render a rulebook; `changed` is the file's modification time, a part of the cache key."""
    return render(path.read_text(encoding="utf-8"))


def render(text: str) -> str:
    """Render a rulebook as HTML. The block after a marker gets the first rule id; anchors before it get the others."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("image", _picture)
    # empty lines around a marker make it a paragraph of its own
    text = MARKER.sub(lambda found: f"\n{found.group(0)}\n", text)
    return str(parser.renderer.render(_place_ids(parser.parse(text)), parser.options, {}))


def _picture(_: Any, tokens: Sequence[Token], i: int, *__: Any) -> str:
    """Return an empty element with the name of a picture, and its caption, which screen readers read."""
    name, caption = escape(str(tokens[i].attrs["src"])), escape(tokens[i].content)
    picture = f'<span class="picture" data-picture="{name}" aria-hidden="true"></span>'
    return f'<span class="figure">{picture}{caption}</span>' if caption else picture


def _place_ids(tokens: list[Token]) -> list[Token]:
    """Remove the markers and set the ids of the blocks after them."""
    out: list[Token] = []
    waiting: list[str] = []
    skip = 0
    for i, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        found = _marker(tokens, i)
        if found is not None:
            waiting += found
            skip = 2  # the text and the end of the marker's paragraph
        elif waiting and token.block and token.nesting >= 0 and token.type != "inline":
            token.attrSet("id", waiting[0])
            out += [_anchor(rule) for rule in waiting[1:]] + [token]
            waiting = []
        else:
            out.append(token)
    return out


def _marker(tokens: list[Token], i: int) -> list[str] | None:
    """Return the rule ids if a marker begins here."""
    if tokens[i].type != "paragraph_open":
        return None
    content = tokens[i + 1].content
    return IDS.findall(content) if MARKER.match(content) and "\n" not in content else None


def _anchor(rule: str) -> Token:
    return Token("html_block", "", 0, content=f'<a id="{rule}"></a>\n', block=True)
