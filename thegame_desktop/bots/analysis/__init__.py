"""The expert's judgement, for people: hints, and what there is to learn from a game."""
