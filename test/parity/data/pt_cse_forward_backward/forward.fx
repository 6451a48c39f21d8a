def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2);  sin = primals_2 = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1);  primals_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_1, primals_3);  sin_1 = primals_3 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return add
