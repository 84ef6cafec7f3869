"""Players made of code; `roster` knows them all."""
