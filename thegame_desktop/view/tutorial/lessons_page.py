"""The page that offers the lessons; at the very first start it says welcome."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.tutorial.lesson_tile import LessonTile
from thegame_desktop.view.widgets.buttons import FIRST_IN_FOOTER, IN_FOOTER, PageButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wishes import ChooseGame, Go, Teach
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class LessonsPage(Translated, ScaledPage):
    """Shows a tile for each lesson, and asks for the one that is chosen."""

    def __init__(
        self, theme: Theme, art: CardArt, words: Words, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self._words = words
        self._settings = settings
        self._is_welcome = False
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._invitation = PageLabel(theme, 17, "text_muted", wraps=True)
        self._group = QButtonGroup(self)
        self._tiles = {name: LessonTile(EDITIONS[name], theme, art, self) for name in LESSONS}
        for name, tile in self._tiles.items():
            tile.setObjectName(f"lesson {name}")
            tile.stack(is_stacked=True)
            tile.double_clicked.connect(self._begin_chosen)
            self._group.addButton(tile)
        self._back = PageButton("leave lessons", size=IN_FOOTER)
        self._new_game = PageButton("without lesson", size=IN_FOOTER)
        self._begin = PageButton("begin lesson", size=FIRST_IN_FOOTER, kind="primary")
        self.wish_by(self._back, Go.BACK)
        self.wish_by(self._new_game, ChooseGame())
        self._begin.clicked.connect(self._begin_chosen)
        self.way_on = self._begin
        self._group.buttonToggled.connect(self._name_button)
        self.column.addWidget(self._title)
        self.column.addWidget(self._invitation)
        self._row = QHBoxLayout()
        self.column.addLayout(self._row)
        for tile in self._tiles.values():
            self._row.addWidget(tile)
        self.column.addStretch(1)
        self.footer.addWidget(self._back)
        self.footer.addStretch(1)
        self.footer.addWidget(self._new_game)
        self.footer.addWidget(self._begin)
        self._choose_next()
        self.retranslate()

    @property
    def edition(self) -> str:
        """The edition of the lesson that is chosen."""
        return next(name for name, tile in self._tiles.items() if tile.isChecked())

    def greet(self, *, is_welcome: bool) -> None:
        """Offer the lessons; to somebody who is new here, with a welcome."""
        self._is_welcome = is_welcome
        self.retranslate()

    def _choose_next(self) -> None:
        """Have the lesson chosen that the start page promises; if all are done, the latest."""
        chosen = self._settings.next_lesson or self._settings.latest_lesson
        self._tiles[chosen].setChecked(True)

    def _begin_chosen(self) -> None:
        self.wished.emit(Teach(self.edition))

    def retranslate(self) -> None:
        if self._is_welcome:
            self._title.setText(self.tr("Welcome to The Game"))
            self._invitation.setText(
                self.tr(
                    "New here? In five minutes you will know how to play. You learn it at the real "
                    "table, card by card; you can leave at any time and continue later."
                )
            )
            text = self.tr("I know the game")
            tip = self.tr("On to a new game. The lessons stay in the help menu.")
        else:
            self._title.setText(self.tr("Learn to play"))
            self._invitation.setText(
                self.tr(
                    "You learn at the real table, card by card. You can leave at any time and "
                    "continue later."
                )
            )
            text, tip = self.tr("New game…"), self.tr("Choose what to play")
        self._back.inscribe(
            self.tr("Back"),
            self.tr("To the start page (Esc)"),
            self.tr("Leads to the start page. What was learnt so far is remembered."),
        )
        self.setAccessibleName(self._title.text())
        leads_on = self.tr("Leads to the choice of a new game, without a lesson.")
        self._new_game.inscribe(text, tip, leads_on)
        for name, tile in self._tiles.items():
            edition = self._words.edition(name)
            tile.set_texts(
                edition,
                self._taught(name),
                self.tr("Choose the lesson about {edition}").format(edition=edition),
                self.tr("A lesson. Chosen, it begins with the button below or by a double click."),
            )
            tile.show_progress(self._seen(name), LESSONS[name].length, self._state(name))
        self._name_button()

    def _taught(self, name: str) -> str:
        return {
            "original": self.tr(
                "The piles, small steps, the backwards trick: all it takes to play."
            ),
            "extreme": self.tr("The seven commands, one after another. The Original comes first."),
            "quick": self.tr("Two piles and five colours, for a quick game."),
        }[name]

    def _seen(self, name: str) -> int:
        """How much of what there is to see in a lesson is behind the learner."""
        return LESSONS[name].seen(self._settings.lesson_step(name))

    def _state(self, name: str) -> str:
        seen, length = self._seen(name), LESSONS[name].length
        if seen == 0:
            return self.tr("%n step(s)", "", length)
        if seen == length:
            return self.tr("Done")
        return self.tr("{played} of {steps} steps").format(played=seen, steps=length)

    def _name_button(self) -> None:
        seen, length = self._seen(self.edition), LESSONS[self.edition].length
        if seen == 0:
            text, tip = self.tr("Begin"), self.tr("Begin the chosen lesson")
        elif seen == length:
            text, tip = self.tr("Once more"), self.tr("Play the chosen lesson again from the start")
        else:
            text, tip = self.tr("Continue"), self.tr("Continue the chosen lesson where you left it")
        self._begin.inscribe(text, tip, self.tr("Opens the chosen lesson at the table."))

    def come_in_sight(self) -> None:
        self._choose_next()  # something may have been learnt since
        self.retranslate()
        self._begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self) -> None:
        super().rescale()
        self._row.setSpacing(round(14 * self.unit))
