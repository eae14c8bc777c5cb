"""The Awakened (catalogue: docs/catalogues/awakened.md)."""

from stridsplan.engine.game import Game
from stridsplan.engine.proof import CODES
from stridsplan.engine.stages import to_act

from . import words
from .actions import ACTIONS
from .components import FEWEST_SEATS, MOST_SEATS
from .decisions import apply, legal, refuse, timeout_action
from .features import FEATURES
from .flow import begin, leave
from .odds import position_odds
from .policy import policy
from .rules.ending import eliminated, returns
from .state import OPTIONS, OPTIONS_DTYPE, PROFILES, STATE, Event, Illegal, Stream
from .view import defects

# `Game` in `engine/game.py` says what each argument is
GAME = Game(
    id="awakened",
    version=1,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    default_seats=2,
    minutes=(20, 60),  # the usual length of a game
    actions=ACTIONS,
    illegal=Illegal,
    events=Event,
    streams=tuple(stream.name.lower() for stream in Stream),
    # all: no key reveals what stays secret after the end
    open_streams=frozenset({CODES, *(stream.name.lower() for stream in Stream)}),
    words=words,
    setup=begin,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    timeout_action=timeout_action,
    returns=returns,  # the pay-off and rank of each seat
    defects=defects,  # what is impossible in a position
    policy=policy,
    features=FEATURES,
    eliminated=eliminated,  # the seats that are out of the game
    position_odds=position_odds,  # odds of the next turns of every land
    leave=leave,  # removes a seat that resigns
    shown=words.shown,  # the codes that a question shows even while they are refused
)
