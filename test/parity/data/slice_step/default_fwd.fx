def forward(self, primals_1: "f32[2, 5][5, 1]cpu"):
    slice_1: "f32[2, 3][5, 2]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 9223372036854775807, 2);  primals_1 = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(slice_1)
    return (sin, slice_1)
