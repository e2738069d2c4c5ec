"""The piles, and looking through one."""
