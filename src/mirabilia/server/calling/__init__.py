"""Calling people back to a table that waits for them."""
