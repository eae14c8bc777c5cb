"""Errors that say why there are no odds."""


class BadFight(ValueError):
    """There are no odds for such a fight; the message says why."""

    code = "odds.fight"


class TooLarge(BadFight):
    """The fight is possible, but can go on in too many ways to add them all up."""

    code = "odds.too_large"
