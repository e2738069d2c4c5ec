"""Finds the weights of the skilled player by playing many games with a core in C.

`python -m tuning --edition original --variant standard --players 3 --seed 1` searches for better
weights with an evolution strategy, compares what it has found with the present weights on fresh
deals, and writes it into `thegame_desktop/bots/weights.json` if it is better beyond chance.

The core plays a hundred times as fast as Python. What a pile takes, which cards carry commands and
what is worth speaking of is handed to it, copied from the tables of the engine and the computer
players (`bots/core_structures.py`). What it has to repeat in C, the working of the commands and the
judgements, it repeats to the last bit: `tests/bots/test_core.py` compares choice by choice.
"""
