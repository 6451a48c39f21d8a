"""Runs one function through PyTorch's AOTAutograd and writes what came out as text and arrays.

A case is an expression over tensors `a, b, c, ...` plus one line of text per input (see Input). Everything is seeded by
the case's name, so a case can be regenerated alone.
"""
import os
import re
import shutil
import zlib

import numpy as np
import torch
import torch._inductor.decomposition
from functorch.compile import (
    aot_function,
    default_partition,
    make_boxed_func,
    min_cut_rematerialization_partition,
)
from torch._functorch.partitioners import is_rng_op
from torch.fx.experimental.proxy_tensor import make_fx
from torch.fx.graph import CodeGen

from settings import VARIANTS, VARIED, patch

CODES = {
    "f64": torch.float64,
    "f32": torch.float32,
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "i64": torch.int64,
    "i32": torch.int32,
    "u8": torch.uint8,
    "b8": torch.bool,
}
NAMES = {v: k for k, v in CODES.items()}
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Input:
    """`DTYPE[SHAPE]` followed by `:option`s.

    t        transposed: the last two dims swapped in memory      s2      every second element along the last dim
    e        the first dim is expanded (stride 0)                 cl      channels_last
    pos      values in (0.3, 2.3)   unit  in (-0.9, 0.9)          gt1     values in (1.1, 3)
    unit01   in (0.05, 0.95)        distinct  integers that do not repeat
    nz       away from zero         intN  integers 0..N-1         ties    small integers, so that values repeat
    nograd   requires_grad off although floating              nonleaf requires grad but is no leaf
    special  a few of nan, inf, -inf, 0, -0 among the values
    =N       the same tensor as input N (0-based)
    """

    def __init__(self, text):
        m = re.fullmatch(r"(\w+)\[([\d,]*)\]((?::[\w=]+)*)", text.replace(" ", ""))
        assert m, text
        self.dtype = CODES[m[1]]
        self.shape = [int(x) for x in m[2].split(",") if x]
        self.options = [o for o in m[3].split(":") if o]
        self.same_as = next((int(o[1:]) for o in self.options if o.startswith("=")), None)
        self.requires_grad = self.dtype.is_floating_point and "nograd" not in self.options

    def values(self, shape, gen):
        o = self.options
        high = next((int(x[3:]) for x in o if re.fullmatch(r"int\d+", x)), None)
        if self.dtype == torch.bool:
            return torch.randint(0, 2, shape, generator=gen, dtype=torch.int64).bool()
        if high is not None or not self.dtype.is_floating_point:
            low, high = (0, high) if high is not None else (-5, 6)
            v = torch.randint(low, high, shape, generator=gen, dtype=torch.int64)
            if "distinct" in o:
                v = torch.randperm(high, generator=gen)[: v.numel()].reshape(shape)
            if "nz" in o:
                v = torch.where(v == 0, torch.full_like(v, 3), v)
            return v
        v = torch.randn(shape, generator=gen, dtype=torch.float64)
        u = torch.rand(shape, generator=gen, dtype=torch.float64)
        if "pos" in o:
            v = 0.3 + 2 * u
        elif "unit" in o:
            v = 1.8 * u - 0.9
        elif "unit01" in o:
            v = 0.05 + 0.9 * u
        elif "gt1" in o:
            v = 1.1 + 1.9 * u
        elif "nz" in o:
            v = torch.where(v < 0, v - 0.4, v + 0.4)
        elif "ties" in o:
            v = torch.randint(-1, 2, shape, generator=gen, dtype=torch.int64).double()
        if "special" in o and v.numel() >= 6:
            f = v.flatten()
            f[:5] = torch.tensor([float("nan"), float("inf"), -float("inf"), 0.0, -0.0], dtype=torch.float64)
            v = f.reshape(shape)
        return v

    def make(self, gen):
        shape, o = list(self.shape), self.options
        if "t" in o:
            shape[-1], shape[-2] = shape[-2], shape[-1]
            x = self.values(shape, gen).to(self.dtype).transpose(-1, -2)
        elif "s2" in o:
            shape[-1] *= 2
            x = self.values(shape, gen).to(self.dtype)[..., ::2]
        elif "e" in o:
            x = self.values([1] + shape[1:], gen).to(self.dtype).expand(shape)
        elif "cl" in o:
            x = self.values(shape, gen).to(self.dtype).contiguous(memory_format=torch.channels_last)
        else:
            x = self.values(shape, gen).to(self.dtype)
        x = x.detach().requires_grad_(self.requires_grad)
        return x


