"""What there is to tell of the settings at a start."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from thegame_desktop.view.dialogs.message import News, NewsDesk
from thegame_desktop.view.look.texts import as_shown_path


class SettingsNews(QObject):
    """Tells that the settings can't be read, if it is so."""

    def __init__(self, trouble: OSError | None, news: NewsDesk, parent: QObject) -> None:
        super().__init__(parent)
        if trouble is not None:
            news.tell(partial(self._unreadable, Path(trouble.filename)))

    def _unreadable(self, path: Path) -> News:
        return News(
            self.tr("The settings can't be read"),
            self.tr(
                "Everything is as at the first start, and changes hold only until the program is "
                "closed. What lies here was left alone; move it away, and settings are kept again."
            ),
            as_shown_path(path),
        )
