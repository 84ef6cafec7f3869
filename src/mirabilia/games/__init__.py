"""The games of this house; they do not know each other."""
