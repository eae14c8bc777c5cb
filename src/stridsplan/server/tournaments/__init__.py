"""Tournaments at tables of two seats. People enter with an invitation; the host enters bots."""
