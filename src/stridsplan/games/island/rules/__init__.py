"""The rules of Battle for the Island, one file per chapter. Nothing here changes `phase` or `ask`; `flow.py` does."""
