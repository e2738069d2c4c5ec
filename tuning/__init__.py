"""Finds the weights of the skilled player by playing many games with a core in C."""
