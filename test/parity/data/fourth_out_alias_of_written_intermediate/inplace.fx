def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(mul, b_1);  mul = b_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_);  mul_ = None
    return (select, t)
