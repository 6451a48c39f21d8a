"""functionalize_rng_ops: writes rng/philox_NAME.forward.fx, the joint graph that AOTAutograd makes of it with the flag on,
and its halves under three settings. PyTorch does this on CUDA only; here its check of the device is taken out and the
state is two constants, so that the graphs can be made on a CPU (they are not run)."""
import contextlib
import os
import re

import torch
import torch._decomp.decompositions_for_rng as rng
import torch.nn.functional as F
from functorch.compile import aot_function, default_partition, make_boxed_func, min_cut_rematerialization_partition
from torch._prims_common import CUDARngStateHelper
from torch.fx.experimental.proxy_tensor import make_fx

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rng")
CPU = torch.device("cpu")


# What AOTAutograd's trace sees, where a trace of a function without gradients takes these apart.
def whole(fn):
    def run(*args):
        kept = F.dropout, torch.Tensor.exponential_
        F.dropout = lambda x, p, train: torch.ops.aten.native_dropout.default(x, p, train)[0]
        torch.Tensor.exponential_ = lambda x, rate: torch.ops.aten.exponential.default(x, rate)
        try:
            return fn(*args)
        finally:
            F.dropout, torch.Tensor.exponential_ = kept

    return run


def state(fake_mode=None):
    with fake_mode if fake_mode is not None else contextlib.nullcontext():
        return torch.tensor(1), torch.tensor(0)


rng.throw_on_non_cuda = lambda device: None
CUDARngStateHelper.get_torch_state_as_tuple = staticmethod(state)
CUDARngStateHelper.set_new_offset = staticmethod(lambda offset: None)


def dropout(a, b):
    return F.dropout(a * b, 0.5, True).sin() * torch.rand_like(a)


def rand(a):
    return a * torch.rand([3, 3], device=CPU)


def nothing(a, b):
    return (a @ b).sin()


def layers(a, b):
    return F.dropout(F.dropout(a @ b, 0.25, True).relu() @ b, 0.1, True).sum()


def written(a, b):
    b.add_(torch.rand_like(b))
    return (a * b).exp()


def views(a, b):
    y = F.dropout(a * b, 0.5, True)
    return y.t(), y.view(9)


def exponential(a):
    return a * torch.empty_like(a).exponential_(1.5)


def normal(a):
    return a * torch.randn_like(a) * torch.rand_like(a)


def inference(a):
    return F.dropout(a.cos(), 0.5, True) + torch.rand_like(a)


FUNCTIONS = [dropout, rand, nothing, layers, written, views, exponential, normal, inference]
NO_GRAD = {"written": [1], "inference": [0]}


def write(name, graph):
    text = graph.print_readable(print_output=False, include_stride=True, include_device=True)
    lines = [line[4:] for line in text.split("\n")[1:] if line.strip() and not line.strip().startswith("#")]
    text = "\n".join(line.replace("        ", "    ", 1) if line.startswith("    ") else line for line in lines) + "\n"
    with open(os.path.join(OUT, f"philox_{name}.fx"), "w") as f:
        f.write(text)




def main():
    for fn in FUNCTIONS:
        n = fn.__code__.co_argcount
        args = [torch.randn(3, 3, requires_grad=i not in NO_GRAD.get(fn.__name__, [])) for i in range(n)]
        write(f"{fn.__name__}.forward", make_fx(whole(fn), decomposition_table={})(*[a.detach().clone() for a in args]))

        def keep(graph, inputs, **kw):
            import copy

            joint = True
            for name, partition, flags in (
                ("default", default_partition, {}),
                ("mincut", min_cut_rematerialization_partition, {}),
                ("aggressive", min_cut_rematerialization_partition, {"aggressive_recomputation": True}),
            ):
                if joint:
                    write(f"{fn.__name__}.joint", graph)
                joint = False
                with torch._functorch.config.patch(**flags):
                    halves = partition(copy.deepcopy(graph), inputs, **kw)
                for which, half in zip(("fwd", "bwd"), halves):
                    write(f"{fn.__name__}.{name}_{which}", half)
            return halves

        def compiler(graph, inputs):
            if fn.__name__ == "inference":
                write(f"{fn.__name__}.default_fwd", graph)
            return make_boxed_func(graph.forward)

        with torch._functorch.config.patch(functionalize_rng_ops=True):
            try:
                aot_function(fn, fw_compiler=compiler, bw_compiler=compiler, partition_fn=keep)(*args)
            except RuntimeError as e:  # running it is what the CPU cannot do
                assert "Philox" in str(e), e


if __name__ == "__main__":
    main()
