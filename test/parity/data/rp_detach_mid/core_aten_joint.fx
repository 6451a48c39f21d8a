def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(mul)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, alias);  mul = None
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(primals_1);  primals_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(alias_1);  alias_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, sin);  mul_1 = sin = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, alias);  tangents_1 = alias = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 2);  mul_2 = None
    return (add, mul_3)
