"""What words tell of hands: never what isn't so, and not forgotten when the piles have moved."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.chance_positions import with_laid
from tests.bots.test_rollouts import seen, spoken
from tests.positions import SOME_SETUPS, cards, extreme, play, position
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.core import Core
from thegame_desktop.bots.hearsay import Need, Told, hearsay
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    EDITIONS,
    Advice,
    Card,
    ChooseStarter,
    Command,
    CommandNote,
    Deal,
    FinishTurn,
    GiveSignals,
    Note,
    PileAdvice,
    Signals,
    State,
    apply,
    deal,
    observe,
    pile_of,
    setup_named,
)

BITS = card_bits(EDITIONS["original"])
DRAW = "80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95"
NUMBER_SETUPS = [each for each in SOME_SETUPS if not EDITIONS[each[0]].has_colours and each[2] > 1]
_TOO_TELLING = {PileAdvice(pile, Advice.GO_AHEAD) for pile in range(4)}
"""What wasn't said because a single number or two kept somebody from it: nobody reads that off."""
every_number_setup = pytest.mark.parametrize(("edition", "variant", "players"), NUMBER_SETUPS)


def bits(codes: str) -> int:
    return BITS.of(cards(codes))


def say(player: int, pile: int, advice: Advice) -> GiveSignals:
    return GiveSignals(player, (PileAdvice(pile, advice),))


def told(state: State, seat: int = 1) -> Told:
    """What the first player knows of another's hand."""
    return hearsay(observe(state, 0))[seat]


def talkative_game(
    edition: str, variant: str, players: int, rng: Random
) -> Iterator[tuple[State, list[State]]]:
    """A game in which all speak before every turn: each point of it, and those before."""
    setup = setup_named(edition, variant, players)
    dealt = deal(setup, Deal(setup.edition, rng.getrandbits(30)).deck)
    state = apply(dealt, ChooseStarter(0)).state
    history: list[State] = []
    while state.table.result is None:
        state = spoken(state)
        for action in SkilledBot().choose(seen(state), rng):
            history.append(state)
            yield state, history
            state = apply(state, action).state
            if state.table.result is not None:
                break


def drawn_last(state: State, history: list[State], seat: int) -> set[Card]:
    """What a player drew after their last turn."""
    turns = [n for n, turn in enumerate(state.table.turns) if turn.player == seat]
    if not turns:
        return set()
    before = [one for one in history if len(one.table.turns) <= turns[-1]][-1]
    return set(state.hands[seat]) - set(before.hands[seat])


@every_number_setup
def test_all_that_is_told_is_true(edition: str, variant: str, players: int) -> None:
    """Computer players say what is so: held against what they really hold, at every step."""
    rng = Random(f"true {edition} {variant} {players}")
    barred = needed = 0
    for says_all in (range(0), range(players)):
        for state, history in talkative_game(edition, variant, players, rng):
            every = card_bits(state.table.setup.edition)
            for seat, words in enumerate(hearsay(seen(state), frozenset(says_all))):
                if seat == state.table.on_turn:
                    assert words == Told()
                    continue
                hand = every.of(state.hands[seat])
                kept = hand & ~every.of(drawn_last(state, history, seat))
                assert words.kept == kept.bit_count()
                assert not words.barred & hand
                assert not words.barred_kept & kept
                for need in words.needs:
                    assert need.numbers & (kept if need.is_kept else hand)
                barred += bool(words.barred_kept)
                needed += bool(words.needs)
    assert barred
    assert needed


@every_number_setup
def test_worlds_agree_with_what_was_said_since_a_player_drew(
    edition: str, variant: str, players: int
) -> None:
    """Not by what is told, but by having the players of the world speak at every earlier moment."""
    rng = Random(f"earlier {edition} {variant} {players}")
    compared = 0
    for state, history in talkative_game(edition, variant, players, rng):
        if state.table.lays or rng.random() < 0.5 or state.table.is_silent:
            continue
        observation = seen(state)
        says_all = frozenset(range(rng.choice([0, players])))
        world = Core(state.table.setup).world(observation, 1, rng.randrange(1_000), says_all)
        for seat in {*range(players)} - {observation.seat}:
            turns = [n for n, turn in enumerate(state.table.turns) if turn.player == seat]
            for then in history:
                is_since = not turns or len(then.table.turns) > turns[-1]
                if is_since and not then.table.lays and seat != then.table.on_turn:
                    said = {*then.table.signals[seat]}
                    would_say = {*_would_say(then, seat, world.hands)}
                    assert said <= would_say
                    if says_all:
                        assert would_say - said <= _TOO_TELLING
                    compared += then is not state
    assert compared or players == 2  # then nobody has had a turn meanwhile


def _would_say(then: State, seat: int, hands: tuple[frozenset[Card], ...]) -> Signals:
    """What the player of a world would have said at an earlier moment."""
    if then.table.is_silent:
        return then.table.signals[seat]  # what was said before that came to nothing
    there = list(then.hands)
    there[seat] = tuple(sorted(hands[seat]))
    imagined = State(then.table, tuple(there), then.deck, then.drawn)
    return SkilledBot().speak(observe(imagined, seat))


