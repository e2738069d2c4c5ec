"""The page of the unfinished games: what a start offers to go on with."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from thegame_desktop.model.unfinished_games import FIRST_LISTED, Inventory
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.game_tile import GameTile
from thegame_desktop.view.widgets.buttons import FIRST_IN_FOOTER, IN_FOOTER, PageButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wish_keys import key_of
from thegame_desktop.view.wishes import (
    ChooseGame,
    Go,
    OpenFile,
    RemoveUnfinished,
    Resume,
    ShowUnfinished,
)
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_MORE_AT_A_TIME = 50


class GamesPage(Translated, ScaledPage):
    """Shows games to choose from, the newest first, and asks for what is to become of one."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words = words
        self._art = CardArt(theme)
        self._inventory = Inventory()
        self._tiles: list[GameTile] = []
        self._group = QButtonGroup(self)
        self._asked = FIRST_LISTED
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._empty = PageLabel(theme, 17, "text_muted")
        self._note = PageLabel(theme, 14, "text_muted", wraps=True)
        self._more = PageButton("more games", size=(42, 15))
        self._back = PageButton("leave games", size=IN_FOOTER)
        self._remove = PageButton("remove game", size=IN_FOOTER)
        self._open = PageButton("open file", size=IN_FOOTER)
        self._new_game = PageButton("begin new game", size=IN_FOOTER)
        self._resume = PageButton("resume", size=FIRST_IN_FOOTER, kind="primary")
        self.wish_by(self._back, Go.BACK)
        self._remove.clicked.connect(self._wish_to_remove)
        self.wish_by(self._open, OpenFile())
        self.wish_by(self._new_game, ChooseGame())
        self._resume.clicked.connect(self._wish_to_resume)
        self.way_on = self._resume
        self._more.clicked.connect(self._wish_for_more)
        self._group.buttonToggled.connect(self._offer)
        self.column.addWidget(self._title)
        self.column.addWidget(self._empty)
        self.column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self._note)
        self.column.addStretch(1)
        self.footer.addWidget(self._back)
        self.footer.addStretch(1)
        for button in (self._remove, self._open, self._new_game, self._resume):
            self.footer.addWidget(button)
        self.retranslate()

    def show_inventory(self, inventory: Inventory) -> None:
        """Show these games; the one that was chosen stays so, else the newest is."""
        chosen = self._chosen and self._chosen.game.place
        self._art.forget_unused()
        self._inventory = inventory
        for tile in self._tiles:
            self._group.removeButton(tile)
            self.column.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles = [GameTile(game, self._theme, self._art, self) for game in inventory.games]
        for nth, tile in enumerate(self._tiles):
            tile.double_clicked.connect(self._wish_to_resume)
            self._group.addButton(tile)
            self.column.insertWidget(2 + nth, tile)
            tile.setChecked(nth == 0 or tile.game.place == chosen)
        self._empty.setVisible(inventory == Inventory())
        self._more.setVisible(inventory.more > 0)
        self.retranslate()
        self._offer()
        self._take_focus()

    @property
    def _chosen(self) -> GameTile | None:
        tile = self._group.checkedButton()
        return tile if isinstance(tile, GameTile) else None

    def _wish_to_resume(self) -> None:
        if self._chosen is not None:
            self.wished.emit(Resume(self._chosen.game.place))

    def _wish_for_more(self) -> None:
        self._asked += _MORE_AT_A_TIME
        self.wished.emit(ShowUnfinished(self._asked))

    def _wish_to_remove(self) -> None:
        if self._chosen is not None and self._remove.isEnabled():
            self.wished.emit(RemoveUnfinished(self._chosen.game.place))

    def _offer(self) -> None:
        tile = self._chosen
        if tile is not None:
            self.bring_in_sight(tile)
        self._resume.setEnabled(tile is not None)
        self._remove.setEnabled(tile is not None and not tile.game.is_on_the_table)

    def _take_focus(self) -> None:
        if self.isVisible():
            first = self._chosen or self._new_game
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            self.bring_in_sight(first)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Unfinished games"))
        self.setAccessibleName(self._title.text())
        self._empty.setText(self.tr("There are none. Every game is saved while you play it."))
        self._note.setText(" ".join(self._notes()))
        inscribe(
            self._back,
            self.tr("Back"),
            self.tr("To the start page (Esc)"),
            self.tr("Leads to the start page. The games in this list stay here."),
        )
        inscribe(
            self._more,
            self.tr("Show older games"),
            self.tr("List games that were left longer ago"),
            self.tr("Only the newest games are listed at first. This shows older ones below."),
        )
        inscribe(
            self._remove,
            self.tr("Delete…"),
            self.tr("Forget the chosen game for good; it is asked first (Del)"),
            self.tr("Deletes the chosen game. It can't be played on then, and counts nowhere."),
        )
        inscribe(
            self._open,
            self.tr("Open a file…"),
            self.tr("Go on with a game in a file of your own ({keys})").format(
                keys=key_of(OpenFile())
            ),
            self.tr(
                "Opens a game that was saved as a file. It becomes a game of its own in this list; "
                "the file stays as it is."
            ),
        )
        inscribe(
            self._new_game,
            self.tr("New game…"),
            self.tr("Choose and deal another game ({keys})").format(keys=key_of(ChooseGame())),
            self.tr("Leads to the choice of a new game. The games in this list stay here."),
        )
        inscribe(
            self._resume,
            self.tr("Go on playing"),
            self.tr("Go on with the chosen game (Enter)"),
            self.tr(
                "Puts the chosen game on the table, exactly as it was left. Nobody's hand is in "
                "sight at first if several people play."
            ),
        )

    def _notes(self) -> list[str]:
        found, notes = self._inventory, []
        if found.newer_version:
            words = self.tr(
                "%n game(s) saved by a newer version of the program, and kept for it.",
                "",
                found.newer_version,
            )
            notes.append(words)
        if found.unreadable is not None:
            notes.append(self._words.files.cannot_open(found.unreadable))
        return notes

    def come_in_sight(self) -> None:
        self._take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._wish_to_remove()
        else:
            super().keyPressEvent(event)
