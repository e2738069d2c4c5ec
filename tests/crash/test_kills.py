"""A game survives any end: the program is killed again and again, and nothing is lost.

Every player is a real process, at the real window, killed for good: at any moment of play, or by
itself within a call to the disk. The next one starts on the same folder, and goes on by events.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.crash.judge import Chain, Death, Figures, Loss

__test__ = os.name == "posix"

CHAINS, KILLS = 2, 6
MANY_CHAINS, MANY_KILLS = 100, 10


@pytest.mark.parametrize("seed", range(CHAINS))
def test_nothing_is_lost(seed: int, tmp_path: Path) -> None:
    figures = _chain_of_kills(tmp_path, str(seed), KILLS)
    assert figures.kills == KILLS
    assert figures.deeds > KILLS, "or there was nothing to lose"


@pytest.mark.heavy
@pytest.mark.timeout(7200)
def test_nothing_is_lost_in_a_thousand_kills(tmp_path: Path) -> None:
    """Told with the figures in any case: `-rP` shows them."""

    def run(seed: str) -> Figures | Loss:
        try:
            return _chain_of_kills(tmp_path / seed, seed, MANY_KILLS)
        except Loss as loss:
            return loss

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        chains = list(pool.map(run, [f"many {nth}" for nth in range(MANY_CHAINS)]))
    figures = sum((each for each in chains if isinstance(each, Figures)), Figures())
    print(figures)
    assert [each for each in chains if isinstance(each, Loss)] == []
    assert figures.kills == MANY_CHAINS * MANY_KILLS
    assert figures.in_flight > 0
    assert figures.finished > 0


@pytest.mark.parametrize(
    ("flaw", "death", "verdict"),
    [
        ("late", Death(after_s=0.6), "nor later|not only among the finished"),
        ("in place", Death(at_call=4, in_call="write"), "damaged"),
    ],
    ids=["late", "in place"],
)
def test_a_program_that_loses_something_is_found_out(
    flaw: str, death: Death, verdict: str, tmp_path: Path
) -> None:
    with pytest.raises(Loss, match=verdict):
        Chain(tmp_path / "data", tmp_path / "home").live(death, "flaw", flaw)


def _chain_of_kills(folder: Path, seed: str, kills: int) -> Figures:
    folder.mkdir(exist_ok=True)
    chain = Chain(folder / "data", folder / "home")
    chain.run(seed, kills)
    return chain.figures
