"""What was played: the list of finished games, and what it is filtered by."""
