"""What lies over a covered hand: who the laptop goes to, what has happened, and one way on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.engine import Command
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.table_models import TurnModel, TurnRole
from thegame_desktop.play.rows import Waiting
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.wishes import NeverMind, UncoverHand
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import blank, draw_box
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.signal_drawing import draw_voice, voice_of
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import elided, explain, fitted
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.cover.careful_button import CarefulButton
from thegame_desktop.view.table.cover.recap_list import RecapList
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.widgets.labels import mute, plain_label
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.wishes import Wish
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class Cover(Translated, RowView[TurnModel], Scaled, Group):
    """Lies where the hand was. One key or click on its button asks to uncover."""

    def __init__(
        self,
        theme: Theme,
        words: Words,
        settings: Settings,
        wished: Callable[[Wish], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._settings = settings
        self._waiting: Waiting | None = None
        self.uncover = CarefulButton(self)
        self.uncover.setObjectName("uncover")
        self.uncover.setProperty("kind", "primary")
        self.show_again = QPushButton(self)
        self.show_again.setObjectName("recap again")
        self.show_again.setAutoDefault(True)
        self.recall = QPushButton(self)
        self.recall.setObjectName("recall")
        self.recall.setAutoDefault(True)
        self.badge = Badge(theme, self)
        self._kicker, self._name, self._why = plain_label(), plain_label(), plain_label()
        self._silence = _Reminder(theme, self)
        self._recap = RecapList(theme)
        self._why.setWordWrap(True)
        self._told = SeeThroughScroll(self._recap, Qt.FocusPolicy.TabFocus)
        self.uncover.clicked.connect(lambda: wished(UncoverHand()))
        self.recall.clicked.connect(lambda: wished(NeverMind()))
        self._arrange()
        settings.changed.connect(self._offer_recap)
        self.hide()

    def setModel(self, model: TurnModel) -> None:
        model.modelReset.connect(self._forget)
        super().setModel(model)

    def _forget(self) -> None:
        """Another game: whom the one before waited for doesn't matter any more."""
        self._waiting = None
        self.hide()

    def follow(self) -> None:
        waiting = self.model.index(0).data(TurnRole.WAITING)
        if waiting == self._waiting:
            return
        self._waiting = waiting
        self.setVisible(waiting is not None)
        if waiting is not None:
            self.badge.show_player(self._words.initial(waiting.seat), waiting.profile)
            self._silence.setVisible(waiting.is_silent)
            self._told.verticalScrollBar().setValue(0)
            self.retranslate()
            self.uncover.wait()
            self.raise_()

    @property
    def is_waiting(self) -> bool:
        """True while the hand is covered."""
        return self._waiting is not None

    def picture(self) -> QPixmap:
        """What it looks like, with everything in its place."""
        for each in self.findChildren(QWidget):
            QCoreApplication.sendPostedEvents(each)  # labels are shown a little later than made
        picture = blank(self)
        self.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

    def place(self, frame: QRect) -> None:
        """Take this place on the table."""
        self._left.setFixedWidth(round(grown(frame.width() * 0.28, 0.2)))
        self.setGeometry(frame)
        self._fit()

    def rescale(self) -> None:
        unit, font = self.unit, self._theme.font
        self._kicker.setFont(font(max(12.0, 14 * unit), QFont.Weight.DemiBold))
        self._why.setFont(font(max(12.0, 14 * unit)))
        self.uncover.setFont(font(max(14.0, 18 * unit), QFont.Weight.Bold))
        for button in (self.show_again, self.recall):
            button.setFont(font(max(12.0, 14 * unit), QFont.Weight.DemiBold))
            button.ensurePolished()  # or the style's least height would come after this one
            button.setMinimumHeight(round(max(32.0, 38 * unit)))
        self.uncover.ensurePolished()
        self.uncover.setMinimumHeight(round(max(40.0, 54 * unit)))
        self.badge.setFixedSize(round(max(40.0, 64 * unit)), round(max(40.0, 64 * unit)))
        side, edge = round(22 * unit), round(12 * unit)
        self._row.setContentsMargins(side, edge, side, edge)
        self._row.setSpacing(round(20 * unit))
        for column, spacing in zip(self._columns, (3, 6, 9), strict=True):
            column.setSpacing(round(spacing * unit))
        self._right.setFixedWidth(round(grown(max(170.0, 230 * unit), 0.6)))
        self._beside_badge.setSpacing(round(16 * unit))

    def retranslate(self) -> None:
        self.show_again.setText(self.tr("Show it again"))
        explain(
            self.show_again,
            self.tr("Show on the table once more what has happened"),
            self.tr(
                "Plays on the piles once more what was laid since your last turn, card by card. "
                "It changes nothing."
            ),
        )
        self.recall.setText(self.tr("Never mind"))
        explain(
            self.recall,
            self.tr("Go on without this look (Esc)"),
            self.tr("Nobody needs to look after all: the game goes on where it was."),
        )
        self.uncover.setText(self.tr("Show my hand"))
        self._silence.setText(self.tr("Silence: nobody may talk about the game."))
        waiting = self._waiting
        if waiting is None:
            return
        count = waiting.setup.player_count
        name = self._words.player(waiting.seat, count)
        if waiting.is_back:
            self._kicker.setText(self.tr("Covered for"))
        else:
            self._kicker.setText(self.tr("Pass the laptop to"))
        self._why.setText(self._why_words(waiting))
        self._show_recap(waiting)
        self._fit()
        self.recall.setVisible(waiting.is_in_between)
        self._offer_recap()
        tip = self.tr("Space or Enter uncovers the hand. The others look away.")
        explain(
            self.uncover,
            tip,
            self.tr(
                "Shows your hand. Press it only once the laptop is yours and the others look away: "
                "nobody but you may see your cards."
            ),
        )
        self.setWhatsThis(
            self.tr(
                "Your hand is covered, so that the laptop can go round. It says who gets it, and "
                "what has happened since that player's last turn."
            )
        )
        self.setAccessibleName(self.tr("Covered hand"))
        told = f"{self._kicker.text()} {name}. {self._why.text()}"
        self.uncover.setAccessibleDescription(f"{told} {tip}")
        self._told.setAccessibleName(self.tr("What has happened"))
        self._told.setToolTip(self.tr("What was laid since this player's last turn"))

    def _offer_recap(self) -> None:
        """Offer to show it again, if there is something and the settings let it be seen."""
        waiting = self._waiting
        if waiting is not None:
            can_be_seen = bool(motion_for(self._settings.preferences).recap_pause_ms)
            can_be_seen = can_be_seen and not waiting.is_in_between
            self.show_again.setVisible(can_be_seen and bool(waiting.turns))

    def _fit(self) -> None:
        """Write the name, and what has happened, as large as there is room."""
        if self._waiting is None:
            return
        name = self._words.player(self._waiting.seat, self._waiting.setup.player_count)
        room = self._left.width() - self.badge.width() - self._beside_badge.spacing()
        usual = self._theme.font(max(20.0, 30 * self.unit), QFont.Weight.Black)
        font = fitted(usual, name, room, smallest=round(usual.pixelSize() * 0.6))
        self._name.setFont(font)
        self._name.setText(elided(font, name, room))
        sides = self._row.contentsMargins()
        beside = self._left.width() + self._right.width() + 2 * self._row.spacing()
        width = self.width() - beside - sides.left() - sides.right()
        height = self.height() - sides.top() - sides.bottom()
        if self._waiting.is_silent:
            height -= self._silence.heightForWidth(width) + round(6 * self.unit)
        self._recap.fit(width, height)

    def _why_words(self, waiting: Waiting) -> str:
        if waiting.on_turn is None:
            return self.tr("Have a look at your hand, then cover it again.")
        if waiting.on_turn == waiting.seat:
            is_still = waiting.is_in_turn
            return self.tr("It is still your turn.") if is_still else self.tr("Your turn!")
        other = self._words.player(waiting.on_turn, waiting.setup.player_count)
        return self.tr("A look at your own hand. {player} is on turn.").format(player=other)

    def _show_recap(self, waiting: Waiting) -> None:
        tell = self._words.events.recap_line
        if waiting.turns:
            self._recap.show_lines(
                self.tr("Since your last turn")
                if waiting.has_played
                else self.tr("Since the beginning"),
                [
                    (waiting.seats[turn[0].player], tell(turn, waiting.setup))
                    for turn in waiting.turns
                ],
            )
        else:
            self._recap.show_lines(self._nothing_words(waiting))

    def _nothing_words(self, waiting: Waiting) -> str:
        if waiting.on_turn is None:
            return ""
        if waiting.has_played:
            return self.tr("Nothing has happened since your last turn.")
        return self.tr("Nobody has laid a card yet.")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below is out of reach."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._waiting is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPen(self._theme.seats[self._waiting.profile.colour], 2 * self.unit)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        draw_box(painter, frame, 16 * self.unit, self._theme.colours.surface, line)

    def _arrange(self) -> None:
        who, told = QVBoxLayout(), QVBoxLayout()
        self._left, self._right = QWidget(self), QWidget(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._left)
        self._row.addLayout(told, 1)
        self._row.addWidget(self._right)
        left = self._beside_badge = QHBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        left.addLayout(who, 1)
        who.addStretch(1)
        for label in (self._kicker, self._name, self._why):
            who.addWidget(label)
        who.addStretch(1)
        told.addWidget(self._silence)
        told.addWidget(self._told, 1)
        buttons = QVBoxLayout(self._right)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addStretch(1)
        buttons.addWidget(self.uncover)
        buttons.addWidget(self.show_again)
        buttons.addWidget(self.recall)
        buttons.addStretch(1)
        self._columns: Sequence[QVBoxLayout] = (who, told, buttons)
        mute(self._kicker)


