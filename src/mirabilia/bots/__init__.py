"""Players made of code; `roster` knows who there is."""
