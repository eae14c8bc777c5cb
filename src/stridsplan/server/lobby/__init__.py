"""Open tables: listed in the lobby, paired, left and closed before play starts."""
