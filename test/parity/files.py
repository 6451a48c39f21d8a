"""Writes test/data/files/ and the seeds of the file fuzzers: arrays as numpy, safetensors' format and torch.export write them.

safetensors files are written here by the format's description; numpy and torch write their own.
"""
import json
import os
import re
import struct
import zipfile

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "data", "files")
FUZZ = os.path.join(HERE, "..", "fuzz", "corpus")


def safetensors(path, tensors, metadata=None):
    """As the reference writer: by descending alignment, then name; the header padded to a multiple of 8."""
    header, data = {}, b""
    if metadata:
        header["__metadata__"] = metadata
    bits = lambda dtype: {"BOOL": 8, "F8_E4M3": 8, "BF16": 16}.get(dtype) or int(dtype[1:])
    for name, (dtype, shape, raw) in sorted(tensors.items(), key=lambda x: (-bits(x[1][0]), x[0])):
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + data)


class Counter(torch.nn.Module):
    """A buffer that the forward changes, a tied weight, a constant, two outputs."""

    def __init__(self):
        super().__init__()
        self.emb, self.out = torch.nn.Embedding(11, 6), torch.nn.Linear(6, 11, bias=False)
        self.out.weight = self.emb.weight
        self.norm = torch.nn.LayerNorm(6)
        self.register_buffer("steps", torch.zeros((), dtype=torch.int64))
        self.register_buffer("scale", torch.full((6,), 0.5), persistent=False)

    def forward(self, ids, mask=None):
        self.steps.add_(1)
        h = self.norm(self.emb(ids) * self.scale) + torch.tensor([1.0, -1.0, 2.0, -2.0, 0.5, 0.0])
        values, indices = torch.topk(self.out(h), 3, dim=-1)
        return values, indices, h.chunk(2, -1)[1]


class Convolution(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.c, self.b = torch.nn.Conv2d(2, 4, 3, padding=1), torch.nn.BatchNorm2d(4)
        self.fc = torch.nn.Linear(4, 3)

    def forward(self, x):
        h = torch.nn.functional.gelu(self.b(self.c(x)), approximate="tanh")
        h = torch.nn.functional.max_pool2d(h, 2).to(memory_format=torch.contiguous_format)
        return torch.softmax(self.fc(h.mean((2, 3))), -1)


def export(name, model, inputs, dynamic=None):
    outputs = model(*inputs)
    program = torch.export.export(model, inputs, dynamic_shapes=dynamic)
    for node in program.graph.nodes:  # the paths of this machine out
        if node.meta.get("stack_trace"):
            text = re.sub(r"/[^\s\"]*?/site-packages/", "/usr/lib/python3/site-packages/", node.meta["stack_trace"])
            node.meta["stack_trace"] = re.sub(r"/[^\s\"]*?/files\.py", "/home/user/files.py", text)
    torch.export.save(program, os.path.join(OUT, name + ".pt2"))
    for i, x in enumerate(inputs):
        np.save(os.path.join(OUT, f"{name}_in_{i + 1}.npy"), x.numpy())
    for i, y in enumerate(outputs if isinstance(outputs, tuple) else (outputs,)):
        np.save(os.path.join(OUT, f"{name}_out_{i + 1}.npy"), y.detach().numpy())


def main():
    os.makedirs(OUT, exist_ok=True)
    f32 = np.arange(6, dtype=np.float32).reshape(2, 3) / 4
    bf16 = torch.arange(4).to(torch.bfloat16)
    tensors = {
        "layers.0.weight": ("F32", [2, 3], f32.tobytes()),
        "layers.0.bias": ("F64", [3], np.array([1.5, -2.0, 1e300]).tobytes()),
        "half": ("BF16", [2, 2], bf16.view(torch.int16).numpy().tobytes()),
        "steps": ("I64", [], struct.pack("<q", 2**62 + 1)),
        "mask": ("BOOL", [3], b"\1\0\1"),
        "empty": ("F32", [0, 4], b""),
        "eight": ("F8_E4M3", [2], b"\x38\x40"),
    }
    safetensors(os.path.join(OUT, "small.safetensors"), tensors, {"format": "pt"})
    safetensors(os.path.join(FUZZ, "safetensors", "small"), tensors, {"format": "pt"})
    safetensors(os.path.join(FUZZ, "safetensors", "one"), {"a": ("F32", [1], b"\0\0\0\0")})
    safetensors(os.path.join(FUZZ, "safetensors", "none"), {})
    arrays = {"x": f32, "y": np.asfortranarray(f32), "n": np.array(2**62 + 1), "flags": np.array([True, False])}
    for where in (OUT, os.path.join(FUZZ, "zip")):
        np.savez(os.path.join(where, "stored.npz"), **arrays)
        np.savez_compressed(os.path.join(where, "deflated.npz"), **arrays)
    with zipfile.ZipFile(os.path.join(FUZZ, "zip", "comment.zip"), "w") as z:
        z.comment = b"a comment"
        z.writestr("a/b.txt", "text")
    torch.manual_seed(0)
    export("counter", Counter(), (torch.tensor([[1, 2, 3], [4, 5, 10]]),))
    export("convolution", Convolution().eval(), (torch.randn(2, 2, 6, 6),))
    batch = torch.export.Dim("batch", min=2, max=64)
    export("dynamic", Convolution().eval(), (torch.randn(5, 2, 6, 6),), ({0: batch},))
    for name in ("counter", "dynamic"):
        data = open(os.path.join(OUT, name + ".pt2"), "rb").read()
        open(os.path.join(FUZZ, "pt2", name + ".pt2"), "wb").write(data)
        with zipfile.ZipFile(os.path.join(OUT, name + ".pt2")) as z:
            model = json.loads(z.read([n for n in z.namelist() if n.endswith("models/model.json")][0]))
        json.dump(model["graph_module"]["graph"], open(os.path.join(FUZZ, "pt2", name + ".json"), "w"))


if __name__ == "__main__":
    main()
