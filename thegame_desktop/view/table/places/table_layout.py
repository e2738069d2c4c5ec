"""Where everything lies on the table: a pure function from sizes and counts to rectangles."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from thegame_desktop.view.look.text_size import grown

CARD_SHAPE = 1.4
"""A card's height by its width."""

_USUAL_SIZE = QSize(1280, 690)
"""The size at which one unit is one pixel."""
_SMALLEST_UNIT, _LARGEST_UNIT = 0.66, 3.0
_PILE_TO_HAND = 1.16
"""A card on a pile is a little bigger than one in hand, at least."""
_MOST_SHRUNK = 0.7
"""How much smaller the cards in hand become before they overlap."""
_LOG_NEEDS, _NEEDED_LOG_NEEDS = QSize(1180, 560), QSize(1000, 420)
_BESIDE_LOG = 880
"""How much of the usual width the table needs beside the log; more with larger texts."""
_SMALLEST_TEXT = 12
_TEXT_SHARE = 0.5
"""How much of the room for the log is due to texts."""
_LINE_NEEDS_HEIGHT = 560
_WITH_LINE = 620
"""How much of the usual height the table needs with the number line; more with larger texts."""
_FOR_CARDS = 0.45
"""How much of the height the cards have at least: rooms for larger texts grow no further then."""
_SIGN = 20.0
"""How much higher a card of an open hand is with the sign of its command."""
_STEP = 0.1
"""By how much smaller texts are tried."""


@dataclass(frozen=True)
class Counts:
    """How many there are of everything."""

    piles: int
    hand: int
    full_hand: int
    """The hand's size at the start of a turn: cards don't change their size while it is played."""
    seats: int
    lanes: int
    """The lanes of the number line: one for each colour, or one in all."""
    open_hands: bool = False
    """True if every hand lies open beside its seat."""
    signs: bool = False
    """True if cards of those hands may carry commands, whose signs have to be seen."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of everything on the table; cards without their shadows."""

    unit: float
    """What one pixel of the usual size has become: lengths and texts grow with it."""
    text: int
    """The height of usual text."""
    seats: tuple[QRect, ...]
    open_hands: tuple[QRect, ...]
    """Below each seat, if hands lie open."""
    in_force: QRect
    """What the seats leave of the bar: the game's name, and the commands that are in force."""
    piles: tuple[QRect, ...]
    pile_card: QSize
    hand_card: QSize
    draw_pile: QRect
    number_line: QRect | None
    log: QRect | None
    notice: QRect
    hand: tuple[QRect, ...]
    turn: QRect
    signals: QRect
    """Below the draw pile, or beside it."""
    hint_words: QRect
    """Between the hand and what is above it; larger words may need the lower edge of the piles."""
    finish: QRect
    take_back: QRect
    hint: QRect
    """At the end of the row of take back."""
    cover: QRect
    """All the room of the hand and of what belongs to it."""

    @property
    def above_hand(self) -> QRect:
        """All the room of the piles and the draw pile, from edge to edge."""
        room = QRect(self.cover.left(), self.piles[0].top(), 0, self.piles[0].height())
        room.setRight(self.notice.right())
        return room

    def pile_card_rect(self, pile: int) -> QRect:
        """Where the top card of a pile lies."""
        frame = self.piles[pile]
        inset = (frame.width() - self.pile_card.width()) // 2
        return QRect(frame.topLeft() + QPoint(inset, inset), self.pile_card)

    @property
    def take_back_beside_hint(self) -> QRect:
        """The row of take back, as far as the button for a hint leaves it."""
        row = QRect(self.take_back)
        row.setRight(self.hint.left() - 1 - round(6 * self.unit))
        return row

    @property
    def draw_card_rect(self) -> QRect:
        """Where the top card of the draw pile lies."""
        height = round(self.draw_pile.width() * CARD_SHAPE)
        return QRect(self.draw_pile.topLeft(), QSize(self.draw_pile.width(), height))

    @property
    def draw_pile_with_words(self) -> QRect:
        """The draw pile, and beside it the room that the words below it may have."""
        beside = round(9 * self.unit)
        return self.draw_pile.adjusted(-beside, 0, beside, 0)


