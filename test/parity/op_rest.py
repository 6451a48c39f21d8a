"""More single calls for op_calls.py: groups of products, counting, choosing, margins, and prims that are others of ATen's."""
import torch


def rest(call, record, tensor):
    ints = lambda *v: torch.tensor(v)
    ends = lambda *v: torch.tensor(v, dtype=torch.int32)

    def by_data(name, *args):  # FakeTensor does not know their sizes
        packet, overload = name.split(".")
        try:
            out = getattr(getattr(torch.ops.aten, packet), overload)(*args)
        except (RuntimeError, IndexError):
            return record(name, args, "error")
        record(name, args, [out])

    for code in ["f32", "bf16", "f16"]:
        call("_grouped_mm.default", tensor(code, (6, 8)), tensor(code, (3, 8, 16)), ends(2, 2, 6), None, None)
        call("_grouped_mm.default", tensor(code, (2, 6, 8)), tensor(code, (8, 16)), ends(8, 16), None, None)
        call("_grouped_mm.default", tensor(code, (8, 8)), tensor(code, (8, 16)), ends(3, 5, 8), None, None)
        call("_grouped_mm.default", tensor(code, (2, 3, 8)), tensor(code, (2, 8, 8), "t"), None, None, None)
    f = lambda *s: tensor("f32", s)
    call("_grouped_mm.default", f(6, 8), f(3, 8, 16), None, None, None)
    call("_grouped_mm.default", f(6, 8), f(3, 8, 16), ints(2, 2, 6), None, None)
    call("_grouped_mm.default", f(6, 6), f(3, 6, 16), ends(2, 2, 6), None, None)
    call("_grouped_mm.default", f(6, 8), f(2, 8, 16), ends(2, 2, 6), None, None)
    call("_grouped_mm.default", f(2, 3, 8), f(2, 8, 8), ends(1, 2), None, None)
    for code in ["f32", "f64", "bf16"]:
        for lambd in (0.5, 1.25):
            call("hardshrink.default", tensor(code, (9,)), lambd)
            call("softshrink.default", tensor(code, (9,)), lambd)
        x, w = tensor(code, (3, 4), "t"), tensor(code, (4,), "c", "pos")
        labels = torch.tensor([[3, 0, -1, 1], [1, -1, 2, 0], [-1, 0, 0, 0]])
        for reduction in range(3):
            if code != "bf16":
                call("multi_margin_loss.default", x, ints(1, 0, 3), 1, 1.0, None, reduction)
                call("multi_margin_loss.default", x, ints(1, 0, 3), 2, 0.5, w, reduction)
                call("multilabel_margin_loss_forward.default", x, labels, reduction)
    call("softshrink.default", f(3), -1.0)
    call("multi_margin_loss.default", f(3, 4), ints(1, 0), 1, 1.0, None, 1)
    call("multi_margin_loss.default", f(3, 4), ints(1, 0, 2), 3, 1.0, None, 1)
    call("multilabel_margin_loss_forward.default", f(4), ints(2, 1, -1, 0), 1)
    call("celu_.default", f(5), 1.5)
    for code in ["i64", "u8", "i32"]:
        x = torch.tensor([3, 0, 1, 3, 6]).to(tensor(code, (1,)).dtype)
        by_data("bincount.default", x, None, 0)
        by_data("bincount.default", x, None, 9)
        for w in ["f32", "f64", "i64", "bf16"]:
            by_data("bincount.default", x, tensor(w, (5,)), 0)
    by_data("bincount.default", ints(-1, 2), None, 0)
    by_data("bincount.default", torch.zeros(0, dtype=torch.int64), None, 3)
    by_data("bincount.default", f(3), None, 0)
    by_data("bincount.default", ints(1, 2), f(3), 0)
    for code in ["f32", "bf16", "i64", "b8"]:
        by_data("masked_select.default", tensor(code, (3, 4), "t"), tensor("b8", (3, 4)))
        by_data("masked_select.default", tensor(code, (4,)), tensor("b8", (3, 1)))
    by_data("masked_select.default", f(3), f(3))
    by_data("masked_select.default", f(2, 3), tensor("b8", (2,)))
    call("prims.view_of.default", tensor("f32", (2, 3), "t"))
    call("prims.collapse_view.default", f(2, 3, 4), 1, 2)
    call("prims.collapse_view.default", f(2, 3, 4), 0, 1)
    for code in ["i64", "u8", "b8"]:
        x = tensor(code, (3, 4), "t")  # no kernel on the CPU: by hand
        record("~prims.xor_sum.default", [x, [1]], [x[:, 0] ^ x[:, 1] ^ x[:, 2] ^ x[:, 3]])
