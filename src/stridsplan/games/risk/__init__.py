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

# `Game` in `engine/game.py` says what each argument is
GAME = Game(
    id="risk",
    version=2,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles=PROFILES,
    seats=range(2, 7),
    default_seats=4,
    minutes=(40, 150),  # the usual length of a game
    actions=ACTIONS,
    illegal=Illegal,
    events=Event,
    streams=tuple(stream.name.lower() for stream in Stream),
    open_streams=OPEN_STREAMS,  # those whose key is published after the end
    words=words,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    observe=observe,
    determinize=determinize,
    timeout_action=timeout_action,
    returns=returns,  # the pay-off and rank of each seat
    defects=defects,  # what is impossible in a position
    policy=policy,
    features=FEATURES,
    reveals=words.is_revealing,  # whether an event reveals a secret: undo does not take it back
    may_reveal=may_reveal,  # whether an action may reveal a secret: a preview stops before it
    eliminated=eliminated,  # the seats that are out of the game
    eliminated_since=2,  # the version of the rules from which it is used
    # the sample is a large battle, which the benchmark times
    odds=Odds(words.odds_json, sample=("1000", "1000")),
    # by kind: why an action without a code is refused, such as an attack on a territory that is not adjacent
    unnamed={ATTACK: Illegal.NOT_ADJACENT},
    # questions that a person may leave to a bot
    delegable=frozenset({"place_setup", "place_secretly"}),
)
