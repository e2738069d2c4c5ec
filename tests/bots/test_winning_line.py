"""The way to win with all cards open: it is one by the engine's rules, and what isn't found isn't
there wherever that is claimed.
"""

import threading
from collections.abc import Iterator
from random import Random

import pytest

from tests.positions import ALL_SETUPS, extreme, position
from tests.random_games import random_action, random_deal
from thegame_desktop.bots.analysis.winning_line import (
    LastChance,
    WinAnswer,
    WinVerdict,
    last_chance,
    winning_line,
)
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import (
    EDITIONS,
    ChooseStarter,
    Deal,
    FinishTurn,
    Position,
    State,
    Status,
    apply,
    decode_record,
    encode_record,
    legal_actions,
    record_of,
    verify,
)

WIDTHS = (30, 300, 3_000)
NARROW = (30, 300)
ALL = 1_000_000
"""More than the positions of a small end."""

every_setup = pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)


def ignored(_share: float) -> None:
    pass


def answer(state: State, *widths: int) -> WinAnswer:
    return winning_line(state, widths or WIDTHS, Flag(), ignored)


def after(state: State, found: WinAnswer) -> State:
    for action in found.actions:
        state = apply(state, action).state
    return state


def lost_game(edition: str, variant: str, players: int, seed: int = 0) -> list[State]:
    """The starts of all turns of a game that was lost, though not at once, and its end."""
    rng = Random(f"lost {edition} {variant} {players} {seed}")
    while True:
        dealt = random_deal(edition, variant, players, rng)
        state = apply(dealt, ChooseStarter(rng.randrange(players))).state
        starts = []
        while state.table.result is None:
            if not state.table.lays:
                starts.append(state)
            state = apply(state, random_action(state, rng)).state
        if state.table.result.status is Status.LOST and len(starts) > 5:
            return [*starts, state]


@every_setup
def test_a_lost_game_could_have_been_won(edition: str, variant: str, players: int) -> None:
    start = lost_game(edition, variant, players)[0]
    found = answer(start)
    assert found.verdict is WinVerdict.FOUND
    won = after(start, found)
    assert won.outcome.status is Status.WON
    record = decode_record(encode_record(record_of(won, [f"P{seat}" for seat in range(players)])))
    assert verify(record).outcome.status is Status.WON


def test_the_same_position_has_the_same_answer() -> None:
    start = lost_game("extreme", "standard", 3)[0]
    assert answer(start) == answer(start)


def small_ends(edition: str, variant: str, count: int) -> Iterator[State]:
    """Positions by chance with few cards left, in the middle of turns too."""
    rng = Random(f"ends {edition} {variant}")
    rules = EDITIONS[edition]
    for _ in range(count):
        dealt = Deal.by_chance(rules, rng, shuffles_commands=rules.has_commands)
        codes = [card.code for card in dealt.deck]
        tops = {pile: codes.pop() for pile in range(len(rules.rows)) if rng.random() < 0.9}
        players = rng.randint(min(rules.variants[variant].hand_sizes), 3)
        most = 2 if rules.has_colours else 3
        hands = [" ".join(codes.pop() for _ in range(rng.randint(1, most))) for _ in range(players)]
        state = position(
            *hands,
            edition=edition,
            variant=variant,
            tops=tops,
            draw=" ".join(codes[: rng.choice((0, 0, 1, 2))]),
            commands=dealt.layout if rules.has_commands else None,
        )
        lays = [each for each in legal_actions(state) if not isinstance(each, FinishTurn)]
        if lays and rng.random() < 0.5:
            state = apply(state, rng.choice(lays)).state
        if state.table.result is None:
            yield state


_Point = tuple[Position, int | None, tuple[frozenset[object], ...], int]


def can_be_won(state: State, seen: set[_Point]) -> bool:
    """By trying everything that the engine allows."""
    table = state.table
    if table.result is not None:
        return table.result.status is Status.WON
    point = (table.position, table.on_turn, tuple(map(frozenset, state.hands)), state.drawn)
    if point in seen:
        return False
    seen.add(point)
    return any(can_be_won(apply(state, action).state, seen) for action in legal_actions(state))


@pytest.mark.parametrize(
    ("edition", "variant"),
    [(edition.name, variant) for edition in EDITIONS.values() for variant in edition.variants],
)
def test_what_is_claimed_of_small_ends_is_so(edition: str, variant: str) -> None:
    verdicts = []
    for state in small_ends(edition, variant, 60):
        found = answer(state, ALL)
        verdicts.append(found.verdict)
        expected = WinVerdict.FOUND if can_be_won(state, set()) else WinVerdict.IMPOSSIBLE
        assert found.verdict is expected
        if expected is WinVerdict.FOUND:
            assert after(state, found).outcome.status is Status.WON
    assert verdicts.count(WinVerdict.FOUND) > 10
    assert verdicts.count(WinVerdict.IMPOSSIBLE) > 10


