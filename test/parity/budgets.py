"""What PyTorch's min cut saves under memory budgets: writes budgets.txt, "case solver budget: saved values in order".
Usage: budgets.py [CASE ...]; the lines of other cases stay. Without arguments, all cases."""
import os
import sys
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import torch
import torch._functorch.config as config
from functorch.compile import aot_function, make_boxed_func, min_cut_rematerialization_partition

import functions
from models import models
from partitions import partitions

warnings.filterwarnings("ignore")
torch.set_num_threads(1)
BUDGETS = [0.0, 0.1, 0.3, 0.5, 0.7, 0.9]
SOLVERS = ["dp", "greedy", "dynamic_memory_budget_dp"]


def saved(graph, num_fwd):
    return [str(x) for x in list(graph.nodes)[-1].args[0][num_fwd:]]


def lines(case):
    found = []

    def cut(joint, inputs, **kw):
        for solver in SOLVERS:
            for budget in BUDGETS:
                copy = torch.fx.Graph()
                out = copy.graph_copy(joint.graph, {})
                copy.output(out).meta.update(list(joint.graph.nodes)[-1].meta)
                with config.patch(activation_memory_budget=budget, activation_memory_budget_solver=solver):
                    fwd, _ = min_cut_rematerialization_partition(torch.fx.GraphModule(joint, copy), inputs, **kw)
                found.append(f"{case.name} {solver} {budget}: " + " ".join(saved(fwd.graph, kw["num_fwd_outputs"])))
        return min_cut_rematerialization_partition(joint, inputs, **kw)

    boxed = lambda gm, _: make_boxed_func(gm.forward)
    aot_function(case.fn(), fw_compiler=boxed, bw_compiler=boxed, partition_fn=cut)(*case.make_inputs())
    return found


def main():
    cases = {c.name: c for c in [*models(), *partitions()] if c.name.startswith(("model_", "pt_deep"))}
    cases = {n: c for n, c in cases.items() if os.path.exists(os.path.join(HERE, "data", n, "mincut_fwd.fx"))}
    path = os.path.join(HERE, "budgets.txt")
    known = open(path).read().splitlines() if os.path.exists(path) else []
    for name in sys.argv[1:] or cases:
        new = lines(cases[name])
        known = sorted([x for x in known if x.split(" ")[0] != name] + new)
        with open(path, "w") as f:
            f.write("\n".join(known) + "\n")


if __name__ == "__main__":
    main()
