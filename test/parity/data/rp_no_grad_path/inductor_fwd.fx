def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(primals_1)
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(alias);  alias = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(exp, primals_2);  exp = None
    sign: "f32[3][1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sign, primals_2);  sign = primals_2 = None
    return (add, mul, primals_1)
