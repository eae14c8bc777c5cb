"""Names that people type: what may stand in them (PRECIS, RFC 8264 and 8266), and which look alike (UTS 39)."""

import unicodedata
from functools import cache
from hashlib import sha256

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile
from precis_i18n.unicode import UnicodeData

LONGEST = 40
NOT_SHOWN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
TURNS_TEXT_ROUND = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS = "\u200c\u200d"
# Drawn as nothing, though Unicode calls them symbols
BLANKS = set("\u2800\U0001d159\U00013441\U00013442\U00013443\U00013444\U00013445\U00013446")
MARKS = "\u200e\u200f"  # around letters written from right to left in the list of look-alikes

_PROFILE = get_profile("NicknameCasePreserved")
_UNICODE = UnicodeData()


def shown(text: str) -> str:
    """A text without control signs and what turns text round."""
    return "".join(c for c in text if unicodedata.category(c) not in NOT_SHOWN and c not in TURNS_TEXT_ROUND)


def is_drawn(c: str) -> bool:
    """Tell whether a character leaves a mark on the screen or is a space."""
    return c not in BLANKS and not _UNICODE.default_ignorable(ord(c))


def one_line(text: str) -> str:
    """A text in one line; raises ValueError if nothing in it can be seen."""
    line = " ".join(shown(text).split())
    if not any(is_drawn(c) and not c.isspace() for c in line):
        raise ValueError("nothing in it can be seen")
    return line


def clean_name(text: str) -> str:
    """A name in one line, without what cannot be seen; raises ValueError if that leaves no name."""
    line = one_line(text)
    with_joiners = "".join(c for c in line if is_drawn(c) or c in JOINERS)
    name = _enforced(with_joiners) or _enforced("".join(c for c in line if is_drawn(c)))
    if not name or len(name) > LONGEST:
        raise ValueError("not a name")
    return name


def _enforced(name: str) -> str | None:
    """A name as RFC 8266 has it: normalised by NFKC, with single spaces. None if the profile forbids it."""
    try:
        return str(_PROFILE.enforce(name))
    except UnicodeEncodeError:
        return None


def name_key(name: str) -> str:
    """A name without what may differ in how it is typed, or cannot be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(c for c in folded if unicodedata.category(c) != "Cf").split())


def login_keys(name: str) -> list[str]:
    """The keys under which the account of a typed name may be stored, the exact one first.

    Accounts made before names were cleaned may have characters in their key that nobody sees.
    """
    try:
        cleaned = name_key(clean_name(name))
    except ValueError:
        return [name_key(name)]
    return list(dict.fromkeys((name_key(name), cleaned)))


def looks(name: str) -> set[str]:
    """What a name looks like, as written and in small letters. Two names that share a look can be confused.

    Both are needed: a capital I looks like a small l, and a Cyrillic letter changes its look with its case.
    """
    drawn = "".join(c for c in unicodedata.normalize("NFKC", name) if is_drawn(c))
    found = {skeleton(drawn).casefold(), skeleton(drawn.casefold())}
    return {" ".join(look.split()) for look in found}


def look_keys(name: str) -> list[str]:
    """The looks of a name as they are stored: of one length, however long a look is."""
    return sorted(sha256(look.encode()).hexdigest() for look in looks(name))


def skeleton(text: str) -> str:
    """A text with every character replaced by the first of those that look like it (UTS 39)."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """By character, what stands for all that look like it.

    The library lists pairs in both directions: the one with more pairs stands for the others, and of two with one
    each, the first in Unicode's order.
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
