"""An evolution strategy that copes with noise: a separable CMA-ES (Ros and Hansen, 2008)."""

import math
from collections.abc import Sequence
from random import Random

Vector = list[float]


class Evolution:
    """Learns where low losses lie, and how far to look in each direction."""

    def __init__(self, start: Sequence[float], spread: float, population: int) -> None:
        size = len(start)
        self.mean: Vector = list(start)
        self._spread = spread
        self._variances: Vector = [1.0] * size
        self._spread_path: Vector = [0.0] * size
        self._shape_path: Vector = [0.0] * size
        self._population = population
        self._generation = 0
        parents = population // 2
        raw = [math.log((population + 1) / 2) - math.log(rank + 1) for rank in range(parents)]
        self._shares = [each / sum(raw) for each in raw]
        mass = 1 / sum(share**2 for share in self._shares)
        self._mass = mass
        self._spread_rate = (mass + 2) / (size + mass + 5)
        self._damping = 1 + 2 * max(0.0, math.sqrt((mass - 1) / (size + 1)) - 1)
        self._damping += self._spread_rate
        self._path_rate = (4 + mass / size) / (size + 4 + 2 * mass / size)
        # Without the couplings between directions, their scales can be learnt faster.
        faster = (size + 2) / 3
        self._rank_one = min(1.0, faster * 2 / ((size + 1.3) ** 2 + mass))
        rank_many = faster * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass)
        self._rank_many = max(0.0, min(1 - self._rank_one, rank_many))
        self._expected_length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))

    @property
    def spread(self) -> float:
        """How far it looks at present."""
        return self._spread

    def ask(self, rng: Random) -> list[Vector]:
        """Candidates, in mirrored pairs: what chance gives one it takes from the other."""
        candidates: list[Vector] = []
        while len(candidates) < self._population:
            steps = [
                self._spread * math.sqrt(variance) * rng.gauss(0, 1) for variance in self._variances
            ]
            candidates += [
                [at + sign * step for at, step in zip(self.mean, steps, strict=True)]
                for sign in (1, -1)
            ]
        return candidates[: self._population]

    def tell(self, candidates: Sequence[Vector], losses: Sequence[float]) -> None:
        """Learn from what the candidates have lost."""
        self._generation += 1
        order = sorted(range(len(candidates)), key=losses.__getitem__)
        parents = [candidates[nth] for nth in order[: len(self._shares)]]
        scales = [self._spread * math.sqrt(variance) for variance in self._variances]
        steps = [
            [(to - at) / scale for to, at, scale in zip(parent, self.mean, scales, strict=True)]
            for parent in parents
        ]
        size = len(self.mean)
        drift = [
            sum(share * step[axis] for share, step in zip(self._shares, steps, strict=True))
            for axis in range(size)
        ]
        self.mean = [
            at + scale * step for at, scale, step in zip(self.mean, scales, drift, strict=True)
        ]
        keep, gain = 1 - self._spread_rate, self._spread_rate * (2 - self._spread_rate)
        self._spread_path = [
            keep * path + math.sqrt(gain * self._mass) * step
            for path, step in zip(self._spread_path, drift, strict=True)
        ]
        length = math.sqrt(sum(path**2 for path in self._spread_path))
        settled = math.sqrt(1 - keep ** (2 * self._generation))
        is_steady = length / settled < (1.4 + 2 / (size + 1)) * self._expected_length
        keep, gain = 1 - self._path_rate, self._path_rate * (2 - self._path_rate)
        self._shape_path = [
            keep * path + (math.sqrt(gain * self._mass * variance) * step if is_steady else 0.0)
            for path, step, variance in zip(self._shape_path, drift, self._variances, strict=True)
        ]
        self._variances = [
            (1 - self._rank_one - self._rank_many) * variance
            + self._rank_one * self._shape_path[axis] ** 2
            + self._rank_many
            * variance
            * sum(s * step[axis] ** 2 for s, step in zip(self._shares, steps, strict=True))
            for axis, variance in enumerate(self._variances)
        ]
        relative = length / self._expected_length - 1
        self._spread *= math.exp(min(1.0, self._spread_rate / self._damping * relative))
