"""The reader's page: every message of a language beside English, to be read and marked by a speaker of it."""
