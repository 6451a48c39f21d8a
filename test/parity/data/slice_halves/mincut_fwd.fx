def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 2)
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 2, 9223372036854775807)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, slice_2);  slice_1 = slice_2 = None
    return (mul, primals_1)
