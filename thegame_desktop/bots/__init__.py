"""Computer players: each knows only what its seat may know."""
