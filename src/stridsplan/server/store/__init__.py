"""Where tables are kept: the schema, the connection, the migrations. SQL is in the repositories."""
