"""Chat at a table, with everybody or with one's team; muted seats; private notes."""
