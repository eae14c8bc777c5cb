"""Tournaments for tables of two, entered with an invitation or by bots, and played at ordinary tables."""
