"""The engine: what every game shares. It names no game."""
