"""A slow, plain second implementation of the rules, to check the game's engine against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

COMMAND_NAMES = ("stop", "skull", "three", "silence", "no_backwards", "one_pile", "draw_one")
QUICK_COLOURS = ("R", "Y", "G", "B", "P")

# From pile 0 on: does the pile ascend? In quick the upper pile descends.
ASCENDING = {
    "original": (True, True, False, False),
    "extreme": (True, True, False, False),
    "quick": (False, True),
}


def all_cards(edition: str) -> list[str]:
    """Return every card of the edition, in order."""
    if edition == "quick":
        return [colour + str(number) for colour in QUICK_COLOURS for number in range(1, 11)]
    return [str(number) for number in range(2, 100)]


class Reference:
    """One game by the rules; every rule is worked out afresh from the cards on the table."""

    def __init__(
        self,
        edition: str,
        variant: str,
        player_count: int,
        deck: Sequence[str],
        commands: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Deal the hands from the deck; nobody is on turn yet."""
        if edition not in ("original", "extreme", "quick"):
            raise ValueError("unknown edition")
        if variant not in ("standard", "expert", "expert_plus"):
            raise ValueError("unknown variant")
        if edition == "quick" and variant == "expert_plus":
            raise ValueError("quick has no expert_plus")
        if not (2 if edition == "quick" else 1) <= player_count <= 5:
            raise ValueError("wrong number of players")
        self.edition = edition
        self.variant = variant
        self.command_of: dict[str, str] = {}
        if edition == "extreme" and commands is not None:
            for name, cards in commands.items():
                if name not in COMMAND_NAMES:
                    raise ValueError("unknown command")
                for card in cards:
                    if card not in all_cards(edition):
                        raise ValueError("a command on a card that does not exist")
                    if self.command_of.get(card, name) != name:
                        raise ValueError("two commands on one card")
                    self.command_of[card] = name
        self.draw: list[str] = list(deck)
        self.hands: list[list[str]] = [[] for _ in range(player_count)]
        # One card at a time, starting with player 0, round by round.
        for _ in range(self.hand_size()):
            for hand in self.hands:
                hand.append(self.draw.pop(0))
        self.piles: list[list[str]] = [[] for _ in ASCENDING[edition]]
        self.on_turn: int | None = None
        self.laid: list[tuple[str, int]] = []
        self.status = "unfinished"

    def copy(self) -> Reference:
        """Return an independent game in the same position."""
        other = Reference.__new__(Reference)
        other.edition = self.edition
        other.variant = self.variant
        other.command_of = self.command_of  # never changes after the deal
        other.draw = list(self.draw)
        other.hands = [list(hand) for hand in self.hands]
        other.piles = [list(pile) for pile in self.piles]
        other.on_turn = self.on_turn
        other.laid = list(self.laid)
        other.status = self.status
        return other

    # The numbers of the edition and variant

    def hand_size(self) -> int:
        """Return the number of cards that a full hand has."""
        if self.edition == "quick":
            return 2
        size = {1: 8, 2: 7}.get(len(self.hands), 6)
        return size - 1 if self.variant == "expert_plus" else size

    def minimum(self) -> int:
        """Return how many cards a turn needs, commands aside."""
        if self.edition == "quick" or not self.draw:
            return 1
        return 2 if self.variant == "standard" else 3

    def maximum(self) -> int | None:
        """Return how many cards a turn may have at most, commands aside; None is no limit."""
        if self.edition != "quick":
            return None
        return 1 if self.variant == "expert" else 2

    def cards_left(self) -> int:
        """Return the number of cards that are not laid."""
        return len(self.draw) + sum(len(hand) for hand in self.hands)

    # What shows on the table

    def showing(self, command: str) -> list[str]:
        """Return the top cards that carry the command."""
        tops = [pile[-1] for pile in self.piles if pile]
        return [top for top in tops if self.command_of.get(top) == command]

    def cards_this_turn(self) -> list[str]:
        """Return the cards laid this turn, in order."""
        return [card for card, _ in self.laid]

    def three_was_laid(self) -> bool:
        """Tell whether this turn has a "3!"."""
        return any(self.command_of.get(card) == "three" for card in self.cards_this_turn())

    def open_skulls(self) -> list[str]:
        """Return the Skulls laid this turn that still show."""
        return [card for card in self.showing("skull") if card in self.cards_this_turn()]

    # Laying

    def lies_forward(self, card: str, pile: int) -> bool:
        """Tell whether the card goes on the pile without a backwards trick."""
        ascending = ASCENDING[self.edition][pile]
        if self.edition == "quick":
            if not self.piles[pile]:
                return True
            number, top = int(card[1:]), int(self.piles[pile][-1][1:])
        else:
            number = int(card)
            row_card = 1 if ascending else 100
            top = int(self.piles[pile][-1]) if self.piles[pile] else row_card
        return number > top if ascending else number < top

    def lies_backwards(self, card: str, pile: int) -> bool:
        """Tell whether the card goes on the pile only as a backwards trick."""
        if not self.piles[pile] or self.lies_forward(card, pile):
            return False
        top = self.piles[pile][-1]
        if self.edition == "quick":
            return card[0] == top[0]
        if ASCENDING[self.edition][pile]:
            return int(card) == int(top) - 10
        return int(card) == int(top) + 10

    def one_pile_allows(self, pile: int) -> bool:
        """Tell whether no showing one_pile card forbids this pile for the next card."""
        cards = self.cards_this_turn()
        for binding in self.showing("one_pile"):
            # Bound are the cards after it, or the whole turn if it showed when the turn began.
            first_bound = cards.index(binding) + 1 if binding in cards else 0
            if any(used != pile for _, used in self.laid[first_bound:]):
                return False
        return True

    def stop_allowed(self, pile: int) -> bool:
        """Tell whether a turn that ends with a Stop on this pile would obey the commands."""
        if self.three_was_laid() and len(self.laid) + 1 != 3:
            return False
        # Only the Skull that this very Stop covers may still show before it.
        covered = self.piles[pile][-1:]
        return all(skull in covered for skull in self.open_skulls())

    def lay_is_legal(self, card: str, pile: int) -> bool:
        """Tell whether the player on turn may lay the card on the pile now."""
        if self.status != "unfinished" or self.on_turn is None:
            return False
        if card not in self.hands[self.on_turn] or pile not in range(len(self.piles)):
            return False
        maximum = self.maximum()
        if maximum is not None and len(self.laid) + 1 > maximum:
            return False
        if self.lies_backwards(card, pile):
            # Also on the pile where the no_backwards card would be covered by the trick.
            if self.showing("no_backwards"):
                return False
        elif not self.lies_forward(card, pile):
            return False
        if not self.one_pile_allows(pile):
            return False
        if self.three_was_laid() and len(self.laid) + 1 > 3:
            return False
        command = self.command_of.get(card)
        if command == "three" and len(self.laid) + 1 > 3:
            return False
        return command != "stop" or self.stop_allowed(pile)

    def legal_lays(self) -> set[tuple[str, int]]:
        """Return every lay that the player on turn may make now."""
        if self.on_turn is None:
            return set()
        return {
            (card, pile)
            for card in self.hands[self.on_turn]
            for pile in range(len(self.piles))
            if self.lay_is_legal(card, pile)
        }

    def put_down(self, card: str, pile: int) -> None:
        """Move the card from the hand of the player on turn to the pile, and nothing more."""
        assert self.on_turn is not None
        self.hands[self.on_turn].remove(card)
        self.piles[pile].append(card)
        self.laid.append((card, pile))

    def lay(self, card: str, pile: int) -> None:
        """Lay the card with all that follows from it; ValueError if that is illegal."""
        if not self.lay_is_legal(card, pile):
            raise ValueError("illegal lay")
        self.put_down(card, pile)
        if self.cards_left() == 0:
            # All are laid, but an open Skull or a "3!" without its three cards loses; a Stop
            # is here only if it obeys both.
            self.status = "won" if self.turn_obeys_the_rules() else "lost"
        elif self.command_of.get(card) == "stop":
            self.end_turn()
        elif not self.can_still_finish():
            self.status = "lost"

    # Finishing

    def turn_obeys_the_rules(self) -> bool:
        """Tell whether the cards of this turn make a whole turn, Stop aside."""
        if self.open_skulls():
            return False
        if self.three_was_laid():  # it overrides the minimum
            return len(self.laid) == 3
        return len(self.laid) >= self.minimum()

    def may_finish(self) -> bool:
        """Tell whether the player on turn may finish the turn now."""
        if self.status != "unfinished" or self.on_turn is None:
            return False
        return self.turn_obeys_the_rules()

    def can_still_finish(self) -> bool:
        """Tell whether the player on turn has some way to finish this turn by the rules."""
        if self.may_finish():
            return True
        for card, pile in sorted(self.legal_lays()):
            if self.command_of.get(card) == "stop":
                return True
            after = self.copy()
            after.put_down(card, pile)
            if after.can_still_finish():
                return True
        return False

    def finish(self) -> None:
        """Finish the turn: draw, and the next player is on turn; ValueError if not allowed."""
        if not self.may_finish():
            raise ValueError("the turn cannot be finished now")
        self.end_turn()

    def end_turn(self) -> None:
        """Draw for the player on turn and begin the turn of the next one who has cards."""
        assert self.on_turn is not None
        hand = self.hands[self.on_turn]
        wanted = 1 if self.showing("draw_one") else self.hand_size() - len(hand)
        for _ in range(wanted):
            if self.draw:
                hand.append(self.draw.pop(0))
        following = (self.on_turn + 1) % len(self.hands)
        while not self.hands[following]:  # ends: the game is not over, so someone has cards
            following = (following + 1) % len(self.hands)
        self.begin_turn(following)

    def begin_turn(self, player: int) -> None:
        """Put the player on turn; who cannot finish this turn has lost at once."""
        self.on_turn = player
        self.laid = []
        if not self.can_still_finish():
            self.status = "lost"

    def choose_starter(self, player: int) -> None:
        """Begin the first turn; ValueError if the game has begun or there is no such player."""
        if self.on_turn is not None or player not in range(len(self.hands)):
            raise ValueError("this player cannot begin now")
        self.begin_turn(player)


