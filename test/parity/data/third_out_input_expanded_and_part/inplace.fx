def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2][1]cpu"):
    expand: "f32[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(a_1, [3, 2])
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(a_1, 0, 0, 1)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(b_1, a_1);  b_1 = a_1 = None
    return (expand, slice_1, mul)
