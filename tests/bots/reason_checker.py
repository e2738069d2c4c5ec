"""Holds reasons to the position by plain arithmetic; shares nothing with what finds them."""

from collections.abc import Sequence

from tests.reference import ASCENDING, Reference
from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    CoversCommand,
    CoversSkull,
    EmptiesHand,
    EnoughLaid,
    ExactFit,
    FurtherIsDear,
    Heeds,
    KeepsBack,
    KeepsPair,
    KeepsPlayable,
    KeepsTrick,
    LaysMore,
    LeavesOutFewer,
    MoreFit,
    Moves,
    MovesLess,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    RidsOf,
    SavesPile,
    SmallestStep,
    StartsPile,
    StopEnds,
    Survives,
    TrickStillOut,
    WinsGame,
)
from thegame_desktop.engine import (
    Advice,
    CommandNote,
    Holding,
    Lay,
    Note,
    Observation,
    PileAdvice,
    PileWanted,
    Signal,
    TrickPossible,
)

LASTING = ("silence", "no_backwards", "one_pile", "draw_one")
SMALL = 3
UNKNOWN = "?"


def is_true(
    reason: PlayReason,
    observation: Observation,
    lays: Sequence[Lay],
    rivals: Sequence[Sequence[Lay]],
) -> bool:
    """True if the reason holds for these lays, and against one of the rivals if it compares."""
    line = _Followed(observation, lays)
    alone = _alone(reason, line)
    if alone is not None:
        return alone
    others = (_Followed(observation, rival) for rival in rivals)
    return any(_against(reason, line, other) for other in others)


def game_of(observation: Observation) -> Reference:
    """The game as the seat knows it; what it can't see is unknown."""
    table = observation.table
    game = Reference.__new__(Reference)
    game.edition, game.variant = table.setup.edition.name, table.setup.variant.name
    game.command_of = {card.code: command.value for card, command in table.setup.layout.carriers}
    game.draw = [UNKNOWN] * observation.draw_pile_size
    game.hands = [[UNKNOWN] * size for size in observation.hand_sizes]
    assert observation.seat is not None
    game.hands[observation.seat] = [card.code for card in observation.hand]
    tops = [(top, pile.row) for top, pile in zip(table.position.tops, table.piles, strict=True)]
    # Prepared positions have tops that nobody laid.
    game.piles = [[] if top == row.card else [top.code] for top, row in tops]
    game.on_turn = observation.seat
    game.laid = [(lay.card.code, lay.pile) for lay in table.lays]
    game.status = "unfinished"
    return game


class _Followed:
    """The lays one after another: what each does, and what comes out."""

    def __init__(self, observation: Observation, lays: Sequence[Lay]) -> None:
        self.seen_laid = {card.code for card in observation.table.laid}
        self.start = game_of(observation)
        self.observation = observation
        self.lays = [(lay.card.code, lay.pile) for lay in lays]
        self.befores = []
        self.end = self.start.copy()
        for card, pile in self.lays:
            assert self.end.lay_is_legal(card, pile)
            self.befores.append(self.end.copy())
            self.end.put_down(card, pile)
        self.rest = self.end.hands[self.end.on_turn or 0]
        self.tops = [top_of(self.end, pile) for pile in range(len(self.end.piles))]

    def is_whole(self) -> bool:
        return self.is_stopped() or self.end.turn_obeys_the_rules()

    def is_stopped(self) -> bool:
        return bool(self.lays) and self.end.command_of.get(self.lays[-1][0]) == "stop"

    def can_finish(self) -> bool:
        return self.is_stopped() or self.end.can_still_finish()

    def steps(self) -> list[int]:
        moves = zip(self.befores, self.lays, strict=True)
        return [step_of(game, card, pile) for game, (card, pile) in moves]

    def counts(self) -> bool:
        moves = zip(self.befores, self.lays, strict=True)
        return self.end.edition != "quick" or all(game.piles[pile] for game, (_, pile) in moves)

    def used(self) -> set[int]:
        return {pile for _, pile in self.lays}

    def moved(self, pile: int) -> int:
        steps = zip(self.lays, self.steps(), strict=True)
        return sum(step for (_, used), step in steps if used == pile)

    def left_out(self) -> int:
        """Numbers that a pile has passed over and that nobody has laid."""
        laid = self.seen_laid | {card for card, _ in self.lays}
        total = 0
        for pile, ascends in enumerate(ASCENDING[self.end.edition]):
            old, new = number_on(self.start, pile), number_on(self.end, pile)
            between = range(old + 1, new) if ascends else range(new + 1, old)
            total += sum(str(number) not in laid for number in between)
        return total

    def fits(self, card: str) -> bool:
        piles = range(len(self.end.piles))
        return any(
            self.end.lies_forward(card, pile) or self.end.lies_backwards(card, pile)
            for pile in piles
        )

    def trick_on(self, card: str, pile: int) -> bool:
        return self.end.lies_backwards(card, pile) and not self.end.showing("no_backwards")

    def any_trick(self, card: str) -> bool:
        return any(self.trick_on(card, pile) for pile in range(len(self.end.piles)))

    def went_back_with(self, card: str) -> bool:
        moves = zip(self.lays, self.steps(), strict=True)
        return any(laid == card and step < 0 for (laid, _), step in moves)

    def unseen(self) -> list[str]:
        return [card.code for card in self.observation.unseen]


