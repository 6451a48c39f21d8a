def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_3);  sin = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add, primals_1, primals_2, primals_3)
