"""The rules of 7 Wonders Architects: files are nouns of the rulebook, all code is kernel code."""
