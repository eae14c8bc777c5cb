"""The lab: what is asked of many games at once, and of the odds."""
