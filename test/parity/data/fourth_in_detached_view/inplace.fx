def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(a_1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0);  detach = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
