"""Widgets: the table, its cards and piles, pages and dialogs. Knows no rule."""
