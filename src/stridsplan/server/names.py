"""Names that visitors choose: which are valid (PRECIS, RFC 8264 and 8266), and which are confusable (UTS 39)."""

import unicodedata
from functools import cache
from hashlib import sha256

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile
from precis_i18n.unicode import UnicodeData

MAX_LENGTH = 40  # characters of a name
# Unicode categories: controls, surrogates, private and unassigned characters, separators of lines and paragraphs
CONTROL_CATEGORIES = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
BIDI_CONTROLS = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS = "\u200c\u200d"  # zero-width; some scripts need them
# Invisible, although Unicode classifies them as symbols or letters
BLANKS = set("\u2800\U0001d159\U00013441\U00013442\U00013443\U00013444\U00013445\U00013446")
DIRECTION_MARKS = "\u200e\u200f"  # the list of confusables has them around right-to-left letters

_PROFILE = get_profile("NicknameCasePreserved")
_UNICODE = UnicodeData()


def printable(text: str) -> str:
    """Return a text without control characters, including those that set the direction of text."""
    return "".join(
        c for c in text if unicodedata.category(c) not in CONTROL_CATEGORIES and c not in BIDI_CONTROLS
    )


def is_visible(c: str) -> bool:
    """Return whether a character is visible or a space."""
    return c not in BLANKS and not _UNICODE.default_ignorable(ord(c))


def one_line(text: str) -> str:
    """Return a text as one line; raises ValueError if it has no visible character."""
    line = " ".join(printable(text).split())
    if not any(is_visible(c) and not c.isspace() for c in line):
        raise ValueError("no visible character")
    return line


def clean_name(text: str) -> str:
    """Return a name as one line of visible characters, and of joiners if they are allowed there.

    Raises ValueError if it is not valid.
    """
    line = one_line(text)
    visible = "".join(c for c in line if is_visible(c))
    with_joiners = "".join(c for c in line if is_visible(c) or c in JOINERS)
    name = _normalized(with_joiners) or _normalized(visible)
    if not name or len(name) > MAX_LENGTH:
        raise ValueError("not a name")
    return name


def _normalized(name: str) -> str | None:
    """Return a name as RFC 8266 normalizes it: NFKC, single spaces. None if the profile forbids it."""
    try:
        return str(_PROFILE.enforce(name))
    except UnicodeEncodeError:
        return None


def name_key(name: str) -> str:
    """Return the normal form of a name; two names are the same if their keys are equal."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    without_format_characters = "".join(c for c in folded if unicodedata.category(c) != "Cf")
    return " ".join(without_format_characters.split())


def is_same_name(one: str | None, other: str | None) -> bool:
    """Return whether two names are the same. None, which means no name, is never the same."""
    return one is not None and other is not None and (one == other or name_key(one) == name_key(other))


def login_keys(name: str) -> list[str]:
    """Return the keys under which the account of an entered name may be stored, the exact one first.

    Keys of old accounts may contain invisible characters, since names were not cleaned then.
    """
    try:
        cleaned = name_key(clean_name(name))
    except ValueError:
        return [name_key(name)]
    return list(dict.fromkeys((name_key(name), cleaned)))


def skeletons(name: str) -> set[str]:
    """Return the skeletons of a name as written and in lower case. Two names that share one are confusable.

    Both are needed: a capital I looks like a small l, and what Cyrillic letters look like depends on their case.
    """
    visible = "".join(c for c in unicodedata.normalize("NFKC", name) if is_visible(c))
    found = {skeleton(visible).casefold(), skeleton(visible.casefold())}
    return {" ".join(each.split()) for each in found}


def skeleton_hashes(name: str) -> list[str]:
    """Return the hashes of the skeletons of a name, which are stored since their length is fixed."""
    return sorted(sha256(each.encode()).hexdigest() for each in skeletons(name))


def skeleton(text: str) -> str:
    """Return the skeleton of a text: each character is replaced by the prototype of its confusables (UTS 39)."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of each character that has confusables.

    The library lists every pair in both directions. The prototype is the character that is in more pairs; if both
    are in one pair, it is the first in Unicode's order.
    """
    others = {
        c.strip(DIRECTION_MARKS): [pair["c"].strip(DIRECTION_MARKS) for pair in pairs]
        for c, pairs in confusables_data.items()
    }
    single = {c: pairs[0] for c, pairs in others.items() if len(c) == 1 and len(pairs) == 1}
    return {ord(c): other for c, other in single.items() if len(others.get(other, ())) > 1 or other < c}
