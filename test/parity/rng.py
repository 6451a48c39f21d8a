"""Checkpointed regions that draw random numbers: writes rng/NAME.joint.fx, what the partitioners get, and the halves that
they make of it, with states saved by run_and_save_rng_state. A state has 16 bytes here (PyTorch's text calls the size of
the CPU's own s21 or the like)."""
import os
import re

import torch
import torch.nn.functional as F
from functorch.compile import default_partition, make_boxed_func, min_cut_rematerialization_partition
from torch._dynamo.backends.common import aot_autograd
from torch.utils.checkpoint import checkpoint

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rng")


def region(fn, *args):
    return checkpoint(fn, *args, use_reentrant=False)


def dropout_rand(a, b):
    return region(lambda a, b: F.dropout((a @ b).sin(), 0.5, True) * torch.rand_like(a), a, b)


def two_regions(a, b):
    def body(a, b):
        return F.dropout((a @ b).relu(), 0.5, True) @ b

    return region(body, region(body, a, b), b).sum()


def noise(a, b):
    return region(lambda a, b: ((a + torch.randn_like(a)).sin() * b).exp(), a, b)


def bernoulli(a, b):
    return region(lambda a, b: (a * torch.bernoulli(b)).sin(), a, b.sigmoid())


def drawn_outside(a, b):
    return region(lambda a, b: (a * b).sin(), a, b) * F.dropout(a, 0.5, True)


def write(name, graph, comments):
    text = graph.print_readable(print_output=False, include_stride=True, include_device=True)
    text = re.sub(r"u8\[s\d+\]\[1\]", "u8[16][1]", text)
    text = re.sub(r"File: .*", "File: rng.py:1 in f, code: -", text)
    if not comments:
        lines = [line[4:] for line in text.split("\n")[1:] if line.strip() and not line.strip().startswith("#")]
        text = "\n".join(line.replace("        ", "    ", 1) if line.startswith("    ") else line for line in lines) + "\n"
    with open(os.path.join(OUT, name), "w") as f:
        f.write(text)


def main():
    os.makedirs(OUT, exist_ok=True)
    for fn in (dropout_rand, two_regions, noise, bernoulli, drawn_outside):
        for name, partition in (("default", default_partition), ("mincut", min_cut_rematerialization_partition)):
            torch._dynamo.reset()

            def keep_joint(graph, inputs, **kw):
                write(f"{fn.__name__}.joint.fx", graph, True)
                return partition(graph, inputs, **kw)

            def half(which):
                def compiler(graph, inputs):
                    write(f"{fn.__name__}.{name}_{which}.fx", graph, False)
                    return make_boxed_func(graph.forward)

                return compiler

            a, b = (torch.randn(3, 3, requires_grad=True) for _ in range(2))
            backend = aot_autograd(fw_compiler=half("fwd"), bw_compiler=half("bwd"), partition_fn=keep_joint)
            torch.compile(fn, backend=backend)(a, b).sum().backward()


if __name__ == "__main__":
    main()
