"""The one door to all installers: `python packaging/build.py TARGET...`.

This file must parse on any Python, so that an old one gets an answer instead of a syntax error.
"""

import os
import sys

if __name__ == "__main__":
    found = sys.version_info[:2]
    if found not in ((3, 11), (3, 12), (3, 13)):
        sys.stderr.write(
            "This is Python %d.%d, but installers are made with Python 3.11, 3.12 or 3.13.\n"
            % found
        )
        sys.exit(2)
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:0] = [here, os.path.dirname(here)]
    from installers.door import main

    main()
