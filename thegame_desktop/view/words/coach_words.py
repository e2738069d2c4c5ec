"""Words for what the coach has found out about a game that is over."""

from collections.abc import Sequence
from itertools import groupby

from thegame_desktop.bots.analysis.review import Knowledge, Review, TurnReview
from thegame_desktop.engine import Lay, Setup, Status
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.win_search import WayToWin
from thegame_desktop.view.words.wording import Wording

_TINY_CHANCE = 0.05
"""Where hardly any game is won anyway, the cards left tell more."""


class CoachWords(Wording):
    """Tells of turns and what they cost; kindly, for nobody plays every turn as well as can be."""

    # The game

    def game(self, coach: Coach) -> str:
        """What was played, by whom, and how it ended."""
        setup = coach.record.setup
        parts = [self._words.edition(setup.edition.name)]
        if setup.variant.name != "standard":
            parts.append(self._words.variant(setup.variant.name))
        if setup.player_count == 1:
            parts.append(self._words.player_count(1))
        else:
            parts.append(", ".join(self.player(seat, setup) for seat in range(setup.player_count)))
        return " · ".join([*parts, self.result(coach)])

    def result(self, coach: Coach) -> str:
        """How it ended, in a few words."""
        left = coach.outcome.cards_left
        if coach.is_given_up:
            return self.tr("given up, %n left", "", left)
        if coach.outcome.status is Status.WON:
            return self.tr("won")
        return self.tr("%n card(s) left", "", left)

    def player(self, seat: int, setup: Setup) -> str:
        """Who sat there."""
        return self._words.player(seat, setup.player_count)

    # The ways of looking

    def knowledge(self, knowledge: Knowledge) -> str:
        """By which cards the turns are judged."""
        return {
            Knowledge.THEN: self.tr("What could be known then"),
            Knowledge.OPEN: self.tr("All cards open"),
        }[knowledge]

    def meaning_of_knowledge(self, knowledge: Knowledge) -> str:
        """What the numbers mean then."""
        return {
            Knowledge.THEN: self.tr(
                "How often skilled players win from there with what the player on turn could know, "
                "this turn played as the coach would."
            ),
            Knowledge.OPEN: self.tr(
                "How often skilled players win from there with the cards as they really lay, this "
                "turn played as the coach would."
            ),
        }[knowledge]

    # Turns

    def percent(self, share: float) -> str:
        """A chance; what is neither nothing nor everything doesn't look so."""
        number = round(100 * share)
        if share > 0 and number == 0:
            return self.tr("under 1%")
        if share < 1 and number == 100:
            return self.tr("over 99%")
        return self.tr("{number}%").format(number=number)

    def turn(self, number: int, player: int, setup: Setup) -> str:
        """A turn by its number and whose it was; alone that goes without saying."""
        told = self.tr("Turn {number}").format(number=number)
        if setup.player_count == 1:
            return told
        return f"{told} · {self.player(player, setup)}"

    def cost(self, review: TurnReview) -> str:
        """What a turn has cost: of the chance, or where that is tiny, in cards."""
        assert review.better is not None, "it has cost something"
        better, played = review.better.ending, review.played.ending
        then, now = self.percent(better.chance), self.percent(played.chance)
        cards = round(played.left - better.left)
        if cards < 1 or (better.chance >= _TINY_CHANCE and then != now):
            return f"{then} → {now}"
        return self.tr("about %n more card(s) left", "", cards)

    def better(self, review: TurnReview) -> str:
        """What would have been better, short."""
        assert review.better is not None, "something would have been better"
        return self.tr("Better: {lays}").format(lays=self.lays(review.better.lays))

    def lays(self, lays: Sequence[Lay]) -> str:
        """Cards and where they go; those that go on one pile one after another, together."""
        parts = []
        for pile, group in groupby(lays, key=lambda lay: lay.pile):
            cards = ", ".join(self._words.card(lay.card) for lay in group)
            parts.append(self.tr("{cards} → pile {number}").format(cards=cards, number=pile + 1))
        return "; ".join(parts)

    def turn_lines(self, review: TurnReview | None) -> tuple[str, ...]:
        """What is known of a turn, a line each; None if nothing is yet."""
        if review is None:
            return (self.still_looking(),)
        before = self.tr("Chance of winning as it began: {chance}")
        before = before.format(chance=self.percent(review.before.chance))
        if not review.is_judged:
            return before, self.still_looking()
        if review.better is None:
            return before, self.tr("No better way found")
        return before, self.tr("What it cost: {cost}").format(cost=self.cost(review))

    def about_costly(self, review: Review) -> str:
        """What the turns that cost most are compared with; or that there are none, or none yet."""
        if not review.is_settled:
            told = self.tr(
                "The coach plays every turn its own way too, and compares. The list follows once "
                "that is done: {percent} so far."
            )
            return told.format(percent=self.percent(review.share))
        if not review.costliest(1):
            return self.tr("Well played: no turn stands out that could have been better.")
        return self.tr("Chance of winning: as the coach would play the turn → as it was played.")

    def still_looking(self) -> str:
        """Nothing is known yet."""
        return self.tr("Still looking …")

    def progress(self, share: float) -> str:
        """How far the coach has come."""
        told = self.tr("The coach is looking more closely … {percent}")
        return told.format(percent=self.percent(share))

    # The curve

    def curve(self, setup: Setup) -> str:
        """What the curve shows."""
        if setup.player_count == 1:
            return self.tr("Your chance of winning")
        return self.tr("The team's chance of winning")

    def curve_summary(self, known: Sequence[TurnReview]) -> str:
        """The curve in a sentence, for whoever can't see it."""
        if not known:
            return self.still_looking()
        told = self.tr("{first} before the first turn, {last} before the last one looked at.")
        first, last = known[0].before.chance, known[-1].before.chance
        return told.format(first=self.percent(first), last=self.percent(last))

    # Players

    def not_yet(self, player: str) -> str:
        """Somebody's turns haven't all been looked at."""
        return self.tr("{player}: still looking …").format(player=player)

    def good_turns(self, player: str, good: int, turns: int) -> str:
        """In how many of somebody's turns there was nothing to improve."""
        if good == turns:
            return self.tr("{player}: the coach found nothing better in any turn.").format(
                player=player
            )
        told = self.tr(
            "{player}: the coach found nothing better in {good} of %n turn(s).", "", turns
        )
        return told.format(player=player, good=good)

    def second_look(self, number: int) -> str:
        """The one turn to look at."""
        return self.tr("Turn {number} is worth a second look.").format(number=number)

    def only_second_look(self, player: str, number: int) -> str:
        """The same of somebody of whom there is nothing else to tell."""
        told = self.tr("{player}: turn {number} is worth a second look.")
        return told.format(player=player, number=number)

    def no_turn(self, player: str) -> str:
        """Somebody was never on turn."""
        return self.tr("{player}: not on turn in this game.").format(player=player)

    # The way to win

    def way_to_win(self, found: WayToWin) -> str:
        """What came of a search."""
        if found.turn is None:
            if found.is_proved:
                return self.tr("Even with all cards open, there was never a way to win.")
            return self.tr("No way to win was found, not even from the first turn on.")
        told = self.tr(
            "Up to turn {number} the game could still have been won with all cards open."
        ).format(number=found.turn + 1)
        return f"{told} {self._afterwards(found)}"

    def _afterwards(self, found: WayToWin) -> str:
        if found.is_proved:
            return self.tr("After that, it could no longer be won.")
        return self.tr("After that, no way was found.")

    def no_way(self, found: WayToWin) -> str:
        """What stands where there was no way any more."""
        if found.is_proved:
            return self.tr("no way to win any more")
        return self.tr("no way to win found")
