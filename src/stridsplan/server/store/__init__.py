"""The database: its schema, connections and migrations. Queries are in the repositories."""
