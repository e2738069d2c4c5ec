"""Words for what can't be done, and for what a turn still owes."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from thegame_desktop.engine import Action, Card, CodeFault, Fault, Lay, Reason, Refusal
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.wording import Wording

_OWING = (Reason.MINIMUM_OWED, Reason.THREE_OWED, Reason.SKULL_OPEN)
"""What a turn lacks that is still being played."""


class RefusalWords(Wording):
    """The part of the words that says no; asked by way of `Words`."""

    def why(self, refusal: Refusal, action: Action) -> str:
        """Why an action is refused, in one short line."""
        card = action.card if isinstance(action, Lay) else None
        if refusal.reason in (Reason.NOT_HIGHER, Reason.NOT_LOWER):
            return self._does_not_fit(refusal, card)
        words = {
            Reason.GAME_OVER: self.tr("The game is over"),
            Reason.NOT_STARTED: self.tr("First agree on who begins"),
            Reason.ALREADY_STARTED: self.tr("The game has already begun"),
            Reason.NOT_ON_TURN: self._not_on_turn(refusal),
            Reason.NO_SUCH_PLAYER: self.tr("There is no such player"),
            Reason.NOT_IN_HAND: self.tr("{card} is not in this hand"),
            Reason.NO_SUCH_PILE: self.tr("There is no such pile"),
            Reason.TURN_FULL: self.tr("This turn can have no more cards"),
            Reason.FOURTH_CARD: self.tr("3! allows no fourth card"),
            Reason.THREE_TOO_LATE: self.tr("3! can't be the fourth card or a later one"),
            Reason.STOP_NOT_THIRD: self.tr("With 3!, a Stop can only be the third card"),
            Reason.STOP_UNDER_SKULL: self.tr("No Stop before the Skull on {top} is covered"),
            Reason.BACKWARDS_FORBIDDEN: self.tr("{top} forbids the backwards trick"),
            Reason.SECOND_PILE: self.tr("{top} allows only one pile in this turn"),
            Reason.MINIMUM_OWED: self.tr("Lay %n more card(s) first", "", refusal.owed),
            Reason.THREE_OWED: self.tr("3!: lay %n more card(s) first", "", refusal.owed),
            Reason.SKULL_OPEN: self.tr("Cover the Skull on {top} first"),
            Reason.NO_SUCH_SIGNAL: self.tr("This can't be signalled in this game"),
            Reason.CONTRADICTING_SIGNALS: self.tr("These signals contradict each other"),
            Reason.SILENCED: self.tr("{top} demands silence"),
            Reason.EMPTY_HAND: self.tr("Without a card in hand there is nothing to signal"),
            Reason.NOT_YOUR_SIGNALS: self.tr("Nobody can signal for another player"),
        }[refusal.reason]
        return as_sentence(words.format(card=self._named(card), top=self._named(refusal.card)))

    def turn_owed(
        self,
        refusal: Refusal | None,
        laid: int,
        *,
        can_lay: bool,
        most: int | None = None,
        skulls: Sequence[Card] = (),
    ) -> str:
        """What is still to be done in this turn; `refusal` says why it can't be finished yet.

        The Skulls of this turn that still show come first, whatever else it lacks.
        """
        is_running = refusal is not None and refusal.reason in _OWING
        cover = self.cover_skulls(skulls) if skulls and is_running else ""
        # A card that covers one of them counts, so there may be nothing else to lay.
        if cover and refusal is not None and refusal.owed <= len(skulls):
            return cover
        owed = self._owed(refusal, laid, can_lay=can_lay, most=most)
        return ". ".join(filter(None, (cover, owed)))

    def cover_skulls(self, skulls: Sequence[Card]) -> str:
        """That these have to be covered before the turn ends."""
        named = QLocale().createSeparatedList([self._named(card) for card in skulls])
        if len(skulls) == 1:
            return self.tr("Cover the Skull on {card} in this turn").format(card=named)
        return self.tr("Cover the Skulls on {cards} in this turn").format(cards=named)

    def _owed(self, refusal: Refusal | None, laid: int, *, can_lay: bool, most: int | None) -> str:
        if refusal is None:
            if can_lay:
                return self.tr("Lay more, or finish the turn")
            return self.tr("Nothing more to lay: finish the turn")
        if refusal.reason is Reason.MINIMUM_OWED:
            if most == laid + refusal.owed:
                return self.tr("Lay %n card(s)", "", refusal.owed)
            if laid == 0:
                return self.tr("Lay at least %n card(s)", "", refusal.owed)
            return self.tr("%n more card(s) to lay", "", refusal.owed)
        if refusal.reason is Reason.THREE_OWED:
            return self.tr("3!: %n more card(s) to lay", "", refusal.owed)
        words = {
            Reason.NOT_STARTED: self.tr("First agree on who begins"),
            Reason.NOT_ON_TURN: self._not_on_turn(refusal),
        }
        return words.get(refusal.reason, self.tr("The game is over"))

    def code_fault(self, fault: CodeFault) -> str:
        """What is wrong with a deal code, and what to do."""
        return {
            CodeFault.LENGTH: self.tr("A deal code has ten letters and digits."),
            CodeFault.CHARACTER: self.tr(
                "One of these characters is in no deal code. Is it a look-alike?"
            ),
            CodeFault.CHECK: self.tr("A typo? Please check the code."),
            CodeFault.EDITION: self.tr("This code is for an edition that isn't known here."),
        }[fault]

    def layout_fault(self, fault: Fault | Reason) -> str:
        """What is wrong with the player's own layout of commands, and what to do."""
        not_json = self.tr("The file isn't valid JSON. Mind quotes, commas and brackets.")
        words: dict[Fault | Reason, str] = {
            Fault.TOO_LONG: self.tr("The file is far too long for a layout."),
            Fault.BAD_JSON: not_json,
            Fault.BAD_NUMBER: not_json,
            Fault.DOUBLED_KEY: self.tr("The file names a command twice."),
            Fault.UNKNOWN_COMMAND: self.tr("The file names a command that doesn't exist."),
            Fault.UNKNOWN_CARD: self.tr("The file names a card that doesn't exist."),
            Fault.DOUBLED_COMMAND: self.tr("The file gives a card more than one command."),
        }
        other = self.tr("The file must name each command with a list of cards in quotes.")
        return words.get(fault, other)

    def _does_not_fit(self, refusal: Refusal, card: Card | None) -> str:
        is_low = refusal.reason is Reason.NOT_HIGHER
        if card is None or card.colour is None:
            if is_low:
                words = self.tr("{card} is not higher than {top}")
            else:
                words = self.tr("{card} is not lower than {top}")
        elif is_low:
            words = self.tr("{card} is not higher than {top}, and of another colour")
        else:
            words = self.tr("{card} is not lower than {top}, and of another colour")
        return as_sentence(words.format(card=self._named(card), top=self._named(refusal.card)))

    def _not_on_turn(self, refusal: Refusal) -> str:
        return "" if refusal.player is None else self._words.turn_of_another(refusal.player)

    def _named(self, card: Card | None) -> str:
        return "" if card is None else self._words.card(card)
