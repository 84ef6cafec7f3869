"""Thinking: bots in processes of their own, and the upkeep of tables that wait for them."""
