"""The declaration of a game's refusals and events, each with the id of the rule it belongs to.

    class Illegal(Refusals):
        NONE = refusal()
        NOT_ASKED = refusal("RI-TURN-1")

    class Event(Events):
        FIELD_ATTACKED = event("RI-ATT-2", "seat field attack_die defence_die")

Members are numbers in the order of declaration, refusals from 0 and events from 1. Compiled rules use them like members
of any `IntEnum`.
"""

from typing import Any

from .enums import IntEnum
from .log import RULE


class Refusals(IntEnum):
    """Base class of a game's reasons to refuse an action.

    The first members of every game are NONE, NOT_ASKED and NO_SUCH_ACTION.
    """

    rule: str  # the id of the broken rule

    def __new__(cls, rule: Any) -> "Refusals":
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.rule = rule
        return member


class Events(IntEnum):
    """Base class of the kinds of events that a game writes into its log."""

    rule: str  # the id of the rule that an event of this kind carries out, unless `note` names another
    arguments: tuple[str, ...]  # the names of its integers
    is_quiet: bool  # an event of little importance; the page does not pause to show it
    is_revealing: bool  # it reveals something hidden, so undo may not take it back
    is_late: bool  # shown to everybody when play has ended

    def __new__(
        cls,
        rule: Any,
        arguments: str = "",
        is_quiet: bool = False,
        is_revealing: bool = False,
        is_late: bool = False,
    ) -> "Events":
        member = int.__new__(cls, len(cls.__members__) + 1)
        member._value_ = len(cls.__members__) + 1
        member.rule, member.arguments = rule, tuple(arguments.split())
        member.is_quiet, member.is_revealing, member.is_late = is_quiet, is_revealing, is_late
        return member


def refusal(rule: str = "") -> Any:
    """Declare one reason to refuse an action, by the id of the rule that it would break."""
    return (rule,)


def event(
    rule: str, arguments: str = "", *, quiet: bool = False, revealing: bool = False, late: bool = False
) -> Any:
    """Declare one kind of event: its rule and the names of its integers, separated by spaces (at most six)."""
    return rule, arguments, quiet, revealing, late


def rule_ids(*ids: str) -> Any:
    """Return an enumeration of rules for the argument `rule_id` of `note`; its member RI_ATT_2 is rule RI-ATT-2."""
    make: Any = IntEnum  # mypy knows this way to make an enum only from the standard library
    return make("Rule", [each.replace("-", "_") for each in ids])


def rule_of(row: Any, kind: Events, rules: Any = None) -> str:
    """Return the id of the rule that a log row carries out; `rules` is the enumeration made by `rule_ids`."""
    number = int(row[RULE])
    return rules(number).name.replace("_", "-") if number else kind.rule
