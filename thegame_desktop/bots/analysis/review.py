"""What each turn of a game has cost: as it was, and as the expert would have played it."""

import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from enum import Enum

from thegame_desktop.bots.analysis.advice import FOR_ADVICE, seed_of, tried_out
from thegame_desktop.bots.core import Flag, PlayedOutGame, Rollouts, ScoredTurn, World, core_for
from thegame_desktop.bots.known_ending import wins_for_sure
from thegame_desktop.bots.race import CARD_LEFT, Racer, Tried
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import (
    FinishTurn,
    Lay,
    Observation,
    State,
    Status,
    apply,
    observe,
    refusal,
)

_BATCH = 48
"""How many games are played between two looks at the flag; enough to be worth a call."""
_SLIP = 6.0
"""How much players misjudge a turn while all cards lie open, where only that makes a difference."""
_SURE = 3.0
"""So many standard errors are beyond doubt."""
_SURE_EARLY = 4.0
"""So many, where there could be more games: who looks several times is led astray more easily."""
_HARDLY = 1.0
"""With less than so many, nothing would come of more games."""
_WORTH_TELLING = 0.01
"""A hundredth of the games, or one card in each of them."""


@dataclass(frozen=True)
class Care:
    """How closely turns are looked at."""

    effort: Effort
    """How much is thought about what the expert would have played; never for a limited time, or
    another machine would come to something else."""
    games: tuple[int, ...]
    """How many games each way is given, in two rounds at least: first the turn as it was, so that
    there is something to see at once; then both; after that only what is still in doubt."""


AT_LEISURE = Care(replace(FOR_ADVICE, think_ms=None), (48, 336, 1024))
"""The expert thinks as for a hint."""


class Knowledge(Enum):
    """By which cards a turn is judged."""

    THEN = "then"
    """By what the player could know at the time."""
    OPEN = "open"
    """With all cards open, as they really lay."""


@dataclass(frozen=True)
class PlayedTurn:
    """A turn as it was played."""

    before: State
    """As it began, with what the others had said."""
    lays: tuple[Lay, ...]
    lost_with: int | None = None
    """How many cards were left, if the game was lost in the middle of it."""
    advised: tuple[Lay, ...] | None = None
    """What a hint told the player to do, if one was asked for as it began."""

    @property
    def player(self) -> int:
        """Whose turn it was."""
        player = self.before.table.on_turn
        assert player is not None, "somebody was on turn"
        return player

    @property
    def seen(self) -> Observation:
        """What the player could know as it began."""
        return observe(self.before, self.player)


@dataclass(frozen=True)
class PlayoutTally:
    """How the games ended that were played out from somewhere."""

    games: int
    won: int
    cards_left: int
    """In all of them together."""

    @property
    def chance(self) -> float:
        """The share that was won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """Its standard error; as if two more were won and two more lost, so it is never nothing."""
        games, won = self.games + 4, self.won + 2
        return math.sqrt(won / games * (1 - won / games) / games)

    @property
    def left(self) -> float:
        """The cards left on average."""
        return self.cards_left / self.games

    @property
    def worth(self) -> float:
        """How good they are on the whole: each card that is left takes a little, too."""
        return self.chance - CARD_LEFT * self.left


@dataclass(frozen=True)
class WayToPlay:
    """A way to play a turn, and what came of it."""

    lays: tuple[Lay, ...]
    ending: PlayoutTally


@dataclass(frozen=True)
class TurnReview:
    """What a turn has cost."""

    turn: PlayedTurn
    played: WayToPlay
    better: WayToPlay | None
    """What would have been better beyond doubt; None if nothing would."""
    loss: float
    """How much better the games end then: 1 for each that is won instead of lost, and a little for
    each card that isn't left."""
    is_judged: bool = True
    """False as long as it is in doubt whether anything would have been better. From then on nothing
    of all this changes any more."""

    @property
    def before(self) -> PlayoutTally:
        """How good the position was as it began: what the best way that is known makes of it.

        So whoever shows what the turn might have come to shows the same.
        """
        return (self.better or self.played).ending


@dataclass(frozen=True)
class Review:
    """What is known of the turns of a game so far."""

    knowledge: Knowledge
    turns: tuple[TurnReview, ...]
    """Those that have been looked at, from the first one on."""
    share: float
    """How much of the work is done."""

    @property
    def is_settled(self) -> bool:
        """True once nothing of it changes any more."""
        return self.share == 1

    def costliest(self, most: int) -> tuple[TurnReview, ...]:
        """The turns that have cost most, the dearest first; none before it is settled which."""
        if not self.is_settled:
            return ()
        dear = [review for review in self.turns if review.better is not None]
        return tuple(sorted(dear, key=lambda review: review.loss, reverse=True)[:most])


