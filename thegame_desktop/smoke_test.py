"""`--smoke-test`: the real window plays a game of each edition by itself, in every language.

Everything is done by events, as a player would; a computer player only says what to do. Where two
play, the other one is a computer player. It shows that a build has all it needs: resources,
translations, plugins, weights; the line tells of the core, which may be missing.
"""

import sys
import tempfile
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLineEdit, QWidget

from thegame_desktop.app import App, dress, make_application
from thegame_desktop.bots import core
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.engine import EDITIONS, Action, ChooseStarter, Deal, Edition, Lay
from thegame_desktop.model.error_log import EXPECTED
from thegame_desktop.model.language import languages
from thegame_desktop.model.preferences import Pace, Speed
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.wishes import Go

W = TypeVar("W", bound=QWidget)

_HARMLESS = (*EXPECTED, "This plugin does not support", '"Unable to open monitor interface')
"""What Qt says of screens that don't exist, or that are those of a virtual Windows."""
_PATIENCE_MS = 60_000
_MOST_ACTIONS = 500
"""More than any game has: a game that takes longer is stuck."""


def smoke_test() -> int:
    """Play, print one line, and return 0 if all went well."""
    warnings: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, message: warnings.append(message))
    application = make_application(())
    theme = dress(application)
    played = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # The last of the list is the strongest, and takes its time: one language will do for it.
        opponents = chain([Qt.Key.Key_End], repeat(Qt.Key.Key_Down))
        for language, opponent in zip(languages(), opponents, strict=False):
            app = _start(Path(folder) / language, language, theme)
            for edition in EDITIONS.values():
                left = _play(app, edition, opponent)
                played.append(f"{language} {edition.name} {left}")
            app.window.close()
            app.window.deleteLater()
    qInstallMessageHandler(None)
    wrong = [message for message in warnings if not message.startswith(_HARMLESS)]
    if sys.stdout is not None:
        verdict = f"smoke test failed: {wrong}" if wrong else "smoke test ok:"
        played.append("core missing" if core.trouble() else "core compiled")
        print(verdict, ", ".join(played))
    return 1 if wrong else 0


def _start(folder: Path, language: str, theme: Theme) -> App:
    folder.mkdir()
    app = App(folder, Random(1), theme)
    app.settings.change(language=language, speed=Speed.OFF, pace=Pace.AT_ONCE)
    app.window.resize(1280, 760)
    app.window.door.fulfil(Go.START)
    app.window.show()
    _click(_find(app.window, QAbstractButton, "start new"))
    return app


def _play(app: App, edition: Edition, opponent: Qt.Key) -> int:
    """Choose the edition, play a fixed deal to its end, and return the cards left.

    Where two play, the key chooses the other one.
    """
    window, session = app.window, app.session
    QTest.keyClicks(_find(window, QLineEdit, "deal code"), Deal(edition, 1).code)
    for open_hands in window.findChildren(QAbstractButton, "open hands"):
        if open_hands.isVisible():
            _click(open_hands)  # nobody is here to hide anything from
    for who in window.findChildren(QComboBox, "seat kind 1"):
        if who.isVisible():
            QTest.keyClick(who, opponent)
    _click(_find(window, QAbstractButton, "play"))
    bot, rng = GreedyBot(), Random(1)
    for _ in range(_MOST_ACTIONS):
        _let_play(app)
        if session.ending is not None:
            break
        if session.observation.table.on_turn is None:
            _do(window, ChooseStarter(0))
        else:
            _do(window, bot.choose(session.observation, rng)[0])
    if session.ending is None:
        raise RuntimeError(f"the game of {edition.name} does not come to its end")
    left = session.ending.outcome.cards_left
    _click(_find(window, QAbstractButton, "new game"))
    return left


def _let_play(app: App) -> None:
    """Wait for the computer player as long as it is on turn."""
    deadline = QDeadlineTimer(_PATIENCE_MS)
    while app.computers.acting is not None:
        QApplication.processEvents()
        if deadline.hasExpired():
            raise RuntimeError("the computer player does not play")


def _do(window: QWidget, action: Action) -> None:
    match action:
        case Lay(card, pile):
            _click(_find(window, QAbstractButton, f"card {card.code}"))
            _click(_find(window, QAbstractButton, f"pile {pile}"))
            question = QApplication.activeModalWidget()
            if isinstance(question, QDialog):
                QTest.keyClick(question, Qt.Key.Key_Return)
        case ChooseStarter(player):
            _click(_find(window, QAbstractButton, f"starter {player}"))
        case _:
            _click(_find(window, QAbstractButton, "finish"))
    QApplication.processEvents()


def _find(window: QWidget, kind: type[W], name: str) -> W:
    """The visible widget of this name; what was removed may still be about to be deleted."""
    found = [each for each in window.findChildren(kind, name) if each.isVisible()]
    if len(found) != 1:
        raise RuntimeError(f"{len(found)} of {name!r} can be seen")
    return found[0]


def _click(button: QAbstractButton) -> None:
    # Where neighbours in a full hand don't overlap it: at its left.
    place = QPoint(button.width() // 4, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
