"""What the verbs that look after a server share."""