def test_words_stay_true_when_the_pile_has_moved() -> None:
    """The third player said it of 5, and still holds what they held."""
    state = position("20 21 22", "6 7 8 9", "60 61 62", tops={0: "5"}, draw=DRAW)
    state = play(state, say(2, 0, Advice.GO_AHEAD), "20/0 21/0", FinishTurn())
    assert not state.table.signals[2]
    barred = hearsay(observe(state, 1))[2].barred
    assert barred & bits("6 7 8") == bits("6 7 8")
    assert not barred & bits("60 61 62")


@pytest.fixture
def before_a_turn() -> State:
    """The second player is on turn, and has just said that the second pile is theirs."""
    state = position("28 29", "20 21 30 33", draw=DRAW)
    state = play(state, "28/1 29/1", FinishTurn())
    return play(state, say(1, 1, Advice.KEEP_OFF))


def test_of_what_was_said_before_a_draw_only_the_kept_cards_are_known(
    before_a_turn: State,
) -> None:
    words = told(play(before_a_turn, "20/0 21/0", FinishTurn()))
    assert words.kept == 2
    assert not words.barred
    assert words.needs == (Need(bits("19 30 31"), is_kept=True),)


def test_who_has_laid_the_card_they_spoke_of_is_believed(before_a_turn: State) -> None:
    assert told(play(before_a_turn, "30/1 33/1", FinishTurn())).needs == ()


def test_who_thinks_better_of_it_is_taken_at_the_last_word() -> None:
    state = position("20 21 22", "6 7 8 9", tops={0: "5"}, draw=DRAW)
    state = play(state, say(1, 0, Advice.GO_AHEAD), "21/1", say(1, 0, Advice.KEEP_OFF))
    assert not told(state).barred
    assert told(state).needs == (Need(bits("6 7 8"), is_kept=False),)


def test_small_steps_tell_two_things() -> None:
    state = position("20 21 22", "9 40", tops={0: "5"}, draw=DRAW)
    words = told(play(state, say(1, 0, Advice.SMALL_STEP)))
    assert words.barred == bits("6 7 8")
    assert words.needs == (Need(bits("9 10 11"), is_kept=False),)


def test_commands_that_are_held_are_told_of() -> None:
    state = extreme("20 21 22", "9 40", stop="40 41 42 43", skull="22 44")
    held = (CommandNote(Command.STOP, Note.HELD), CommandNote(Command.SKULL, Note.NOT_NOW))
    words = told(play(state, GiveSignals(1, held)))
    # Why somebody doesn't want a Skull now, nobody knows.
    assert words.needs == (Need(bits("40 41 42 43"), is_kept=False),)


def test_what_cannot_be_true_tells_nothing() -> None:
    state = position("6 7 8", "60 61", tops={0: "5"}, draw=DRAW)
    assert told(play(state, say(1, 0, Advice.KEEP_OFF))).needs == ()


def test_silence_tells_something_of_those_who_say_all_there_is_to_say() -> None:
    """They would say more if they had something very good or good, and go ahead if nothing."""
    state = position("50 51 52", "43 60 61", tops={0: "35"}, draw=DRAW)
    state = play(state, GiveSignals(1, SkilledBot().speak(observe(state, 1))))
    assert not any(pile_of(signal) == 0 for signal in state.table.signals[1])
    near = bits("25 36 37 38 39 40")
    assert not told(state).barred & near
    words = hearsay(observe(state, 0), {1})[1]
    assert words.barred & near == near
    assert words.needs == (Need(bits("41 42 43"), is_kept=False),)


def test_nobody_reads_a_card_off_silence() -> None:
    """Only two numbers are left that somebody could hold without saying so: 41 and 43."""
    laid = cards("42 44 45 46 47 48 49 50")
    state = with_laid(position("51 52 53", "43 60 61", tops={0: "35"}, draw=DRAW), *laid)
    state = play(state, GiveSignals(1, SkilledBot().speak(observe(state, 1))))
    assert not any(pile_of(signal) == 0 for signal in state.table.signals[1])
    words = hearsay(observe(state, 0), {1})[1]
    assert words.barred & bits("25 36 37 38 39 40") == bits("25 36 37 38 39 40")
    assert words.needs == ()


def test_commands_that_are_not_spoken_of_are_not_held() -> None:
    state = extreme("20 21 22", "9 45", stop="40 41 42 43", skull="22 44")
    state = play(state, GiveSignals(1, SkilledBot().speak(observe(state, 1))))
    assert not told(state).barred & bits("40")
    words = hearsay(observe(state, 0), {1})[1]
    assert words.barred & bits("40 41 42 43 44") == bits("40 41 42 43")  # two Skulls are too few


def test_who_has_not_spoken_yet_is_not_silent() -> None:
    state = position("20 21 22", "13 60 61", tops={0: "5"}, draw=DRAW)
    assert hearsay(observe(state, 0), {1})[1] == Told(kept=3)