class Case:
    def __init__(self, name, source, *inputs, dynamic=False, random=False, prelude="", decompositions=None, fn=None, tensors=None, args=None, detaches=False, written=False):
        self.name, self.source, self.prelude = name, source, prelude
        self.calls = False  # record what one call leaves: see call_results
        self.args, self.detaches = args, detaches
        self.written = written  # forward.fx has the calls as they were written, before AOTAutograd took any apart
        self.tensors = tensors
        self.decomposed = False  # also trace with the decomposition tables
        self.inputs = [Input(i) for i in inputs]
        self.input_text = inputs
        self.dynamic, self.random, self.decompositions = dynamic, random, decompositions
        self._fn = fn

    def fn(self):
        if self._fn is not None:
            return self._fn
        scope = {"torch": torch, "F": torch.nn.functional, "aten": torch.ops.aten, "inf": float("inf")}
        args = ", ".join(LETTERS[: len(self.inputs) if self.args is None else len(self.make_inputs())])
        body = self.source.strip().split("\n")
        text = f"def f({args}):\n" + "".join(f"    {x}\n" for x in body[:-1]) + f"    return {body[-1]}\n"
        exec(self.prelude, scope)
        exec(text, scope)
        return scope["f"]

    def call_args(self, raw):
        """What the function is called with, from the arrays: themselves, copies that are no leaves, or views."""
        if self.args is None:
            return [x.clone() if "nonleaf" in i.options else x for x, i in zip(raw, self.inputs)]
        return list(eval(f"({self.args},)", {"torch": torch, **dict(zip(LETTERS, raw))}))

    def make_inputs(self):
        if self.tensors is not None:
            return fresh(self.tensors)
        if self.calls:
            return self.call_args(self.make_raw())
        return self.make_raw()

    def make_raw(self):
        gen = torch.Generator().manual_seed(zlib.crc32(self.name.encode()))
        out = []
        for i in self.inputs:
            out.append(out[i.same_as] if i.same_as is not None else i.make(gen))
        return out


def graph_text(gm):
    """The readable form without class line, comments and blank lines; joint graphs with a flat signature."""
    graph = torch.fx.Graph()
    env = {}
    for n in gm.graph.nodes:
        if n.op == "output":
            outs = n.args[0]
            flat = outs if isinstance(outs, (list, tuple)) else outs
            args = torch.fx.node.map_arg(flat, lambda x: env[x])
            o = graph.output(tuple(args) if isinstance(args, (list, tuple)) else args)
            o.meta = {}
        else:
            c = graph.node_copy(n, lambda x: env[x])
            c.name, c.meta = n.name, {k: v for k, v in n.meta.items() if k in ("val", "tensor_meta")}
            env[n] = c
    for n in gm.graph.nodes:  # the copy must not have renamed anything
        if n.op != "output":
            env[n].name = n.name
    graph.set_codegen(CodeGen())
    flat = torch.fx.GraphModule(gm, graph)
    text = flat.print_readable(print_output=False, include_stride=True, include_device=True, expanded_def=False)
    lines = text.split("\n")[1:]
    lines = [x[4:].rstrip() for x in lines if x.strip() and not x.strip().startswith("#")]
    end = next(i for i, x in enumerate(lines) if x.startswith("    return"))
    return "\n".join(lines[: end + 1]) + "\n"


def bare(text):
    """The issue's --annotate=none form."""
    text = re.sub(r': "[^"]*"', "", text)
    return re.sub(r";  [\w ,=]* = None$", "", text, flags=re.M)


def static_inputs(case):
    """Positions counted as parameters: every floating input that requires grad, except the first when there are more."""
    inputs = case.make_inputs()
    wanted = [i for i, x in enumerate(inputs) if x.requires_grad]
    return wanted if case.name.startswith("model_") else wanted[1:]


