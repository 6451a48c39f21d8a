"""Writes dynamo/: graphs of real kinds of models as Dynamo records them, and the operators of PyTorch's joint graph.

NAME.txt is the graph that torch.compile hands to a backend (functions of Python, subscripts, writes), NAME.ops the operators
of the joint graph that AOTAutograd makes of it with Inductor's decompositions, one a line. A program that is not
differentiated has no NAME.ops.

    venv/bin/python test/parity/dynamo.py [NAME ...]
"""
import os
import re
import sys

import torch
import torch._dynamo
import torch.nn as nn
import torch.nn.functional as F
from functorch.compile import make_boxed_func, min_cut_rematerialization_partition
from torch._dynamo.backends.common import aot_autograd
from torch._inductor.decomposition import select_decomp_table

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "dynamo")


class CrossUNet(nn.Module):
    """Resizing in three modes, cross attention, and a shift and scale from a table of steps."""

    def __init__(self, c=8):
        super().__init__()
        self.first = nn.Conv2d(3, c, 3, padding=1)
        self.down = nn.Conv2d(c, 2 * c, 3, 2, 1)
        self.norm = nn.GroupNorm(2, 2 * c)
        self.step = nn.Embedding(10, 4 * c)
        self.q = nn.Linear(2 * c, 2 * c)
        self.kv = nn.Linear(12, 4 * c)
        self.up = nn.Conv2d(2 * c, c, 3, padding=1)
        self.last = nn.Conv2d(2 * c, 3, 1)

    def forward(self, x, t, context, noise):
        skip = self.first(x)
        h = self.down(F.silu(skip))
        scale, shift = self.step(t)[:, :, None, None].chunk(2, 1)
        h = self.norm(h) * (1 + scale) + shift
        b, c, height, width = h.shape
        rows = h.flatten(2).transpose(1, 2)
        q = self.q(rows).unflatten(-1, (2, -1)).transpose(1, 2)
        k, v = (part.unflatten(-1, (2, -1)).transpose(1, 2) for part in self.kv(context).chunk(2, -1))
        rows = rows + F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        h = rows.transpose(1, 2).reshape(b, c, height, width)
        h = self.up(F.interpolate(h, size=skip.shape[-2:], mode="bilinear", align_corners=False))
        small = F.interpolate(x, scale_factor=0.5, mode="bicubic")
        out = self.last(torch.cat([h, skip], 1)) + F.interpolate(small, scale_factor=2.0, mode="nearest")
        return F.mse_loss(out, noise)


class Detection(nn.Module):
    """A transformer of modules over image features and learned queries; distances choose among boxes."""

    def __init__(self, d=16):
        super().__init__()
        self.features = nn.Conv2d(3, d, 8, 8)
        self.transformer = nn.Transformer(d, 2, 1, 1, 32, 0.0, batch_first=True)
        self.queries = nn.Parameter(torch.rand(5, d))
        self.classes = nn.Linear(d, 4)
        self.boxes = nn.Linear(d, 4)

    def forward(self, x, labels, boxes):
        h = self.features(x).flatten(2).transpose(1, 2)
        mask = nn.Transformer.generate_square_subsequent_mask(5)
        h = self.transformer(h, self.queries.unsqueeze(0).expand(x.shape[0], -1, -1), tgt_mask=mask, tgt_is_causal=True)
        found = self.boxes(h).sigmoid()
        cost = torch.cdist(found.flatten(0, 1), boxes.flatten(0, 1), p=1)
        loss = F.cross_entropy(self.classes(h).flatten(0, 1), labels.flatten()) + 5 * F.l1_loss(found, boxes)
        return loss + 0.1 * cost.min(1)[0].mean()


class GraphAttention(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Linear(8, 16, bias=False)
        self.a = nn.Linear(32, 1)
        self.out = nn.Linear(16, 3)

    def forward(self, x, edges, labels):
        n = x.shape[0]
        h = self.w(x)
        to, of = edges
        e = F.leaky_relu(self.a(torch.cat([h[to], h[of]], -1))).squeeze(-1)
        top = torch.full((n,), -1e9).scatter_reduce(0, to, e, "amax", include_self=True)
        weight = torch.exp(e - top[to])
        weight = weight / torch.zeros(n).index_add(0, to, weight)[to].clamp_min(1e-9)
        mixed = torch.zeros(n, 16).index_add_(0, to, weight[:, None] * h[of])
        return F.nll_loss(F.log_softmax(self.out(F.elu(mixed)), -1), labels)


def ids(high, *shape):
    return torch.randint(0, high, shape)


R = torch.randn
MODELS = {
    "cross_unet": lambda: (CrossUNet(), [R(2, 3, 16, 16), ids(10, 2), R(2, 5, 12), R(2, 3, 16, 16)]),
    "detection": lambda: (Detection(), [R(2, 3, 32, 32), ids(4, 2, 5), torch.rand(2, 5, 4)]),
    "graph_attention": lambda: (GraphAttention(), [R(10, 8), ids(10, 2, 30), ids(3, 10)]),
}


def write(name):
    torch.manual_seed(0)
    torch._dynamo.reset()
    model, inputs = MODELS[name]()
    text, ops = [], []

    def partition(joint, joint_inputs, **how):
        ops.extend(str(n.target) for n in joint.graph.nodes if n.op == "call_function" and "getitem" not in str(n.target))
        return min_cut_rematerialization_partition(joint, joint_inputs, **how)

    compiler = lambda gm, example: make_boxed_func(gm.forward)
    inner = aot_autograd(fw_compiler=compiler, bw_compiler=compiler, partition_fn=partition,
                         decompositions=select_decomp_table())

    def backend(gm, example):
        text.append(gm.print_readable(print_output=False, include_stride=True, include_device=True))
        return inner(gm, example)

    torch.compile(model, backend=backend)(*inputs)
    assert len(text) == 1, name
    text = re.sub(r"File: \S*/", "File: /home/user/", text[0])
    with open(os.path.join(OUT, name + ".txt"), "w") as f:
        f.write(text)
    if ops:
        with open(os.path.join(OUT, name + ".ops"), "w") as f:
            f.writelines(op + "\n" for op in ops)
    print(name, len(ops), flush=True)


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    torch.set_num_threads(1)
    for name in sys.argv[1:] or MODELS:
        write(name)
