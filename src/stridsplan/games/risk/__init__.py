"""Risk, which people see as World Conquest (catalogue: docs/catalogues/risk.md)."""

from stridsplan.engine.game import Game, Odds

from . import words
from .decisions import apply, lapse, legal, refuse, to_act
from .flow import setup
from .policy import policy
from .returns import returns
from .state import ACTIONS, OPEN_STREAMS, OPTIONS, OPTIONS_DTYPE, PROFILES, RULE_OF, STATE, Illegal, Stream
from .view import defects, eliminated, imagine, may_reveal, observe

GAME = Game(
    id="risk",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 7),
    default_seats=4,
    minutes=(40, 150),
    actions=ACTIONS,
    illegal=Illegal,
    refusal_rules=RULE_OF,
    streams=tuple(stream.name.lower() for stream in Stream),
    open_streams=OPEN_STREAMS,
    words=words,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    observe=observe,
    imagine=imagine,
    lapse=lapse,
    returns=returns,
    defects=defects,
    policy=policy,
    is_revealing=words.is_revealing,
    may_reveal=may_reveal,
    eliminated=eliminated,
    eliminated_since=2,
    odds=Odds(words.tell_odds, sample=("1000", "1000")),
)
