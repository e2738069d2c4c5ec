"""The table: shows what its models say, puts it in its place, and tells what the player wishes."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWhatsThis, QWidget

from thegame_desktop.engine import Command
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.table_models import TableModels
from thegame_desktop.play.wishes import PassTo
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.daily_leaf import DailyLeaf
from thegame_desktop.view.table.hand.grip import Grip
from thegame_desktop.view.table.hand.hand_view import HandView
from thegame_desktop.view.table.hints.hint_panel import HintPanel
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.motion.choreographer import Choreographer
from thegame_desktop.view.table.motion.motion import Motion, motion_for
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_fan import PileFan
from thegame_desktop.view.table.piles.piles_view import PilesView
from thegame_desktop.view.table.places.placement import Placement
from thegame_desktop.view.table.places.reading_order import chain_tabs, stack
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.table.seats.seats_view import SeatsView
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.turn_buttons import TurnButtons
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.widgets.notice import Notice
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class GameTable(Translated, Painted, Group):
    """One canvas with everything on it: views of the shown models, placed by `table_layout`.

    What is shown changes only with these models, which the director advances.
    """

    wished = Signal(object)
    """A Wish."""
    fanned_out = Signal()
    """Somebody looks through a pile."""
    settled = Signal()
    """Everything has been put in its place; there may be other widgets than before."""

    def __init__(self, kit: TableKit, words: Words, sitting: Sitting, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme = kit.theme
        self._sitting = sitting
        self._settings = settings = kit.settings
        art, wished = kit.art, self.wished.emit
        self.shown = TableModels(self)
        self.placement = Placement(sitting, settings, self)
        self.choreographer = Choreographer(self)
        self.buttons = TurnButtons(kit, words, sitting, wished, self)
        self.notice = Notice(theme, self)
        self.starter = StarterPanel(theme, words, wished, self)
        self.draw_pile = DrawPileView(theme, art, self)
        self._line = NumberLine(theme, words, self)
        self._turn = TurnPanel(theme, words, self)
        self.in_force = InForce(theme, words, wished, self)
        self._daily = DailyLeaf(theme, words, self)
        self._log = LogPanel(theme, sitting.log, self)
        if not sitting.is_played_at:  # then it is there to find one's way by
            self._log.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.cover = Cover(theme, words, settings, wished, self)
        self.piles = PilesView(theme, art, words, self)
        self.seats = SeatsView(theme, words, self)
        self.hand = HandView(
            theme, art, words, self.placement, self, is_played_at=sitting.is_played_at
        )
        self.grip = Grip(sitting, self.hand, self.piles, self.notice, words, wished, self)
        self.hints: HintPanel | None = None
        if sitting.adviser is not None:
            self.hints = HintPanel(theme, words, sitting.adviser, self.notice, self)
        self.signals = SignalsPanel(theme, words, wished, self)
        self.fan = PileFan(theme, art, words, self)
        self._set_models()
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Not by Tab: whoever comes by key wants a card, a pile or a button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    def _set_models(self) -> None:
        shown = self.shown
        self.hand.setModel(shown.hand)
        self.piles.setModel(shown.piles)
        self.seats.setModel(shown.seats)
        self.signals.setModel(shown.seats)
        self.in_force.setModel(shown.piles)
        self._line.setModel(shown.piles)
        self._line.set_hand(shown.hand)
        for view in (self.draw_pile, self._turn, self._daily, self.starter, self.cover):
            view.setModel(shown.turn)

    def _connect(self) -> None:
        turn = self.shown.turn
        for change in (turn.modelReset, turn.dataChanged):
            change.connect(self._make_room_for_question)
        self.seats.asked_for.connect(lambda seat: self.wished.emit(PassTo(seat)))
        self.hand.raised.connect(self._keep_panels_above)
        self.grip.touched.connect(self.hurry)
        self.grip.touched.connect(self.put_panels_away)
        self.grip.looked_through.connect(self._look_through)
        self.grip.passed_on.connect(self.press_pass_on)

    # What can be asked of it

    @property
    def command_pointed_at(self) -> Command | None:
        """The command of the card or pile under the mouse, or of the one with the focus ring."""
        buttons = [*self.fan.cards, *self.hand, *self.piles, *self.in_force.chips]
        meant = [each for each in buttons if each.underMouse()][:1]
        meant += [each for each in buttons if each.has_ring]
        return next((each.command for each in meant if each.command is not None), None)

    @property
    def hand_room(self) -> QRect:
        """Where the hand lies, and words can be once it is empty."""
        places = self.places
        room = self.rect()
        room.setTop(places.notice.bottom() + 1)
        room.setLeft(places.turn.right() + 1)
        room.setRight(places.finish.left() - 1)
        return room

    @property
    def nth_held(self) -> int | None:
        """Which card of the hand is held, counted from the left; None if none is."""
        index = self.shown.hand.index_of(self.grip.held)
        return index.row() if index.isValid() else None

    def hurry(self) -> None:
        """Bring everything to rest at once."""
        self.choreographer.hurry()

    @property
    def is_moving(self) -> bool:
        """True while cards glide."""
        return self.choreographer.is_moving

    @property
    def is_elsewhere(self) -> bool:
        """True while another page is in sight: a key pressed there mustn't do anything here."""
        return not self.isVisibleTo(self.window())

    @property
    def is_occupied(self) -> bool:
        """True while something moves, or somebody is at something else than looking on."""
        is_held = self.grip.held is not None or self.hand.dragged is not None
        in_front = QApplication.activeModalWidget() or QApplication.activeWindow()
        # Not every platform takes the place of a dialog that was closed from it.
        is_dialog_open = in_front not in (None, self.window()) and in_front.isVisible()
        is_elsewhere = not self.isVisible() or is_dialog_open
        is_reading = self.signals.isVisible() or self.fan.index is not None
        is_asking = QWhatsThis.inWhatsThisMode() or QApplication.activePopupWidget() is not None
        return self.is_moving or is_held or is_elsewhere or is_reading or is_asking

    @property
    def motion(self) -> Motion:
        """How long everything takes now."""
        return motion_for(self._settings.preferences)

    @property
    def places(self) -> TableLayout:
        """Where everything lies."""
        return self.placement.places

    # What can be done with it

    def open_signals(self) -> None:
        """Let whoever is looking say something; or tell why that can't be."""
        session, seat = self._sitting.session, self._sitting.session.observation.seat
        if not session.can_signal:
            self.notice.say(self.buttons.why_no_signals, is_refusal=True)
            return
        if not self.buttons.signals.isEnabled() or seat is None:
            return
        self.hurry()  # what can be said goes by what is shown
        self.grip.let_go()
        self.fan.fold()
        self.put_hint_away()
        piles = [row.pile for row in self.shown.piles.rows]
        self.signals.open_for(self.shown.seats.index(seat), piles)
        self._place_signals()

    def show_hint(self) -> None:
        """Show what the expert would do, or the second choice; only where hints are offered."""
        if self.hints is not None:
            self.hurry()
            self.fan.fold()
            self.hints.ask()

    def put_hint_away(self) -> bool:
        """Show no hint any more; false if there is none."""
        is_shown = self.hints is not None and self.hints.is_wanted
        if self.hints is not None:
            self.hints.dismiss()
        return is_shown

    def _look_through(self, pile: int) -> None:
        """Fan a pile out, or fold it up again."""
        self.hurry()
        if self.is_elsewhere:
            return  # what moved was the end of the game
        if self.fan.index == pile:
            self.fan.fold()
            return
        index = self.shown.piles.index(pile)
        self.fan.open_for(self.piles[pile], index, self.places, self.motion.fan_ms)
        self.fanned_out.emit()

    def press_pass_on(self) -> None:
        """End a look; what still comes in is brought to rest first, or nobody would see it."""
        if self.is_moving:
            self.hurry()
        else:
            self.buttons.pass_on.press_by_key()

    def put_panels_away(self) -> None:
        """Let nothing lie over the table: the game goes on."""
        self.signals.hide()
        self.fan.fold()

    def forget_touches(self) -> None:
        """Hold no card, and leave no word of it, nor anything that lies over the table."""
        self.grip.forget()
        self.notice.clear()
        self.put_panels_away()

    def hide_words(self) -> None:
        """Let nothing be told any more of what was pointed at."""
        QToolTip.hideText()
        QWhatsThis.hideText()

    # Places

    def rest(self) -> None:
        """Put everything in its place, in the order in which it is used."""
        self.place()
        self.rest_hand()
        if self.hints is not None:
            self.hints.look_again()
        self.settled.emit()

    def rest_hand(self) -> None:
        """Put every card of the hand where it rests, and have it found there."""
        self.hand.settle()
        self._put_in_order()

    def place(self) -> None:
        """Put everything but the cards of the hand, for which there is room, where it belongs."""
        places = self.placement.with_hand(self.shown.hand.rowCount())
        if places.unit != self.unit:
            self.hear(places.unit)
        self.piles.place(places)
        self.seats.place(places)
        self.hand.place()
        self.in_force.place(self._daily.take_from(places.in_force))
        self.draw_pile.place(places.draw_pile_with_words, places.draw_card_rect)
        self._line.setVisible(places.number_line is not None)
        if places.number_line is not None:
            self._line.setGeometry(places.number_line)
        self._log.setVisible(places.log is not None)
        if places.log is not None:
            self._log.setGeometry(places.log)
        self._turn.setGeometry(places.turn)
        self.notice.setGeometry(places.notice)
        if not self.starter.isHidden():  # its words take a while
            self.starter.place(places.above_hand if self.starter.is_above_hand else places.cover)
        self.buttons.place(places)
        self.cover.place(places.cover)
        self.fan.place(places)
        if self.hints is not None:
            self.hints.setGeometry(places.hint_words)
        self._place_signals()

    def _place_signals(self) -> None:
        places = self.places
        top_left = QPoint(places.notice.left(), places.piles[0].top())
        self.signals.place(QRect(top_left, places.notice.bottomRight()))

    def _put_in_order(self) -> None:
        """Have everything found in the order in which it is used: the hand below the piles."""
        buttons, cards = self.buttons, list(self.hand)
        stack(
            self,
            [
                *(self.cover, self.starter, *(card for card in cards if not card.is_dragged)),
                *(*self.piles, self.draw_pile, self._line, buttons.signals, self._turn),
                *(*buttons.beside_hand, buttons.watch_hint, *self.seats.chips),
                *(*self.seats.open_hands, self.in_force, self._log),
            ],
        )
        chain_tabs(
            [
                *(self, self.cover.uncover, self.cover.show_again, *self.starter.buttons),
                *(*cards, *self.piles, buttons.signals, *buttons.beside_hand),
                *(*self.seats.chips, *self.in_force.chips, self._log.list),
            ]
        )

    def _keep_panels_above(self) -> None:
        """Cards that come in lie above everything but what is there to be read."""
        for above in (self.hints, self.notice, self.starter, self.cover, self.signals, self.fan):
            if above is not None:
                above.raise_()

    def _make_room_for_question(self) -> None:
        """Nothing can be reached that lies below the question who begins."""
        is_above = not self.starter.isHidden() and self.starter.is_above_hand
        for behind in (*self.piles, self.draw_pile):
            behind.setVisible(not is_above)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.placement.is_known:
            self.hurry()
            self.rest()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever clicks beside everything has seen enough of what moves."""
        super().mousePressEvent(event)
        self.hurry()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setWhatsThis(
            self.tr(
                "The table. The piles lie in the middle, your hand below. Drag a card to a pile, "
                "or click the card and then the pile; the rules (F1) tell what may go where."
            )
            if self._sitting.is_played_at
            else self.tr(
                "The table as it was then. Nothing can be laid here; a click on a pile shows all "
                "its cards."
            )
        )
        if self.placement.is_known:
            self.hear(self.unit)  # texts may be of another size
        self.buttons.retranslate()

    def draw(self, painter: QPainter) -> None:
        draw_ground(painter, self, self.rect(), self._theme)
