def forward(self, arg0_1: "f32[6][1]cpu", arg1_1: "f32[2][1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 4)
    slice_2: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 2, 6);  mul = None
    return (slice_1, slice_2, arg1_1)
