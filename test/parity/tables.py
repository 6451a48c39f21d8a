"""Writes tables.txt: which operators PyTorch's two decomposition tables have a rule for, those that write nothing.

test_decompositions compares it with decompositions.def; tables_without.txt lists what libaot leaves, each with the reason.
"""
import os

import torch
from torch._decomp import core_aten_decompositions
from torch._inductor.decomposition import select_decomp_table

HERE = os.path.dirname(os.path.abspath(__file__))


def names(table):
    for op in table:
        if isinstance(op, torch._ops.OpOverload) and not op._schema.is_mutable and op.namespace in ("aten", "prims"):
            yield str(op)


def main():
    tables = {"core_aten": set(names(core_aten_decompositions())), "inductor": set(names(select_decomp_table()))}
    with open(os.path.join(HERE, "tables.txt"), "w") as f:
        f.write(f"# torch {torch.__version__.split('+')[0]}: operator, and the tables that have a rule for it\n")
        for op in sorted(set().union(*tables.values())):
            f.write(" ".join([op] + [t for t in tables if op in tables[t]]) + "\n")


if __name__ == "__main__":
    main()
