"""Directs what is seen of each step of the game, one stage after another."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from PySide6.QtCore import QEvent, QObject

from thegame_desktop.engine import (
    Action,
    CardLaid,
    CardsDrawn,
    Event,
    Lay,
    Refusal,
    SignalsGiven,
    Status,
)
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.wishes import TableWish, WhyNot
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.keyboard import Keyboard
from thegame_desktop.view.table.motion.choreographer import Glide, Stage
from thegame_desktop.view.table.motion.flights import Flights
from thegame_desktop.view.table.recap_show import RecapShow
from thegame_desktop.view.table.staging import Staging
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.words.words import Words


class Director(QObject):
    """Follows the session; the table shows and places, and the choreographer moves."""

    def __init__(
        self, kit: TableKit, words: Words, sitting: Sitting, table: GameTable, keyboard: Keyboard
    ) -> None:
        super().__init__(table)
        self._words = words
        self._sitting = sitting
        self._session = session = sitting.session
        self._table = table
        self._keyboard = keyboard
        self._flights = Flights(kit.theme, kit.art, table.placement, table)
        self._staging = Staging(table, self._flights)
        self._recap = RecapShow(table, self._flights, session)
        session.started.connect(self._begin)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._return)
        session.jumped.connect(self._jump)
        session.refused.connect(self._refuse)
        table.around.cover.show_again.clicked.connect(self._show_again)

    def hear(self, wish: TableWish, why_not: WhyNot) -> None:
        """The host of the table doesn't do what was wished: tell why."""
        if isinstance(wish, Lay):
            self._keyboard.let_go()
        self._table.grip.tell(why_not)

    # The game as it is

    def _begin(self) -> None:
        table, seen = self._table, self._session.observation
        self._recap.stop()
        self._keyboard.claim_focus()
        table.begin(seen)
        if table.isVisible():
            table.choreographer.play(self._dealt())
        else:
            table.installEventFilter(self)  # until somebody sees it
        table.choreographer.play([self._settled(None)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first look at a new game sees it dealt."""
        if event.type() == QEvent.Type.Show:
            watched.removeEventFilter(self)
            if self._table.motion.deal_ms:
                self._table.choreographer.hurry()
                self._table.choreographer.play([*self._dealt(), self._settled(None)])
        return False

    def _dealt(self) -> Iterable[Stage]:
        """A new game is dealt to everybody; one that is gone on with only to the hand in sight."""
        seen = self._session.observation
        is_new = not seen.table.turns and not seen.table.lays
        others = [seat for seat, _ in enumerate(self._session.seats) if seat != seen.seat]
        return self._staging.dealt(others if is_new else ())

    def _look(self) -> None:
        """Show another hand, or none; what is no longer to be seen goes at once."""
        self._table.choreographer.hurry()
        self._recap.stop()
        # Where cards rest: nobody is to see which one was lifted.
        left, had_new_cards = self._table.hand.places, self._table.hand.has_new
        self._table.change_hands()
        self._warn_of_skull()
        is_covered = bool(left) and self._table.around.cover.is_waiting
        covered = self._staging.covered(left) if is_covered else ()
        self._table.choreographer.play([*covered, self._settled(None)])
        on_turn = self._session.observation.table.on_turn
        if had_new_cards and self._session.sight.awaited == on_turn:
            self._table.choreographer.play(self._recap.stages())  # the turn has been passed on

    # How it got there

    def _step(self, moment: Moment) -> None:
        if all(isinstance(event, SignalsGiven) for event in moment.events):
            self._table.show_all(moment.after)  # nothing moves, and whoever speaks goes on speaking
            return
        self._table.choreographer.hurry()
        self._recap.stop()
        nth = self._table.nth_held
        self._table.forget_touches()
        self._table.put_panels_away()
        changes_hands = moment.after.seat != moment.before.seat
        if changes_hands:
            # Or Qt would hand it from a disabled button to whatever comes next.
            self._keyboard.claim_focus()
            self._table.around.end_turn(moment.after)
        else:
            if self._session.look is not None:
                self._keyboard.claim_focus()  # the same for a button that goes
            elif self._table.around.starter.isAncestorOf(self._table.focusWidget()):
                self._table.setFocus()  # it has been answered, and goes
            self._table.around.show_turn(moment.after)  # what can be done doesn't wait for any card
            self._warn_of_skull()
        self._table.choreographer.play(self._stages(moment, nth, changes_hands=changes_hands))

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
        for event in moment.events:
            shown: Iterable[Stage] = ()
            if isinstance(event, CardLaid) and event.player != moment.before.seat:
                shown = staging.flown(event, moment.after)
            elif isinstance(event, CardLaid):
                shown = staging.laid(event, moment.after)
            elif isinstance(event, CardsDrawn) and event.player != moment.before.seat:
                shown = [self._flights.drawn(event.player, event.count, motion)]
            elif isinstance(event, CardsDrawn) and event.cards and changes_hands:
                shown = [staging.drawn(partial(self._table.bring_new, event.cards))]
            yield from self._announced(event, iter(shown))
        is_lost = result is not None and result.status is Status.LOST
        if is_lost and changes_hands:
            yield staging.lost(changes_hands=True)
        elif changes_hands:
            yield from staging.handed_over(is_covered=is_covered)
        is_watched = moment.after.table.on_turn in self._session.sight.computers
        is_watched = is_watched and self._session.look is None
        yield self._settled(nth, takes_focus=changes_hands or not is_watched)
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
        yield Stage(list, 0, partial(self._table.happened.emit, event))
        yield from shown

    def _settled(self, nth: int | None, *, takes_focus: bool = True) -> Stage:
        """Everybody comes to rest; new cards come from the draw pile.

        While others play, the focus stays where it is.
        """

        def then() -> None:
            self._table.settle()
            if not takes_focus or self._keyboard.focus_question():
                return
            if self._keyboard.is_in_use or self._table.around.cover.is_waiting:
                self._keyboard.focus_hand(nth or 0)
            elif self._table.hand.dragged is None:
                self._keyboard.claim_focus()  # what had it may be gone or have nothing more to say

        return replace(self._staging.drawn(self._table.bring_rows), then=then)

    def _end(self) -> None:
        self._staging.brighten()
        self._table.ended.emit()

    def _show_again(self) -> None:
        self._recap.again()
        self._keyboard.focus_hand()

    def _return(self, moment: Moment) -> None:
        """A card that was taken back glides home from its pile."""
        self._table.choreographer.hurry()
        self._table.forget_touches()
        self._table.put_panels_away()  # they tell of piles that lie differently now
        self._warn_of_skull()
        undone = moment.before.table.lays[-1]

        def prepare() -> Iterable[Glide]:
            self._table.show_all(moment.after)
            came_from = self._table.places.pile_card_rect(undone.pile)
            self._table.sync_hand(self._sitting.hand.rows, came_from=came_from)
            return self._table.hand.homeward()

        def then() -> None:
            self._table.settle()
            if self._keyboard.is_in_use and undone.card in self._table.hand.cards:
                self._keyboard.focus_hand(self._table.hand.cards.index(undone.card))

        self._table.choreographer.play([Stage(prepare, self._table.motion.home_ms, then)])

    def _jump(self) -> None:
        """Another place of the game: everything is where it was then, at once."""
        self._table.choreographer.hurry()
        self._table.forget_touches()
        self._table.fan.fold()
        self._table.keep_focus()
        self._table.settle()

    def _refuse(self, action: Action, refusal: Refusal) -> None:
        nth = self._table.nth_held
        self._table.grip.forget()
        self._table.fan.fold()
        self._table.grip.say_why_not(action, refusal)
        self._table.send_home()
        if isinstance(action, Lay) and self._keyboard.is_in_use:
            self._keyboard.focus_hand(nth or 0)
