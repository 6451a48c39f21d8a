def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    return (add, exp)
