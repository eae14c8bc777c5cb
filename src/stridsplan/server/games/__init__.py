"""Which games there are, their options and their rulebooks."""
