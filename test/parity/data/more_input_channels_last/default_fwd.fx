def forward(self, primals_1: "f32[1, 2, 3, 3][18, 1, 6, 2]cpu", primals_2: "f32[1, 2, 3, 3][18, 1, 6, 2]cpu"):
    add: "f32[1, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    mul: "f32[1, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, add);  primals_1 = None
    return (add, mul, add)
