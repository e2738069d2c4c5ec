"""The models of a sitting: how everything at its table really is, at every moment."""

from PySide6.QtCore import QObject

from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.session import Session
from thegame_desktop.model.table_models import TableModels
from thegame_desktop.play.recap import recap
from thegame_desktop.play.rows import (
    AllRows,
    HandRow,
    SeatRow,
    StarterQuestion,
    TurnRow,
    Waiting,
    pile_rows,
)


class SittingModels(TableModels):
    """Follow a session. Whoever is connected to it later finds them settled."""

    def __init__(
        self, session: Session, computers: ComputerPlayers, parent: QObject, *, is_played_at: bool
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._computers = computers
        self._is_played_at = is_played_at
        self._game_id = ""
        session.started.connect(self._begin)
        for fact in (
            *(session.stepped, session.taken_back, session.looked, session.arranged),
            *(session.jumped, session.given_up, session.turned_up),
            *(computers.eagerness_changed, computers.paused),
        ):
            fact.connect(self._follow)

    def _begin(self) -> None:
        assert self._session.course is not None, "it has been started"
        self._game_id = self._session.course.id
        self.begin(self._session.setup, self._current())

    def _follow(self) -> None:
        course = self._session.course
        if course is not None and course.id == self._game_id:  # or it is about to begin
            self.become(self._current())

    def _current(self) -> AllRows:
        """How it is now, as far as whoever looks may know."""
        session = self._session
        piles = pile_rows(session.observation.table, session.seats)
        return AllRows(self._hand(), piles, self._seats(), (self._turn(),))

    def _hand(self) -> tuple[HandRow, ...]:
        session = self._session
        commands, new = session.setup.layout.by_card, session.new_cards
        can_lay = session.observation.is_on_turn and session.is_running and self._is_played_at
        return tuple(
            HandRow(
                card,
                commands.get(card),
                session.targets(card) if can_lay else (),
                card in new,
            )
            for card in session.hand
        )

    def _seats(self) -> tuple[SeatRow, ...]:
        session, seen = self._session, self._session.observation
        table, sight, hands = seen.table, session.sight, session.open_hands
        can_look = session.is_running and not sight.is_open
        return tuple(
            SeatRow(
                seat,
                who,
                len(session.seats),
                seen.hand_sizes[seat],
                table.signals[seat],
                is_on_turn=table.on_turn == seat and table.result is None,
                is_uncovered=sight.uncovered == seat
                and table.on_turn != seat
                and not sight.is_open,
                is_awaited=sight.uncovered is None and sight.awaited == seat,
                can_be_looked_at=can_look
                and sight.uncovered != seat
                and seat not in sight.computers,
                open_hand=None if hands is None else hands[seat],
            )
            for seat, who in enumerate(session.seats)
        )

    def _turn(self) -> TurnRow:
        session, seen = self._session, self._session.observation
        table, on_turn = seen.table, seen.table.on_turn
        is_computers = on_turn in session.sight.computers
        is_somebodys = seen.seat is not None or (is_computers and session.look is None)
        return TurnRow(
            seen.draw_pile_size,
            on_turn,
            table.setup.player_count,
            len(table.lays),
            session.turn_refusal,
            session.can_lay,
            table.setup.variant.maximum,
            session.look,
            table.skulls_to_cover,
            is_told=is_somebodys and (on_turn is not None or self._is_played_at),
            is_computers=is_computers,
            is_paused=self._computers.is_paused,
            is_running=session.is_running,
            waiting=self._waiting(),
            question=self._question() if self._asks_who_begins else None,
            day=session.daily,
        )

    @property
    def _asks_who_begins(self) -> bool:
        return self._session.asks_who_begins and self._is_played_at

    def _question(self) -> StarterQuestion:
        session, sight = self._session, self._session.sight
        return StarterQuestion(
            session.seats,
            hands_are_hidden=not sight.is_open,
            hands_are_open=session.open_hands is not None,
            is_above_hand=sight.uncovered is not None,
            eagerness=tuple(sorted(self._computers.eagerness.items())),
        )

    def _waiting(self) -> Waiting | None:
        session, sight = self._session, self._session.sight
        table, seat = session.observation.table, sight.awaited
        if sight.uncovered is not None or seat is None or not session.is_running:
            return None
        return Waiting(
            seat=seat,
            seats=session.seats,
            setup=table.setup,
            on_turn=table.on_turn,
            has_played=any(turn.player == seat for turn in table.turns),
            is_back=sight.last == seat,
            is_in_turn=bool(table.lays),
            turns=recap(table, seat).turns,
            is_silent=table.is_silent,
            is_in_between=sight.recall(table.on_turn) != sight,
        )
