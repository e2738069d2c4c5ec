"""What the players say."""
