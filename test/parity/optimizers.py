"""Writes optimizers.txt: calls over lists of tensors that optimizers are recorded with, and what PyTorch makes of them.

A case is a line `case NAME`, the text of a graph, and lines `in DTYPE SIZE VALUES` and `out DTYPE SIZE VALUES`; SIZE is a number of
elements, or 0d. The graph returns every tensor that the call writes or gives.
"""
import os

import torch

CODES = {"f32": torch.float32, "bf16": torch.bfloat16, "f64": torch.float64}
NAMES = {v: k for k, v in CODES.items()}
lines = []


def show(word, t):
    size = "0d" if not t.dim() else t.numel()
    lines.append(f"{word} {NAMES[t.dtype]} {size} " + " ".join(x.hex() for x in t.double().flatten().tolist()))


def case(name, op, args, kwargs, result):
    """args: tensors, lists of tensors or numbers. result(args, out): the tensors to compare."""
    inputs, text = [], []

    def word(x):
        if isinstance(x, torch.Tensor):
            for k, y in enumerate(inputs):
                if y is x:
                    return f"x{k}"
            inputs.append(x)
            return f"x{len(inputs) - 1}"
        if isinstance(x, list):
            return "[" + ", ".join(map(word, x)) + "]"
        return repr(x)

    words = [word(a) for a in args] + [f"{k} = {word(v)}" for k, v in kwargs.items()]
    before = [t.clone() for t in inputs]
    out = op(*args, **kwargs)
    results, names = result(args, kwargs, out)
    spelled = [f"x{next(k for k, y in enumerate(inputs) if y is r)}" if n is None else n[0] for r, n in zip(results, names)]
    lines.append(f"case {name}")
    lines.append("def forward(self, " + ", ".join(
        f'x{k}: "{NAMES[t.dtype]}[{t.numel() if t.dim() else ""}]"' for k, t in enumerate(before)) + "):")
    lines.append(f"    f = torch.ops.{op}({', '.join(words)})")
    for n in names:
        if n is not None:
            lines.extend("    " + s for s in n[1])
    lines.append(f"    return ({', '.join(spelled)},)")
    for t in before:
        show("in", t)
    for r in results:
        show("out", r)


def written(lists):
    def pick(args, kwargs, out):
        flat = [t for i in lists for t in args[i]]
        return flat, [None] * len(flat)
    return pick


def given(args, kwargs, out):
    if isinstance(out[0], torch.Tensor):
        return list(out), [(f"g{k}", [f"g{k} = f[{k}]"]) for k in range(len(out))]
    results, names = [], []
    for i, group in enumerate(out):
        for k, t in enumerate(group):
            results.append(t)
            names.append((f"g{i}_{k}", [f"l{i}_{k} = f[{i}]", f"g{i}_{k} = l{i}_{k}[{k}]"]))
    return results, names


def tensors(dtype, sizes, low=-1.0, high=1.0):
    return [(torch.rand(s, dtype=torch.float64) * (high - low) + low).to(dtype) for s in sizes]


