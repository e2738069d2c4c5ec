"""The table: shows the game, asks for what the player wants, and changes nothing itself."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import (
    Action,
    Card,
    CardLaid,
    CardsDrawn,
    GameEnded,
    Lay,
    Observation,
    Refusal,
)
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Moment, Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.card_button import CardButton, with_shadow
from thegame_desktop.view.table.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.face_warmer import Face, FaceWarmer
from thegame_desktop.view.table.grip import Grip
from thegame_desktop.view.table.hand_cards import HandCards
from thegame_desktop.view.table.motion import Motion, motion_for
from thegame_desktop.view.table.number_line import lane_colours
from thegame_desktop.view.table.surroundings import Surroundings
from thegame_desktop.view.table.table_layout import Counts, TableLayout, table_layout
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class Table(Translated, Painted, QWidget):
    """One canvas with everything on it, placed by `table_layout`, moved by the choreographer."""

    lay_requested = Signal(object)
    finish_requested = Signal()
    take_back_requested = Signal()
    starter_requested = Signal(int)
    look_requested = Signal(int)
    history_requested = Signal(int)
    ended = Signal()
    """The game is over, and its last card has been seen."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        session: Session,
        hand: HandModel,
        log: LogModel,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._words = words
        self._session = session
        self._hand_model = hand
        self._settings = settings
        self._layout: TableLayout | None = None
        self._laid_out_for: tuple[QSize, Counts, bool, bool] | None = None
        self._choreographer = Choreographer(self)
        self._warmer = FaceWarmer(art, lambda: self.is_moving, self)

        self._around = Surroundings(theme, art, words, session, log, settings, self)
        self._notice = self._around.notice
        self._hand = HandCards(theme, art, words, self)
        self._grip = Grip(session, self._hand, self._notice, words, self)

        around = self._around
        around.finish.clicked.connect(self.finish_requested)
        around.take_back.clicked.connect(self.take_back_requested)
        around.starter.starter_chosen.connect(self.starter_requested)
        around.look_requested.connect(self.look_requested)
        self._grip.lay_requested.connect(self.lay_requested)
        self._grip.history_requested.connect(self.history_requested)
        self._grip.order_requested.connect(hand.move)
        self._grip.released.connect(self._send_home)
        self._grip.touched.connect(self._choreographer.hurry)
        session.started.connect(self._begin)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._return)
        session.refused.connect(self._refuse)
        settings.changed.connect(self._heed_settings)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    # What the window may ask

    def let_go(self) -> None:
        """Let the held card go back to the hand: it is not going to be laid."""
        nth = self._nth_held()
        self._grip.put_back()
        if self._grip.is_by_key:
            self.focus_hand(nth or 0)

    def sort_hand(self) -> None:
        """Keep the hand sorted again."""
        self._hand_model.sort_again()
        self._send_home()

    def focus_hand(self, nth: int = 0) -> None:
        """Give the keyboard to a card of the hand."""
        cards = self._hand.cards
        button = self._hand.button(cards[min(nth, len(cards) - 1)]) if cards else None
        (button or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Have the keyboard; a card keeps it only for those who use it."""
        if not (self._grip.is_by_key and self.isAncestorOf(self.focusWidget())):
            self.setFocus()

    @property
    def is_moving(self) -> bool:
        """True while cards glide."""
        return self._choreographer.is_moving

    # The game as it is

    def _begin(self) -> None:
        self._choreographer.cancel()
        for flying in self.findChildren(CardButton):
            flying.end_drag()
            flying.hide()
            flying.deleteLater()
        self._grip.forget()
        self._notice.clear()
        seen = self._session.observation
        self._hand.begin(seen.table.setup.layout)
        self.setFocus()
        self._around.begin(seen)
        self._grip.watch(self._around.piles)
        self._show_all(seen)
        self._choreographer.play([self._settled(None, self._motion)])

    def _look(self) -> None:
        """Show another hand, before it is agreed who begins."""
        self._choreographer.hurry()
        self._show_all(self._session.observation)
        self._choreographer.play([self._hand_over(), self._settled(None, self._motion)])

    def _settle(self) -> None:
        """Show the game exactly as it is, everything in its place."""
        seen = self._session.observation
        self._show_all(seen)
        self._sync_hand(self._hand_model.rows, came_from=self._places().draw_card_rect)
        self._hand.settle(self._grip.held)
        self._set_tab_order()
        if self._motion.draw_ms:
            self._warmer.want(self._faces_to_come(seen))

    def _faces_to_come(self, seen: Observation) -> Iterable[Face]:
        """The hand as it will lie on the piles, and in hand whatever can still be drawn."""
        places, ratio = self._places(), self.devicePixelRatioF()
        commands = seen.table.setup.layout.by_card
        for card in seen.hand:
            yield Face(card, commands.get(card), places.pile_card, ratio)
        for card in seen.unseen:
            yield Face(card, commands.get(card), places.hand_card, ratio)

    def _show_all(self, seen: Observation) -> None:
        self._around.show(seen)
        self._layout = self._compute_layout(len(self._hand_model.rows))
        self._around.place(self._layout)

    def _sync_hand(self, cards: Iterable[Card], came_from: QRect) -> None:
        """Have a button for each of these cards; new ones come from the given place."""
        wanted = list(cards)
        for card in set(self._hand.cards) - set(wanted):
            self._hand.discard(card)
        self._place_hand(len(wanted))
        for card in wanted:
            if self._hand.button(card) is None:
                self._hand.add(card, came_from)
        self._hand.order(wanted)
        self._place_hand(len(wanted))
        self._notice.raise_()
        self._around.starter.raise_()

    # How it got there

    def _step(self, moment: Moment) -> None:
        self._choreographer.hurry()
        nth = self._nth_held()
        self._grip.forget()
        self._notice.clear()
        self._around.show_turn(moment.after)  # what can be done now doesn't wait for any card
        motion, stages = self._motion, []
        changes_hands = moment.after.seat != moment.before.seat
        for event in moment.events:
            match event:
                case CardLaid():
                    stages.append(self._laid(event, moment.after, motion))
                case CardsDrawn(cards=cards) if cards and changes_hands:
                    stages.append(self._draws(cards, motion))
                case CardsDrawn():
                    pass  # they come when all is settled
                case GameEnded():
                    stages.append(Stage(list, motion.before_end_ms, self.ended.emit))
        if changes_hands:
            stages.append(self._hand_over())
        settled = self._settled(nth, motion)
        if stages and isinstance(moment.events[-1], GameEnded):
            stages.insert(-1, settled)  # the last card is to be seen lying
        else:
            stages.append(settled)
        self._choreographer.play(stages)

    def _settled(self, nth: int | None, motion: Motion) -> Stage:
        """Everybody comes to rest; new cards come from the draw pile."""

        def prepare() -> Iterable[Glide]:
            self._sync_hand(self._hand_model.rows, came_from=self._places().draw_card_rect)
            return self._hand.homeward(stagger_ms=motion.stagger_ms)

        def then() -> None:
            self._settle()
            if self._grip.is_by_key:
                self.focus_hand(nth or 0)
            elif self._hand.dragged is None:
                self.setFocus()  # what had it may be gone or have nothing more to say

        return Stage(prepare, motion.draw_ms, then)

    def _laid(self, event: CardLaid, after: Observation, motion: Motion) -> Stage:
        """The card glides to its pile, and the others close ranks."""
        flying = self._hand.take(event.card)
        if flying is not None and flying.hasFocus():
            self.setFocus()  # or Qt would hand it to whatever comes next

        def prepare() -> Iterable[Glide]:
            self._place_hand(len(self._hand.cards))
            glides = self._hand.homeward()
            if flying is not None:
                flying.raise_()
                target = with_shadow(self._places().pile_card_rect(event.pile))
                glides.append(Glide(flying, target))
            return glides

        def then() -> None:
            self._around.show_piles(after, self._hand.cards)
            if flying is not None:
                flying.hide()
                flying.deleteLater()

        return Stage(prepare, motion.lay_ms, then)

    def _draws(self, cards: Iterable[Card], motion: Motion) -> Stage:
        """The cards come to the hand that is about to be handed over."""

        def prepare() -> Iterable[Glide]:
            hand = [*self._hand.cards, *cards]
            self._sync_hand(hand, came_from=self._places().draw_card_rect)
            return self._hand.homeward(stagger_ms=motion.stagger_ms)

        return Stage(prepare, motion.draw_ms)

    def _hand_over(self) -> Stage:
        """One hand leaves below the table's edge, and the other waits there to come in."""
        down = self.height()

        def prepare() -> Iterable[Glide]:
            return [Glide(each, each.geometry().translated(0, down)) for each in self._hand]

        def then() -> None:
            if any(button.hasFocus() for button in self._hand):
                self.setFocus()
            for card in self._hand.cards:
                self._hand.discard(card)
            cards = self._hand_model.rows
            self._place_hand(len(cards))
            self._sync_hand(cards, came_from=QRect(0, 0, 1, 1))
            self._hand.settle()
            for button in self._hand:
                button.move(button.x(), down)

        return Stage(prepare, self._motion.hand_over_ms, then)

    def _return(self, moment: Moment) -> None:
        """A card that was taken back glides home from its pile."""
        self._choreographer.hurry()
        self._grip.forget()
        self._notice.clear()
        undone = moment.before.table.lays[-1]

        def prepare() -> Iterable[Glide]:
            self._show_all(moment.after)
            came_from = self._places().pile_card_rect(undone.pile)
            self._sync_hand(self._hand_model.rows, came_from=came_from)
            return self._hand.homeward()

        def then() -> None:
            self._settle()
            if self._grip.is_by_key and undone.card in self._hand.cards:
                self.focus_hand(self._hand.cards.index(undone.card))

        self._choreographer.play([Stage(prepare, self._motion.home_ms, then)])

    def _refuse(self, action: Action, refusal: Refusal) -> None:
        nth = self._nth_held()
        self._grip.forget()
        self._notice.say(lambda: self._words.refusal(refusal, action), is_refusal=True)
        self._send_home()
        if isinstance(action, Lay) and self._grip.is_by_key:
            self.focus_hand(nth or 0)

    def _send_home(self) -> None:
        """Whatever isn't where it rests glides there."""
        if self._layout is None:
            return
        self._choreographer.hurry()
        held = self._grip.held

        def prepare() -> Iterable[Glide]:
            self._hand.order(self._hand_model.rows)
            self._place_hand(len(self._hand.cards))
            return self._hand.homeward(held)

        def then() -> None:
            self._hand.settle(held)
            self._set_tab_order()

        self._choreographer.play([Stage(prepare, self._motion.home_ms, then)])

    def _nth_held(self) -> int | None:
        held = self._grip.held
        cards = self._hand.cards
        return cards.index(held) if held in cards else None

    @property
    def _motion(self) -> Motion:
        return motion_for(self._settings.preferences)

    # Places

    def _places(self) -> TableLayout:
        assert self._layout is not None, "nothing has been placed yet"
        return self._layout

    def _compute_layout(self, hand_count: int) -> TableLayout:
        """The layout for a hand of so many cards; the last one again if nothing has changed."""
        preferences = self._settings.preferences
        setup = self._session.game.setup
        counts = Counts(
            piles=len(setup.edition.rows),
            hand=hand_count,
            full_hand=setup.hand_size,
            seats=setup.player_count,
            lanes=len(lane_colours(setup.edition)),
        )
        wanted = (self.size(), counts, preferences.shows_number_line, preferences.shows_log)
        if self._layout is None or wanted != self._laid_out_for:
            self._laid_out_for = wanted
            size, counts, shows_line, shows_log = wanted
            return table_layout(size, counts, shows_line=shows_line, shows_log=shows_log)
        return self._layout

    def _place_hand(self, count: int) -> None:
        self._layout = self._compute_layout(count)
        self._hand.place(self._layout.hand)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._warmer.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._layout is not None:
            self._choreographer.hurry()
            self._settle()

    def _heed_settings(self) -> None:
        if self._layout is not None:
            self._choreographer.hurry()
            self._settle()

    def _set_tab_order(self) -> None:
        around = self._around
        chain: list[QWidget] = [self, *around.starter.buttons, *self._hand, *around.piles]
        chain += [around.finish, around.take_back, *around.seats, around.log_list]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no card and no pile wanted for itself."""
        key, piles = event.key(), self._around.piles
        dragged = self._hand.dragged
        if key == Qt.Key.Key_Escape and dragged is not None:
            dragged.cancel_drag()
        elif key == Qt.Key.Key_Escape and self._grip.held is not None:
            self._grip.is_by_key = True
            self.let_go()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Up and piles:
            piles[self._nth_focused(piles) or 0].setFocus()
        elif key == Qt.Key.Key_Down:
            self.focus_hand(self._nth_held() or 0)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and _has_ctrl(event):
            self.finish_requested.emit()  # it isn't allowed, or the menu had taken it: told why
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(piles):
            piles[key - Qt.Key.Key_1].setFocus()
        else:
            super().keyPressEvent(event)
            return
        self._grip.is_by_key = True

    def _walk(self, way: int) -> None:
        """One card or pile to the left or to the right; round the corner at the ends."""
        for row in (self._around.piles, list(self._hand)):
            nth = self._nth_focused(row)
            if nth is not None:
                row[(nth + way) % len(row)].setFocus()
                return
        self.focus_hand(0)

    def _nth_focused(self, widgets: Sequence[QWidget]) -> int | None:
        focused = self.focusWidget()
        return next((n for n, each in enumerate(widgets) if each is focused), None)

    def retranslate(self) -> None:
        self._around.finish.setText(self.tr("Finish turn"))
        finish = self.tr("Draw and pass the turn on ({keys})")
        self._around.finish.setToolTip(finish.format(keys=key_name("Ctrl+Enter")))
        self._around.take_back.setText(self.tr("Take back"))
        take_back = self.tr("Take the last card back ({keys})")
        undo = QKeySequence.StandardKey.Undo
        self._around.take_back.setToolTip(take_back.format(keys=key_name(undo)))

    def draw(self, painter: QPainter) -> None:
        draw_ground(painter, self, self.rect(), self._theme)


def _has_ctrl(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    """A shortcut as the platform and the language write it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
