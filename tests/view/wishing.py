"""What is wished on a page, as whoever has made it hears it."""

from collections.abc import Iterator
from contextlib import contextmanager

from thegame_desktop.view.widgets.page import Page
from thegame_desktop.view.wishes import Wish


@contextmanager
def wished(page: Page, *expected: Wish) -> Iterator[None]:
    """Find that just this is wished meanwhile."""
    heard: list[Wish] = []
    page.wished.connect(heard.append)
    yield
    page.wished.disconnect(heard.append)
    assert heard == list(expected)
