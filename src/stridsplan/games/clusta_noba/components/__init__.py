"""The tables of the catalogue, most of them of its section 1, and the sizes of the pools; one module per subject."""
