"""Operators that only GPUs have a kernel for: their results are those of PyTorch's decomposition, or of the same product in the wider dtype."""
import torch
from torch._decomp import core_aten_decompositions


def fused(record, tensor):
    table = core_aten_decompositions()
    forward, backward = torch.ops.aten._fused_rms_norm.default, torch.ops.aten._fused_rms_norm_backward.default
    for code in ["f32", "f64", "bf16"]:
        for shape, axes, layout in [((3, 4), [4], "c"), ((2, 3, 4), [3, 4], "c"), ((3, 4), [4], "t")]:
            x, weight, grad = tensor(code, shape, layout), tensor(code, axes), tensor(code, shape)
            for w in [weight, None]:
                y, scale = table[forward](x, axes, w, 1e-5)
                record("_fused_rms_norm.default", [x, axes, w, 1e-5], [y.contiguous(), scale])
                dx, dw = table[backward](grad, x, axes, scale, w, [True, w is not None])
                record("_fused_rms_norm_backward.default", [grad, x, axes, scale, w, [True, w is not None]], [dx.contiguous(), dw])
    for code in ["bf16", "f16"]:
        a, b, c = tensor(code, (3, 4)), tensor(code, (4, 2)), tensor(code, (2,))
        record("mm.dtype", [a, b, torch.float32], [a.float() @ b.float()])
        record("bmm.dtype", [a[None], b[None], torch.float32], [(a.float() @ b.float())[None]])
        record("addmm.dtype", [c, a, b, torch.float32, 1, 1], [c.float() + a.float() @ b.float()])
