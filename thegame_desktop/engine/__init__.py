"""The rules of all three editions, as pure values and functions."""
