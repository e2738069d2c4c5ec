"""What was played: the list of finished games, what it is filtered by, and their replay."""
