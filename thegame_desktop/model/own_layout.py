"""The player's own layout of the commands: a file to be edited by hand."""

import json
from pathlib import Path

from thegame_desktop.engine import Edition, Layout, encode_layout
from thegame_desktop.storage.layout_file import read_layout
from thegame_desktop.storage.safe_write import replacing


class OwnLayout:
    """Knows the file; reads it anew each time, since an editor may have changed it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, edition: Edition) -> Layout:
        """The layout as the file says now; raises OSError or BadRecord."""
        return read_layout(self.path, edition)

    def provide(self, edition: Edition) -> None:
        """Write the edition's default layout for a start, unless there is a file; OSError."""
        if self.path.exists():
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = (
            f"  {json.dumps(name)}: {json.dumps(cards)}"
            for name, cards in encode_layout(edition.default_layout).items()
        )
        with replacing(self.path) as stream:
            stream.write(("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii"))