def optimizers():
    aten, sizes = torch.ops.aten, [3, 5]
    for dtype in [torch.float32, torch.bfloat16]:
        for k, (amsgrad, maximize, decay, scaled, found) in enumerate(
                [(0, 0, 0.0, 0, 0), (1, 0, 0.01, 0, 0), (0, 1, 0.1, 1, 0), (1, 1, 0.0, 1, 1), (0, 0, 0.02, 1, 0.0)]):
            more = {}
            if scaled:
                more["grad_scale"] = torch.tensor(4.0)
                more["found_inf"] = torch.tensor(float(found))
            for packet in ["_fused_adam", "_fused_adamw"]:
                for overload in ["default", "tensor_lr"]:
                    lr = torch.tensor(0.125) if overload == "tensor_lr" else 0.125
                    for suffix in ["_", ""]:
                        lists = [tensors(dtype, sizes), tensors(dtype, sizes), tensors(dtype, sizes), tensors(dtype, sizes, 0.01),
                                 tensors(dtype, sizes, 0.5) if amsgrad else [], [torch.tensor(1.0), torch.tensor(7.0)]]
                        op = getattr(getattr(aten, packet + suffix), overload)
                        case(f"{packet}{suffix}.{overload}_{NAMES[dtype]}_{k}", op, lists,
                             dict(lr=lr, beta1=0.9, beta2=0.999, weight_decay=decay, eps=1e-8, amsgrad=bool(amsgrad),
                                  maximize=bool(maximize), **more), written(range(5)) if suffix else given)
            for momentum, nesterov, first in [(0.0, False, True), (0.9, False, True), (0.9, False, False), (0.9, True, False)]:
                for suffix in ["_", ""]:
                    lists = [tensors(dtype, sizes), tensors(dtype, sizes), tensors(dtype, sizes) if momentum else []]
                    op = getattr(getattr(aten, "_fused_sgd" + suffix), "default")
                    case(f"_fused_sgd{suffix}_{NAMES[dtype]}_{k}_{momentum}_{nesterov}_{first}", op, lists,
                         dict(weight_decay=decay, momentum=momentum, lr=0.125, dampening=0.0 if nesterov else 0.25, nesterov=nesterov,
                              maximize=bool(maximize), is_first_step=first, **more), written(range(3)) if suffix else given)
            if dtype == torch.float32 and not amsgrad:
                lists = [tensors(dtype, sizes), tensors(dtype, sizes), tensors(dtype, sizes, 0.1), [torch.tensor(1.0), torch.tensor(7.0)]]
                case(f"_fused_adagrad_{k}", aten._fused_adagrad_.default, lists,
                     dict(lr=0.125, lr_decay=0.1, weight_decay=decay, eps=1e-8, maximize=bool(maximize), **more), written(range(3)))


def lists():
    aten = torch.ops.aten
    make = lambda low=-1.0: tensors(torch.float32, [3, 2], low)
    forms = [(n, o, a) for n in ["add", "sub", "mul", "div"] for o, a in
             [("List", [make(), make(0.5)]), ("Scalar", [make(), 0.75]), ("ScalarList", [make(), [0.75, -1.5]])]]
    forms += [(n, "Tensor", [make(), torch.tensor(0.75)]) for n in ["add", "mul", "div"]]
    forms += [(n, o, [make(), make(), make(0.5), v]) for n in ["addcmul", "addcdiv"] for o, v in [("Scalar", 0.75), ("ScalarList", [0.75, -1.5])]]
    forms += [(n, "default", [make(0.1)]) for n in ["sqrt", "neg", "reciprocal", "abs", "exp", "sign", "log", "rsqrt", "zero"]]
    forms += [("lerp", "List", [make(), make(), make()]), ("lerp", "Scalar", [make(), make(), 0.25]),
              ("lerp", "ScalarList", [make(), make(), [0.25, 0.75]]), ("copy", "default", [make(), make()])]
    forms += [(n, o, a) for n in ["maximum", "minimum", "clamp_min", "clamp_max"] for o, a in
              [("List", [make(), make()]), ("Scalar", [make(), 0.25]), ("ScalarList", [make(), [0.25, -0.5]])]]
    forms += [("pow", "List", [make(0.1), make()]), ("pow", "Scalar", [make(0.1), 2.0]), ("pow", "ScalarList", [make(0.1), [2.0, 0.5]])]
    for n, o, a in forms:
        for suffix in ["", "_"]:
            op = getattr(getattr(aten, f"_foreach_{n}{suffix}"), o)
            fresh = [[t.clone() for t in x] if isinstance(x, list) and isinstance(x[0], torch.Tensor) else x for x in a]
            case(f"_foreach_{n}{suffix}.{o}", op, fresh, {}, written([0]) if suffix else given)
    case("_foreach_pow.ScalarAndTensor", aten._foreach_pow.ScalarAndTensor, [2.0, make()], {}, given)
    case("_foreach_add.alpha", aten._foreach_add.List, [make(), make()], {"alpha": -2}, given)
    for order in [1, 2, float("inf")]:
        if order != float("inf"):
            case(f"_foreach_norm.{order}", aten._foreach_norm.Scalar, [make(), order], {}, given)


def main():
    torch.manual_seed(5)
    lists()
    optimizers()
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "optimizers.txt"), "w") as f:
        f.write(f"torch {torch.__version__.split('+')[0]}\n" + "\n".join(lines) + "\n")
    print(sum(s.startswith("case ") for s in lines), "cases")


if __name__ == "__main__":
    main()
