"""Writes dumps/: what people paste from the pinned PyTorch, for models large enough to be real in kind.

For each model a child process compiles one training step with inductor: the log of TORCH_LOGS (joint, forward, backward
and post-grad graphs, output code for one), the files that TORCH_COMPILE_DEBUG=1 leaves (fx_graph_runnable,
fx_graph_transformed), and torch.export's texts. Nothing is run: code generation stops before the C++
compiler, so that the script needs a few seconds a model.

    venv/bin/python test/parity/dumps.py [NAME ...]
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "dumps")

CHILD = '''
import math, os, sys
import torch, torch.nn as nn, torch.nn.functional as F
sys.path.insert(0, HERE)
from dump_models import MODELS
import torch._inductor.config, torch._functorch.config, torch._inductor.graph
torch._functorch.config.force_non_lazy_backward_lowering = True
torch._inductor.config.compile_threads = 1

class Stop(Exception):
    pass

if KIND == "compile":
    # The code is generated and logged, not compiled.
    import torch._inductor.graph as graph
    class Module:
        __file__ = __path__ = "torchinductor/module.py"
        key = "module"
        def call(self, args):
            raise Stop
    def compile_to_module(self):
        code, *_ = self.codegen()
        graph.output_code_log.debug("Output code: \\n%s", getattr(code, "value", code))
        return Module()
    graph.GraphLowering.compile_to_module = compile_to_module

torch.manual_seed(0)
model, inputs, how = MODELS[NAME]()
if KIND == "compile":
    fn = torch.compile(model, dynamic=how.get("dynamic", False))
    try:
        if how.get("no_grad"):
            with torch.no_grad():
                fn(*inputs)
        else:
            fn(*inputs)
    except Stop:
        pass
else:
    dims = how.get("export_dims")
    program = torch.export.export(model, tuple(inputs), dynamic_shapes=dims() if dims else None)
    open("exported.txt", "w").write(str(program))
    open("graph.txt", "w").write(str(program.graph) + "\\n")
    open("core_aten.txt", "w").write(str(program.run_decompositions()))
'''


def clean(text):
    """Paths, process ids and times of this machine out; everything a reader of logs meets stays."""
    text = re.sub(r"^([VIWD])\d{4} \d\d:\d\d:\d\d\.\d{6} \d+ \S*?(torch/|train\.py|$)", r"\g<1>1130 10:00:00.123000 4242 \2", text, flags=re.M)
    text = re.sub(r"/[^\s'\"]*?/site-packages/torch/", "/usr/lib/python3/site-packages/torch/", text)
    text = re.sub(r"[^\s'\"]*/torchinductor_\w+", "torchinductor", text)
    text = re.sub(r"[^\s'\"]*/dumps_\w+", "/home/user", text)
    return text.replace(HERE, "/home/user")


def put(name, text):
    with open(os.path.join(OUT, name), "w") as f:
        f.write(text)
    print(f"{name:44} {len(text)}", flush=True)


def child(name, kind, env=None):
    with tempfile.TemporaryDirectory(prefix="dumps_") as d:
        script = os.path.join(d, "train.py")
        with open(script, "w") as f:
            f.write(f"HERE, NAME, KIND = {HERE!r}, {name!r}, {kind!r}\n" + CHILD)
        full = dict(os.environ, OMP_NUM_THREADS="1", TORCHINDUCTOR_CACHE_DIR=os.path.join(d, "cache"),
                    TORCHINDUCTOR_FORCE_DISABLE_CACHES="1", **(env or {}))
        p = subprocess.run([sys.executable, script], capture_output=True, text=True, env=full, cwd=d)
        if p.returncode:
            print(name, kind, "exit", p.returncode, clean(p.stderr)[-1500:], flush=True)
        files = {}
        for path in glob.glob(d + "/**/*", recursive=True):
            if os.path.isfile(path) and path.endswith((".py", ".txt")) and "/cache/" not in path and path != script:
                files[os.path.relpath(path, d)] = clean(open(path, errors="replace").read())
        lines = [x for x in clean(p.stderr).split("\n") if "CUDA" not in x]
        return "\n".join(lines), files


def one(name, code):
    what = "aot_graphs,aot_joint_graph,post_grad_graphs" + (",output_code" if code else "")
    log, _ = child(name, "compile", {"TORCH_LOGS": what})
    put(f"{name}.log.txt", log)
    _, files = child(name, "compile", {"TORCH_COMPILE_DEBUG": "1"})
    for path in sorted(files):
        m = re.search(r"model__(\d+)_(\w+)_(\d+)\.\d+/(fx_graph_\w+)\.py$", path)
        if m and m[4] != "fx_graph_readable":  # the transformed one differs in little
            put(f"{name}.{m[2]}.{m[4][9:]}.txt", files[path])
    _, files = child(name, "export")
    for path in sorted(files):
        if path.endswith(".txt") and "/" not in path:
            put(f"{name}.{path}", files[path])


if __name__ == "__main__":
    sys.path.insert(0, HERE)
    from dump_models import MODELS

    os.makedirs(OUT, exist_ok=True)
    for name in sys.argv[1:] or MODELS:
        one(name, name == "cnn")
