"""Experiments with many games: simulation, tournaments between bots, benchmarks."""
