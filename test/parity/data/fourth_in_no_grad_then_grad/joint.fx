def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, primals_2)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, add)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = None
    return (add, mul_1, add_1, add_2)
