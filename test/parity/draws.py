"""Writes draws.txt and draws.npy: how far PyTorch's f32 arithmetic is from f64 in small results of the models.

Usage: draws.py

One run of a model is one draw of its rounding errors, and a result of a few elements can be nearly exact by luck: no measure
of anybody's arithmetic. So joint.fx of each model is run node by node, in f32 and in f64, on DRAWS sets of inputs: the
recorded ones and others near them (models with bf16 or symbolic sizes are left to their one run), made by `near` (test/unit/parity_draws.h makes the same ones, to the bit). For every f32
result of fewer than SMALL elements draws.npy holds the f64 values of all draws, and a line of draws.txt: case, array,
elements, where they begin in draws.npy, and the root mean square over the draws of the L2 norm of PyTorch's error.
"""
import os
import sys
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np
import torch
from torch import device, inf, nan  # noqa: F401 the words of a graph's text
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map

from decomposed import DATA, arrays

warnings.filterwarnings("ignore")
torch.set_num_threads(1)

DRAWS, SMALL = 16, 64


class Wide(TorchDispatchMode):
    """Makes what a graph says of f32 mean f64."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        wide = lambda x: torch.float64 if x is torch.float32 else x
        return func(*tree_map(wide, args), **tree_map(wide, kwargs or {}))


def near(t, draw, number):
    """Input `number` of a draw: every element times 1 - 2^-12, 1 or 1 + 2^-12, as a hash says."""
    if draw == 0 or t.dtype != torch.float32:
        return t
    mask = np.uint64(0xFFFFFFFF)
    h = np.arange(t.numel(), dtype=np.uint64) * np.uint64(2246822519)
    h = (h + np.uint64(draw * 2654435761 + number * 3266489917)) & mask
    h ^= h >> np.uint64(15)
    h = h * np.uint64(2246822519) & mask
    h ^= h >> np.uint64(13)
    factor = (1 + (h % np.uint64(3)).astype(np.int64).astype(np.float64) * 2.0**-12 - 2.0**-12).astype(np.float32)
    return t * torch.from_numpy(factor).reshape(t.shape)


def run(forward, inputs):
    with torch.no_grad():
        return list(forward(None, *inputs))


def main():
    lines, values, at = [], [], 0
    for name in sorted(os.listdir(DATA)):
        directory = os.path.join(DATA, name)
        if not name.startswith("model_"):
            continue
        with open(os.path.join(directory, "meta.txt")) as f:
            meta = f.read().split("\n")
        if not {"mode training", "random 0", "dynamic 0"} <= set(meta) or any(" bf16 " in x for x in meta):
            continue
        of = lambda word: [x for x in meta if x.startswith(word + " ")]
        outs = int(next(x.split()[1] for x in meta if x.startswith("num_fwd_outputs")))
        results = [(i, x.split()) for i, x in enumerate(of("output"))]
        results += [(outs + i, x.split()) for i, x in enumerate(of("grad"))]
        results = [(i, x) for i, x in results if len(x) > 3 and x[2] == "f32"]
        recorded = [t.detach() for t in arrays(directory, of("input") + of("tangent"))]
        scope = {"torch": torch, "device": device, "inf": inf, "nan": nan}
        with open(os.path.join(directory, "joint.fx")) as f:
            exec(f.read(), scope)
        errors, exact = {}, {}
        for draw in range(DRAWS):
            inputs = [near(t, draw, k) for k, t in enumerate(recorded)]
            got = run(scope["forward"], inputs)
            with Wide():
                wide = run(scope["forward"], [t.double() if t.dtype == torch.float32 else t for t in inputs])
            for i, x in results:
                if got[i].numel() >= SMALL:
                    continue
                errors.setdefault(i, []).append(float(torch.linalg.vector_norm(got[i].double() - wide[i])) ** 2)
                exact.setdefault(i, []).append(wide[i].reshape(-1).numpy())
        for i, x in results:
            if i in errors:
                n = got[i].numel()
                lines.append(f"{name} {x[1]} {n} {at} {(sum(errors[i]) / DRAWS) ** 0.5:.6g}\n")
                values += exact[i]
                at += n * DRAWS
        print(name, len(errors))
    np.save(os.path.join(HERE, "draws.npy"), np.concatenate(values))
    with open(os.path.join(HERE, "draws.txt"), "w") as f:
        f.writelines(lines)


if __name__ == "__main__":
    main()
