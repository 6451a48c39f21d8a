"""Writes op_calls.txt: single operator calls over dtypes, layouts, broadcasts and special values, with PyTorch's results.

One call per line, fields separated by `|`: operator, arguments, results. An argument is one of

    t DTYPE SIZES STRIDES VALUES   a tensor; values in C order, hexadecimal floats or integers
    i N   f X   b 0|1   s TEXT   d DTYPE   m FORMAT   l N,N,...   F X,X,...   k 0|1,...   c (the CPU)   n (absent)
    L k t ... t ...                a list of k tensors

and results are tensors. Strides are those of FakeTensor, which is what graphs show. A call that PyTorch refuses for its
sizes or dtypes is recorded with the result `error`.
"""
import itertools
import os
import random

import torch
import torch._inductor.inductor_prims  # registers prims
from torch._subclasses.fake_tensor import FakeTensorMode

import op_attention
import op_composites
import op_families
import op_fused
import op_grids
import op_images
import op_prims
import op_rest
import op_special
import op_storage

CODES = {"f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64, "u64": torch.uint64,
         "i32": torch.int32, "i16": torch.int16, "u8": torch.uint8, "i8": torch.int8, "b8": torch.bool}
NAMES = {v: k for k, v in CODES.items()}
FLOATS, INTS = ["f32", "f64", "f16", "bf16"], ["i64", "i32", "u8", "b8"]
rng = random.Random(7)


def values(n, code, kind):
    if code == "b8":
        return [rng.randrange(2) for _ in range(n)]
    if code in INTS + ["i8"]:
        low = 0 if code == "u8" else -5
        v = [rng.randrange(low, 7) for _ in range(n)]
        return [x or 3 for x in v] if kind == "nz" else v
    if kind == "pos":
        return [rng.uniform(0.3, 2.3) for _ in range(n)]
    if kind == "unit":
        return [rng.uniform(-0.9, 0.9) for _ in range(n)]
    if kind == "gt1":
        return [rng.uniform(1.1, 3) for _ in range(n)]
    v = [rng.uniform(-3, 3) for _ in range(n)]
    if kind == "special":
        for i, x in enumerate([float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 3.5, 1e-3]):
            if i < n:
                v[i] = x
    return [x if abs(x) > 0.2 else 0.7 for x in v] if kind == "nz" else v


def tensor(code, shape, layout="c", kind=""):
    """c: row-major; t: last two dims swapped in memory; s: every second column; e: first dim expanded."""
    shape = list(shape)
    n = lambda s: torch.Size(s).numel()
    make = lambda s: torch.tensor(values(n(s), code, kind), dtype=torch.float64 if code in FLOATS else torch.int64).reshape(s).to(CODES[code])
    if layout == "t" and len(shape) >= 2:
        shape[-1], shape[-2] = shape[-2], shape[-1]
        return make(shape).transpose(-1, -2)
    if layout == "s" and shape:
        return make(shape[:-1] + [shape[-1] * 2])[..., ::2]
    if layout == "e" and shape:
        return make([1] + shape[1:]).expand(shape)
    return make(shape)


def number(x):
    if isinstance(x, bool):
        return str(int(x))
    return x.hex() if isinstance(x, float) else str(x)


def show(x):
    if isinstance(x, torch.Tensor):
        v = x.to(torch.float64 if x.dtype.is_floating_point else torch.int64).flatten().tolist()
        dims = lambda d: "[" + ",".join(map(str, d)) + "]"
        return f"t {NAMES[x.dtype]} {dims(x.shape)} {dims(x.stride())} {' '.join(map(number, v))}".rstrip()
    if x is None:
        return "n"
    if isinstance(x, bool):
        return f"b {int(x)}"
    if isinstance(x, int):
        return f"i {x}"
    if isinstance(x, float):
        return f"f {number(x)}"
    if isinstance(x, str):
        return f"s {x}"
    if isinstance(x, torch.dtype):
        return f"d {NAMES[x]}"
    if isinstance(x, torch.memory_format):
        return f"m {str(x)[6:]}"
    if isinstance(x, torch.device):
        return "c"
    if x and isinstance(x[0], bool):
        return "k " + ",".join(str(int(b)) for b in x)
    if x and isinstance(x[0], float):
        return "F " + ",".join(map(number, x))
    if x and isinstance(x[0], torch.Tensor):
        return f"L {len(x)} " + " ; ".join(map(show, x))
    return "l " + ",".join(map(str, x))