def forward_part(joint, num_fwd):
    """What the forward outputs need, out of the joint graph: the function before differentiation."""
    outs = list(joint.graph.nodes)[-1].args[0][:num_fwd]
    need, stack = set(), [o for o in outs if isinstance(o, torch.fx.Node)]
    while stack:
        n = stack.pop()
        if n not in need:
            need.add(n)
            stack += n.all_input_nodes
    graph, env = torch.fx.Graph(), {}
    for n in joint.graph.nodes:
        if n in need or (n.op == "placeholder" and "tangents" not in n.name):
            env[n] = graph.node_copy(n, lambda x: env[x])
            env[n].name = n.name
    outs = [env[o] if isinstance(o, torch.fx.Node) else o for o in outs]
    graph.output(outs[0] if len(outs) == 1 else tuple(outs))
    return torch.fx.GraphModule(joint, graph)


def run_graph(gm, primals, tangents):
    return torch.fx.Interpreter(gm, garbage_collect_values=False).run(*primals, *tangents)


class Trace:
    """One run of aot_function: the graphs in order of appearance, as text and as modules."""

    def __init__(self, fn, inputs, partition, dynamic=False, decompositions=None, variants=()):
        self.joint = self.joint_gm = self.fwd = self.bwd = self.inference = self.inference_gm = None
        self.num_fwd, self.random = None, False

        def part(joint, joint_inputs, **kw):
            self.joint, self.num_fwd = graph_text(joint), kw["num_fwd_outputs"]
            g = torch.fx.Graph()
            out = g.graph_copy(joint.graph, {})
            g.output(out)
            self.joint_gm = torch.fx.GraphModule(joint, g)
            self.random = any(n.op == "call_function" and is_rng_op(n) for n in joint.graph.nodes)
            self.variants = {}
            for name, context, extra in variants:
                copy = torch.fx.Graph()
                out = copy.graph_copy(joint.graph, {})
                copy.output(out).meta.update(list(joint.graph.nodes)[-1].meta)
                with context:
                    parts = partition(torch.fx.GraphModule(joint, copy), joint_inputs, **{**kw, **extra})
                self.variants[name] = [graph_text(p) for p in parts]
            self.tangent_meta = [
                n.meta["val"] for n in joint.graph.nodes if n.op == "placeholder" and "tangents" in n.name
            ]
            fwd, bwd = partition(joint, joint_inputs, **kw)
            self.fwd, self.bwd = graph_text(fwd), graph_text(bwd)
            return fwd, bwd

        def compiler(gm, _):
            if self.fwd is None:
                self.inference, self.inference_gm = graph_text(gm), gm
            else:
                text = graph_text(gm)
                if text not in (self.fwd, self.bwd):
                    self.changed_after_partition = text
            return make_boxed_func(gm.forward)

        self.changed_after_partition = None
        compiled = aot_function(
            fn, fw_compiler=compiler, bw_compiler=compiler, partition_fn=part, dynamic=dynamic,
            decompositions=decompositions,
        )
        self.outputs = compiled(*inputs)


def as_list(x):
    return [x] if isinstance(x, torch.Tensor) else list(x)


def fresh(inputs, dtype=None):
    """Copies that keep strides, sharing kept (the same tensor twice stays the same tensor)."""
    memo, out = {}, []
    for x in inputs:
        if id(x) not in memo:
            y = x.detach()
            if dtype is not None and y.dtype.is_floating_point:
                y = y.to(dtype)
            if 0 in y.stride():
                memo[id(x)] = y.requires_grad_(x.requires_grad)
            else:
                c = torch.empty_strided(y.shape, y.stride(), dtype=y.dtype)
                c.copy_(y)
                c.requires_grad_(x.requires_grad)
                memo[id(x)] = c if x.is_leaf else c.clone()
        out.append(memo[id(x)])
    return out


class Store:
    """Arrays of one directory; equal arrays share a file."""

    def __init__(self, directory):
        self.directory, self.known = directory, {}

    def save(self, name, t):
        t = t.detach().contiguous()
        if t._is_zerotensor():
            t = torch.zeros(t.shape, dtype=t.dtype)
        if t.dtype == torch.bfloat16:
            array, code = t.view(torch.int16).numpy().view(np.uint16), "bf16"
        else:
            array, code = t.numpy(), str(t.dtype)
        key = (code, array.shape, array.tobytes())
        if key not in self.known:
            self.known[key] = name
            np.save(os.path.join(self.directory, name), array)
        return self.known[key]


