"""Datasets: every decision of many games, and how the games ended, as a Parquet file."""
