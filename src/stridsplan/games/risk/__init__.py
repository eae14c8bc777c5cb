"""Risk, which the pages call World Conquest (rule catalogue: docs/catalogues/risk.md)."""

from stridsplan.engine.game import Game, Odds
from stridsplan.engine.stages import to_act

from . import words
from .actions import ACTIONS, ATTACK
from .decisions import apply, legal, refuse, timeout_action
from .features import FEATURES
from .flow import setup
from .policy import policy
from .returns import returns
from .state import OPEN_STREAMS, OPTIONS, OPTIONS_DTYPE, PROFILES, STATE, Event, Illegal, Stream
from .view import defects, determinize, eliminated, may_reveal, observe

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
    events=Event,
    streams=tuple(stream.name.lower() for stream in Stream),
    open_streams=OPEN_STREAMS,
    words=words,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    observe=observe,
    determinize=determinize,
    timeout_action=timeout_action,
    returns=returns,
    defects=defects,
    policy=policy,
    features=FEATURES,
    reveals=words.is_revealing,
    may_reveal=may_reveal,
    eliminated=eliminated,
    eliminated_since=2,
    odds=Odds(words.odds_json, sample=("1000", "1000")),
    unnamed={ATTACK: Illegal.NOT_ADJACENT},
    delegable=frozenset({"place_setup", "place_secretly"}),
)
