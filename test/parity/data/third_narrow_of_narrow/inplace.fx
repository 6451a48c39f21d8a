def forward(self, a_1: "f32[4, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    slice_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 4)
    slice_2: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 0, 2);  slice_1 = None
    sub_: "f32[3, 2][3, 1]cpu" = torch.ops.aten.sub_.Tensor(slice_2, b_1);  slice_2 = b_1 = sub_ = None
    return mul
