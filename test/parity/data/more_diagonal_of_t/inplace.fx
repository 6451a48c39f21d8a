def forward(self, a_1: "f32[3, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mul)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(t);  t = None
    mul_: "f32[3][4]cpu" = torch.ops.aten.mul_.Tensor(diagonal, b_1);  diagonal = b_1 = mul_ = None
    return mul
