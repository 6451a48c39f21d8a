def forward(self, primals_1: "f32[3, 4][8, 2]cpu", primals_2: "f32[3, 4][1, 3]cpu"):
    add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1)
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_2 = None
    exp: "f32[3, 4][4, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    return (add, mul, exp)
