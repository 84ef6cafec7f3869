"""Statistics: what many recorded games say about boards, cards and scores."""
