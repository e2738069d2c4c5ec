"""What is heard of the game, where QtMultimedia is there to play it."""
