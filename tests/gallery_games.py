"""Games for the gallery, played by a computer player to the moment that is wanted."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

from tests.passing_on import pass_on
from tests.people import FAMILY
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.engine import (
    EDITIONS,
    Action,
    ChooseStarter,
    Deal,
    FinishTurn,
    GiveSignals,
    Grade,
    Record,
    Signals,
    decode_record,
    is_stop,
    setup_named,
)
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.recap import recap
from thegame_desktop.play.seats import Seat

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

Wanted = Callable[[Session], bool]


@dataclass(frozen=True)
class PlayedGame:
    """A game and what is done in it, up to the moment that is shown."""

    game: NewGame
    actions: tuple[Action, ...] = ()
    keeps_new_cards: bool = False
    """True if whoever has finished the last turn still looks at what was drawn."""

    def replay(self, session: Session) -> None:
        """Do it all; the last of it in this session, before everybody's eyes.

        Whoever spoke last has passed the laptop on again.
        """
        rehearsal = Session()
        rehearsal.start(self.game)
        for action in self.actions[:-1]:
            assert _do(rehearsal, action)
            pass_on(rehearsal)
        assert rehearsal.course is not None
        session.open(rehearsal.course)
        for action in self.actions[-1:]:
            assert _do(session, action)
        if self.actions and isinstance(self.actions[-1], GiveSignals):
            session.cover()
            session.uncover()
        elif not self.keeps_new_cards:
            pass_on(session)

    def among(self, seats: tuple[Seat, ...]) -> "PlayedGame":
        """The same game of other people."""
        return replace(self, game=replace(self.game, seats=seats))

    def with_open_hands(self) -> "PlayedGame":
        """The same game of a team that hides nothing."""
        return replace(self, game=replace(self.game, open_hands=True))

    def with_new_cards(self) -> "PlayedGame":
        """The same game, at whose end somebody has just drawn and hasn't passed on yet."""
        return replace(self, keeps_new_cards=True)

    def with_words(self, *said: tuple[int, Signals]) -> "PlayedGame":
        """The same game, at whose end these players say this."""
        words = (GiveSignals(player, signals) for player, signals in said)
        return replace(self, actions=(*self.actions, *words))


@cache
def dealt(edition: str, players: int, variant: str = "standard") -> PlayedGame:
    """A game of which nothing is settled yet but the deal."""
    setup = setup_named(edition, variant, players)
    deal = Deal(setup.edition, 1)
    return PlayedGame(NewGame(setup, deal.deck, deal.code, FAMILY))


@cache
def played_until(
    wanted: Wanted, edition: str, players: int, variant: str = "standard"
) -> PlayedGame:
    """The first deal in which a greedy player comes to such a moment, played up to it."""
    for seed in count(1):
        setup = setup_named(edition, variant, players)
        deal = Deal(EDITIONS[edition], seed)
        found = _played(NewGame(setup, deal.deck, deal.code, FAMILY), wanted)
        if found is not None:
            return found
    raise AssertionError("no deal comes to such a moment")


def _played(game: NewGame, wanted: Wanted) -> PlayedGame | None:
    session, rng = Session(), Random(1)
    session.start(game)
    done: list[Action] = []
    if game.setup.player_count > 1:
        done.append(ChooseStarter(0))
        _do(session, done[-1])
    while not wanted(session):
        if not session.is_running:
            return None
        session.uncover()
        done.append(GreedyBot().choose(session.observation, rng)[0])
        session.submit(done[-1])
        pass_on(session)
    return PlayedGame(game, tuple(done))


def _do(session: Session, action: Action) -> bool:
    """Do it as whoever speaks or is on turn, who takes the laptop first."""
    on_turn, computers = session.observation.table.on_turn, session.sight.computers
    if on_turn is not None and on_turn in computers and not isinstance(action, GiveSignals):
        session.submit_for(on_turn, action)
        return True
    match action:
        case ChooseStarter():
            look_round(session)
        case GiveSignals(player):
            session.wait_for(player)
            session.uncover()
        case _:
            session.uncover()
    return session.submit(action)


def look_round(session: Session) -> None:
    """Everybody looks at the hand that was dealt, one after another."""
    while session.sight.awaited is not None:
        session.uncover()
        session.cover()


@cache
def recorded(name: str) -> PlayedGame:
    """One of the recorded playthroughs, whole."""
    return of_record(decode_record((PLAYTHROUGHS / f"{name}.thegame").read_bytes()))