class Badge(QWidget):
    """The player's disc, large."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._initial = ""
        self._profile = Seat()
        self.is_away = False
        """True while it is still on its way here."""

    def show_player(self, initial: str, profile: Seat) -> None:
        """Show this player's colour and initial."""
        self._initial, self._profile = initial, profile
        self.set_away(is_away=False)

    def set_away(self, *, is_away: bool) -> None:
        """Leave the place empty for now, or be there."""
        self.is_away = is_away
        self.update()

    def picture(self) -> QPixmap:
        """What it looks like, wherever it is."""
        picture = blank(self)
        with QPainter(picture) as painter:
            self._draw(painter)
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_away:
            self._draw(QPainter(self))

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        voice = voice_of(self._profile, self._initial)
        draw_voice(painter, voice, QRectF(self.rect()), self._theme)


class _Reminder(Scaled, QLabel):
    """A line with the sign of silence before it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("kind", "accent")
        self.setWordWrap(True)

    def rescale(self) -> None:
        font = self._theme.font(max(12.0, 15 * self.unit), QFont.Weight.Bold)
        self.setFont(font)
        self.setContentsMargins(round(font.pixelSize() * 1.8), 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.font().pixelSize() * 1.4
        square = QRectF(0, (self.height() - size) / 2, size, size)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sign = pictograms.placed(pictograms.command(Command.SILENCE), square)
        painter.fillPath(sign, self._theme.colours.accent)
