"""The hand, and what takes a card from it."""
