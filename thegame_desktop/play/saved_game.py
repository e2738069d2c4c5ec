"""A game's course as a record, and back: what a saved game has to remember besides the rules.

Reading is strict about the game itself, which `replay` holds to the rules, and lenient about what
only decorates it: a mark or a signal that makes no sense is left out, and the game is not lost.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date, datetime
from typing import Any, NamedTuple, TypeGuard

from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadDealCode,
    BadRecord,
    Card,
    CardLaid,
    Event,
    Fault,
    Lay,
    Record,
    Remark,
    Remarks,
    Setup,
    Signals,
    SignalsGiven,
    State,
    Table,
    continue_record,
    decode_signals,
    encode_record,
    encode_signals,
    parse_deal,
    record_of,
    replay,
)
from thegame_desktop.play.course import Course, Earlier, as_told, sight_at
from thegame_desktop.play.daily import is_daily
from thegame_desktop.play.new_game import Beginning, NewGame
from thegame_desktop.play.seats import names_of, people_of, seats_from, seats_to
from thegame_desktop.play.sight import Sight

_OUR_KEYS = frozenset(
    "id begun ended deal daily seats marks advice signals said session".split()  # noqa: SIM905
)
_MOST_MARKS = 10**6
"""So many take-backs or hints a record may tell of."""
_MOST_SAID = 500
"""So many of the latest signals are remembered in the log of a saved game."""
_LONGEST_DATE = 40
_ID = re.compile(r"[0-9a-f]{32}")

Json = Mapping[str, Any]


def record_of_course(course: Course) -> Record:
    """The game as it stands, with what the rules don't ask for under further keys."""
    names = [
        name or f"Player {place + 1}" for place, name in enumerate(names_of(course.game.players))
    ]
    foreign: Json = {}
    if course.origin is None:
        record = record_of(course.state, names)
    else:
        record, foreign = continue_record(course.origin, course.state), course.origin.extra
    kept = {key: value for key, value in foreign.items() if key not in _OUR_KEYS}
    ours = {
        "id": course.id,
        "begun": course.begun,
        "ended": course.ended,
        "deal": course.game.deal_code,
        "daily": course.game.daily,
        "seats": seats_to(course.game.players),
        "marks": _marks(course, foreign),
        "advice": {
            str(nth): [[lay.card.code, lay.pile] for lay in lays]
            for nth, lays in course.advice.items()
        },
        "signals": _all_signals(course.state),
        "said": [
            {"after": after, "player": event.player, "signals": encode_signals(event.signals)}
            for after, event in list(_said(course.events))[-_MOST_SAID:]
        ],
        "session": _session(course),
    }
    return replace(record, extra=kept | {key: value for key, value in ours.items() if value})


def course_of_record(record: Record) -> Course:
    """The game that a record tells of, all hands covered; raises BadRecord."""
    extra = record.extra
    marks, session = _mapping(extra.get("marks")), _mapping(extra.get("session"))
    game = _game(record, marks)
    replayed = _replayed(record)
    remarks = tuple(_remarks(replayed.state.table, session.get("remarks")))
    state = _remembering(_saying(replayed.state, extra.get("signals")), remarks)
    earlier = tuple(
        each._replace(state=_remembering(each.state, remarks)) for each in replayed.earlier
    )
    fixed = session.get("fixed")
    if _is_count(fixed):
        earlier = earlier[fixed:]
    before = session.get("before")
    if isinstance(before, list) and len(before) == len(earlier):
        earlier = tuple(
            each._replace(state=_saying(each.state, words))
            for each, words in zip(earlier, before, strict=True)
        )
    is_given_up = marks.get("given_up") is True and state.table.result is None
    is_over = is_given_up or state.table.result is not None
    if is_over and (is_given_up or session.get("way_back") is not True):
        earlier = ()
    return Course(
        game=game,
        state=state,
        sight=_sight(game, state, session),
        id=_text(extra.get("id"), _ID),
        begun=_date(extra.get("begun")),
        ended=_date(extra.get("ended")) if is_over else "",
        earlier=earlier,
        events=replayed.events,
        take_backs=_count(marks.get("take_backs")),
        hints=_count(marks.get("hints")),
        advice=dict(_advice(state, extra.get("advice"))),
        is_given_up=is_given_up,
        hand_orders=dict(_hand_orders(game.setup, session.get("hands"))),
        origin=record,
    )


def require_room(course: Course) -> None:
    """Raise BadRecord if the game could not be saved: foreign keys may leave no room for ours."""
    if len(encode_record(record_of_course(course))) > MAX_RECORD_BYTES // 2:
        raise BadRecord(Fault.TOO_LONG)


def concluded(record: Record) -> Record:
    """The record of a game that is about to be moved to the finished ones, marked as such."""
    return replace(record, extra={**record.extra, "session": {"concluded": True}})


