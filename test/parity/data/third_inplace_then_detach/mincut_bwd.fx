def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", detach_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, detach_1);  tangents_2 = detach_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone);  clone = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 2);  mul_5 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_6);  mul_3 = mul_6 = None
    return (add, mul_4)
