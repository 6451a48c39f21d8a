def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2);  mul = primals_2 = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(add);  add = None
    return sin
