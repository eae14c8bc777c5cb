"""The games, their options and their rulebooks."""