def table_layout(
    size: QSize,
    counts: Counts,
    *,
    shows_line: bool = True,
    shows_log: bool = True,
    needs_log: bool = False,
    text_scale: float = 1.0,
) -> TableLayout:
    """The layout for a table of this size. Where room is short, log and number line give way.

    The log gives way first, unless it is needed.
    What holds texts grows with their scale, at the expense of the cards; but they stay cards.
    """

    def for_text(length: float, share: float = 1.0) -> int:
        return round(grown(length, share, text_scale))

    width, height = size.width(), size.height()
    usual = min(width / _USUAL_SIZE.width(), height / _USUAL_SIZE.height())
    unit = max(_SMALLEST_UNIT, min(usual, _LARGEST_UNIT))
    margin = round(22 * unit)
    gap = round(14 * unit)

    # The log stands beside all but the hand, which has the whole width.
    log_width = for_text(max(230.0, 250 * unit), _TEXT_SHARE)
    beside = width - 2 * margin - log_width
    has_room = beside >= for_text(_BESIDE_LOG, _TEXT_SHARE) * unit
    least = _NEEDED_LOG_NEEDS if needs_log else _LOG_NEEDS
    if not (shows_log and has_room and width >= least.width() and height >= least.height()):
        log_width = 0
    area = QRect(margin, 0, width - 2 * margin - log_width, height)

    # From the top: the seats, the piles, the number line, a line of words, the hand.
    rows = _table_rows(height, unit, text_scale, counts, counts.lanes if shows_line else 0)
    bar = QRect(area.left(), round(12 * unit), area.width(), rows.bar)
    seats = _seats(bar, counts.seats, unit, text_scale)
    bar_bottom = bar.bottom() + rows.open_hands
    lift = round(16 * unit)
    inset = round(12 * unit)
    turn_width = for_text(max(168.0, 206 * unit), 0.6)
    button_width = for_text(max(150.0, 184 * unit), 0.6)
    hand_zone_width = width - 2 * margin - turn_width - button_width - 2 * gap

    # Piles and draw pile side by side, as big as height and width allow.
    between = round(16 * unit)
    before_draw = round(34 * unit)
    fixed = counts.piles * 2 * inset + (counts.piles - 1) * between + before_draw
    draw_share = 0.66
    widest = (area.width() - fixed) / (counts.piles + draw_share)
    hand_width = min(rows.cards / (1 + _PILE_TO_HAND) / CARD_SHAPE, widest)
    hand_card = _hand_card(hand_width, hand_zone_width, counts.full_hand, gap)
    hand_height = max(hand_card.height(), rows.turn)
    pile_height = rows.cards - hand_height
    pile_width = int(min(pile_height / CARD_SHAPE, widest))
    pile_card = QSize(pile_width, round(pile_width * CARD_SHAPE))
    frame = QSize(pile_width + 2 * inset, pile_card.height() + 2 * inset + rows.label)
    draw_width = round(pile_width * draw_share)
    group = counts.piles * frame.width() + (counts.piles - 1) * between + before_draw + draw_width
    left = area.left() + (area.width() - group) // 2
    zone_top = bar_bottom + gap
    bottom = height - margin
    hand_top = bottom - hand_height
    notice = QRect(area.left(), hand_top - lift - rows.notice, area.width(), rows.notice)
    line = None
    if rows.line:
        line = QRect(area.left(), notice.top() - gap // 2 - rows.line, area.width(), rows.line)
    zone_bottom = (line.top() if line else notice.top()) - gap
    top = zone_top + max(0, (zone_bottom - zone_top - frame.height()) // 2)
    piles = tuple(
        QRect(QPoint(left + index * (frame.width() + between), top), frame)
        for index in range(counts.piles)
    )
    signals_height = for_text(max(40.0, 38 * unit), 0.4)
    signals_width = max(draw_width + 2 * inset, for_text(max(64.0, 84 * unit), 0.7))
    draw_card_height = round(draw_width * CARD_SHAPE)
    below_draw = frame.height() - inset - draw_card_height
    is_beside = below_draw < signals_height + rows.label and text_scale > 1
    draw_height = draw_card_height + for_text(56 * unit)
    taken = 0 if is_beside else signals_height + round(6 * unit)
    draw_height = min(draw_height, frame.height() - inset - taken)
    draw_pile = QRect(left + group - draw_width, top + inset, draw_width, draw_height)
    signals = QRect(draw_pile.left() - inset, 0, signals_width, signals_height)
    if is_beside:  # with larger texts: below it, there would be no room for the number of cards
        signals.moveLeft(draw_pile.right() + 1 + 2 * inset)
    signals.moveBottom(piles[0].bottom())

    log = None
    if log_width:
        log = QRect(width - log_width, 0, log_width, notice.bottom() + 1)

    # At the bottom: the turn's state, the hand, the buttons.
    area = QRect(margin, 0, width - 2 * margin, height)
    larger = min(1.0, text_scale - 1)
    turn = QRect(area.left(), hand_top, turn_width, hand_height)
    turn.setTop(hand_top - round(lift / 2 * larger))
    between = gap * 3 // 4  # a glow around one of them keeps clear of the other
    button_top = bottom - (hand_height + rows.finish + between + rows.take_back) // 2
    finish = QRect(area.right() + 1 - button_width, button_top, button_width, rows.finish)
    take_back = QRect(finish.left(), finish.bottom() + 1 + between, button_width, rows.take_back)
    hint = QRect(take_back)
    hint.setLeft(take_back.right() + 1 - rows.take_back)
    hand_zone = QRect(turn.right() + 1 + gap, hand_top, hand_zone_width, hand_card.height())
    hand_zone.translate(0, (hand_height - hand_card.height()) // 2)
    # Nothing is said between piles and hand while it is covered: larger words have that room.
    cover_top = hand_top - lift // 2 - round((lift // 2 + rows.notice) * larger)
    return TableLayout(
        unit=unit,
        text=max(_SMALLEST_TEXT, round(15 * unit)),
        seats=seats,
        open_hands=tuple(
            QRect(seat.left(), seat.bottom() + gap // 3, seat.width(), rows.open_hands)
            for seat in seats
            if counts.open_hands
        ),
        in_force=bar.adjusted(seats[-1].right() + round(16 * unit) - bar.left(), 0, 0, 0),
        piles=piles,
        pile_card=pile_card,
        hand_card=hand_card,
        draw_pile=draw_pile,
        number_line=line,
        log=log,
        notice=notice,
        hand=_hand(hand_zone, hand_card, counts.hand, gap),
        turn=turn,
        signals=signals,
        hint_words=notice.adjusted(0, -(gap // 3) - round(rows.label * larger), 0, lift // 2),
        finish=finish,
        take_back=take_back,
        hint=hint,
        cover=QRect(area.left(), cover_top, area.width(), bottom - cover_top),
    )


def _hand_card(width: float, zone_width: int, full_hand: int, gap: int) -> QSize:
    """The size of a card in hand: somewhat smaller if that lets the full hand lie side by side."""
    side_by_side = (zone_width - (full_hand - 1) * gap / 2) / full_hand
    width *= max(_MOST_SHRUNK, min(1.0, side_by_side / width))
    return QSize(int(width), int(width * CARD_SHAPE))


def _hand(zone: QRect, card: QSize, count: int, gap: int) -> tuple[QRect, ...]:
    """The cards in a row, centred; overlapping where there is no room side by side."""
    if count == 0:
        return ()
    stride = card.width() + gap
    if count > 1:
        stride = min(stride, (zone.width() - card.width()) // (count - 1))
    left = zone.left() + (zone.width() - (count - 1) * stride - card.width()) // 2
    return tuple(QRect(QPoint(left + n * stride, zone.top()), card) for n in range(count))


def _seats(bar: QRect, count: int, unit: float, text_scale: float) -> tuple[QRect, ...]:
    share = 0.75 if count > 3 else 0.62  # four commands in force need the rest
    width = min(round(196 * unit * text_scale), round(bar.width() * share / count))
    between = round(10 * unit)
    return tuple(
        QRect(bar.left() + n * (width + between), bar.top(), width, bar.height())
        for n in range(count)
    )


@dataclass(frozen=True)
class _TableRows:
    """How high everything is that lies on the table."""

    bar: int
    open_hands: int
    notice: int
    line: int
    """Nothing where there is no room for the number line."""
    label: int
    finish: int
    take_back: int
    turn: int
    """What the turn's state and the buttons need beside the hand."""
    cards: int
    """What is left for a card on a pile and one in hand."""


def _table_rows(
    height: int, unit: float, text_scale: float, counts: Counts, lanes: int
) -> _TableRows:
    """The rows for texts of this scale, and for a number line with so many lanes, if any.

    Where too little would be left for the cards, first the line gives way, then the texts.
    """

    def for_text(length: float, share: float = 1.0) -> int:
        return round(grown(length, share, text_scale))

    gap = round(14 * unit)
    bar = for_text(max(44.0, 52 * unit), 0.6)
    hands = for_text(max(26.0, 30 * unit)) if counts.open_hands else 0
    hands += for_text(max(_SIGN, _SIGN * unit)) if counts.open_hands and counts.signs else 0
    notice = for_text(max(26.0, 30 * unit))
    line = 0
    if lanes and height >= max(_LINE_NEEDS_HEIGHT, for_text(_WITH_LINE * unit, 0.4)):
        line = for_text((74 if lanes == 1 else 26 + 17 * lanes) * unit, 0.5)
    label = for_text(max(24.0, 32 * unit), 0.6)
    finish = for_text(max(40.0, 54 * unit), 0.4)
    take_back = for_text(max(40.0, 40 * unit), 0.4)
    turn = max(finish + gap // 2 + take_back, for_text(max(70.0, 100 * unit), 0.5))
    taken = round(12 * unit) + bar + hands + 3 * gap + notice + line + round(16 * unit)
    taken += round(22 * unit) + 2 * round(12 * unit) + label
    if line:
        taken += gap
    cards = height - taken
    if cards < _FOR_CARDS * height and text_scale > 1:
        smaller = text_scale if line else max(1.0, text_scale - _STEP)
        return _table_rows(height, unit, smaller, counts, lanes=0)
    return _TableRows(bar, hands, notice, line, label, finish, take_back, turn, cards)
