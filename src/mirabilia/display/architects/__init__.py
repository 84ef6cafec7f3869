"""The table of 7 Wonders Architects as text."""
