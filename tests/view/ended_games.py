"""Games that have ended, in every way there is."""

from random import Random

from tests.passing_on import pass_on
from tests.positions import cards, layout, lays
from thegame_desktop.engine import ChooseStarter, FinishTurn, Lay, Setup, setup_named
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import GameChoice, NewGame, new_game

CODE = "TABCDEFGHJ"
"""What the prepared ones have for a deal code."""


def _deal(
    setup: Setup, *hands: str, rng: Random | None = None, open_hands: bool = False
) -> Session:
    """A game in which the first players hold these cards; by chance the others, if at all."""
    held = [cards(hand)[: setup.hand_size] for hand in hands]
    others = [card for card in setup.edition.cards if card not in sum(held, ())]
    if rng is not None:
        rng.shuffle(others)
    held += [
        tuple(others.pop() for _ in range(setup.hand_size))
        for _ in range(setup.player_count - len(held))
    ]
    dealt = [card for round_ in zip(*held, strict=True) for card in round_]
    session = Session()
    session.start(NewGame(setup, (*dealt, *others), CODE, open_hands=open_hands))
    session.submit(ChooseStarter(0))
    session.uncover()
    return session


def _play(session: Session, text: str) -> None:
    for lay in lays(text):
        assert session.submit(lay)


def lost_alone() -> Session:
    """Lost by a lay that closed the last pile."""
    session = _deal(setup_named("original", "expert", 1), "99 98 2 3 50 51 52 53")
    _play(session, "99/0 98/1 2/2")
    session.submit(FinishTurn())
    _play(session, "3/3")
    assert not session.is_running
    return session


def lost_together(players: int, *, rng: Random | None = None, open_hands: bool = False) -> Session:
    """Lost by the second player, in the same way."""
    setup = setup_named("original", "standard", players)
    hands = "99 98 2 97 96 95 94", "40 41 42 43 44 45 46"
    session = _deal(setup, *hands, rng=rng, open_hands=open_hands)
    _play(session, "99/0 98/1 2/2")
    session.submit(FinishTurn())
    pass_on(session)
    session.uncover()
    _play(session, "40/3")
    assert not session.is_running
    return session


def _last_hand(setup: Setup) -> Session:
    """Everything but 92–99 lies on the first pile, in order."""
    session = _deal(setup, "2 3 4 5 6 7 8 9")
    while session.observation.draw_pile_size:
        for card in sorted(session.observation.hand)[:2]:
            session.submit(Lay(card, 0))
        session.submit(FinishTurn())
    return session


def about_to_win() -> Session:
    """Only 99 is left."""
    session = _last_hand(setup_named("original", "standard", 1))
    _play(session, "92/0 93/0 94/0 95/0 96/0 97/0 98/0")
    return session


def won_alone() -> Session:
    session = about_to_win()
    _play(session, "99/0")
    assert not session.is_running
    return session


def lost_with_all_laid() -> Session:
    """The very last card was a Skull."""
    session = _last_hand(setup_named("extreme", "standard", 1, layout(skull="99")))
    _play(session, "92/0 93/0 94/0 95/0 96/0 97/0 98/0 99/0")
    assert not session.is_running
    return session


def excellent() -> Session:
    session = _last_hand(setup_named("original", "standard", 1))
    _play(session, "99/0 98/1 92/2 93/3")
    session.submit(FinishTurn())
    assert not session.is_running
    return session


def given_up(player_count: int, edition: str = "original") -> Session:
    session = Session()
    session.start(new_game(GameChoice(edition, "standard", player_count), Random(5)))
    if player_count > 1:
        session.submit(ChooseStarter(1))
    session.give_up()
    return session
