def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(clone, primals_2);  clone = primals_2 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(copy, primals_3)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, copy)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_3);  tangents_2 = primals_3 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(add, memory_format = torch.contiguous_format)
    return (copy, mul, zeros_like, add, mul_1)
