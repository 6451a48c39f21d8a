def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    slice_1: "f32[2, 1][3, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 0, 1)
    expand: "f32[2, 3][3, 0]cpu" = torch.ops.aten.expand.default(slice_1, [2, 3]);  slice_1 = None
    add_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add_.Tensor(mul, b_1);  mul = b_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, add_);  expand = add_ = None
    return mul_1
