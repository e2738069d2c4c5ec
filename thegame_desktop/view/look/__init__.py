"""Theme, fonts, and the drawing of cards and symbols."""
