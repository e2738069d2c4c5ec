"""What each turn of a game has cost: played out as it was, and as it might have been."""

import math
from collections.abc import Sequence, Set
from dataclasses import dataclass
from enum import Enum

from thegame_desktop.bots.core import Flag, Played, Rollouts, Turn, World, core_for
from thegame_desktop.bots.known_ending import winning_turn, wins_for_sure
from thegame_desktop.bots.race import CARD_LEFT, Racer, Tried, better_half
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import Lay, Observation, State, observe

ROUNDS = (16, 16, 32, 64, 128, 256, 512, 512)
"""How many games each way to play a turn is given, round by round."""
_HALVINGS = 3
"""After so many rounds it is settled which of them are worth comparing. They are compared by the
games that come then: by those that they were chosen for they would look better than they are."""
_MOST, _MARGIN = 8, 20.0
"""So many other turns are tried out, if they are judged no worse than this."""
_BATCH = 48
"""How many games are played between two looks at the flag; enough to be worth a call."""
_SLIP = 6.0
"""How much players misjudge a turn while all cards lie open, where only that makes a difference."""
_SURE = 3.0
"""So many standard errors are beyond doubt."""
_WORTH_TELLING = 0.01
"""A hundredth of the games, or one card in each of them."""


class Look(Enum):
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
class Ending:
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
class Way:
    """A way to play a turn, and what came of it."""

    lays: tuple[Lay, ...]
    ending: Ending


@dataclass(frozen=True)
class TurnReview:
    """What a turn has cost."""

    turn: PlayedTurn
    before: Ending
    """From its beginning on, if everybody plays on as a skilled player does."""
    played: Way
    better: Way | None
    """What would have been better beyond doubt; None if nothing would."""
    loss: float
    """How much better the games end then: 1 for each that is won instead of lost, and a little for
    each card that isn't left."""
    is_judged: bool = True
    """False as long as it isn't settled what to compare it with."""


@dataclass(frozen=True)
class Review:
    """What is known of the turns of a game so far."""

    look: Look
    turns: tuple[TurnReview, ...]
    """Those that have been looked at, from the first one on."""
    share: float
    """How much of the work is done."""

    def costliest(self, most: int) -> tuple[TurnReview, ...]:
        """The turns that have cost most, the dearest first."""
        dear = [review for review in self.turns if review.better is not None]
        return tuple(sorted(dear, key=lambda review: review.loss, reverse=True)[:most])


class Reviewer:
    """Reviews the turns of a game, better and better round by round; it may rest in between."""

    def __init__(
        self,
        turns: Sequence[PlayedTurn],
        look: Look,
        seed: int,
        says_all: Set[int] = frozenset(),
        rounds: Sequence[int] = ROUNDS,
    ) -> None:
        """The silence of the seats that say all there is to say tells something too."""
        self._turns = tuple(turns)
        self._look = look
        self._seed = seed
        self._says_all = says_all
        self._rounds = tuple(rounds)
        self._halvings = min(_HALVINGS, len(self._rounds) - 1)
        self._trials: list[_Trial] = []
        self._reviews: list[TurnReview] = []
        self._done = 0
        """How often a turn has been looked at."""

    @property
    def is_done(self) -> bool:
        """True once everything has been looked at as closely as is worth the time."""
        return self._done == len(self._turns) * len(self._rounds)

    def improve(self, flag: Flag) -> Review | None:
        """Look at one more turn; None if that was broken off. Raises NoCore."""
        nth_round, nth = divmod(self._done, len(self._turns))
        if not nth_round:
            self._begin(nth)
        trial = self._trials[nth]
        if not trial.play_until(sum(self._rounds[: nth_round + 1]), flag):
            return None
        if nth_round < self._halvings:
            trial.drop_the_worse()
        self._reviews[nth : nth + 1] = [trial.review()]
        self._done += 1
        return Review(self._look, tuple(self._reviews), self._share(nth_round, nth + 1))

    def _begin(self, nth: int) -> None:
        if nth == len(self._trials):  # else it was broken off before
            seed = self._seed + nth
            chosen_after = sum(self._rounds[: self._halvings])
            turn = self._turns[nth]
            self._trials.append(_Trial(turn, self._look, seed, self._says_all, chosen_after))

    def _share(self, rounds: int, turns: int) -> float:
        played = sum(self._rounds[:rounds]) + self._rounds[rounds] * turns / len(self._turns)
        return played / sum(self._rounds)


@dataclass(frozen=True)
class Compared:
    """What came of some ways to play a turn, in the same games."""

    ways: tuple[Way, ...]
    first: tuple[Tried, ...]
    """The first of them against each of the others, game by game."""


