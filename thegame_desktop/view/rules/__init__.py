"""The rules as the player reads them."""
