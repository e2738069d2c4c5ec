"""Every value of the engine and the model becomes words here."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale, QObject

from thegame_desktop.engine import (
    Card,
    Colour,
    Command,
    Direction,
    Event,
    Grade,
    LossReason,
    Pile,
    Row,
    Setup,
    Variant,
)
from thegame_desktop.model.preferences import Speed
from thegame_desktop.play.choices import Target
from thegame_desktop.play.new_game import CommandLayout
from thegame_desktop.play.seats import SeatColour
from thegame_desktop.view.words.computer_words import ComputerWords
from thegame_desktop.view.words.event_words import EventWords
from thegame_desktop.view.words.file_words import FileWords
from thegame_desktop.view.words.names import first_characters, in_a_sentence, is_telling, shortened
from thegame_desktop.view.words.out_of_turn_words import OutOfTurnWords
from thegame_desktop.view.words.refusal_words import RefusalWords
from thegame_desktop.view.words.signal_words import SignalWords
from thegame_desktop.view.words.spoken_words import SpokenWords

# Never translated: everyone finds their own language.
_OWN_NAMES = {"de": "Deutsch", "en": "English"}


class Words(QObject):
    """Turns values into words of the language that is spoken when asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._you: int | None = None
        self._doubles: Mapping[int, int] = {}
        """Numbers for those whose names look the same, by seat."""
        self.refusals = RefusalWords(self)
        self.events = EventWords(self)
        self.spoken = SpokenWords(self)
        self.out_of_turn = OutOfTurnWords(self)
        self.signals = SignalWords(self)
        self.files = FileWords(self)
        self.computers = ComputerWords(self)

    # Editions and players

    def edition(self, name: str) -> str:
        """The name of an edition."""
        return {
            "original": self.tr("Original"),
            "extreme": self.tr("Extreme"),
            "quick": self.tr("Quick & Easy"),
        }.get(name, name)

    def edition_summary(self, name: str) -> str:
        """What makes an edition what it is, in a line or two; empty for an unknown one."""
        return {
            "original": self.tr("98 cards, four piles, one team."),
            "extreme": self.tr("The Original, with commands on 28 cards."),
            "quick": self.tr("Five colours, two piles: learnt in a minute."),
        }.get(name, "")

    def variant(self, name: str) -> str:
        """The name of a variant."""
        return {
            "standard": self.tr("Standard"),
            "expert": self.tr("For experts"),
            "expert_plus": self.tr("For experts, small hand"),
        }.get(name, name)

    def variant_summary(self, variant: Variant, player_count: int) -> str:
        """What a variant demands of so many players, in one line."""
        parts = [self.tr("Hand of %n card(s)", "", variant.hand_sizes[player_count])]
        if variant.maximum is None:
            parts.append(self.tr("at least %n card(s) a turn", "", variant.minimum))
        elif variant.maximum == variant.minimum:
            parts.append(self.tr("exactly %n card(s) a turn", "", variant.minimum))
        else:
            span = self.tr("{minimum} to %n card(s) a turn", "", variant.maximum)
            parts.append(span.format(minimum=variant.minimum))
        last = variant.minimum_with(0)
        if last != variant.minimum:
            parts.append(self.tr("only {number} once the draw pile is empty").format(number=last))
        if not variant.heights_may_be_told:
            parts.append(self.tr("you may talk about colours, but not about high or low"))
        return " · ".join(parts)

    def call_players(self, names: Sequence[str], you: int | None = None) -> None:
        """From now on the players have these names; an empty one is told by the seat's number.

        The seat of somebody who is alone at the table but for computer players is "you".
        """
        self._names, self._you = names, you
        told = [shortened(name).casefold() for name in names]
        self._doubles = {
            seat: told[: seat + 1].count(name)
            for seat, name in enumerate(told)
            if name and told.count(name) > 1
        }

    def player(self, seat: int, player_count: int) -> str:
        """The player on a seat, by a name that is short enough for any sentence."""
        return in_a_sentence(shortened(self._name(seat, player_count))) + self._number(seat)

    def full_name(self, seat: int, player_count: int) -> str:
        """The player on a seat, by the whole name."""
        return self._name(seat, player_count) + self._number(seat)

    def _number(self, seat: int) -> str:
        return f" ({self._doubles[seat]})" if seat in self._doubles else ""

    def _name(self, seat: int, player_count: int) -> str:
        if self.is_you(seat, player_count):
            return self.tr("You")
        name = self._names[seat] if seat < len(self._names) else ""
        return name or self.tr("Player {number}").format(number=seat + 1)

    def is_you(self, seat: int, player_count: int) -> bool:
        """True if whoever reads this is the player on the seat, and has no other name."""
        return player_count == 1 or seat == self._you

    def initial(self, seat: int) -> str:
        """A sign for the player on a seat: the first letter of the name, or the seat's number."""
        name = self._names[seat] if seat < len(self._names) else ""
        if self.is_you(seat, len(self._names)):
            name = self.tr("You")
        start = next((nth for nth, char in enumerate(name) if is_telling(char)), 0)
        sign = first_characters(name[start:], 1)
        # Some letters have no capital of their own and would become two.
        return (sign.upper() if len(sign.upper()) == len(sign) else sign) or str(seat + 1)

    def seat_colour(self, colour: SeatColour) -> str:
        """The name of a player's colour."""
        return {
            SeatColour.RED: self.tr("Red"),
            SeatColour.BLUE: self.tr("Blue"),
            SeatColour.GREEN: self.tr("Green"),
            SeatColour.VIOLET: self.tr("Violet"),
            SeatColour.ORANGE: self.tr("Orange"),
            SeatColour.TEAL: self.tr("Teal"),
            SeatColour.PINK: self.tr("Pink"),
            SeatColour.YELLOW: self.tr("Yellow"),
        }[colour]

    def player_count(self, count: int) -> str:
        """How many play."""
        return self.tr("Alone") if count == 1 else self.tr("%n player(s)", "", count)

    def whose_turn(self, seat: int, player_count: int) -> str:
        """Whose turn it is, as a headline."""
        if self.is_you(seat, player_count):
            return self.tr("Your turn")
        return self.tr("{player}'s turn").format(player=self.player(seat, player_count))

    def turn_of_another(self, seat: int) -> str:
        """That it is this player's turn, for somebody who wanted to do something in it."""
        count = len(self._names)
        if self.is_you(seat, count):
            return self.whose_turn(seat, count)
        player = self.player(seat, count)
        return self.tr("It is {player}'s turn").format(player=player)

    def begins(self, seat: int, player_count: int) -> str:
        """Who begins."""
        if player_count == 1:
            return self.tr("The game begins")
        if self.is_you(seat, player_count):
            return self.tr("You begin")
        return self.tr("{player} begins").format(player=self.player(seat, player_count))

    # Commands

    def command(self, command: Command) -> str:
        """The name of a command."""
        return {
            Command.STOP: self.tr("Stop"),
            Command.SKULL: self.tr("Skull"),
            Command.THREE: self.tr("3!"),
            Command.SILENCE: self.tr("Silence"),
            Command.NO_BACKWARDS: self.tr("No backwards trick"),
            Command.ONE_PILE: self.tr("One pile"),
            Command.DRAW_ONE: self.tr("Draw only one"),
        }[command]

    def command_rule(self, command: Command) -> str:
        """What a command demands, in one sentence."""
        return {
            Command.STOP: self.tr("The turn ends with this card, however few were laid."),
            Command.SKULL: self.tr("Must be covered before the turn can be finished."),
            Command.THREE: self.tr("The turn has exactly three cards in all."),
            Command.SILENCE: self.tr("While it shows, nobody may talk about the game."),
            Command.NO_BACKWARDS: self.tr("While it shows, no pile allows the backwards trick."),
            Command.ONE_PILE: self.tr("While it shows, all cards of a turn go on one pile."),
            Command.DRAW_ONE: self.tr("While it shows, only one card is drawn after a turn."),
        }[command]

    def command_meaning(self, command: Command) -> str:
        """A command's name, and what it demands."""
        return f"{self.command(command)}: {self.command_rule(command)}"

    def spent(self) -> str:
        """That an instant command binds nobody any more, in one sentence."""
        return self.tr("Spent: it held for the turn in which it was laid.")

    def command_layout(self, layout: CommandLayout) -> str:
        """Where the numbers with commands come from."""
        return {
            CommandLayout.DEFAULT: self.tr("Fixed numbers"),
            CommandLayout.SHUFFLED: self.tr("Shuffled anew"),
            CommandLayout.OWN: self.tr("My own"),
        }[layout]

    def command_layout_rule(self, layout: CommandLayout) -> str:
        """What it means that the numbers come from there, in one sentence."""
        return {
            CommandLayout.DEFAULT: self.tr("The same numbers carry the commands every time."),
            CommandLayout.SHUFFLED: self.tr("Every deal puts the commands on different numbers."),
            CommandLayout.OWN: self.tr("Your own file says which numbers carry the commands."),
        }[layout]

    # Cards and piles

    def colour(self, colour: Colour) -> str:
        """The name of a colour."""
        return {
            Colour.RED: self.tr("Red"),
            Colour.YELLOW: self.tr("Yellow"),
            Colour.GREEN: self.tr("Green"),
            Colour.BLUE: self.tr("Blue"),
            Colour.PURPLE: self.tr("Purple"),
        }[colour]

    def direction(self, direction: Direction) -> str:
        """Which way a pile goes."""
        ascends = direction is Direction.ASCENDING
        return self.tr("ascending") if ascends else self.tr("descending")

    def card(self, card: Card, command: Command | None = None) -> str:
        """A card as part of a sentence, with the command that it carries if one is given."""
        name = str(card.number)
        if card.colour is not None:
            name = self._coloured(card.colour).format(number=name)
        return name if command is None else f"{name}, {self.command(command)}"

    def row_card(self, row: Row) -> str:
        """A row card by its direction."""
        return self.tr("Row card, {direction}").format(direction=self.direction(row.direction))

    def _coloured(self, colour: Colour) -> str:
        """A card of this colour: the adjective as it stands before its number."""
        return {
            Colour.RED: self.tr("red {number}"),
            Colour.YELLOW: self.tr("yellow {number}"),
            Colour.GREEN: self.tr("green {number}"),
            Colour.BLUE: self.tr("blue {number}"),
            Colour.PURPLE: self.tr("purple {number}"),
        }[colour]

    def pile(self, index: int, row: Row) -> str:
        """A pile by its place and direction."""
        name = self.tr("Pile {number}, {direction}")
        return name.format(number=index + 1, direction=self.direction(row.direction))

    def pile_state(
        self,
        index: int,
        pile: Pile,
        command: Command | None,
        *,
        is_numbered: bool,
        is_spent: bool = False,
    ) -> str:
        """A pile with all that shows of it; `is_numbered` if its row card has a number."""
        name = self.pile(index, pile.row)
        if pile.cards:
            top = self.card(pile.top, command)
            if is_spent:
                top = self.tr("{card} (spent)").format(card=top)
            words = self.tr("{pile}: {card} on top, %n card(s)", "", len(pile.cards))
            return words.format(pile=name, card=top)
        if is_numbered:
            words = self.tr("{pile}: empty, starts at {number}")
            return words.format(pile=name, number=pile.row.card.number)
        return self.tr("{pile}: empty").format(pile=name)

    def step(self, target: Target, direction: Direction) -> str:
        """How far a lay would move its pile, as a badge; empty where nothing can be counted."""
        if target.step is None:
            return ""
        return self.step_badge(target.step, direction, is_backwards=target.is_backwards)

    def step_badge(self, step: int, direction: Direction, *, is_backwards: bool) -> str:
        """A step as the numbers go, such as +3 or −13; ↶ 10 for a backwards trick."""
        if is_backwards:
            return f"↶\N{NO-BREAK SPACE}{abs(step)}"
        sign = "+" if step * direction.value > 0 else "−"
        return f"{sign}{abs(step)}" if step else "0"

    # The course of the game

    def cards_laid(self, count: int) -> str:
        """How many cards have been laid."""
        return self.tr("%n card(s) laid", "", count)

    def log_line(self, event: Event, setup: Setup) -> str:
        """What has happened, as a line of the log."""
        return self.events.log_line(event, setup)

    def loss(self, reason: LossReason) -> str:
        """Why a game was lost, in one sentence."""
        return {
            LossReason.MINIMUM: self.tr("Too few cards fit to finish the turn."),
            LossReason.SKULL: self.tr("A Skull could no longer be covered."),
            LossReason.THREE: self.tr("3! demands three cards, and they could not be laid."),
            LossReason.COMMANDS: self.tr("Cards would fit, but the commands left no way out."),
        }[reason]

    def grade(self, grade: Grade) -> str:
        """What a result is worth, as a headline."""
        return {
            Grade.BEATEN: self.tr("You beat the game!"),
            Grade.EXCELLENT: self.tr("Excellent!"),
            Grade.LOST: self.tr("Lost"),
        }[grade]

    # Settings

    def language(self, code: str) -> str:
        """A language by its own name."""
        return _OWN_NAMES.get(code) or QLocale(code).nativeLanguageName() or code

    def speed(self, speed: Speed) -> str:
        """How fast cards move."""
        return {
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.FAST: self.tr("Fast"),
            Speed.OFF: self.tr("Off"),
        }[speed]
