def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(mul)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0);  detach = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 3);  select = mul_ = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, b_1);  mul = b_1 = None
    return mul_1
