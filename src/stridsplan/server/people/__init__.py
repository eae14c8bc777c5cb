"""Friends, challenges and blocks: which people know each other, and which keep apart."""
