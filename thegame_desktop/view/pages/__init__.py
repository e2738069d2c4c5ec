"""The pages before and after a game."""
