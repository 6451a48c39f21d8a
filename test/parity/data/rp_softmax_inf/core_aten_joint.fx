def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    _softmax: "f32[3][1]cpu" = torch.ops.aten._softmax.default(primals_1, 0, False);  primals_1 = None
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(_softmax)
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, alias_1);  tangents_1 = None
    sum_1: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sum_1);  alias_1 = sum_1 = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    return (_softmax, sub)
