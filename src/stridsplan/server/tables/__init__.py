"""Tables: creation, seats, play, clocks, plans, replays, and results of finished games."""
