"""The places on the table, for every size of window and every game there is."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from tests.positions import ALL_SETUPS
from thegame_desktop.engine import EDITIONS
from thegame_desktop.view.table.places.table_layout import (
    CARD_SHAPE,
    Counts,
    TableLayout,
    table_layout,
)

SMALLEST, LARGEST = QSize(900, 440), QSize(3840, 2160)
LEAST_HIT = 40
"""What a finger or an unsteady hand still hits, in logical pixels."""
LEAST_SHOWING = 0.3
"""The share of an overlapped card's width that stays in sight: its corner with the number."""
LEAST_TILE = 18
"""The height at which a number on a small tile can be read."""


def counts_of(edition: str, variant: str, players: int, *, open_hands: bool = False) -> Counts:
    """What there is on the table of such a game, with a full hand."""
    rules = EDITIONS[edition]
    full = rules.variants[variant].hand_sizes[players]
    return Counts(
        piles=len(rules.rows),
        hand=full,
        full_hand=full,
        seats=players,
        lanes=len({card.colour for card in rules.cards}),
        open_hands=open_hands,
    )


ALL_COUNTS = sorted(
    {
        counts_of(edition, variant, players, open_hands=is_open)
        for edition, variant, players in ALL_SETUPS
        for is_open in ((False, True) if players > 1 else (False,))
    },
    key=repr,
)

sizes = st.builds(
    QSize,
    st.integers(SMALLEST.width(), LARGEST.width()),
    st.integers(SMALLEST.height(), LARGEST.height()),
)


@st.composite
def all_counts(draw: st.DrawFn) -> Counts:
    """Any game, with any number of cards left in the hand."""
    full = draw(st.sampled_from(ALL_COUNTS))
    return replace(full, hand=draw(st.integers(0, full.full_hand)))


layouts = st.builds(
    table_layout, sizes, all_counts(), shows_line=st.booleans(), shows_log=st.booleans()
)


def places(layout: TableLayout) -> dict[str, QRect]:
    """All that must not touch, by name; the hand is one of them."""
    found = {
        "in force": layout.in_force,
        "draw pile": layout.draw_pile,
        "notice": layout.notice,
        "turn": layout.turn,
        "finish": layout.finish,
        "take back": layout.take_back,
        **{f"seat {nth}": seat for nth, seat in enumerate(layout.seats)},
        **{f"open hand {nth}": hand for nth, hand in enumerate(layout.open_hands)},
        **{f"pile {nth}": pile for nth, pile in enumerate(layout.piles)},
    }
    if len(layout.seats) > 1:
        found["signals"] = layout.signals
    if layout.number_line is not None:
        found["number line"] = layout.number_line
    if layout.log is not None:
        found["log"] = layout.log
    if layout.hand:
        found["hand"] = layout.hand[0].united(layout.hand[-1])
    return found


@given(sizes, all_counts(), st.booleans(), st.booleans())
def test_everything_lies_on_the_table(size: QSize, counts: Counts, line: bool, log: bool) -> None:
    table = QRect(0, 0, size.width(), size.height())
    layout = table_layout(size, counts, shows_line=line, shows_log=log)
    outside = {
        name: place
        for name, place in places(layout).items()
        if not place.isValid() or not table.contains(place)
    }
    assert outside == {}


@given(layouts)
def test_nothing_lies_on_anything_else(layout: TableLayout) -> None:
    touching = [
        (one, other)
        for (one, here), (other, there) in combinations(places(layout).items(), 2)
        if here.intersects(there)
    ]
    assert touching == []


OF_THE_HAND = ("hand", "turn", "finish", "take back")
"""What belongs to the hand, and is covered with it."""


@given(layouts)
def test_the_cover_lies_over_the_hand_and_over_nothing_else(layout: TableLayout) -> None:
    for name, place in places(layout).items():
        if name in OF_THE_HAND:
            assert layout.cover.contains(place), name
        else:
            assert not layout.cover.intersects(place), name


@given(sizes, all_counts(), st.booleans(), st.booleans())
def test_the_cover_is_the_same_whatever_lies_below(
    size: QSize, counts: Counts, line: bool, log: bool
) -> None:
    """Nobody can tell from it how many cards there are."""
    covers = [
        table_layout(size, replace(counts, hand=hand), shows_line=line, shows_log=log).cover
        for hand in (0, counts.full_hand)
    ]
    assert covers[0] == covers[1]
    assert QRect(0, 0, size.width(), size.height()).contains(covers[0])


@given(sizes, all_counts())
def test_open_hands_lie_below_their_seats(size: QSize, counts: Counts) -> None:
    layout = table_layout(size, counts)
    assert len(layout.open_hands) == (counts.seats if counts.open_hands else 0)
    for seat, hand in zip(layout.seats, layout.open_hands, strict=False):
        assert (hand.left(), hand.width()) == (seat.left(), seat.width())
        assert hand.top() > seat.bottom()
        assert hand.height() >= LEAST_TILE