def count_sequences(game: Reference, length: int) -> int:
    """Count the different sequences of so many lays in the present turn, each legal when made."""
    if length == 0:
        return 1
    total = 0
    for card, pile in game.legal_lays():
        after = game.copy()
        after.lay(card, pile)
        ended = after.status != "unfinished" or game.command_of.get(card) == "stop"
        if length == 1:
            total += 1
        elif not ended:
            total += count_sequences(after, length - 1)
    return total


# Records


def play_turn(game: Reference, turn: Mapping[str, Any], is_last: bool) -> None:
    """Play one turn of a record; ValueError if the rules or the record's form forbid it."""
    if game.status != "unfinished" or game.on_turn != turn["player"]:
        raise ValueError("not this player's turn")
    stopped = False
    for card, pile in turn["lays"]:
        if stopped:
            raise ValueError("a lay after a Stop")
        game.lay(card, pile)
        stopped = game.command_of.get(card) == "stop"
    is_open = turn.get("open", False)
    if is_open and not is_last:
        raise ValueError("only the last turn can be open")
    # A loss at the start of the next turn leaves no lays there: this turn was finished then.
    ended_within = game.status != "unfinished" and game.laid != []
    if ended_within:
        if not is_open:
            raise ValueError("the game ended in this turn, so it is open")
    elif stopped:
        if is_open:
            raise ValueError("the Stop has finished this turn")
    elif not is_open:
        game.finish()


def replay(record: Mapping[str, Any]) -> Reference:
    """Return the game at the end of the record; ValueError if anything in it is illegal."""
    if record.get("format") != "thegame-record" or record.get("version") != 1:
        raise ValueError("unknown format or version")
    game = Reference(
        record["edition"],
        record["variant"],
        len(record["players"]),
        record["deck"],
        record.get("commands"),
    )
    if sorted(record["deck"]) != sorted(all_cards(game.edition)):
        raise ValueError("the deck does not hold every card once")
    turns = record["turns"]
    if "starter" in record:
        game.choose_starter(record["starter"])
    elif turns:
        raise ValueError("turns without a starter")
    for index, turn in enumerate(turns):
        play_turn(game, turn, index == len(turns) - 1)
    if "outcome" in record:
        outcome = record["outcome"]
        if outcome.get("status") != game.status:
            raise ValueError("the outcome's status is not true")
        if outcome.get("cards_left") != game.cards_left():
            raise ValueError("the outcome's cards_left is not true")
    return game


def verify_record(record: Mapping[str, Any]) -> tuple[str, int] | None:
    """Return status and cards left after a strict replay, or None if the record is illegal."""
    try:
        game = replay(record)
    except ValueError:
        return None
    return game.status, game.cards_left()
