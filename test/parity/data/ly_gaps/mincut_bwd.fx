def forward(self, primals_1: "f32[3, 4][8, 2]cpu", primals_2: "f32[3, 4][1, 3]cpu", detach_1: "f32[3, 4][4, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu", tangents_2: "f32[3, 4][4, 1]cpu", tangents_3: "f32[3, 4][4, 1]cpu"):
    mul_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, detach_1);  tangents_3 = detach_1 = None
    mul_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_1);  primals_1 = None
    mul_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    add_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, tangents_1);  add_1 = tangents_1 = None
    return (add_2, mul_2)
