"""The sounds of the game, made for it: `python -m tools.sounds FOLDER` writes them to listen to.

Quiet ones, of cards on felt and of small struck tones, all in G major, so that whatever comes
together goes together. A sound is called by its name, and its variants by the name and a number.
"""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from tools.synthesis import (
    FELT_PIANO,
    KALIMBA,
    Wave,
    at_level,
    band,
    dying,
    falling_tone,
    low_pass,
    mixed,
    noise,
    swelling,
    tone,
    wav,
)

E4, G4, A4, B4 = 329.63, 392.0, 440.0, 493.88
D5, G5, B5 = 587.33, 783.99, 987.77
D6, G6 = 1174.66, 1567.98


def laid(variant: int) -> Wave:
    """A card comes down on felt: the paper is heard, and the table below it.

    Each variant has a felt and a force of its own, for no card falls twice in the same way.
    """
    rng = Random(variant)
    paper = low_pass(noise(0.17, rng), 1500 + 220 * variant)
    paper = swelling(dying(band(paper, 900 + 90 * variant, 500, width=1.3), 0.028), 0.006)
    thump = swelling(falling_tone(170 - 9 * variant, 92 - 4 * variant, 0.17, rings_s=0.03), 0.008)
    return at_level(mixed([(0, 1.0, paper), (0.002, 0.18, thump)]), -25)


def slide(rng: Random, seconds: float, start_hz: float, end_hz: float) -> Wave:
    """A card glides across felt."""
    gliding = band(low_pass(noise(seconds, rng), 4200), start_hz, end_hz, width=0.9)
    return swelling(dying(gliding, seconds / 3), seconds * 0.35)


def drawn(variant: int) -> Wave:
    """A card is drawn from its pile."""
    rng = Random(10 + variant)
    return at_level(slide(rng, 0.26, 1300 + 150 * variant, 2300 + 150 * variant), -27)


def dealt() -> Wave:
    """The hand is dealt, card by card."""
    rng = Random(20)
    cards = [
        (0.085 * nth, 1 - 0.1 * nth, slide(rng, 0.16, 1250 + 60 * nth, 2100)) for nth in range(6)
    ]
    return at_level(mixed(cards), -27)


def trick() -> Wave:
    """A backwards trick: the card swishes back, and three small tones go up with it."""
    swish = swelling(dying(band(noise(0.3, Random(30)), 700, 3000, width=0.8), 0.12), 0.09)
    tones = [
        (0.03 + 0.085 * nth, strength, _kalimba(hertz, 0.62))
        for nth, (hertz, strength) in enumerate(((G5, 0.75), (B5, 0.7), (D6, 0.65)))
    ]
    return at_level(mixed([(0, 0.22, swish), *tones]), -23)


def your_turn() -> Wave:
    """Two gentle tones, as of a door bell far away."""
    return at_level(mixed([(0, 0.8, _piano(D5, 0.85)), (0.17, 0.9, _piano(G5, 0.85))]), -22)


def won() -> Wave:
    """A warm chord, tone by tone, up to its octave."""
    rise = [(0.13 * nth, 0.7, _piano(hertz, 1.85 - 0.13 * nth, 0.55)) for nth, hertz in _RISE]
    sparkle = [(0.13 * 6, 0.28, _kalimba(D6, 1.0)), (0.13 * 7, 0.22, _kalimba(G6, 0.9))]
    return at_level(mixed([*rise, *sparkle]), -21)


_RISE = tuple(enumerate((G4, B4, D5, G5, B5)))


def lost() -> Wave:
    """Four tones step down and come to rest: a pity, and no harm done."""
    fall = [
        (0.27 * nth, 0.8 - 0.08 * nth, _piano(hertz, 1.85 - 0.27 * nth, 0.38))
        for nth, hertz in enumerate((D5, B4, A4, E4))
    ]
    return at_level(mixed(fall), -22)


def _kalimba(hertz: float, seconds: float) -> Wave:
    return tone(hertz, seconds, KALIMBA, rings_s=0.13, attack_s=0.006)


def _piano(hertz: float, seconds: float, rings_s: float = 0.24) -> Wave:
    return tone(hertz, seconds, FELT_PIANO, rings_s=rings_s, attack_s=0.014)


_RECIPES: Mapping[str, Callable[[], Wave]] = {
    "laid-1": lambda: laid(1),
    "laid-2": lambda: laid(2),
    "laid-3": lambda: laid(3),
    "drawn-1": lambda: drawn(1),
    "drawn-2": lambda: drawn(2),
    "dealt-1": dealt,
    "trick-1": trick,
    "turn-1": your_turn,
    "won-1": won,
    "lost-1": lost,
}


@cache
def sounds() -> Mapping[str, bytes]:
    """All sounds, each as a WAV file under its name."""
    return {name: wav(make()) for name, make in _RECIPES.items()}


def write_all(folder: Path) -> list[Path]:
    """Write all sounds into a folder that is there already, and return where they are."""
    written = []
    for name, file in sounds().items():
        written.append(folder / f"{name}.wav")
        written[-1].write_bytes(file)
    return written


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
