def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(sin, 2);  sin = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_, mul);  mul_ = mul = None
    return add
