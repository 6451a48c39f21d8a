"""Writes op_dtypes.txt: which dtypes every pointwise operator takes, refuses, and what it makes of them.

The lines are those of op_calls.txt, made for each row of lib/ir/ops.txt that is pointwise or a reduction and for every dtype
(binary ones: every dtype with itself and with f32, i64 and bool, as a tensor of one dimension and of none). The result `error`
is any refusal of PyTorch's, but one: f16 and bf16 that the CPU has no kernel for are left out, since GPUs have one. Then calls on integers that f64 has not.
"""
import os
import re

import torch
import torch._inductor.inductor_prims  # registers prims
from torch._subclasses.fake_tensor import FakeTensorMode

import op_calls
from op_calls import CODES, show

HERE = os.path.dirname(os.path.abspath(__file__))
DTYPES = ["b8", "u8", "i64", "f16", "bf16", "f32", "f64"]
VALUES = {"b8": [0, 1, 1], "u8": [1, 2, 3], "i64": [1, 2, 3]}
# What takes data of its own form, or another's test has. PyTorch computes a part of ldexp in the exponent's dtype, and a part of
# the cross entropy of logits in theirs; ours are computed as a whole.
LEFT_OUT = re.compile(r"_backward|special_|^rrelu|_assert|polynomial|^frexp|_like|^new_|^empty|^native_|^bernoulli|dropout|^_to_copy"
                      r"|^to\.|^ldexp|segment_reduce|^nextafter")


def rows():
    row = None
    for line in open(os.path.join(HERE, "..", "..", "lib", "ir", "ops.txt")):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            row = re.match(r"aten::([\w.]+)\(", line)
        elif row and line.split()[0] in ("pointwise", "reduction"):
            name = row.group(1)
            if not LEFT_OUT.search(name):
                yield name if "." in name else name + ".default"
            row = None


def tensor(code, at, dims):
    v = VALUES.get(code, [0.25, 0.5, 0.75])
    v = [v[(i + at) % 3] for i in range(2 if dims else 1)]
    return torch.tensor(v if dims else v[0]).to(CODES[code])


def number(kind):
    return {"Scalar": 2, "number": 2, "float": 0.5, "int": 0, "bool": False, "str": "floor", "Optional[str]": "floor"}.get(kind)


def record(name, args):
    packet, overload = name.split(".")
    op = getattr(getattr(torch.ops.aten, packet), overload)
    schema = op._schema.arguments
    text = f"aten.{name} | " + " ; ".join(map(show, args))

    def run(values):
        return op(*[a for a, s in zip(values, schema) if not s.kwarg_only],
                  **{s.name: a for a, s in zip(values, schema) if s.kwarg_only and a is not None})

    if packet == "binary_cross_entropy_with_logits" and args[0].dtype != args[1].dtype:
        return []

    half = any(isinstance(a, torch.Tensor) and a.dtype in (torch.float16, torch.bfloat16) for a in args)
    try:
        with FakeTensorMode() as mode:
            fake = lambda a: [fake(x) for x in a] if isinstance(a, list) else mode.from_tensor(a) if isinstance(a, torch.Tensor) else a
            run([fake(a) for a in args])
        out = run([a.clone() if isinstance(a, torch.Tensor) else a for a in args])
    except (RuntimeError, IndexError, ValueError, NotImplementedError, TypeError) as e:
        if half and "not implemented" in str(e):
            return []
        return [f"{text} | error"]
    outs = list(out) if isinstance(out, (list, tuple)) else [out]
    if any(isinstance(o, torch.Tensor) and o.dtype.is_complex for o in outs):
        return []
    return [f"{text} | " + " ; ".join(map(show, outs))]


def calls(name):
    packet, overload = name.split(".")
    op = getattr(getattr(torch.ops.aten, packet, None), overload, None)
    if op is None:
        return []
    schema = op._schema.arguments
    kinds = [str(a.type) for a in schema]
    if any(k in ("List[Tensor]", "List[Optional[Tensor]]") or "Generator" in k for k in kinds):
        return []
    at = [i for i, k in enumerate(kinds) if k == "Tensor"]
    rest = [None if a.has_default_value() else number(str(a.type)) for a in schema]
    for i, a in enumerate(schema):
        if a.has_default_value():
            rest[i] = a.default_value
        elif kinds[i] == "List[int]":
            rest[i] = [0]
    lines = []

    def one(codes, dims):
        args = list(rest)
        for k, i in enumerate(at):
            args[i] = tensor(codes[k], k, dims[k])
        lines.extend(record(name, args))

    if len(at) == 1:
        for code in DTYPES:
            one([code], [1])
        scalars = [i for i, k in enumerate(kinds) if k in ("number", "Scalar", "Optional[number]") and not schema[i].kwarg_only]
        for i in scalars[:1]:
            for value in (0.5, True):
                keep, rest[i] = rest[i], value
                for code in DTYPES:
                    one([code], [1])
                rest[i] = keep
    elif len(at) >= 2:
        for code in DTYPES:
            for other in dict.fromkeys([code, "f32", "i64", "b8"]):
                one([code, other] + [code] * (len(at) - 2), [1] * len(at))
                if other != code:
                    one([code, other] + [code] * (len(at) - 2), [1, 0] + [1] * (len(at) - 2))
    return lines


