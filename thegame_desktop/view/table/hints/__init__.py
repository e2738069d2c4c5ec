"""What the expert would do."""
