"""7 Wonders in the terminal."""
