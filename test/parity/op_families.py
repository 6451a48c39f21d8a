"""More single calls for op_calls.py: reductions, scans, distances, losses and indexing, over dtypes and layouts."""
import torch


def families(call, tensor):
    floats = ["f32", "f64", "bf16"]
    empty = lambda *shape: torch.zeros(shape)

    def reductions():
        for code in floats + ["i64", "b8"]:
            for args in [(None,), (0,), (-1,)]:
                call("count_nonzero.default", tensor(code, (3, 4), "t"), *args)
            call("count_nonzero.dim_IntList", tensor(code, (2, 3, 2)), [0, -1])
        for code in floats + ["i64"]:
            call("nansum.default", tensor(code, (2, 4), "c", "special" if code != "i64" else ""))
            call("nansum.default", tensor(code, (2, 4), "t"), [1], True)
            call("aminmax.default", tensor(code, (2, 3)), None, False)
            call("aminmax.default", tensor(code, (2, 3), "s"), 1, True)
            for n in ["cummax", "cummin"]:
                for layout in "ct":
                    call(n + ".default", tensor(code, (3, 5), layout), 1)
                    call(n + ".default", tensor(code, (3, 5), layout), 0)
            for n in ["median", "nanmedian"]:
                call(n + ".default", tensor(code, (7,)))
                call(n + ".default", tensor(code, (2, 3), "t"))
                if code != "i64":  # among equals the place is anyone's
                    call(n + ".dim", tensor(code, (3, 4), "t"), 1, False)
                    call(n + ".dim", tensor(code, (3, 4)), 0, True)
            call("trace.default", tensor(code, (3, 4), "t"))
            call("trace.default", tensor(code, (4, 2)))
        call("nansum.default", empty(0, 3), [0])
        call("count_nonzero.default", empty(0, 3), 0)
        call("aminmax.default", tensor("f32", (6,), "c", "special"), 0, False)
        call("aminmax.default", empty(0, 3), 0, False)
        call("cummax.default", tensor("f32", (8,), "c", "special"), 0)
        call("cummin.default", tensor("f32", (8,), "c", "special"), -1)
        call("cummax.default", tensor("f32", ()), 0)
        call("cummin.default", empty(0, 2), 1)
        for n in ["median", "nanmedian"]:
            call(n + ".default", tensor("f32", (7,), "c", "special"))
            call(n + ".dim", tensor("f32", (7,), "c", "special"), 0, False)
            call(n + ".default", torch.tensor([float("nan")] * 3))
            call(n + ".default", empty(0))
            call(n + ".dim", tensor("f32", ()), 0, True)
        for code in ["f32", "i64", "b8"]:
            call("mode.default", tensor(code, (3, 9), "t"), 1, False)
        call("mode.default", torch.tensor([2.0, 1.0, 2.0, 1.0, 3.0]), 0, True)
        call("mode.default", tensor("f32", ()), -1, False)
        for code in floats:
            call("logcumsumexp.default", tensor(code, (3, 4), "t"), 1)
            call("logcumsumexp.default", tensor(code, (3, 4)), 0)
        call("logcumsumexp.default", torch.tensor([-float("inf"), -float("inf"), 0.5, float("inf"), 1.0]), 0)
        call("logcumsumexp.default", torch.tensor([1.0, float("nan"), 2.0]), 0)
        call("logcumsumexp.default", tensor("f32", ()), 0)

    def norms():
        for p in [0, 0.5, 1, 1.5, 2, 3, float("inf"), -float("inf"), None]:
            for code in ["f32", "f64"]:
                call("norm.ScalarOpt_dim", tensor(code, (3, 4), "t"), p, [1], False)
                call("norm.ScalarOpt_dim", tensor(code, (3, 4)), p, [0, 1], True)
                if p is not None:
                    call("norm.Scalar", tensor(code, (2, 3)), p)
                    call("dist.default", tensor(code, (2, 3)), tensor(code, (3,)), p)
                    if p >= 0:
                        a, b = tensor(code, (2, 3, 4)), tensor(code, (5, 4), "t")
                        call("_cdist_forward.default", a, b, float(p), None)
                        d = torch.ops.aten._cdist_forward(a.to(torch.float64), b.to(torch.float64), float(p), 2)
                        call("_cdist_backward.default", tensor(code, d.shape), a, b.expand(2, 5, 4).contiguous(), float(p),
                             d.to(a.dtype))
                        x = tensor(code, (4, 3))
                        call("_pdist_forward.default", x, float(p))
                        d = torch.ops.aten._pdist_forward(x.to(torch.float64), float(p))
                        call("_pdist_backward.default", tensor(code, d.shape), x, float(p), d.to(x.dtype))
        call("norm.ScalarOpt_dtype", tensor("bf16", (9,)), 2, torch.float32)
        call("norm.ScalarOpt_dim_dtype", tensor("f32", (3, 4)), 1, [0], False, torch.float64)
        call("_cdist_forward.default", empty(0, 2), tensor("f32", (3, 2)), 2.0, None)
        call("_cdist_forward.default", tensor("f32", (2, 3)), tensor("f32", (3, 2)), 2.0, None)
        call("_pdist_forward.default", tensor("f32", (1, 2)), 2.0)

    def products():
        for code in floats + ["i64"]:
            for beta, alpha in [(1, 1), (2, 3), (0, 1)]:
                call("addbmm.default", tensor(code, (3, 2)), tensor(code, (2, 3, 4)), tensor(code, (2, 4, 2), "t"), beta, alpha)
                call("addr.default", tensor(code, (3, 2), "t"), tensor(code, (3,)), tensor(code, (2,), "s"), beta, alpha)
            call("addr.default", tensor(code, ()), tensor(code, (3,)), tensor(code, (2,)))
            call("linalg_cross.default", tensor(code, (3, 2), "t"), tensor(code, (3, 2)), 0)
            call("linalg_cross.default", tensor(code, (2, 3)), tensor(code, (1, 3)))
        call("addbmm.default", tensor("f32", (2,)), tensor("f32", (0, 3, 4)), tensor("f32", (0, 4, 2)))
        call("addr.default", tensor("b8", (3, 2)), tensor("b8", (3,)), tensor("b8", (2,)))
        call("linalg_cross.default", tensor("f32", (2, 4)), tensor("f32", (2, 4)))
        for code in ["f32", "f64"]:
            call("linalg_matrix_exp.default", tensor(code, (3, 3)))
            call("linalg_matrix_exp.default", tensor(code, (2, 2, 2), "t"))
            call("linalg_matrix_exp.default", tensor(code, (1, 1)))
            call("_trilinear.default", tensor(code, (2, 3)), tensor(code, (5, 3, 4), "t"), tensor(code, (2, 4)), [1, 3], [0],
                 [1, 2], [2, 3])
            call("_trilinear.default", tensor(code, (2, 3)), tensor(code, (5, 3, 4)), tensor(code, (2, 4)), [1, 3], [0],
                 [1, 2], [])
        call("linalg_matrix_exp.default", empty(0, 2, 2))
        call("linalg_matrix_exp.default", tensor("f32", (2, 3)))

    def losses():
        for code in ["f32", "f64"]:
            for reduction in range(3):
                ends = (0.0, 1.0) if code == "f32" else (0.1, 0.7)  # PyTorch divides by a float 1e-12 at the ends
                x = torch.tensor([[0.2, 0.9, 0.5], [*ends, 0.3]], dtype=tensor(code, ()).dtype)
                y, w = torch.tensor([[0.2, 1.0], [0.0, 0.5], [0.6, 0.9]], dtype=x.dtype).t(), tensor(code, (3,), "c", "pos")
                g = tensor(code, () if reduction else (2, 3))
                call("binary_cross_entropy.default", x, y, None, reduction)
                call("binary_cross_entropy.default", x, y, w, reduction)
                call("binary_cross_entropy_backward.default", g, x, y, w, reduction)
                call("soft_margin_loss.default", x, y, reduction)
                call("soft_margin_loss_backward.default", g, x, y, reduction)

    def indexing():
        for code in floats + ["i64", "b8"]:
            x, i = tensor(code, (3, 4), "t"), torch.tensor([[0, -1], [11, 5]])
            call("take.default", x, i)
            call("put.default", x, i, tensor(code, (2, 2)), False)
            if code != "b8":
                call("put.default", x, torch.tensor([1, 1, -2]), tensor(code, (3,)), True)
            call("index_fill.int_Tensor", x, 1, torch.tensor([2, -1]), tensor(code, ()))
        call("take.default", tensor("f32", (3,)), torch.tensor([3]))
        call("take.default", tensor("f32", (3,)), torch.zeros(0, dtype=torch.int64))
        call("put.default", tensor("f32", (3,)), torch.tensor([0]), tensor("f32", (2,)), False)
        call("index_fill.int_Tensor", tensor("f32", (3,)), 0, torch.tensor([0]), tensor("f32", (2,)))
        rows, columns = torch.tensor([[-9], [0], [2]]), torch.tensor([[1, 4, -1, 9]])
        mask = torch.tensor([[True, False, True, True]] * 2 + [[False, True, True, False]])
        for code in ["f32", "i64"]:
            x = tensor(code, (3, 4), "t")
            call("_unsafe_masked_index.default", x, mask, [rows, columns], 7)
            call("_unsafe_masked_index_put_accumulate.default", x, mask, [rows, columns], tensor(code, (3, 4)))

    return reductions, norms, products, losses, indexing
