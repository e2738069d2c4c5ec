"""A page of the window that is made when it is first needed."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

Page = TypeVar("Page", bound=QWidget)


class LazyPage(Generic[Page]):
    """Calling it gives the page, made in its place: what moved there later would be styled anew."""

    def __init__(self, pages: QStackedWidget, make: Callable[[QWidget], Page]) -> None:
        self._pages = pages
        self._make = make
        self._page: Page | None = None

    def __call__(self) -> Page:
        if self._page is None:
            self._page = self._make(self._pages)
            self._pages.addWidget(self._page)
        return self._page

    def show(self) -> None:
        """Bring the page in sight, instead of whichever was."""
        self._pages.setCurrentWidget(self())

    @property
    def in_sight(self) -> Page | None:
        """The page while it is in sight."""
        return self._page if self._pages.currentWidget() is self._page else None
