"""Accounts: a visitor with a name and a password, sessions that can be ended, ratings. Nobody needs one."""
