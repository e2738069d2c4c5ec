"""What the coach knows by now, ready for the parts of its page."""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QColor

from thegame_desktop.bots.analysis.review import TurnReview
from thegame_desktop.engine import Status
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.win_search import WayToWin
from thegame_desktop.view.coach.chance_drawing import Curve, CurvePoint, CurveTurn
from thegame_desktop.view.coach.costly_turns import MOST, CostlyTurn
from thegame_desktop.view.coach.players_panel import PlayerWord
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.coach_words import CoachWords

_RATES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Findings:
    """All that is to be shown of a game at one moment."""

    def __init__(self, coach: Coach, way: WayToWin | None, words: CoachWords, theme: Theme) -> None:
        self._coach = coach
        self._way = way if way is not None and way.turn is not None else None
        self._tell = words
        self._theme = theme
        self._setup = coach.record.setup
        self._known = coach.review.turns
        self.costliest = coach.review.costliest(MOST)
        """The turns that cost most, the dearest first."""

    @property
    def curve(self) -> Curve:
        """The chance of winning, turn by turn."""
        tell, way = self._tell, self._way
        return Curve(
            title=tell.curve(self._setup),
            summary=tell.curve_summary(self._known),
            points=tuple(self._points()),
            turns=tuple(map(self._curve_turn, range(len(self._coach.turns)))),
            rates=tuple(map(tell.percent, _RATES)),
            lost_after=None if way is None else way.turn,
            lost_words="" if way is None else tell.no_way(way),
        )

    @property
    def costly_turns(self) -> list[CostlyTurn]:
        """The turns that cost most, in words."""
        return [self._costly_turn(review) for review in self.costliest]

    @property
    def player_words(self) -> list[PlayerWord]:
        """What is said of each player."""
        is_complete = self._coach.review.is_settled
        told = []
        for seat in range(self._setup.player_count):
            name = self._tell.player(seat, self._setup)
            turns = [review for review in self._known if review.turn.player == seat]
            words = self._player_word(name, turns) if is_complete else self._tell.not_yet(name)
            told.append(PlayerWord(words, self._colour_of(seat)))
        return told

    def _points(self) -> Iterator[CurvePoint]:
        coach = self._coach
        for review in self._known:
            yield CurvePoint(review.before.chance, review.before.error)
        if len(self._known) == len(coach.turns) and not coach.is_given_up:
            yield CurvePoint(float(coach.outcome.status is Status.WON), 0.0)

    def _curve_turn(self, nth: int) -> CurveTurn:
        turn = self._coach.turns[nth]
        review = self._known[nth] if nth < len(self._known) else None
        return CurveTurn(
            self._colour_of(turn.player),
            any(each.turn is turn for each in self.costliest),
            (
                self._tell.turn(nth + 1, turn.player, self._setup),
                *self._tell.turn_lines(review),
            ),
        )

    def _costly_turn(self, review: TurnReview) -> CostlyTurn:
        player = review.turn.player
        return CostlyTurn(
            self._tell.turn(self._number_of(review), player, self._setup),
            self._tell.cost(review),
            self._tell.better(review),
            self._colour_of(player),
        )

    def _player_word(self, name: str, turns: Sequence[TurnReview]) -> str:
        if not turns:
            return self._tell.no_turn(name)
        costly = [review for review in turns if review.better is not None]
        told = self._tell.good_turns(name, len(turns) - len(costly), len(turns))
        if not costly:
            return told
        dearest = self._number_of(max(costly, key=lambda review: review.loss))
        if len(costly) == len(turns):
            return self._tell.only_second_look(name, dearest)
        return f"{told} {self._tell.second_look(dearest)}"

    def _number_of(self, review: TurnReview) -> int:
        """Which turn it was, counted from 1."""
        return next(nth for nth, each in enumerate(self._known, 1) if each.turn is review.turn)

    def _colour_of(self, player: int) -> QColor:
        return self._theme.colour_of(self._coach.seats, player)
