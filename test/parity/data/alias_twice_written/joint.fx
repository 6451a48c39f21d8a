def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tangents_2);  tangents_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, tangents_2);  add_1 = tangents_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 2);  add_2 = None
    return (mul, add, mul_1)
