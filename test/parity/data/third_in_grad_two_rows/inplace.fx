def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = b_1 = mul_ = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 1)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(select_1, select_2);  select_1 = select_2 = add_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, a_1);  a_1 = None
    return mul
