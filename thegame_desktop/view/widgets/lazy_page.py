"""A page of the window that is made when it is first needed."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.view.widgets.page import Page
from thegame_desktop.view.wishes import Wish

Fulfil = Callable[[Wish], None]
P = TypeVar("P", bound=Page)


class LazyPage(Generic[P]):
    """Calling it gives the page, made in its place: what moved there later would be styled anew."""

    def __init__(
        self,
        pages: QStackedWidget,
        make: Callable[[QWidget], P],
        fulfil: Fulfil,
    ) -> None:
        """What the page wishes is fulfilled by the last of these."""
        self._pages = pages
        self._make = make
        self._fulfil = fulfil
        self._page: P | None = None

    def __call__(self) -> P:
        if self._page is None:
            self._page = self._make(self._pages)
            self._page.wished.connect(self._fulfil)
            self._pages.addWidget(self._page)
        return self._page

    def show(self) -> None:
        """Bring the page in sight, instead of whichever was."""
        self._pages.setCurrentWidget(self())

    @property
    def in_sight(self) -> P | None:
        """The page while it is in sight."""
        return self._page if self._pages.currentWidget() is self._page else None
