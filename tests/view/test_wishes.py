"""Every kind of wish has somebody who makes it, and somebody who fulfils it or answers why not."""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import get_args

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import thegame_desktop
from tests.coached_games import carelessly_played
from tests.model.narrator import PlainNarrator
from tests.model.test_practice import puzzle
from tests.view.theme_tools import dark_theme
from tests.window.prepared import dealt
from thegame_desktop.bots.analysis.review import Knowledge
from thegame_desktop.engine import Card, ChooseStarter, FinishTurn, Lay, legal_lays
from thegame_desktop.model.demonstration import Demonstration
from thegame_desktop.model.practice import Practice, PracticePhase
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.replay import Playback
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.tutor import LessonPhase, Tutor
from thegame_desktop.play import wishes as at_tables
from thegame_desktop.play.seats import FIRST_SEATS
from thegame_desktop.view import wishes
from thegame_desktop.view.table.table_page import Host
from thegame_desktop.view.window.game_host import GameHost
from thegame_desktop.view.window.questions import Questions

PACKAGE = Path(thegame_desktop.__file__).parent
AT_TABLES = {kind.__name__: kind for kind in get_args(at_tables.TableWish)}


def names_of(union: UnionType) -> set[str]:
    """Every kind of wish in it: a class, or a member of an enum."""
    names = set()
    for kind in get_args(union):
        members = [f"{kind.__name__}.{each.name}" for each in kind] if is_enum(kind) else []
        names |= {*members} or {kind.__name__}
    return names


def is_enum(kind: type) -> bool:
    return issubclass(kind, Enum)


def named(node: ast.AST) -> str:
    """`Play` for `wishes.Play`, and `Go.START` for `wishes.Go.START`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="wishes"), attr=name):
            return name
        case ast.Attribute(value=inner, attr=name):
            return f"{named(inner)}.{name}"
    return ""


def made(source: bytes) -> Iterator[str]:
    """The names of all that is made there, or handed on to be made; not what is asked about."""
    tree = [*ast.walk(ast.parse(source))]
    asked = {id(inner) for each in tree for about in asks(each) for inner in ast.walk(about)}
    for node in tree:
        if id(node) in asked:
            continue
        if isinstance(node, ast.Call):
            yield from map(named, (node.func, *node.args))
        elif isinstance(node, ast.Attribute):
            yield named(node)


def asks(node: ast.AST) -> Iterator[ast.AST]:
    """What makes nothing: patterns, comparisons, checks of types, annotations, keys."""
    match node:
        case ast.pattern() | ast.Compare():
            yield node
        case ast.Call(func=ast.Name(id="isinstance" | "key_of" | "sequences_of")):
            yield node
        case ast.arg(annotation=ast.AST() as kind) | ast.AnnAssign(annotation=kind):
            yield kind
        case ast.Subscript(value=ast.Name(id="Literal")):
            yield node
        case ast.FunctionDef(returns=ast.AST() as kind):
            yield kind


def makers() -> set[str]:
    """All that is made somewhere in the view; a list of keys makes nothing."""
    sources = {*(PACKAGE / "view").rglob("*.py")} - {PACKAGE / "view" / "wish_keys.py"}
    return {name for path in sources for name in made(path.read_bytes())}


def test_what_is_only_asked_about_is_not_made() -> None:
    source = b"""
match wish:
    case Play(choice): self.show(Teach(choice))
    case Go.START if wish == SortHand() or isinstance(wish, Pause): self.wished.emit(Go.BACK)
