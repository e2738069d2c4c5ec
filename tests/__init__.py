"""The tests, a package so that they can share helpers: `from tests import reference`."""
