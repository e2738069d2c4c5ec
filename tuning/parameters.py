"""The weights of a set-up as a vector: each in a unit of its own, those without a say left out."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from thegame_desktop.bots.weights import GameStage, NamedWeights, Weights, weights_named
from thegame_desktop.engine import Setup

UNITS = {
    "square": 0.3,
    "room": 0.3,
    "near": 0.5,
    "trick_held": 3.0,
    "trick_unseen": 2.5,
    "trick_late": 2.5,
    "chain": 1.0,
    "pair": 0.3,
    "lower": 0.3,
    "dead_unseen": 3.0,
    "dead_held": 2.0,
    "hand_gap": 0.08,
    "gap_cap": 15.0,
    "count": 2.0,
    "keep_off": 3.0,
    "keep_off_lost": 3.0,
    "small_step": 2.0,
    "small_step_lost": 2.0,
    "go_ahead": 4.0,
    "reach": 2.0,
    "silence": 1.5,
    "no_backwards": 2.0,
    "one_pile": 2.5,
    "draw_one": 3.0,
    "stop_laid": 2.0,
    "skull_laid": 2.0,
    "three_laid": 2.0,
    "stranded": 10.0,
    "not_now": 2.0,
    "trick": 0.4,
    "misfit": 4.0,
    "mate": 0.5,
    "later": 0.3,
    "stuck": 5.0,
    "wanted": 0.2,
    "trick_spoilt": 1.0,
}
"""How much of each weight is a step worth trying."""
OF_SIGNALS = frozenset(
    {"keep_off", "keep_off_lost", "small_step", "small_step_lost", "go_ahead", "not_now"}
)
OF_COMMANDS = frozenset(
    {
        "silence",
        "no_backwards",
        "one_pile",
        "draw_one",
        "stop_laid",
        "skull_laid",
        "three_laid",
        "stranded",
        "not_now",
    }
)
DIGITS = 4
"""So many say all that there is to say."""


class Parameters:
    """Weights to vectors and back; stages that aren't tuned stay as they are."""

    def __init__(self, setup: Setup, weights: Weights, stages: Collection[GameStage]) -> None:
        self._has_colours = setup.edition.has_colours
        idle: frozenset[str] = frozenset()
        if setup.player_count == 1:
            idle |= OF_SIGNALS
        if not self._has_colours and not setup.layout.carriers:
            idle |= OF_COMMANDS
        self._start: NamedWeights = {
            stage: {
                name: value for name, value in asdict(weights.at(stage)).items() if name not in idle
            }
            for stage in GameStage
        }
        self._places = [
            (stage, name) for stage in GameStage if stage in stages for name in self._start[stage]
        ]

    def vector(self) -> list[float]:
        """The weights to start from."""
        return [self._start[stage][name] / UNITS[name] for stage, name in self._places]

    def weights(self, vector: Sequence[float]) -> Weights:
        """The weights that a vector stands for."""
        return weights_named(self.named(vector), has_colours=self._has_colours)

    def named(self, vector: Sequence[float]) -> NamedWeights:
        """The same by name, as the file has them."""
        named = {stage: dict(values) for stage, values in self._start.items()}
        for (stage, name), value in zip(self._places, vector, strict=True):
            named[stage][name] = float(f"{value * UNITS[name]:.{DIGITS}g}")
        return named
