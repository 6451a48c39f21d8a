"""Writes lib/ir/packets.def: what the pinned PyTorch's partitioner knows of operator packets.

Usage: python packets.py > ../../lib/ir/packets.def
"""
import torch
from torch._functorch.compile_utils import rand_ops
from torch._functorch.partitioners import get_default_op_list

lists = get_default_op_list()
flags = {}
for flag, ops in [
    ("RECOMPUTABLE", lists.recomputable_ops),
    ("EXPENSIVE", lists.compute_intensive_ops),
    ("VIEW_PACKET", lists.view_ops),
    ("RANDOM_PACKET", lists.random_ops),
]:
    for op in ops:
        if isinstance(op, torch._ops.OpOverloadPacket):
            flags.setdefault(str(op), []).append(flag)
for name in dir(torch.ops.aten):
    packet = getattr(torch.ops.aten, name)
    if not isinstance(packet, torch._ops.OpOverloadPacket):
        continue
    overloads = [getattr(packet, o) for o in packet.overloads()]
    random = any(torch.Tag.nondeterministic_seeded in o.tags for o in overloads)
    # Attention is random by its dropout_p alone: it is not merged, but an unused one may go.
    dropout = any(a.name == "dropout_p" for o in overloads for a in o._schema.arguments)
    if random and not dropout:
        flags.setdefault(str(packet), []).append("IMPURE")
    if random or packet in rand_ops or str(packet) == "aten.empty":
        flags.setdefault(str(packet), []).append("NO_CSE")
for name in dir(torch.ops.aten):
    packet = getattr(torch.ops.aten, name)
    if not isinstance(packet, torch._ops.OpOverloadPacket) or name.endswith("_copy"):
        continue
    schemas = [getattr(packet, o)._schema for o in packet.overloads()]

    def is_view(s):
        first = s.arguments[0].alias_info if s.arguments else None
        result = s.returns[0].alias_info if s.returns else None
        return bool(first and result and not first.is_write and first.before_set & result.before_set)

    if any(is_view(s) for s in schemas):
        flags.setdefault(str(packet), []).append("ALIASES")
flags.setdefault("aten._unsafe_view", []).append("ALIASES")
for name in ["_assert_async", "_assert_scalar", "_assert_tensor_metadata", "sym_constrain_range",
             "sym_constrain_range_for_size"]:
    flags.setdefault("aten." + name, []).append("IMPURE")
print("// X(name, flags): operator packets in the lists of PyTorch 2.15's partitioner, in strcmp order.")
print("// Written by test/parity/packets.py.")
for name in sorted(flags):
    print(f'X("{name}", {" | ".join("AOTI_OP_" + f for f in flags[name])})')