def unconcluded(record: Record) -> Record | None:
    """The record as it was to be moved; None if it isn't marked so."""
    if _mapping(record.extra.get("session")) != {"concluded": True}:
        return None
    extra = {key: value for key, value in record.extra.items() if key != "session"}
    return replace(record, extra=extra)


# Writing


def _marks(course: Course, foreign: Json) -> dict[str, object]:
    kept, beginning = _mapping(foreign.get("marks")), course.game.beginning
    ours = {
        "take_backs": course.take_backs,
        "hints": course.hints,
        "given_up": course.is_given_up,
        "open_hands": course.game.open_hands,
        "begun_from": "" if beginning is Beginning.FRESH else beginning.value,
    }
    foreign_marks = {name: value for name, value in kept.items() if name not in ours}
    return foreign_marks | {name: value for name, value in ours.items() if value}


def _session(course: Course) -> dict[str, object]:
    """What it takes to go on exactly here; nothing, if there is nothing to go on with."""
    if course.is_over and not course.earlier:
        return {}
    sight = course.sight.cover(course.state.table.on_turn)
    session: dict[str, object] = {
        "looked": sorted(sight.have_looked),
        "last_look": sight.last,
        "awaited": sight.awaited,
        "before": [_all_signals(each.state) for each in course.earlier],
        "fixed": len(course.state.table.lays) - len(course.earlier) or None,
        "remarks": [
            {
                "player": remark.player,
                "turns": remark.turns,
                "lays": remark.lays,
                "signals": encode_signals(remark.signals),
            }
            for remark in course.state.table.remarks
        ],
        "hands": {
            str(seat): [card.code for card in order] for seat, order in course.hand_orders.items()
        },
        "way_back": course.is_over,
    }
    # Not by equality: seat 0 is not nothing.
    return {key: value for key, value in session.items() if value or type(value) is int}


def _all_signals(state: State) -> list[list[dict[str, object]]]:
    """What each player says; an empty list if nobody says anything."""
    said = [encode_signals(signals) for signals in state.table.signals]
    return said if any(said) else []


def _said(events: tuple[Event, ...]) -> Iterator[tuple[int, SignalsGiven]]:
    """The signals in the log, each with the number of other events before it."""
    others = 0
    for event in events:
        if isinstance(event, SignalsGiven):
            yield others, event
        else:
            others += 1


# Reading


class _Replayed(NamedTuple):
    state: State
    earlier: tuple[Earlier, ...]
    events: tuple[Event, ...]


def _replayed(record: Record) -> _Replayed:
    """The game played again, with what was said in between; raises BadRecord."""
    waiting = list(said_in(record))
    events: list[Event] = []
    lays: list[Earlier] = []
    others, state = 0, None
    for step in replay(record):
        if step.events:
            while waiting and waiting[0][0] <= others:
                events.append(waiting.pop(0)[1])
        if state is not None and any(isinstance(event, CardLaid) for event in step.events):
            lays.append(Earlier(state, len(events)))
        events += map(as_told, step.events)
        others += len(step.events)
        state = step.state
    assert state is not None, "a replay begins with the deal"
    events += [event for _after, event in waiting]
    in_this_turn = len(state.table.lays)
    return _Replayed(state, tuple(lays[len(lays) - in_this_turn :]), tuple(events))


def said_in(record: Record) -> Iterator[tuple[int, SignalsGiven]]:
    """What was said in the game, each time with the number of other events before it."""
    setup, said = record.setup, record.extra.get("said")
    for each in said[:_MOST_SAID] if isinstance(said, list) else ():
        fields = _mapping(each)
        after, player = fields.get("after"), fields.get("player")
        if _is_count(after) and _is_seat(player, setup):
            signals = decode_signals(setup, fields.get("signals"), setup.hand_size)
            yield after, SignalsGiven(player, signals)


def _saying(state: State, words: object) -> State:
    """The state in which each player says this, as far as it makes sense."""
    setup, sizes = state.table.setup, state.hand_sizes
    if not isinstance(words, list) or len(words) != setup.player_count:
        return state
    signals: tuple[Signals, ...] = tuple(
        decode_signals(setup, said, size) for said, size in zip(words, sizes, strict=True)
    )
    return replace(state, table=replace(state.table, signals=signals))


def _remarks(table: Table, kept: object) -> Iterator[Remark]:
    """What was said earlier, as far as it makes sense."""
    lay_counts = [*(len(turn.lays) for turn in table.turns), len(table.lays)]
    for each in kept[:_MOST_SAID] if isinstance(kept, list) else ():
        fields = _mapping(each)
        player, turns, lays = fields.get("player"), fields.get("turns"), fields.get("lays")
        if not _is_seat(player, table.setup) or not _is_count(turns, len(table.turns)):
            continue
        if _is_count(lays, lay_counts[turns]):
            signals = decode_signals(table.setup, fields.get("signals"), table.setup.hand_size)
            yield Remark(player, signals, turns, lays)


