def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    return (detach, mul, mul_2, mul_1)