def describe(t):
    dims = "[" + ",".join(str(int(s)) for s in t.shape) + "]"
    strides = "[" + ",".join(str(int(s)) for s in t.stride()) + "]"
    return f"{NAMES.get(t.dtype, str(t.dtype))} {dims} {strides}"


def eager(fn, inputs, tangents):
    outs = [o for o in as_list(fn(*inputs)) if isinstance(o, torch.Tensor)]
    diff = [o for o in outs if o.requires_grad]
    leaves = [x for x in inputs if isinstance(x, torch.Tensor) and x.requires_grad]
    if tangents is None or [o.shape for o in diff] != [t.shape for t in tangents]:
        return outs, None
    tangents = [t.to(o.dtype) for t, o in zip(tangents, diff)]
    grads = list(torch.autograd.grad(diff, leaves, tangents, allow_unused=True)) if leaves and diff else []
    it = iter(grads)
    return outs, [next(it) if x.requires_grad else None for x in inputs]


def run_case(case, root):
    torch.manual_seed(0)
    directory = os.path.join(root, case.name)
    shutil.rmtree(directory, ignore_errors=True)
    os.makedirs(directory)
    try:
        write_case(case, directory)
    except BaseException:
        shutil.rmtree(directory, ignore_errors=True)
        raise


def write_case(case, directory):
    fn, inputs = case.fn(), case.make_inputs()
    listing = case.name.startswith(("article_", "make_fx_"))

    def put(name, text):
        with open(os.path.join(directory, name), "w") as f:
            f.write(text)
        if listing and name.endswith(".fx"):
            with open(os.path.join(directory, name.replace(".fx", ".bare.fx")), "w") as f:
                f.write(bare(text))

    meta = [f"torch {torch.__version__.split('+')[0]}", f"name {case.name}"]
    meta += [f"source {x}" for x in case.source.strip().split("\n") if x]
    if case.name.startswith("make_fx_"):
        put("make_fx.fx", graph_text(make_fx(fn)(*fresh(inputs))))
        with open(os.path.join(directory, "symbolic_trace.bare.fx"), "w") as f:
            f.write(bare(torch.fx.symbolic_trace(fn).code.strip() + "\n"))
    if case.calls:
        raw = case.make_raw()
        put("args.fx", graph_text(make_fx(lambda *r: tuple(case.call_args(r)))(*[x.detach() for x in raw])))
        again = [torch.empty_strided(x.shape, x.stride(), dtype=x.dtype).copy_(x) for x in case.call_args([x.detach() for x in raw])]
        put("inplace.fx", graph_text(make_fx(fn, pre_dispatch=case.detaches or "no_grad" in case.source)(*again)))
    shared = case.args is not None
    copies = (lambda _: case.make_inputs()) if shared else fresh  # copies would not share memory
    base = Trace(fn, copies(inputs), default_partition, case.dynamic, case.decompositions)
    random = case.random or base.random
    meta += [f"dynamic {int(case.dynamic)}", f"random {int(random)}"]
    if base.inference is not None:
        put("forward.fx", base.inference)
        meta.append("mode inference")
    else:
        run = lambda f, p: Trace(f, copies(inputs), p, case.dynamic, case.decompositions)
        # libaot starts from forward.fx, so that is what PyTorch has to start from too. Functionalising and dropping
        # dead nodes may have changed the forward: then the graphs recorded are those of forward.fx.
        forward, retrace = forward_part(base.joint_gm, base.num_fwd), "same"
        if case.written:
            forward = make_fx(fn, pre_dispatch=True)(*[x.detach() for x in fresh(inputs)])
        try:
            again = base if shared else run(forward, default_partition)
            if shared:
                retrace = "fails"
            elif again.joint != base.joint and case.calls:
                retrace = "differs"
            elif again.joint != base.joint:
                base, retrace = again, "canonical"
                if not case.written and graph_text(forward_part(base.joint_gm, base.num_fwd)) != graph_text(forward):
                    retrace = "differs"
                fn = forward if retrace == "canonical" else fn
        except (RuntimeError, AssertionError):  # aten.copy, left by functionalisation, has no derivative of its own
            retrace = "fails"
        if retrace == "differs":
            base = Trace(fn, copies(inputs), default_partition, case.dynamic, case.decompositions)
        few = ("recompute_views", "budget_05", "static_params")  # whole models are long
        listed = [
            (n, patch(f), {} if f else {"static_lifetime_input_indices": static_inputs(case)})
            for n, f in VARIANTS if n in few or not case.name.startswith("model_")
        ]
        cut = Trace(
            fn, copies(inputs), min_cut_rematerialization_partition, case.dynamic, case.decompositions,
            [("plain", patch({}), {})] + listed if case.name in VARIED or case.name.startswith("pt_") else [],
        )
        if cut.variants:
            assert cut.variants.pop("plain") == [cut.fwd, cut.bwd], "a copy of the joint graph is cut differently"
        seen = {"default": [cut.fwd, cut.bwd]}
        for name, (fwd, bwd) in cut.variants.items():
            flags = dict(VARIANTS)[name] or {"static_lifetime_input_indices": static_inputs(case)}
            like = next((n for n, t in seen.items() if t == [fwd, bwd]), None)
            if like is None:
                like = seen.setdefault(name, [fwd, bwd]) and name
                put(f"mincut_{name}_fwd.fx", fwd)
                put(f"mincut_{name}_bwd.fx", bwd)
            meta.append(f"variant {name} {like} " + " ".join(f"{k}={str(v).replace(' ', '')}" for k, v in flags.items()))
        put("forward.fx", graph_text(forward))
        put("joint.fx", base.joint)
        put("default_fwd.fx", base.fwd)
        put("default_bwd.fx", base.bwd)
        put("mincut_fwd.fx", cut.fwd)
        put("mincut_bwd.fx", cut.bwd)
        if case.decomposed:
            decomposed(forward, inputs, put)
        meta += ["mode training", f"num_fwd_outputs {base.num_fwd}", f"retrace {retrace}"]

    gen = torch.Generator().manual_seed(zlib.crc32(case.name.encode()) ^ 0x5EED)
    tangents = []
    if base.joint is not None and not case.dynamic:
        for m in base.tangent_meta:
            t = torch.empty_strided(tuple(m.shape), tuple(m.stride()), dtype=m.dtype)
            tangents.append(t.copy_(torch.randn(tuple(m.shape), generator=gen, dtype=torch.float64)))
    elif base.joint is not None:
        outs = [o for o in as_list(fn(*fresh(inputs))) if isinstance(o, torch.Tensor) and o.requires_grad]
        for o in outs:
            t = torch.empty_strided(tuple(o.shape), tuple(o.stride()), dtype=o.dtype)
            tangents.append(t.copy_(torch.randn(tuple(o.shape), generator=gen, dtype=torch.float64)))

    def tensor(role, name, t, file, oracle=None, rg=0):
        meta.append(f"{role} {name} {describe(t)} {rg} {file} {oracle or '-'}")

    store = Store(directory)
    for i, x in enumerate(inputs):
        same = case.inputs[i].same_as if case.inputs and not shared else None
        file = store.save(f"in_{i + 1}.npy", x)
        tensor("input", f"primals_{i + 1}", x, file, "-" if same is None else f"primals_{same + 1}", int(x.requires_grad))
    for i, t in enumerate(tangents):
        tensor("tangent", f"tangents_{i + 1}", t, store.save(f"tan_{i + 1}.npy", t))

    gm = base.inference_gm if base.joint is None else forward
    for target in sorted({n.target for n in gm.graph.nodes if n.op == "get_attr"}):
        value = getattr(gm, target, None)
        if type(value) is torch.Tensor:
            tensor("constant", target, value, store.save(f"const_{target}.npy", value))
    if not random and not shared:
        results(case, fn, inputs, tangents, base, store, meta, tensor)
    if case.calls:
        call_results(case, store, meta, tensor)
    put("meta.txt", "\n".join(meta) + "\n")


