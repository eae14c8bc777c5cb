"""The games, one folder each. A game imports the engine and nothing else of ours."""
