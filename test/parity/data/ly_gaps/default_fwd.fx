def forward(self, primals_1: "f32[3, 4][8, 2]cpu", primals_2: "f32[3, 4][1, 3]cpu"):
    add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1)
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    exp: "f32[3, 4][4, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    detach: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(exp)
    return (add, mul, exp, primals_1, primals_2, detach)
