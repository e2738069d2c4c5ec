"""The settings: a group of them for each thing that they are about."""
