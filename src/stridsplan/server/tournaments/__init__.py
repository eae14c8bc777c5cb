"""Tournaments of two at a table: entered by a link or by the host's bots, and played to the end at ordinary tables."""
