"""Gathering games for statistics, and the words of reports about them; what is counted is in `insight/statistics`."""
