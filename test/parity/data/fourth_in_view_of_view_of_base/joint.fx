def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2][1]cpu"):
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(clone)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone, primals_2);  clone = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2)
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tangents_2);  tangents_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_1, clone_1);  clone_1 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add_1, primals_2);  add_1 = primals_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul_1);  tangents_2 = mul_1 = None
    return (mul, add, mul_2, add_2)
