"""The one door to all installers: `python packaging/build.py TARGET...`.

This file must parse on any Python, so that an old one gets an answer instead of a syntax error.
"""

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:0] = [here, os.path.dirname(here)]
    from tools.supported_pythons import FITS, NAMES

    if not FITS:
        sys.stderr.write(
            "This is Python %d.%d, but installers are made with %s.\n"
            % (sys.version_info[0], sys.version_info[1], NAMES)
        )
        sys.exit(2)
    from installers.door import main

    main()
