"""Names that people type: which are allowed (PRECIS, RFC 8264 and 8266), and which look alike (UTS 39)."""

import unicodedata
from functools import cache
from hashlib import sha256

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile
from precis_i18n.unicode import UnicodeData

MAX_LENGTH = 40
NOT_SHOWN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
BIDI_CONTROLS = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS = "\u200c\u200d"
# Invisible, though Unicode calls them symbols
BLANKS = set("\u2800\U0001d159\U00013441\U00013442\U00013443\U00013444\U00013445\U00013446")
MARKS = "\u200e\u200f"  # around right-to-left letters in the list of confusables

_PROFILE = get_profile("NicknameCasePreserved")
_UNICODE = UnicodeData()


def printable(text: str) -> str:
    """Return a text without control characters, those for the direction of text included."""
    return "".join(c for c in text if unicodedata.category(c) not in NOT_SHOWN and c not in BIDI_CONTROLS)


def is_visible(c: str) -> bool:
    """Return whether a character is visible or a space."""
    return c not in BLANKS and not _UNICODE.default_ignorable(ord(c))


def one_line(text: str) -> str:
    """Return a text in one line; raises ValueError if nothing in it is visible."""
    line = " ".join(printable(text).split())
    if not any(is_visible(c) and not c.isspace() for c in line):
        raise ValueError("nothing in it is visible")
    return line


def clean_name(text: str) -> str:
    """Return a name in one line of visible characters; raises ValueError if it is not a valid name."""
    line = one_line(text)
    with_joiners = "".join(c for c in line if is_visible(c) or c in JOINERS)
    name = _enforced(with_joiners) or _enforced("".join(c for c in line if is_visible(c)))
    if not name or len(name) > MAX_LENGTH:
        raise ValueError("not a name")
    return name


def _enforced(name: str) -> str | None:
    """Return a name as RFC 8266 normalizes it: NFKC, single spaces. None if the profile forbids it."""
    try:
        return str(_PROFILE.enforce(name))
    except UnicodeEncodeError:
        return None


def name_key(name: str) -> str:
    """Return the normal form of a name, by which names are compared."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(c for c in folded if unicodedata.category(c) != "Cf").split())


def login_keys(name: str) -> list[str]:
    """Return the keys under which the account of a typed name may be stored, the exact one first.

    Old accounts may have invisible characters in their keys, since names were not always cleaned.
    """
    try:
        cleaned = name_key(clean_name(name))
    except ValueError:
        return [name_key(name)]
    return list(dict.fromkeys((name_key(name), cleaned)))


def looks(name: str) -> set[str]:
    """Return what a name looks like, as written and in lower case. Two names that share a look can be confused.

    Both are needed: a capital I looks like a small l, and the look of Cyrillic letters depends on their case.
    """
    drawn = "".join(c for c in unicodedata.normalize("NFKC", name) if is_visible(c))
    found = {skeleton(drawn).casefold(), skeleton(drawn.casefold())}
    return {" ".join(look.split()) for look in found}


def look_keys(name: str) -> list[str]:
    """Return the looks of a name in the form that is stored, hashes of a fixed length."""
    return sorted(sha256(look.encode()).hexdigest() for look in looks(name))


def skeleton(text: str) -> str:
    """Return the skeleton of a text: each character replaced by the prototype of its look-alikes (UTS 39)."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of each character that has look-alikes.

    The library lists pairs in both directions: the prototype is the character with more pairs, or if both have one,
    the first in Unicode's order.
    """
    others = {
        c.strip(MARKS): [pair["c"].strip(MARKS) for pair in pairs] for c, pairs in confusables_data.items()
    }
    single = {c: pairs[0] for c, pairs in others.items() if len(c) == 1 and len(pairs) == 1}
    return {
        ord(c): other
        for c, other in single.items()
        if len(others.get(other, ())) > 1 or (other, len(other)) < (c, len(c))
    }
