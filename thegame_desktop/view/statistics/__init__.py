"""Figures and charts of what was played."""
