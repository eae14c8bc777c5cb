"""The engine: the code that all games share. It contains nothing that is specific to one game."""
