def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(exp);  exp = None
    return (mul, alias_1)
