"""One turn of a game at a table of its own: as it was played, or as it might have been."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from thegame_desktop.bots.analysis.review import Knowledge, PlayedTurn
from thegame_desktop.engine import FinishTurn, Lay, State, TurnStarted, apply, refusal
from thegame_desktop.model.showing import Showing
from thegame_desktop.model.sitting import Narrator
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.shown_steps import ShownStep
from thegame_desktop.play.sight import Sight
from thegame_desktop.play.wishes import WhyNot


class Demonstration(Showing):
    """Shows the beginning of a turn, each lay, and what is drawn in the end."""

    why_not = WhyNot.EXPLAINED

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(narrator, parent)
        self._turn: PlayedTurn | None = None
        self._seats: tuple[Seat, ...] = ()
        self._shows_all_hands = False

    @property
    def next_lay(self) -> Lay | None:
        """What is laid in the step to come; None if nothing is."""
        if self.now == self.last:
            return None
        lays, coming = self.step.state.table.lays, self.steps[self.now + 1].state.table
        # A Stop finishes the turn by itself: what was laid is the last of the turns then.
        is_finished = len(coming.turns) > len(self.step.state.table.turns)
        laid = coming.turns[-1].lays if is_finished else coming.lays
        return laid[len(lays)] if len(laid) > len(lays) else None

    @property
    def is_finished(self) -> bool:
        """True if the turn that is shown is over, and cards have been drawn."""
        return len(self.step.state.table.turns) > len(self.steps[0].state.table.turns)

    def show(
        self,
        seats: tuple[Seat, ...],
        turn: PlayedTurn,
        lays: Sequence[Lay],
        knowledge: Knowledge,
        *,
        hands_were_open: bool = False,
    ) -> None:
        """Show the turn played with these lays, from its beginning on.

        By what the player could know, only that player's hand is in sight; or else every hand is.
        If the hands were open in the game, the player could see them all.
        """
        self._turn, self._seats = turn, seats
        is_alone = turn.before.table.setup.player_count == 1
        self._shows_all_hands = (knowledge is Knowledge.OPEN or hands_were_open) and not is_alone
        self._open(tuple(_steps(turn, lays)))
        self.changed.emit()

    def _shown(self, step: int) -> Course:
        assert self._turn is not None, "a turn is shown"
        state, open_hands = self.steps[step].state, self._shows_all_hands
        course = course_of_turn(self._turn, state, self._seats, open_hands=open_hands)
        return replace(course, events=self._events_until(step))


def course_of_turn(
    turn: PlayedTurn, state: State, seats: tuple[Seat, ...], *, open_hands: bool
) -> Course:
    """The game within the turn; in sight is the hand of whoever's turn it was."""
    setup = state.table.setup
    return Course(
        game=NewGame(setup, state.deck, seats=seats, open_hands=open_hands),
        state=state,
        sight=Sight(setup.player_count, is_open=True, uncovered=turn.player, awaited=None),
    )


def _steps(turn: PlayedTurn, lays: Sequence[Lay]) -> list[ShownStep]:
    """The turn, step by step; where it couldn't be finished, it ends with its last lay."""
    state, nth = turn.before, len(turn.before.table.turns) + 1
    began = TurnStarted(turn.player, state.table.position.minimum)
    steps = [ShownStep(state, (began,), nth)]
    actions: list[Lay | FinishTurn] = [*lays, FinishTurn()]
    for action in actions:
        if action == FinishTurn() and not _can_finish(state, turn):
            break
        state, events = apply(state, action)
        steps.append(ShownStep(state, tuple(events), nth))
    return steps


def _can_finish(state: State, turn: PlayedTurn) -> bool:
    """False if a Stop has done so already, or the game is over."""
    is_same = len(state.table.turns) == len(turn.before.table.turns)
    return is_same and refusal(state, FinishTurn()) is None
