"""What the window ought to show of a game, in words and in pixels, worked out from its state."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QListView

from tests.window.recogniser import agree, distance, number_line_cells, place_of
from tests.window.shown_cards import COMMANDS, ShownCards, cards_in_words
from thegame_desktop.engine import (
    CardLaid,
    CardsDrawn,
    Event,
    FinishTurn,
    Lay,
    Observation,
    Reason,
    Refusal,
    StarterChosen,
    TurnFinished,
    TurnStarted,
    legal_actions,
    refusal,
)
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.number_line import NumberLine, tint_on_line
from thegame_desktop.view.table.seats.seat_chip import SeatChip
from thegame_desktop.view.table.turn_panel import TurnPanel


class ShownState(ShownCards):
    """The cards and all that is told of them. The window speaks English."""

    def check(
        self, image: QImage, seen: Observation, awaited: int | None, events: Sequence[Event]
    ) -> None:
        """Everything on the table shows what this seat may know, and nothing else is there."""
        self.look(image, seen, awaited)
        self.check_what_is_there()
        self.check_hand()
        self.check_piles()
        self.check_draw_pile()
        self._check_seats()
        self._check_turn()
        self._check_commands()
        self._check_number_line()
        self._check_log(events)
        self.check_ground()

    # Players and their turns

    def _check_seats(self) -> None:
        on_turn = self._seen.table.on_turn
        for seat, size in enumerate(self._seen.hand_sizes):
            chip = self._driver.button(f"seat {seat}")
            assert isinstance(chip, SeatChip)
            parts = [self._player(seat), f"{cards_in_words(size)} in hand"]
            if self._seen.seat is None and self._awaited == seat:
                parts.append("takes the laptop")
            if on_turn == seat:
                parts.append("on turn")
            elif self._seen.seat == seat:
                parts.append("looking")
            agree("seat", chip.accessibleName(), ", ".join(parts))
            self._book.compare(f"seat {seat}", tuple(parts), self._picture(chip))

    def _player(self, seat: int) -> str:
        return "You" if self._setup.player_count == 1 else f"Player {seat + 1}"

    def _headline(self, seat: int) -> str:
        player = self._player(seat)
        return "Your turn" if player == "You" else f"{player}'s turn"

    def _check_turn(self) -> None:
        table = self._seen.table
        assert not (self._seen.seat is None and self._menu_allows("Finish turn"))
        if self._seen.seat is None:
            self._check_cover()
            return
        panel = self._one(TurnPanel)
        if table.on_turn != self._seen.seat:
            player = self._player(self._seen.seat)
            assert panel.accessibleName().startswith(f"{player} looks. ")
            thing = panel.accessibleName()
            self._book.compare("turn", thing, self._picture(panel))
            return
        expected = [self._headline(table.on_turn), self._owed()]
        expected.append(f"{cards_in_words(len(table.lays))} laid")
        agree("turn", panel.accessibleName(), ". ".join(expected))
        self._book.compare("turn", tuple(expected), self._picture(panel))
        can_finish = FinishTurn() in legal_actions(self._seen)
        finish, take_back = self._driver.button("finish"), self._driver.button("take back")
        agree("finish", (finish.isEnabled(), self._menu_allows("Finish turn")), (can_finish,) * 2)
        self._book.compare("finish", can_finish, self._picture(finish))
        can_undo = bool(table.lays)
        agree("take back", (take_back.isEnabled(), self._menu_allows("Take back")), (can_undo,) * 2)
        self._book.compare("take back", can_undo, self._picture(take_back))
        hint = self._driver.button("hint")
        agree("hint", (hint.isEnabled(), self._menu_allows("Show a hint")), (True, True))

    def _check_cover(self) -> None:
        if self._awaited is None:
            return
        cover = self._one(Cover)
        shown = [each.text() for each in cover.findChildren(QLabel) if each.isVisible()]
        assert self._player(self._awaited) in shown
        turns = self._seen.table.turns
        own = [nth for nth, turn in enumerate(turns) if turn.player == self._awaited]
        missed = turns[own[-1] + 1 :] if own else turns
        running = (self._seen.table.lays,) if self._seen.table.lays else ()
        lines = [text for text in shown if " on pile " in text]
        told = [line.count(" on pile ") for line in lines]
        by_player: list[tuple[int, int]] = []
        for turn in missed:
            if by_player and by_player[-1][0] == turn.player:
                by_player[-1] = (turn.player, by_player[-1][1] + len(turn.lays))
            else:
                by_player.append((turn.player, len(turn.lays)))
        agree("cards told of", told, [count for _, count in by_player] + [len(r) for r in running])

    def _owed(self) -> str:
        why_not = refusal(self._seen, FinishTurn())
        if why_not is None:
            can_lay = any(isinstance(action, Lay) for action in legal_actions(self._seen))
            more, nothing = "Lay more, or finish the turn", "Nothing more to lay: finish the turn"
            return more if can_lay else nothing
        cover = self._cover_skulls()
        if cover and why_not.owed <= len(self._skulls):
            return cover
        return f"{cover}. {self._cards_owed(why_not)}" if cover else self._cards_owed(why_not)

    def _cards_owed(self, why_not: Refusal) -> str:
        owed = cards_in_words(why_not.owed).replace(" ", " more ")
        if why_not.reason is Reason.MINIMUM_OWED:
            laid, cards = len(self._seen.table.lays), cards_in_words(why_not.owed)
            if self._setup.variant.maximum == laid + why_not.owed:
                return f"Lay {cards}"
            return f"{owed} to lay" if laid else f"Lay at least {cards}"
        assert why_not.reason is Reason.THREE_OWED
        return f"3!: {owed} to lay"

    def _menu_allows(self, text: str) -> bool:
        return self._driver.menu_item(text).isEnabled()

    # What is told of the game

    def _check_commands(self) -> None:
        showing = {command for command in self._seen.table.showing if command}
        lasting = [command for command in COMMANDS if command in showing and command.is_lasting]
        told = self._one(InForce)
        _, _, after = told.accessibleName().partition("In force: ")
        agree("in force", after, ", ".join(COMMANDS[command] for command in lasting))
        for command in lasting:
            assert f"{COMMANDS[command]}: " in told.toolTip()
        self._book.compare("in force", tuple(lasting), self._picture(told))

    def _check_number_line(self) -> None:
        line, edition = self._one(NumberLine), self._setup.edition
        hand, laid = set(self._seen.hand), set(self._seen.table.laid)
        _, _, named = line.accessibleName().partition("Hand: ")
        names = ", ".join(self._named(card, with_command=False) for card in sorted(hand))
        agree("hand on the number line", named, names)
        assert f"{cards_in_words(len(laid))} laid" in line.accessibleName()
        corner = place_of(line).topLeft()
        shown: dict[str, set[object]] = {"hand": set(), "laid": set()}
        for card, spot in number_line_cells(line.size(), edition, self._layout.unit):
            colour = self._image.pixelColor(corner + QPoint(spot))
            if distance(colour, self._theme.cards.in_hand) <= 1:
                shown["hand"].add(card)
            elif distance(colour, tint_on_line(self._theme, card)) <= 1:
                shown["laid"].add(card)
        agree("number line", shown, {"hand": hand, "laid": laid})
        tops = tuple((pile.top, pile.row.direction) for pile in self._seen.table.piles)
        thing = (frozenset(hand), frozenset(laid), frozenset(tops))
        self._book.compare("number line", thing, self._picture(line))

    def _check_log(self, events: Sequence[Event]) -> None:
        panel = self._one(LogPanel)
        (view,) = panel.findChildren(QListView)
        model = view.model()
        agree("lines of the log", model.rowCount(), len(events))
        if not events:
            return
        last = model.index(len(events) - 1, 0)
        agree("last line of the log", last.data(), self._in_words(events[-1]))
        assert view.viewport().rect().contains(view.visualRect(last)), "the newest is in sight"
        self._book.compare("log", tuple(events), self._picture(panel))

    def _in_words(self, event: Event) -> str:
        match event:
            case StarterChosen(player):
                return f"{self._player(player)} begins"
            case TurnStarted(player, minimum):
                how_many = "exactly" if self._setup.variant.maximum == minimum else "at least"
                return f"{self._headline(player)}: {how_many} {cards_in_words(minimum)}"
            case CardLaid(player):
                return self._by(player, self._laid_in_words(event))
            case CardsDrawn(player, count):
                return self._by(player, f"{cards_in_words(count)} drawn")
            case TurnFinished(player):
                return self._by(player, "turn finished")
            case _:
                raise AssertionError(f"nobody does that here: {event}")

    def _by(self, player: int, deed: str) -> str:
        return deed if self._setup.player_count == 1 else f"{self._player(player)}: {deed}"

    def _laid_in_words(self, event: CardLaid) -> str:
        edition, piles = self._setup.edition, self._seen.table.piles
        card = self._named(event.card, with_command=False)
        words = f"{card} on pile {event.pile + 1}"
        is_first = len(piles[event.pile].cards) == 1
        if edition.row_cards_are_numbered or not is_first:
            sign = {1: "+", -1: "−"}[piles[event.pile].row.direction.value]
            words += (
                f", backwards trick (↶\N{NO-BREAK SPACE}{-event.step})"
                if event.backwards
                else f" ({sign}{event.step})"
            )
        command = self._setup.layout.by_card.get(event.card)
        return f"{words}: {COMMANDS[command]}" if command else words
