"""Draws the picture of a board as a PNG, in the light colours of the client. It takes about a tenth of a second."""

from functools import cache
from io import BytesIO
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageColor, ImageDraw, ImageFont

if TYPE_CHECKING:
    from ..engine import Picture, Piece

WIDTH, HEIGHT = 1200, 630  # pixels: the size that sites with link previews recommend
MARGIN = 18  # pixels
SUPERSAMPLING = 2  # the factor by which the picture is drawn larger, then scaled down, for smooth edges
SEA, INK = "#d5d8cc", "#2b2620"
TONES = {"land": "#efe6d2", "water": "#c6cbbf", "wood": "#c9c7a3", "hill": "#e0cfab", "town": "#e5d9bf"}
SEAT_COLOURS = ("#b23a2e", "#2d5f8f", "#c8952a", "#4d7a3f", "#6b4a86", "#3b3a3d")
NOBODY = "#675c4e"
GOLD = 2  # the index of gold in SEAT_COLOURS
TEXT, TEXT_ON_GOLD = "#fffaf0", "#1d1a16"  # the colours of the text on pieces
TINT = 0.34  # the share of the seat's colour in the fill of an area
DARKER = 0.34  # the share of black in the edge of a piece

Colour = tuple[int, ...]
Point = tuple[float, float]


def mix(one: str, other: str, share: float) -> Colour:
    """Return the mixture of two colours, in which the other one has a share from 0 to 1."""
    pairs = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return tuple(round(a + (b - a) * share) for a, b in pairs)


def colour_of(seat: int | None) -> str:
    """Return the colour of a seat, or of what belongs to nobody (None)."""
    return NOBODY if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def _ring(count: int, radii: tuple[float, ...], turn: float = 0.0) -> list[Point]:
    """Return `count` points at equal angles around the origin; their distances alternate between the `radii`.

    The first point is straight above the origin, or `turn` radians clockwise from there.
    """
    angles = [turn + 2 * pi * k / count - pi / 2 for k in range(count)]
    return [(cos(a) * radii[k % len(radii)], sin(a) * radii[k % len(radii)]) for k, a in enumerate(angles)]


MARKS: tuple[list[Point], ...] = (  # outlines, by seat: disc, square, triangle, diamond, cross, star
    _ring(24, (1.0,)),
    _ring(4, (1.25,), pi / 4),
    _ring(3, (1.25,)),
    _ring(4, (1.2,)),
    [(x * 1.1, y * 1.1) for x, y in ((-0.4, -1), (0.4, -1), (0.4, -0.4), (1, -0.4), (1, 0.4), (0.4, 0.4))]
    + [
        (x * 1.1, y * 1.1) for x, y in ((0.4, 1), (-0.4, 1), (-0.4, 0.4), (-1, 0.4), (-1, -0.4), (-0.4, -0.4))
    ],
    _ring(10, (1.25, 0.55)),
)


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's default font in a size."""
    return ImageFont.load_default(size)


class Canvas:
    """An image in which the board is drawn as large as it fits."""

    def __init__(self, picture: "Picture"):
        size = WIDTH * SUPERSAMPLING, HEIGHT * SUPERSAMPLING
        scales = (WIDTH - 2 * MARGIN) / picture.width, (HEIGHT - 2 * MARGIN) / picture.height
        self.scale = min(scales) * SUPERSAMPLING
        self.left = (size[0] - picture.width * self.scale) / 2
        self.top = (size[1] - picture.height * self.scale) / 2
        self.image = Image.new("RGB", size, SEA)
        self.draw = ImageDraw.Draw(self.image)

    def to_pixels(self, x: float, y: float) -> Point:
        """Return the position of a point of the board in the image."""
        return self.left + x * self.scale, self.top + y * self.scale

    def area(self, points: "list[Point]", fill: Colour) -> None:
        """Draw a part of the board."""
        corners = [self.to_pixels(*point) for point in points]
        self.draw.polygon(corners, fill)
        self.draw.line([*corners, corners[0]], INK, SUPERSAMPLING, joint="curve")

    def piece(self, piece: "Piece") -> None:
        """Draw a piece: a disc with a ring and a number, and the mark of its seat beside it.

        The sizes of the parts are given in radii of the disc.
        """
        (x, y), radius, colour = (
            self.to_pixels(piece.x, piece.y),
            piece.radius * self.scale,
            colour_of(piece.seat),
        )
        edge = mix(colour, "#000000", DARKER)
        text_colour = TEXT_ON_GOLD if piece.seat == GOLD else TEXT
        shadow = x + SUPERSAMPLING, y + 2 * SUPERSAMPLING
        self.draw.circle(shadow, radius, mix(SEA, "#000000", 0.4))
        self.draw.circle((x, y), radius, colour, edge, SUPERSAMPLING)
        ring = radius * 0.82
        self.draw.circle((x, y), ring, None, mix(colour, text_colour, 0.6), SUPERSAMPLING)
        if piece.text:
            self.draw.text((x, y), piece.text, text_colour, font(round(radius * 1.05)), anchor="mm")
        if piece.seat is not None:
            right, above, size = x + radius * 0.9, y - radius * 0.9, radius * 0.32
            points = [(right + px * size, above + py * size) for px, py in MARKS[piece.seat % len(MARKS)]]
            self.draw.polygon(points, colour)
            self.draw.line([*points, points[0]], TONES["land"], SUPERSAMPLING, joint="curve")


def draw(picture: "Picture") -> bytes:
    """Return a picture as a PNG."""
    canvas = Canvas(picture)
    for area in picture.areas:
        tone = TONES[area.tone]
        fill = ImageColor.getrgb(tone) if area.seat is None else mix(tone, colour_of(area.seat), TINT)
        canvas.area(list(area.points), fill)
    for piece in picture.pieces:
        canvas.piece(piece)
    small = canvas.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(128)  # colours
    file = BytesIO()
    small.save(file, "png", optimize=True)
    return file.getvalue()
