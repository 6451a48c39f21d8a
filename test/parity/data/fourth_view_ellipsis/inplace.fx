def forward(self, a_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    mul: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    unsqueeze: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1)
    select: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.select.int(unsqueeze, 3, 1);  unsqueeze = None
    fill_: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.fill_.Scalar(select, 2.0);  select = fill_ = None
    return mul
