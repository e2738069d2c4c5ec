"""Sounds made of nothing but arithmetic: tones that ring out, noise, filters, and WAV files.

A wave is a list of samples; what is made by chance is made by a generator that is handed in, so the
same recipe always gives the same bytes.
"""

import io
import math
import wave
from array import array
from collections.abc import Iterable, Sequence
from random import Random

RATE = 44_100
"""Samples a second."""
Wave = list[float]

_FULL = 32_767
"""The largest sample of 16 bits."""
_STEP = 8
"""Samples are rounded to these: nobody hears it of quiet sounds, and they pack much smaller."""
_FADE_S = 0.012
"""How long the end takes at least to fade to nothing."""
_RINGS_OUT = 8
"""After so many times of losing two thirds of its strength, nothing is left of a tone."""
_LOUDEST_S = 0.05
"""The ear takes about so long to hear how loud something is."""
_HEARD_FROM_HZ = 150.0
"""Small loudspeakers and ears hear little of what is lower: it doesn't count as loud."""
_PEAK = 10 ** (-9 / 20)
"""No sample goes beyond -9 dBFS: however they are played together, nothing is cut off."""

KALIMBA = ((1.0, 1.0, 1.0), (2.0, 0.22, 0.55), (3.0, 0.07, 0.35), (5.4, 0.03, 0.12))
"""A small bright tone: for each partial its pitch, its strength, and how long it lasts."""
FELT_PIANO = ((1.0, 1.0, 1.0), (2.0, 0.32, 0.7), (3.0, 0.1, 0.5), (4.0, 0.04, 0.35))
"""A warm tone, as of a piano with felt before its strings."""

Partials = Sequence[tuple[float, float, float]]


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def tone(
    hertz: float, seconds: float, partials: Partials, *, rings_s: float, attack_s: float
) -> Wave:
    """A tone that swells for `attack_s` and loses two thirds of its strength every `rings_s`."""
    count = samples(seconds)
    mixed = [0.0] * count
    for pitch, strength, lasts in partials:
        # A resonator that was struck once: the cheapest sine that dies away.
        turn = 2 * math.pi * hertz * pitch / RATE
        decay = math.exp(-1 / (rings_s * lasts * RATE))
        forward, back = 2 * decay * math.cos(turn), decay * decay
        before, now = 0.0, strength * math.sin(turn) * decay
        for nth in range(1, min(count, samples(_RINGS_OUT * rings_s * lasts))):
            mixed[nth] += now
            before, now = now, forward * now - back * before
    return ending(swelling(mixed, attack_s), 0.3 * seconds)


def falling_tone(start_hz: float, end_hz: float, seconds: float, *, rings_s: float) -> Wave:
    """A sine that glides down and dies away: something soft is struck."""
    phase, wave_ = 0.0, []
    for nth in range(samples(seconds)):
        at = nth / RATE
        pitch = end_hz + (start_hz - end_hz) * math.exp(-at / (rings_s / 2))
        phase += 2 * math.pi * pitch / RATE
        wave_.append(math.sin(phase) * math.exp(-at / rings_s))
    return wave_


def noise(seconds: float, rng: Random) -> Wave:
    """A hiss that has all pitches."""
    return [rng.uniform(-1, 1) for _ in range(samples(seconds))]


def band(wave_: Wave, start_hz: float, end_hz: float, *, width: float) -> Wave:
    """What lies around a pitch that glides from one to the other; `width` 1 is its own half."""
    low, middle, passed = 0.0, 0.0, []
    count = len(wave_)
    for nth, sample in enumerate(wave_):
        if nth % 32 == 0:  # often enough: nobody hears the steps
            pitch = start_hz * (end_hz / start_hz) ** (nth / count)
            speed = 2 * math.sin(math.pi * pitch / RATE)
        low += speed * middle
        middle += speed * (sample - low - width * middle)
        passed.append(middle)
    return passed


def low_pass(wave_: Wave, hertz: float) -> Wave:
    """Without what is much higher."""
    share, held, passed = 1 - math.exp(-2 * math.pi * hertz / RATE), 0.0, []
    for sample in wave_:
        held += share * (sample - held)
        passed.append(held)
    return passed


def high_pass(wave_: Wave, hertz: float) -> Wave:
    """Without what is much lower."""
    return [sample - low for sample, low in zip(wave_, low_pass(wave_, hertz), strict=True)]


def swelling(wave_: Wave, attack_s: float) -> Wave:
    """The same, but it comes softly."""
    attack = min(samples(attack_s), len(wave_))
    risen = [0.5 - 0.5 * math.cos(math.pi * nth / attack) for nth in range(attack)]
    return [sample * share for sample, share in zip(wave_, risen, strict=False)] + wave_[attack:]


def ending(wave_: Wave, fade_s: float) -> Wave:
    """The same, but it goes softly: a wave that is cut off clicks."""
    return swelling(wave_[::-1], fade_s)[::-1]


def dying(wave_: Wave, rings_s: float) -> Wave:
    """The same, dying away from its beginning on, and gone at its end."""
    step, share, died = math.exp(-1 / (rings_s * RATE)), 1.0, []
    for sample in wave_:
        died.append(sample * share)
        share *= step
    return ending(died, 0.3 * len(died) / RATE)


def mixed(parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """All parts at once: each with the second at which it begins, and its strength."""
    whole: Wave = []
    for begins_s, strength, part in parts:
        begins = samples(begins_s)
        whole.extend([0.0] * (begins + len(part) - len(whole)))
        for nth, sample in enumerate(part, begins):
            whole[nth] += strength * sample
    return whole


def at_level(wave_: Wave, decibels: float) -> Wave:
    """Ready to be played: without hum, ending in silence, and so loud where it is loudest."""
    clean = ending(high_pass(high_pass(wave_, 25), 25), _FADE_S)
    average = sum(clean) / len(clean)
    # Spread over the middle, so that both ends stay at nothing.
    weights = [math.sin(math.pi * nth / (len(clean) - 1)) ** 2 for nth in range(len(clean))]
    share = average * len(clean) / sum(weights)
    clean = [sample - share * weight for sample, weight in zip(clean, weights, strict=True)]
    wanted = 10 ** (decibels / 20) / loudness(clean)
    allowed = _PEAK / max(map(abs, clean))
    factor = min(wanted, allowed)
    return [sample * factor for sample in clean]


def loudness(wave_: Sequence[float]) -> float:
    """How strong the strongest twentieth of a second is, of what is easily heard."""
    window = samples(_LOUDEST_S)
    squares = [sample * sample for sample in high_pass(list(wave_), _HEARD_FROM_HZ)]
    step = window // 2
    sums = [sum(squares[at : at + step]) for at in range(0, len(squares), step)]
    loudest = max(one + other for one, other in zip(sums, [*sums[1:], 0.0], strict=True))
    return math.sqrt(loudest / window)


def wav(wave_: Wave) -> bytes:
    """The wave as a file: one channel, 16 bits."""
    whole = array("h", (_STEP * round(sample * _FULL / _STEP) for sample in wave_))
    if array("H", [1]).tobytes()[0] == 0:
        whole.byteswap()  # a WAV has its low bytes first, whatever the machine has
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(whole.tobytes())
    return file.getvalue()
