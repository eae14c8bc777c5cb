"""Why no odds are told."""


class BadBattle(ValueError):
    """There is no such battle; the sentence says what is wrong with it."""

    code = "odds.battle"


class TooLarge(BadBattle):
    """The battle has more positions than are worked out."""

    code = "odds.too_large"