class Reviewer:
    """Reviews the turns of a game, round by round; it may rest in between."""

    def __init__(
        self,
        turns: Sequence[PlayedTurn],
        knowledge: Knowledge,
        says_all: Set[int] = frozenset(),
        care: Care = AT_LEISURE,
    ) -> None:
        """The silence of the seats that say all there is to say tells something too."""
        self._knowledge = knowledge
        self._trials = [_Trial(turn, knowledge, says_all, care) for turn in turns]
        self._reviews: list[TurnReview] = []
        self._waiting = deque([*range(len(turns))] * len(care.games))
        """The turns that are still to be looked at, again and again."""

    @property
    def is_done(self) -> bool:
        """True once everything has been looked at as closely as is worth the time."""
        return not self._waiting

    def improve(self, flag: Flag) -> Review | None:
        """Look at one more turn; None if that was broken off. Raises NoCore."""
        nth = self._waiting[0]
        trial = self._trials[nth]
        if not trial.look_closer(flag):
            return None
        self._reviews[nth : nth + 1] = [trial.review()]
        self._waiting.popleft()
        while self._waiting and self._trials[self._waiting[0]].is_judged:
            self._waiting.popleft()
        share = sum(each.share for each in self._trials) / len(self._trials)
        return Review(self._knowledge, tuple(self._reviews), share)


@dataclass(frozen=True)
class Compared:
    """What came of some ways to play a turn, in the same games."""

    ways: tuple[WayToPlay, ...]
    first: tuple[Tried, ...]
    """The first of them against each of the others, game by game."""


def compare(
    turn: PlayedTurn,
    ways: Sequence[tuple[Lay, ...]],
    knowledge: Knowledge,
    games: int,
    flag: Flag,
    says_all: Set[int] = frozenset(),
) -> Compared | None:
    """What comes of these ways to play a turn, in the same games; None if it was broken off.

    The games are those that the turn is reviewed by, so both tell the same of the same way.
    Raises NoCore.
    """
    rollouts = _games_of(turn, knowledge, says_all)
    racers = [Racer(ScoredTurn(0.0, lays)) for lays in ways]
    sure = _sure_wins(turn, racers)
    for start in range(0, games, _BATCH):
        worlds = range(start, min(start + _BATCH, games))
        if not _play(racers, sure, rollouts, worlds, flag):
            return None
    first, *others = racers
    return Compared(
        tuple(WayToPlay(racer.turn.lays, _ending(racer)) for racer in racers),
        tuple(first.against(other) for other in others),
    )


def have_same_effect(lays: Sequence[Lay], others: Sequence[Lay]) -> bool:
    """True if both ways to play a turn lead to the same, in whatever order they were laid."""
    return _effect(lays) == _effect(others)


def is_whole_turn(before: State, lays: Sequence[Lay]) -> bool:
    """True if the turn can be played like this and finished then, or the game is won with it."""
    state = before
    for nth, lay in enumerate(lays):
        if refusal(state, lay) is not None:
            return False
        state = apply(state, lay).state
        result, is_finished = state.table.result, state.table.turns != before.table.turns
        if is_finished or result is not None:
            is_won = result is not None and result.status is Status.WON
            return nth == len(lays) - 1 and (is_finished or is_won)
    return refusal(state, FinishTurn()) is None


