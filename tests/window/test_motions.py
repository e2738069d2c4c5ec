"""Each motion is its own, ends where everything belongs, gives way to any input, and can be off."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.view import ended_games
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, about_to_lose, dealt, lay_all
from tests.window.recogniser import distance, is_same
from tests.window.slow_motion import SlowMotion
from thegame_desktop.model.preferences import MotionChoice, Speed
from thegame_desktop.view.pages.result_panel import ResultPanel
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.motion.flying_card import FlyingCard, FlyingPicture

CTRL = Qt.KeyboardModifier.ControlModifier
FRAME_MS = 70
SPOT = QRect(40, 150, 1, 1)
"""On a pile's card, where nothing is written."""
HANDS = ("12 13 40 41 42 43 44", "30 31 32 33 34 36 37")


@dataclass(frozen=True)
class Frame:
    """What can be seen of what moves, at one moment."""

    hand: dict[str, QRect]
    face_down: frozenset[str]
    backs: int
    """How many cards fly face down."""
    pictures: dict[str, QRect]
    """What else flies, by name."""
    piles: tuple[QRect, ...]
    light: int
    """How bright the first pile is."""


def seen(driver: Driver) -> Frame:
    cards = [each for each in driver.all(CardButton, None) if each.isVisible()]
    flying = [each for each in driver.all(FlyingPicture, None) if each.isVisible()]
    others = [each for each in flying if not isinstance(each, FlyingCard)]
    piles = [driver.pile(nth) for nth in range(4)] if driver.can_see("pile 0") else []
    return Frame(
        hand={each.card.code: each.geometry() for each in cards},
        face_down=frozenset(each.card.code for each in cards if not each.is_face_up),
        backs=sum(isinstance(each, FlyingCard) and each.card is None for each in flying),
        pictures={
            each.objectName() or str(nth): each.geometry() for nth, each in enumerate(others)
        },
        piles=tuple(each.geometry() for each in piles),
        light=piles[0].grab(SPOT).toImage().pixelColor(0, 0).lightness() if piles else 0,
    )


def film(driver: Driver, do: Callable[[], None] | None = None) -> list[Frame]:
    """Every frame of what comes of it, the last one at rest."""
    motion = SlowMotion(driver)
    if do is not None:
        do()
    frames = [seen(driver) for _ in motion.frames(FRAME_MS)]
    assert not frames[-1].face_down
    assert not frames[-1].backs
    return frames


def at_rest(driver: Driver) -> Driver:
    driver.table.hurry()
    QApplication.processEvents()
    return driver


@pytest.fixture
def alone(open_window: OpenWindow) -> Driver:
    """12, 98 and 15 are laid; 5 on the first pile would be the backwards trick."""
    driver = open_window(speed=Speed.OFF, motion=MotionChoice.FULL)
    driver.start(dealt(STEPS, draw="20 60 61"))
    lay_all(driver, "12/0 98/2 15/0")
    driver.app.settings.change(speed=Speed.NORMAL)
    return driver


@pytest.fixture
def two(open_window: OpenWindow) -> Driver:
    """The first player has laid two cards."""
    driver = open_window(speed=Speed.OFF, motion=MotionChoice.FULL)
    driver.start(dealt(*HANDS, draw="50 51"))
    driver.begin()
    lay_all(driver, "12/0 13/0")
    driver.app.settings.change(speed=Speed.NORMAL)
    return driver


def test_a_hand_is_dealt_face_down_one_by_one_and_then_turned_up(open_window: OpenWindow) -> None:
    driver = open_window(speed=Speed.NORMAL, motion=MotionChoice.FULL)
    driver.start(dealt(STEPS))
    first, *frames = film(driver)
    codes = STEPS.split()
    assert first.face_down == set(codes)
    assert len({first.hand[code].topLeft().toTuple() for code in codes}) == 1, "on the draw pile"
    on_the_way = next(frame for frame in frames if frame.hand["2"] != first.hand["2"])
    assert on_the_way.hand["98"] == first.hand["98"], "the last one is still waiting"
    home = frames[-1].hand
    turned = [frame for frame in frames if 0 < len(frame.face_down) < len(codes)]
    assert turned, "from left to right"
    assert all(frame.hand["98"].center() == home["98"].center() for frame in turned)


def test_others_are_dealt_backs(open_window: OpenWindow) -> None:
    driver = open_window(speed=Speed.NORMAL, motion=MotionChoice.FULL)
    driver.start(dealt(*HANDS))
    frames = film(driver)
    assert max(frame.backs for frame in frames) == 6
    assert all(not frame.hand for frame in frames)


def test_a_card_is_laid_in_a_low_bow(alone: Driver) -> None:
    alone.click_card(card("88"))
    at_rest(alone)
    start, pile = alone.card(card("88")).geometry(), alone.pile(3).geometry()
    frames = film(alone, lambda: alone.click_pile(3))
    flying = [frame.hand["88"] for frame in frames if "88" in frame.hand]
    assert flying[0] == start
    assert max(place.width() for place in flying) > pile.width(), "lifted"
    assert all(not frame.pictures for frame in frames)
    assert "88" not in frames[-1].hand