lines = []


def call(name, *args):
    space, packet, overload = name.split(".") if name.startswith("prims.") else ("aten", *name.split("."))
    op = getattr(getattr(getattr(torch.ops, space), packet), overload)
    schema = op._schema.arguments
    positional = [a for a, s in zip(args, schema) if not s.kwarg_only]
    keywords = {s.name: a for a, s in zip(args, schema) if s.kwarg_only and (a is not None or not s.has_default_value())}
    text = f"{space}.{packet}.{overload} | " + " ; ".join(map(show, args))
    try:
        out = op(*positional, **keywords)
    except (RuntimeError, IndexError, ValueError, NotImplementedError) as e:
        if any(w in str(e) for w in ["not implemented", "not supported", "only supports", "expected floating"]):
            return
        lines.append(f"{text} | error")
        return
    outs = list(out) if isinstance(out, (list, tuple)) else [out]
    with FakeTensorMode() as mode:
        fake = lambda x: mode.from_tensor(x) if isinstance(x, torch.Tensor) else x
        many = lambda a: [fake(y) for y in a] if isinstance(a, (list, tuple)) else fake(a)
        f = op(*[many(a) for a in positional], **{k: many(a) for k, a in keywords.items()})
    fakes = list(f) if isinstance(f, (list, tuple)) else [f]
    shown = []
    for o, k in zip(outs, fakes):
        if o is not None and tuple(k.stride()) != tuple(o.stride()):
            o = torch.empty_strided(k.shape, k.stride(), dtype=o.dtype).copy_(o)
        shown.append(show(o))
    lines.append(f"{text} | " + " ; ".join(shown))


def record(name, args, results):
    """results: a list, or "error". A name with ~ says its space itself."""
    results = results if results == "error" else " ; ".join(map(show, results))
    lines.append((name[1:] if name[0] == "~" else "aten." + name) + " | " + " ; ".join(map(show, args)) + f" | {results}")


