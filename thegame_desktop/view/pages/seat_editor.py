"""What a seat is changed with: a disc for the colour, a name, who plays, arrows to swap."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QLineEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from thegame_desktop.bots.roster import Strength
from thegame_desktop.model.list_model import Index
from thegame_desktop.play.seats import LONGEST_NAME, Seat, clean_name
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import blank_of, smooth_painter
from thegame_desktop.view.look.signal_drawing import draw_voice, voice_of
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import (
    FIELD_BORDER,
    field_style,
    restyle,
    segment_height,
    stock_height,
)
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.widgets.field_box import FieldBox
from thegame_desktop.view.widgets.scaled import Scaled

_ROOM, _RING_ROOM = 2.5, 4.5
"""The room around the disc; more of it where a ring tells of the focus or the pointer."""
_SWAP_WIDTH, _SIGN = 28, 18
_WIDEST_FIELD, _NARROWEST_FIELD = 170, 64
_KIND_HEIGHT, _KIND_TEXT, _KIND_ICON = 38, 14, 16
_MEANING = Qt.ItemDataRole.UserRole + 1
KINDS: tuple[Strength | None, ...] = (None, *Strength)
"""Who can sit on a seat, in the order in which it is offered."""
_FIELD_TEXT, _FIELD_PADDING = 15, 8
_SMALLEST_TEXT = 10
_ICON_GAP, _CURSOR = 4, 6
"""What Qt leaves between icon and word of a box, and around the words in a field."""
_KEEPING_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class ColourButton(Choice, QAbstractButton):
    """Shows a player's colour and initial; a click asks for another colour."""

    def __init__(self, place: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._voice = voice_of(Seat(), "")
        self.setObjectName(f"seat colour {place}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: Seat, sign: str) -> None:
        """Show the seat's colour, and this sign for its player."""
        self._voice = voice_of(seat, sign)
        self.update()

    def sizeHint(self) -> QSize:
        side = segment_height(self.unit)
        return QSize(side, side)

    def draw(self, painter: QPainter) -> None:
        colours, unit = self.theme.colours, self.unit
        has_ring = self.hasFocus() or self.underMouse() or self.isDown()
        room = (_RING_ROOM if has_ring else _ROOM) * unit
        disc = QRectF(self.rect()).adjusted(room, room, -room, -room)
        draw_voice(painter, self._voice, disc, self.theme)
        if not has_ring:
            return
        line = max(2.0, 1.6 * unit)
        ring = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        hover = with_alpha(colours.text, 0.8 if self.isDown() else 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.focus if self.hasFocus() else hover, line))
        painter.drawEllipse(ring)


class SwapButton(Choice, QAbstractButton):
    """Asks two neighbours to change places."""

    def __init__(self, place: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName(f"swap {place}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(_SWAP_WIDTH * self.unit), segment_height(self.unit))

    def draw(self, painter: QPainter) -> None:
        colours, unit = self.theme.colours, self.unit
        self.draw_ground(painter, 8 * unit, has_border=False)
        square = QRectF(0, 0, _SIGN * unit, _SIGN * unit)
        square.moveCenter(QRectF(self.rect()).center())
        colour = colours.text if self.underMouse() or self.hasFocus() else colours.text_muted
        pen = QPen(colour, 1.8 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(pictograms.placed(_there_and_back(), square), pen)


class KindBox(FieldBox):
    """Chooses who plays on a seat: a person, or a computer player of some strength."""

    def __init__(self, place: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName(f"seat kind {place}")
        for kind in KINDS:
            self.addItem("", kind)
        self.setItemDelegate(_MeaningDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def name_kind(self, index: int, name: str, meaning: str) -> None:
        """Call a kind this in the box, and say more in the list."""
        self.setItemText(index, name)
        self.setItemData(index, meaning, _MEANING)
        self.setItemData(index, meaning, Qt.ItemDataRole.AccessibleTextRole)

    def show_strength(self, strength: Strength | None) -> None:
        """Show who plays."""
        self.setCurrentIndex(KINDS.index(strength))

    def rescale(self) -> None:
        side = round(_KIND_ICON * self.unit)
        self.setIconSize(QSize(side, side))
        for index, kind in enumerate(KINDS):
            self.setItemIcon(index, self._icon(kind, side))
        self.fit()

    def fit(self) -> None:
        """Write as large as all kinds have room."""
        unit = self.unit
        usual = self._theme.font(_KIND_TEXT * unit)
        room = self.field_width - self.iconSize().width() - _ICON_GAP
        texts = [self.itemText(index) for index in range(self.count())]
        longest = max(texts, key=partial(text_width, usual))
        pixels = fitted(usual, longest, room, _SMALLEST_TEXT).pixelSize()
        height = stock_height(unit, _KIND_HEIGHT)
        sheet = field_style(height, _FIELD_PADDING * unit, 9 * unit, pixels)
        restyle(  # only the box: the list that it opens has its own heights
            self,
            f"QComboBox {{ {sheet} }}"
            f"QComboBox QAbstractItemView {{ font-size: {usual.pixelSize()}px; }}",
        )

    def showPopup(self) -> None:
        """The list is as wide as its lines, however narrow the box is."""
        view = self.view()
        margins = view.contentsMargins()
        frame = view.width() - view.viewport().width() if view.isVisible() else 0
        around = max(frame, margins.left() + margins.right())
        view.setMinimumWidth(view.sizeHintForColumn(0) + around)
        super().showPopup()

    def _icon(self, kind: Strength | None, side: int) -> QIcon:
        """A person's head, or a computer's."""
        colours = self._theme.colours
        icon = QIcon(self._picture(kind, side, colours.text_muted))
        icon.addPixmap(self._picture(kind, side, colours.on_accent), QIcon.Mode.Selected)
        return icon

    def _picture(self, kind: Strength | None, side: int, ink: QColor) -> QPixmap:
        picture = blank_of(QSize(side, side), self.devicePixelRatioF())
        with smooth_painter(picture) as painter:
            sign = pictograms.person() if kind is None else pictograms.computer()
            painter.fillPath(pictograms.placed(sign, QRectF(0, 0, side, side)), ink)
        return picture


class _MeaningDelegate(QStyledItemDelegate):
    """Writes what a kind of player is like instead of what it is called."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = index.data(_MEANING)  # type: ignore[attr-defined]


class NameLine(QLineEdit):
    """A line for a player's name that leaves it alone while it is being written."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)  # a file is dropped on the window
        self._name = ""
        self.setMaxLength(LONGEST_NAME)
        self.returnPressed.connect(self._tidy)

    def show_name(self, name: str) -> None:
        """Show this name; what is just being written stays as long as it means the same."""
        self._name = name
        if clean_name(self.text()) != name:
            self._tidy()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _KEEPING_REASONS:
            self._tidy()
            self.setCursorPosition(0)  # of a long name the beginning shows

    def _tidy(self) -> None:
        """Show the name as it is kept."""
        if self.text() == self._name:
            return
        with QSignalBlocker(self):  # nobody has written anything
            self.setText(self._name)
        if not self.hasFocus():
            self.setCursorPosition(0)


class NameField(Scaled, NameLine):
    """The name on a seat."""

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"seat name {place}")

    def rescale(self) -> None:
        self.setMinimumWidth(round(_NARROWEST_FIELD * self.unit))
        self.setMaximumWidth(round(_WIDEST_FIELD * self.unit))
        self.fit()

    def fit(self) -> None:
        """Write as large as there is room for what the player is called without a name."""
        unit, usual = self.unit, QFont(self.font())
        usual.setPixelSize(text_pixels(_FIELD_TEXT * unit))
        padding = round(_FIELD_PADDING * unit)
        room = self.width() - 2 * (padding + FIELD_BORDER) - _CURSOR
        pixels = fitted(usual, self.placeholderText(), room, _SMALLEST_TEXT).pixelSize()
        restyle(self, field_style(segment_height(unit), padding, 10 * unit, pixels))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDEST_FIELD * self.unit), super().sizeHint().height())


def _there_and_back() -> QPainterPath:
    """An arrow to the right above an arrow to the left, in the unit square."""
    path = QPainterPath()
    for y, tail, tip in ((0.3, 0.04, 0.96), (0.7, 0.96, 0.04)):
        barb = tip + (0.22 if tip < tail else -0.22)
        path.moveTo(QPointF(tail, y))
        path.lineTo(QPointF(tip, y))
        path.moveTo(QPointF(barb, y - 0.2))
        path.lineTo(QPointF(tip, y))
        path.lineTo(QPointF(barb, y + 0.2))
    return path
