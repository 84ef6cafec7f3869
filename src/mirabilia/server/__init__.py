"""The table server: many tables, nothing lost, nothing leaked."""
