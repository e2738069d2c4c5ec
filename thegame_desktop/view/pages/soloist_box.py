"""Who plays alone: one of the names that are known, another one, or nobody in particular."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from thegame_desktop.model.list_model import Index, ListModel
from thegame_desktop.play.seats import clean_name
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import as_tool_tip, explain, fitted
from thegame_desktop.view.pages.seat_editor import NameLine
from thegame_desktop.view.widgets.buttons import field_style, restyle, segment_height
from thegame_desktop.view.widgets.field_box import FieldBox
from thegame_desktop.view.words.names import in_a_sentence, shortened
from thegame_desktop.view.words.translated import Translated

_WIDTH, _TEXT, _SMALLEST_TEXT = 300, 15, 10
_PADDING, _CURSOR = 8, 6
_ARROW = 30


class SoloistBox(Translated, FieldBox):
    """Offers names to choose from; any other can be written."""

    named = Signal(str)
    """Somebody else plays: the name, or nothing for nobody in particular."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._soloist = ""
        self.setObjectName("soloist")
        self._names = _Names(self)
        self._line = NameLine(self)
        self.setModel(self._names)
        self.setLineEdit(self._line)
        self.setCompleter(None)  # type: ignore[arg-type]  # Ann would become Anna
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(12)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Not textEdited: what screen readers write would not count.
        self._line.textChanged.connect(self._take)
        self.retranslate()

    def offer(self, names: Sequence[str]) -> None:
        """Let one of these be chosen."""
        with QSignalBlocker(self), QSignalBlocker(self._line):
            self._names.show(names)
            self._show()

    def show_soloist(self, name: str) -> None:
        """Show who plays alone; what is just being written stays as long as it means the same."""
        self._soloist = name
        with QSignalBlocker(self), QSignalBlocker(self._line):
            self._show()

    def _show(self) -> None:
        """Show the name in the line, and mark it in the list if it is there."""
        written = self._line.text()
        rows = self._names.rows
        self.setCurrentIndex(rows.index(self._soloist) if self._soloist in rows else -1)
        self._line.setText(written)  # choosing has put the name there
        self._line.show_name(self._soloist)

    def _take(self, text: str) -> None:
        name = clean_name(text)
        if name != self._soloist:
            self.show_soloist(name)
            self.named.emit(name)

    def retranslate(self) -> None:
        self._names.nobody = self.tr("Nobody in particular")
        self._line.setPlaceholderText(self._names.nobody)
        for part in (self, self._line):
            part.setAccessibleName(self.tr("Who plays"))
            explain(
                part,
                self.tr("Choose a name or write one; the result is kept under it"),
                self.tr(
                    "Whoever plays alone. The game is kept under this name in the history and the "
                    "statistics. Leave it empty if it should be nobody's in particular."
                ),
            )
        self.fit()

    def rescale(self) -> None:
        self.setMaximumWidth(text_pixels(_WIDTH * self.unit))
        self.updateGeometry()
        self.fit()

    def fit(self) -> None:
        """Write as large as there is room for what stands there without a name."""
        unit, usual = self.unit, QFont(self.font())
        usual.setPixelSize(text_pixels(_TEXT * unit))
        room = self.field_width - _CURSOR
        pixels = fitted(usual, self._line.placeholderText(), room, _SMALLEST_TEXT).pixelSize()
        sheet = field_style(segment_height(unit), _PADDING * unit, 10 * unit, pixels)
        restyle(  # only the box: the list that it opens has its own heights
            self,
            f"QComboBox {{ {sheet} }}"
            f"QComboBox QLineEdit {{ min-height: 0; padding: 0; border: none; border-radius: 0;"
            f"background: transparent; font-size: {pixels}px; }}"
            f"QComboBox::drop-down {{ width: {round(_ARROW * unit)}px; }}"
            f"QComboBox QAbstractItemView {{ font-size: {usual.pixelSize()}px; }}",
        )

    def sizeHint(self) -> QSize:
        return QSize(text_pixels(_WIDTH * self.unit), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(text_pixels(_WIDTH / 2 * self.unit), super().minimumSizeHint().height())


class _Names(ListModel[str]):
    """The names, and before them the empty one, which is told in words."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[str] = ("",)
        self.nobody = ""

    def show(self, names: Sequence[str]) -> None:
        """List these."""
        self.beginResetModel()
        self.rows = ("", *names)
        self.endResetModel()

    def words(self, value: str) -> str:
        return in_a_sentence(shortened(value)) if value else self.nobody

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.EditRole:
            return self.rows[index.row()]  # what is put into the line
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return as_tool_tip(self.rows[index.row()] or self.nobody)
        return super().data(index, role)
