"""How the game is played by keyboard and by mouse."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.engine import FinishTurn
from thegame_desktop.view.dialogs.dialog import Dialog, Headline
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.wish_keys import sequences_of

_SIDE = 24
_AROUND_LISTS = 140
"""What the title, the button and the margins need of the height."""


class _Help(NamedTuple):
    keys: Sequence[str]
    """As printed on the keys; any one of them will do."""
    what: str


class _KeySection(NamedTuple):
    title: str
    helps: Sequence[_Help]


class KeysDialog(Dialog):
    """Lists what the table understands, and the shortcuts of the window's own actions."""

    def __init__(
        self, theme: Theme, actions: Sequence[QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = tuple(actions)
        self._finish = sequences_of(FinishTurn())[0]
        self._shown: tuple[list[_KeySection], float] = ([], 0.0)
        """The sections, and the scale of their texts."""
        self._title = Headline(theme)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(36)
        self._columns.setContentsMargins(0, 0, 12, 0)
        self._content = QWidget()
        self._content.setLayout(self._columns)
        self._scroll = SeeThroughScroll(self._content, Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self.retranslate()
        for action in self._actions:
            action.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        super().retranslate()
        title = self.tr("Keyboard and mouse")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._scroll.setAccessibleName(title)
        explain(
            self._scroll,
            self.tr("Every key, and what it does"),
            self.tr(
                "All keys on one page, and what the mouse can do. The menus show the same keys "
                "beside their items."
            ),
        )
        sections = [
            _KeySection(self.tr("By keyboard"), self._keyboard()),
            _KeySection(self.tr("By mouse"), self._mouse()),
            _KeySection(self.tr("In other places"), self._elsewhere()),
            _KeySection(self.tr("At any time"), self._shortcuts()),
        ]
        # Actions also tell when they are merely switched on or off.
        if (sections, text_scale()) != self._shown:
            self._shown = sections, text_scale()
            self._fill(sections)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 20, _SIDE, 18)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _fill(self, sections: Sequence[_KeySection]) -> None:
        for old in self._content.findChildren(_KeyColumn):
            self._columns.removeWidget(old)
            old.hide()
            old.deleteLater()
        left, right = _KeyColumn(self._theme), _KeyColumn(self._theme)
        for section, column in zip(sections, (left, left, left, right), strict=True):
            if section.helps:
                column.add_section(section)
        for column in (left, right):
            column.end()
            self._columns.addWidget(column)
            column.show()  # the layout would do so only with the next events
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across)
        if self._content.sizeHint().width() + bar + 2 * _SIDE > self.room.width():
            self._columns.setDirection(down)  # for texts that are that large
        hint = self._content.sizeHint()
        self._scroll.setMinimumWidth(hint.width() + bar)
        height = hint.height() + _AROUND_LISTS
        window = self.parentWidget()
        if window is not None:
            height = min(height, window.height())
        self.resize(self.minimumSizeHint().width(), height)

    def _keyboard(self) -> list[_Help]:
        key = Qt.Key
        left, right = _name(key.Key_Left), _name(key.Key_Right)
        return [
            _Help((left, right, _name(key.Key_Tab)), self.tr("go to a card")),
            _Help((_name(key.Key_Space), _name(key.Key_Enter)), self.tr("pick it up")),
            _Help(("1–4", left, right), self.tr("choose a pile")),
            _Help((_name(key.Key_Up), _name(key.Key_Down)), self.tr("to the piles, to the hand")),
            _Help((_name(key.Key_Enter),), self.tr("lay the card there")),
            _Help((_name(key.Key_Escape),), self.tr("let go of the card")),
            _Help((_name(self._finish),), self.tr("finish the turn, or hurry another one")),
            _Help((_name(key.Key_Space), _name(key.Key_Enter)), self.tr("uncover your hand")),
            _Help((_name(key.Key_Space),), self.tr("after a look: pass the laptop on")),
        ]

    def _mouse(self) -> list[_Help]:
        return [
            _Help((self.tr("Drag"),), self.tr("lay a card, or order your hand")),
            _Help((self.tr("Click"),), self.tr("pick a card up, then click a pile")),
            _Help((self.tr("Double click"),), self.tr("lay the card on the best pile")),
            _Help((self.tr("Click a pile"),), self.tr("see all its cards")),
            _Help((self.tr("Click a player"),), self.tr("let them look at their hand")),
            _Help((self.tr("Click a command"),), self.tr("read its rule")),
        ]

    def _elsewhere(self) -> list[_Help]:
        find = _name(QKeySequence(QKeySequence.StandardKey.Find))
        return [
            _Help((find,), self.tr("search the rules")),
            _Help((_name(Qt.Key.Key_Delete),), self.tr("delete an unfinished game")),
            _Help(
                (_name(Qt.Key.Key_Left), _name(Qt.Key.Key_Right)),
                self.tr("replay: a step back or on"),
            ),
            _Help(
                (_name(Qt.Key.Key_PageUp), _name(Qt.Key.Key_PageDown)),
                self.tr("replay: a turn back or on"),
            ),
            _Help((_name(Qt.Key.Key_Space),), self.tr("replay: play or pause")),
        ]

    def _shortcuts(self) -> list[_Help]:
        return [
            _Help((_name(action.shortcut()),), action.text().replace("&", "").rstrip("…. "))
            for action in self._actions
            if not action.shortcut().isEmpty() and action.shortcut() != self._finish
        ]


class _KeyColumn(QWidget):
    """Sections one below the other: keys on the left, what they do beside them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)

    def add_section(self, section: _KeySection) -> None:
        row = self._grid.rowCount()
        heading = QLabel(section.title)
        heading.setFont(self._theme.font(14, QFont.Weight.Bold))
        heading.setProperty("kind", "accent")
        if row > 1:
            heading.setContentsMargins(0, 10, 0, 0)
        self._grid.addWidget(heading, row, 0, 1, 2)
        for offset, each in enumerate(section.helps, start=1):
            caps = QHBoxLayout()
            caps.setSpacing(5)
            self._grid.addLayout(caps, row + offset, 0)
            for key in each.keys:
                caps.addWidget(_KeyCap(self._theme, key))
            caps.addStretch()
            self._grid.addWidget(QLabel(each.what), row + offset, 1)

    def end(self) -> None:
        """Nothing more comes: what room is left stays below."""
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self._grid.setColumnStretch(1, 1)


class _KeyCap(QLabel):
    """The name of a key, drawn as one."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(name)
        self._theme = theme
        self.setFont(theme.font(13, QFont.Weight.DemiBold))
        self.setContentsMargins(8, 3, 8, 4)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumWidth(28)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            painter.setPen(self._theme.colours.outline)
            painter.setBrush(self._theme.colours.surface_raised)
            painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        super().paintEvent(event)


def _name(key: Qt.Key | QKeySequence) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
