"""Websockets: one for each table that a page shows, and one for each open page of a user."""
