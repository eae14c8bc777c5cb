"""Battle for the Island, in Danish Slag for Øen (catalogue: docs/catalogues/island.md)."""

from stridsplan.engine.game import Game
from stridsplan.engine.proof import CODES
from stridsplan.engine.stages import to_act

from . import words
from .actions import ACTIONS, MOVE, PLACE, SHOOT
from .decisions import apply, legal, refuse, timeout_action
from .features import FEATURES
from .flow import begin
from .odds import position_odds
from .policy import policy
from .returns import returns
from .rules.ending import eliminated
from .state import OPTIONS, OPTIONS_DTYPE, PROFILES, STATE, Event, Illegal, Stream, sides
from .view import defects

# `Game` in `engine/game.py` says what each argument is
GAME = Game(
    id="island",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 5, 2),
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
    position_odds=position_odds,  # odds of the seat's next turn
    # by kind: why an action without a code is refused, such as a move to a square that no path reaches
    unnamed={PLACE: Illegal.NOT_HOME, MOVE: Illegal.NOT_THAT_FAR, SHOOT: Illegal.NO_TARGET},
    sides=sides,  # which seats win together
    eliminated=eliminated,  # the seats that are out of the game
    eliminated_since=2,  # the version of the rules from which it is used
    # questions that a person may leave to a bot
    delegable=frozenset({"place_block", "place_character"}),
)
