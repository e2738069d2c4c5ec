"""The window, and its one door for wishes."""
