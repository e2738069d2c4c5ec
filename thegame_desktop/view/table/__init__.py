"""The table and everything on it."""
