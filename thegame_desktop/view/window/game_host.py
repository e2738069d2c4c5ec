"""The host of the game that counts: asks where that is wanted, then lets the session do it."""

from collections.abc import Callable
from typing import assert_never

from thegame_desktop.engine import ChooseStarter, FinishTurn, GiveSignals, Lay, Signals
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.wishes import (
    CoverHand,
    LookingAround,
    NeverMind,
    OwnCards,
    PassTo,
    Say,
    TableWish,
    UncoverHand,
    WhyNot,
)
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.window.questions import Questions


class GameHost:
    """Fulfils every wish of its table, or answers why not; of the rules the session tells."""

    def __init__(
        self,
        sitting: Sitting,
        settings: Settings,
        questions: Questions,
        keep_card: Callable[[], object],
    ) -> None:
        """`keep_card` is called if a player thinks better of laying one."""
        self._sitting = sitting
        self._session = sitting.session
        self._settings = settings
        self._questions = questions
        self._keep_card = keep_card

    def fulfil(self, wish: TableWish) -> WhyNot | None:
        """Do it, with a question first where it is wanted."""
        session, revision = self._session, self._session.revision
        if isinstance(wish, OwnCards):
            return self._sitting.fulfil(wish, self._settings.preferences)
        match wish:
            case Lay() if (ask := self._doubt(wish)) is not None:
                self._questions.ask(ask, lambda: session.submit(wish), self._keep_card)
            case Lay() | FinishTurn() | ChooseStarter():
                session.submit(wish)  # it tells why not
            case Say(signals):
                return self._say(signals)
            case PassTo(seat):
                session.wait_for(seat)
            case UncoverHand():
                session.uncover()
            case CoverHand():
                session.cover()
            case NeverMind():
                session.recall()
            case _:
                assert_never(wish)
        is_in_vain = isinstance(wish, LookingAround) and session.revision == revision
        return WhyNot.AS_IT_IS if is_in_vain else None

    def _doubt(self, lay: Lay) -> Ask | None:
        """What is asked before a lay that would lose the game or end the turn; None for any other.

        Of one that the rules refuse the session tells why not.
        """
        target = self._session.targets(lay.card)[lay.pile]
        preferences = self._settings.preferences
        if target.refusal is not None:
            return None
        if preferences.warns_of_losing_lay and self._session.would_lose(lay):
            return Ask.LOSING_LAY
        return Ask.STOP if preferences.asks_before_stop and target.finishes_turn else None

    def _say(self, signals: Signals) -> WhyNot | None:
        """Let the others know this, as whoever is looking."""
        seat = self._session.observation.seat
        if seat is None:
            return WhyNot.NOBODY_LOOKS
        self._session.submit(GiveSignals(seat, signals))
        return None
