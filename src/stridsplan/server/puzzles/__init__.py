"""Puzzles: positions from self-play in which a visitor looks for the best answer."""
