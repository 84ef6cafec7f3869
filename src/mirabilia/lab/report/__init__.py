"""Reports: figures as tables in the terminal, and as one page with plots."""
