"""What the command says of itself, and of what was typed: click's part, in the reader's language."""
