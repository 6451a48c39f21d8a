"""Writes into dumps/ what Dynamo and AOTAutograd log of programs with subscripts, scatters, choices and einsum.

Unlike dumps.py, all in this process, with a backend that keeps each graph: the log (Dynamo's graphs, joint, forward and
backward), the backward after Inductor's post-grad passes in colours, and the exported program.

    venv/bin/python test/parity/dumps_programs.py
"""
import copy
import io
import logging
import os
import re

import torch
import torch._functorch.config
import torch._inductor.config
import torch.nn as nn
import torch.nn.functional as F
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd
from torch._guards import detect_fake_mode
from torch._inductor.compile_fx import view_to_reshape
from torch._inductor.decomposition import select_decomp_table
from torch._inductor.fx_passes.post_grad import post_grad_passes
from torch._inductor.virtualized import V
from torch._logging._internal import TorchLogsFormatter

HERE = os.path.dirname(os.path.abspath(__file__))


class GCN(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(8, 16), nn.Linear(16, 4)

    def spread(self, h, edges):
        src, dst = edges[0], edges[1]
        degree = torch.zeros(h.shape[0]).scatter_add_(0, dst, torch.ones(dst.shape[0]))
        norm = (degree[src] * degree[dst]).clamp(min=1).rsqrt()
        return torch.zeros_like(h).index_add_(0, dst, h[src] * norm[:, None])

    def forward(self, x, edges, y):
        h = F.relu(self.spread(self.a(x), edges))
        return F.nll_loss(F.log_softmax(self.spread(self.b(h), edges), 1), y)


class Experts(nn.Module):
    def __init__(self, d=16, experts=4):
        super().__init__()
        self.gate, self.norm, self.out = nn.Linear(d, experts, bias=False), nn.LayerNorm(d), nn.Linear(d, 10)
        self.up = nn.Parameter(torch.randn(experts, d, 32) * 0.1)
        self.down = nn.Parameter(torch.randn(experts, 32, d) * 0.1)

    def forward(self, x, y):
        h = self.norm(x)
        p = F.softmax(self.gate(h), -1)
        v, i = torch.topk(p, 2, -1)
        chosen = F.one_hot(i, 4).to(x.dtype)
        weight = (chosen * (v / v.sum(-1, keepdim=True)).unsqueeze(-1)).sum(-2)
        o = torch.einsum("btef,efd->bted", F.silu(torch.einsum("btd,edf->btef", h, self.up)), self.down)
        z = x + (o * weight.unsqueeze(-1)).sum(2)
        return F.cross_entropy(self.out(z.mean(1)), y) + 0.01 * (p.mean((0, 1)) * chosen.sum(-2).mean((0, 1))).sum()


def clean(text):
    text = re.sub(r"^([VIWD])\d{4} \d\d:\d\d:\d\d\.\d{6} \d+ \S*?(torch/|$)", r"\g<1>1130 10:00:00.123000 4242 \2", text, flags=re.M)
    text = re.sub(r"/[^\s'\"]*?/site-packages/torch/", "/usr/lib/python3/site-packages/torch/", text)
    return text.replace(HERE, "/home/user")


def put(name, text):
    with open(os.path.join(HERE, "dumps", name), "w") as f:
        f.write(clean(text))
    print(f"{name:44} {len(text)}", flush=True)


def train(name, model, inputs):
    stream = io.StringIO()
    torch._logging.set_logs(aot_graphs=True, aot_joint_graph=True, graph_code=True, graph=True)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TorchLogsFormatter())
    for key in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(key)
        if key.startswith("torch") and logger.handlers:
            logger.handlers = [handler]

    def forward(gm, example):
        return make_boxed_func(gm.forward)

    def backward(gm, example):
        after = copy.deepcopy(gm)
        view_to_reshape(after)
        with V.set_fake_mode(detect_fake_mode(example)):
            post_grad_passes(after, False)
        after.recompile()
        text = after.print_readable(print_output=False, include_stride=True, include_device=True, colored=True)
        put(f"{name}.backward.post_grad.txt", "TRACED GRAPH\n ===== AFTER POST GRAD =====\n" + text + "\n")
        return make_boxed_func(gm.forward)

    backend = aot_autograd(fw_compiler=forward, bw_compiler=backward, decompositions=select_decomp_table())
    torch.compile(model, backend=backend)(*inputs).backward()
    put(f"{name}.log.txt", stream.getvalue())


if __name__ == "__main__":
    torch.set_num_threads(1)
    torch.manual_seed(0)
    train("gcn", GCN(), [torch.randn(10, 8), torch.randint(0, 10, (2, 30)), torch.randint(0, 4, (10,))])
    program = torch.export.export(Experts(), (torch.randn(2, 6, 16), torch.randint(0, 10, (2,))))
    put("experts.exported.txt", str(program))
