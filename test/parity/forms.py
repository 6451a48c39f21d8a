"""Writes forms/: the texts in which the pinned PyTorch hands out graphs, as people paste them.

Log lines come from a child process, so that nothing of this script's own path enters them.
"""
import io
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "forms")

EXAMPLE = '''
import torch
import torch.nn.functional as F


def step(x, w, b, y):
    h = torch.relu(F.linear(x, w, b))
    return F.cross_entropy(h, y)


torch.manual_seed(0)
x = torch.randn(4, 6)
w = torch.randn(3, 6, requires_grad=True)
b = torch.randn(3, requires_grad=True)
y = torch.randint(0, 3, (4,))
compiled = torch.compile(step, backend="BACKEND", dynamic=DYNAMIC)
compiled(x, w, b, y).backward()
'''


MODEL = '''
class M(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = torch.nn.Linear(6, 8), torch.nn.Linear(8, 3)
        self.register_buffer("scale", torch.tensor(0.5))

    def forward(self, x):
        return torch.nn.functional.log_softmax(self.b(torch.relu(self.a(x))) * self.scale, -1)
'''


def put(name, text):
    with open(os.path.join(OUT, name), "w") as f:
        f.write(text)
    print(name, len(text))


def clean(text):
    """Paths, process ids and times of this machine out; everything a reader of logs meets stays."""
    text = re.sub(r"^([VIWD])\d{4} \d\d:\d\d:\d\d\.\d{6} \d+ \S*?(torch/|$)", r"\g<1>0101 00:00:00.000000 4242 \2", text, flags=re.M)
    text = re.sub(r"/\S*?/site-packages/torch/", "/usr/lib/python3/site-packages/torch/", text)
    text = re.sub(r"[^\s'\"]*/torchinductor_\w+", "torchinductor", text)
    return re.sub(r"/\S*/train\.py", "/home/user/train.py", text)


def logs(name, backend, what, dynamic=None):
    with tempfile.TemporaryDirectory() as d:
        script = os.path.join(d, "train.py")
        with open(script, "w") as f:
            f.write(EXAMPLE.replace("BACKEND", backend).replace("DYNAMIC", str(dynamic)))
        env = dict(os.environ, TORCH_LOGS=what, OMP_NUM_THREADS="1", TORCHINDUCTOR_CACHE_DIR=d, TORCHINDUCTOR_FORCE_DISABLE_CACHES="1")
        p = subprocess.run([sys.executable, script], capture_output=True, text=True, env=env, cwd=d)
        text = clean(p.stderr)
        lines = [x for x in text.split("\n") if "CUDA" not in x]
        put(name, "\n".join(lines))
        if p.returncode:
            print("   exit", p.returncode)


def direct():
    import torch
    from functorch.compile import aot_function, make_boxed_func

    def fn(a, b):
        return (a * b).cos().sum(0)

    def partition(joint, inputs, **kw):
        forms("joint", joint)
        from functorch.compile import min_cut_rematerialization_partition

        return min_cut_rematerialization_partition(joint, inputs, **kw)

    def forms(name, gm):
        show = lambda **kw: gm.print_readable(print_output=False, **kw)
        put(f"{name}_readable.txt", show(include_stride=True, include_device=True))
        put(f"{name}_readable_shapes.txt", show())
        put(f"{name}_expanded.txt", show(include_stride=True, include_device=True, expanded_def=True))
        put(f"{name}_colored.txt", show(include_stride=True, include_device=True, colored=True))
        put(f"{name}_code.txt", gm.code)
        put(f"{name}_graph.txt", str(gm.graph) + "\n")

    names = iter(["forward", "backward"])

    def compiler(gm, _):
        forms(next(names), gm)
        return make_boxed_func(gm.forward)

    a, b = torch.randn(2, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    aot_function(fn, fw_compiler=compiler, bw_compiler=compiler, partition_fn=partition)(a, b).sum().backward()


def runnable():
    import torch
    from torch._dynamo.repro.after_aot import save_graph_repro
    from functorch.compile import aot_function, make_boxed_func

    def compiler(gm, inputs):
        s = io.StringIO()
        save_graph_repro(s, gm, inputs, "inductor", save_dir=None)
        put(next(names), clean(s.getvalue()))
        return make_boxed_func(gm.forward)

    names = iter(["runnable_forward.py.txt", "runnable_backward.py.txt"])

    def fn(x, w, b):
        return torch.relu(torch.nn.functional.linear(x, w.t(), b)).sum()

    x = torch.randn(4, 6)
    w, b = torch.randn(6, 3).t().contiguous().t().requires_grad_(), torch.randn(3, requires_grad=True)
    aot_function(fn, fw_compiler=compiler, bw_compiler=compiler)(x, w, b).backward()


def archive():
    import numpy as np
    import torch

    torch.manual_seed(0)

    scope = {"torch": torch}
    exec(compile(MODEL, "/home/user/model.py", "exec"), scope)  # archives carry the file names of stack traces
    M = scope["M"]
    m, x = M(), torch.randn(4, 6)
    torch.export.save(torch.export.export(m, (x,)), os.path.join(OUT, "mlp.pt2"))
    batch = torch.export.Dim("batch", min=2, max=64)
    torch.export.save(torch.export.export(m, (x,), dynamic_shapes=({0: batch},)), os.path.join(OUT, "mlp_dynamic.pt2"))
    np.save(os.path.join(OUT, "mlp_in.npy"), x.numpy())
    np.save(os.path.join(OUT, "mlp_out.npy"), m(x).detach().numpy())
    put("mlp_exported.txt", clean(str(torch.export.export(m, (x,), dynamic_shapes=({0: batch},)))))


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    direct()
    runnable()
    archive()
    logs("log_aot_graphs.txt", "aot_eager", "aot_graphs,aot_joint_graph")
    logs("log_aot_graphs_dynamic.txt", "aot_eager", "aot_graphs,aot_joint_graph", True)
    logs("log_graph_code.txt", "aot_eager", "graph_code,graph")
    logs("log_post_grad.txt", "inductor", "aot_graphs,post_grad_graphs,pre_grad_graphs")
