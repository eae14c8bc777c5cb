"""The rules of Risk, one file per chapter of the rulebook. Nothing here changes `phase`; `flow.py` does."""
