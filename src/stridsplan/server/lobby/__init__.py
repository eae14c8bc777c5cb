"""Open tables: found in the lobby, joined there, left and closed before play starts."""
