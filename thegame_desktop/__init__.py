"""The Game – Desktop: Steffen Benndorf's cooperative card game, in all three editions."""

__version__ = "0.1.0"
