"""The games, one package each. A game imports the engine and no other package of the project."""
