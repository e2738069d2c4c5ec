"""Qt objects without pixels: the running game, item models of it, settings, the language."""
