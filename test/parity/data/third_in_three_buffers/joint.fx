def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1);  primals_3 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, add);  primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, add)
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(primals_4, add_1);  primals_4 = add_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, copy);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, copy);  tangents_1 = None
    return (mul, add, copy, mul_1, mul_2, None, None, None)
