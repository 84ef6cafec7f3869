"""What the command says about itself, and about what was typed: click's part, in the reader's language."""
