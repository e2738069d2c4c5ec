"""The table: shows the game, asks for what the player wants, and changes nothing itself."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWhatsThis, QWidget

from thegame_desktop.engine import (
    Action,
    Card,
    CardLaid,
    CardsDrawn,
    Command,
    Event,
    Lay,
    Observation,
    Refusal,
    SignalsGiven,
    Status,
)
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Moment, Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.announcer import Announcer
from thegame_desktop.view.table.bot_pace import BotPace
from thegame_desktop.view.table.card_button import CardButton
from thegame_desktop.view.table.cover.new_cards_timer import NewCardsTimer
from thegame_desktop.view.table.hand.grip import Grip
from thegame_desktop.view.table.hand.hand_cards import HandCards
from thegame_desktop.view.table.hints.hint_view import HintView
from thegame_desktop.view.table.motion.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.motion.face_warmer import Face, FaceWarmer
from thegame_desktop.view.table.motion.flights import Flights
from thegame_desktop.view.table.motion.motion import Motion, motion_for
from thegame_desktop.view.table.piles.pile_fan import PileFan
from thegame_desktop.view.table.placement import Placement
from thegame_desktop.view.table.recap_show import Replay
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.staging import Staging
from thegame_desktop.view.table.surroundings import Surroundings
from thegame_desktop.view.table.table_keys import TableKeys
from thegame_desktop.view.table.table_layout import TableLayout
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class Table(Translated, Painted, Group):
    """One canvas with everything on it, placed by `table_layout`, moved by the choreographer."""

    lay_requested = Signal(object)
    finish_requested = Signal()
    take_back_requested = Signal()
    starter_requested = Signal(int)
    look_requested = Signal(int)
    """A player wants to look at their own hand."""
    uncover_requested = Signal()
    cover_requested = Signal()
    recall_requested = Signal()
    """Nobody needs to look in between after all."""
    signals_chosen = Signal(object)
    """What the player who is looking says from now on."""
    fanned_out = Signal()
    """Somebody looks through a pile."""
    rule_requested = Signal(object)
    """Somebody wants to know more about a Command."""
    ended = Signal()
    """The game is over, and its last card has been seen."""
    settled = Signal()
    """Everything has been put in its place; there may be other widgets than before."""
    happened = Signal(object)
    """An Event, as it is seen: a card laid when it lies, cards drawn when they set off."""
    came_to_rest = Signal()
    """Nothing moves any more."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        session: Session,
        hand: HandModel,
        log: LogModel,
        settings: Settings,
        computers: ComputerPlayers,
        parent: QWidget | None = None,
        *,
        adviser: Adviser | None = None,
    ) -> None:
        """Without an adviser, no hints are offered."""
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._words = words
        self._session = session
        self._hand_model = hand
        self._settings = settings
        self._placement = Placement(session, settings, self)
        self._choreographer = Choreographer(self)
        self._is_to_be_dealt = False
        """True if there is a game that nobody has seen yet."""
        self._warmer = FaceWarmer(art, lambda: self.is_moving, self)

        self._around = Surroundings(theme, art, words, session, log, settings, adviser, self)
        self._notice = self._around.notice
        self._hand = HandCards(theme, art, words, self)
        self._grip = Grip(session, self._hand, self._notice, words, self)
        self._hints: HintView | None = None
        if adviser is not None:
            self._hints = HintView(theme, words, adviser, self._notice, self)
        self._keys = TableKeys(self, self._around, self._hand, self._grip)
        self._announcer = Announcer(session, hand, words, self)

        around = self._around
        self._flights = Flights(theme, art, self._placement, self)
        self._staging = Staging(
            art,
            self._hand,
            around,
            self._placement,
            self._flights,
            self,
            motion=lambda: self._motion,
        )
        self._replay = Replay(
            self._flights,
            session,
            around,
            self._choreographer,
            self,
            motion=lambda: self._motion,
            settle=self._settle,
        )
        self._signals = SignalsPanel(theme, words, self)
        self._fan = PileFan(theme, art, words, self)
        self._fan.left.connect(self.take_focus)
        self.pace = BotPace(
            session,
            computers,
            settings,
            is_busy=self._is_busy,
            bring_to_rest=self._choreographer.hurry,
            parent=self,
        )
        timer = NewCardsTimer(session, settings, self._is_occupied, self)
        timer.ran_out.connect(self.cover_requested)
        self._choreographer.idle.connect(self.pace.wait)
        self._choreographer.idle.connect(self.came_to_rest)
        self.pace.changed.connect(lambda: around.show_paused(self.pace.is_paused))
        computers.wishes_changed.connect(lambda: around.starter.show_wishes(computers.wishes))
        around.hurry.clicked.connect(self.pace.hurry)
        around.pause.toggled.connect(self.pace.pause)
        around.finish.clicked.connect(self.finish_requested)
        around.take_back.clicked.connect(self.take_back_requested)
        around.hint.clicked.connect(self.show_hint)
        around.starter.starter_chosen.connect(self.starter_requested)
        around.look_requested.connect(self.look_requested)
        around.pass_on.clicked.connect(self.cover_requested)
        around.cover.uncover_requested.connect(self._uncover)
        around.cover.replay_requested.connect(self._show_again)
        around.cover.recall_requested.connect(self.recall_requested)
        around.signals.clicked.connect(self.open_signals)
        around.signals.tried.connect(self.open_signals)
        around.in_force.rule_requested.connect(self.rule_requested)
        self._signals.signals_chosen.connect(self.signals_chosen)
        self._signals.closed.connect(self.take_focus)
        self._grip.lay_requested.connect(self.lay_requested)
        self._grip.look_through_requested.connect(self._look_through)
        self._grip.order_requested.connect(hand.move)
        self._grip.pass_on_requested.connect(self.pass_on_by_key)
        self._grip.released.connect(self._send_home)
        self._grip.touched.connect(self._choreographer.hurry)
        self._grip.touched.connect(self._put_panels_away)
        session.started.connect(self._begin)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._return)
        session.jumped.connect(self._jump)
        session.refused.connect(self._refuse)
        settings.changed.connect(self._heed_settings)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Not by Tab: whoever comes by key wants a card, a pile or a button.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    # What the window may ask

    def only_show(self, why: Callable[[], str]) -> None:
        """Let nothing be done here: whoever tries is told why, and the keyboard is used beside."""
        self._grip.why_not = why
        self._hand.is_for_show = True
        self._announcer.is_quiet = True
        self._placement.needs_log = True
        self._around.only_show()
        self._around.log_list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.finish_requested.connect(lambda: self._notice.say(why))
        self.retranslate()

    def let_go(self) -> None:
        """Let the held card go back to the hand: it is not going to be laid."""
        nth = self.nth_held
        self._grip.put_back()
        if self._grip.is_by_key:
            self.focus_hand(nth or 0)

    def sort_hand(self) -> None:
        """Keep the hand sorted again."""
        self._hand_model.sort_again()
        self._send_home()

    def focus_hand(self, nth: int = 0) -> None:
        """Give the keyboard to a card of the hand, or to what covers it."""
        if self._is_elsewhere:
            return
        if self._around.cover.is_waiting:
            self._around.cover.uncover.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        cards = self._hand.cards
        if not cards and self._focus_question():
            return
        button = self._hand.button(cards[min(nth, len(cards) - 1)]) if cards else None
        (button or self).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def command_pointed_at(self) -> Command | None:
        """The command of the card or pile under the mouse, or of the one with the focus ring."""
        around = self._around
        buttons = [*self._fan.cards, *self._hand, *around.piles, *around.in_force.chips]
        meant = [each for each in buttons if each.underMouse()][:1]
        meant += [each for each in buttons if each.has_ring]
        return next((each.command for each in meant if each.command is not None), None)

    def take_focus(self) -> None:
        """Have the keyboard; a card keeps it only for those who use it."""
        if self._around.cover.is_waiting:
            self.focus_hand()
        elif not self._focus_question() and not (
            self._grip.is_by_key and self.isAncestorOf(self.focusWidget())
        ):
            self.setFocus()

    def _focus_question(self) -> bool:
        """Give the keyboard to a player who could begin; false if that isn't asked here."""
        if self._is_elsewhere or self._around.starter.isHidden():
            return False
        # Who hears it needs no ring, but mustn't have to press twice.
        is_by_key = self._grip.is_by_key or QAccessible.isActive()
        self._around.starter.take_focus(self._session.sight.uncovered or 0, is_by_key=is_by_key)
        return True

    def open_signals(self) -> None:
        """Let whoever is looking say something; or tell why that can't be."""
        seen = self._session.observation
        if not self._session.can_signal:
            self._notice.say(self._around.why_no_signals, is_refusal=True)
            return
        if not self._around.signals.isEnabled() or seen.seat is None:
            return
        self._grip.let_go()
        self._fan.fold()
        self.put_hint_away()
        self._signals.open_for(
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
        if self._hints is not None:
            self._choreographer.hurry()
            self._fan.fold()
            self._hints.ask()

    def put_hint_away(self) -> bool:
        """Show no hint any more; false if there is none."""
        is_shown = self._hints is not None and self._hints.is_shown
        if self._hints is not None:
            self._hints.dismiss()
        return is_shown

    def _look_through(self, pile: int) -> None:
        """Fan a pile out, or fold it up again."""
        self._choreographer.hurry()
        if self._is_elsewhere:
            return  # what moved was the end of the game
        if self._fan.index == pile:
            self.fold_pile()
            return
        table, button = self._session.observation.table, self._around.piles[pile]
        self._fan.open_for(button, table, self._places, self._motion.fan_ms)
        self.fanned_out.emit()

    def fold_pile(self) -> bool:
        """Let the pile that is fanned out be one again; false if there is none."""
        return self._fan.fold()

    @property
    def hand_room(self) -> QRect:
        """Where the hand lies, and words can be once it is empty."""
        places = self._places
        room = self.rect()
        room.setTop(places.notice.bottom() + 1)
        room.setLeft(places.turn.right() + 1)
        room.setRight(places.finish.left() - 1)
        return room

    @property
    def nth_held(self) -> int | None:
        """Which card of the hand is held, counted from the left; None if none is."""
        held, cards = self._grip.held, self._hand.cards
        return cards.index(held) if held in cards else None

    def pass_on_by_key(self) -> None:
        """End a look; what still comes in is brought to rest first, or nobody would see it."""
        if self.is_moving:
            self.hurry()
        else:
            self._around.pass_on.press_by_key()

    def let_hurry(self, *, is_of_use: bool) -> None:
        """Let computer players be hurried and paused, as long as that changes anything."""
        self._around.hurry.setEnabled(is_of_use)
        self._around.pause.setEnabled(is_of_use)

    def hurry(self) -> None:
        """Bring everything to rest at once."""
        self._choreographer.hurry()

    @property
    def is_moving(self) -> bool:
        """True while cards glide."""
        return self._choreographer.is_moving

    def _is_busy(self) -> bool:
        """True if computer players had better wait: for what moves, or for somebody here."""
        sight = self._session.sight
        is_somebody_looking = not sight.is_open and not sight.is_up_to_the_team
        return is_somebody_looking or self._is_occupied()

    def _is_occupied(self) -> bool:
        """True while something moves, or somebody is at something else than looking on."""
        is_held = self._grip.held is not None or self._hand.dragged is not None
        in_front = QApplication.activeModalWidget() or QApplication.activeWindow()
        # Not every platform takes the place of a dialog that was closed from it.
        is_dialog_open = in_front not in (None, self.window()) and in_front.isVisible()
        is_elsewhere = not self.isVisible() or is_dialog_open
        is_reading = self._signals.isVisible() or self._fan.index is not None
        is_asking = QWhatsThis.inWhatsThisMode() or QApplication.activePopupWidget() is not None
        return self.is_moving or is_held or is_elsewhere or is_reading or is_asking

    # The game as it is

    def _begin(self) -> None:
        self._art.forget_unused()
        self._choreographer.cancel()
        for button in self.findChildren(CardButton):
            button.end_drag()
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._replay.stop()
        self._put_panels_away()
        self._grip.forget()
        self._notice.clear()
        seen = self._session.observation
        self._hand.begin(seen.table.setup.layout)
        self._claim_focus()
        self._around.begin(seen)
        self._grip.watch(self._around.piles)
        self._show_all(seen)
        self._is_to_be_dealt = not self.isVisible()
        if not self._is_to_be_dealt:
            self._choreographer.play(self._dealt())
        self._choreographer.play([self._settled(None)])

    def _dealt(self) -> Iterable[Stage]:
        """A new game is dealt to everybody; one that is gone on with only to the hand in sight."""
        seen = self._session.observation
        is_new = not seen.table.turns and not seen.table.lays
        others = [seat for seat, _ in enumerate(self._session.seats) if seat != seen.seat]
        return self._staging.dealt(self._bring_rows, others if is_new else ())

    def _uncover(self) -> None:
        # Whoever came by the keyboard goes on with it.
        self._grip.is_by_key = self._around.cover.uncover.is_by_key
        self.uncover_requested.emit()

    def _look(self) -> None:
        """Show another hand, or none; what is no longer to be seen goes at once."""
        self._choreographer.hurry()
        self._replay.stop()
        left, had_new_cards = self._staging.places(), self._hand.has_new
        self._change_hands()
        self._warn_of_skull()
        is_covered = bool(left) and self._around.cover.is_waiting
        covered = self._staging.covered(left) if is_covered else ()
        self._choreographer.play([*covered, self._settled(None)])
        on_turn = self._session.observation.table.on_turn
        if had_new_cards and self._session.sight.awaited == on_turn:
            self._choreographer.play(self._replay.stages())  # the turn has been passed on

    def _change_hands(self) -> None:
        """Have the hand in sight that is to be seen now, or none."""
        self._hide_hand()
        self._show_all(self._session.observation)
        self._bring_in_hand()

    def _put_panels_away(self) -> None:
        """Let nothing lie over the table: the game goes on."""
        self._signals.hide()
        self._fan.fold()

    def _hide_hand(self) -> None:
        """Let nothing be left of the hand: no card, no offer, no word."""
        self._grip.forget()
        self._notice.clear()
        self._put_panels_away()
        QToolTip.hideText()
        QWhatsThis.hideText()
        if any(button.hasFocus() for button in self._hand):
            self.setFocus()
        for card in self._hand.cards:
            self._hand.discard(card)

    def _bring_in_hand(self) -> None:
        """The hand in sight waits below the table's edge to come in."""
        cards = self._hand_model.rows
        self._place_hand(len(cards))
        self._sync_hand(cards, came_from=QRect(0, 0, 1, 1))
        self._hand.settle()
        for button in self._hand:
            button.move(button.x(), self.height())

    def _settle(self) -> None:
        """Show the game exactly as it is, everything in its place."""
        seen = self._session.observation
        self._show_all(seen)
        self._bring_rows()
        self._hand.settle(self._grip.held)
        self._put_in_order()
        if self._motion.draw_ms:
            self._warmer.want(self._faces_to_come(seen))
        if self._hints is not None:
            self._hints.find()
        self.settled.emit()

    def _faces_to_come(self, seen: Observation) -> Iterable[Face]:
        """The hand as it will lie on the piles, and in hand whatever can still be drawn."""
        places, ratio = self._places, self.devicePixelRatioF()
        commands = seen.table.setup.layout.by_card
        for card in seen.hand:
            yield Face(card, commands.get(card), places.pile_card, ratio)
        for card in seen.unseen:
            yield Face(card, commands.get(card), places.hand_card, ratio)

    def _show_all(self, seen: Observation) -> None:
        self._around.show(seen)
        places = self._placement.with_hand(len(self._hand_model.rows))
        self._around.place(places)
        self._fan.place(places)
        if self._hints is not None:
            self._hints.place(places)
        self._show_signals(seen)
        self._place_signals()

    def _show_signals(self, seen: Observation) -> None:
        """Keep the open panel in step with what is being said."""
        if self._signals.isVisible() and seen.seat is not None:
            self._signals.show_said(seen.table.signals[seen.seat])

    def _place_signals(self) -> None:
        places = self._places
        top_left = QPoint(places.notice.left(), places.piles[0].top())
        self._signals.place(QRect(top_left, places.notice.bottomRight()), places.unit)

    def _bring_rows(self) -> None:
        """Have a button for each card of the hand; new ones come from the draw pile."""
        self._sync_hand(self._hand_model.rows)

    def _bring_new(self, drawn: Iterable[Card]) -> None:
        """Have these too, beside those that are still in sight."""
        self._sync_hand([*self._hand.cards, *drawn])

    def _sync_hand(self, cards: Iterable[Card], came_from: QRect | None = None) -> None:
        """Have a button for each of these cards.

        New ones come from the given place; without one from the draw pile, face down.
        """
        wanted = list(cards)
        for card in set(self._hand.cards) - set(wanted):
            self._hand.discard(card)
        self._place_hand(len(wanted))
        for card in wanted:
            if self._hand.button(card) is None:
                place = self._places.draw_card_rect if came_from is None else came_from
                self._hand.add(card, place, is_face_up=came_from is not None)
        self._hand.order(wanted)
        self._hand.mark_new(self._session.new_cards)
        self._place_hand(len(wanted))
        self._describe_hand()
        if self._hints is not None:
            self._hints.raise_()
        self._notice.raise_()
        self._around.starter.raise_()
        self._around.cover.raise_()
        self._signals.raise_()
        self._fan.raise_()

    # How it got there

    def _step(self, moment: Moment) -> None:
        if all(isinstance(event, SignalsGiven) for event in moment.events):
            self._show_all(moment.after)  # nothing moves, and whoever speaks goes on speaking
            return
        self._choreographer.hurry()
        self._replay.stop()
        nth = self.nth_held
        self._grip.forget()
        self._notice.clear()
        self._put_panels_away()
        changes_hands = moment.after.seat != moment.before.seat
        if changes_hands:
            # Or Qt would hand it from a disabled button to whatever comes next.
            self._claim_focus()
            self._around.end_turn(moment.after)
        else:
            if self._session.look is not None:
                self._claim_focus()  # the same for a button that goes
            elif self._around.starter.isAncestorOf(self.focusWidget()):
                self.setFocus()  # it has been answered, and goes
            self._around.show_turn(moment.after)  # what can be done doesn't wait for any card
            self._warn_of_skull()
        self._choreographer.play(self._stages(moment, nth, changes_hands=changes_hands))

    def _warn_of_skull(self) -> None:
        """As long as a Skull is the last card that was laid, tell its player what that means."""
        seen = self._session.observation
        skulls, is_played_at = seen.table.skulls_to_cover, self._grip.why_not is None
        is_fresh = any(lay.card in skulls for lay in seen.table.lays[-1:])
        if is_fresh and seen.is_on_turn and is_played_at:
            # The announcement of the card says the same.
            self._notice.say(lambda: self._words.cover_skulls(skulls), is_heard=False)

    def _stages(self, moment: Moment, nth: int | None, *, changes_hands: bool) -> Iterator[Stage]:
        """How it comes to that: lays, new cards, the hand handed over, and what follows."""
        motion, staging = self._motion, self._staging
        result = moment.after.table.result
        is_covered = result is None and moment.after.seat is None
        for event in moment.events:
            shown: Iterable[Stage] = ()
            if isinstance(event, CardLaid) and event.player != moment.before.seat:
                shown = staging.flown(event, moment.after)
            elif isinstance(event, CardLaid):
                shown = staging.laid(event, moment.after)
            elif isinstance(event, CardsDrawn) and event.player != moment.before.seat:
                shown = [self._flights.drawn(event.player, event.count, motion)]
            elif isinstance(event, CardsDrawn) and event.cards and changes_hands:
                shown = [staging.drawn(partial(self._bring_new, event.cards))]
            yield from self._announced(event, iter(shown))
        is_lost = result is not None and result.status is Status.LOST
        if is_lost and changes_hands:
            yield staging.lost(self._change_hands)
        elif changes_hands:
            yield from staging.handed_over(self._change_hands, is_covered=is_covered)
        is_watched = moment.after.table.on_turn in self._session.sight.computers
        is_watched = is_watched and self._session.look is None
        yield self._settled(nth, takes_focus=changes_hands or not is_watched)
        if result is not None:
            if not is_lost:
                yield staging.won()
            elif not changes_hands:
                yield staging.lost()
            yield Stage(list, motion.before_end_ms, self._end)
        elif is_covered:
            yield from self._replay.stages()

    def _announced(self, event: Event, shown: Iterator[Stage]) -> Iterator[Stage]:
        """What is shown of an event, told to all: of a card when it lies, of new ones at once."""
        if isinstance(event, CardLaid):
            yield from islice(shown, 1)
        yield Stage(list, 0, partial(self.happened.emit, event))
        yield from shown

    def _settled(self, nth: int | None, *, takes_focus: bool = True) -> Stage:
        """Everybody comes to rest; new cards come from the draw pile.

        While others play, the focus stays where it is.
        """

        def then() -> None:
            self._settle()
            if not takes_focus or self._focus_question():
                return
            if self._grip.is_by_key or self._around.cover.is_waiting:
                self.focus_hand(nth or 0)
            elif self._hand.dragged is None:
                self._claim_focus()  # what had it may be gone or have nothing more to say

        return replace(self._staging.drawn(self._bring_rows), then=then)

    def _end(self) -> None:
        self._staging.brighten()
        self.ended.emit()

    def _show_again(self) -> None:
        self._replay.again()
        self.focus_hand()

    def _return(self, moment: Moment) -> None:
        """A card that was taken back glides home from its pile."""
        self._choreographer.hurry()
        self._grip.forget()
        self._notice.clear()
        self._put_panels_away()  # they tell of piles that lie differently now
        self._warn_of_skull()
        undone = moment.before.table.lays[-1]

        def prepare() -> Iterable[Glide]:
            self._show_all(moment.after)
            came_from = self._places.pile_card_rect(undone.pile)
            self._sync_hand(self._hand_model.rows, came_from=came_from)
            return self._hand.homeward()

        def then() -> None:
            self._settle()
            if self._grip.is_by_key and undone.card in self._hand.cards:
                self.focus_hand(self._hand.cards.index(undone.card))

        self._choreographer.play([Stage(prepare, self._motion.home_ms, then)])

    def _jump(self) -> None:
        """Another place of the game: everything is where it was then, at once."""
        self._choreographer.hurry()
        self._grip.forget()
        self._notice.clear()
        self._fan.fold()
        if any(button.hasFocus() for button in self._hand):
            self.setFocus()
        self._settle()

    @property
    def _is_elsewhere(self) -> bool:
        """True while another page is in sight: a key pressed there mustn't do anything here."""
        return not self.isVisibleTo(self.window())

    def _claim_focus(self) -> None:
        """Have the keyboard; where nothing can be done here, leave it to what is beside."""
        if self._is_elsewhere:
            return
        if self._grip.why_not is None or self.isAncestorOf(self.window().focusWidget()):
            self.setFocus()

    def _refuse(self, action: Action, refusal: Refusal) -> None:
        nth = self.nth_held
        self._grip.forget()
        self._fan.fold()
        self._grip.say_why_not(action, refusal)
        self._send_home()
        if isinstance(action, Lay) and self._grip.is_by_key:
            self.focus_hand(nth or 0)

    def _send_home(self) -> None:
        """Whatever isn't where it rests glides there."""
        if not self._placement.is_known:
            return
        self._choreographer.hurry()
        held = self._grip.held

        def prepare() -> Iterable[Glide]:
            self._hand.order(self._hand_model.rows)
            self._place_hand(len(self._hand.cards))
            self._describe_hand()
            return self._hand.homeward(held)

        def then() -> None:
            self._hand.settle(held)
            self._put_in_order()

        self._choreographer.play([Stage(prepare, self._motion.home_ms, then)])

    @property
    def _motion(self) -> Motion:
        return motion_for(self._settings.preferences)

    # Places

    @property
    def _places(self) -> TableLayout:
        return self._placement.places

    def _place_hand(self, count: int) -> None:
        self._hand.place(self._placement.with_hand(count).hand)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_to_be_dealt and self._motion.deal_ms:
            self._choreographer.hurry()
            self._choreographer.play([*self._dealt(), self._settled(None)])
        self._is_to_be_dealt = False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._warmer.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._placement.is_known:
            self._choreographer.hurry()
            self._settle()

    def _heed_settings(self) -> None:
        if self._placement.is_known:
            self._choreographer.hurry()
            self._settle()

    def _describe_hand(self) -> None:
        """Tell those who can't see it where each card lies, and where it could go."""
        session, held = self._session, self._grip.held
        seen, count = session.observation, len(self._hand.cards)
        can_lay = seen.is_on_turn and session.is_running and self._grip.why_not is None
        new_cards = session.new_cards

        def words(card: Card, nth: int) -> str:
            targets = session.targets(card) if can_lay else ()
            setup, is_held, is_new = seen.table.setup, card == held, card in new_cards
            return self._words.spoken.card_in_hand(
                nth, count, targets, setup, is_held=is_held, is_new=is_new
            )

        self._hand.describe(words)

    def _put_in_order(self) -> None:
        """Have everything found in the order in which it is used, by Tab and by screen readers.

        These find what lies lowest first; so at rest, when nothing of it overlaps, a card lies
        lower than the piles. It is raised again when it sets out.
        """
        around, lying = self._around, self.children()
        order = around.in_reading_order(card for card in self._hand if not card.is_dragged)
        for below, above in reversed([*pairwise(order)]):
            if lying.index(below) > lying.index(above):
                below.stackUnder(above)
                lying = self.children()
        chain: list[QWidget] = [self, around.cover.uncover, around.cover.replay]
        chain += [*around.starter.buttons, *self._hand, *around.piles, around.signals]
        chain += [around.finish, around.take_back, around.hint]
        chain += [around.pass_on, around.hurry, around.pause]
        chain += [*around.seats, *around.in_force.chips, around.log_list]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever clicks beside everything has seen enough of what moves."""
        super().mousePressEvent(event)
        self._choreographer.hurry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no card and no pile wanted for itself."""
        if self._keys.press(event):
            self._grip.is_by_key = True
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self.setWhatsThis(
            self.tr(
                "The table. The piles lie in the middle, your hand below. Drag a card to a pile, "
                "or click the card and then the pile; the rules (F1) tell what may go where."
            )
            if self._grip.why_not is None
            else self.tr(
                "The table as it was then. Nothing can be laid here; a click on a pile shows all "
                "its cards."
            )
        )
        self._around.retranslate()
        if self._placement.is_known:
            self._around.name_buttons()
            self._describe_hand()
        if self._hints is not None:
            self._hints.retranslate()

    def draw(self, painter: QPainter) -> None:
        draw_ground(painter, self, self.rect(), self._theme)
