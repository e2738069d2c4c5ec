"""Somebody at the laptop who does anything that can be done in a session, at random."""

from collections.abc import Callable
from random import Random

from tests.random_games import random_action, random_deal
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import ChooseStarter, GiveSignals, Setup, Signal, refusal
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import FIRST_SEATS, played_by, renamed

NAMES = ("Anna", "<b>Tim</b> & Mia", "", "יעל", "👨\u200d👩\u200d👧")
SEATS = FIRST_SEATS
for place, name in enumerate(NAMES):
    SEATS = renamed(SEATS, place, name)


def random_game_for(
    edition: str, variant: str, players: int, rng: Random, *, has_computers: bool = False
) -> NewGame:
    """A game that gets far, sometimes with open hands; with computer players if wanted."""
    state = random_deal(edition, variant, players, rng)
    is_open = players > 1 and rng.random() < 0.2
    seats = SEATS[:players]
    if players > 1 and has_computers:
        for place in range(players):
            seats = played_by(seats, place, rng.choice([None, *Strength]))
    return NewGame(state.table.setup, state.deck, "", seats, is_open)


def do_something(session: Session, rng: Random) -> None:
    """One thing that whoever is at the laptop may do; now and then one that is refused."""
    deeds: list[Callable[[], object]] = [lambda: _go_on(session, rng)] * 6
    deeds += [lambda: _say_something(session, rng)] * 2
    deeds += [
        session.take_back,
        lambda: _put_in_order(session, rng),
        lambda: session.wait_for(rng.randrange(session.setup.player_count)),
        session.recall,
        session.cover,
    ]
    rng.choice(deeds)()


def _go_on(session: Session, rng: Random) -> None:
    sight = session.sight
    if sight.uncovered is None and sight.awaited is not None and session.is_running:
        session.uncover()
    elif session.observation.table.on_turn is None:
        if sight.uncovered is not None and not sight.is_open:
            session.cover()
        else:
            session.submit(ChooseStarter(rng.randrange(session.setup.player_count)))
    elif session.observation.table.on_turn in sight.computers:
        _play_for_computer(session, rng)
    elif session.observation.is_on_turn and session.course is not None:
        session.submit(random_action(session.course.state, rng))
    else:
        session.cover()


def _play_for_computer(session: Session, rng: Random) -> None:
    seat, course = session.observation.table.on_turn, session.course
    if seat is not None and course is not None and session.is_running:
        session.submit_for(seat, random_action(course.state, rng))


def _say_something(session: Session, rng: Random) -> None:
    seen = session.observation
    if session.sight.computers and session.is_running and rng.random() < 0.5:
        seat = rng.choice(sorted(session.sight.computers))
        seen = session.seen_by_computer(seat)
        said = random_signals(seen.table.setup, rng)
        if refusal(seen, GiveSignals(seat, said)) is None:
            session.submit_for(seat, GiveSignals(seat, said))
        return
    if seen.seat is None or not session.can_signal:
        return
    said = random_signals(seen.table.setup, rng)
    if refusal(seen, GiveSignals(seen.seat, said)) is None:
        session.submit(GiveSignals(seen.seat, said))


def random_signals(setup: Setup, rng: Random) -> tuple[Signal, ...]:
    """Some words of the vocabulary, together or alone; perhaps they contradict each other."""
    words = sorted(setup.vocabulary, key=repr)
    return tuple(rng.sample(words, min(len(words), rng.randrange(4))))


def _put_in_order(session: Session, rng: Random) -> None:
    hand = list(session.observation.hand)
    rng.shuffle(hand)
    session.arrange(tuple(hand) if rng.random() < 0.8 else None)
