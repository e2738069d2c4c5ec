"""A table's views made once more from nothing but its models: that is what it may show."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.window.all_texts import texts_of
from thegame_desktop.app import App
from thegame_desktop.model.table_models import TableModels
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.daily_leaf import DailyLeaf
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.hand.hand_view import HandView
from thegame_desktop.view.table.hints.hint_panel import HintPanel
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.piles.pile_fan import PileFan
from thegame_desktop.view.table.piles.piles_view import PilesView
from thegame_desktop.view.table.seats.seats_view import SeatsView
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.widgets.notice import Notice

NO_VIEWS = (HandView, Notice, HintPanel, LogPanel, SignalsPanel, PileFan)
"""The hand's own widget shows nothing; the others tell what somebody asked for, or did."""


class ModelTwin:
    """Views beside those of a table, bound to models with the same rows, that know nothing else."""

    def __init__(self, app: App, table: GameTable, theme: Theme, art: CardArt) -> None:
        self._table = table
        self._canvas = QWidget()
        self._canvas.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._canvas.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._canvas.resize(table.size())
        self._shown = TableModels(self._canvas)
        words, settings = app.words, app.settings
        canvas, shown, nobody = self._canvas, self._shown, _hears_nothing
        self._piles = PilesView(theme, art, words, canvas)
        self._seats = SeatsView(theme, words, canvas)
        self._hand = HandView(theme, art, words, table.placement, canvas, is_played_at=True)
        self._line = NumberLine(theme, words, canvas)
        self._in_force = InForce(theme, words, nobody, canvas)
        self._draw_pile = DrawPileView(theme, art, canvas)
        self._turn = TurnPanel(theme, words, canvas)
        self._leaf = DailyLeaf(theme, words, canvas)
        self._starter = StarterPanel(theme, words, nobody, canvas)
        self._cover = Cover(theme, words, settings, nobody, canvas)
        self._hand.setModel(shown.hand)
        self._piles.setModel(shown.piles)
        self._seats.setModel(shown.seats)
        self._in_force.setModel(shown.piles)
        self._line.setModel(shown.piles)
        self._line.set_hand(shown.hand)
        for view in (self._draw_pile, self._turn, self._leaf, self._starter, self._cover):
            view.setModel(shown.turn)
        canvas.show()

    def differences(self, *, with_pictures: bool) -> list[str]:
        """What the table shows otherwise than these views, which are told of nothing but rows."""
        models = self._table.shown
        assert models.hand.setup is not None, "a game is shown"
        # Anew each time: what was shown before is forgotten.
        self._shown.begin(models.hand.setup, models.rows)
        self._shown.hand.hold(models.hand.held)
        self._shown.piles.offer(models.piles.offers)
        is_at_rest = not self._table.is_moving
        for mine, there in self._pairs():
            self._place(mine, there)
        QApplication.processEvents()  # labels are shown a little later than made
        return [
            *(self._strangers() if is_at_rest else ()),
            *self._unlike(with_pictures=with_pictures),
        ]

    def _strangers(self) -> Iterator[str]:
        """Whatever is on the table and no view of it."""
        own = [each for _, each in self._pairs()]
        buttons = [*self._table.buttons.beside_hand, self._table.buttons.signals]
        known = [*own, *buttons, self._table.buttons.watch_hint]
        for child in self._table.children():
            if isinstance(child, QWidget) and child not in known:
                is_told = not child.isHidden() and not child.objectName().startswith("ring ")
                if is_told and not isinstance(child, NO_VIEWS):
                    yield f"no model has {type(child).__name__} {child.objectName()}"

    def _pairs(self) -> Iterator[tuple[QWidget, QWidget]]:
        """A view of the models alone, and the same on the table."""
        table = self._table
        for mine, there in (
            (list(self._piles), list(table.piles)),
            (self._seats.chips, table.seats.chips),
            (self._seats.open_hands, table.seats.open_hands),
            (list(self._hand), list(table.hand)),
        ):
            yield from zip(mine, there, strict=True)
        views: list[QWidget] = [self._line, self._in_force, self._draw_pile, self._turn]
        for view in (*views, self._leaf, self._starter, self._cover):
            (found,) = table.findChildren(type(view))
            yield view, found

    def _unlike(self, *, with_pictures: bool) -> Iterator[str]:
        for mine, there in self._pairs():
            name = f"{type(there).__name__} {there.objectName()}"
            if mine.isHidden() != there.isHidden() and not isinstance(there, NumberLine):
                yield f"{name}: hidden is {there.isHidden()}"
            if there.isHidden():
                continue
            texts = texts_of(mine)
            if texts != texts_of(there):
                yield f"{name}: {[*set(texts_of(there)) ^ set(texts)]}"
            focus = there.window().focusWidget()
            has_focus = focus is there or there.isAncestorOf(focus)
            if with_pictures and not has_focus and _picture(mine) != _picture(there):
                yield f"{name}: looks different"

    def _place(self, mine: QWidget, there: QWidget) -> None:
        """Have this view at the same place, and as large."""
        places, unit = self._table.places, self._table.unit
        if isinstance(mine, PileButton | InForce | Cover | StarterPanel | DrawPileView):
            mine.hear(unit)
        match mine:
            case PileButton():
                mine.place(there.geometry(), places.pile_card)
            case InForce() | Cover() | StarterPanel():
                mine.place(there.geometry())
            case DrawPileView():
                mine.place(places.draw_pile_with_words, places.draw_card_rect)
            case CardButton():
                mine.set_card_size(places.hand_card)
                mine.setGeometry(there.geometry())
                mine.turn(is_face_up=True)
                mine.fade(1.0)
            case _:
                if hasattr(mine, "hear"):
                    mine.hear(unit)
                mine.setGeometry(there.geometry())

    def leave(self) -> None:
        """Be gone."""
        self._canvas.deleteLater()


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def _hears_nothing(_wish: object) -> None:
    pass
