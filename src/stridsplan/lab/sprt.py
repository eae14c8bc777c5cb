"""A sequential test of two bots: it stops as soon as one of two hypotheses about their difference can be rejected.

Wald's sequential probability ratio test (Sequential Tests of Statistical Hypotheses, 1945), with the generalised
likelihood ratio over the results of single games (Van den Bergh, A Practical Introduction to the GSPRT), as chess
engines are tested.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log
from typing import Literal

PRIOR_GAMES = 1e-3  # counted for each possible result, so that no result has probability 0
HALVINGS = 60  # steps of the bisection, enough for the precision of floats

Verdict = Literal["weaker", "stronger"]


def score_of(elo: float, fair: float) -> float:
    """Return the expected share of games for a difference in Elo, if equal bots win the share `fair`."""
    return 1 / (1 + exp(-(log(fair / (1 - fair)) + elo * log(10) / 400)))


@dataclass
class Sprt:
    """A test between two hypotheses: the difference in Elo is at most `least`, or at least `most`.

    `alpha` is the probability of the verdict "stronger" if the difference is `least`; `beta` is the probability of the
    verdict "weaker" if it is `most`.
    """

    least: float
    most: float
    fair: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05
    results: Counter[float] = field(default_factory=Counter)  # number of games by the share that was won

    def add(self, share: float) -> None:
        """Count a game: 1 won, 0 lost, `fair` drawn."""
        self.results[share] += 1

    @property
    def ratio(self) -> float:
        """The log likelihood ratio so far; positive values favour `most`."""
        counts = dict.fromkeys((0.0, self.fair, 1.0), PRIOR_GAMES)
        for share, games in self.results.items():
            counts[share] += games
        return log_likelihood(counts, score_of(self.most, self.fair)) - log_likelihood(
            counts, score_of(self.least, self.fair)
        )

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the test stops."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def verdict(self) -> Verdict | None:
        """The result so far: the bot is weaker than `most`, or stronger than `least`; None: the test continues."""
        low, high = self.bounds
        ratio = self.ratio
        return "stronger" if ratio >= high else "weaker" if ratio <= low else None


def log_likelihood(counts: dict[float, float], mean: float) -> float:
    """Return the logarithm of the largest likelihood of the results among all distributions with this mean (empirical
    likelihood, Owen 1988)."""
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        slope = sum(games * (share - mean) / (1 + tilt * (share - mean)) for share, games in counts.items())
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    tilt = (low + high) / 2
    return sum(
        games * log(games / total / (1 + tilt * (share - mean))) for share, games in counts.items() if games
    )
