"""Calls of scaled_dot_product_attention as graphs, and the joint graphs PyTorch makes of them on the CPU:
python test/parity/attention.py test/golden/attention"""
import os
import re
import sys

import torch
import torch.nn.functional as F
from functorch.compile import aot_function, make_boxed_func
from torch._functorch.partitioners import default_partition
from torch._subclasses.fake_tensor import FakeTensorMode

Q, K, V = [2, 3, 5, 4], [2, 3, 7, 4], [2, 3, 7, 4]
WIDE = [2, 3, 7, 6]
# name: sizes of query, key, value; mask (sizes, or None); dtype; other arguments
CASES = {
    "plain": (Q, K, V, None, "f32", {}),
    "causal_scaled": (Q, K, V, None, "f64", {"is_causal": True, "scale": 0.3}),
    "truth_mask": (Q, K, V, ("b8", [5, 7]), "bf16", {}),
    "number_mask": (Q, K, V, ("f32", [2, 1, 5, 7]), "f32", {}),
    "mask_of_three": (Q, K, V, ("f32", [3, 5, 7]), "f32", {}),
    "other_length": (Q, K, WIDE, None, "f32", {}),
    "other_length_causal": (Q, K, WIDE, None, "bf16", {"is_causal": True}),
    "other_length_mask": (Q, K, WIDE, ("b8", [5, 7]), "f32", {}),
    "three_dimensions": (Q[1:], K[1:], V[1:], None, "f32", {}),
    "three_dimensions_mask": (Q[1:], K[1:], V[1:], ("f32", [5, 7]), "f32", {}),
    "grouped": ([2, 6, 5, 4], K, V, None, "f32", {"enable_gqa": True}),
    "grouped_products": ([2, 6, 5, 4], K, WIDE, None, "f32", {"enable_gqa": True}),
    "one_head": (Q, [2, 1, 7, 4], [2, 1, 7, 4], None, "f32", {}),
    "one_batch": (Q, [1, 3, 7, 4], V, None, "f32", {}),
    "five_dimensions": ([1] + Q, [1] + K, [1] + V, None, "f32", {}),
    "no_keys": (Q, [2, 3, 0, 4], [2, 3, 0, 4], None, "f32", {}),
}
# Operators that run on CUDA only: traced on fake tensors. What each takes after query, key and value: its bias, flags.
FUSED_OPS = {"flash": "", "efficient": ", {bias}, True", "cudnn": ", {bias}, True", "fused_overrideable": ", {bias}"}
FUSED = {
    "efficient": ("efficient", Q, K, WIDE, None, "f32", {}),
    "efficient_causal": ("efficient", Q, K, WIDE, None, "bf16", {"is_causal": True}),
    "efficient_bias": ("efficient", Q, K, V, ("f32", [2, 3, 5, 7]), "f32", {"scale": 0.3}),
    "flash": ("flash", Q, K, V, None, "f32", {"scale": 0.3}),
    "flash_causal": ("flash", Q, Q, Q, None, "f16", {"is_causal": True}),
    "cudnn": ("cudnn", Q, K, WIDE, None, "f32", {}),
    "cudnn_causal": ("cudnn", Q, K, V, None, "bf16", {"is_causal": True}),
    "overrideable": ("fused_overrideable", Q, K, WIDE, None, "f32", {"is_causal": True}),
    "overrideable_bias": ("fused_overrideable", Q, K, V, ("f32", [2, 3, 5, 7]), "f32", {"scale": 0.3}),
}
# Which of them are compiled too, where: h host, d device.
COMPILED = {"efficient": "d", "efficient_bias": "h", "flash_causal": "hd", "cudnn": "hd", "overrideable_bias": "d"}
DTYPES = {"f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16, "f16": torch.float16, "b8": torch.bool}


def strides(size):
    out = []
    for n in reversed(size):
        out.insert(0, out[0] * max(size[len(size) - len(out)], 1) if out else 1)
    return out


def typed(name, dtype, size):
    return f'{name}: "{dtype}{size}{strides(size)}cpu"'


def source(q, k, v, mask, dtype, options):
    inputs = [typed(n, dtype, s) for n, s in (("q", q), ("k", k), ("v", v))]
    args = "q, k, v"
    if mask:
        inputs.append(typed("m", *mask))
        args += ", m"
    elif options.get("is_causal"):
        args += ", None, 0.0, True"
    args += "".join(f", {n} = {o}" for n, o in options.items() if n != "is_causal")
    call = f"torch.ops.aten.scaled_dot_product_attention.default({args})"
    return f"def forward(self, {', '.join(inputs)}):\n    o = {call}\n    return (o,)\n"


def bare(code):
    """The joint graph as `aot-llc --annotate=none` prints it."""
    code = re.sub(r";  .*= None", "", code.strip())
    names = re.search(r"    (.*), = fx_pytree", code).group(1)
    code = re.sub(r"\n    .*fx_pytree.*", "", code)
    code = re.sub(r"\(self, primals, tangents\)", f"(self, {names})", code)
    code = re.sub(r"pytree.tree_unflatten\(\[(.*)\], self._out_spec\)", r"(\1)", code)
    return code + "\n"


def joint(q, k, v, mask, dtype, options):
    torch.manual_seed(0)
    args = [torch.rand(s).to(DTYPES[dtype]).requires_grad_() for s in (q, k, v)]
    if mask:
        args.append((torch.rand(mask[1]) > 0.5) if mask[0] == "b8" else torch.rand(mask[1]))
    return traced(lambda *a: F.scaled_dot_product_attention(*a, **options), args)


def traced(function, args):
    found = []

    def partition(graph, inputs, **rest):
        found.append(bare(graph.code))
        return default_partition(graph, inputs, **rest)

    def compiler(graph, inputs):
        return make_boxed_func(graph.forward)

    aot_function(function, compiler, compiler, partition)(*args)
    return found[0]


def fused_name(op):
    kind = op.split("_")
    return f"_scaled_dot_product_{kind[0]}_attention" + "".join("_" + k for k in kind[1:])


def fused_source(op, q, k, v, bias, dtype, options):
    inputs = [typed(n, dtype, s) for n, s in (("q", q), ("k", k), ("v", v))] + ([typed("m", *bias)] if bias else [])
    args = "q, k, v" + FUSED_OPS[op].format(bias="m" if bias else None)
    if options.get("is_causal"):
        args += (", None" if op == "fused_overrideable" and not bias and "None" not in args else "") + ", 0.0, True"
    args += "".join(f", {n} = {o}" for n, o in options.items() if n != "is_causal")
    return f"def forward(self, {', '.join(inputs)}):\n    o = torch.ops.aten.{fused_name(op)}.default({args})\n    o0 = o[0]\n    return (o0,)\n"


def fused_joint(op, q, k, v, bias, dtype, options):
    def call(q, k, v, bias=None):
        more = [a for a in (bias, True)] if op in ("efficient", "cudnn") else [bias] if op == "fused_overrideable" else []
        return getattr(torch.ops.aten, fused_name(op))(q, k, v, *more, **options)[0]

    with FakeTensorMode():
        sizes = [q, k, v] + ([bias[1]] if bias else [])
        return traced(call, [torch.empty(s, dtype=DTYPES[dtype]).requires_grad_() for s in sizes])


def main():
    to = sys.argv[1]
    runs = []
    for name, case in CASES.items():
        for ending, text in ((".fx", source(*case)), (".joint", joint(*case))):
            with open(os.path.join(to, name + ending), "w") as file:
                file.write(text)
        wanted = "--requires-grad=q,k,v --emit=joint --annotate=none"
        runs.append(f"RUN: %aot-llc {wanted} %S/{name}.fx | diff %S/{name}.joint -\n")
    fused = []
    for name, case in FUSED.items():
        for ending, text in ((".fx", fused_source(*case)), (".joint", fused_joint(*case))):
            with open(os.path.join(to, name + ending), "w") as file:
                file.write(text)
        wanted = f"--requires-grad=q,k,v{',m' if case[4] else ''} --emit=joint --annotate=none"
        fused.append(f"RUN: %aot-llc {wanted} %S/{name}.fx | diff %S/{name}.joint -\n")
        error = {"f32": "1e-5", "f16": "5e-3", "bf16": "4e-2"}[case[5]]
        for device in [{"h": "", "d": "--device=sim "}[w] for w in COMPILED.get(name, "")]:
            fused.append(f"RUN: %aot-run {device}--random=3 --compare=reference --max-error={error} %S/{name}.fx\n")
    with open(os.path.join(to, "fused.test"), "w") as file:
        file.write("Joint graphs of CUDA's operators are PyTorch's, and compiled they are their reference; made by\n"
                   "test/parity/attention.py.\n\n" + "".join(fused))
    with open(os.path.join(to, "composite.test"), "w") as file:
        file.write("The joint graphs of attention are PyTorch's; made by test/parity/attention.py.\n\n" + "".join(runs))


if __name__ == "__main__":
    main()
