"""Requests between players: to pause, to take back, to play again, to publish everything."""