def whole_numbers():
    """Integers that f64 has not: numbers that scale, fill or bound i64 tensors are not to go through it."""
    big, odd = 2**53 + 1, torch.tensor([2**53 + 1, -(2**60) - 3, 7, 2**62 + 5])
    i, square = torch.tensor([0, 1, 1, 3]), torch.tensor([[1, 2], [3, 4]])
    one = torch.ones(4, dtype=torch.int64)
    for name, args in {
        "add.Tensor": (odd, one, big), "sub.Tensor": (odd, one, big), "rsub.Tensor": (odd, one, big), "add.Scalar": (odd, big, 3),
        "sub.Scalar": (odd, 3, big), "rsub.Scalar": (odd, big, 1), "mul.Scalar": (one, big), "add_.Tensor": (odd, one, big),
        "addcmul.default": (odd, one, one, big), "addcmul_.default": (odd, one, one, big),
        "index_add.default": (odd, 0, i, one, big), "index_add_.default": (odd, 0, i, one, big),
        "index_fill.int_Scalar": (odd, 0, i, big), "masked_fill.Scalar": (odd, odd > 0, big), "fill.Scalar": (odd, big),
        "full.default": ([2], big, torch.int64), "full_like.default": (odd, big), "new_full.default": (odd, [2], big),
        "clamp.default": (odd, big - 1, big + 1), "clamp_min.default": (odd, big), "clamp_max.default": (odd, big),
        "clamp.Tensor": (odd, one * (big - 1), one * (big + 1)), "eq.Scalar": (odd, big), "ne.Scalar": (odd, big - 1),
        "lt.Scalar": (odd, big + 1), "le.Scalar": (odd, big), "gt.Scalar": (odd, big - 1), "ge.Scalar": (odd, big),
        "remainder.Scalar": (odd, big), "fmod.Scalar": (odd, big), "floor_divide.Scalar": (odd, big),
        "div.Scalar_mode": (odd, big, "trunc"), "bitwise_and.Scalar": (odd, big), "bitwise_or.Scalar": (odd, big),
        "bitwise_xor.Scalar": (odd, big), "threshold.default": (odd, big - 1, big), "hardtanh.default": (odd, big, big + 2),
        "addmm.default": (square, square, square, big, 3), "addmv.default": (i[:2], square, i[:2], big, big),
        "addbmm.default": (square, square[None], square[None], big, big),
        "baddbmm.default": (square[None], square[None], square[None], big, big), "addr.default": (square, i[:2], i[1:3], big, big),
        "scatter.value": (odd, 0, i, big), "scatter.value_reduce": (one, 0, i, big, "add"), "scatter_add.default": (odd, 0, i, odd),
        "scatter_reduce.two": (odd, 0, i, odd, "sum", True), "index_put.default": (odd, [i], odd, True),
        "constant_pad_nd.default": (odd, [1, 1], big), "arange.start_step": (big, big + 6, 2), "where.ScalarOther": (odd > 0, odd, big),
        "pow.Tensor_Scalar": (odd, 3), "pow.Scalar": (3, torch.tensor([35, 36, 37])), "cumsum.default": (odd, 0),
        "cumprod.default": (odd[1:3], 0), "sum.default": (odd,), "prod.default": (odd[1:3],), "max.default": (odd,),
        "amax.default": (odd, [0]), "mm.default": (odd.view(2, 2), square), "dot.default": (odd, i), "sort.default": (odd, 0),
        "topk.default": (odd, 2), "cummax.default": (odd, 0), "fill_diagonal_.default": (odd.view(2, 2), big, False),
        "scalar_tensor.default": (big, torch.int64), "repeat.default": (odd, [2]), "take.default": (odd, i), "flip.default": (odd, [0]),
        "masked_scatter.default": (odd, odd > 0, odd), "put.default": (odd, i, odd, True), "index_copy.default": (odd, 0, i, odd),
        "diagonal_scatter.default": (odd.view(2, 2), i[:2] + big), "isin.Tensor_Tensor": (odd, odd + 1),
        "searchsorted.Tensor": (torch.tensor([2**53, 2**53 + 1, 2**53 + 2]), odd), "bucketize.Tensor": (odd, torch.tensor([2**53, 2**53 + 1])),
        "median.default": (odd,), "kthvalue.default": (odd, 2), "mode.default": (odd,), "unfold_copy.default": (odd, 0, 2, 1),
        "trace.default": (odd.view(2, 2),), "tril.default": (odd.view(2, 2),), "roll.default": (odd, [1]), "abs.default": (odd,),
        "neg.default": (odd,), "sign.default": (odd,), "maximum.default": (odd, one * big), "minimum.default": (odd, one * big),
        "index_reduce.default": (odd, 0, i, odd, "amax"), "lerp.Scalar": (odd.double(), odd.double(), 1), "nansum.default": (odd,),
        "bitwise_not.default": (odd,), "bitwise_left_shift.Tensor_Scalar": (odd, 3), "bitwise_right_shift.Tensor_Scalar": (odd, 3),
        "gcd.default": (odd, one * 6), "lcm.default": (odd[2:3], i[3:]), "aminmax.default": (odd,), "constant_pad_nd.default ": (odd, [-1, 2], big),
    }.items():
        yield from record(name.strip(), args)


def main():
    lines = [line for name in dict.fromkeys(rows()) for line in calls(name)]
    lines += whole_numbers()
    with open(os.path.join(HERE, "op_dtypes.txt"), "w") as f:
        f.write(f"torch {torch.__version__.split('+')[0]}\n")
        f.writelines(line + "\n" for line in dict.fromkeys(lines))
    print(len(lines), "calls")


if __name__ == "__main__":
    main()
