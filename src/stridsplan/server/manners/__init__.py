"""What people at a table ask of each other: to pause, to take back, to play again, to show everything."""
