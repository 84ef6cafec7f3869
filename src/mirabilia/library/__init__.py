"""What `import mirabilia` gives a program: games to play, records, bots, worlds, matches, datasets."""
