"""Measures the speed of the rules and of the server, and writes bench/RESULTS.md (`make bench`).

`python bench/run.py --servers 2` measures servers only, briefly, and prints the figures; several servers need the
PostgreSQL of STRIDSPLAN_DATABASE_URL. `--bots` measures and prints a server beside bots of each level.
"""

import argparse
import os
from pathlib import Path

import server_load
from stridsplan.lab import bench

BESIDE_BOTS = 100.0  # moves per second
RESULTS = Path(__file__).with_name("RESULTS.md")


def main() -> None:
    """Measure, and write or print the results."""
    parser = argparse.ArgumentParser(description="Measure speed.")
    parser.add_argument("--servers", type=int, default=0, help="measure so many servers only, and print")
    parser.add_argument("--bots", action="store_true", help="measure a server beside bots only, and print")
    args = parser.parse_args()
    servers = args.servers
    if servers > 1 and not os.environ.get("STRIDSPLAN_DATABASE_URL", "").startswith("postgresql"):
        parser.error("several servers share a PostgreSQL: set STRIDSPLAN_DATABASE_URL")
    if servers:
        print(server_load.report(seconds=server_load.SHORT_SECONDS, servers=servers))
        return
    beside_bots = server_load.report_beside_bots(BESIDE_BOTS)
    if args.bots:
        print(beside_bots)
        return
    RESULTS.write_text(f"{bench.report()}\n{server_load.report()}\n{beside_bots}")
    print(RESULTS.read_text())


if __name__ == "__main__":
    main()