def call_once(case, seeds, dtype=None):
    """One eager call: arrays, arguments and results after it, and the gradients of the arrays."""
    raw = [x.detach().to(dtype if dtype and x.dtype.is_floating_point else x.dtype).clone() for x in case.make_raw()]
    for x, i in zip(raw, case.inputs):
        x.requires_grad_(i.requires_grad)
    args = case.call_args(raw)
    rets = as_list(case.fn()(*args))
    wanted = [(r, s) for r, s in zip(rets, seeds or [None] * len(rets)) if r.requires_grad]
    leaves = [x for x in raw if x.requires_grad]
    grads = [None] * len(raw)
    if seeds and wanted and leaves:
        got = iter(torch.autograd.grad([r for r, _ in wanted], leaves, [s.to(r.dtype) for r, s in wanted], allow_unused=True))
        grads = [next(got) if x.requires_grad else None for x in raw]
    return raw, args, rets, grads


def memory_of(x, raw, rets):
    """The array, else the earlier result, whose memory x is seen in."""
    same = lambda y: y.untyped_storage()._cdata == x.untyped_storage()._cdata
    return next((f"raw_{i + 1}" for i, y in enumerate(raw) if same(y)), None) or next(
        (f"ret_{i + 1}" for i, y in enumerate(rets) if same(y)), "-"
    )


