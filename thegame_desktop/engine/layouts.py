"""The layout of the commands that the game ships with."""

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.commands import Command, Layout

# No source at hand says which numbers carry which command, so this layout is ours. The 28
# numbers lie three or four apart and mirror each other around the middle, so that ascending and
# descending piles meet as many; and each command stands once in each quarter of the numbers.
_NUMBERS = {
    Command.STOP: (7, 28, 59, 83),
    Command.SKULL: (14, 42, 66, 90),
    Command.THREE: (21, 35, 55, 76),
    Command.SILENCE: (4, 32, 52, 80),
    Command.NO_BACKWARDS: (11, 39, 69, 97),
    Command.ONE_PILE: (18, 49, 73, 94),
    Command.DRAW_ONE: (25, 46, 62, 87),
}

DEFAULT_LAYOUT = Layout.of(
    {command: [Card(number) for number in numbers] for command, numbers in _NUMBERS.items()}
)
CARDS_PER_COMMAND = 4
