def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", primals_2: "f32[][]cpu", tangents_1: "bf16[2, 3][3, 1]cpu"):
    mul_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32);  sum_1 = None
    return (mul_2, _to_copy)
