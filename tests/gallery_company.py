"""What the gallery shows of several people round one laptop: looks, covers, signals, open hands."""

from collections.abc import Callable

from tests import gallery_games as games
from tests.gallery_scenes import Gesture, Scene, agreement, table
from tests.people import ODD_NAMES
from tests.window.driver import Driver
from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Signals,
    TrickPossible,
)

Game = Callable[[], games.PlayedGame]

KEEP_OFF, SMALL_STEP, GO_AHEAD = Advice
OTHER = 0
"""Not on turn where somebody else takes a look."""


# Looks and covers


def look(game: Game) -> Gesture:
    """The first player looks at the hand that was dealt."""

    def prepare(driver: Driver) -> None:
        game().replay(driver.session)
        driver.app.session.uncover()

    return prepare


def come_back(game: Game) -> Gesture:
    """Whoever is on turn has covered their own hand."""

    def prepare(driver: Driver) -> None:
        game().replay(driver.session)
        driver.app.session.cover()

    return prepare


def ask_for_look(driver: Driver) -> None:
    """Somebody else than whoever is on turn takes the laptop; Esc would call it off again."""
    if driver.app.session.sight.awaited != OTHER:
        driver.click(driver.button(f"seat {OTHER}"))


def glance(driver: Driver) -> None:
    """They look at their own hand."""
    if driver.app.session.sight.uncovered != OTHER:
        ask_for_look(driver)
        driver.app.session.uncover()


# Signals


def advice(*piles: Advice | None) -> Signals:
    """What somebody says about the piles, from left to right."""
    return tuple(PileAdvice(pile, said) for pile, said in enumerate(piles) if said is not None)


def words_about(edition: str, variant: str) -> tuple[tuple[int, Signals], ...]:
    """What three players say, each of them something that may be said in such a game."""
    if edition == "quick":
        low, high = (Height.LOW, Height.HIGH) if variant == "standard" else (None, None)
        red, blue = Holding(Colour.RED, low), Holding(Colour.BLUE, high)
        trick = (TrickPossible(0),) if variant == "expert" else ()
        return (1, (red, blue, PileWanted(0), *trick)), (2, (blue, PileWanted(1))), (0, (red,))
    notes, note = [], []
    if edition == "extreme":
        notes = [CommandNote(Command.SKULL, Note.HELD), CommandNote(Command.STOP, Note.NOT_NOW)]
        note = [CommandNote(Command.SILENCE, Note.HELD)]
    return (
        (1, (*advice(KEEP_OFF, None, GO_AHEAD, SMALL_STEP), *notes)),
        (2, (*advice(SMALL_STEP, KEEP_OFF, GO_AHEAD, GO_AHEAD), *note)),
        (0, (*advice(GO_AHEAD, None, KEEP_OFF, None), *notes)),
    )


def with_signals(edition: str, variant: str) -> Game:
    """Well into a game of three, each of them says something."""
    return lambda: games.played_until(games.time_to_talk, edition, 3, variant).with_words(
        *words_about(edition, variant)
    )


def everybody_speaks() -> games.PlayedGame:
    """Five players say as much as there is to say."""
    notes = [CommandNote(command, note) for command in Command for note in Note]
    said = (*advice(*[SMALL_STEP] * 4), *notes)
    game = games.played_until(games.time_to_talk, "extreme", 5)
    return game.with_words(*((player, said) for player in range(5)))


def open_panel(driver: Driver) -> None:
    if not driver.can_see("signals panel"):
        driver.click(driver.button("signals"))


def round_of(edition: str, players: int) -> games.PlayedGame:
    """The laptop has just been passed on."""
    return games.played_until(games.passed_on, edition, players)


def in_turn() -> games.PlayedGame:
    return games.played_until(games.halfway, "original", 3)


def with_new_cards(edition: str, players: int) -> games.PlayedGame:
    return games.played_until(games.drawn_anew, edition, players).with_new_cards()


def in_silence() -> games.PlayedGame:
    return games.played_until(games.passed_on_in_silence, "extreme", 4)


def with_open_hands(edition: str, players: int) -> games.PlayedGame:
    return games.played_until(games.halfway, edition, players).with_open_hands()


ROUND = [
    Scene("round-1-covered", table(lambda: games.dealt("original", 4)), is_large_too=True),
    Scene("round-2-look", look(lambda: games.dealt("original", 4))),
    Scene("round-3-agreement", agreement(lambda: games.dealt("original", 5)), is_large_too=True),
    Scene("round-3-agreement-odd", agreement(lambda: games.dealt("extreme", 5).among(ODD_NAMES))),
    Scene(
        "round-4-recap",
        table(lambda: round_of("original", 4)),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("round-4-recap-odd", table(lambda: round_of("extreme", 5).among(ODD_NAMES))),
    Scene("round-4-recap-quick", table(lambda: round_of("quick", 5))),
    Scene("round-5-recap-silence", table(in_silence)),
    Scene("round-5-silence", look(in_silence)),
    Scene("round-6-back", come_back(in_turn)),
    Scene("round-7-glance-covered", table(in_turn), ask_for_look),
    Scene("round-7-glance", table(in_turn), glance),
    Scene(
        "round-8-new-cards",
        table(lambda: with_new_cards("extreme", 3)),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("round-8-new-cards-odd", table(lambda: with_new_cards("original", 5).among(ODD_NAMES))),
    Scene("round-8-new-cards-quick", table(lambda: with_new_cards("quick", 3))),
    Scene("round-8-new-cards-silence", table(lambda: in_silence().with_new_cards())),
]
SPOKEN = (
    ("original", "standard"),
    ("extreme", "standard"),
    ("quick", "standard"),
    ("quick", "expert"),
)
SIGNALS = [
    Scene(f"signals-{edition}-{variant}", table(with_signals(edition, variant)))
    for edition, variant in SPOKEN
]
SIGNALS += [
    Scene(f"signals-panel-{edition}-{variant}", table(with_signals(edition, variant)), open_panel)
    for edition, variant in SPOKEN
]
SIGNALS += [
    Scene("signals-full", table(everybody_speaks)),
    Scene("signals-panel-full", table(everybody_speaks), open_panel, has_large_texts_too=True),
]
OPEN_HANDS = [
    Scene("open-hands-original-2", table(lambda: with_open_hands("original", 2))),
    Scene(
        "open-hands-extreme-5",
        table(lambda: with_open_hands("extreme", 5)),
        has_large_texts_too=True,
    ),
    Scene("open-hands-quick-4", table(lambda: with_open_hands("quick", 4))),
    Scene(
        "open-hands-agreement",
        agreement(lambda: games.dealt("original", 5).with_open_hands()),
    ),
]
COMPANY = [*ROUND, *SIGNALS, *OPEN_HANDS]
