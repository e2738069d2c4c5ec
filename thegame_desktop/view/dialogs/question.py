"""The questions that the game asks before something that can't be undone."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPushButton, QWidget

from thegame_desktop.view.dialogs.dialog import Dialog, Headline
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import plain_label

_TEXT_WIDTH = 400


class Ask(Enum):
    """What is asked."""

    STOP = "stop"
    """A Stop finishes the turn and draws."""
    LOSING_LAY = "losing lay"
    """The lay would leave no way to finish the turn."""
    GIVE_UP = "give up"
    RESTART = "restart"
    REMOVE = "remove"
    """Forgetting an unfinished game."""
    FORGET = "forget"
    """Forgetting finished games."""
    QUIT = "quit"
    """Closing the window while something can't be saved."""

    @property
    def can_be_switched_off(self) -> bool:
        """True if the question offers not to be asked again."""
        return self in (Ask.STOP, Ask.GIVE_UP, Ask.RESTART)

    @property
    def is_harmless(self) -> bool:
        """True if to accept is what most players want: then Enter accepts."""
        return self is Ask.STOP


class _QuestionWording(NamedTuple):
    question: str
    explanation: str
    accept: str


class Question(Dialog):
    """Asks one thing; `accepted` and `rejected` tell the answer. Show it with `open`."""

    def __init__(
        self,
        theme: Theme,
        ask: Ask,
        parent: QWidget | None = None,
        *,
        count: int = 1,
        about: str = "",
    ) -> None:
        """About so many games that are not on the table; what they are called, if it is one."""
        super().__init__(parent)
        self._ask = ask
        self._count = count
        self._about = about
        self._question = Headline(theme, wraps=True)
        self._explanation = plain_label(wraps=True)
        self._never_again = QCheckBox()
        self._never_again.setVisible(ask.can_be_switched_off)
        self._buttons = QDialogButtonBox()
        self._accept = QPushButton()
        self._accept.setProperty("kind", "primary" if ask.is_harmless else "danger")
        self._buttons.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        words = (self._question, self._explanation)
        self.stack(*words, 4, self._never_again, 8, self._buttons, spacing=10)
        safe = self._accept if ask.is_harmless else self._cancel
        safe.setDefault(True)
        safe.setFocus()
        self.retranslate()

    @property
    def asks_again(self) -> bool:
        """False if the player doesn't want to be asked this again."""
        return not self._never_again.isChecked()

    def retranslate(self) -> None:
        super().retranslate()
        for label in (self._question, self._explanation):
            label.setMinimumWidth(text_pixels(_TEXT_WIDTH))
        words = self._wording()
        self.setWindowTitle(words.question)
        self._question.setText(words.question)
        lines = filter(None, (self._about, words.explanation))
        self._explanation.setText("\n\n".join(lines))
        self._accept.setAccessibleDescription(words.explanation)
        inscribe(self._accept, words.accept, words.accept, words.explanation)
        inscribe(
            self._never_again,
            self.tr("Don't ask again"),
            self.tr("The settings can switch the question on again."),
            self.tr(
                "With a tick here, this is done from now on without a question. The settings can "
                "switch it on again."
            ),
        )

    def _wording(self) -> _QuestionWording:
        match self._ask:
            case Ask.STOP:
                return _QuestionWording(
                    self.tr("Lay the Stop card?"),
                    self.tr(
                        "The turn ends with it and cards are drawn. After that, nothing of this "
                        "turn can be taken back."
                    ),
                    self.tr("Lay Stop"),
                )
            case Ask.LOSING_LAY:
                return _QuestionWording(
                    self.tr("Lay this card all the same?"),
                    self.tr(
                        "It would leave no way to finish the turn by the rules: the game would be "
                        "lost."
                    ),
                    self.tr("Lay it"),
                )
            case Ask.GIVE_UP:
                return _QuestionWording(
                    self.tr("Give up this game?"),
                    self.tr(
                        "It ends here, and all hands and the draw pile are turned up. There is no "
                        "way back into it."
                    ),
                    self.tr("Give up"),
                )
            case Ask.RESTART:
                return _QuestionWording(
                    self.tr("Start this deal again?"),
                    self.tr("The same cards are dealt again. What has been laid so far is lost."),
                    self.tr("Start again"),
                )
            case Ask.REMOVE:
                return _QuestionWording(
                    self.tr("Delete this game?"),
                    self.tr("It can't be played on after that, and its result counts nowhere."),
                    self.tr("Delete"),
                )
            case Ask.FORGET:
                return _QuestionWording(
                    self.tr("Delete %n finished game(s)?", "", self._count),
                    self.tr(
                        "What is deleted vanishes from the history and the statistics for good. "
                        "Exported before, it could be imported again."
                    ),
                    self.tr("Delete"),
                )
            case Ask.QUIT:
                return _QuestionWording(
                    self.tr("Quit although something isn't saved?"),
                    self.tr(
                        "The latest of this game could not be written to the disk, and would be "
                        "lost. “Save as…” in the menu can save it in another place."
                    ),
                    self.tr("Quit"),
                )
