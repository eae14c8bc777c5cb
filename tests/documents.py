"""What the documents hold that a test can run or follow: code blocks, commands, links, paths."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def blocks(path, language):
    """The code blocks of a language ("" for none) in a Markdown file, in order."""
    return [text for kind, text in BLOCK.findall(read(path)) if kind == language]


def prose(path):
    """A Markdown file without its code blocks."""
    return BLOCK.sub("", read(path))


def code(path):
    """What a Markdown file says in code: the lines of its plain blocks, then what stands in the text."""
    lines = [line.strip() for text in blocks(path, "") for line in text.splitlines()]
    return lines + INLINE.findall(prose(path))


def links(path):
    """Where the links of a Markdown file within this repository lead: (file, heading or "")."""
    targets = [target for target in LINK.findall(prose(path)) if not re.match(r"[a-z]+:|/", target)]
    return [tuple(target.partition("#")[::2]) for target in targets]


def anchors(path):
    """The headings of a Markdown file as links name them."""
    headings = re.findall(r"^#+ (.*)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
