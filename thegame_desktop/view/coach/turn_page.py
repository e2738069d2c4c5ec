"""A turn that is explained at the real table: as it was, and another way, step by step."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from thegame_desktop.bots.analysis.review import Knowledge, TurnReview
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.demonstration import Demonstration
from thegame_desktop.play.played_turns import hands_were_open
from thegame_desktop.view.coach.costly_turns import MOST
from thegame_desktop.view.coach.turn_bar import Shown, TurnBar
from thegame_desktop.view.table.hints.spotlight import Spotlight
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import BarPage
from thegame_desktop.view.widgets.speech_bar import Speech, Tone
from thegame_desktop.view.wishes import Go, Practise
from thegame_desktop.view.words.turn_words import TurnWords
from thegame_desktop.view.words.words import Words


class TurnPage(BarPage[TurnBar]):
    """Stays with the way that it shows; what the coach learns besides is told, and can be shown."""

    def __init__(self, kit: TableKit, words: Words, coach: Coach, parent: QWidget) -> None:
        super().__init__(parent)
        self._coach = coach
        self._demonstration = shown = Demonstration(words, self)
        self._review: TurnReview | None = None
        self._knowledge = Knowledge.THEN
        self._hands_were_open = False
        self._costly: tuple[TurnReview, ...] = ()
        self._way = Shown.PLAYED
        self._told: set[str] = set()
        """All that was told of this turn: there stays room for the longest of it."""
        self._turn_words = TurnWords(words)
        self.bar = TurnBar(kit.theme, self)
        self.column.addWidget(self.bar)
        self.lay_table(kit, words, shown.sitting, shown)
        self._spotlight = Spotlight(kit.theme, self.table)
        self._connect()
        self.retranslate()

    def show_turn(self, review: TurnReview, knowledge: Knowledge) -> None:
        """Explain this turn, judged by these cards; from there, lead through the costliest."""
        self._knowledge = knowledge
        self._hands_were_open = hands_were_open(self._coach.record)
        self._costly = self._coach.known_by(knowledge).costliest(MOST)
        self._begin(review)

    def take_focus(self) -> None:
        """Have the keyboard where it leads on."""
        self.bar.step.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._told = set()
        super().retranslate()
        self.setAccessibleName(self.tr("A turn explained"))

    # The way through the turn

    def _begin(self, review: TurnReview) -> None:
        self._review, self._told = review, set()
        self._show_way(Shown.PLAYED if review.better is None else Shown.BETTER)

    def _connect(self) -> None:
        bar, shown = self.bar, self._demonstration
        self.wish_by(bar.back, Go.BACK)
        bar.practise.clicked.connect(self._wish_to_practise)
        bar.ways.chosen.connect(self._show_way)
        self.table.settled.connect(self._spotlight.find)
        shown.changed.connect(self._show_step)
        self._coach.changed.connect(self._learn)
        self._lead(bar.step_back, lambda: shown.go_by_steps(-1))
        self._lead(bar.step, lambda: shown.go_by_steps(1))
        self._lead(bar.turn_back, lambda: self._go_by_turns(-1))
        self._lead(bar.turn, lambda: self._go_by_turns(1))
        self._on_key("Up", partial(self._choose, Shown.PLAYED))
        self._on_key("Down", partial(self._choose, Shown.BETTER))

    def _wish_to_practise(self) -> None:
        assert self._review is not None, "a turn is shown"
        self.wished.emit(Practise((self._review,)))

    def _choose(self, way: Shown) -> None:
        """Show this way, if there is another one and it isn't shown already."""
        if self._way is not way and self._review is not None and self._review.better is not None:
            self._show_way(way)

    def _show_way(self, way: Shown) -> None:
        """Show the turn from its beginning: one sees the hand first."""
        review = self._review
        assert review is not None, "a turn is shown"
        played = review.played if way is Shown.PLAYED else review.better
        assert played is not None, "there is another way"
        self._way = way
        self.bar.ways.set_value(way)
        self._demonstration.show(
            self._coach.seats,
            review.turn,
            played.lays,
            self._knowledge,
            hands_were_open=self._hands_were_open,
        )

    def _go_by_turns(self, count: int) -> None:
        """Explain another of the costly turns, with all that is known of it by now."""
        nth = self._nth_turn + count
        if 0 <= nth < len(self._costly) and self._nth_turn < len(self._costly):
            chosen = self._costly[nth]
            self._begin(self._known(chosen) or chosen)

    @property
    def _nth_turn(self) -> int:
        """Which of the costly turns is shown; their number if it is none of them."""
        review = self._review
        shown = [review is not None and each.turn is review.turn for each in self._costly]
        return shown.index(True) if True in shown else len(shown)

    def _known(self, review: TurnReview) -> TurnReview | None:
        """What the coach knows of this turn by now."""
        known = self._coach.known_by(self._knowledge).turns
        return next((each for each in known if each.turn is review.turn), None)

    def _learn(self) -> None:
        """Tell what is known by now, and offer the better way; what is shown stays."""
        known = None if self._review is None else self._known(self._review)
        costly = self._coach.known_by(self._knowledge).costliest(MOST)
        if known is not None and (known, costly) != (self._review, self._costly):
            self._review, self._costly = known, costly
            self._show_step()

    # What is told

    def _show_step(self) -> None:
        review, shown = self._review, self._demonstration
        assert review is not None, "a turn is shown"
        has_ways = review.better is not None
        had_focus = any(each.hasFocus() for each in (self.bar.step, self.bar.step_back))
        self.bar.ways.setVisible(has_ways)
        self.bar.step_back.setEnabled(shown.now > 0)
        self.bar.step.setEnabled(shown.now < shown.last)
        self.bar.practise.setVisible(has_ways and self._knowledge is Knowledge.THEN)
        if had_focus and shown.now in (0, shown.last):
            # The button that was pressed leads no further: the other one does.
            ways_on = self.bar.step_back if shown.now else self.bar.step
            ways_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()
        lay = shown.next_lay
        self._spotlight.show([] if lay is None else [f"card {lay.card.code}", f"pile {lay.pile}"])

    def _tell(self) -> None:
        review, words, shown = self._review, self._turn_words, self._demonstration
        assert review is not None, "a turn is shown"
        knowledge = self._knowledge
        told = f"{words.as_it_was(review, knowledge)}\n{words.another_way(review, knowledge)}"
        self._told.add(told)
        title = words.title(review)
        nth, turns = self._nth_turn, len(self._costly)
        self.bar.turn_back.setEnabled(0 < nth < turns)
        self.bar.turn.setEnabled(nth < turns - 1)
        count = self.tr("{nth} of {turns}").format(nth=nth + 1, turns=turns)
        self.bar.count(shown.now, shown.last, count if nth < turns else "")
        self.bar.reserve([title], self._told, [words.step(shown)])
        self.bar.say(Speech(title, told, words.step(shown), Tone.POINTER))
