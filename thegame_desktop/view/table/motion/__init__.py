"""How cards move."""
