"""The one door: `python dev.py play` starts the game, `python dev.py test` checks everything.

This file must parse on any Python, so that an old one gets an answer instead of a syntax error.
"""

import os
import sys

if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from tools.supported_pythons import FITS, NAMES, NEWEST

    if not FITS:
        sys.stderr.write(
            "This is Python %d.%d, but the game needs %s: call one of them, for example "
            "`python3.%d dev.py play` (on Windows `py -3.%d dev.py play`).\n"
            % (sys.version_info[0], sys.version_info[1], NAMES, NEWEST, NEWEST)
        )
        sys.exit(2)
    from tools.workbench import main

    main()
