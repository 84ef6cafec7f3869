"""7 Wonders Architects in the terminal."""
