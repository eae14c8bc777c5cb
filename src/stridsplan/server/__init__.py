"""The server: tables that people and bots sit at, over HTTP and one websocket a table.

Layers by file name: `endpoints` (HTTP), `service` (what may happen), `repository` (SQL), `schemas` (what
comes in and goes out). No rule of any game stands here; the engine is reached through `engine.py` alone.
"""
