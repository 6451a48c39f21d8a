def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "bf16[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    _to_copy: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.bfloat16);  mul_1 = None
    return (mul_2, _to_copy)