def test_the_backwards_trick_swings_back_and_is_marked(alone: Driver) -> None:
    pile = alone.pile(0).geometry()
    frames = film(alone, lambda: alone.lay(card("5"), 0))
    flying = [frame.hand["5"] for frame in frames if "5" in frame.hand]
    beyond = [place for place in flying if place.top() < pile.center().y()]
    assert max(place.left() for place in beyond) > pile.right() - 10, "from beside the pile"
    marked = [frame.pictures for frame in frames if frame.pictures]
    assert all(len(pictures) == 2 for pictures in marked), "a ring and a sign"
    rings = [pictures["0"].width() for pictures in marked]
    assert rings == sorted(rings)
    assert rings[0] < rings[-1]
    assert not frames[-1].pictures


def test_drawn_cards_turn_over_on_their_way_while_the_others_make_room(alone: Driver) -> None:
    frames = film(alone, lambda: alone.click(alone.button("finish")))
    home = frames[-1].hand
    assert frames[0].face_down == {"20", "60", "61"}
    mine = [frame for frame in frames if frame.hand["20"] != home["20"]]
    assert min(frame.hand["20"].width() for frame in mine) < home["20"].width() // 2
    assert {"20" in frame.face_down for frame in mine} == {True, False}
    moving = next(frame for frame in frames if frame.hand["20"] != frames[0].hand["20"])
    assert moving.hand["85"] != frames[0].hand["85"], "aside, at once"


def test_a_hand_is_covered_and_the_next_disc_comes(two: Driver) -> None:
    film(two, lambda: two.click(two.button("finish")))
    frames = film(two, two.pass_on)
    assert all(not frame.hand for frame in frames), "what is no longer to be seen goes at once"
    covering = [frame for frame in frames if "arriving cover" in frame.pictures]
    discs = [frame.pictures["0"] for frame in frames if set(frame.pictures) == {"0"}]
    assert {frame.backs for frame in covering} == {7}
    tops = [frame.pictures["arriving cover"].top() for frame in covering]
    assert tops == sorted(tops, reverse=True)
    assert tops[-1] < tops[0]
    seat, cover = two.button("seat 1").geometry(), two.button("uncover").parentWidget()
    assert seat.contains(discs[0])
    assert discs[-1].center().y() > seat.bottom()
    assert cover is not None
    assert not frames[-1].pictures


def test_a_hand_that_is_covered_in_between_goes_at_once(two: Driver) -> None:
    frames = film(two, lambda: two.key(Qt.Key.Key_H, CTRL))
    assert all(not frame.hand for frame in frames)
    assert frames[0].backs == 5
    assert all(len(frame.pictures) < 2 for frame in frames), "nobody else comes: no disc"
    two.uncover()
    stop_by_click(two)
    assert two.hand == "40 41 42 43 44"


def test_a_lost_game_goes_dim(open_window: OpenWindow) -> None:
    driver = open_window(motion=MotionChoice.FULL)
    about_to_lose(driver)
    home = driver.card(card("50")).y()
    driver.app.settings.change(speed=Speed.NORMAL)
    frames = film(driver, lambda: driver.lay(card("3"), 3))
    assert driver.can_see("same again")
    sunk = [frame for frame in frames if frame.hand and frame.hand["50"].y() > home + 20]
    assert sunk
    lights = [frame.light for frame in frames if frame.piles]
    # But for rounding: other pixels are there in each frame.
    assert all(after <= before + 1 for before, after in pairwise(lights))
    assert len(set(lights)) > 3
    driver.click(driver.button("take back the last"))
    at_rest(driver)
    assert driver.card(card("50")).y() == home
    assert seen(driver).light == lights[0]


@pytest.fixture
def winning(open_window: OpenWindow) -> Driver:
    driver = open_window(motion=MotionChoice.FULL)
    course = ended_games.about_to_win().course
    assert course is not None
    driver.session.open(course)
    driver.app.settings.change(speed=Speed.NORMAL)
    return at_rest(driver)


def confetti(driver: Driver) -> list[FlyingPicture]:
    QApplication.processEvents()
    panel = driver.find(ResultPanel, None)
    return [each for each in panel.findChildren(FlyingPicture) if each.isVisible()]


def highest_at(frames: list[Frame], pile: int) -> int:
    """In which frame a pile is at its highest."""
    return min(range(len(frames)), key=lambda at: frames[at].piles[pile].y())


