"""The rules in a window of their own: to read, to leaf through, and to search."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.view.dialogs.dialog import Dialog, Headline
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.finger_scrolling import FingerScrolling
from thegame_desktop.view.look.text_size import grown, text_pixels
from thegame_desktop.view.look.texts import explain, faded, key_name
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.rules.chapters import Chapter
from thegame_desktop.view.rules.figures import FigureArt
from thegame_desktop.view.rules.rules_text import RulesText
from thegame_desktop.view.words.words import Words

_WIDTH, _HEIGHT = 980, 680
_TEXT_SHARE = 0.6
"""How much of the room is due to the size of the texts."""
_SEARCH_WIDTH = 280
_MOST_CONTENTS = 330
"""How wide the contents may become, whatever the language."""
_AROUND_ENTRIES = 24
"""What the style puts beside an entry."""
_ANCHOR = Qt.ItemDataRole.UserRole


class RulesDialog(Dialog):
    """Stays open beside the game; whoever opens it may say where."""

    def __init__(
        self, theme: Theme, art: CardArt, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = RulesText(theme, FigureArt(theme, art, words), words)
        self._title = Headline(theme)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._found = QLabel()
        self._found.setProperty("kind", "muted")
        self._contents = QTreeWidget()
        self._contents.setHeaderHidden(True)
        self._contents.setUniformRowHeights(True)
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._contents.setRootIsDecorated(False)
        self._contents.setIndentation(14)
        self._browser = QTextBrowser()
        FingerScrolling(self._browser)
        self._browser.setOpenLinks(False)
        self._browser.document().setDocumentMargin(16)
        self._matches: list[QTextCursor] = []
        self._nth = 0
        self._lay_out()
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._find_next)
        self._contents.currentItemChanged.connect(self._leaf)
        self._browser.anchorClicked.connect(lambda place: self.open_at(place.fragment()))
        self._browser.setFocus()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.setFocus)
        self.retranslate()

    def open_at(self, anchor: str) -> None:
        """Show the rules at this place, if there is one of that name."""
        everything = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        for item in self._contents.findItems("", everything):
            if item.data(0, _ANCHOR) == anchor:
                self._contents.setCurrentItem(item)
                self._leaf(item)

    def retranslate(self) -> None:
        super().retranslate()
        self._make_room()
        title = self.tr("Rules")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._search.setFixedWidth(text_pixels(_SEARCH_WIDTH))
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        find = key_name(QKeySequence.StandardKey.Find)
        explain(
            self._search,
            self.tr("Enter goes on to the next place ({keys} leads here)").format(keys=find),
            self.tr(
                "Write a word here, and every place in the rules where it stands is marked; Enter "
                "goes from one to the next."
            ),
        )
        self._contents.setAccessibleName(self.tr("Contents"))
        explain(
            self._contents,
            self.tr("A click opens this part of the rules"),
            self.tr("What the rules are about, edition by edition. A click opens that part."),
        )
        self._browser.setAccessibleName(title)
        explain(
            self._browser,
            self.tr("The rules: scroll, or choose a part on the left"),
            self.tr(
                "The whole rules of all editions. What the rulebooks leave open is marked as our "
                "reading. This window may stay open beside the game."
            ),
        )
        self._write()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._write()
        return super().event(event)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        head, body = QHBoxLayout(), QHBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addLayout(body, 1)
        layout.addWidget(buttons)
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._found)
        head.addWidget(self._search)
        body.setSpacing(14)
        body.addWidget(self._contents)
        body.addWidget(self._browser, 1)

    def _make_room(self) -> None:
        """Be large enough for texts of this size, but not larger than the window."""
        room = QSize(_WIDTH, _HEIGHT) * grown(1.0, _TEXT_SHARE)
        window = self.parentWidget()
        if window is not None:
            room = room.boundedTo(window.size())
        self.resize(self.size().expandedTo(room))

    def _write(self) -> None:
        """Write everything anew, and stay where it was read."""
        read = [item.data(0, _ANCHOR) for item in self._contents.selectedItems()]
        chapters = self._text.chapters()
        self._text.write(self._browser.document(), chapters, self.devicePixelRatioF())
        self._fill_contents(chapters)
        self._find(self._search.text())
        self.open_at(read[0] if read else chapters[0].anchor())

    def _fill_contents(self, chapters: list[Chapter]) -> None:
        self._contents.clear()
        for chapter in chapters:
            top = QTreeWidgetItem([chapter.title])
            top.setData(0, _ANCHOR, chapter.anchor())
            top.setFont(0, self._theme.font(15, QFont.Weight.Bold))
            self._contents.addTopLevelItem(top)
            for section in chapter.sections:
                item = QTreeWidgetItem(top, [section.title])
                item.setData(0, _ANCHOR, chapter.anchor(section))
                item.setToolTip(0, section.title)
        self._contents.expandAll()
        bar = self._contents.verticalScrollBar().sizeHint().width()
        edges = 2 * self._contents.frameWidth() + bar + _AROUND_ENTRIES
        wanted = self._contents.sizeHintForColumn(0) + edges
        self._contents.setFixedWidth(min(wanted, text_pixels(_MOST_CONTENTS)))

    def _leaf(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._browser.scrollToAnchor(item.data(0, _ANCHOR))

    # Searching

    def _find(self, wanted: str) -> None:
        """Mark every place where it stands, and show the first."""
        document = self._browser.document()
        self._matches = []
        self._nth = 0
        cursor = document.find(wanted) if wanted else QTextCursor()
        while not cursor.isNull():
            self._matches.append(cursor)
            cursor = document.find(wanted, cursor, QTextDocument.FindFlag(0))
        self._show_match()

    def _find_next(self) -> None:
        if self._matches:
            self._nth = (self._nth + 1) % len(self._matches)
            self._show_match()

    def _show_match(self) -> None:
        accent = self._theme.colours.accent
        selections = []
        for nth, cursor in enumerate(self._matches):
            look = QTextCharFormat()
            look.setBackground(accent if nth == self._nth else faded(accent, 0.3))
            if nth == self._nth:
                look.setForeground(self._theme.colours.on_accent)
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor  # type: ignore[attr-defined]
            selection.format = look  # type: ignore[attr-defined]
            selections.append(selection)
        self._browser.setExtraSelections(selections)
        if self._matches:
            place = QTextCursor(self._matches[self._nth])
            place.clearSelection()
            self._browser.setTextCursor(place)
            self._browser.ensureCursorVisible()
            count = self.tr("{nth} of {count}")
            self._found.setText(count.format(nth=self._nth + 1, count=len(self._matches)))
        else:
            self._found.setText(self.tr("Not found") if self._search.text() else "")
