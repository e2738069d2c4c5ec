"""How colours are seen, reckoned on its own: contrast, lightness, differences, colour blindness."""

from math import atan2, cos, degrees, dist, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

Light = tuple[float, float, float]
"""Red, green and blue as amounts of light."""
Lab = tuple[float, float, float]

DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes (2009), the strongest form of each."""


def light_of(colour: QColor) -> Light:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def luminance(colour: QColor) -> float:
    """How bright a colour is, from 0 to 1."""
    red, green, blue = light_of(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of opaque colours, as WCAG 2 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def over(colour: QColor, ground: QColor) -> QColor:
    """What a colour that can be seen through gives on an opaque ground."""
    share = colour.alphaF()
    pairs = zip(_shares(colour), _shares(ground), strict=True)
    return QColor.fromRgbF(*(top * share + below * (1 - share) for top, below in pairs))


def _shares(colour: QColor) -> Light:
    return colour.redF(), colour.greenF(), colour.blueF()


def lab_of(light: Light) -> Lab:
    """CIELAB, under D65."""
    red, green, blue = light
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lightness(colour: QColor) -> float:
    """CIE L*: 0 black, 100 white."""
    return lab_of(light_of(colour))[0]


def distance(one: QColor, other: QColor) -> float:
    """How far apart two colours lie in CIELAB."""
    return dist(lab_of(light_of(one)), lab_of(light_of(other)))


def difference(one: QColor, other: QColor, deficiency: str = "") -> float:
    """How different two colours look by CIEDE2000, to everybody or with a deficiency."""
    return ciede2000(_seen(one, deficiency), _seen(other, deficiency))


def _seen(colour: QColor, deficiency: str) -> Lab:
    light = light_of(colour)
    if deficiency:
        red, green, blue = (
            min(max(sum(part * amount for part, amount in zip(row, light, strict=True)), 0), 1)
            for row in DEFICIENCIES[deficiency]
        )
        light = red, green, blue
    return lab_of(light)


def ciede2000(one: Lab, other: Lab) -> float:
    """As published by Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * grow, a2 * grow
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue = sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * blue
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)
