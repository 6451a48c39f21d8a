def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, 3);  add = None
    return mul
