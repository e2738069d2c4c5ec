"""Between two players, while nothing is to be seen."""
