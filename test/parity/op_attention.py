"""Single calls for op_calls.txt of what has no CPU kernel in PyTorch: attention as CUDA's operators define it. Results are
laid out as PyTorch's meta kernels say and hold the formula's values, computed in f64; and of operators whose results only
data sizes."""
import math
import random

import torch


def attention(call, record):
    """record(name, args, results) records the results given."""
    rng = random.Random(78)
    aten = torch.ops.aten

    def t(shape, dtype, by_rows=False):
        n, h, l, e = shape
        made = [n, l, h, e] if by_rows else shape
        x = torch.tensor([rng.uniform(-2, 2) for _ in range(math.prod(shape))], dtype=torch.float64).reshape(made).to(dtype)
        return x.transpose(1, 2) if by_rows else x

    def formula(q, k, v, bias, causal, scale):
        q, k, v = (x.double() for x in (q, k, v))
        group = q.shape[1] // k.shape[1]
        k, v = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
        s = q @ k.transpose(-1, -2) * (scale or 1 / math.sqrt(q.shape[-1]))
        if bias is not None:
            s = s + bias.double()
        if causal:
            s = s.masked_fill(torch.ones(s.shape[-2:]).tril() == 0, -math.inf)
        return torch.softmax(s, -1) @ v, torch.logsumexp(s, -1)

    def laid_out(op, args, keywords, values):
        """values as the meta kernel of op lays its results out."""
        meta = lambda a: torch.empty_strided(a.shape, a.stride(), dtype=a.dtype, device="meta") if isinstance(a, torch.Tensor) else a
        shown = []
        for m, value in zip(op(*map(meta, args), **keywords), values):
            if isinstance(m, torch.Tensor):
                x = torch.empty_strided(m.shape, m.stride(), dtype=m.dtype)
                shown.append(x.copy_(value) if x.numel() else x)
            else:
                shown.append(m)
        return shown

    def case(q, k, v, bias=None, causal=False, scale=None, wanted=("flash", "cudnn", "efficient", "overrideable")):
        grad = t(list(q.shape[:3]) + [v.shape[3]], q.dtype)
        leaves = [x.double().requires_grad_() for x in (q, k, v)] + ([bias.double().requires_grad_()] if bias is not None else [])
        out, log = formula(*leaves[:3], leaves[3] if bias is not None else None, causal, scale)
        out_r, log_r = out.detach().to(q.dtype), log.detach().float()
        # the backward reads the output and the logarithms as they were stored
        s = log_r.double()
        ql, kl, vl = (x.detach() for x in leaves[:3])
        group = q.shape[1] // k.shape[1]
        kr, vr = kl.repeat_interleave(group, 1), vl.repeat_interleave(group, 1)
        c = scale or 1 / math.sqrt(q.shape[-1])
        scores = ql @ kr.transpose(-1, -2) * c + (bias.double() if bias is not None else 0)
        if causal:
            scores = scores.masked_fill(torch.ones(scores.shape[-2:]).tril() == 0, -math.inf)
        p = torch.exp(scores - s[..., None])
        g = grad.double()
        ds = p * (g @ vr.transpose(-1, -2) - (g * out_r.double()).sum(-1, keepdim=True))
        fold = lambda x: x.reshape(x.shape[0], k.shape[1], group, *x.shape[2:]).sum(2)
        dq, dk, dv, db = ds @ kr * c, fold(ds.transpose(-1, -2) @ ql * c), fold(p.transpose(-1, -2) @ g), ds
        if bias is not None:
            db = ds.sum_to_size(bias.shape)
        keywords = {} if scale is None else {"scale": scale}
        zero, n_q, n_k = torch.zeros(()), q.shape[2], k.shape[2]
        lse = {"cudnn": log_r[..., None]}
        for name in wanted:
            logs = lse.get(name, log_r)
            if name == "efficient":
                padded = torch.full((*log_r.shape[:2], (n_q + 31) // 32 * 32), math.inf)
                padded[..., :n_q] = log_r
                args = [q, k, v, bias, True, 0.0, causal]
                op, values, logs = aten._scaled_dot_product_efficient_attention, [out_r, padded, zero, zero], padded
                back = [grad, q, k, v, bias, out_r, logs, torch.zeros((), dtype=torch.int64), torch.zeros((), dtype=torch.int64), 0.0,
                        [True, True, True, bias is not None], causal]
                op_b = aten._scaled_dot_product_efficient_attention_backward
            elif name == "flash":
                args, op = [q, k, v, 0.0, causal, False], aten._scaled_dot_product_flash_attention
                values = [out_r, logs, None, None, 0, 0, zero, zero, zero]
                back = [grad, q, k, v, out_r, logs, None, None, n_q, n_k, 0.0, causal, torch.zeros(2, dtype=torch.uint64),
                        torch.zeros((), dtype=torch.uint64)]
                op_b = aten._scaled_dot_product_flash_attention_backward
            elif name == "cudnn":
                args, op = [q, k, v, bias, True, 0.0, causal, False], aten._scaled_dot_product_cudnn_attention
                values = [out_r, logs, None, None, 0, 0, zero, zero, None]
                seed = torch.zeros((), dtype=torch.int64)
                back = [grad, q, k, v, out_r, logs, seed, seed, bias, None, None, n_q, n_k, 0.0, causal]
                op_b = aten._scaled_dot_product_cudnn_attention_backward
            else:
                args, op = [q, k, v, bias, 0.0, causal, False], aten._scaled_dot_product_fused_attention_overrideable
                values = [out_r, logs, None, None, 0, 0, zero, zero, None]
                seed = torch.zeros((), dtype=torch.int64)
                back = [grad, q, k, v, bias, [True, True, True, bias is not None], out_r, logs, None, None, n_q, n_k, 0.0, causal, seed, seed]
                op_b = aten._scaled_dot_product_fused_attention_overrideable_backward
            record(f"{op._qualified_op_name[6:]}.default", args + [scale], laid_out(op, args, keywords, values))
            record(f"{op_b._qualified_op_name[6:]}.default", back + [scale], laid_out(op_b, back, keywords, [dq, dk, dv, db]))

    f32, f16, bf16 = torch.float32, torch.float16, torch.bfloat16
    no_bias = ("flash", "cudnn", "efficient", "overrideable")
    biased = ("cudnn", "efficient", "overrideable")
    case(t([2, 3, 5, 4], f32), t([2, 3, 7, 4], f32), t([2, 3, 7, 4], f32))
    case(t([2, 3, 5, 4], f32, True), t([2, 3, 7, 4], f32, True), t([2, 3, 7, 6], f32, True), scale=0.3)
    case(t([1, 2, 4, 4], f16, True), t([1, 2, 4, 4], f16), t([1, 2, 4, 8], f16), causal=True)
    case(t([1, 2, 40, 4], bf16), t([1, 2, 40, 4], bf16), t([1, 2, 40, 4], bf16), causal=True)
    case(t([1, 4, 5, 4], f32), t([1, 2, 7, 4], f32), t([1, 2, 7, 4], f32), wanted=no_bias)
    case(t([2, 3, 5, 4], f32), t([2, 3, 7, 4], f32), t([2, 3, 7, 4], f32), bias=t([2, 3, 5, 7], f32), wanted=biased)
    case(t([2, 3, 5, 4], f32), t([2, 3, 7, 4], f32), t([2, 3, 7, 4], f32), bias=t([1, 1, 5, 7], f32).expand(2, 3, 5, 7), wanted=("cudnn", "efficient"))
    case(t([1, 1, 1, 4], f32), t([1, 1, 1, 4], f32), t([1, 1, 1, 4], f32), causal=True)
    q, none = t([1, 2, 3, 4], f32), None
    for args in ([q, q, q, 0.1, False, False, none], [q, q, q, 0.0, False, True, none], [q, t([1, 2, 5, 4], f32), t([1, 2, 5, 4], f32), 0.0, True, False, none]):
        record("_scaled_dot_product_flash_attention.default", args, "error")


def by_data(call, record):
    for x in (torch.tensor([[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]]), torch.zeros(2, 3), torch.tensor(3.0), torch.tensor(0), torch.ones(2, 0),
              torch.tensor([math.nan, 0.0, -0.0]), torch.tensor([[True, False], [True, True]]).t(),
              torch.arange(8).reshape(2, 4)[:, ::2]):
        record("nonzero.default", [x], [torch.nonzero(x)])
    for x in (torch.tensor(3), torch.tensor([[-7]], dtype=torch.int32)):
        record("_local_scalar_dense.default", [x], [int(x)])


def layouts(call, record):
    rng = random.Random(79)
    t = lambda shape, low=-2.0, high=2.0: torch.tensor([rng.uniform(low, high) for _ in range(math.prod(shape))]).reshape(shape)
    for mode in (0, 1):
        for padding in (0, 1, 2):
            for align in (False, True):
                x, grid = t([2, 2, 3, 4, 5]), t([2, 2, 3, 2, 3], -1.4, 1.4)
                call("grid_sampler_3d.default", x, grid, mode, padding, align)
                call("grid_sampler_3d_backward.default", t([2, 2, 2, 3, 2]), x, grid, mode, padding, align, [True, True])
    x = t([1, 2, 3, 4, 5]).transpose(-1, -2)
    call("grid_sampler_3d.default", x, t([1, 1, 1, 2, 3]), 0, 0, False)
    call("grid_sampler_3d_backward.default", t([1, 2, 1, 1, 2]), x, t([1, 1, 1, 2, 3]), 0, 0, False, [False, True])
    for upper in (False, True):
        for transpose in (False, True):
            for unit in (False, True):
                call("triangular_solve.default", t([3, 2]).double(), t([3, 3]).double() + 3 * torch.eye(3), upper, transpose, unit)
    call("triangular_solve.default", t([2, 1, 3, 2]), t([4, 3, 3]) + 3 * torch.eye(3))
    call("triangular_solve.default", t([3, 2]).t().reshape(3, 2), (t([3, 3]) + 3 * torch.eye(3)).t())
    places = torch.tensor([[1, 0], [3, 3]])
    call("embedding_backward.default", t([2, 2, 3]), places, 5, -1, False, False)
    call("embedding_backward.default", t([2, 2, 3]), places, 5, 3, True, False)
    x = t([2, 3, 4])
    for update in (True, False):
        call("batch_norm_backward.default", t([2, 3, 4]), x, t([3]), t([3]), t([3], 0.5, 2.0), t([3]), t([3], 0.5, 2.0), update, 1e-5, [True, True, True], torch.zeros(0, dtype=torch.uint8))
    # names of earlier PyTorch: what they were is what their successors give
    for size, factors in (([4, 6], None), (None, [2.0, 2.0])):
        g = t([1, 2, 4, 6])
        for name, more in (("upsample_nearest2d", []), ("upsample_bilinear2d", [True]), ("upsample_bicubic2d", [False]), ("_upsample_nearest_exact2d", [])):
            op = getattr(torch.ops.aten, name + "_backward").default
            record(f"{name}_backward.vec", [g, size, [1, 2, 2, 3], *more, factors], [op(g, [4, 6], [1, 2, 2, 3], *more, *(factors or []))])
    x = t([1, 2, 5, 6])
    out, offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(x, [3, 2], [2, 2], [1, 0], [1, 1], False)
    places = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(offsets, [3, 2], [5, 6], [2, 2], [1, 0], [1, 1])
    record("~prims._low_memory_max_pool2d_with_offsets.default", [x, [3, 2], [2, 2], [1, 0], [1, 1], False], [out, offsets])
    record("~prims._low_memory_max_pool2d_offsets_to_indices.default", [offsets, 2, 6, [2, 2], [1, 0]], [places])
    q, k, v, m = t([1, 2, 3, 4]), t([1, 2, 5, 4]), t([1, 2, 5, 4]), t([3, 5])
    call("_scaled_dot_product_attention_math.default", q, k, v)
    call("_scaled_dot_product_attention_math.default", q, k, v, m, 0.0, False, None, 0.4)
    call("_scaled_dot_product_attention_math.default", q, k, v, m > 0)
    call("_scaled_dot_product_attention_math.default", q, k[:, :1].contiguous(), v[:, :1].contiguous(), None, 0.0, True, None, None, True)
    kept = torch.tensor([[True, False, True], [True, True, False]])
    call("native_dropout_backward.default", torch.arange(1.0, 7.0).reshape(3, 2).t(), kept, 2.0)
