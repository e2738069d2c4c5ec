"""Directs what is seen of each step of the game, one stage after another."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from PySide6.QtCore import QEvent, QObject, Signal

from thegame_desktop.engine import (
    Action,
    CardLaid,
    CardsDrawn,
    Event,
    Lay,
    Observation,
    Refusal,
    SignalsGiven,
    Status,
)
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.wishes import TableWish, WhyNot
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.keyboard import Keyboard
from thegame_desktop.view.table.motion.choreographer import Stage
from thegame_desktop.view.table.motion.face_warmer import FaceWarmer, WantedFace
from thegame_desktop.view.table.motion.flights import Flights
from thegame_desktop.view.table.recap_show import RecapShow
from thegame_desktop.view.table.staging import Staging
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.words.words import Words


class Director(QObject):
    """Follows the session, and has the choreographer advance what the table shows."""

    happened = Signal(object)
    """An Event, as it is seen: a card laid when it lies, cards drawn when they set off."""
    ended = Signal()
    """The game is over, and its last card has been seen."""

    def __init__(
        self, kit: TableKit, words: Words, sitting: Sitting, table: GameTable, keyboard: Keyboard
    ) -> None:
        super().__init__(table)
        self._art = kit.art
        self._words = words
        self._sitting = sitting
        self._session = session = sitting.session
        self._table = table
        self._keyboard = keyboard
        self._choreographer = table.choreographer
        self._flights = Flights(kit.theme, kit.art, table.placement, table)
        self._staging = staging = Staging(table, sitting, self._flights)
        self._recap = RecapShow(table, staging, self._flights, session, self._settle)
        self._warmer = FaceWarmer(kit.art, table.choreographer, table)
        session.started.connect(self._begin)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._return)
        session.jumped.connect(self._jump)
        session.refused.connect(self._refuse)
        session.given_up.connect(self._settle_at_once)
        sitting.computers.paused.connect(staging.show_pause)
        sitting.computers.eagerness_changed.connect(staging.show_eagerness)
        kit.settings.changed.connect(self._settle_at_once)
        table.grip.released.connect(self.send_home)
        table.settled.connect(self._warm_faces)
        table.cover.show_again.clicked.connect(self._show_again)

    def hear(self, wish: TableWish, why_not: WhyNot) -> None:
        """The host of the table doesn't do what was wished: tell why."""
        if isinstance(wish, Lay):
            self._keyboard.let_go()
        self._table.grip.tell(why_not)

    # The game as it is

    def _begin(self) -> None:
        self._recap.stop()
        self._keyboard.claim_focus()
        self._art.forget_unused()
        self._choreographer.cancel()
        self._staging.begin()
        if self._table.isVisible():
            self._choreographer.play(self._dealt())
        else:
            self._table.installEventFilter(self)  # until somebody sees it
        self._choreographer.play([self._settled(None)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first look at a new game sees it dealt."""
        if event.type() == QEvent.Type.Show:
            watched.removeEventFilter(self)
            if self._table.motion.deal_ms:
                self._choreographer.hurry()
                self._choreographer.play([*self._dealt(), self._settled(None)])
        return False

    def _dealt(self) -> Iterable[Stage]:
        """A new game is dealt to everybody; one that is gone on with only to the hand in sight."""
        seen = self._session.observation
        is_new = not seen.table.turns and not seen.table.lays
        others = [seat for seat, _ in enumerate(self._session.seats) if seat != seen.seat]
        return self._staging.dealt(others if is_new else ())

    def _look(self) -> None:
        """Show another hand, or none; what is no longer to be seen goes at once."""
        self._choreographer.hurry()
        self._recap.stop()
        # Where cards rest: nobody is to see which one was lifted.
        left, had_new_cards = self._table.hand.places, self._table.hand.has_new
        self._staging.change_hands()
        self._warn_of_skull()
        is_covered = bool(left) and self._table.cover.is_waiting
        covered = self._staging.covered(left) if is_covered else ()
        self._choreographer.play([*covered, self._settled(None)])
        on_turn = self._session.observation.table.on_turn
        if had_new_cards and self._session.sight.awaited == on_turn:
            self._choreographer.play(self._recap.stages())  # the turn has been passed on

    def _settle_at_once(self) -> None:
        if self._table.placement.is_known:
            self._choreographer.hurry()
            self._settle()

    def _settle(self) -> None:
        """Show the game exactly as it is, everything in its place."""
        self._staging.catch_up()
        self._table.rest()

    def _warm_faces(self) -> None:
        if self._table.motion.draw_ms:
            self._warmer.want(self._faces_to_come(self._session.observation))

    def _faces_to_come(self, seen: Observation) -> Iterable[WantedFace]:
        """The hand as it will lie on the piles, and in hand whatever can still be drawn."""
        places, ratio = self._table.places, self._table.devicePixelRatioF()
        commands = seen.table.setup.layout.by_card
        for card in seen.hand:
            yield WantedFace(card, commands.get(card), places.pile_card, ratio)
        for card in seen.unseen:
            yield WantedFace(card, commands.get(card), places.hand_card, ratio)

    # How it got there

    def _step(self, moment: Moment) -> None:
        if all(isinstance(event, SignalsGiven) for event in moment.events):
            # Nothing moves, and whoever speaks goes on speaking; what a computer says is no event.
            self._staging.hear()
            return
        self._choreographer.hurry()
        self._recap.stop()
        nth = self._table.nth_held
        self._table.forget_touches()
        changes_hands = moment.after.seat != moment.before.seat
        if changes_hands:
            # Or Qt would hand it from a disabled button to whatever comes next.
            self._keyboard.claim_focus()
            self._staging.end_turn()
        else:
            if self._session.look is not None:
                self._keyboard.claim_focus()  # the same for a button that goes
            elif self._table.starter.isAncestorOf(self._table.focusWidget()):
                self._table.setFocus()  # it has been answered, and goes
            self._staging.show_turn()
            self._warn_of_skull()
        self._choreographer.play(self._stages(moment, nth, changes_hands=changes_hands))

    def _warn_of_skull(self) -> None:
        """As long as a Skull is the last card that was laid, tell its player what that means."""
        seen = self._session.observation
        skulls, is_played_at = seen.table.skulls_to_cover, self._sitting.is_played_at
        is_fresh = any(lay.card in skulls for lay in seen.table.lays[-1:])
        if is_fresh and seen.is_on_turn and is_played_at:
            # The announcement of the card says the same.
            refusals = self._words.refusals
            self._table.notice.say(lambda: refusals.cover_skulls(skulls), is_heard=False)

    def _stages(self, moment: Moment, nth: int | None, *, changes_hands: bool) -> Iterator[Stage]:
        """How it comes to that: lays, new cards, the hand handed over, and what follows."""
        motion, staging = self._table.motion, self._staging
        result = moment.after.table.result
        is_covered = result is None and moment.after.seat is None
        is_filled = False
        for event in moment.events:
            shown: Iterable[Stage] = ()
            match event:
                case CardLaid(player) if player == moment.before.seat:
                    shown = staging.laid(event, moment.after)
                case CardLaid():
                    shown = staging.flown(event, moment.after)
                case CardsDrawn(player, count) if player != moment.before.seat:
                    shown = [self._flights.drawn(player, count, motion)]
                case CardsDrawn(cards=cards) if cards:
                    shown = [staging.drawn(cards, changes_hands=changes_hands)]
                    is_filled = not changes_hands
            yield from self._announced(event, iter(shown))
        is_lost = result is not None and result.status is Status.LOST
        if is_lost and changes_hands:
            yield staging.lost(changes_hands=True)
        elif changes_hands:
            yield from staging.handed_over(is_covered=is_covered)
        is_watched = moment.after.table.on_turn in self._session.sight.computers
        is_watched = is_watched and self._session.look is None
        takes_focus = changes_hands or not is_watched
        yield self._settled(nth, takes_focus=takes_focus, is_filled=is_filled)
        if result is not None:
            if not is_lost:
                yield staging.won()
            elif not changes_hands:
                yield staging.lost(changes_hands=False)
            yield Stage(list, motion.before_end_ms, self._end)
        elif is_covered:
            yield from self._recap.stages()

    def _announced(self, event: Event, shown: Iterator[Stage]) -> Iterator[Stage]:
        """What is shown of an event, told to all: of a card when it lies, of new ones at once."""
        if isinstance(event, CardLaid):
            yield from islice(shown, 1)
        yield Stage(list, 0, partial(self.happened.emit, event))
        yield from shown

    def _settled(
        self, nth: int | None, *, takes_focus: bool = True, is_filled: bool = False
    ) -> Stage:
        """Everybody comes to rest; at once if the hand has been filled up before.

        While others play, the focus stays where it is.
        """

        def then() -> None:
            self._settle()
            if not takes_focus or self._keyboard.focus_question():
                return
            if self._keyboard.is_in_use or self._table.cover.is_waiting:
                self._keyboard.focus_hand(nth or 0)
            elif self._table.hand.dragged is None:
                self._keyboard.claim_focus()  # what had it may be gone or have nothing more to say

        return self._staging.settled(0 if is_filled else self._table.motion.draw_ms, then)

    def _end(self) -> None:
        self._staging.brighten()
        self.ended.emit()

    def _show_again(self) -> None:
        self._recap.again()
        self._keyboard.focus_hand()

    def _return(self, moment: Moment) -> None:
        """A card that was taken back glides home from its pile."""
        self._choreographer.hurry()
        self._table.forget_touches()  # panels too: they tell of piles that lie differently now
        self._warn_of_skull()
        undone = moment.before.table.lays[-1]

        def then() -> None:
            self._settle()
            if self._keyboard.is_in_use and undone.card in self._table.hand.cards:
                self._keyboard.focus_hand(self._table.hand.cards.index(undone.card))

        self._choreographer.play([self._staging.taken_back(undone, then)])

    def _jump(self) -> None:
        """Another place of the game: everything is where it was then, at once."""
        self._choreographer.hurry()
        self._table.forget_touches()
        if any(button.hasFocus() for button in self._table.hand):
            self._table.setFocus()  # its card may be another one's now
        self._settle()

    def _refuse(self, action: Action, refusal: Refusal) -> None:
        nth = self._table.nth_held
        self._table.grip.forget()
        self._table.fan.fold()
        self._table.grip.say_why_not(action, refusal)
        self.send_home()
        if isinstance(action, Lay) and self._keyboard.is_in_use:
            self._keyboard.focus_hand(nth or 0)

    def send_home(self) -> None:
        """Whatever isn't where it rests glides there."""
        if self._table.placement.is_known:
            self._choreographer.hurry()
            self._choreographer.play([self._staging.sent_home(self._table.rest_hand)])