def value(card: str) -> int:
    return int(card.lstrip("RYGBP"))


def top_of(game: Reference, pile: int) -> str:
    """The top, or the number just before the first card of an empty pile."""
    if game.piles[pile]:
        return game.piles[pile][-1]
    first, last = (0, 11) if game.edition == "quick" else (1, 100)
    return str(first if ASCENDING[game.edition][pile] else last)


def number_on(game: Reference, pile: int) -> int:
    return value(top_of(game, pile))


def step_of(game: Reference, card: str, pile: int) -> int:
    forwards = value(card) - number_on(game, pile)
    return forwards if ASCENDING[game.edition][pile] else -forwards


def _lay(lay: Lay) -> tuple[str, int]:
    return lay.card.code, lay.pile


def _alone(reason: PlayReason, line: _Followed) -> bool | None:
    """Whether it holds whatever the line is compared with; None if it is about another too."""
    start, end, lays = line.start, line.end, line.lays
    match reason:
        case WinsGame():
            return end.cards_left() == 0 and line.is_whole()
        case EmptiesHand():
            return bool(lays) and not line.rest and not end.draw and line.is_whole()
        case BackwardsTrick(lay, top, won_back):
            at = lays.index(_lay(lay))
            is_first = all(pile != lay.pile for _, pile in lays[:at])
            on_top = start.piles[lay.pile][-1] == top.code
            gap = abs(value(top.code) - value(lay.card.code))
            by_rule = gap == 10 if start.edition != "quick" else top.colour is lay.card.colour
            return is_first and on_top and by_rule and line.steps()[at] == -won_back == -gap
        case PreparedTrick(lay, trick, won_back):
            on_pile = [each for each in lays if each[1] == lay.pile]
            at = on_pile.index(_lay(lay))
            step = line.steps()[lays.index(_lay(trick))]
            return on_pile[at + 1] == _lay(trick) and step == -won_back < 0
        case OnlyWay(lay):
            return line.can_finish() and not start.may_finish() and _only_way(line, _lay(lay))
        case StopEnds(lay):
            is_short = len(end.laid) < end.minimum()
            return lays[-1] == _lay(lay) and end.command_of[lay.card.code] == "stop" and is_short
        case CoversSkull(lay, skull):
            covered = start.piles[lay.pile][-1] == skull.code in start.open_skulls()
            return covered and _lay(lay) in lays and skull.code not in end.open_skulls()
        case CoversCommand(card, command):
            shown = start.showing(command.value)
            return command.value in LASTING and card.code in shown and not end.showing(command)
        case NothingMore():
            return not lays and start.may_finish() and not start.legal_lays()
        case EnoughLaid():
            return not lays and start.may_finish()
        case FurtherIsDear(step, count):
            smallest = min(step_of(end, *each) for each in end.legal_lays())
            return end.may_finish() and count == len(lays) and smallest == step > 1
        case ExactFit(lay, top):
            before = line.befores[lays.index(_lay(lay))]
            low, high = sorted((value(top.code), value(lay.card.code)))
            laid = line.seen_laid | {card for card, _ in before.laid}
            none_left = all(str(number) in laid for number in range(low + 1, high))
            return none_left and step_of(before, *_lay(lay)) > 0 and top.colour is None
        case SmallestStep(lay, step):
            smallest = min(step_of(start, *each) for each in start.legal_lays())
            return lays[0] == _lay(lay) and step_of(start, *lays[0]) == step == smallest > 0
        case StartsPile(lay):
            before = line.befores[lays.index(_lay(lay))]
            ends = (1, 2, 3) if ASCENDING["quick"][lay.pile] else (8, 9, 10)
            return not before.piles[lay.pile] and value(lay.card.code) in ends
        case CheapExtra(lay, step):
            before = line.befores[lays.index(_lay(lay))]
            return before.may_finish() and step_of(before, *_lay(lay)) == step in (1, 2, 3)
        case Moves(steps):
            return line.counts() and sum(line.steps()) == steps
    return None


