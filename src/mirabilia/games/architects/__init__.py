"""7 Wonders Architects: 2-7 players."""