@given(layouts)
def test_signals_are_given_beside_the_piles(layout: TableLayout) -> None:
    """They are about piles: the button stands in line with them, below the draw pile."""
    assert layout.signals.left() > layout.piles[-1].right()
    assert layout.signals.top() > layout.draw_card_rect.bottom()
    assert layout.signals.bottom() <= layout.piles[0].bottom()
    assert layout.signals.top() - layout.draw_pile.bottom() >= 5 * layout.unit, "not on its number"


@given(layouts)
def test_cards_keep_their_shape(layout: TableLayout) -> None:
    cards = [
        *layout.hand,
        layout.draw_card_rect,
        *(layout.pile_card_rect(nth) for nth in range(len(layout.piles))),
    ]
    for card in cards:
        # A whole pixel of the width is 1.4 pixels of the height.
        assert abs(card.height() - card.width() * CARD_SHAPE) <= CARD_SHAPE


@given(layouts)
def test_a_pile_and_the_draw_pile_hold_their_cards(layout: TableLayout) -> None:
    for nth, frame in enumerate(layout.piles):
        card = layout.pile_card_rect(nth)
        assert frame.contains(card)
        assert card.center().x() - frame.center().x() in (-1, 0, 1)
    assert layout.draw_pile.contains(layout.draw_card_rect)


@given(layouts)
def test_a_card_on_a_pile_is_no_smaller_than_one_in_hand(layout: TableLayout) -> None:
    for card in layout.hand:
        assert layout.pile_card.width() >= card.width()


@pytest.mark.parametrize("name", ["finish", "take back", "seat", "signals", "pile", "card"])
@given(layout=layouts)
def test_what_is_clicked_can_be_hit(name: str, layout: TableLayout) -> None:
    hit = [place for each, place in places(layout).items() if each.startswith(name)]
    if name == "card":
        hit = list(layout.hand)
    for place in hit:
        assert place.width() >= LEAST_HIT
        assert place.height() >= LEAST_HIT


@given(layouts)
def test_the_hand_is_one_even_row(layout: TableLayout) -> None:
    steps = {(there.x() - here.x(), there.y() - here.y()) for here, there in pairwise(layout.hand)}
    assert len(steps) <= 1
    for across, down in steps:
        assert across > 0
        assert down == 0
    assert len({(card.width(), card.height()) for card in layout.hand}) <= 1


@given(layouts)
def test_an_overlapped_card_shows_its_corner(layout: TableLayout) -> None:
    for here, there in pairwise(layout.hand):
        assert there.x() - here.x() >= LEAST_SHOWING * here.width()


@given(sizes, all_counts(), st.booleans(), st.booleans())
def test_a_turn_changes_nothing_but_the_row_of_cards(
    size: QSize, counts: Counts, line: bool, log: bool
) -> None:
    full = replace(counts, hand=counts.full_hand)
    now = table_layout(size, counts, shows_line=line, shows_log=log)
    before = table_layout(size, full, shows_line=line, shows_log=log)
    here, there = places(now), places(before)
    here.pop("hand", None)
    there.pop("hand")
    assert here == there
    if now.hand:
        assert now.hand[0].size() == before.hand[0].size()


@given(sizes, all_counts())
def test_the_log_gives_way_before_the_number_line(size: QSize, counts: Counts) -> None:
    layout = table_layout(size, counts)
    assert layout.number_line is not None or layout.log is None


@given(sizes, all_counts(), st.booleans(), st.booleans())
def test_what_is_switched_off_is_not_there(
    size: QSize, counts: Counts, line: bool, log: bool
) -> None:
    layout = table_layout(size, counts, shows_line=line, shows_log=log)
    assert line or layout.number_line is None
    assert log or layout.log is None


@pytest.mark.parametrize("counts", ALL_COUNTS, ids=repr)
def test_a_usual_window_has_both_and_the_smallest_neither(counts: Counts) -> None:
    usual = table_layout(QSize(1280, 690), counts)
    assert usual.number_line is not None
    assert usual.log is not None
    smallest = table_layout(SMALLEST, counts)
    assert smallest.number_line is None
    assert smallest.log is None


@given(sizes, all_counts(), st.booleans(), st.booleans())
def test_the_same_table_has_the_same_places(
    size: QSize, counts: Counts, line: bool, log: bool
) -> None:
    one = table_layout(QSize(size), counts, shows_line=line, shows_log=log)
    assert one == table_layout(size, counts, shows_line=line, shows_log=log)


@given(layouts)
def test_words_are_never_too_small_to_read(layout: TableLayout) -> None:
    assert layout.text >= 12
    assert layout.notice.height() >= 26