class _Trial:
    """A turn as it was and as the expert would have played it, while they are compared.

    What to compare with is chosen by other games than those that tell how good it is: by these
    it would look better than it is.
    """

    def __init__(
        self, turn: PlayedTurn, knowledge: Knowledge, says_all: Set[int], care: Care
    ) -> None:
        self._turn = turn
        self._knowledge = knowledge
        self._says_all = says_all
        self._care = care
        self._rounds = 0
        """How often it has been looked at."""
        self._played = Racer(ScoredTurn(math.inf, turn.lays))
        self._rival: Racer | None = None
        """What it is compared with, once that is known; the turn as it was, if that is the same."""

    @property
    def is_judged(self) -> bool:
        """True once more games would show nothing else, or are too many."""
        rival = self._rival
        if rival is None or self._rounds < 2:
            return False
        if rival is self._played or self._rounds == len(self._care.games):
            return True
        tried = rival.against(self._played)
        return tried.gain <= _HARDLY * tried.error or _is_better(tried, _SURE_EARLY)

    @property
    def share(self) -> float:
        """How much of the work is done: most of it by the second look."""
        return 1.0 if self.is_judged else (0.0, 0.1, 0.8)[min(self._rounds, 2)]

    def look_closer(self, flag: Flag) -> bool:
        """Give it more games; False if that was broken off."""
        if self._rounds and self._rival is None:
            rival = self._found_rival(flag)
            if flag.is_set:
                return False
            self._rival = rival
        if not self._play_until(sum(self._care.games[: self._rounds + 1]), flag):
            return False
        self._rounds += 1
        return True

    def _found_rival(self, flag: Flag) -> Racer:
        """What the expert would have played; the turn as it was, if it leads to the same.

        By what could be known, that is what a hint told the player then, if one did: nobody is
        told otherwise afterwards.
        """
        turn = self._turn
        is_open, advised = self._knowledge is Knowledge.OPEN, turn.advised
        if not is_open and advised is not None and is_whole_turn(turn.before, advised):
            best = advised
        else:
            seed, effort = seed_of(turn.seen), self._care.effort
            games = _open_games(turn, seed) if is_open else None
            best = tried_out(turn.seen, effort, seed, flag, self._says_all, games)[0]
        if turn.lost_with is None and have_same_effect(best, turn.lays):
            return self._played
        return Racer(ScoredTurn(0.0, best))

    def _play_until(self, end: int, flag: Flag) -> bool:
        """Give each way so many games in all; False if it was broken off."""
        lost_with, played = self._turn.lost_with, self._played
        racers = {each for each in (played, self._rival) if each is not None}
        if lost_with is not None:
            racers.remove(played)
            played.add([PlayedOutGame(won=False, cards_left=lost_with)] * (end - len(played.games)))
        sure = _sure_wins(self._turn, racers)
        games = _games_of(self._turn, self._knowledge, self._says_all)
        for worlds in self._batches(racers, end):
            behind = [each for each in racers if len(each.games) == worlds.start]
            if not _play(behind, sure, games, worlds, flag):
                return False
        return True

    @staticmethod
    def _batches(racers: Set[Racer], end: int) -> Iterator[range]:
        """The worlds that somebody hasn't met yet: first those that only one of them has."""
        while (start := min((len(each.games) for each in racers), default=end)) < end:
            ahead = [len(each.games) for each in racers if len(each.games) > start]
            yield range(start, min(start + _BATCH, *ahead, end))

    def review(self) -> TurnReview:
        """What is known by now."""
        played, rival = self._played, self._rival
        better, loss = None, 0.0
        if self.is_judged and rival is not None and rival is not played:
            tried = rival.against(played)
            if _is_better(tried, _SURE):
                better, loss = WayToPlay(rival.turn.lays, _ending(rival)), tried.gain
        return TurnReview(
            self._turn, WayToPlay(self._turn.lays, _ending(played)), better, loss, self.is_judged
        )


def _is_better(tried: Tried, errors: float) -> bool:
    """True if it is so beyond so many standard errors, and worth telling."""
    return tried.gain > max(errors * tried.error, _WORTH_TELLING)


def _sure_wins(turn: PlayedTurn, racers: Iterable[Racer]) -> frozenset[Racer]:
    """Those after which a win is known: whoever plays them finds it."""
    return frozenset(racer for racer in racers if wins_for_sure(turn.seen, racer.turn.lays, Flag()))


def _play(
    racers: Sequence[Racer], sure: Set[Racer], rollouts: Rollouts, worlds: range, flag: Flag
) -> bool:
    """Have each play in these worlds; False if it was broken off."""
    unsure = [racer for racer in racers if racer not in sure]
    played = rollouts.play([racer.turn for racer in unsure], worlds, flag) if unsure else []
    if played is None or flag.is_set:
        return False
    for racer, ended in zip(unsure, played, strict=True):
        racer.add(ended)
    for racer in racers:
        if racer in sure:
            racer.add([PlayedOutGame(won=True, cards_left=0)] * len(worlds))
    return True


def _games_of(turn: PlayedTurn, knowledge: Knowledge, says_all: Set[int]) -> Rollouts:
    """The games that tell how good a way to play the turn is."""
    seed = seed_of(turn.seen) + 1  # not those in which the expert tries turns out
    if knowledge is Knowledge.OPEN:
        return _open_games(turn, seed)
    setup = turn.before.table.setup
    return core_for(setup).rollouts(weights_for(setup), turn.seen, seed, says_all)


def _open_games(turn: PlayedTurn, seed: int) -> Rollouts:
    """The same cards again and again, as they really lay."""
    state, setup = turn.before, turn.before.table.setup
    world = World(tuple(map(frozenset, state.hands)), state.draw_pile)
    return core_for(setup).open_rollouts(weights_for(setup), turn.seen, world, _SLIP, seed)


def _effect(lays: Sequence[Lay]) -> tuple[frozenset[Lay], dict[int, Lay]]:
    """What is laid where, and what lies on top of each pile then."""
    return frozenset(lays), {lay.pile: lay for lay in lays}


def _ending(racer: Racer) -> PlayoutTally:
    won, left = (sum(each) for each in zip(*racer.games, strict=True))
    return PlayoutTally(len(racer.games), won, left)
