"""The coach: what the turns of a game that is over have cost, and how it could have been won."""
