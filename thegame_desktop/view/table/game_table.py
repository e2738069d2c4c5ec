"""The table: shows the game, tells what the player wishes, and changes nothing itself."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWhatsThis, QWidget

from thegame_desktop.engine import Card, Command, Observation
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.bot_pace import BotPace
from thegame_desktop.view.table.cover.new_cards_timer import NewCardsTimer
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.hand.grip import Grip
from thegame_desktop.view.table.hand.hand_cards import HandCards
from thegame_desktop.view.table.hints.hint_panel import HintPanel
from thegame_desktop.view.table.motion.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.motion.face_warmer import FaceWarmer, WantedFace
from thegame_desktop.view.table.motion.motion import Motion, motion_for
from thegame_desktop.view.table.piles.pile_fan import PileFan
from thegame_desktop.view.table.places.placement import Placement
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.surroundings import Surroundings
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class GameTable(Translated, Painted, Group):
    """One canvas with everything on it, placed by `table_layout`, moved by the choreographer."""

    wished = Signal(object)
    """A Wish."""
    fanned_out = Signal()
    """Somebody looks through a pile."""
    ended = Signal()
    """The game is over, and its last card has been seen."""
    settled = Signal()
    """Everything has been put in its place; there may be other widgets than before."""
    happened = Signal(object)
    """An Event, as it is seen: a card laid when it lies, cards drawn when they set off."""

    def __init__(self, kit: TableKit, words: Words, sitting: Sitting, parent: QWidget) -> None:
        super().__init__(parent)
        theme, art, wished = kit.theme, kit.art, self.wished.emit
        self._theme = theme
        self._art = art
        self._words = words
        self._sitting = sitting
        self._session = sitting.session
        self._settings = settings = kit.settings
        self.placement = Placement(sitting, settings, self)
        self.choreographer = Choreographer(self)
        self._warmer = FaceWarmer(art, self.choreographer, self)
        self.around = Surroundings(kit, words, sitting, wished, self)
        self.notice = notice = self.around.notice
        self.hand = HandCards(theme, art, words, sitting, self)
        self.grip = Grip(
            sitting, self.hand, notice, words, wished, self._look_through, self.press_pass_on, self
        )
        self.hints: HintPanel | None = None
        if sitting.adviser is not None:
            self.hints = HintPanel(theme, words, sitting.adviser, notice, self)
        self.signals = SignalsPanel(theme, words, wished, self)
        self.fan = PileFan(theme, art, words, self)
        self.pace = BotPace(sitting, settings, self.choreographer, self._is_busy, self)
        NewCardsTimer(self._session, settings, self._is_occupied, wished, self)
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Not by Tab: whoever comes by key wants a card, a pile or a button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    def _connect(self) -> None:
        around, computers = self.around, self._sitting.computers
        self.pace.changed.connect(self._show_paused)
        computers.eagerness_changed.connect(
            lambda: around.starter.show_eagerness(computers.eagerness)
        )
        self.grip.released.connect(self.send_home)
        self.grip.touched.connect(self.choreographer.hurry)
        self.grip.touched.connect(self.put_panels_away)
        self._settings.changed.connect(self._settle_at_once)

    # What can be asked of it

    @property
    def command_pointed_at(self) -> Command | None:
        """The command of the card or pile under the mouse, or of the one with the focus ring."""
        around = self.around
        buttons = [*self.fan.cards, *self.hand, *around.piles, *around.in_force.chips]
        meant = [each for each in buttons if each.underMouse()][:1]
        meant += [each for each in buttons if each.has_ring]
        return next((each.command for each in meant if each.command is not None), None)

    def open_signals(self) -> None:
        """Let whoever is looking say something; or tell why that can't be."""
        seen = self._session.observation
        if not self._session.can_signal:
            self.notice.say(self.around.buttons.why_no_signals, is_refusal=True)
            return
        if not self.around.buttons.signals.isEnabled() or seen.seat is None:
            return
        self.grip.let_go()
        self.fan.fold()
        self.put_hint_away()
        self.signals.open_for(
            seen.seat,
            self._session.seats[seen.seat],
            seen.table.setup,
            seen.table.signals[seen.seat],
            len(seen.hand),
            seen.table.piles,
        )
        self._place_signals()

    def show_hint(self) -> None:
        """Show what the expert would do, or the second choice; only where hints are offered."""
        if self.hints is not None:
            self.choreographer.hurry()
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
        self.choreographer.hurry()
        if self.is_elsewhere:
            return  # what moved was the end of the game
        if self.fan.index == pile:
            self.fan.fold()
            return
        table, button = self._session.observation.table, self.around.piles[pile]
        self.fan.open_for(button, table, self.places, self.motion.fan_ms)
        self.fanned_out.emit()

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
        held, cards = self.grip.held, self.hand.cards
        return cards.index(held) if held in cards else None

    def press_pass_on(self) -> None:
        """End a look; what still comes in is brought to rest first, or nobody would see it."""
        if self.is_moving:
            self.hurry()
        else:
            self.around.buttons.pass_on.press_by_key()

    def _show_paused(self) -> None:
        self.around.buttons.pause.setChecked(self.pace.is_paused)
        self.around.show_turn(self._session.observation)

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
    def motion(self) -> Motion:
        """How long everything takes now."""
        return motion_for(self._settings.preferences)

    @property
    def places(self) -> TableLayout:
        """Where everything lies."""
        return self.placement.places

    def _is_busy(self) -> bool:
        """True if computer players had better wait: for what moves, or for somebody here."""
        sight = self._session.sight
        is_somebody_looking = not sight.is_open and not sight.is_up_to_the_team
        return is_somebody_looking or self._is_occupied()

    def _is_occupied(self) -> bool:
        """True while something moves, or somebody is at something else than looking on."""
        is_held = self.grip.held is not None or self.hand.dragged is not None
        in_front = QApplication.activeModalWidget() or QApplication.activeWindow()
        # Not every platform takes the place of a dialog that was closed from it.
        is_dialog_open = in_front not in (None, self.window()) and in_front.isVisible()
        is_elsewhere = not self.isVisible() or is_dialog_open
        is_reading = self.signals.isVisible() or self.fan.index is not None
        is_asking = QWhatsThis.inWhatsThisMode() or QApplication.activePopupWidget() is not None
        return self.is_moving or is_held or is_elsewhere or is_reading or is_asking

    # The game as it is

    def begin(self, seen: Observation) -> None:
        """Have the piles and seats of a new game, and no hand yet."""
        self._art.forget_unused()
        self.choreographer.cancel()
        for button in self.findChildren(CardButton):
            button.vanish()
        self.put_panels_away()
        self.forget_touches()
        self.hand.begin(seen.table.setup.layout)
        self.around.begin(seen)
        self.hear(self.placement.with_hand(0).unit)  # what has just been made, too
        self.grip.watch(self.around.piles)
        self.show_all(seen)

    def forget_touches(self) -> None:
        """Hold no card, and leave no word of it."""
        self.grip.forget()
        self.notice.clear()

    def change_hands(self) -> None:
        """Have the hand in sight that is to be seen now, or none."""
        self.hide_hand()
        self.show_all(self._session.observation)
        self.bring_in_hand()

    def put_panels_away(self) -> None:
        """Let nothing lie over the table: the game goes on."""
        self.signals.hide()
        self.fan.fold()

    def hide_hand(self) -> None:
        """Let nothing be left of the hand: no card, no offer, no word."""
        self.forget_touches()
        self.put_panels_away()
        QToolTip.hideText()
        QWhatsThis.hideText()
        self.keep_focus()
        for card in self.hand.cards:
            self.hand.discard(card)

    def keep_focus(self) -> None:
        """Have the focus of a card: Qt would hand it to whatever comes next."""
        if any(button.hasFocus() for button in self.hand):
            self.setFocus()

    def bring_in_hand(self) -> None:
        """The hand in sight waits below the table's edge to come in."""
        self.sync_hand(self._sitting.hand.rows, came_from=QRect(0, 0, 1, 1))
        self.hand.settle()
        for button in self.hand:
            button.move(button.x(), self.height())

    def settle(self) -> None:
        """Show the game exactly as it is, everything in its place."""
        seen = self._session.observation
        self.show_all(seen)
        self.bring_rows()
        self.hand.settle(self.grip.held)
        self.around.put_in_order(self.hand)
        if self.motion.draw_ms:
            self._warmer.want(self._faces_to_come(seen))
        if self.hints is not None:
            self.hints.look_again()
        self.settled.emit()

    def _faces_to_come(self, seen: Observation) -> Iterable[WantedFace]:
        """The hand as it will lie on the piles, and in hand whatever can still be drawn."""
        places, ratio = self.places, self.devicePixelRatioF()
        commands = seen.table.setup.layout.by_card
        for card in seen.hand:
            yield WantedFace(card, commands.get(card), places.pile_card, ratio)
        for card in seen.unseen:
            yield WantedFace(card, commands.get(card), places.hand_card, ratio)

    def show_all(self, seen: Observation) -> None:
        """Show all of the game but the cards of the hand, for which there is room."""
        self.around.show(seen)
        places = self.placement.with_hand(len(self._sitting.hand.rows))
        if places.unit != self.unit:
            self.hear(places.unit)
        self.around.place(places)
        self.fan.place(places)
        if self.hints is not None:
            self.hints.setGeometry(places.hint_words)
        if self.signals.isVisible() and seen.seat is not None:
            self.signals.show_said(seen.table.signals[seen.seat])
        self._place_signals()

    def _place_signals(self) -> None:
        places = self.places
        top_left = QPoint(places.notice.left(), places.piles[0].top())
        self.signals.place(QRect(top_left, places.notice.bottomRight()))

    def bring_rows(self) -> None:
        """Have a button for each card of the hand; new ones come from the draw pile."""
        self.sync_hand(self._sitting.hand.rows)

    def bring_new(self, drawn: Iterable[Card]) -> None:
        """Have these too, beside those that are still in sight."""
        self.sync_hand([*self.hand.cards, *drawn])

    def sync_hand(self, cards: Iterable[Card], came_from: QRect | None = None) -> None:
        """Have a button for each of these cards.

        New ones come from the given place; without one from the draw pile, face down.
        """
        wanted = list(cards)
        for card in set(self.hand.cards) - set(wanted):
            self.hand.discard(card)
        self.place_hand(len(wanted))
        for card in wanted:
            if self.hand.button(card) is None:
                place = self.places.draw_card_rect if came_from is None else came_from
                self.hand.add(card, place, is_face_up=came_from is not None)
        self.hand.order(wanted)
        self.hand.mark_new(self._session.new_cards)
        self._describe_hand()
        panels = (self.around.starter, self.around.cover, self.signals, self.fan)
        for above in (self.hints, self.notice, *panels):
            if above is not None:
                above.raise_()

    def send_home(self) -> None:
        """Whatever isn't where it rests glides there."""
        if not self.placement.is_known:
            return
        self.choreographer.hurry()
        held = self.grip.held

        def prepare() -> Iterable[Glide]:
            self.hand.order(self._sitting.hand.rows)
            self.place_hand()
            self._describe_hand()
            return self.hand.homeward(held)

        def then() -> None:
            self.hand.settle(held)
            self.around.put_in_order(self.hand)

        self.choreographer.play([Stage(prepare, self.motion.home_ms, then)])

    # Places

    def place_hand(self, count: int | None = None) -> None:
        """Have places for so many cards; without a number, for as many as there are."""
        wanted = len(self.hand.cards) if count is None else count
        self.hand.place(self.placement.with_hand(wanted).hand)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._warmer.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle_at_once()

    def _settle_at_once(self) -> None:
        if self.placement.is_known:
            self.choreographer.hurry()
            self.settle()

    def _describe_hand(self) -> None:
        """Tell those who can't see it where each card lies, and where it could go."""
        session, held = self._session, self.grip.held
        seen, count = session.observation, len(self.hand.cards)
        can_lay = seen.is_on_turn and session.is_running and self._sitting.is_played_at
        new_cards = session.new_cards

        def words(card: Card, nth: int) -> str:
            targets = session.targets(card) if can_lay else ()
            setup, is_held, is_new = seen.table.setup, card == held, card in new_cards
            return self._words.spoken.card_in_hand(
                nth, count, targets, setup, is_held=is_held, is_new=is_new
            )

        self.hand.describe(words)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever clicks beside everything has seen enough of what moves."""
        super().mousePressEvent(event)
        self.choreographer.hurry()

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
            self._describe_hand()
        self.around.buttons.retranslate()

    def draw(self, painter: QPainter) -> None:
        draw_ground(painter, self, self.rect(), self._theme)
