"""Omringad, goblin edition (catalogue: docs/catalogues/omringad.md)."""

from stridsplan.engine.game import Game, Odds
from stridsplan.engine.proof import CODES
from stridsplan.engine.stages import to_act

from . import words
from .actions import ACTIONS, LAY, LODGE, PUT, STEP, WITHDRAW
from .decisions import apply, legal, refuse, timeout_action
from .defects import defects
from .determinize import determinize
from .features import FEATURES
from .flow import begin
from .policy import policy
from .returns import returns
from .state import OPTIONS, OPTIONS_DTYPE, PROFILES, STATE, Event, Illegal, Stream, observe, sides
from .words.questions import CLOCK

# `Game` in `engine/game.py` says what each argument is
GAME = Game(
    id="omringad",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 5, 2),
    default_seats=2,
    minutes=(60, 240),  # the usual length of a game
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
    observe=observe,
    determinize=determinize,
    # the sample is a large battle, which the benchmark times
    odds=Odds(
        words.odds_json, sample=("merc,elite,archer,rider,catapult", "merc,elite,archer,rider,catapult")
    ),
    position_odds=words.position_odds,  # odds of the battles ahead
    shown=words.shown,  # the codes that a question shows even while they are refused
    # by kind: why an action without a code is refused, such as a step to a square that is not adjacent
    unnamed={
        LAY: Illegal.OTHER_COUNTRY,
        PUT: Illegal.NOT_YOUR_SETTLEMENT,
        LODGE: Illegal.NO_PLACE_FOR_SPECIAL,
        STEP: Illegal.NOT_ADJACENT,
        WITHDRAW: Illegal.SQUARE_NOT_FREE,
    },
    sides=sides,  # which seats win together
    clock=CLOCK,  # by question: the time limits in the rules
    points=words.points,  # the present points of every seat
    eliminated=None,  # no seat is eliminated before the end (OM-INC-5)
)
