"""Gradients by central differences, for the functions of slopes.txt: those whose gradient is wrong in PyTorch.

What is differenced is forward.fx, run by PyTorch in f64. The numbers stand beside the case as slope_N.npy and slope64_N.npy, and meta.txt
says so (`slope`); the tests compare with them instead of PyTorch's gradients.
"""
import os
import warnings

os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
import torch
from torch import device, inf, nan

warnings.filterwarnings("ignore")
HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "data")
STEP = 2.0**-12


def loss(forward, inputs, tangents):
    out = forward(None, *inputs)
    out = out if isinstance(out, (tuple, list)) else [out]
    return sum((o * t).sum() for o, t in zip(out, tangents)).item()


def slopes(name):
    directory = os.path.join(DATA, name)
    with open(os.path.join(directory, "meta.txt")) as f:
        meta = [line for line in f.read().split("\n") if not line.startswith("slope ")]
    with open(os.path.join(directory, "forward.fx")) as f:
        text = f.read().replace("torch.float32", "torch.float64")
    scope = {"torch": torch, "device": device, "inf": inf, "nan": nan}
    exec(text, scope)
    records = [line.split() for line in meta if line.split()[:1] in (["input"], ["tangent"], ["grad"])]
    load = lambda r: torch.from_numpy(np.load(os.path.join(directory, r[6])).astype(np.float64))
    inputs = [load(r) for r in records if r[0] == "input"]
    tangents = [load(r) for r in records if r[0] == "tangent"]
    for i, r in enumerate(r for r in records if r[0] == "grad"):
        slope = torch.zeros_like(inputs[i])
        for k in range(slope.numel()):
            at = inputs[i].flatten()[k].item()
            ends = []
            for x in at + STEP, at - STEP:
                moved = [t.clone() for t in inputs]
                moved[i].view(-1)[k] = x
                ends.append(loss(scope["forward"], moved, tangents))
            slope.view(-1)[k] = (ends[0] - ends[1]) / (2 * STEP)
        files = f"slope_{i + 1}.npy", f"slope64_{i + 1}.npy"
        np.save(os.path.join(directory, files[0]), slope.numpy().astype(np.float32))
        np.save(os.path.join(directory, files[1]), slope.numpy())
        meta.insert(len(meta) - 1, " ".join(["slope", *r[1:6], *files]))
        print(name, r[1], slope.flatten().tolist())
    with open(os.path.join(directory, "meta.txt"), "w") as f:
        f.write("\n".join(meta))


def main():
    with open(os.path.join(HERE, "slopes.txt")) as f:
        for line in f:
            if not line.startswith("#"):
                slopes(line.split("\t")[0])


if __name__ == "__main__":
    main()
