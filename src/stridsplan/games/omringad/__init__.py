"""Omringad, goblin edition (catalogue: docs/catalogues/omringad.md)."""

from stridsplan.engine.game import Game, Odds
from stridsplan.engine.proof import CODES

from . import words
from .decisions import apply, lapse, legal, refuse, to_act
from .defects import defects
from .flow import begin
from .imagine import imagine
from .policy import policy
from .returns import returns
from .state import ACTIONS, OPTIONS, OPTIONS_DTYPE, PROFILES, RULE_OF, STATE, Illegal, Stream, sides
from .view import observe
from .words.questions import CLOCK

GAME = Game(
    id="omringad",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 5, 2),
    default_seats=2,
    minutes=(60, 240),
    actions=ACTIONS,
    illegal=Illegal,
    refusal_rules=RULE_OF,
    streams=tuple(stream.name.lower() for stream in Stream),
    open_streams=frozenset({CODES, *(stream.name.lower() for stream in Stream)}),
    words=words,
    setup=begin,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    lapse=lapse,
    returns=returns,
    defects=defects,
    policy=policy,
    observe=observe,
    imagine=imagine,
    is_revealing=words.is_revealing,
    odds=Odds(
        words.tell_odds, sample=("merc,elite,archer,rider,catapult", "merc,elite,archer,rider,catapult")
    ),
    outlook=words.outlook,
    shown=words.shown,
    sides=sides,
    clock=CLOCK,
    points=words.points,
    eliminated=None,  # OM-INC-5
)
