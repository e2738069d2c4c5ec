"""The players round the table."""
