def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    fill_: "f32[3][1]cpu" = torch.ops.aten.fill_.Scalar(select, 1.0);  select = fill_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
