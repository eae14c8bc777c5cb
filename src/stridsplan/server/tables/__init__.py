"""Tables: made, joined, played, watched."""
