"""What `dev.py` does, with nothing but the standard library."""