def compare(
    turn: PlayedTurn,
    ways: Sequence[tuple[Lay, ...]],
    look: Look,
    seed: int,
    worlds: range,
    flag: Flag,
    says_all: Set[int] = frozenset(),
) -> Compared | None:
    """What comes of these ways to play a turn, in the same games; None if it was broken off.

    A world by its number gives each of them a game. Raises NoCore.
    """
    rollouts = _rollouts(turn, look, seed, says_all)
    racers = [Racer(Turn(0.0, lays)) for lays in ways]
    sure = _sure_wins(turn, racers)
    for start in range(0, len(worlds), _BATCH):
        if not _play(racers, sure, rollouts, worlds[start : start + _BATCH], flag):
            return None
    first, *others = racers
    return Compared(
        tuple(Way(racer.turn.lays, _ending(racer)) for racer in racers),
        tuple(first.against(other) for other in others),
    )


def have_same_effect(lays: Sequence[Lay], others: Sequence[Lay]) -> bool:
    """True if both ways to play a turn lead to the same, in whatever order they were laid."""
    return _effect(lays) == _effect(others)


class _Trial:
    """The ways to play one turn, while they are tried out."""

    def __init__(
        self, turn: PlayedTurn, look: Look, seed: int, says_all: Set[int], chosen_after: int
    ) -> None:
        """After so many games it is settled which ways are compared, by all further ones."""
        self._turn = turn
        self._chosen_after = chosen_after
        self._look = look
        core = core_for(turn.before.table.setup)
        found = core.turns(weights_for(turn.before.table.setup), turn.seen, _MOST)
        racers = [Racer(each) for each in found if each.score <= found[0].score + _MARGIN]
        winning = winning_turn(turn.seen, Flag())
        if winning is not None and not any(
            have_same_effect(each.turn.lays, winning) for each in racers
        ):
            racers.append(Racer(Turn(math.inf, winning)))
        self._first = racers[0]
        """What a skilled player would have done: that is how good the position was."""
        self._played = next(
            (each for each in racers if turn.lost_with is None and self._is_played(each)),
            Racer(Turn(math.inf, turn.lays)),
        )
        self._others = [each for each in racers if each not in (self._first, self._played)]
        self._sure = _sure_wins(turn, [*racers, *self._finished])
        self._games = 0
        self._rollouts = _rollouts(turn, look, seed, says_all)

    @property
    def _finished(self) -> tuple[Racer, ...]:
        """The turn as it was, if the game went on after it."""
        return (self._played,) if self._turn.lost_with is None else ()

    def _is_played(self, racer: Racer) -> bool:
        """True if it leads to the same as what was played."""
        return have_same_effect(racer.turn.lays, self._turn.lays)

    def play_until(self, end: int, flag: Flag) -> bool:
        """Give each way so many games in all; False if it was broken off."""
        lost = self._turn.lost_with
        racers = list(dict.fromkeys((self._first, *self._others, *self._finished)))
        while self._games < end:
            worlds = range(self._games, min(self._games + _BATCH, end))
            if not _play(racers, self._sure, self._rollouts, worlds, flag):
                return False
            if lost is not None:
                self._played.add([Played(won=False, cards_left=lost)] * len(worlds))
            self._games = worlds.stop
        return True

    def drop_the_worse(self) -> None:
        if self._others:
            self._others = better_half(self._first, self._others)

    def review(self) -> TurnReview:
        is_judged = self._games > self._chosen_after
        since = self._chosen_after if is_judged else 0
        played, best, loss = self._played, None, 0.0
        if is_judged:
            for racer in (self._first, *self._others):
                tried = racer.against(played, since)
                is_sure = tried.gain > max(_SURE * tried.error, _WORTH_TELLING)
                if is_sure and tried.gain > loss:
                    best, loss = racer, tried.gain
        return TurnReview(
            self._turn,
            self._before(since) if is_judged else _ending(self._first),
            Way(self._turn.lays, _ending(played, since)),
            None if best is None else Way(best.turn.lays, _ending(best, since)),
            loss,
            is_judged,
        )

    def _before(self, since: int) -> Ending:
        """How good the position was.

        By what could be known, what a skilled player would have made of it. With all cards open,
        what the best way makes of it.
        """
        if self._look is Look.THEN:
            return _ending(self._first)
        ways = (self._first, self._played, *self._others)
        return max((_ending(way, since) for way in ways), key=lambda ending: ending.worth)


def _sure_wins(turn: PlayedTurn, racers: Sequence[Racer]) -> frozenset[Racer]:
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
            racer.add([Played(won=True, cards_left=0)] * len(worlds))
    return True


def _rollouts(turn: PlayedTurn, look: Look, seed: int, says_all: Set[int]) -> Rollouts:
    state, setup = turn.before, turn.before.table.setup
    core, weights = core_for(setup), weights_for(setup)
    if look is Look.THEN:
        return core.rollouts(weights, turn.seen, seed, says_all)
    world = World(tuple(map(frozenset, state.hands)), state.draw_pile)
    return core.open_rollouts(weights, turn.seen, world, _SLIP, seed)


def _effect(lays: Sequence[Lay]) -> tuple[frozenset[Lay], dict[int, Lay]]:
    """What is laid where, and what lies on top of each pile then."""
    return frozenset(lays), {lay.pile: lay for lay in lays}


def _ending(racer: Racer, since: int = 0) -> Ending:
    games = racer.games[since:]
    won, left = (sum(each) for each in zip(*games, strict=True))
    return Ending(len(games), won, left)