def test_a_wave_goes_through_the_piles_of_a_won_game_and_confetti_falls(winning: Driver) -> None:
    frames = [frame for frame in film(winning, lambda: winning.lay(card("99"), 0)) if frame.piles]
    rest = frames[0].piles
    highest = [highest_at(frames, nth) for nth in range(4)]
    assert all(frames[at].piles[nth].y() < rest[nth].y() for nth, at in enumerate(highest))
    assert highest == sorted(set(highest)), "one after the other"
    falling = confetti(winning)
    assert len(falling) > 20
    (clock,) = winning.find(ResultPanel, None).findChildren(QVariantAnimation)
    clock.pause()
    clock.setCurrentTime(clock.duration() // 2)
    assert len({each.y() for each in falling}) > 10
    winning.key(Qt.Key.Key_Home)
    assert not confetti(winning), "a key has seen enough"


def light_on(panel: ResultPanel) -> QImage:
    """The panel as it is painted now."""
    QApplication.processEvents()
    return panel.grab().toImage()


def test_a_click_on_a_pile_at_the_last_moment_leaves_the_keyboard_to_the_result(
    winning: Driver,
) -> None:
    winning.lay(card("99"), 0)
    assert winning.table.is_moving
    winning.click_pile(0)
    assert winning.focused == "same again"


def test_confetti_falls_out_of_sight_and_nothing_of_it_stays(winning: Driver, qtbot: QtBot) -> None:
    film(winning, lambda: winning.lay(card("99"), 0))
    panel = winning.find(ResultPanel, None)
    falling = confetti(winning)
    assert falling
    (clock,) = panel.findChildren(QVariantAnimation)
    clock.pause()
    clock.setCurrentTime(clock.duration() // 2)
    during = light_on(panel)
    clock.setCurrentTime(clock.duration() - 1)
    QApplication.processEvents()
    assert all(each.y() > panel.height() * 0.9 for each in falling), "it falls all the way down"
    with qtbot.waitSignal(clock.finished):
        clock.resume()
    assert not confetti(winning)
    assert clock.state() is QVariantAnimation.State.Stopped
    still = light_on(panel)
    assert not is_same(still, during)
    assert is_same(still, light_on(panel))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not panel.findChildren(FlyingPicture)


@pytest.mark.parametrize(
    "calm", [{"speed": Speed.OFF}, {"speed": Speed.NORMAL, "motion": MotionChoice.REDUCED}]
)
def test_without_motion_no_confetti_hangs_in_the_air(
    open_window: OpenWindow, qtbot: QtBot, calm: dict[str, object]
) -> None:
    driver = open_window(motion=MotionChoice.FULL)
    course = ended_games.about_to_win().course
    assert course is not None
    driver.session.open(course)
    driver.app.settings.change(**calm)
    driver.lay(card("99"), 0)
    qtbot.waitUntil(lambda: driver.can_see("same again"))
    panel = driver.find(ResultPanel, None)
    assert not panel.findChildren(FlyingPicture)
    # Where nothing stands, it is as smooth as the light from above.
    image, room = light_on(panel), panel.rect().adjusted(16, 16, -16, -16)
    taken = [each.geometry() for each in panel.findChildren(QWidget) if each.isVisible()]
    for y in range(room.top(), room.bottom()):
        free = [
            x
            for x in range(room.left(), room.right())
            if not any(place.contains(x, y) for place in taken)
        ]
        colours = {x: image.pixelColor(x, y) for x in free}
        assert all(distance(colours[x], colours.get(x + 1, colours[x])) <= 3 for x in free), y


def stop_by_click(driver: Driver) -> None:
    """What moves is where it belongs once a click goes beside everything."""
    table = driver.table
    assert driver.table.is_moving
    driver.click(table, QPoint(4, table.height() - 4))
    assert not table.is_moving
    assert not seen(driver).face_down


def test_whatever_moves_gives_way_to_a_click_or_a_key(alone: Driver) -> None:
    alone.lay(card("5"), 0)
    stop_by_click(alone)
    alone.click(alone.button("finish"))
    assert alone.table.is_moving
    alone.key(Qt.Key.Key_Space)
    assert not seen(alone).face_down
    alone.start(dealt(STEPS))
    stop_by_click(alone)
    assert alone.hand == STEPS


def test_with_less_motion_nothing_moves(alone: Driver, two: Driver) -> None:
    deeds: list[tuple[Driver, Callable[[], None]]] = [
        (alone, lambda: alone.lay(card("5"), 0)),
        (alone, lambda: alone.click(alone.button("finish"))),
        (alone, lambda: alone.start(dealt(STEPS))),
        (two, lambda: two.click(two.button("finish"))),
        (two, two.pass_on),
        (two, lambda: two.click(two.button("uncover"))),
    ]
    for driver, do in deeds:
        driver.app.settings.change(motion=MotionChoice.REDUCED)
        driver.window.activateWindow()
        frames = film(driver, do)
        assert all(not frame.pictures and not frame.backs for frame in frames)
        assert all(not frame.face_down for frame in frames)
        assert len({str(frame.piles) for frame in frames}) == 1
