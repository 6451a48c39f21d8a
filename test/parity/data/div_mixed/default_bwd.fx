def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "bf16[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    _to_copy: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.bfloat16);  mul = None
    return (div_3, _to_copy)
