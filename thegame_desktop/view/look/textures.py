"""Cloth and wood: drawn by a chance that is always the same, as tiles that join without a seam."""

from collections.abc import Callable, Iterator, Mapping
from math import sin, tau
from random import Random
from types import MappingProxyType

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap, QTransform

from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.table_tops import Grain, Texture

_SEED = 17
_CLOTH_SIDE = 256
"""The tile of the cloth, in logical pixels: large enough that no repetition strikes the eye."""
_FLECKS = ((4.0, 0.16), (1.0, 0.2))
"""How large flecks are, in logical pixels, and how strong."""
_FIBRES = 1600
_FIBRE_LENGTH = (3.0, 9.0)
_PLANK_WIDTHS = (96, 78, 108, 86)
"""How broad the planks of a tile are."""
_PLANK_LENGTH = 1120
"""After which a plank has the same grain again, and a joint."""
_JOINTS = (0.3, 0.83, 0.12, 0.58)
"""Where each plank ends and the next begins, as a share of the length."""
_STRIP = 8
"""How finely the grain is bent, in logical pixels along the plank."""
_GAP = 1.4
_TONES_ALONG, _TONES_ACROSS = 7, 3
_BY_TABLE = QImage.Format.Format_Indexed8
_PIXELS = QImage.Format.Format_ARGB32_Premultiplied
_SMOOTH = Qt.TransformationMode.SmoothTransformation

DrawTile = Callable[[QPainter, Grain, Random], None]
"""Draws a tile, in logical pixels."""


def tile(grain: Grain, ratio: float) -> QPixmap | None:
    """A picture to be laid side by side on a ground of any size; None for a plain one."""
    if grain.texture is Texture.PLAIN:
        return None
    size, draw = TILES[grain.texture]
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw(painter, grain, Random(_SEED))
    return picture


