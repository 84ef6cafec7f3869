"""What every game in this house has in common."""
