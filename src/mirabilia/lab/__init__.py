"""The lab: many games at once, on all cores, and what they add up to."""