def fulfil(wish: wishes.Resume) -> wishes.Do.QUIT: pass
Heard = Literal[Open.SETTINGS, wishes.Open.KEYS]
button.led(partial, Explain)
explain(button, key_of(Go.DAILY), sequences_of(wishes.Do.RESTART))
"""
    assert {*made(source)} & names_of(wishes.Wish) == {"Teach", "Go.BACK", "Explain"}


def test_every_kind_of_wish_has_somebody_who_makes_it() -> None:
    kinds = names_of(wishes.Wish)
    assert {"Lay", "Play", "Go.START"} <= kinds
    assert kinds - makers() == set()


def matched(path: str, function: str) -> set[str]:
    """The kinds that a function of this name has a case for."""
    tree = ast.parse((PACKAGE / path).read_bytes())
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    nodes = [*chain(*(ast.walk(each) for each in functions if each.name == function))]
    classes = [each.cls for each in nodes if isinstance(each, ast.MatchClass)]
    values = [each.value for each in nodes if isinstance(each, ast.MatchValue)]
    return {named(each) for each in (*classes, *values)}


def test_the_door_has_a_place_for_every_wish() -> None:
    for_pages = names_of(wishes.PageWish)
    assert matched("view/window/door.py", "fulfil") == names_of(wishes.Wish) - for_pages
    for_itself = matched("view/table/table_page.py", "fulfil")
    assert for_itself == for_pages - set(AT_TABLES), "all others its host fulfils"


# Hosts


Opened = tuple[Host, Session, Callable[[], None]]
"""A host, its session, and what ends both."""


def game(settings: Settings, window: QWidget) -> Opened:
    session = Session(window)
    sitting = Sitting(PlainNarrator(), session, window)
    session.start(dealt("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    questions = Questions(session, settings, dark_theme(), window)
    return GameHost(sitting, settings, questions, lambda: None), session, sitting.close


def game_begun(settings: Settings, window: QWidget) -> Opened:
    host, session, close = game(settings, window)
    assert session.submit(ChooseStarter(0))
    session.uncover()
    return host, session, close


def lesson(settings: Settings, window: QWidget) -> Opened:
    tutor = Tutor(settings, PlainNarrator(), window)
    tutor.begin("original")
    return tutor, tutor.session, tutor.close


def lesson_between_scenes(settings: Settings, window: QWidget) -> Opened:
    host, session, close = lesson(settings, window)
    assert isinstance(host, Tutor)
    while (way := host.shown_way) is not None:
        host.fulfil(way)  # type: ignore[arg-type]
    assert host.phase is LessonPhase.RESTS
    return host, session, close


def practice(settings: Settings, window: QWidget) -> Opened:
    trying = Practice(settings, PlainNarrator(), window)
    trying.begin([puzzle()], FIRST_SEATS[:2])
    return trying, trying.session, trying.close


def practice_tried(settings: Settings, window: QWidget) -> Opened:
    host, session, close = practice(settings, window)
    assert isinstance(host, Practice)
    for lay in puzzle().turn.lays:
        host.fulfil(lay)
    host.fulfil(FinishTurn())
    assert host.phase is PracticePhase.ANSWERS
    return host, session, close


def replay(settings: Settings, window: QWidget) -> Opened:
    playback = Playback(PlainNarrator(), window)
    playback.open(carelessly_played("quick", 2))
    return playback, playback.session, playback.sitting.close


def explained(settings: Settings, window: QWidget) -> Opened:
    shown = Demonstration(PlainNarrator(), window)
    turn = puzzle().turn
    shown.show(FIRST_SEATS[:2], turn, turn.lays, Knowledge.THEN)
    return shown, shown.session, shown.sitting.close


SAMPLES = {
    type(each): each
    for each in (
        *(Lay(Card(50), 0), FinishTurn(), ChooseStarter(0), at_tables.TakeBack()),
        *(at_tables.Say(()), at_tables.PassTo(1), at_tables.UncoverHand()),
        *(at_tables.CoverHand(), at_tables.NeverMind(), at_tables.SortHand()),
        at_tables.MoveCard(Card(2), 3),
    )
}


HOSTS = (
    *(game, game_begun, lesson, lesson_between_scenes, practice, practice_tried),
    *(replay, explained),
)


def test_every_kind_of_host_is_asked(settings: Settings, qtbot: QtBot) -> None:
    asked = set[str]()
    for open_host in HOSTS:
        with opened(open_host, settings, qtbot) as (host, _):
            asked |= {each.__name__ for each in type(host).__mro__}
    modules = [ast.parse(path.read_bytes()) for path in PACKAGE.rglob("*.py")]
    classes = [each for module in modules for each in module.body if isinstance(each, ast.ClassDef)]
    hosts = {each.name for each in classes if any(map(takes_wishes_of_a_table, each.body))}
    assert hosts - asked == {Host.__name__}


def takes_wishes_of_a_table(node: ast.stmt) -> bool:
    match node:
        case ast.FunctionDef(
            name="fulfil", args=ast.arguments(args=[_, ast.arg(annotation=ast.expr() as kind)])
        ):
            return named(kind) == "TableWish"
    return False


@contextmanager
def opened(
    open_host: Callable[[Settings, QWidget], Opened], settings: Settings, qtbot: QtBot
) -> Iterator[tuple[Host, Session]]:
    """A host and its session, as long as they are needed."""
    window = QWidget()
    qtbot.addWidget(window)
    host, session, close = open_host(settings, window)
    yield host, session
    close()


def is_heard(wish: at_tables.TableWish, host: Host, session: Session) -> bool:
    """Whether the wish is done, refused by the rules, or answered by why not."""
    told: list[object] = []
    session.refused.connect(lambda *refused: told.append(refused))
    session.changed.connect(lambda: told.append("changed"))
    return host.fulfil(wish) is not None or bool(told)


@pytest.mark.parametrize("kind", AT_TABLES)
@pytest.mark.parametrize("open_host", HOSTS)
def test_no_wish_of_a_table_is_lost(
    open_host: Callable[[Settings, QWidget], Opened], kind: str, settings: Settings, qtbot: QtBot
) -> None:
    with opened(open_host, settings, qtbot) as (host, session):
        assert is_heard(SAMPLES[AT_TABLES[kind]], host, session)


@pytest.mark.parametrize(
    ("open_host", "wish", "reason"),
    [
        (game, at_tables.Say(()), at_tables.WhyNot.NOBODY_LOOKS),
        (game, at_tables.NeverMind(), at_tables.WhyNot.AS_IT_IS),
        (game_begun, at_tables.SortHand(), at_tables.WhyNot.AS_IT_IS),
        (game_begun, at_tables.TakeBack(), at_tables.WhyNot.FINAL),
        (lesson, at_tables.TakeBack(), at_tables.WhyNot.FINAL),
        (lesson, at_tables.PassTo(1), at_tables.WhyNot.TAUGHT),
        (lesson, at_tables.UncoverHand(), at_tables.WhyNot.TAUGHT),
        (lesson, at_tables.CoverHand(), at_tables.WhyNot.TAUGHT),
        (lesson, at_tables.NeverMind(), at_tables.WhyNot.TAUGHT),
        (lesson, ChooseStarter(0), at_tables.WhyNot.TAUGHT),
        (practice, at_tables.TakeBack(), at_tables.WhyNot.FINAL),
        (practice, at_tables.CoverHand(), at_tables.WhyNot.PRACTISED),
        (practice, ChooseStarter(0), at_tables.WhyNot.PRACTISED),
        (practice, at_tables.Say(()), at_tables.WhyNot.PRACTISED),
        (practice_tried, FinishTurn(), at_tables.WhyNot.TRIED),
        (replay, FinishTurn(), at_tables.WhyNot.REPLAYED),
        (explained, FinishTurn(), at_tables.WhyNot.EXPLAINED),
    ],
)
def test_a_host_says_why_not(
    open_host: Callable[[Settings, QWidget], Opened],
    wish: at_tables.TableWish,
    reason: at_tables.WhyNot,
    settings: Settings,
    qtbot: QtBot,
) -> None:
    with opened(open_host, settings, qtbot) as (host, _):
        assert host.fulfil(wish) is reason


@pytest.mark.parametrize("open_host", [game_begun, lesson, practice])
def test_no_host_takes_back_what_the_settings_forbid_to(
    open_host: Callable[[Settings, QWidget], Opened], settings: Settings, qtbot: QtBot
) -> None:
    settings.change(allows_take_back=False)
    with opened(open_host, settings, qtbot) as (host, _):
        assert host.fulfil(at_tables.TakeBack()) is at_tables.WhyNot.SWITCHED_OFF


@pytest.mark.parametrize("open_host", HOSTS)
def test_no_card_that_can_be_laid_is_lost(
    open_host: Callable[[Settings, QWidget], Opened], settings: Settings, qtbot: QtBot
) -> None:
    with opened(open_host, settings, qtbot) as (host, session):
        seen = session.observation
        table = seen.table
        lay = next(legal_lays(table.setup, table.position, seen.hand), None)
        assert lay is not None or not seen.hand, "somebody with cards could lay one"
        if lay is not None:
            assert is_heard(lay, host, session)
