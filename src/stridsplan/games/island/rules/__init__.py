"""The rules of Battle for the Island, a file a chapter. Nothing here changes `phase` or `ask`; `flow.py` does."""