def sharing(case, meta):
    """Which results are inputs themselves, in whose memory they lie, and how many writes the call counts of an input:
    eagerly, and as AOTAutograd runs it."""
    boxed = lambda gm, _: make_boxed_func(gm.forward)
    compiled = aot_function(case.fn(), fw_compiler=boxed, bw_compiler=boxed, partition_fn=default_partition)
    counts = []
    for fn in (case.fn(), compiled):
        raw = [x.detach().clone().requires_grad_(x.requires_grad) for x in case.make_raw()]
        args = case.call_args(raw)
        before = [x._version for x in args]
        rets = as_list(fn(*args))
        counts.append([x._version - n for x, n in zip(args, before)])
        if len(counts) == 1:
            for i, r in enumerate(rets):
                itself = next((f"primals_{k + 1}" for k, x in enumerate(args) if x is r), "-")
                meta.append(f"shares ret_{i + 1} {memory_of(r, raw, rets[:i])} {itself}")
    meta += [f"writes primals_{i + 1} {x} {y}" for i, (x, y) in enumerate(zip(*counts))]


def call_results(case, store, meta, tensor):
    sharing(case, meta)
    rets = call_once(case, None)[2]
    gen = torch.Generator().manual_seed(zlib.crc32(case.name.encode()) ^ 0xCA11)
    seeds = [torch.randn(tuple(r.shape), generator=gen, dtype=torch.float64).to(r.dtype) if r.is_floating_point() else torch.zeros_like(r) for r in rets]
    one, wide = call_once(case, seeds), call_once(case, seeds, torch.float64)

    def put(role, name, t, t64):
        if t is None:
            meta.append(f"{role} {name} none")
            return
        file = store.save(f"{role}_{re.sub(r'[^0-9]', '', name)}.npy", t)
        oracle = store.save(f"{role}64_{re.sub(r'[^0-9]', '', name)}.npy", t64.double()) if t.is_floating_point() else None
        tensor(role, name, t, file, oracle, int(t.requires_grad))

    for i, x in enumerate(case.make_raw()):
        put("raw", f"raw_{i + 1}", x, x)
    for i, s in enumerate(seeds):
        put("seed", f"ret_{i + 1}", s, s)
    for i, (x, y) in enumerate(zip(one[0], wide[0])):
        put("left", f"raw_{i + 1}", x, y)
    for i, (x, y) in enumerate(zip(one[1], wide[1])):
        put("after", f"primals_{i + 1}", x, y)
    for i, (x, y) in enumerate(zip(one[2], wide[2])):
        put("ret", f"ret_{i + 1}", x, y)
    for i, (x, y) in enumerate(zip(one[3], wide[3])):
        put("back", f"raw_{i + 1}", x, y)


def decomposed(forward, inputs, put):
    """The same forward traced with PyTorch's decomposition tables."""
    tables = {
        "inductor": torch._inductor.decomposition.select_decomp_table(),
        "core_aten": torch._decomp.core_aten_decompositions(),
    }
    for name, table in tables.items():
        try:
            t = Trace(forward, fresh(inputs), min_cut_rematerialization_partition, decompositions=table)
        except ValueError as e:  # a decomposition whose strides differ from the op's own, seen with CPU attention
            print(f"  no {name} trace: {str(e).splitlines()[0][:120]}")
            continue
        put(f"{name}_joint.fx", t.joint)
        if name == "inductor":
            put("inductor_fwd.fx", t.fwd)
            put("inductor_bwd.fx", t.bwd)


