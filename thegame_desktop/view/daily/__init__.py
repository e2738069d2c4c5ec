"""The daily deal: its page with the calendar."""
