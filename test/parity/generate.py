"""Writes test/parity/data. Usage: generate.py [GROUP|CASE ...]; without arguments, every group."""
import os
import sys
import time
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import torch

warnings.filterwarnings("ignore")
torch.set_num_threads(1)

import functions
from capture import run_case
from decomposed import listed

# The groups whose cases record what one call leaves.
CALLED = {"mutation", "aliasing", "more_writes", "third_writes", "fourth_writes", "storages", "regions", "trained_writes"}
DECOMPOSED = listed()  # the functions that are traced with the decomposition tables too


def main():
    wanted = set(sys.argv[1:])
    groups = {}
    for g in functions.GROUPS:  # drawing from the database is slow: only when it can be meant
        if not wanted or g.__name__ in wanted or g is not functions.opdb or any(w.startswith("db_") for w in wanted):
            groups[g.__name__] = list(g())
    names = [c.name for cases in groups.values() for c in cases]
    assert len(names) == len(set(names)), sorted(n for n in names if names.count(n) > 1)
    failed = done = 0
    start = time.time()
    for group, cases in groups.items():
        for case in cases:
            if wanted and group not in wanted and case.name not in wanted:
                continue
            case.calls = group in CALLED
            case.decomposed = case.name in DECOMPOSED
            try:
                run_case(case, os.path.join(HERE, "data"))
                done += 1
            except Exception as e:
                failed += 1
                print(f"FAILED {case.name}: {type(e).__name__}: {str(e).splitlines()[0][:300] if str(e) else ''}")
    print(f"{done} functions written, {failed} failed, {time.time() - start:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
