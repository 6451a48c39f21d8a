def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 9223372036854775807);  primals_1 = None
    sin: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sin.default(slice_1)
    cos: "f32[2, 2][2, 1]cpu" = torch.ops.aten.cos.default(slice_1);  slice_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    slice_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(mul, [3, 2], 0, 1, 9223372036854775807, 1);  mul = None
    return (sin, slice_backward)
