def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(b_1, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(b_1, 0, 1)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, select_1);  select = select_1 = mul_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
