"""The card that a player has picked up, by pointer or by keyboard, and where it could go."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal

from thegame_desktop.engine import Action, Card, Lay, Refusal
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.table_models import HandRole, PileRole
from thegame_desktop.play.choices import Target
from thegame_desktop.play.wishes import MoveCard, TableWish, WhyNot
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.hand.hand_view import HandView
from thegame_desktop.view.table.piles.piles_view import PilesView
from thegame_desktop.view.widgets.notice import Notice
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.why_not_words import WhyNotWords
from thegame_desktop.view.words.words import Words


class Grip(QObject):
    """Holds at most one card, shows what each pile would do with it, and asks for the lay."""

    touched = Signal()
    """A card is touched: what still moves had better be at rest."""
    released = Signal()
    """No card is held any more, or another one: cards want to go where they rest."""
    looked_through = Signal(int)
    """With nothing held, this pile was chosen."""
    passed_on = Signal()
    """A key chose a card in a look, where all there is to do is to pass on."""

    def __init__(
        self,
        sitting: Sitting,
        hand: HandView,
        piles: PilesView,
        notice: Notice,
        words: Words,
        wished: Callable[[TableWish], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._session = sitting.session
        self._wished = wished
        self._hand = hand
        self._piles = piles
        self._notice = notice
        self._words = words
        self._why_not_words = WhyNotWords(self)
        self.is_by_key = False
        """True if the keyboard was used last: then it keeps the focus in sight."""
        hand.added.connect(self._attend_to)
        piles.chosen.connect(self._choose_pile)
        piles.aimed_at.connect(self._explain)

    def _attend_to(self, button: CardButton) -> None:
        """Heed whatever is done with this card."""
        button.chosen.connect(self._click)
        button.chosen_by_key.connect(self._choose_by_key)
        button.double_clicked.connect(self._double_click)
        button.drag_started.connect(self._start_drag)
        button.drag_moved.connect(self._drag)
        button.drag_ended.connect(self._drop)
        button.drag_cancelled.connect(self.put_back)

    @property
    def held(self) -> Card | None:
        """The card that is held."""
        return self._hand.model.held

    def _targets(self, card: Card) -> tuple[Target, ...]:
        """What the hand says of this card: where it fits, if it can be laid now."""
        targets: tuple[Target, ...] | None = self._hand.model.index_of(card).data(HandRole.TARGETS)
        return targets or ()

    def pick_up(self, card: Card) -> None:
        """Hold this card, and light up what takes it."""
        self._notice.clear()
        self._hand.model.hold(card)
        self._piles.model.offer(self._targets(card))

    def let_go(self) -> None:
        """Hold nothing; the card goes back to where it rests."""
        if self.held is not None:
            self.put_back()

    def put_back(self) -> None:
        """Let whatever is out of its place go back to where it rests."""
        self.forget()
        self._notice.clear()
        self.released.emit()

    def forget(self) -> None:
        """Hold nothing; where the card goes others know."""
        self._hand.model.hold(None)
        self._piles.model.offer(())

    def _click(self, card: Card) -> None:
        self.is_by_key = False
        was_held = self.held == card
        self.touched.emit()
        button = self._hand.button(card)
        if button is None:
            return
        self._toggle(card)
        spoken, setup = self._words.spoken, self._session.setup
        if self.held == card:
            announce(button, spoken.picked_up(card, self._targets(card), setup))
        elif was_held:
            announce(button, spoken.put_back(card))

    def _choose_by_key(self, card: Card) -> None:
        self.is_by_key = True
        if self._session.look is not None and self._sitting.is_played_at:
            self.passed_on.emit()
            return
        self.touched.emit()
        if self._hand.button(card) is None:
            return
        self._toggle(card)
        if self.held is not None:
            best = self._session.best_pile(card)
            self._piles[best or 0].setFocus()

    def _toggle(self, card: Card) -> None:
        if self.held == card:
            self.let_go()
            return
        self.forget()
        if self._may_lay(card):
            self.pick_up(card)
        self.released.emit()

    def _may_lay(self, card: Card) -> bool:
        """True on the player's turn; else it is told why not."""
        if self._sitting.only_shown is not None:
            self.tell(self._sitting.only_shown)
            return False
        if self._targets(card):
            return True
        refusal = self._session.targets(card)[0].refusal
        if refusal is not None:
            self.say_why_not(Lay(card, 0), refusal)
        return False

    def tell(self, why_not: WhyNot) -> None:
        """Tell why the host of this table doesn't do what was wished."""
        if self._why_not_words.why_not(why_not):
            self._notice.say(lambda: self._why_not_words.why_not(why_not))

    def say_why_not(self, action: Action, refusal: Refusal) -> None:
        """Tell why something can't be done, or what there is to do instead."""
        look = self._session.look
        if look is not None and look.on_turn is None:
            # Who begins can't be agreed before all have looked.
            self._notice.say(lambda: self._words.out_of_turn.what_next(look), is_refusal=True)
        else:
            self._notice.say(lambda: self._words.refusals.why(refusal, action), is_refusal=True)

    def _double_click(self, card: Card) -> None:
        self.is_by_key = False
        self.touched.emit()
        if self._hand.button(card) is None or not self._may_lay(card):
            return
        best = self._session.best_pile(card)
        if best is not None:
            self._wished(Lay(card, best))
            return
        self.let_go()
        self._notice.say(
            lambda: as_sentence(
                self.tr("No pile takes {card} now").format(card=self._words.card(card))
            ),
            is_refusal=True,
        )

    def _start_drag(self, card: Card) -> None:
        self.is_by_key = False
        self.touched.emit()
        button = self._hand.button(card)
        if button is None:
            return  # it has just left with the hand of another player
        button.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.held is not None and self.held != card:
            self.let_go()
        if self._targets(card):
            self.pick_up(card)

    def _drag(self, card: Card, pointer: QPoint) -> None:
        if (button := self._hand.button(card)) is not None:
            self._piles.aim(pointer, button.geometry())

    def _drop(self, card: Card, pointer: QPoint) -> None:
        """Let go of a card: on a pile it is to be laid, in the hand to have another place."""
        if (button := self._hand.button(card)) is None:
            return
        lay = self._piles.lay_at(card, pointer, button.geometry())
        if lay is not None:
            self._wished(lay)
            return
        self.forget()
        middle = button.geometry().center()
        # Both: a card that is let go above the hand isn't meant to lie elsewhere in it.
        is_moved = all(map(self._hand.is_at, (pointer, middle)))
        if is_moved and self._sitting.is_played_at:
            self._wished(MoveCard(card, self._hand.place_at(middle.x(), card)))
        self._notice.clear()
        self.released.emit()

    def _choose_pile(self, index: int) -> None:
        if self.held is None:
            self.looked_through.emit(index)
        else:
            self._wished(Lay(self.held, index))

    def _explain(self, index: int, is_aimed_at: bool) -> None:
        """Say why the pile that is aimed at doesn't take the card."""
        target = self._piles.model.index(index).data(PileRole.TARGET) if is_aimed_at else None
        if target is None or target.refusal is None:
            self._notice.clear()
            return
        refusal, lay = target.refusal, target.lay
        # The pile that has the focus says the same.
        self._notice.say(
            lambda: self._words.refusals.why(refusal, lay), is_refusal=True, is_heard=False
        )
