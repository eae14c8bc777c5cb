"""The server: tables at which people and bots play, over HTTP and websockets.

Layers by file name: `endpoints` (HTTP), `service` (what may happen), `repository` (SQL), `schemas` (bodies of requests
and responses). The server contains no rule of any game. It uses the engine through `engine` only.
"""
