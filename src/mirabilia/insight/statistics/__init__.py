"""Statistics: what many finished games say about boards, cards and scores, and how sure that is."""
