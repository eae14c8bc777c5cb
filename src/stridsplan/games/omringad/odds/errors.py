"""Errors that say why there are no odds."""


class BadBattle(ValueError):
    """There can be no such battle; the message says what is wrong with it."""

    code = "odds.battle"


class TooLarge(BadBattle):
    """The battle has too many positions to solve."""

    code = "odds.too_large"
