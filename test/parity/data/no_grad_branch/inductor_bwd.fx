def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(primals_1);  primals_1 = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias);  alias = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = exp = None
    return (mul_1, None)