@pytest.mark.parametrize(
    ("state", "verdict"),
    [
        (extreme("50", draw="", skull="50"), WinVerdict.IMPOSSIBLE),
        (extreme("50 51", draw="", skull="50"), WinVerdict.FOUND),
        (extreme("50", "51", draw="", skull="50"), WinVerdict.IMPOSSIBLE),
        (extreme("50 51", draw="", three="50"), WinVerdict.IMPOSSIBLE),
        (extreme("50 51 52", draw="", three="50"), WinVerdict.FOUND),
        (extreme("50 51", draw="", skull="50", stop="51"), WinVerdict.FOUND),
        (extreme("50", draw="60", stop="50"), WinVerdict.FOUND),
        (position("50", draw="60"), WinVerdict.IMPOSSIBLE),
        (position("50 51", "", draw="60"), WinVerdict.FOUND),
    ],
)
def test_the_end_is_the_engines(state: State, verdict: WinVerdict) -> None:
    assert answer(state, ALL).verdict is verdict
    assert can_be_won(state, set()) is (verdict is WinVerdict.FOUND)


def test_what_is_too_narrow_proves_nothing() -> None:
    for seed in range(20):
        start = lost_game("extreme", "expert_plus", 4, seed)[0]
        if answer(start, 1).verdict is not WinVerdict.FOUND:
            assert answer(start, 1).verdict is WinVerdict.UNKNOWN
            return
    pytest.fail("width 1 finds everything")


def test_a_game_that_is_over_needs_no_search() -> None:
    start = position("50")
    won = after(start, answer(start))
    assert answer(won) == WinAnswer(WinVerdict.FOUND)
    *_, lost = lost_game("quick", "standard", 2)
    assert answer(lost) == WinAnswer(WinVerdict.IMPOSSIBLE)


def test_it_can_be_broken_off_by_another_thread() -> None:
    start = lost_game("extreme", "expert_plus", 5)[0]
    flag, has_begun = Flag(), threading.Event()
    shares = []

    def watch(share: float) -> None:
        shares.append(share)
        has_begun.set()

    def break_off() -> None:
        has_begun.wait()
        flag.set()

    breaker = threading.Thread(target=break_off)
    breaker.start()
    assert winning_line(start, [100_000] * 9, flag, watch) == WinAnswer(WinVerdict.UNKNOWN)
    breaker.join()
    assert shares[-1] < 0.2
    assert winning_line(start, WIDTHS, flag, ignored) == WinAnswer(WinVerdict.UNKNOWN)


@pytest.mark.parametrize(
    ("edition", "variant", "players"),
    [
        ("original", "standard", 1),
        ("original", "expert", 3),
        ("extreme", "standard", 2),
        ("extreme", "standard", 5),
        ("quick", "standard", 2),
        ("quick", "expert", 4),
    ],
)
def test_until_when_a_game_could_be_won(edition: str, variant: str, players: int) -> None:
    """From there it can be, and so it can before; after it, it can't."""
    *starts, end = lost_game(edition, variant, players, seed=1)
    shares: list[float] = []
    last = last_chance(starts, NARROW, Flag(), shares.append)
    assert last.nth is not None
    assert last.answer.verdict is WinVerdict.FOUND
    assert after(starts[last.nth], last.answer).outcome.status is Status.WON
    for earlier in starts[: last.nth : 5]:
        assert answer(earlier).verdict is WinVerdict.FOUND
    verdicts = {answer(later, *NARROW).verdict for later in [*starts, end][last.nth + 1 :]}
    assert (
        verdicts == {WinVerdict.IMPOSSIBLE} if last.is_proved else WinVerdict.FOUND not in verdicts
    )
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_game_that_could_never_be_won() -> None:
    last = last_chance([position("50", draw="60")], WIDTHS, Flag(), ignored)
    assert last == LastChance(None, WinAnswer(WinVerdict.IMPOSSIBLE), is_proved=True)


def test_nothing_is_known_if_it_is_broken_off_at_once() -> None:
    *starts, _end = lost_game("original", "standard", 3)
    flag = Flag()
    flag.set()
    last = last_chance(starts, WIDTHS, flag, ignored)
    assert last == LastChance(None, WinAnswer(WinVerdict.UNKNOWN), is_proved=False)


def test_who_begins_has_to_be_agreed() -> None:
    dealt = random_deal("original", "standard", 2, Random(1))
    with pytest.raises(ValueError, match="isn't running"):
        answer(dealt)
