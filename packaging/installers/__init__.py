"""Makes the installers of every platform; `build.py` is the door."""
