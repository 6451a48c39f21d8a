def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = mul_ = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(select_1, b_1);  select_1 = b_1 = add_ = None
    return mul
