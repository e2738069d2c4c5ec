"""A finished game's record in short."""

import hashlib
from dataclasses import replace
from datetime import UTC, datetime

from thegame_desktop.engine import Status, decode_record, encode_record
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import names_of
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Summary

_RESULTS = {Status.WON: Result.WON, Status.LOST: Result.LOST}


class NotFinished(ValueError):
    """A record tells of a game that isn't over."""


def finished_of(data: bytes) -> Finished:
    """The finished game that a record tells of, held to the rules, with its record in one line.

    Raises BadRecord or, for a game that isn't over or in which there is still a way back,
    NotFinished.
    """
    record = decode_record(data)
    course = course_of_record(record)
    if course.can_take_back:
        raise NotFinished
    summary, line = summary_of_course(course), encode_record(record)
    game = summary.id or hashlib.sha256(line).hexdigest()[:32]
    return Finished(replace(summary, id=game), line)


def summary_of_course(course: Course) -> Summary:
    """A game that is over, in short; raises NotFinished."""
    if not course.is_over:
        raise NotFinished
    seats, setup, outcome = course.game.players, course.game.setup, course.state.outcome
    return Summary(
        id=course.id,
        ended=_seconds(course.ended or course.begun),
        edition=setup.edition.name,
        variant=setup.variant.name,
        names=names_of(seats),
        strengths=tuple("" if seat.strength is None else seat.strength.value for seat in seats),
        result=Result.GIVEN_UP if course.is_given_up else _RESULTS[outcome.status],
        cards_left=outcome.cards_left,
        hints=course.hints,
        take_backs=course.take_backs,
        open_hands=course.game.open_hands,
        beginning=course.game.beginning.value,
        daily=course.game.daily,
        deal_code=course.game.deal_code,
    )


def _seconds(moment: str) -> int:
    """Since 1970; never before, and for no moment the first one."""
    if not moment:
        return 0
    when = datetime.fromisoformat(moment)
    try:
        return max(0, int((when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()))
    except (OverflowError, OSError):  # the year 1 in one zone may be the year 0 in another
        return 0
