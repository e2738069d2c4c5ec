"""`python -m thegame_desktop` starts the game or a command of its command line."""

import multiprocessing
import sys

from thegame_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a frozen program is its own helper process
    sys.exit(main())
