def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[2, 3][3, 1]cpu"):
    _softmax: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, -1, False);  primals_1 = None
    alias: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    alias_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.float32);  tangents_1 = None
    _to_copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(alias_1, dtype = torch.float32);  alias_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, _to_copy_1);  _to_copy = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, sum_1);  _to_copy_1 = sum_1 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    _to_copy_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.bfloat16);  sub = None
    return (_softmax, _to_copy_2)
