def forward(self, primals_2: "f32[3][1]cpu", mul: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul);  mul = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = None
    return (add_1, add_2)
