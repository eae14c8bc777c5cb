"""Requests between players: to pause, to take back a command, for a rematch, and to publish all secrets."""
