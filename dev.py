"""The one door: `python dev.py play` starts the game, `python dev.py test` checks everything.

This file must parse on any Python, so that an old one gets an answer instead of a syntax error.
"""

import os
import sys

if __name__ == "__main__":
    found = sys.version_info[:2]
    if found not in ((3, 11), (3, 12), (3, 13)):
        sys.stderr.write(
            "This is Python %d.%d, but the game needs Python 3.11, 3.12 or 3.13: call one of them, "
            "for example `python3.12 dev.py play` (on Windows `py -3.12 dev.py play`).\n" % found
        )
        sys.exit(2)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from tools.workbench import main

    main()