def _remembering(state: State, remarks: Remarks) -> State:
    """The state in which all of this that was said before it is remembered."""
    table = state.table
    now = (len(table.turns), len(table.lays))
    said = tuple(remark for remark in remarks if (remark.turns, remark.lays) <= now)
    return replace(state, table=replace(table, remarks=said))


def _game(record: Record, marks: Json) -> NewGame:
    kept = record.extra.get("seats")
    if not isinstance(kept, list) or len(kept) != len(record.players):
        kept = [{"name": name} for name in record.players]
    return NewGame(
        setup=record.setup,
        deck=record.deck,
        deal_code=_deal_code(record),
        seats=seats_from(kept)[: len(record.players)],
        open_hands=marks.get("open_hands") is True and len(record.players) > 1,
        beginning=_beginning(marks),
        daily=_day(record),
    )


def _beginning(marks: Json) -> Beginning:
    stated = marks.get("begun_from")
    return next((each for each in Beginning if each.value == stated), Beginning.FRESH)


def _day(record: Record) -> str:
    """The day whose daily deal it is, if it is played as everyone plays it."""
    stated = record.extra.get("daily")
    try:
        day = date.fromisoformat(stated) if isinstance(stated, str) else None
    except ValueError:
        return ""
    if day is None or not is_daily(record.setup, record.deck, day):
        return ""
    return day.isoformat()


def _deal_code(record: Record) -> str:
    """The code of the deal, if it is the one of these cards."""
    code = record.extra.get("deal")
    if not isinstance(code, str):
        return ""
    try:
        deal = parse_deal(code)
    except BadDealCode:
        return ""
    return deal.code if (deal.edition, deal.deck) == (record.setup.edition, record.deck) else ""


def _sight(game: NewGame, state: State, session: Json) -> Sight:
    """Nobody's hand is in sight, unless there is nobody to hide it from."""
    on_turn = state.table.on_turn
    sight = sight_at(game, on_turn)
    if sight.is_open:
        return sight
    looked = session.get("looked")
    if on_turn is None and isinstance(looked, list):
        have_looked = frozenset(seat for seat in looked if _is_person(seat, game))
        sight = replace(sight, have_looked=have_looked)
    last, awaited = session.get("last_look"), session.get("awaited")
    sight = replace(sight, last=last if _is_person(last, game) else None).recall(on_turn)
    return replace(sight, awaited=awaited) if _is_person(awaited, game) else sight


def _advice(state: State, kept: object) -> Iterator[tuple[int, tuple[Lay, ...]]]:
    """How hints told to play turns, as far as it makes sense."""
    edition = state.table.setup.edition
    for nth in range(len(state.table.turns) + 1):
        told = _mapping(kept).get(str(nth))
        if not isinstance(told, list) or len(told) > state.table.setup.hand_size:
            continue
        known = [
            Lay(edition.card_by_code[code], pile)
            for code, pile in (each for each in told if isinstance(each, list) and len(each) == 2)
            if isinstance(code, str)
            and code in edition.card_by_code
            and _is_count(pile, len(edition.rows) - 1)
        ]
        if len(known) == len(told):
            yield nth, tuple(known)


def _hand_orders(setup: Setup, kept: object) -> Iterator[tuple[int, tuple[Card, ...]]]:
    by_code = setup.edition.card_by_code
    for seat in range(setup.player_count):
        codes = _mapping(kept).get(str(seat))
        if isinstance(codes, list) and len(codes) <= len(by_code):
            known = [by_code.get(code) for code in codes if isinstance(code, str)]
            yield seat, tuple(dict.fromkeys(card for card in known if card is not None))


def _mapping(value: object) -> Json:
    return value if isinstance(value, dict) else {}


def _is_count(value: object, most: int | None = None) -> TypeGuard[int]:
    # Not isinstance: JSON's true is no number here.
    return type(value) is int and value >= 0 and (most is None or value <= most)


def _count(value: object) -> int:
    """How often something was done, if that is told."""
    return value if _is_count(value, _MOST_MARKS) else 0


def _is_seat(value: object, setup: Setup) -> TypeGuard[int]:
    return _is_count(value, setup.player_count - 1)


def _is_person(value: object, game: NewGame) -> TypeGuard[int]:
    return _is_seat(value, game.setup) and value in people_of(game.players)


def _text(value: object, form: re.Pattern[str]) -> str:
    return value if isinstance(value, str) and form.fullmatch(value) else ""


def _date(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_DATE:
        return ""
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return ""
    return value
