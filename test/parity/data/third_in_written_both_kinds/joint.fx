def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(clone, primals_2);  clone = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 3);  primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, mul)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul);  tangents_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    return (add, mul, mul_1, add_1, None)
