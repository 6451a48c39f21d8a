"""Writes the graphs under PyTorch's decomposition tables beside the cases of data/ that decomposed.txt lists.

Usage: decomposed.py [CASE ...]; decomposed.py --to DIR [CASE ...] makes a corpus of them in DIR, of every case unless some
are named. What is traced is forward.fx, as the tests trace it.
"""
import os
import shutil
import sys
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np
import torch
from torch import device, inf, nan  # noqa: F401 the words of a graph's text

warnings.filterwarnings("ignore")
torch.set_num_threads(1)

from capture import CODES, decomposed

DATA = os.path.join(HERE, "data")


def listed():
    with open(os.path.join(HERE, "decomposed.txt")) as f:
        return {x for line in f if not line.startswith("#") for x in line.split()}


def arrays(directory, lines):
    """The inputs with the strides of their record."""
    known = {}
    for line in lines:
        _, name, code, size, stride, grad, file, same = line.split()
        if same != "-":
            known[name] = known[same]
            continue
        dims, steps = ([int(x) for x in t[1:-1].split(",") if x] for t in (size, stride))
        array = np.load(os.path.join(directory, file))
        flat = torch.from_numpy(array.view(np.int16).copy()).view(torch.bfloat16) if code == "bf16" else torch.from_numpy(array.copy())
        t = torch.empty_strided(dims, steps, dtype=CODES[code])
        if 0 in steps:
            once = [1 if s == 0 else d for d, s in zip(dims, steps)]
            t = flat.reshape(dims)[tuple(slice(0, n) for n in once)].contiguous().expand(dims)
        else:
            t.copy_(flat.reshape(dims))
        known[name] = t.detach().requires_grad_(grad == "1")
    return list(known[line.split()[1]] for line in lines)


def capture(name, to):
    directory = os.path.join(DATA, name)
    with open(os.path.join(directory, "meta.txt")) as f:
        meta = f.read().split("\n")
    if not os.path.exists(os.path.join(directory, "joint.fx")) or "dynamic 1" in meta:
        return False
    if not any(x in ("retrace same", "retrace canonical") for x in meta):
        return False
    with open(os.path.join(directory, "forward.fx")) as f:
        text = f.read()
    scope = {"torch": torch, "device": device, "inf": inf, "nan": nan}
    exec(text, scope)
    inputs = arrays(directory, [x for x in meta if x.startswith("input ")])
    torch.manual_seed(0)
    if to != DATA:
        os.makedirs(os.path.join(to, name), exist_ok=True)
        for file in os.listdir(directory):
            if file in ("meta.txt", "forward.fx") or file.endswith(".npy"):
                shutil.copy(os.path.join(directory, file), os.path.join(to, name, file))

    def put(file, content):
        with open(os.path.join(to, name, file), "w") as f:
            f.write(content)

    decomposed(lambda *x: scope["forward"](None, *x), inputs, put)
    return True


def main():
    args = sys.argv[1:]
    to = DATA
    if args[:1] == ["--to"]:
        to, args = args[1], args[2:]
    names = args or (sorted(listed()) if to == DATA else sorted(os.listdir(DATA)))
    done = failed = 0
    for name in names:
        try:
            done += capture(name, to)
        except Exception as e:
            failed += 1
            print(f"FAILED {name}: {type(e).__name__}: {(str(e).splitlines() or [''])[0][:200]}")
    print(f"{done} functions written, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
