def forward(self, a_1: "f32[3, 2][1, 3]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul_, b_1);  mul_ = b_1 = None
    t: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul);  mul = None
    return t
