"""`python -m thegame_desktop` starts the game or a command of its command line."""

import sys

from thegame_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
