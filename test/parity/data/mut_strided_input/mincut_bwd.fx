def forward(self, primals_2: "f32[2][1]cpu", add: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2][1]cpu"):
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, add);  add = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    return (add_1, mul_1)
