"""Friends, challenges between friends, and blocks."""
