"""How well people play: openskill's measure, and the number that people are shown."""

BASE, SCALE = 1000, 40


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: what the player surely reaches; 1000 for one who is new."""
    return round(BASE + SCALE * (mu - 3 * sigma))
