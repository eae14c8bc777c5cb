"""Parse the Markdown documents for the tests: code blocks, commands, links, paths."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def blocks(path, language):
    """Return the code blocks of a language ("" for none) in a Markdown file, in order."""
    return [text for kind, text in BLOCK.findall(read(path)) if kind == language]


def prose(path):
    """Return a Markdown file without its code blocks."""
    return BLOCK.sub("", read(path))


def code(path):
    """Return the code in a Markdown file: the lines of its plain blocks, then its inline code."""
    lines = [line.strip() for text in blocks(path, "") for line in text.splitlines()]
    return lines + INLINE.findall(prose(path))


def links(path):
    """Return the targets of links within this repository: (file, heading or "")."""
    targets = [target for target in LINK.findall(prose(path)) if not re.match(r"[a-z]+:|/", target)]
    return [tuple(target.partition("#")[::2]) for target in targets]


def anchors(path):
    """Return the anchors of the headings of a Markdown file."""
    headings = re.findall(r"^#+ (.*)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
