"""Battle for Clusta Noba (catalogue: docs/catalogues/clusta_noba.md)."""

from stridsplan.engine.game import Game, Odds
from stridsplan.engine.proof import CODES
from stridsplan.engine.stages import to_act

from . import words
from .actions import ACTIONS
from .decisions import apply, legal, may_reveal, refuse, shown, timeout_action
from .defects import defects
from .determinize import determinize
from .events import Event, Illegal, Stream
from .features import FEATURES
from .flow import begin
from .numbers import MOST_SEATS
from .options import OPTIONS, OPTIONS_DTYPE, PROFILES
from .policy import policy
from .rules.ending import returns
from .seating import sides, stands_in
from .state import STATE, observe
from .words.reports import reports_under_way
from .words.sheets import DOCUMENTS
from .words.survey import SURVEYS

# `Game` in `engine/game.py` says what each argument is
GAME = Game(
    id="clusta_noba",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, MOST_SEATS + 1),
    default_seats=2,
    minutes=(120, 1200),  # the usual length of a game
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
    shown=shown,  # the codes that a question shows even while they are refused
    returns=returns,  # the pay-off and rank of each seat
    defects=defects,  # what is impossible in a position
    policy=policy,
    features=FEATURES,
    observe=observe,
    determinize=determinize,
    may_reveal=may_reveal,  # whether an action may reveal a secret: a preview stops before it
    # the sample is a large battle, which the benchmark times
    odds=Odds(words.odds_json, sample=("tra:0+400;leader=4", "ste:250,250;leader=3")),
    sides=sides,  # which seats win together, and which one is the umpire's
    stands_in=stands_in,  # whether the umpire may answer for a seat
    inlines_random_play=False,  # it would save no time, since one action can be a whole day of war
    surveys=SURVEYS,  # what the map shows on request
    reports=reports_under_way,  # to which an umpire may add a remark
    documents=DOCUMENTS,  # answers as order sheets
)
