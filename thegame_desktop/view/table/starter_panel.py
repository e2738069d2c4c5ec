"""Who begins? A button for each player, where the hand will be."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.bots.player import Eagerness
from thegame_desktop.engine import ChooseStarter
from thegame_desktop.model.table_models import TurnModel, TurnRole
from thegame_desktop.play.rows import StarterQuestion
from thegame_desktop.play.seats import Seat
from thegame_desktop.view.look.focus_ring import FocusRing, is_choosing_key
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import draw_voice, voice_of
from thegame_desktop.view.look.texts import as_label, elided, explain, fitted, tinge
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.wishes import Wish
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_PADDING, _BORDER, _ICON_GAP = 8, 2, 4
"""What the style takes beside a name, however large the table is."""
_RADIUS = 10.0
"""How round the style has its buttons."""


class StarterButton(FocusRing, PageButton):
    """A player who could begin. No key chooses before it is seen what it would choose."""

    def __init__(self, seat: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(f"starter {seat}", parent)
        self._theme = theme
        self.setStyleSheet(f"padding: 0px {_PADDING}px;")
        self.eagerness = QLabel(parent)
        """What this player says, below the button; the same room for those who say nothing."""
        self.eagerness.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.eagerness.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.eagerness.setObjectName(f"eagerness {seat}")
        self.column = QVBoxLayout()

    def fill_column(self) -> None:
        """Have both in it; only once it is part of another, or PySide would keep its items."""
        self.column.addStretch(1)
        self.column.addWidget(self)
        self.column.addWidget(self.eagerness)
        self.column.addStretch(1)

    def rescale(self) -> None:
        unit, font = self.unit, self._theme.font
        self.ensurePolished()  # or the style's least height would come after this one
        self.setFixedHeight(round(max(44.0, 60 * unit)))
        disc = round(20 * unit)
        self.setIconSize(QSize(round(disc * 1.4), disc))
        self.eagerness.setFont(font(max(12.0, 14 * unit), QFont.Weight.DemiBold))
        self.eagerness.setFixedHeight(
            self.eagerness.fontMetrics().height() + 2
        )  # without words too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_choosing_key(event):
            event.ignore()  # the table knows where the arrow keys lead
        elif self.has_ring:
            super().keyPressEvent(event)
        else:
            self.shows_ring = True
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, _RADIUS)


class StarterPanel(Translated, RowView[TurnModel], Scaled, Group):
    """Shown once everyone has looked: the team agrees, and picks."""

    def __init__(
        self, theme: Theme, words: Words, wished: Callable[[Wish], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._wished = wished
        self._asked: StarterQuestion | None = None
        self.buttons: list[StarterButton] = []
        self._question, self._hint = QLabel(), QLabel()
        self._hint.setWordWrap(True)
        self._words_column = QVBoxLayout()
        self._words_column.addStretch(1)
        self._words_column.addWidget(self._question)
        self._words_column.addWidget(self._hint)
        self._words_column.addStretch(1)
        self._is_above = False
        self._words_column.setContentsMargins(0, 0, 0, 0)
        self._left = QWidget()
        self._left.setLayout(self._words_column)
        self._players = QHBoxLayout()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._left)
        self._row.addLayout(self._players)
        self._row.addStretch(1)
        self.hide()

    def follow(self) -> None:
        question = self.model.index(0).data(TurnRole.QUESTION)
        if question is not None:
            self._ask(question)
        self.setVisible(question is not None)

    def _ask(self, question: StarterQuestion) -> None:
        """Offer the players; those that are offered already stay."""
        before, self._asked = self._asked, question
        if before is not None and before._replace(eagerness=question.eagerness) == question:
            self._name_buttons()
            return
        for old in self.buttons:
            self._players.removeItem(old.column)
            for each in (old, old.eagerness):
                each.hide()
                each.deleteLater()
            old.column.deleteLater()
        seats = question.seats
        self.buttons = [StarterButton(seat, self._theme, self) for seat in range(len(seats))]
        for seat, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, seat=seat: self._wished(ChooseStarter(seat)))
            self._players.addLayout(button.column)
            button.fill_column()
            button.eagerness.setVisible(any(each.strength for each in seats))
            button.hear(self.unit)
        self.retranslate()

    @property
    def is_above_hand(self) -> bool:
        """True if it is asked over the piles, for a hand lies where it would be asked."""
        return self._asked is not None and self._asked.is_above_hand

    def take_focus(self, seat: int, *, is_by_key: bool) -> None:
        """Give the keyboard to this player's button; its ring is for those who use it."""
        button = self.buttons[seat]
        button.setFocus()
        button.shows_ring = is_by_key  # also if it had the focus already, as pages hand it on
        button.refresh()

    def place(self, frame: QRect) -> None:
        """Take this place on the table."""
        self._lay_out(frame)
        self.setGeometry(frame)
        self._name_buttons()

    def rescale(self) -> None:
        unit, font = self.unit, self._theme.font
        self._question.setFont(font(max(18.0, 26 * unit), QFont.Weight.Black))
        self._hint.setFont(font(max(12.0, 14 * unit)))
        side, edge = round(22 * unit), round(10 * unit)
        self._row.setContentsMargins(side, edge, side, edge)
        self._players.setSpacing(round(12 * unit))

    def _lay_out(self, frame: QRect) -> None:
        """Have the words beside the players, or above them if they are too large for that."""
        around = self._row.contentsMargins()
        width = round(frame.width() * 0.28)
        high = self._question.sizeHint().height() + self._words_column.spacing()
        high += self._hint.heightForWidth(width)
        is_above = self._is_above = high > frame.height() - around.top() - around.bottom()
        if is_above:
            width = frame.width() - around.left() - around.right()
        self._left.setFixedWidth(width)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_above else across)
        self._row.setSpacing(round((8 if is_above else 20) * self.unit))
        self._words_column.setDirection(across if is_above else down)
        self._words_column.setSpacing(round((24 if is_above else 4) * self.unit))
        self._row.setStretch(1, 1 if is_above else 0)
        self._row.setStretch(2, 0 if is_above else 1)
        for place, stretch in enumerate((0, 0, 1, 0) if is_above else (1, 0, 0, 1)):
            self._words_column.setStretch(place, stretch)

    def _name_buttons(self) -> None:
        """As many of the names as fit on buttons side by side."""
        count = len(self.buttons)
        gaps = self._players.spacing() * (count - 1)
        sides = self._row.contentsMargins()
        room = self.width() - gaps - sides.left() - sides.right()
        if not self._is_above:
            room -= self._left.width() + self._row.spacing()
        width = min(room // max(count, 1), round(260 * self.unit))
        if width <= 0 or self._asked is None:
            return  # not placed yet
        eagerness = dict(self._asked.eagerness)
        usual = self._theme.font(max(13.0, 17 * self.unit), QFont.Weight.Bold)
        colours = self._theme.colours
        for seat, button in enumerate(self.buttons):
            name = self._words.player(seat, count)
            button.setIcon(self._disc(self._asked.seats[seat], button.iconSize().height()))
            taken = button.iconSize().width() + _ICON_GAP + 2 * (_PADDING + _BORDER)
            text_room = width - taken
            font = fitted(usual, name, text_room, smallest=round(13 * max(1.0, self.unit)))
            button.setFont(font)
            button.setFixedWidth(width)
            button.setText(as_label(elided(font, name, text_room)))
            said = self._words.computers.eagerness(eagerness[seat]) if seat in eagerness else ""
            is_keen = eagerness.get(seat) == Eagerness.STRONG
            button.eagerness.setText(said)
            tinge(button.eagerness, colours.accent if is_keen else colours.text_muted)
            told = ": ".join(filter(None, [self._words.full_name(seat, count), said]))
            button.setAccessibleName(told)
            click = self._click_words(seat, count)
            explain(
                button,
                f"{told}\n{click}",
                self.tr(
                    "Lets this player begin. The team agrees on it: whoever has cards near the "
                    "ends of the piles had better go first. Computer players say how much they "
                    "would like to."
                ),
            )

    def _click_words(self, seat: int, count: int) -> str:
        if self._words.is_you(seat, count):
            return self.tr("Click to begin")
        begins = self._words.begins(seat, count)
        return self.tr("Click: {who_begins}").format(who_begins=begins)

    def _disc(self, seat: Seat, size: int) -> QIcon:
        """The player's colour and kind, with some room before the name."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(round(size * 1.4 * ratio), round(size * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_voice(painter, voice_of(seat, ""), QRectF(1, 1, size - 2, size - 2), self._theme)
        return QIcon(picture)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, frame = self._theme.colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = QPen(colours.accent, 2)
        draw_box(painter, frame, 16 * self.unit, colours.surface, line)

    def retranslate(self) -> None:
        self._question.setText(self.tr("Who begins?"))
        self.setAccessibleName(self._question.text())
        if self._asked is None or self._asked.hands_are_hidden:
            hint = self.tr("Talk it over, but never name a number.")
            hint += " " + self.tr("Click a player above to have another look.")
        elif self._asked.hands_are_open:
            hint = self.tr("All hands lie open: talk it over.")
        else:
            hint = self.tr("The others say how much they would like to. It is up to you.")
        self._hint.setText(hint)
        self.setAccessibleDescription(hint)
        if not self.isHidden():  # else it is placed before it is seen
            self.place(self.geometry())
