def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 0, 2)
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 2, 4)
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, 2);  slice_1 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, slice_2);  mul_1 = slice_2 = None
    return (add, mul)