def true_values(case, inputs, tangents):
    """The values and gradients of functions whose f64 form in PyTorch is off, by mpmath, or None: J0 and J1 are off by
    3e-7 near 5.1."""
    found = re.fullmatch(r"special\.bessel_j([01])\(primals_1\)", case.source.strip())
    if not found or not inputs[0].requires_grad:
        return None
    import mpmath

    order, xs = int(found[1]), [mpmath.mpf(v) for v in inputs[0].detach().double().flatten().tolist()]
    ts = tangents[0].double().flatten().tolist()
    with mpmath.workdps(40):
        out = [float(mpmath.besselj(order, x)) for x in xs]
        grad = [float(t * mpmath.besselj(order, x, derivative=1)) for x, t in zip(xs, ts)]
    shaped = lambda v: torch.tensor(v, dtype=torch.float64).reshape(inputs[0].shape)
    return [shaped(out)], [shaped(grad)]


def results(case, fn, inputs, tangents, base, store, meta, tensor):
    """Values: eager PyTorch's own; for functions whose graph outputs are not the user's outputs, the joint graph's."""
    outs, grads = eager(fn, fresh(inputs), tangents if base.joint else None)
    comparable = True
    if base.joint is not None and not case.dynamic:
        with torch.no_grad():
            got = run_graph(base.joint_gm, [x.detach() for x in inputs], tangents)
        g_out, g_grad = list(got[: base.num_fwd]), list(got[base.num_fwd :])
        comparable = grads is not None and len(g_out) == len(outs) and len(g_grad) == len(inputs)
        comparable = comparable and len({id(x) for x in inputs}) == len(inputs)
        if comparable:
            for p, q in zip(outs + grads, g_out + g_grad):
                if p is None and q is not None:  # PyTorch's joint graph may return an explicit zero
                    continue
                if p is None or q is None or p.shape != q.shape:
                    comparable = p is None and q is None and comparable
                elif p.numel():
                    torch.testing.assert_close(q.to(p.dtype), p.detach(), rtol=2e-2, atol=2e-2, equal_nan=True)
            if comparable:
                grads = [q if p is None else p for p, q in zip(grads, g_grad)]
        if not comparable:
            outs, grads = g_out, g_grad
    meta.append(f"results {'eager' if comparable else 'joint'}")

    outs64 = grads64 = None
    if comparable:
        try:
            outs64, grads64 = eager(fn, fresh(inputs, torch.float64), tangents if base.joint else None)
        except (RuntimeError, TypeError):
            pass
    elif base.joint_gm is not None:
        wide = lambda t: t.detach().double() if t.dtype.is_floating_point else t.detach()
        try:
            with torch.no_grad():
                got = run_graph(base.joint_gm, [wide(x) for x in inputs], [wide(t) for t in tangents])
            outs64, grads64 = list(got[: base.num_fwd]), list(got[base.num_fwd :])
        except (RuntimeError, TypeError):
            pass

    outs64, grads64 = true_values(case, inputs, tangents) or (outs64, grads64)

    def one(role, name, t, t64, rg=0):
        if t is None:
            meta.append(f"{role} {name} none")
            return
        kind, number = {"output": "out", "grad": "grad"}[role], re.sub(r"\D", "", name)
        file, oracle = store.save(f"{kind}_{number}.npy", t), None
        if t64 is not None and t.dtype.is_floating_point and t64.shape == t.shape:
            exact = t.dtype == torch.float64 or torch.equal(t.double(), t64)
            oracle = file if exact else store.save(f"{kind}64_{number}.npy", t64.double())
        tensor(role, name, t, file, oracle, rg)

    for i, o in enumerate(outs):
        one("output", f"out_{i + 1}", o, outs64[i] if outs64 else None, int(o.requires_grad))
    for i, g in enumerate(grads or []):
        one("grad", f"primals_{i + 1}", g, grads64[i] if grads64 and grads64[i] is not None else None)
