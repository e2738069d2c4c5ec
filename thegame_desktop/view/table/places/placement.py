"""Where things lie at the moment: the layout of this table, worked out again when it must be."""

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Colour, Edition
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.table.places.table_layout import Counts, TableLayout, table_layout


class Placement:
    """Keeps the layout as long as nothing has changed that it depends on."""

    def __init__(self, sitting: Sitting, settings: Settings, canvas: QWidget) -> None:
        self._sitting = sitting
        self._session = sitting.session
        self._settings = settings
        self._canvas = canvas
        self._layout: TableLayout | None = None
        self._made_for: tuple[QSize, Counts, bool, bool, float] | None = None

    @property
    def is_known(self) -> bool:
        """True once anything has been placed."""
        return self._layout is not None

    @property
    def places(self) -> TableLayout:
        """The layout that everything was placed by."""
        assert self._layout is not None, "nothing has been placed yet"
        return self._layout

    def with_hand(self, hand_count: int) -> TableLayout:
        """The layout for a hand of so many cards, from now on."""
        preferences, setup = self._settings.preferences, self._session.setup
        counts = Counts(
            piles=len(setup.edition.rows),
            hand=hand_count,
            full_hand=setup.hand_size,
            seats=setup.player_count,
            lanes=len(lane_colours(setup.edition)),
            open_hands=self._session.open_hands is not None,
            signs=bool(setup.layout.carriers),
        )
        shows_line = preferences.shows_number_line
        needs_log = not self._sitting.is_played_at  # it is there to find one's way by
        shows_log = preferences.shows_log or needs_log
        wanted = (self._canvas.size(), counts, shows_line, shows_log, text_scale())
        if self._layout is None or wanted != self._made_for:
            self._made_for = wanted
            self._layout = table_layout(
                self._canvas.size(),
                counts,
                shows_line=shows_line,
                shows_log=shows_log,
                needs_log=needs_log,
                text_scale=text_scale(),
            )
        return self._layout


@cache
def lane_colours(edition: Edition) -> tuple[Colour | None, ...]:
    """The lanes of an edition's number line: one for each colour, or one in all."""
    return tuple(dict.fromkeys(card.colour for card in edition.cards))
