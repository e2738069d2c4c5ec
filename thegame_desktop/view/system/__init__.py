"""What the system is set to, as far as it tells: less motion, high contrast."""
