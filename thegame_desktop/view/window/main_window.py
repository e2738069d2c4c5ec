"""The window: its place on the screen, its menus, and the stack of its pages."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from PySide6.QtCore import QChildEvent, QEvent, QMargins, QMimeData, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from thegame_desktop.model.autosave import PATIENCE_S
from thegame_desktop.model.deeds import Seen
from thegame_desktop.view.dialogs.message import NewsDesk
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import BarPage
from thegame_desktop.view.widgets.screen_room import screen_room
from thegame_desktop.view.window.away_watch import AwayWatch
from thegame_desktop.view.window.door import Door
from thegame_desktop.view.window.key_repeats import KeyRepeats
from thegame_desktop.view.window.menu_bar import MenuBar
from thegame_desktop.view.window.save_bar import SaveBar
from thegame_desktop.view.window.settings_news import SettingsNews
from thegame_desktop.view.wishes import OpenFile
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.translated import Translated

_SMALLEST = {100: QSize(900, 500), 150: QSize(1200, 640), 200: QSize(1260, 670)}
"""What pages need with texts of these sizes, in percent."""
_SMALLEST_WITH_BAR = {100: QSize(900, 610), 150: QSize(1200, 680), 200: QSize(1260, 680)}
"""The same for the table of a lesson or a replay; a screen of 1280×720 has that much."""
_FIRST = (1280, 760)
_HURRY_S = 0.5
"""How long a disk is waited for once the player has said to quit all the same."""


class MainWindow(Translated, QMainWindow):
    """Shows one page at a time, and a menu for everything; its door fulfils what is wished."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._session = session = parts.sitting.session
        self._settings = settings = parts.settings
        self._is_leaving = False
        self._menus = MenuBar(settings, self)

        # From outside to inside: whatever gets another parent is styled anew, with all in it.
        centre = QWidget()
        self.setCentralWidget(centre)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._save_bar = SaveBar(parts.autosave, session, parts.words)
        column.addWidget(self._save_bar)
        self._pages = QStackedWidget()
        column.addWidget(self._pages, 1)
        self.setAcceptDrops(True)

        art = CardArt(parts.theme)
        kit = TableKit(parts.theme, art, settings, self._menus.deeds, parts.sounds, self._heed)
        self._away = AwayWatch(settings, self)
        self._key_repeats = KeyRepeats(self)
        self._news = NewsDesk(parts.theme, self)
        SettingsNews(parts.settings_trouble, self._news, self)
        self.door = Door(parts, kit, self._pages, self._menus, self._news, self)
        self.setMenuBar(self._menus)
        self._connect()
        self._make_room()
        self._restore_place()
        self._heed()
        self.retranslate()

    def come_forward(self) -> None:
        """Be in front of everything else."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _connect(self) -> None:
        self._save_bar.wished.connect(self.door.fulfil)
        self._away.wished.connect(self.door.fulfil)
        self._session.looked.connect(self._away.wait)
        self._settings.changed.connect(self._heed)
        self._settings.changed.connect(self._make_room)
        self._parts.autosave.trouble_changed.connect(self._make_room)
        self._pages.currentChanged.connect(self._make_room)
        self._pages.currentChanged.connect(self._heed)
        self._pages.currentChanged.connect(self._tell_page)

    def _heed(self) -> None:
        """Offer what can be done now."""
        self.door.heed()
        self._menus.show_settings()
        self._name_window()

    def _make_room(self) -> None:
        """Let the pages have the room that they need, also below the bar."""
        bar = self._save_bar
        taken = 0 if bar.isHidden() else bar.sizeHint().height()
        page = self._pages.currentWidget()
        sizes = _SMALLEST_WITH_BAR if isinstance(page, BarPage) else _SMALLEST
        smallest = _between(sizes, self._settings.preferences.text_percent)
        self.setMinimumSize(smallest.grownBy(QMargins(0, 0, 0, taken)))

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        dialog = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(dialog, QDialog):
            # Nothing else of the window's can be reached while a question has to be answered.
            dialog.addAction(self._menus.rules)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._news.tell_waiting()
        if event.type() == QEvent.Type.WindowStateChange:
            self._menus.full_screen.setChecked(self.isFullScreen())

    # The window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._key_repeats.watch(self.windowHandle())
            self._away.watch(self.windowHandle())
            self._parts.sounds.get_ready_soon()

    def _restore_place(self) -> None:
        place = self._settings.window_place
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(QSize(*_FIRST).boundedTo(screen_room(self)))
        self._menus.full_screen.setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.door.fulfil(OpenFile(path))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._session.conclude()
        if not self._is_leaving and not self._parts.autosave.flush():
            event.ignore()
            self.door.show_concluded()
            self._heed()
            self.door.questions.ask(Ask.QUIT, self._close_for_good)
            return
        self._settings.window_place = self.saveGeometry()
        self.door.close()
        patience_s = _HURRY_S if self._is_leaving else PATIENCE_S
        self._parts.autosave.close(patience_s)
        self._parts.history.close(patience_s)
        event.accept()

    def _close_for_good(self) -> None:
        self._is_leaving = True
        self.close()

    def retranslate(self) -> None:
        self._name_window()

    def _tell_page(self) -> None:
        """Say which page it is, to those who can't see it; a table tells more by itself."""
        page = self._pages.currentWidget()
        if not self.door.is_game_in_sight:
            announce(page, page.accessibleName())  # type: ignore[arg-type, union-attr]

    def _name_window(self) -> None:
        """Tell in the title that the game in sight is a daily deal."""
        title, day = self.tr("The Game"), self._session.daily
        if day and (self.door.seen is Seen.RESULT or self.door.is_game_in_sight):
            title = f"{title} – {DailyWords(self._parts.words).deal(date.fromisoformat(day))}"
        self.setWindowTitle(title)


def _dropped_file(data: QMimeData) -> Path | None:
    """The file that is being dragged over the window, if it is one that lies on this machine."""
    local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(local[0]) if local else None


def _between(sizes: Mapping[int, QSize], percent: int) -> QSize:
    """The size for this percentage, from those of the next smaller one and the next larger one."""
    below = max(each for each in sizes if each <= percent)
    above = min((each for each in sizes if each > percent), default=below)
    if above == below:
        return sizes[below]
    return sizes[below] + (sizes[above] - sizes[below]) * ((percent - below) / (above - below))
