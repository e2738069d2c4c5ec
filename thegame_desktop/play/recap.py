"""What the others did since a player's last turn, ready to be told and to be played again."""

from dataclasses import dataclass, replace

from thegame_desktop.engine import CardLaid, Lay, Table, Turn


@dataclass(frozen=True)
class RecapScene:
    """A card that was laid, and the table with it lying there."""

    laid: CardLaid
    table: Table


@dataclass(frozen=True)
class Recap:
    """The table as a player left it, and every lay since then."""

    before: Table
    scenes: tuple[RecapScene, ...]

    @property
    def turns(self) -> tuple[tuple[CardLaid, ...], ...]:
        """The lays turn by turn."""
        turns: list[list[CardLaid]] = []
        for scene in self.scenes:
            # A turn is over as soon as somebody else lays.
            if not turns or turns[-1][-1].player != scene.laid.player:
                turns.append([])
            turns[-1].append(scene.laid)
        return tuple(map(tuple, turns))


def recap(table: Table, seat: int) -> Recap:
    """All that was laid since this seat's last finished turn; since the deal if it had none."""
    known = max((n for n, turn in enumerate(table.turns, 1) if turn.player == seat), default=0)
    before = _earlier(table, table.turns[:known])
    running = (Turn(table.on_turn, table.lays),) if table.on_turn is not None else ()
    scenes: list[RecapScene] = []
    now = before
    played = table.turns
    for nth, turn in enumerate((*played[known:], *running), known):
        now = replace(now, turns=played[:nth], lays=())
        for lay in turn.lays:
            step = table.setup.edition.rows[lay.pile].step(now.position.tops[lay.pile], lay.card)
            now = _with(now, lay)
            scenes.append(RecapScene(CardLaid(turn.player, lay.card, lay.pile, step), now))
    return Recap(before, tuple(scenes))


def _earlier(table: Table, turns: tuple[Turn, ...]) -> Table:
    """The table when only these turns had been played; nobody's words are kept for so long."""
    silent = ((),) * table.setup.player_count
    earlier = replace(table, turns=turns, lays=(), signals=silent, result=None, remarks=())
    return _topped(earlier)


def _with(table: Table, lay: Lay) -> Table:
    return _topped(replace(table, lays=(*table.lays, lay)))


def _topped(table: Table) -> Table:
    """The table with the tops that its piles have."""
    tops = tuple(pile.top for pile in table.piles)
    return replace(table, position=table.position._replace(tops=tops))
