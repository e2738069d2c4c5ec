"""Words for whoever looks at their hand out of turn: what it is for, and how to pass on."""

from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.view.look.texts import key_name
from thegame_desktop.view.words.wording import Wording

PASS_ON_KEY = "Space"


class OutOfTurnWords(Wording):
    """Says what passing on does, and by which key; asked by way of `Words`."""

    def headline(self, look: OutOfTurnLook) -> str:
        """Who looks."""
        player = self._words.player(look.seat, look.player_count)
        return self.tr("{player} looks").format(player=player)

    def pass_on(self, look: OutOfTurnLook) -> str:
        """What the button says that ends the look."""
        if look.passes_to is None:
            return self.tr("Cover my hand")
        return self.tr("Pass to {player}").format(player=self._next(look))

    def what_next(self, look: OutOfTurnLook) -> str:
        """What there is to do in this look, and how it ends."""
        if look.has_new_cards:
            words = self._with_new_cards(look)
        elif look.on_turn is None:
            words = self._before_the_beginning(look)
        else:
            words = self._in_between(look)
        told = words.format(player=self._next(look), key=key_name(PASS_ON_KEY))
        if look.has_new_cards or look.on_turn is None:
            return told
        return f"{self._words.whose_turn(look.on_turn, look.player_count)}. {told}"

    def _with_new_cards(self, look: OutOfTurnLook) -> str:
        if look.is_silent and look.passes_to is None:
            return self.tr(
                "New cards: have a good look, then cover your hand ({key}). Silence holds!"
            )
        if look.is_silent:
            return self.tr(
                "New cards: have a good look, then pass the laptop to {player} ({key}). "
                "Silence holds!"
            )
        if look.passes_to is None:
            return self.tr(
                "New cards: talk about them now if you like, then cover your hand ({key})."
            )
        return self.tr(
            "New cards: talk about them now if you like, then pass the laptop to {player} ({key})."
        )

    def _before_the_beginning(self, look: OutOfTurnLook) -> str:
        if look.passes_to is None:
            return self.tr("Remember your hand, then cover it ({key}) and agree who begins.")
        return self.tr("Remember your hand, then pass the laptop to {player} ({key}).")

    def _in_between(self, look: OutOfTurnLook) -> str:
        if look.passes_to is None:
            return self.tr("Cover your hand when you have seen enough ({key}).")
        return self.tr("Pass the laptop back when you have seen enough ({key}).")

    def _next(self, look: OutOfTurnLook) -> str:
        if look.passes_to is None:
            return ""
        return self._words.player(look.passes_to, look.player_count)
