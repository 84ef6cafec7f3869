"""The tables: their logs, what may be done at them, and what each seat is sent."""
