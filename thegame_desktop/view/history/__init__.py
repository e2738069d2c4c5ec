"""What was played, as pages: games gone through once more."""
