# A game without messages of its own has none; its ids are made readable.
