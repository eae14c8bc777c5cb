"""What people say at a table, to all of it or to their side; whom they mute; what they note for themselves."""
