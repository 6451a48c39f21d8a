def forward(self, arg0_1: "f32[64]"):
    slice_1: "f32[9]" = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 10)
    mul: "f32[9]" = torch.ops.aten.mul.Tensor(slice_1, 2.0)
    slice_scatter: "f32[64]" = torch.ops.aten.slice_scatter.default(arg0_1, mul, 0, 2, 11)
    copy_: "f32[64]" = torch.ops.aten.copy_.default(arg0_1, slice_scatter)
    return (slice_scatter, copy_)
