"""The tables of catalogue section 1, one module per subject."""
