"""A game as it is played: who sits where, whose hand is in sight, what is remembered. No Qt."""
