"""The rules: a module for each subject of the catalogue, whose sections, flags and traps `state.py` explains."""
