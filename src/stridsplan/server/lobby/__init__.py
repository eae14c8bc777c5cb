"""Open tables: listed in the lobby, left and closed before play starts."""