def _only_way(line: _Followed, lay: tuple[str, int]) -> bool:
    for card, pile in line.start.legal_lays() - {lay}:
        other = line.start.copy()
        other.put_down(card, pile)
        if other.command_of.get(card) == "stop" or other.can_still_finish():
            return False
    return line.lays[0] == lay


def _against(reason: PlayReason, line: _Followed, other: _Followed) -> bool:
    """True if it holds for the line as compared with this other one."""
    end, rest, laid = line.end, line.rest, {card for card, _ in other.lays}
    match reason:
        case Survives():
            return line.can_finish() and not other.can_finish()
        case Heeds(seat, signal):
            is_said = signal in line.observation.table.signals[seat]
            is_mate = seat != line.observation.seat
            return is_said and is_mate and _heeds(line, signal) and not _heeds(other, signal)
        case KeepsTrick(card, pile, top):
            lost = card.code not in other.rest or not other.any_trick(card.code)
            used = other.went_back_with(card.code)
            on_top = line.tops[pile] == top.code and line.trick_on(card.code, pile)
            return card.code in rest and on_top and lost and not used
        case KeepsPair(first, second):
            broken = not {first.code, second.code} <= set(other.rest)
            used = other.went_back_with(second.code)
            return (
                {first.code, second.code} <= set(rest)
                and _is_pair(line, reason)
                and (broken and not used)
            )
        case KeepsPlayable(card):
            both = card.code in rest and card.code in other.rest
            return both and line.fits(card.code) and not other.fits(card.code)
        case KeepsBack(card, command):
            binds = command.value in LASTING and card.code in other.end.showing(command.value)
            is_so = end.command_of[card.code] == command.value
            return (
                is_so
                and card.code in rest
                and card.code in laid
                and (binds or command.value == "stop")
            )
        case RidsOf(card, command):
            is_so = end.command_of[card.code] == command.value in ("skull", "three")
            return is_so and card.code in other.rest and card.code not in rest
        case LeavesOutFewer(count, rival):
            return line.left_out() == count < rival == other.left_out()
        case MovesLess(steps, rival):
            counted = line.counts() and other.counts()
            return counted and sum(line.steps()) == steps < rival == sum(other.steps())
        case LaysMore(count, rival):
            return len(line.lays) == count > rival == len(other.lays)
        case SavesPile(pile, top):
            return _saves(line, other, pile) and value(line.tops[pile]) == top.number
        case MoreFit(count, rival):
            unseen = line.unseen()
            counts = sum(map(line.fits, unseen)), sum(map(other.fits, unseen))
            return counts == (count, rival) and count > rival
        case TrickStillOut(card, pile, top):
            on_top = line.tops[pile] == top.code and line.trick_on(card.code, pile)
            return card.code in line.unseen() and on_top and not other.trick_on(card.code, pile)
    raise AssertionError(f"nobody checks {reason}")


def _heeds(line: _Followed, signal: Signal) -> bool:
    match signal:
        case PileAdvice(pile, Advice.KEEP_OFF) | PileWanted(pile) | TrickPossible(pile):
            return pile not in line.used()
        case PileAdvice(pile, Advice.SMALL_STEP):
            return line.moved(pile) <= SMALL
        case PileAdvice(pile, Advice.GO_AHEAD):
            return line.moved(pile) > 0
        case CommandNote(command, Note.NOT_NOW):
            return all(line.end.command_of.get(card) != command.value for card, _ in line.lays)
        case Holding(colour):
            return any(top[0] == colour.value for top in line.tops)
    return False


def _is_pair(line: _Followed, pair: KeepsPair) -> bool:
    """Some pile takes the first, and the second then goes back on it."""
    game = line.end
    for pile in range(len(game.piles)):
        if game.lies_forward(pair.first.code, pile) or line.trick_on(pair.first.code, pile):
            then = game.copy()
            then.put_down(pair.first.code, pile)
            goes_back = then.lies_backwards(pair.second.code, pile)
            is_gain = step_of(game, pair.second.code, pile) < 0
            if goes_back and is_gain and not then.showing("no_backwards"):
                return True
    return False


def _saves(line: _Followed, other: _Followed, pile: int) -> bool:
    ways = ASCENDING[line.end.edition]
    alike = [each for each, ascends in enumerate(ways) if ascends == ways[pile]]
    sign = 1 if ways[pile] else -1
    rival = min(sign * value(other.tops[each]) for each in alike)
    return pile not in line.used() and sign * value(line.tops[pile]) < rival
