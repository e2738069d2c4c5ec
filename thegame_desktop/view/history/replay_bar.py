"""The bar below a replay: what happened, the way through the game, and the ways out of it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.view.history.turn_slider import TurnSlider
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import (
    draw_line,
    elided,
    explain,
    fitted,
    text_width,
)
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.buttons import PageButton, roomy
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.widgets.transport_button import TransportButton, TransportWay
from thegame_desktop.view.words.translated import Translated

_LINE = 1.32
"""How high a line of words is, by the size of its letters."""
_LEAST_BESIDE = 22
"""How wide the words have to be beside the ways out, by the size of their letters."""
_LEAST_PIXELS = 11
"""How small words become before they are shortened; the log and the tool tip have all of them."""


class ReplayBar(Translated, Scaled, QWidget):
    """Holds the buttons and the slider; whoever owns it knows where they lead."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.caption = _Caption(theme, self)
        self.back = self._button("replay back")
        self.coach = self._button("replay coach")
        self.deal_again = self._button("replay deal again")
        self.play_on = self._button("replay play on")
        self.play_on.setProperty("kind", "primary")
        self.first = self._transport(TransportWay.FIRST, "Home")
        self.turn_back = self._transport(TransportWay.TURN_BACK, "Ctrl+Left", "PgUp")
        self.step_back = self._transport(TransportWay.STEP_BACK, "Left")
        self.play = self._transport(TransportWay.PLAY, "Space")
        self.step = self._transport(TransportWay.STEP, "Right")
        self.turn = self._transport(TransportWay.TURN, "Ctrl+Right", "PgDown")
        self.last = self._transport(TransportWay.LAST, "End")
        for button in (self.step_back, self.step, self.turn_back, self.turn):
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(500)
        self.slider = TurnSlider(theme, self)
        self._is_playing = False
        self._lay_out()
        self.retranslate()

    def say(self, place: str, happening: str) -> None:
        """Tell where one is in the game, and what happened there."""
        self.caption.say(place, happening)
        self.slider.setAccessibleDescription(self.caption.accessibleName())

    def offer(self, *, is_first: bool, is_last: bool, can_play_on: bool) -> None:
        """Enable the buttons for what can be done at this place."""
        for button in (self.first, self.turn_back, self.step_back):
            button.setEnabled(not is_first)
        for button in (self.step, self.turn, self.last):
            button.setEnabled(not is_last)
        self.play.setEnabled(not (is_first and is_last))
        self.play_on.setEnabled(can_play_on)

    def show_playing(self, is_playing: bool) -> None:
        """Offer to pause, or to play."""
        self._is_playing = is_playing
        self.play.show_way(TransportWay.PAUSE if is_playing else TransportWay.PLAY)
        self._name_play()

    def rescale(self) -> None:
        unit = self.unit
        for button in (self.back, self.coach, self.deal_again, self.play_on):
            button.setFont(self._theme.font(max(13.0, 15 * unit), QFont.Weight.Bold))
            button.setFixedHeight(round(grown(max(37.0, 42 * unit), 0.25)))
            button.setMinimumWidth(roomy(button, [button.text()], unit).width())
        side, edge = round(22 * unit), round(10 * unit)
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(round(7 * unit))
        self._above.setSpacing(round(10 * unit))
        self._ways_out.setSpacing(round(10 * unit))
        self._below.setSpacing(round(6 * unit))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Have the words beside the ways out, or in a line above them if they would be small."""
        around = self._column.contentsMargins()
        room = self.width() - around.left() - around.right() - self._above.spacing()
        is_above = room - self._ways_out.sizeHint().width() < self.caption.least_width
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._above.setDirection(down if is_above else across)
        self.caption.show_in_a_line(is_above)

    def retranslate(self) -> None:
        self.back.inscribe(
            self.tr("Back"),
            self.tr("Leave the replay (Esc)"),
            self.tr("Leads back to where you came from. Nothing of this game has changed."),
        )
        self.coach.inscribe(
            self.tr("Coach"),
            self.tr("What could have been better in this game?"),
            self.tr(
                "Shows the chance of winning turn by turn, the turns that cost most, and how a "
                "lost game could have been won."
            ),
        )
        self.deal_again.inscribe(
            self.tr("This deal again"),
            self.tr("Deal the same cards once more"),
            self.tr(
                "Begins a new game with the same cards and players. The history tells that the "
                "cards were known. A game that is under way waits among the unfinished ones."
            ),
        )
        self.play_on.inscribe(
            self.tr("Play on from here"),
            self.tr("Try it another way, from the place that is in sight"),
            self.tr(
                "Begins a new game that stands as this one stood here; where it was over, that "
                "can't be done. The history tells that it was begun so. A game that is under way "
                "waits among the unfinished ones."
            ),
        )
        self.slider.setAccessibleName(self.tr("Place in the game"))
        explain(
            self.slider,
            self.tr("Go to any place of the game"),
            self.tr(
                "The whole game from left to right: each piece is a turn, in the colour of whoever "
                "played it. Click or drag to go anywhere."
            ),
        )
        step = self.tr(
            "A step is a card that was laid, or the end of a turn, when cards were drawn."
        )
        turn = self.tr("Leads from one turn to the next, to where it started.")
        ends = self.tr("The whole game lies between these two.")
        self.first.explain(self.tr("To the deal"), ends)
        self.turn_back.explain(self.tr("A turn back"), turn)
        self.step_back.explain(self.tr("A step back"), step)
        self.step.explain(self.tr("A step on"), step)
        self.turn.explain(self.tr("A turn on"), turn)
        self.last.explain(self.tr("To the end"), ends)
        self._name_play()
        self.rescale()

    def _name_play(self) -> None:
        self.play.explain(
            self.tr("Pause") if self._is_playing else self.tr("Play"),
            self.tr("Goes through the game step by step, by itself, until it is paused or over."),
        )

    def _transport(self, way: TransportWay, *keys: str) -> TransportButton:
        return TransportButton(self._theme, "replay", way, keys, self)

    def _button(self, name: str) -> PageButton:
        button = PageButton(name, self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setStyleSheet("padding: 0px 16px;")
        return button

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._above, self._ways_out, self._below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._column.addLayout(self._above)
        self._column.addLayout(self._below)
        self._above.addWidget(self.caption, 1)
        self._above.addLayout(self._ways_out)
        self._ways_out.addStretch(1)
        for button in (self.coach, self.deal_again, self.play_on):
            self._ways_out.addWidget(button)
        for way in self.findChildren(TransportButton):
            self._below.addWidget(way)
        self._below.addWidget(self.slider, 1)
        self._below.addWidget(self.back)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours.surface)
            painter.fillRect(0, 0, self.width(), 1, with_alpha(colours.outline, 0.6))


class _Caption(Translated, Painted, PaintedText):
    """Where one is in the game, and below it what happened there."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._place, self._happening = "", ""
        self._is_in_a_line = False
        self.setObjectName("replay caption")

    def say(self, place: str, happening: str) -> None:
        """Show this; whoever can't see it hears it."""
        if (place, happening) == (self._place, self._happening):
            return
        self._place, self._happening = place, happening
        self.retranslate()
        announce(self, self.accessibleName())

    def show_in_a_line(self, is_in_a_line: bool) -> None:
        """Have what happened behind the place, or below it."""
        self._is_in_a_line = is_in_a_line
        self.rescale()

    @property
    def least_width(self) -> int:
        """What the words need below each other."""
        return _LEAST_BESIDE * self._fonts()[1].pixelSize()

    def rescale(self) -> None:
        heights = [_LINE * font.pixelSize() for font in self._fonts()]
        self.setFixedHeight(round(max(heights) if self._is_in_a_line else sum(heights)))
        self.refresh()

    def retranslate(self) -> None:
        told = ". ".join(filter(None, (self._place, self._happening)))
        self.setAccessibleName(told)
        meaning = self.tr("Tells which turn is in sight, and what happened last in it.")
        explain(self, told, meaning)
        self.refresh()

    def _fonts(self) -> tuple[QFont, QFont]:
        font = self._theme.font
        return (
            font(max(15.0, 18 * self.unit), QFont.Weight.Black),
            font(max(12.5, 14.5 * self.unit)),
        )

    def draw(self, painter: QPainter) -> None:
        colours, box = self._theme.colours, QRectF(self.rect())
        bold, plain = self._fonts()
        head, rest = QRectF(box), QRectF(box)
        if self._is_in_a_line:
            taken = text_width(bold, self._place) + plain.pixelSize()
            head.setWidth(min(taken, box.width()))
            rest.setLeft(head.right())
        else:
            head.setHeight(_LINE * bold.pixelSize())
            rest.setTop(head.bottom())
        for line, text, font, colour in (
            (head, self._place, bold, colours.text),
            (rest, self._happening, plain, colours.text_muted),
        ):
            small = fitted(font, text, line.width(), smallest=_LEAST_PIXELS)
            draw_line(painter, line, elided(small, text, line.width()), small, colour)
