"""The sounds as the build makes them: soft, quiet, alike in loudness, each of its own shape."""

import cmath
import io
import itertools
import math
import wave
from array import array

import pytest

from tools import sounds
from tools.synthesis import RATE, loudness, wav

SECONDS = {
    "laid-1": 0.2,
    "laid-2": 0.2,
    "laid-3": 0.2,
    "drawn-1": 0.3,
    "drawn-2": 0.3,
    "dealt-1": 0.7,
    "trick-1": 0.9,
    "turn-1": 1.1,
    "won-1": 2.0,
    "lost-1": 2.0,
}
"""How long each may last."""
MOST_BYTES = 700_000
EDGE = RATE // 1000
"""The samples of the first and the last millisecond."""


def heard(name: str) -> list[float]:
    """The samples of a sound, from -1 to 1."""
    with wave.open(io.BytesIO(sounds.sounds()[name])) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == RATE
        samples = array("h", file.readframes(file.getnframes()))
    return [sample / 32768 for sample in samples]


def decibels(strength: float) -> float:
    return 20 * math.log10(strength)


def strength_of(samples: list[float], hertz: float) -> float:
    """How much of a pitch there is in them."""
    turn = -2j * math.pi * hertz / RATE
    return abs(sum(sample * cmath.exp(turn * nth) for nth, sample in enumerate(samples)))


def pitch_at(samples: list[float], second: float) -> float:
    """Which tone of the scale is strongest in the tenth of a second from there on."""
    some = samples[round(second * RATE) :][: RATE // 10 : 4]  # what matters is far lower
    tones = [220 * 2 ** (nth / 12) for nth in range(36)]
    return max(tones, key=lambda hertz: strength_of(some, 4 * hertz))


def middle_of_noise(samples: list[float]) -> float:
    """About where the pitches of a hiss lie: how often it crosses nothing."""
    crossings = sum(one < 0 <= other for one, other in itertools.pairwise(samples))
    return crossings * RATE / len(samples)


def test_these_are_all() -> None:
    assert set(sounds.sounds()) == set(SECONDS)
    assert sum(map(len, sounds.sounds().values())) < MOST_BYTES


@pytest.mark.parametrize("name", SECONDS)
def test_each_is_soft_and_quiet(name: str) -> None:
    samples = heard(name)
    assert 0.1 < len(samples) / RATE <= SECONDS[name]
    assert -21 < decibels(max(map(abs, samples))) < -8.5
    # Nothing clicks at either end, and nothing pushes the loudspeaker aside.
    assert max(map(abs, samples[:EDGE])) < 0.02
    assert max(map(abs, samples[-EDGE:])) < 0.001
    assert samples[0] == samples[-1] == 0
    assert abs(sum(samples) / len(samples)) < 1e-4
    # Nor in the middle: it goes on from sample to sample without a jump.
    steps = [abs(one - other) for one, other in itertools.pairwise(samples)]
    assert max(steps) < 0.15


def test_they_are_about_as_loud_as_each_other() -> None:
    levels = {name: decibels(loudness(heard(name))) for name in SECONDS}
    assert max(levels.values()) - min(levels.values()) < 8
    assert max(levels, key=lambda name: levels[name]) == "won-1"
    often = ["laid-1", "laid-2", "laid-3"]
    assert max(levels[name] for name in often) < min(levels[name] for name in ("turn-1", "trick-1"))


def test_the_same_recipe_gives_the_same_bytes() -> None:
    assert wav(sounds.laid(2)) == sounds.sounds()["laid-2"]
    assert wav(sounds.trick()) == sounds.sounds()["trick-1"]


def test_no_card_falls_twice_in_the_same_way() -> None:
    assert len({sounds.sounds()[f"laid-{nth}"] for nth in (1, 2, 3)}) == 3


@pytest.mark.parametrize(
    ("name", "seconds", "rises"),
    [
        ("turn-1", (0.03, 0.3), True),
        ("trick-1", (0.02, 0.23), True),
        ("won-1", (0.02, 0.28, 0.55), True),
        ("lost-1", (0.1, 0.38, 0.65, 1.1), False),
    ],
)
def test_good_news_goes_up_and_bad_news_down(
    name: str, seconds: tuple[float, ...], rises: bool
) -> None:
    samples = heard(name)
    tones = [pitch_at(samples, second) for second in seconds]
    assert tones == sorted(set(tones), reverse=not rises)
    assert len(tones) == len(seconds)


def test_a_card_that_glides_hisses_higher_than_one_that_falls() -> None:
    fallen, gliding = middle_of_noise(heard("laid-1")), middle_of_noise(heard("drawn-1"))
    assert fallen < 800 < gliding
