"""What a person learns from a game: estimates of options, reviews of finished games, hints, puzzles."""
