"""Alembic's entry: runs the migrations on the connection of `database.upgrade`."""

from alembic import context

from stridsplan.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
