"""Windows beside the game: questions, settings, help."""
