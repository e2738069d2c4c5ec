"""What a player chooses for a new game, and the game that comes of it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from thegame_desktop.engine import (
    EDITIONS,
    Card,
    Command,
    Deal,
    Edition,
    Layout,
    Setup,
    Variant,
    parse_deal,
)
from thegame_desktop.play.seats import FIRST_SEATS, Seat, clean_name, seats_from, seats_to


class CommandLayout(StrEnum):
    """Where the numbers that carry commands come from."""

    DEFAULT = "default"
    SHUFFLED = "shuffled"
    OWN = "own"
    """As the player's own file says."""


class Beginning(StrEnum):
    """How much of a game could be known before it began."""

    FRESH = "fresh"
    DEAL = "deal"
    """The same cards had been dealt before."""
    POSITION = "position"
    """It was played on from a place in a game that was over."""


@dataclass(frozen=True)
class GameChoice:
    """A new game as it is chosen on the new-game page; always one that can be played."""

    edition: str = "original"
    variant: str = "standard"
    player_count: int = 1
    command_layout: CommandLayout = CommandLayout.DEFAULT
    switched_off: frozenset[Command] = frozenset()
    deal_code: str = ""
    """Empty for a deal by chance."""
    seats: tuple[Seat, ...] = FIRST_SEATS
    """All that there can be, in their order round the table; the first ones play together."""
    soloist: str = ""
    """Who plays alone, whoever else sits at the table; empty for nobody in particular."""
    open_hands: bool = False

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, in the order round the table."""
        return self.seats[: self.player_count] if self.player_count > 1 else (self._lone_seat,)

    @property
    def _lone_seat(self) -> Seat:
        """The seat of whoever plays alone, in the colour that they have at the table."""
        people = (seat for seat in self.seats if seat.name and seat.strength is None)
        colours = {seat.name: seat.colour for seat in people}
        return Seat(self.soloist, colours.get(self.soloist, FIRST_SEATS[0].colour))

    @property
    def rules(self) -> Edition:
        """The edition that was chosen."""
        return EDITIONS[self.edition]

    @property
    def rules_variant(self) -> Variant:
        """The variant that was chosen."""
        return self.rules.variants[self.variant]

    def fitted(self, **changes: object) -> "GameChoice":
        """The choice with some changes, and the rest mended to fit them."""
        choice = replace(self, **changes)  # type: ignore[arg-type]
        edition = EDITIONS.get(choice.edition, next(iter(EDITIONS.values())))
        variant = edition.variants.get(choice.variant, next(iter(edition.variants.values())))
        counts = variant.hand_sizes
        nearest = min(counts, key=lambda count: abs(count - choice.player_count))
        return replace(choice, edition=edition.name, variant=variant.name, player_count=nearest)

    def of_deal(self, code: str) -> "GameChoice":
        """The choice that plays the deal of a code; raises BadDealCode."""
        deal = parse_deal(code)
        layout = self.command_layout
        if deal.shuffles_commands:
            layout = CommandLayout.SHUFFLED
        elif layout is CommandLayout.SHUFFLED:
            layout = CommandLayout.DEFAULT
        return self.fitted(edition=deal.edition.name, command_layout=layout, deal_code=deal.code)


@dataclass(frozen=True)
class NewGame:
    """A game that is ready to be dealt."""

    setup: Setup
    deck: tuple[Card, ...]
    deal_code: str = ""
    """Empty if the deck came from elsewhere."""
    seats: tuple[Seat, ...] = FIRST_SEATS
    open_hands: bool = False
    """True if everybody sees every hand."""
    beginning: Beginning = Beginning.FRESH
    daily: str = ""
    """The day whose daily deal it is, as ISO 8601 has it; empty for any other deal."""

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, in the order round the table."""
        return self.seats[: self.setup.player_count]


def new_game(choice: GameChoice, rng: Random, own_layout: Layout | None = None) -> NewGame:
    """The game that was chosen; by chance what was left to chance. Raises BadDealCode."""
    edition = choice.rules
    if choice.deal_code:
        deal = parse_deal(choice.deal_code)
    else:
        shuffles = edition.has_commands and choice.command_layout is CommandLayout.SHUFFLED
        deal = Deal.by_chance(edition, rng, shuffles_commands=shuffles)
    return game_of_deal(choice, deal, own_layout)


def game_of_deal(choice: GameChoice, deal: Deal, own_layout: Layout | None = None) -> NewGame:
    """The chosen game with these cards."""
    layout = deal.layout
    if choice.command_layout is CommandLayout.OWN and own_layout is not None:
        layout = own_layout
    setup = Setup(
        choice.rules,
        choice.rules_variant,
        choice.player_count,
        layout.without(choice.switched_off) if choice.rules.has_commands else Layout(),
    )
    open_hands = choice.open_hands and choice.player_count > 1
    return NewGame(setup, deal.deck, deal.code, choice.players, open_hands)


def dealt_anew(game: NewGame, rng: Random) -> NewGame:
    """The same game with another deal; commands that were shuffled are shuffled again."""
    setup = game.setup
    shuffles = bool(game.deal_code) and parse_deal(game.deal_code).shuffles_commands
    deal = Deal.by_chance(setup.edition, rng, shuffles_commands=shuffles)
    if shuffles:
        switched_off = set(Command) - setup.layout.in_play
        setup = replace(setup, layout=deal.layout.without(switched_off))
    return replace(
        game,
        setup=setup,
        deck=deal.deck,
        deal_code=deal.code,
        beginning=Beginning.FRESH,
        daily="",
    )


def choice_to_text(choice: GameChoice) -> str:
    """The choice as a line that settings can keep; the deal code is for one game only."""
    return json.dumps(
        {
            "edition": choice.edition,
            "variant": choice.variant,
            "player_count": choice.player_count,
            "seats": seats_to(choice.seats),
            "soloist": choice.soloist,
            "open_hands": choice.open_hands,
            "command_layout": choice.command_layout,
            "switched_off": sorted(choice.switched_off),
        }
    )


def choice_from_text(text: str) -> GameChoice:
    """The choice that was kept; the defaults for whatever can't be understood."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return GameChoice()
    if not isinstance(kept, dict):
        return GameChoice()
    changes: dict[str, object] = {}
    for name, kind, understood in (
        *(("edition", str, str), ("variant", str, str), ("player_count", int, int)),
        *(("seats", list, seats_from), ("soloist", str, clean_name), ("open_hands", bool, bool)),
    ):
        # Not isinstance: JSON's true is no number here.
        if type(kept.get(name)) is kind:
            changes[name] = understood(kept[name])
    layouts = {layout.value: layout for layout in CommandLayout}
    layout = kept.get("command_layout")
    if isinstance(layout, str) and layout in layouts:
        changes["command_layout"] = layouts[layout]
    changes["switched_off"] = _commands(kept)
    return GameChoice().fitted(**changes)


def _commands(kept: Mapping[str, Any]) -> frozenset[Command]:
    names = kept.get("switched_off")
    if not isinstance(names, list):
        return frozenset()
    known = {command.value: command for command in Command}
    return frozenset(known[name] for name in names if isinstance(name, str) and name in known)
