"""Errors that say why there are no odds."""


class BadFight(ValueError):
    """There can be no such fight; the message says what is wrong with it."""

    code = "odds.fight"


class TooLarge(BadFight):
    """The fight can go on in too many ways to add them all up."""

    code = "odds.too_large"
