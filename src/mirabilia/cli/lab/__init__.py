"""What the verbs of the lab share: their options, how they show progress, and tables of figures."""
