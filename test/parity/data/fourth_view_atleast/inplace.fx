def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[1, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0)
    mul_: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(unsqueeze, b_1);  unsqueeze = b_1 = mul_ = None
    return mul