LAYOUTS = ["c", "t", "s", "e"]
SHAPES = [((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((), (2, 3)), ((2, 3), ()), ((), ()), ((0, 3), (1, 3)),
          ((2, 1, 3), (4, 1))]


def unary(name, kind="", dtypes=FLOATS + INTS, extra=()):
    for code in dtypes:
        call(name, tensor(code, (2, 3), "c", kind), *extra)
    code = dtypes[0]
    for layout in "tse":
        call(name, tensor(code, (3, 2, 2), layout, kind), *extra)
    for shape in [(), (0, 2), (7,)]:
        call(name, tensor(code, shape, "c", "special" if kind == "" else kind), *extra)


def binary(name, kinds=("", ""), dtypes=("f32", "f64", "bf16", "f16", "i64", "i32", "u8", "b8"), extra=(), numbers=False):
    for code in dtypes:
        call(name, tensor(code, (2, 3), "c", kinds[0]), tensor(code, (2, 3), "c", kinds[1]), *extra)
    for a, b in SHAPES:
        call(name, tensor(dtypes[0], a, "c", kinds[0]), tensor(dtypes[0], b, "c", kinds[1]), *extra)
    for a, b in itertools.product(LAYOUTS, LAYOUTS):
        if a != "c" or b != "c":
            call(name, tensor(dtypes[0], (3, 2, 2), a, kinds[0]), tensor(dtypes[0], (3, 2, 2), b, kinds[1]), *extra)
    for a, b in rng.sample(list(itertools.permutations(dtypes, 2)), min(8, len(dtypes) * (len(dtypes) - 1))):
        call(name, tensor(a, (2, 2), "c", kinds[0]), tensor(b, (2, 2), "c", kinds[1]), *extra)
        call(name, tensor(a, (2,), "c", kinds[0]), tensor(b, (), "c", kinds[1]), *extra)
    call(name, tensor(dtypes[0], (8,), "c", "special"), tensor(dtypes[0], (8,), "c", kinds[1]), *extra)
    call(name, tensor(dtypes[0], (8,), "c", kinds[0]), tensor(dtypes[0], (8,), "c", "special"), *extra)
    call(name, tensor(dtypes[0], (2, 3), "c", kinds[0]), tensor(dtypes[0], (2, 2), "c", kinds[1]), *extra)


def with_number(name, kind="", dtypes=FLOATS + INTS, numbers=(2, 0.7, -3, True), extra=()):
    for code in dtypes:
        for n in numbers:
            call(name, tensor(code, (2, 3), "c", kind), n, *extra)
    call(name, tensor(dtypes[0], (), "c", kind), numbers[0], *extra)
    call(name, tensor(dtypes[0], (2, 3), "t", kind), numbers[0], *extra)
    call(name, tensor(dtypes[0], (6,), "c", "special"), numbers[0], *extra)


def pointwise():
    for n in "acos asin atanh".split():
        unary(n + ".default", "unit")
    for n in "asinh atan cos cosh erf erfc exp exp2 expm1 sigmoid sin sinh tan tanh reciprocal".split():
        unary(n + ".default")
    for n in "log log10 log1p log2 sqrt rsqrt".split():
        unary(n + ".default", "pos")
    unary("acosh.default", "gt1")
    for n in "abs neg ceil floor round trunc sign sgn relu isnan isinf logical_not bitwise_not frac".split():
        unary(n + ".default")
    for n in "silu gelu hardsigmoid hardswish mish softplus leaky_relu elu hardtanh".split():
        unary(n + ".default", dtypes=FLOATS)
    for approximate in ["none", "tanh"]:
        for code in FLOATS:
            call("gelu.default", tensor(code, (9,)), approximate)
            call("gelu_backward.default", tensor(code, (9,)), tensor(code, (9,)), approximate)
    for n in "silu hardsigmoid hardswish mish sigmoid tanh".split():
        for code in FLOATS:
            kind = "unit" if n in ("sigmoid", "tanh") else ""
            if (n, code) != ("hardsigmoid", "f64"):  # PyTorch multiplies by a float 1/6
                call(n + "_backward.default", tensor(code, (9,)), tensor(code, (9,), "c", kind))
    for code in FLOATS:
        g, x = tensor(code, (9,)), tensor(code, (9,))
        call("threshold.default", x, 0.1, 20.0)
        call("threshold_backward.default", g, x, 0)
        call("hardtanh_backward.default", g, x, -1.0, 1.0)
        call("leaky_relu_backward.default", g, x, 0.1, False)
        call("elu_backward.default", g, 0.5, 1.5, 2.0, False, x)
        call("elu_backward.default", g, 0.5, 1.5, 2.0, True, x)
        call("softplus_backward.default", g, x, 2, 1.5)
    for n in "add sub rsub".split():
        binary(n + ".Tensor", extra=(2,))
        with_number(n + ".Scalar", extra=(1,))
    call("add.Tensor", tensor("i64", (2,)), tensor("i64", (2,)), 0.5)
    binary("mul.Tensor")
    with_number("mul.Scalar")
    binary("div.Tensor", ("", "nz"))
    with_number("div.Scalar")
    for mode in ["floor", "trunc", None]:
        binary("div.Tensor_mode", ("", "nz"), extra=(mode,))
        with_number("div.Scalar_mode", extra=(mode,), numbers=(2, 0.7, -3))
    for n in "remainder fmod".split():
        binary(n + ".Tensor", ("", "nz"))
        with_number(n + ".Scalar", numbers=(2, 0.7, -3))
    call("remainder.Tensor", tensor("i64", (2,)), torch.tensor([0, 1]))
    binary("floor_divide.default", ("", "nz"))
    binary("pow.Tensor_Tensor", ("pos", ""), dtypes=("f32", "f64", "bf16", "f16"))
    with_number("pow.Tensor_Scalar", "pos", numbers=(2, 3, 0.5, -0.5, -1, -2, 0, 1, 1.7, -3))
    for code in FLOATS + ["i64"]:
        call("pow.Scalar", 2, tensor(code, (2, 3), "c", "pos"))
        call("pow.Scalar", 0.0, tensor(code, (2, 3), "c", ""))
    for n in "maximum minimum atan2 eq ne lt le gt ge logical_and logical_or logical_xor".split():
        binary(n + (".Tensor" if n in "eq ne lt le gt ge" else ".default"))
    for n in "eq ne lt le gt ge".split():
        with_number(n + ".Scalar")
    for n in "bitwise_and bitwise_or bitwise_xor".split():
        binary(n + ".Tensor", dtypes=("i64", "i32", "u8", "b8"))
        with_number(n + ".Scalar", dtypes=["i64", "i32", "u8", "b8"], numbers=(2, -3, True))
    for n in "left right".split():
        for code in ["i64", "i32", "u8", "i8"]:
            call(f"bitwise_{n}_shift.Tensor", tensor(code, (6,)), torch.tensor([0, 1, 2, 3, 5, 6]).to(CODES[code]))
    for a, b, c in [("c", "c", "c"), ("t", "t", "c"), ("c", "t", "t"), ("e", "c", "s")]:
        call("where.self", tensor("b8", (3, 2, 2), a), tensor("f32", (3, 2, 2), b), tensor("f32", (3, 2, 2), c))
    for a, b in [("f32", "f64"), ("bf16", "f32"), ("i64", "f32"), ("b8", "i64"), ("f16", "bf16")]:
        call("where.self", tensor("b8", (2, 3)), tensor(a, (2, 3)), tensor(b, (3,)))
    call("where.self", tensor("b8", (2, 1)), tensor("f32", ()), tensor("f32", (3,), "c", "special"))
    call("where.self", tensor("f32", (2, 1)), tensor("f32", ()), tensor("f32", (3,)))
    for code in FLOATS + INTS:
        call("masked_fill.Scalar", tensor(code, (2, 3)), tensor("b8", (3,)), 2)
        call("masked_fill.Scalar", tensor(code, (2, 3), "t"), tensor("b8", (4, 2, 3)), 0.5)
    call("masked_fill.Tensor", tensor("f32", (2, 3)), tensor("b8", (3,)), tensor("f64", ()))
    for code in FLOATS + ["i64", "i32", "u8"]:
        for low, high in [(-1, 1), (None, 0.5), (1, None), (2, 0), (None, None)]:
            call("clamp.default", tensor(code, (2, 4)), low, high)
    call("clamp.default", tensor("f32", (8,), "c", "special"), -1, 1)
    call("clamp.default", tensor("f32", (2, 3), "t"), -1, 1)
    call("clamp.default", tensor("f32", (3,)), float("nan"), None)
    for low, high in [((2, 3), (3,)), ((), (2, 1)), (None, (3,)), ((3,), None)]:
        bound = lambda s: None if s is None else tensor("f32", s)
        call("clamp.Tensor", tensor("f32", (2, 3)), bound(low), bound(high))
    call("clamp_min.default", tensor("f32", (6,), "c", "special"), 0.5)
    call("clamp_max.Tensor", tensor("f32", (2, 3)), tensor("f64", (3,)))
    for code in FLOATS:
        a, b, c = tensor(code, (2, 3)), tensor(code, (3,)), tensor(code, (2, 1))
        call("lerp.Tensor", a, b, c)
        call("lerp.Scalar", a, b, 0.3)
        call("lerp.Scalar", a, b, 1.0)
        call("addcmul.default", a, b, c, 0.5)
        call("addcdiv.default", a, b, tensor(code, (2, 1), "c", "nz"), 0.5)
    call("addcmul.default", *[tensor("i64", (3,)) for _ in range(3)], 2)
    call("addcdiv.default", *[tensor("i64", (3,)) for _ in range(3)], 2)
    call("addcmul.default", tensor("f32", (3, 2), "t"), tensor("f32", (3, 2), "t"), tensor("f32", (3, 2)), 1)


def copies():
    codes = FLOATS + INTS + ["i8"]
    for a, b in itertools.permutations(codes, 2):
        x = tensor(a, (7,), "c", "")
        if a in FLOATS and b in INTS + ["i8"]:
            x = torch.tensor([0.0, -0.0, 1.9, 2.5, 3.5, 100.25, 7.0], dtype=CODES[a])
        call("_to_copy.default", x, CODES[b])
    big = torch.tensor([2**53 + 1, 2**62 + 3, -(2**60) - 5, 2**31, -(2**31) - 1, 300, -129])
    for b in codes:
        call("_to_copy.default", big, CODES[b])
    halves = torch.tensor([65519.0, 65520.0, 1e-8, 6e-8, 3.0e38, 1 + 2**-8, 1 + 2**-9, 1 + 3 * 2**-9], dtype=torch.float32)
    for b in ["f16", "bf16"]:
        call("_to_copy.default", halves, CODES[b])
    for layout in LAYOUTS:
        x = tensor("f32", (3, 2, 2), layout)
        call("clone.default", x, None)
        call("clone.default", x, torch.contiguous_format)
        call("zeros_like.default", x)
        call("ones_like.default", x, torch.int64)
        call("full_like.default", x, 2.5, torch.bfloat16)
        call("fill.Scalar", x, 2)
        call("copy.default", x, tensor("i64", (2, 2), "t"))
    call("copy.default", tensor("f32", (2, 3)), tensor("f32", (4, 3)))
    call("clone.default", tensor("f32", (2, 3, 2, 2)), torch.channels_last)
    call("fill.Tensor", tensor("f32", (2, 3)), tensor("f64", ()))
    for size, value in [([2, 3], 2), ([2], 1.5), ([], True), ([0, 2], 1)]:
        call("full.default", size, value)
        call("full.default", size, value, torch.float16)
        call("new_full.default", tensor("i32", (1,)), size, value)
    call("full.default", [-1], 1)
    for args in [(5,), (2.5,), (0,), (-1,)]:
        call("arange.default", *args)
    for args in [(1, 5), (0.5, 3), (3, 3), (5, 1)]:
        call("arange.start", *args)
    for args in [(1, 7, 2), (7, 0, -3), (0, 1, 0.3), (0, 1, 0), (1, 2, -1), (0, -5, -2), (-3, 3, 4)]:
        call("arange.start_step", *args)
        call("arange.start_step", *args, torch.float64)
    call("scalar_tensor.default", 3)
    call("scalar_tensor.default", True, torch.bool)
    call("zeros.default", [2, 2], torch.int32)
    call("ones.default", [2])
    call("new_zeros.default", tensor("f16", (2,)), [3])
    call("new_ones.default", tensor("f16", (2,)), [3], torch.float64)


def views():
    x = tensor("f32", (2, 3, 4))
    t = x.transpose(0, 2)
    one = tensor("f32", (1, 3, 1, 2))
    for y in [x, t, tensor("f32", (2, 3, 4), "s"), tensor("f32", (2, 3, 4), "e"), tensor("f32", (0, 3, 4))]:
        for size in [[6, 4], [-1], [2, -1], [3, 2, 4], [24], [1, 24, 1], [4, 3, 2], [5, -1], [2, 12], [4, 6]]:
            call("view.default", y, size)
            call("reshape.default", y, size)
    call("view.default", x, [-1, -1])
    call("view.default", tensor("f32", ()), [1, 1])
    call("view.default", tensor("f32", (1,)), [])
    for dims in [[2, 0, 1], [-1, 0, 1], [0, 1, 2], [0, 0, 1], [0, 1]]:
        call("permute.default", x, dims)
    for a, b in [(0, 2), (-1, 0), (1, 1), (3, 0)]:
        call("transpose.int", x, a, b)
    call("t.default", tensor("f32", (2, 3)))
    call("t.default", tensor("f32", (3,)))
    call("t.default", x)
    for y, size in [(tensor("f32", (3, 1)), [3, 4]), (tensor("f32", (3, 1)), [2, -1, 4]), (tensor("f32", (3,)), [2, 3]),
                    (tensor("f32", ()), [2, 2]), (tensor("f32", (1, 3), "t"), [2, 3]), (tensor("f32", (3,)), [4]),
                    (tensor("f32", (3,)), [-1, 3]), (tensor("f32", (1,)), [0]), (tensor("f32", (2, 3)), [3]),
                    (tensor("f32", (1, 1)), [1, 1]), (tensor("f32", (3,)), [1, 3])]:
        call("expand.default", y, size)
    call("squeeze.default", one)
    for d in [0, 1, -1, -2, 4]:
        call("squeeze.dim", one, d)
    call("squeeze.dim", tensor("f32", ()), 0)
    call("squeeze.dims", one, [0, 2])
    call("squeeze.dims", one, [-4, 1])
    for d in [0, 1, 3, -1, -4, 4]:
        call("unsqueeze.default", x, d)
        call("unsqueeze.default", t, d)
    for d, i in [(0, 1), (-1, -1), (1, 3), (1, -4)]:
        call("select.int", x, d, i)
    for args in [(0, 1, 9223372036854775807, 1), (1, 0, 2, 1), (2, None, None, 2), (2, -3, -1, 1), (1, 5, 9, 1),
                 (1, 2, 1, 1), (2, 1, 4, 3), (0, 0, 1, 0), (2, -9, 2, 1), (5, 0, 1, 1)]:
        call("slice.Tensor", x, *args)
        call("slice.Tensor", t, *args)
    for args in [(0, 0, 1), (1, 0, 1), (-1, 1, 2), (0, -1, 0), (5, 0, 1), (-7, 0, 1), (0, 1, 1)]:
        call("diagonal.default", x, *args)
    call("as_strided.default", x, [2, 2], [3, 1], 1)
    call("as_strided.default", x, [3], [2], None)
    call("as_strided.default", x, [9], [9], None)
    for args in [(2, 1), (1, 0), (3, -1), (5, 1), (0, 0)]:
        call("split.Tensor", x, *args)
    call("split_with_sizes.default", x, [1, 2], 1)
    call("split_with_sizes.default", x, [1, 1], 1)
    call("unbind.int", x, 1)
    call("unbind.int", t, -1)
    call("chunk.default", x, 2, -1)
    call("chunk.default", x, 3, 2)
    call("narrow.default", x, 1, 1, 2)
    call("narrow.default", x, 1, -1, 1)
    call("narrow.default", x, 1, 2, 2)
    call("flatten.using_ints", x, 1, -1)
    call("flatten.using_ints", tensor("f32", ()), 0, -1)
    call("flatten.using_ints", t, 0, 1)
    call("movedim.intlist", x, [0], [2])
    call("unflatten.int", x, 2, [2, -1])


def moves():
    a, b = tensor("f32", (2, 3)), tensor("f32", (2, 3), "t")
    call("cat.default", [a, b], 0)
    call("cat.default", [a, b, a], -1)
    call("cat.default", [b, b], 1)
    call("cat.default", [a, tensor("f64", (2, 1)), tensor("i64", (2, 2))], 1)
    call("cat.default", [tensor("f32", (0,)), a], 1)
    call("cat.default", [tensor("f32", (0,)), tensor("f32", (0,))], 0)
    call("cat.default", [tensor("bf16", (2,)), tensor("f16", (3,))], 0)
    call("cat.default", [a, tensor("f32", (3, 3))], 1)
    call("cat.default", [tensor("f32", (2, 3, 2, 2)).to(memory_format=torch.channels_last)] * 2, 1)
    call("stack.default", [a, b], 0)
    call("stack.default", [a, b], -1)
    call("stack.default", [tensor("f32", ()), tensor("f32", ())], 0)
    call("stack.default", [a, tensor("f32", (3,))], 0)
    for r in [[2, 2], [1, 2], [3, 1, 2], [0, 2], [2]]:
        call("repeat.default", a, r)
        call("repeat.default", b, r)
    for d in [[0], [1], [0, -1], [], [1, 1]]:
        call("flip.default", a, d)
        call("flip.default", b, d)
    for args in [([1], [0]), ([-2], [1]), ([1, 2], [0, 1]), ([4], []), ([-1], []), ([1, 1], [0])]:
        call("roll.default", a, *args)
        call("roll.default", b, *args)
    for pad in [[1, 2], [1, -1, 0, 2], [-1, -1], [0, 0, 0, 0, 1, 1], [1], [-2, -2]]:
        call("constant_pad_nd.default", a, pad, 3.5)
        call("constant_pad_nd.default", b, pad, 0)
    for k in [0, 1, -1, 5, -5]:
        for n in ["tril", "triu"]:
            call(n + ".default", tensor("f32", (3, 4)), k)
            call(n + ".default", tensor("i64", (2, 3, 2), "t"), k)
    call("tril.default", tensor("f32", (3,)), 0)
    g = tensor("f32", (3,))
    call("select_backward.default", g, [2, 3], 0, -1)
    call("slice_backward.default", tensor("f32", (2, 2)), [2, 5], 1, 1, 9223372036854775807, 2)
    call("diagonal_backward.default", g, [3, 4], 1, 0, 1)
    call("select_scatter.default", b, g, 0, 1)
    call("slice_scatter.default", b, tensor("f32", (2, 2)), 1, 1, 3, 1)
    call("slice_scatter.default", b, tensor("f32", (2, 3)), 1, 1, 3, 1)
    call("diagonal_scatter.default", a, tensor("f32", (2,)), 0, 0, 1)
    call("as_strided_scatter.default", a, tensor("f32", (2,)), [2], [3], 1)


def special():
    for n in "fmax fmin hypot logaddexp logaddexp2".split():
        binary(n + ".default", dtypes=("f32", "f64", "bf16", "f16") if "f" not in n else ("f32", "f64", "bf16", "i64"))
    binary("xlogy.Tensor", ("", "pos"), dtypes=("f32", "f64", "i64", "i32"))
    binary("copysign.Tensor", dtypes=("f32", "f64", "bf16", "i64"))
    binary("ldexp.Tensor", dtypes=("f32",))
    for code in FLOATS + ["i64", "u8"]:
        call("heaviside.default", tensor(code, (8,), "c", "special"), tensor(code, (8,)))
    call("heaviside.default", tensor("f32", (2,)), tensor("f64", (2,)))
    call("xlogy.Scalar_Other", tensor("f32", (6,), "c", "special"), 0.5)
    call("xlogy.Scalar_Self", 0, tensor("f32", (6,), "c", "special"))
    call("copysign.Scalar", tensor("f32", (6,), "c", "special"), -0.0)
    for code in ["f32", "f64"]:
        for kind in ["pos", "gt1"]:
            for n in "lgamma digamma".split():
                call(n + ".default", tensor(code, (9,), "c", kind))
            for n in [2, 4] if code == "f64" else [1, 2, 4]:  # its trigamma has 13 digits
                call("polygamma.default", n, tensor(code, (9,), "c", kind))
        call("digamma.default", torch.tensor([-0.5, -1.25, -3.7, 30.0, 0.0, -2.0], dtype=CODES[code]))
    for n in "rad2deg deg2rad isposinf isneginf signbit nan_to_num".split():
        unary(n + ".default", dtypes=FLOATS if "2" in n else FLOATS + ["i64"])
    call("nan_to_num.default", tensor("f32", (7,), "c", "special"), 1.0, 2.0, None)
    for eps in [None, 0.2]:
        x = torch.tensor([0.1, 0.3, 0.5, 0.95])
        for code in FLOATS:
            call("logit.default", x.to(CODES[code]), eps)
            call("logit_backward.default", tensor(code, (4,)), x.to(CODES[code]), eps)
    for code in FLOATS:
        call("celu.default", tensor(code, (9,)), 0.7)
        call("_prelu_kernel.default", tensor(code, (2, 3)), tensor(code, (3,)))
        call("_prelu_kernel_backward.default", tensor(code, (2, 3)), tensor(code, (2, 3)), tensor(code, (3,)))
        call("log_sigmoid_forward.default", tensor(code, (9,)))
        call("log_sigmoid_backward.default", tensor(code, (9,)), tensor(code, (9,)), tensor(code, (9,), "c", "pos"))
        for d in [0, -1]:
            call("glu.default", tensor(code, (2, 4)), d)
            call("glu.default", tensor(code, (2, 4), "t"), d)
    call("glu.default", tensor("f32", (3,)), 0)
    call("glu_backward.default", tensor("f32", (2, 2)), tensor("f32", (2, 4), "t"), 1)
    for n in "lshift rshift".split():
        call(f"__{n}__.Scalar", tensor("i64", (6,)), 2)


def orders():
    for n, shape, pad in [("pad1d", (2, 4), [1, 2]), ("pad1d", (2, 2, 4), [2, -1]), ("pad2d", (2, 3, 4), [1, 2, 2, 0]),
                          ("pad2d", (1, 2, 3, 4), [0, 3, -1, 2]), ("pad3d", (1, 2, 3, 2), [1, 1, 2, 0, 1, 0]),
                          ("pad1d", (2, 4), [4, 0]), ("pad1d", (4,), [1, 1])]:
        for kind in "reflection", "replication":
            for code, layout in [("f32", "c"), ("f32", "t"), ("bf16", "c")]:
                x = tensor(code, shape, layout)
                call(f"{kind}_{n}.default", x, pad)
                try:
                    y = getattr(torch.ops.aten, f"{kind}_{n}")(x, pad)
                except (RuntimeError, IndexError):
                    continue
                if code == "f32":
                    call(f"{kind}_{n}_backward.default", tensor(code, y.shape), x, pad)
    for layout in "cts":
        call("pixel_shuffle.default", tensor("f32", (2, 8, 2, 3), layout), 2)
        call("pixel_unshuffle.default", tensor("f32", (2, 2, 4, 6), layout), 2)
        call("channel_shuffle.default", tensor("f32", (2, 6, 2, 2), layout), 3)
        for k in [0, 1, 2, 3, -1, 5]:
            call("rot90.default", tensor("f32", (2, 3), layout), k, [0, 1])
        call("rot90.default", tensor("f32", (2, 3, 2), layout), 1, [2, 0])
        call("diag_embed.default", tensor("f32", (2, 3), layout), 0, -2, -1)
        call("diag_embed.default", tensor("f32", (2, 3), layout), -1, 0, 2)
    call("pixel_shuffle.default", tensor("f32", (1, 3, 2, 2)), 2)
    call("rot90.default", tensor("f32", (2, 3)), 1, [0, 0])
    call("diag_embed.default", tensor("f32", (3,)), 2, 1, 0)
    x = tensor("f32", (3, 4), "t")
    call("unfold.default", x, 1, 2, 1)
    call("unfold.default", x, 0, 3, 2)
    call("unfold.default", x, 1, 5, 1)
    call("unfold.default", tensor("f32", ()), 0, 1, 1)
    call("unfold_backward.default", tensor("f32", (3, 3, 2)), [3, 4], 1, 2, 1)
    call("unfold_backward.default", tensor("bf16", (3, 1, 2)), [3, 4], -1, 2, 3)
    call("view_copy.default", tensor("f32", (3, 4)), [4, 3])
    call("permute_copy.default", x, [1, 0])
    call("expand_copy.default", x, [2, 3, 4])
    call("diagonal_copy.default", x, 1, 0, 1)
    call("select_copy.int", x, 0, 1)
    call("slice_copy.Tensor", x, 1, 1, 3, 1)
    call("squeeze_copy.dim", tensor("f32", (2, 1)), 1)
    call("unsqueeze_copy.default", x, 0)
    call("t_copy.default", x)


if __name__ == "__main__":
    torch.set_num_threads(1)
    for family in pointwise, copies, views, moves, special, orders, *op_families.families(call, tensor), *op_images.families(call, tensor), *op_composites.families(call, tensor):
        family()
    op_special.special(call, record)
    for family in op_attention.attention, op_attention.by_data, op_attention.layouts:
        family(call, record)
    op_storage.storage(call, record)
    op_grids.grids(call, record)
    rng.seed(11)  # what follows does not depend on what stands before
    op_prims.prims(call, tensor)
    op_fused.fused(record, tensor)
    rng.seed(12)
    op_rest.rest(call, record, tensor)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "op_calls.txt"), "w") as f:
        f.write(f"torch {torch.__version__.split('+')[0]}\n" + "\n".join(lines) + "\n")
    print(len(lines), "calls")
