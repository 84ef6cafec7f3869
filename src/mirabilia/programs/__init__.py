"""Bots that are other programs, in any language: one line of JSON in, one line out, over standard input and output."""