def _draw_cloth(painter: QPainter, grain: Grain, rng: Random) -> None:
    """Wool pressed together: a fine fleck, and short fibres in every direction."""
    whole, ratio = QRectF(0, 0, _CLOTH_SIDE, _CLOTH_SIDE), painter.device().devicePixelRatio()
    for fleck, strength in _FLECKS:
        count = round(_CLOTH_SIDE / fleck)
        painter.drawImage(whole, _clouds(grain, rng, count, count, whole.size() * ratio, strength))
    for colour in (grain.dark, grain.light):
        painter.setPen(QPen(with_alpha(colour, grain.strength * 0.16), 0.9))
        fibres = (_fibre(rng) for _ in range(_FIBRES // 2))
        painter.drawLines([line for fibre in fibres for line in _wrapped(fibre)])


def _fibre(rng: Random) -> QLineF:
    line = QLineF.fromPolar(rng.uniform(*_FIBRE_LENGTH), rng.uniform(0, 360))
    return line.translated(rng.uniform(0, _CLOTH_SIDE), rng.uniform(0, _CLOTH_SIDE))


def _wrapped(line: QLineF) -> Iterator[QLineF]:
    """The line, and again wherever it comes in at another side of the tile."""
    for across in _shifts(line.x1(), line.x2()):
        for down in _shifts(line.y1(), line.y2()):
            yield line.translated(across, down)


def _shifts(start: float, end: float) -> Iterator[float]:
    yield 0
    if min(start, end) < 1:
        yield _CLOTH_SIDE
    if max(start, end) > _CLOTH_SIDE - 1:
        yield -_CLOTH_SIDE


def _draw_planks(painter: QPainter, grain: Grain, rng: Random) -> None:
    """Boards of several breadths, each with a tone, a grain and a joint of its own."""
    top = 0
    for width, joint in zip(_PLANK_WIDTHS, _JOINTS, strict=True):
        _draw_plank(painter, QRectF(0, top, _PLANK_LENGTH, width), joint, grain, rng)
        top += width


def _draw_plank(
    painter: QPainter, plank: QRectF, joint_at: float, grain: Grain, rng: Random
) -> None:
    tone = rng.uniform(-0.2, 0.2)
    ground = grain.light if tone > 0 else grain.dark
    painter.fillRect(plank, with_alpha(ground, abs(tone) * grain.strength))
    ratio = painter.device().devicePixelRatio()
    tones = _clouds(grain, rng, _TONES_ALONG, _TONES_ACROSS, plank.size() * ratio, 0.16)
    painter.drawImage(plank, tones)
    painter.drawImage(plank, _veins(grain, rng, ratio, plank))
    joint = QRectF(joint_at * _PLANK_LENGTH, plank.top(), _GAP, plank.height())
    seam = QRectF(0, plank.top(), _PLANK_LENGTH, _GAP)
    for line, beside in ((joint, QPointF(_GAP, 0)), (seam, QPointF(0, _GAP))):
        painter.fillRect(line, with_alpha(grain.dark, 0.6 * grain.strength))
        painter.fillRect(line.translated(beside), with_alpha(grain.light, 0.16 * grain.strength))


def _veins(grain: Grain, rng: Random, ratio: float, plank: QRectF) -> QImage:
    """The grain: the same lines all along the plank, which swing up and down together."""
    swings = [(rng.uniform(2.0, 6.0) / n, n, rng.uniform(0, tau)) for n in (1, 2, 3)]
    reach = sum(height for height, _, _ in swings)
    across = _across(rng, round((plank.height() + 2 * reach) * ratio) + 1, ratio)
    height, strips = round(plank.height() * ratio), _PLANK_LENGTH // _STRIP
    rows = []
    for strip in range(-1, strips + 1):
        turn = tau * strip / strips
        swing = sum(high * sin(n * turn + phase) for high, n, phase in swings)
        start = round((reach + swing) * ratio)
        rows.append(across[start : start + height])
    # Made lying on its side, a strip in each row, because rows can be cut out of bytes at once.
    image = QImage(b"".join(rows), height, len(rows), height, _BY_TABLE)
    image.setColorTable(_traces(grain, 0.3))
    upright = image.convertToFormat(_PIXELS).transformed(QTransform(0, 1, 1, 0, 0, 0))
    length = round(_STRIP * ratio)
    smooth = upright.scaled(length * len(rows), height, mode=_SMOOTH)
    return smooth.copy(length, 0, length * strips, height)


def _across(rng: Random, length: int, ratio: float) -> bytes:
    """How light the wood is from one edge of a plank to the other: broad and narrow lines."""
    levels = [0.0] * length
    for gap, weight in ((13.0, 0.45), (4.5, 0.35), (1.5, 0.35)):
        knots = [rng.uniform(-1, 1) for _ in range(int(length / (gap * ratio)) + 2)]
        for nth in range(length):
            knot, share = divmod(nth / (gap * ratio), 1)
            before, after = knots[int(knot)], knots[int(knot) + 1]
            levels[nth] += weight * (before + (after - before) * share)
    return bytes(min(max(round(128 + 127 * level), 0), 255) for level in levels)


def _clouds(
    grain: Grain, rng: Random, columns: int, rows: int, size: QSizeF, strength: float
) -> QImage:
    """Lighter and darker spots that run into each other, also from one side to the other."""
    spots = [rng.randbytes(columns) for _ in range(rows)]
    round_about = [spots[-1], *spots, spots[0]]
    width = (columns + 2 + 3) // 4 * 4  # rows of a picture begin at every fourth byte
    lines = [(row[-1:] + row + row[:1]).ljust(width, b"\0") for row in round_about]
    image = QImage(b"".join(lines), columns + 2, rows + 2, width, _BY_TABLE)
    image.setColorTable(_traces(grain, strength))
    # Made with a spot more on each side, and cut: so it goes on smoothly beyond its edges.
    across, down = max(1, round(size.width() / columns)), max(1, round(size.height() / rows))
    large = QSize((columns + 2) * across, (rows + 2) * down)
    smooth = image.convertToFormat(_PIXELS).scaled(large, mode=_SMOOTH)
    return smooth.copy(across, down, columns * across, rows * down)


def _traces(grain: Grain, strength: float) -> list[int]:
    """A pixel for each level: the lower ones are darker traces, the upper ones lighter."""
    heights = [(level - 128) / 128 * strength * grain.strength for level in range(256)]
    return [
        with_alpha(grain.light if height > 0 else grain.dark, abs(height)).rgba()
        for height in heights
    ]


TILES: Mapping[Texture, tuple[QSize, DrawTile]] = MappingProxyType(
    {
        Texture.CLOTH: (QSize(_CLOTH_SIDE, _CLOTH_SIDE), _draw_cloth),
        Texture.PLANKS: (QSize(_PLANK_LENGTH, sum(_PLANK_WIDTHS)), _draw_planks),
    }
)
"""How large the tile of each texture is, in logical pixels, and how it is drawn."""
