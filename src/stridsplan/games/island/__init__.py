"""Battle for the Island, in Danish Slag for Øen (catalogue: docs/catalogues/island.md)."""

from stridsplan.engine.game import Game
from stridsplan.engine.proof import CODES

from . import words
from .decisions import apply, lapse, legal, refuse, to_act
from .flow import begin
from .odds import outlook
from .policy import policy
from .returns import returns
from .rules.ending import eliminated
from .state import ACTIONS, OPTIONS, OPTIONS_DTYPE, PROFILES, RULE_OF, STATE, Illegal, Stream, sides
from .view import defects

GAME = Game(
    id="island",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 5, 2),
    default_seats=2,
    minutes=(20, 60),
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
    outlook=outlook,
    sides=sides,
    eliminated=eliminated,
    eliminated_since=2,
)