def of_record(record: Record) -> PlayedGame:
    """The game that a record tells of."""
    code = Deal(record.setup.edition, 1).code
    return PlayedGame(NewGame(record.setup, record.deck, code, FAMILY), tuple(_actions(record)))


def _actions(record: Record) -> Iterable[Action]:
    if record.setup.player_count > 1:
        assert record.starter is not None
        yield ChooseStarter(record.starter)
    for turn in record.turns:
        yield from turn.lays
        if not turn.is_open and not is_stop(record.setup, turn.lays[-1].card):
            yield FinishTurn()


# Moments


def one_laid(session: Session) -> bool:
    """The first turn, with one card laid."""
    return len(session.observation.table.lays) == 1


def halfway(session: Session) -> bool:
    """Much of the pack is gone, a turn is under way, and there are cards to lay."""
    seen = session.observation
    is_half = seen.draw_pile_size <= len(session.setup.edition.cards) // 3
    return is_half and len(seen.table.lays) == 1 and session.can_lay


def can_finish(session: Session) -> bool:
    """Halfway, with enough laid to finish the turn."""
    seen = session.observation
    is_half = seen.draw_pile_size <= len(session.setup.edition.cards) // 2
    return is_half and len(seen.table.lays) > 0 and session.finish_refusal is None


def under_commands(session: Session) -> bool:
    """Three lasting commands are in force."""
    table = session.observation.table
    lasting = {command for command in table.showing if command and command.is_lasting}
    return len(lasting) >= 3 and len(table.lays) > 0


def spent_and_live(session: Session) -> bool:
    """Two instant commands of earlier turns still show, and one that was laid just now."""
    table = session.observation.table
    instant = [command for command in table.showing if command and not command.is_lasting]
    return sum(table.spent) >= 2 and len(instant) > sum(table.spent)


def skull_laid(session: Session) -> bool:
    """A Skull was the first card of this turn."""
    table = session.observation.table
    return len(table.lays) == 1 and bool(table.skulls_to_cover) and session.is_running


def trick_ahead(session: Session) -> bool:
    """Halfway, a lasting command in force, and a card that could go backwards or elsewhere."""
    seen = session.observation
    lasting = any(command and command.is_lasting for command in seen.table.showing)
    if not (lasting and 25 <= seen.draw_pile_size <= 45 and len(seen.table.lays) == 1):
        return False
    for card in seen.hand:
        takers = [target for target in session.targets(card) if target.refusal is None]
        if len(takers) >= 2 and any(target.is_backwards for target in takers):
            return True
    return False


def passed_on(session: Session) -> bool:
    """The laptop goes to somebody who has missed a whole round, with a trick in it."""
    table = session.observation.table
    others = table.setup.player_count - 1
    if session.sight.uncovered is not None or len(table.turns) < 3 * others or table.is_silent:
        return False
    missed = recap(table, session.sight.awaited or 0)
    return len(missed.turns) == others and any(scene.laid.backwards for scene in missed.scenes)


def drawn_anew(session: Session) -> bool:
    """Somebody has just drawn several cards, and everybody may talk."""
    table = session.observation.table
    is_later = len(table.turns) > 2 * table.setup.player_count and not table.lays
    many = min(3, table.setup.hand_size)
    return is_later and len(table.turns[-1].lays) >= many and not table.is_silent


def passed_on_in_silence(session: Session) -> bool:
    """The laptop goes on while nobody may talk."""
    table = session.observation.table
    is_covered = session.sight.uncovered is None and len(table.turns) > table.setup.player_count
    return session.is_running and is_covered and table.is_silent


def time_to_talk(session: Session) -> bool:
    """Well into the game the first player has laid a card, and nobody is silenced."""
    table = session.observation.table
    is_first = table.on_turn == 0 and len(table.lays) == 1
    return is_first and len(table.turns) > 4 * len(session.seats) and not table.is_silent


def near_the_end(session: Session) -> bool:
    """The draw pile is empty, and the game goes on."""
    seen = session.observation
    return session.is_running and seen.draw_pile_size == 0 and len(seen.table.lays) == 1


def lost(session: Session) -> bool:
    """Lost with many cards left."""
    ending = session.ending
    return ending is not None and ending.grade is Grade.LOST


def excellent(session: Session) -> bool:
    """Lost, with so few cards left that it is excellent."""
    ending = session.ending
    return ending is not None and ending.grade is Grade.EXCELLENT
