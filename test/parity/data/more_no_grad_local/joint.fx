def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sin, 2);  sin = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul);  mul_1 = None
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  cos = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 2);  add_1 = None
    return (add, mul_3)
