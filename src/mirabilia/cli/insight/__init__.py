"""Reviews as people read them: in the terminal, and on a page of their own."""
