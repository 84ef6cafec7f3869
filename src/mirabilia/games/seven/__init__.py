"""7 Wonders, first edition: 3-7 players, and 2 players with the Free City."""
