"""The server: tables at which people and bots play, over HTTP and websockets.

Layers by file name: `endpoints` (HTTP), `service` (what may happen), `repository` (SQL), `schemas` (bodies of requests
and responses). No rule of any game is here; `engine` is the only module that imports the engine.
"""
