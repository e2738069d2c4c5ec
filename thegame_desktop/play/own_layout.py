"""The player's own layout of the commands: a file to be edited by hand."""

import json
from pathlib import Path

from thegame_desktop.engine import Edition, Layout, encode_layout
from thegame_desktop.storage.layout_file import read_layout
from thegame_desktop.storage.own_files import insist_on_a_file, provide_folder
from thegame_desktop.storage.safe_write import replacing


class OwnLayout:
    """Knows the file; reads it anew each time, since an editor may have changed it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, edition: Edition) -> Layout:
        """The layout as the file says now; raises OSError or BadRecord."""
        insist_on_a_file(self.path)
        return read_layout(self.path, edition)

    def provide(self, edition: Edition) -> None:
        """Write the edition's default layout for a start, unless there is a file; OSError."""
        if self.path.exists():
            return
        provide_folder(self.path.parent)
        lines = (
            f"  {json.dumps(name)}: {json.dumps(cards)}"
            for name, cards in encode_layout(edition.default_layout).items()
        )
        with replacing(self.path, is_own=True) as stream:
            stream.write(("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii"))
